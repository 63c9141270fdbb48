/** Made-up addresses whose replies are known from earlier transactions. */
import { type ControlShape, controlsPerShape, type Outcome, settledMs } from '@leadlight/verification';
import type { RememberedControl } from './host-gate.ts';

/** A control whose reply is known before the transaction. */
export interface KnownControl {
  readonly shape: ControlShape;
  readonly index: number;
  readonly outcome: Outcome;
  readonly isFresh: boolean;
  /** The server accepted an address of the domain afterward. */
  readonly acceptedAfter: boolean;
  /** It was asked alone in the session, after the server had accepted an address of the domain: an acceptance comes before and after it. */
  readonly isOfSession?: boolean;
  /** The reply is at least `settledMs` old. */
  readonly isSettled?: boolean;
}

export function asKnown(remembered: readonly RememberedControl[], nowMs: number): KnownControl[] {
  // A refusal is remembered only if it can be read or an address was accepted afterward.
  return remembered.map(({ shape, index, reply, testedAtMs }) => ({
    isSettled: nowMs - testedAtMs >= settledMs,
    shape,
    index,
    outcome: { kind: 'answered', reply },
    isFresh: false,
    acceptedAfter: reply.code >= 500,
  }));
}

/** The indices of the shape's controls that are not known. */
export function missingControls(shape: ControlShape, known: readonly KnownControl[]): number[] {
  return Array.from({ length: controlsPerShape }, (_, index) => index).filter(
    (index) => !known.some((control) => control.shape === shape && control.index === index),
  );
}

/** Counts right verdicts against given ones. The truth comes from account maps, never from replies. */
import type { VerdictKind } from '@leadlight/verification';

export const kinds: readonly VerdictKind[] = ['deliverable', 'undeliverable', 'risky', 'unknown'];

export interface Judged {
  expected: VerdictKind;
  given: VerdictKind;
  /** Whether the answer can be known from outside. */
  knowable: boolean;
}

/** A part of a whole, both counts. */
export interface Share {
  part: number;
  whole: number;
}

export interface Scores {
  n: number;
  /** expected → given → count; pairs that did not occur are absent. */
  confusion: Partial<Record<VerdictKind, Partial<Record<VerdictKind, number>>>>;
  right: Share;
  /** Of the addresses called so, those that are. */
  deliverablePrecision: Share;
  undeliverablePrecision: Share;
  /** Of the addresses that are undeliverable and knowable, those that were called so. */
  undeliverableRecall: Share;
  /** `unknown`, of the knowable addresses. */
  unknown: Share;
  /** `deliverable` or `undeliverable`, of the addresses that nobody can know: each is an error, even if it happens to be right. */
  confidentUnknowable: Share;
}

export function score(judged: readonly Judged[]): Scores {
  const confusion: Scores['confusion'] = {};
  for (const { expected, given } of judged) {
    const row = (confusion[expected] ??= {});
    row[given] = (row[given] ?? 0) + 1;
  }
  const share = (among: (each: Judged) => boolean, isCounted: (each: Judged) => boolean): Share => {
    const whole = judged.filter(among);
    return { part: whole.filter(isCounted).length, whole: whole.length };
  };
  const isRight = ({ expected, given, knowable }: Judged) => expected === given && (knowable || !isConfident(given));
  return {
    n: judged.length,
    confusion,
    right: share(() => true, isRight),
    deliverablePrecision: share(({ given }) => given === 'deliverable', isRight),
    undeliverablePrecision: share(({ given }) => given === 'undeliverable', isRight),
    undeliverableRecall: share(({ expected, knowable }) => knowable && expected === 'undeliverable', isRight),
    unknown: share(
      ({ knowable }) => knowable,
      ({ given }) => given === 'unknown',
    ),
    confidentUnknowable: share(
      ({ knowable }) => !knowable,
      ({ given }) => isConfident(given),
    ),
  };
}

function isConfident(given: VerdictKind): boolean {
  return given === 'deliverable' || given === 'undeliverable';
}

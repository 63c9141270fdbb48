/**
 * Made-up addresses that were asked alone in a session, at a server that takes one recipient per transaction. A refusal that no rule can read shows that
 * the server refuses unknown names only between two acceptances: a server that refuses whoever comes first, and then accepts everyone, would otherwise
 * make every address look deliverable.
 */
import { type Outcome, rejectsUnknownMailbox, type TransactionResult } from '@leadlight/verification';
import { isExempt } from './host-queue.ts';
import type { KnownControl } from './known-controls.ts';

export class LoneControls {
  readonly #host: string;
  readonly #known = new Map<string, readonly KnownControl[]>();
  readonly #served = new Set<string>();

  constructor(host: string) {
    this.#host = host;
  }

  of(domain: string): readonly KnownControl[] {
    return this.#known.get(domain) ?? [];
  }

  /** Whether the session has accepted an address of the domain. */
  isServed(domain: string): boolean {
    return this.#served.has(domain);
  }

  /** Whether a refusal came before the first acceptance, so that it must be asked for again once there is one. */
  hasUnproven(domain: string): boolean {
    return !this.isServed(domain) && this.of(domain).some((control) => this.#isUnreadable(control.outcome));
  }

  /** Adds the reply about a control. */
  add(domain: string, control: Omit<KnownControl, 'isFresh' | 'acceptedAfter'>): void {
    const known: KnownControl = { ...control, isFresh: true, acceptedAfter: false, isOfSession: this.isServed(domain) };
    this.#known.set(domain, [...this.of(domain), known]);
  }

  /** After each transaction. With the first acceptance, the refusals before it are forgotten, so that they are asked for again. */
  note(domain: string, paths: readonly string[], { outcomes, repeat }: Pick<TransactionResult, 'outcomes' | 'repeat'>): void {
    const isTelling = outcomes.some((outcome, index) => isAccepted(outcome) && !isExempt(paths[index] ?? ''));
    if (this.isServed(domain) || (!isTelling && (repeat === null || !isAccepted(repeat)))) return;
    this.#served.add(domain);
    this.#known.set(
      domain,
      this.of(domain).filter(({ outcome }) => !this.#isUnreadable(outcome)),
    );
  }

  #isUnreadable(outcome: Outcome): boolean {
    return outcome.kind === 'answered' && outcome.reply.code >= 500 && !rejectsUnknownMailbox(outcome.reply, this.#host);
  }
}

function isAccepted(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.reply.code < 300;
}

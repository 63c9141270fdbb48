/** Right verdicts against those that were given, counted. The truth comes from account maps, never from replies. */
import type { VerdictKind } from '@leadlight/verification';

export const kinds: readonly VerdictKind[] = ['deliverable', 'undeliverable', 'risky', 'unknown'];

export interface Judged {
  expected: VerdictKind;
  said: VerdictKind;
  /** Whether anybody can know from outside. */
  knowable: boolean;
}

/** How many of how many. */
export interface Share {
  part: number;
  whole: number;
}

export interface Scores {
  n: number;
  /** expected → said → how many; pairs that did not happen are absent. */
  confusion: Partial<Record<VerdictKind, Partial<Record<VerdictKind, number>>>>;
  right: Share;
  /** Of those that were called so, those that are. */
  deliverablePrecision: Share;
  undeliverablePrecision: Share;
  /** Of those that are undeliverable and can be known to be, those that were called so. */
  undeliverableRecall: Share;
  /** `unknown`, of those that can be known. */
  unknown: Share;
  /** `deliverable` or `undeliverable`, of those that nobody can know: each an error, even a lucky one. */
  confidentUnknowable: Share;
}

export function score(judged: readonly Judged[]): Scores {
  const confusion: Scores['confusion'] = {};
  for (const { expected, said } of judged) {
    const row = (confusion[expected] ??= {});
    row[said] = (row[said] ?? 0) + 1;
  }
  const share = (among: (each: Judged) => boolean, holds: (each: Judged) => boolean): Share => {
    const whole = judged.filter(among);
    return { part: whole.filter(holds).length, whole: whole.length };
  };
  const isRight = ({ expected, said, knowable }: Judged) => expected === said && (knowable || !isConfident(said));
  return {
    n: judged.length,
    confusion,
    right: share(() => true, isRight),
    deliverablePrecision: share(({ said }) => said === 'deliverable', isRight),
    undeliverablePrecision: share(({ said }) => said === 'undeliverable', isRight),
    undeliverableRecall: share(({ expected, knowable }) => knowable && expected === 'undeliverable', isRight),
    unknown: share(
      ({ knowable }) => knowable,
      ({ said }) => said === 'unknown',
    ),
    confidentUnknowable: share(
      ({ knowable }) => !knowable,
      ({ said }) => isConfident(said),
    ),
  };
}

function isConfident(said: VerdictKind): boolean {
  return said === 'deliverable' || said === 'undeliverable';
}

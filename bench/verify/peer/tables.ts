import type { Truth } from '../../mail-lab/accounts.ts';
import type { Share } from '../confusion.ts';
import { shown } from '../shown.ts';

interface Answer {
  truth: Truth;
  isValid: boolean;
}

/** Compares "valid" with deliverable and "invalid" with undeliverable; both are errors if the answer can't be known. */
export function peerLines(answers: readonly Answer[]): string[] {
  const share = (among: readonly Answer[], isCounted: (answer: Answer) => boolean): Share => ({
    part: among.filter(isCounted).length,
    whole: among.length,
  });
  const is = (expected: Truth['expected']) => (answer: Answer) => answer.truth.knowable && answer.truth.expected === expected;
  const valid = answers.filter(({ isValid }) => isValid);
  const invalid = answers.filter(({ isValid }) => !isValid);
  const row = (what: string, counted: Share) => `| ${what} | ${counted.part} of ${counted.whole} | ${shown(counted)} |`;
  const kinds = ['deliverable', 'undeliverable', 'risky', 'unknown'] as const;
  const strataWhere = (those: readonly Answer[]) => [...new Set(those.map(({ truth }) => truth.stratum))].join(', ') || 'none';
  return [
    '| deep-email-validator, all strata | counted | share, 95 % interval |',
    '|---|---|---|',
    row('of what it calls valid, deliverable', share(valid, is('deliverable'))),
    row('of what it calls invalid, undeliverable', share(invalid, is('undeliverable'))),
    row(
      'of what is undeliverable and knowable, called invalid',
      share(answers.filter(is('undeliverable')), ({ isValid }) => !isValid),
    ),
    row(
      'of what is deliverable, called invalid',
      share(answers.filter(is('deliverable')), ({ isValid }) => !isValid),
    ),
    '',
    '| right ↓ given → | valid | invalid |',
    '|---|---|---|',
    ...kinds.map((kind) => {
      const those = answers.filter(({ truth }) => truth.expected === kind);
      return `| ${kind} | ${those.filter(({ isValid }) => isValid).length} | ${those.filter(({ isValid }) => !isValid).length} |`;
    }),
    '',
    `- Deliverable, called invalid: ${strataWhere(answers.filter((each) => is('deliverable')(each) && !each.isValid))}.`,
    `- Undeliverable, called valid: ${strataWhere(answers.filter((each) => is('undeliverable')(each) && each.isValid))}.`,
    `- Nobody can know, called valid: ${strataWhere(valid.filter(({ truth }) => !truth.knowable))}.`,
  ];
}

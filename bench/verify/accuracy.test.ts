/** Checks docs/accuracy.md against the measurements and the code. */
import { readFileSync } from 'node:fs';
import { confidenceAt, halfLifeDays, reasonTable } from '@leadlight/verification';
import { describe, expect, test } from 'vitest';
import { behaviorStrata, serverStrata } from '../mail-lab/strata.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const accuracy = read('accuracy.md');
const measurements = read('verification-measurements.md');
/** Cells of the rows below a heading. */
const rowsUnder = (heading: string): string[][] =>
  (accuracy.split(`${heading}\n`)[1]?.split('\n\n')[0] ?? '').split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the figures in accuracy.md', () => {
  const rows = rowsUnder('| what | figure | in the measurements |').slice(1);

  test.for(rows)('%s: %s', ([, figure, name]) => {
    const row = measurements.split('\n').find((line) => line.startsWith(`| ${name} |`));
    expect(row).toContain(`| ${figure} |`);
  });

  test('come from the command below them', () => {
    const [, command] = /`(npm run bench -- verify [^`]+)`/.exec(accuracy) ?? [];
    expect(measurements).toContain(command);
    expect(rows).toHaveLength(5);
  });

  test('state as many server setups as the mail lab has', () => {
    expect(accuracy).toContain(`in ${serverStrata.length} ways`);
    expect(accuracy).toContain(`${behaviorStrata.length} further kinds of server`);
  });
});

test.for([
  ['deliverable', 'deliverable', 'mailbox_accepted'],
  ['undeliverable', 'undeliverable', 'mailbox_not_found'],
  ['risky, catch-all', 'risky', 'catch_all'],
] as const)('the confidence of "%s" decreases as in the code', ([name, verdict, reason]) => {
  const row = rowsUnder('| verdict | on the day | after 30 days | after a year | half-life |').find(([first]) => first === name);
  const { confidence } = reasonTable[reason];
  const after = (days: number) => `${(100 * confidenceAt({ verdict, confidence, checkedAtMs: 0 }, days * 86_400_000)).toFixed(1)} %`;
  expect(row?.slice(1)).toEqual([after(0), after(30), after(365), `${halfLifeDays[verdict].toLocaleString('en-US')} days`]);
});

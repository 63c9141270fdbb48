/**
 * Fuzzes the address grammar, the parsing of replies, the dialogue and the judgment of verification, then the routes of the running application, with
 * a new seed. Build the dashboard first.
 * `npm run bench -- fuzz [--minutes=1] [--seed=N] [--write]`; --write writes docs/verification-measurements.md. If it finds a fault, it prints the smallest input that causes it.
 */
import { parseArgs } from 'node:util';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { Refusal, runMain, stopOnSignals } from '../scripts/bootstrap/command.mjs';
import { fuzzApi } from './fuzz/api.ts';
import { targets } from './fuzz/targets.ts';
import { measuredBy, writeSection } from './verify/page.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' }, write: { type: 'boolean', default: false } },
});
/** Milliseconds. */
function timeOf(check: () => void): number {
  const begunMs = performance.now();
  check();
  return performance.now() - begunMs;
}

/** Inputs between two checks of the time. */
const runsAtATime = 2000;

await runMain(async () => {
  stopOnSignals({ exitCode: 130 });
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  const by = measuredBy(['npm run bench -- fuzz', ...process.argv.slice(2).filter((each) => each !== '--write')].join(' '));
  const msEach = (Number(values.minutes) * 60_000) / targets.length;
  const faults: string[] = [];
  let slowestMs = 0;
  const rows = targets.map(({ what, property }) => {
    const started = performance.now();
    let runs = 0;
    const timed = property((check) => {
      const took = timeOf(check);
      // A slow run is repeated, because the machine may have been busy.
      if (took > slowestMs) slowestMs = Math.max(slowestMs, Math.min(took, timeOf(check), timeOf(check)));
    });
    for (let turn = 0; performance.now() - started < msEach; turn++) {
      const { failed, numRuns, counterexample, errorInstance } = fc.check(timed, { seed: seed + turn, numRuns: runsAtATime });
      runs += numRuns;
      if (!failed) continue;
      faults.push(`${what}, seed ${seed + turn}: ${String(errorInstance)}; ${fc.stringify(counterexample)}`);
      break;
    }
    return { what, runs, perSecond: runs / ((performance.now() - started) / 1000) };
  });
  const lines = [
    by,
    '',
    `fast-check, seeds from ${seed} on; each run draws new seeds. Not guided by coverage: inputs are generated from the characters, codes and phrases that the code distinguishes, from random bytes, and from valid inputs that are truncated or corrupted.`,
    '',
    '| inputs, and the properties checked for each | inputs | per second |',
    '|---|---|---|',
    ...rows.map(
      ({ what, runs, perSecond }) => `| ${what} | ${runs.toLocaleString('en-US')} | ${Math.round(perSecond).toLocaleString('en-US')} |`,
    ),
    '',
    `${faults.length === 0 ? 'No faults were found' : `${faults.length} faults were found`}; the slowest input took ${slowestMs.toFixed(1)} ms.`,
  ];
  console.log(lines.join('\n'));
  const api = await fuzzApi(Number(values.minutes), seed);
  const answered = Array.from(api.byClass, ([kind, count]) => `${count.toLocaleString('en-US')} ${kind}`)
    .toSorted()
    .join(', ');
  console.log(`\n${api.calls.toLocaleString('en-US')} calls of the API, ${Math.round(api.perSecond)} per second: ${answered}.`);
  faults.push(...api.faults);
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  if (values.write) await writeSection('fuzz', lines);
});

/**
 * Precision, recall and cost of verification: the product's verifier against real mail servers, verdict by verdict against their account maps.
 * `npm run bench -- verify [--strata=exists,none] [--addresses=20] [--seed=1] [--rtt=0] [--limit=240] [--again=320] [--greylist-delay=300] [--replies]`
 * --limit gives the rest up after so many seconds; --again asks what is greylisted again, once, after so many; --replies shows what was said where the verdict is wrong.
 * postgrey's own delay is 300 s; a shorter one is for trying something out.
 * Needs what the laboratory needs: Linux, root and Debian (docs/mail-lab.md).
 */
import { parseArgs } from 'node:util';
import { runMain, stopOnSignals } from '../scripts/bootstrap/command.mjs';
import { phase, reportProgressOn } from '../scripts/bootstrap/progress.mjs';
import { startMailLab } from './mail-lab/lab.ts';
import { measure } from './verify/measure.ts';
import { mistakesOf, repliesTo, tablesOf } from './verify/tables.ts';

const { values } = parseArgs({
  options: {
    strata: { type: 'string' },
    addresses: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    rtt: { type: 'string', default: '0' },
    limit: { type: 'string', default: '240' },
    again: { type: 'string' },
    'greylist-delay': { type: 'string', default: '300' },
    replies: { type: 'boolean', default: false },
  },
});

await runMain(async () => {
  reportProgressOn(process.stderr);
  stopOnSignals({ exitCode: 130 });
  const lab = await phase({ doing: 'starting the laboratory', done: 'laboratory started' }, () =>
    startMailLab({
      ...(values.strata && { strata: values.strata.split(',') }),
      addressesPerStratum: Number(values.addresses),
      rttMs: Number(values.rtt),
      seed: Number(values.seed),
      greylistDelayS: Number(values['greylist-delay']),
    }),
  );
  try {
    const run = await phase({ doing: 'verifying', done: 'verified' }, () =>
      measure(lab, { limitS: Number(values.limit), ...(values.again !== undefined && { againAfterS: Number(values.again) }) }),
    );
    console.log(tablesOf(run).join('\n'));
    const mistakes = mistakesOf(run.measured);
    console.log(mistakes.length === 0 ? '\nNo verdict is wrong.' : `\nNot the right verdict:\n${mistakes.join('\n')}`);
    if (values.replies) {
      const seen = new Set<string>();
      for (const each of run.measured.filter(({ expected, said }) => expected !== said)) {
        const kind = `${each.truth.stratum} ${each.expected} ${each.verdict?.reason ?? ''}`;
        if (seen.has(kind)) continue;
        seen.add(kind);
        console.log(`\n${kind} ${each.truth.address}\n  ${repliesTo(each).join('\n  ')}`);
      }
    }
  } finally {
    await lab.stop();
  }
});

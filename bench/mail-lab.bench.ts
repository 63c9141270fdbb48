/**
 * Prepares the mail lab of real mail servers, asks every server, and checks that it replies as its configuration requires.
 * `npm run bench -- mail-lab [--strata=exists,none] [--addresses=20] [--seed=1] [--greylist-delay=5] [--rtt=1,20,100] [--sweep] [--keep]`
 * --sweep asks about every address that --addresses creates, and looks for answers that contradict the truth.
 * `npm run bench -- mail-lab --prepare` only downloads and unpacks the servers.
 * Needs Linux, root and Debian. postgrey's default delay is 300 s; --greylist-delay=300 uses it.
 */
import { parseArgs } from 'node:util';
import { Refusal, runMain, stopOnSignals } from '../scripts/bootstrap/command.mjs';
import { phase, reportProgressOn, print } from '../scripts/bootstrap/progress.mjs';
import { startMailLab } from './mail-lab/lab.ts';
import { allServers, packagesIn, prepareServers } from './mail-lab/packages.ts';
import { strata as allStrata } from './mail-lab/strata.ts';
import { measureRoundTrip, smoke, sweep } from './mail-lab/smoke/smoke.ts';
import { printReplies, printRoundTrips, printSweep } from './mail-lab/smoke/tables.ts';

const { values } = parseArgs({
  options: {
    strata: { type: 'string' },
    addresses: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    'greylist-delay': { type: 'string', default: '5' },
    rtt: { type: 'string', default: '1,20,100' },
    sweep: { type: 'boolean', default: false },
    prepare: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

await runMain(async () => {
  reportProgressOn(process.stderr);
  // Processes started outside the lab end with this process; processes inside end with their namespace.
  stopOnSignals({ exitCode: 130 });
  const greylistDelayS = Number(values['greylist-delay']);
  const seed = Number(values.seed);
  const strata = values.strata?.split(',');
  const tree = await phase({ doing: 'unpacking the mail servers', done: 'mail servers unpacked' }, () => prepareServers(allServers));
  for (const name of packagesIn(tree).filter((each) => allServers.some((server) => each.startsWith(`${server}_`)))) print(`  ${name}`);
  if (values.prepare) return;

  const lab = await phase({ doing: 'starting the mail lab', done: 'mail lab started' }, () =>
    startMailLab({
      ...(strata && { strata }),
      addressesPerStratum: Number(values.addresses),
      rttMs: 0,
      seed,
      greylistDelayS,
      keepFiles: values.keep,
    }),
  );
  let broken = 0;
  let contradictions = 0;
  try {
    const results = await phase({ doing: 'asking every server', done: 'every server asked' }, () => smoke(lab, greylistDelayS));
    const order = allStrata.map(({ name }) => name);
    results.sort((one, other) => order.indexOf(one.stratum) - order.indexOf(other.stratum));
    printReplies(results);
    broken = results.filter((result) => result.broken.length > 0).length;
    if (values.sweep) {
      const swept = await phase({ doing: 'asking about every address', done: 'every address asked about' }, () =>
        sweep(lab, greylistDelayS),
      );
      printSweep(swept);
      contradictions = swept.reduce((total, each) => total + each.contradictions.length, 0);
    }
    if (values.keep) print(`configuration and logs: ${lab.logFolder}`);
  } finally {
    await lab.stop();
  }

  const roundTrips = [];
  for (const rttMs of values.rtt === '' ? [] : [0, ...values.rtt.split(',').map(Number)]) {
    const distant = await startMailLab({ strata: ['exists'], addressesPerStratum: 1, rttMs, seed });
    try {
      roundTrips.push({ rttMs, ...(await measureRoundTrip(distant)) });
    } finally {
      await distant.stop();
    }
  }
  printRoundTrips(roundTrips);
  if (broken > 0) throw new Refusal(`${broken} strata do not reply as their configuration requires.`);
  if (contradictions > 0) throw new Refusal(`${contradictions} answers contradict the truth file.`);
});

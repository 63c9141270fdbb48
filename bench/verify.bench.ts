/**
 * Measures precision, recall and cost of verification: asks real mail servers with the product's verifier, compares each verdict with their account maps, and compares with peers: deep-email-validator (npm) and AfterShip's email-verifier (Go).
 * `npm run bench -- verify [--part=verdicts,trips,pace,peers,peers-pace,unforeseen] [--write]`; without --part, runs all parts; --write writes them to docs/verification-measurements.md.
 * verdicts: [--strata=exists,none], by default those of usual servers and domains, [--addresses=20] [--seed=1] [--window=400] [--greylist-delay=300] [--replies]
 *   --window: seconds from the start to the last attempt; if a verdict advises to ask again, that is done at the advised time. --replies shows the replies for
 *   wrong verdicts. postgrey's default delay is 300 s; shorter delays are for experiments.
 * trips: round trips cold and warm. pace: [--rtt=1,20,100] [--seconds=8] [--connections=2], addresses per second, compared with deep-email-validator.
 * peers: verdicts of Leadlight and of the peers about the same addresses, with the options of verdicts; peers-pace: addresses per second of all, at 20 ms. Both need Go 1.25.
 * unforeseen: servers in this process that were invented to mislead, [--set=first,second,third,fourth] [--servers=TEXT] [--seed=1] [--replies]; needs no mail lab. 6 min next to other work.
 * The others need what the mail lab needs: Linux, root and Debian (docs/mail-lab.md).
 */
import { parseArgs } from 'node:util';
import { Refusal, runMain, stopOnSignals } from '../scripts/bootstrap/command.mjs';
import { phase, reportProgressOn } from '../scripts/bootstrap/progress.mjs';
import { fixedWork } from './fixed-work.ts';
import { type MailLabOptions, startMailLab } from './mail-lab/lab.ts';
import { serverStrata, strata, type Stratum } from './mail-lab/strata.ts';
import { measuredBy, writeSection } from './verify/page.ts';
import { measurePaces, peerRuns, usualRuns } from './verify/pace/measure.ts';
import { paceLines } from './verify/pace/tables.ts';
import { measurePeers } from './verify/peers/measure.ts';
import { peerLines } from './verify/peers/tables.ts';
import { measureTrips } from './verify/trips/measure.ts';
import { tripLines } from './verify/trips/tables.ts';
import { measureUnforeseen } from './verify/unforeseen/measure.ts';
import { measureVerdicts } from './verify/verdicts/measure.ts';
import { mistakesOf, repliesTo, tablesOf } from './verify/verdicts/tables.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'verdicts,trips,pace,peers,peers-pace,unforeseen' },
    write: { type: 'boolean', default: false },
    strata: { type: 'string' },
    addresses: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    window: { type: 'string', default: '400' },
    'greylist-delay': { type: 'string', default: '300' },
    replies: { type: 'boolean', default: false },
    set: { type: 'string', default: 'first,second,third,fourth' },
    servers: { type: 'string', default: '' },
    rtt: { type: 'string', default: '1,20,100' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '2' },
  },
});
const seed = Number(values.seed);
const paceOptions = { seconds: Number(values.seconds), connections: Number(values.connections), seed };
/** Without --strata: those that the part measures. */
const labOptions = (usual: readonly Stratum[]): MailLabOptions => ({
  strata: values.strata?.split(',') ?? usual.map(({ name }) => name),
  addressesPerStratum: Number(values.addresses),
  rttMs: 0,
  seed,
  greylistDelayS: Number(values['greylist-delay']),
});

const parts: Record<string, () => Promise<string[]>> = {
  async verdicts() {
    const lab = await phase({ doing: 'starting the mail lab', done: 'mail lab started' }, () => startMailLab(labOptions(serverStrata)));
    try {
      const run = await phase({ doing: 'verifying', done: 'verified' }, () => measureVerdicts(lab, { windowS: Number(values.window) }));
      const mistakes = mistakesOf(run.measured);
      if (values.replies) {
        for (const each of Map.groupBy(
          run.measured.filter(({ expected, given }) => expected !== given),
          ({ truth, expected, reason }) => `${truth.stratum} ${expected} ${reason ?? ''}`,
        ).values()) {
          const [first] = each;
          if (first) process.stderr.write(`${first.truth.address}\n  ${repliesTo(first).join('\n  ')}\n`);
        }
      }
      return [
        ...tablesOf(run),
        '',
        ...(mistakes.length === 0 ? ['No wrong verdicts.'] : ['Wrong verdicts:', '', ...mistakes.map((each) => `- ${each}`)]),
      ];
    } finally {
      await lab.stop();
    }
  },
  trips: async () => tripLines(await phase({ doing: 'counting round trips', done: 'round trips counted' }, () => measureTrips(seed))),
  pace: async () => {
    const rtts = values.rtt.split(',').map(Number);
    return paceLines(
      await phase({ doing: 'measuring the pace', done: 'pace measured' }, () => measurePaces(rtts, paceOptions, usualRuns)),
      paceOptions,
    );
  },
  'peers-pace': async () =>
    paceLines(
      await phase({ doing: "measuring the peers' pace", done: 'pace measured' }, () => measurePaces([20], paceOptions, peerRuns)),
      paceOptions,
    ),
  unforeseen: () =>
    phase({ doing: 'asking servers that mislead', done: 'asked' }, () =>
      measureUnforeseen({ seed, sets: values.set.split(','), servers: values.servers, showsEvidence: values.replies }),
    ),
  peers: async () =>
    peerLines(
      await phase({ doing: 'asking with Leadlight and its peers', done: 'asked' }, () =>
        measurePeers(labOptions(strata), Number(values.window)),
      ),
    ),
};

await runMain(async () => {
  reportProgressOn(process.stderr);
  stopOnSignals({ exitCode: 130 });
  const command = ['npm run bench -- verify', ...process.argv.slice(2).filter((each) => each !== '--write')].join(' ');
  for (const name of values.part.split(',')) {
    const part = parts[name];
    if (!part) throw new Refusal(`There is no part "${name}". Choose from: ${Object.keys(parts).join(', ')}.`);
    const by = measuredBy(command);
    const before = fixedWork();
    const measured = await part();
    const pace = `Fixed work (2^25 steps of a generator): ${before.toFixed(2)} s before, ${fixedWork().toFixed(2)} s after.`;
    const lines = [by, '', pace, '', ...measured];
    console.log(`${lines.join('\n')}\n`);
    if (values.write) await writeSection(name, lines);
  }
});

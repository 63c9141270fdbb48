/**
 * Runs inside the lab: asks the resolver and the servers about one existing and one missing address of each stratum, with a plain client.
 * `node probe.ts TASK_FILE`; writes a JSON line to standard output when a stratum is done.
 */
import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { type Client, converse, type Recipient, type Step } from './converse.ts';
import { type Expectation, expectations } from './expectations.ts';

export interface SmokeTask {
  resolver: string;
  client: Client;
  greylistDelayS: number;
  strata: { name: string; existing?: string; missing?: string }[];
}

export interface SmokeResult {
  stratum: string;
  /** The replies at each stage, in order, by session. */
  sessions: Step[][];
  /** A sentence for each expectation that was not met. */
  broken: string[];
}

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SmokeTask;
const resolver = new Resolver({ timeout: 2000, tries: 1 });
resolver.setServers([task.resolver]);
await Promise.all(task.strata.map(async (stratum) => process.stdout.write(`${JSON.stringify(await probe(stratum))}\n`)));

async function probe({ name, existing, missing }: SmokeTask['strata'][number]): Promise<SmokeResult> {
  const expectation: Expectation | undefined = expectations[name];
  const address = existing ?? missing;
  const domain = domainToASCII(address?.slice(address.lastIndexOf('@') + 1) ?? '');
  if (!expectation || !address) return { stratum: name, sessions: [], broken: [`${name} has no expectations`] };
  const recipients: Recipient[] = [
    ...(existing ? [{ stage: 'existing' as const, address: existing }] : []),
    ...(missing ? [{ stage: 'missing' as const, address: missing }] : []),
    { stage: 'control', address: `x7k2q9-${name.length}${process.pid}@${domain}` },
  ];
  const sessions: SmokeResult['sessions'] = [];
  const broken: string[] = [];
  const run = async (expected: Expectation['first'], how: Expectation) => {
    let steps = await converse(resolver, task.client, domain, recipients, expected, how);
    for (let dialled = 1; dialled < (how.connections ?? 1) && !keeps(steps, expected); dialled += 1)
      steps = await converse(resolver, task.client, domain, recipients, expected, how);
    sessions.push(steps);
    for (const [stage, pattern] of Object.entries(expected)) {
      const reply = steps.find((step) => step.stage === stage);
      if (!reply) broken.push(`${stage} was not reached`);
      else if (!pattern.test(reply.text)) broken.push(`${stage}: the reply was "${reply.text}", expected ${pattern}`);
    }
  };
  await run(expectation.first, expectation);
  if (expectation.again) {
    await delay(expectation.again.after === 'greylist-delay' ? (task.greylistDelayS + 1) * 1000 : 2000);
    const { early: _early, plain: _plain, ...polite } = expectation;
    await run(expectation.again.expect, polite);
  }
  return { stratum: name, sessions, broken };
}

function keeps(steps: readonly Step[], expected: Expectation['first']): boolean {
  return Object.entries(expected).every(([stage, pattern]) => steps.some((step) => step.stage === stage && pattern.test(step.text)));
}

/**
 * Runs inside the lab: asks the servers about every address of the truth file, and reports answers that contradict the truth.
 * A contradiction is a fault of the lab (a map that spells an address differently), never of an engine.
 * `node sweep.ts TASK_FILE` writes one JSON line for each stratum.
 */
import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import type { Truth } from '../accounts.ts';
import { type Client, converse, type Recipient } from './converse.ts';
import { type Expectation, expectations } from './expectations.ts';

export interface SweepTask {
  resolver: string;
  client: Client;
  greylistDelayS: number;
  truthFile: string;
}

export interface SweepResult {
  stratum: string;
  asked: number;
  /** Addresses with an unexpected answer, and that answer. */
  contradictions: string[];
}

/** Below Postfix's limit of ten errors, after which it answers a second late. */
const recipientsPerSession = 8;

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SweepTask;
const truth = readFileSync(task.truthFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Truth);
// Hundreds of answers at once overflow the kernel's buffer for this client's one socket; lost queries are repeated.
const resolver = new Resolver({ timeout: 1000, tries: 4 });
resolver.setServers([task.resolver]);
await Promise.all(
  [...Map.groupBy(truth, ({ stratum }) => stratum)].map(async ([stratum, addresses]) => {
    const result = await sweep(stratum, addresses);
    if (result) process.stdout.write(`${JSON.stringify(result)}\n`);
  }),
);

/** @returns undefined for a stratum whose servers don't answer for single recipients, or only after a long wait */
async function sweep(stratum: string, addresses: readonly Truth[]): Promise<SweepResult | undefined> {
  const expectation = expectations[stratum];
  if (!expectation || expectation.oneRecipient) return undefined;
  const { again } = expectation;
  const expected = again?.expect ?? expectation.first;
  const patterns = expectation.alone ?? { existing: expected.existing, missing: expected.missing };
  const { early: _early, plain: _plain, ...how } = expectation;
  // If a server ends the session at the first recipient, each session asks about one.
  const ends = /closed|\^421/.test(String(patterns.existing?.source));
  if (!patterns.existing && !patterns.missing) return expected.dns ? sweepNames(stratum, addresses, expected.dns) : undefined;

  const contradictions: string[] = [];
  const byDomain = Map.groupBy(addresses, ({ address }) => domainToASCII(address.slice(address.lastIndexOf('@') + 1)));
  const pass = (check: boolean) =>
    Promise.all(
      [...byDomain].map(async ([domain, some]) => {
        const size = ends ? 1 : recipientsPerSession;
        for (let from = 0; from < some.length; from += size) {
          const recipients = some
            .slice(from, from + size)
            .map(({ address, exists }): Recipient => ({ stage: exists ? 'existing' : 'missing', address }));
          const steps = await session(domain, recipients, expected, how);
          if (check) contradictions.push(...contradicting(recipients, steps, patterns));
        }
      }),
    );
  if (again) {
    await pass(false);
    await delay(again.after === 'greylist-delay' ? (task.greylistDelayS + 1) * 1000 : 3000);
  }
  await pass(true);
  return { stratum, asked: addresses.length, contradictions };
}

function session(domain: string, recipients: Recipient[], expected: Expectation['first'], how: Expectation) {
  return converse(resolver, task.client, domain, recipients, expected, { ...how, resets: how.alone !== undefined });
}

function contradicting(
  recipients: readonly Recipient[],
  steps: Awaited<ReturnType<typeof converse>>,
  patterns: { existing: RegExp | undefined; missing: RegExp | undefined },
): string[] {
  return recipients.flatMap(({ stage, address }) => {
    const pattern = stage === 'control' ? undefined : patterns[stage];
    const reply = steps.find((step) => step.address === address)?.text ?? `nothing (${steps.at(-1)?.text})`;
    return pattern && !pattern.test(reply) ? [`${address}: ${reply}`] : [];
  });
}

async function sweepNames(stratum: string, addresses: readonly Truth[], pattern: RegExp): Promise<SweepResult> {
  const contradictions: string[] = [];
  for (const { address } of addresses) {
    const [step] = await converse(resolver, task.client, address.slice(address.lastIndexOf('@') + 1), [], { dns: pattern }, {});
    if (!step || !pattern.test(step.text)) contradictions.push(`${address}: ${step?.text}`);
  }
  return { stratum, asked: addresses.length, contradictions };
}

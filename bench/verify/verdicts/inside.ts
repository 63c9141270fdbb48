/**
 * Runs inside the mail lab: the product's verifier, used like a worker with a long list.
 * `node inside.ts TASK_JSON` reads a JSON line for each address (`Asked`) and writes one for each verdict as it comes, and one about the cost.
 *
 * If a verdict advises to ask again, the address is asked about again at the advised time, as often as advised, until the window ends: in real time, like a job.
 */
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { type Verifier, verifyMany } from '@leadlight/adapters';
import type { Verdict } from '@leadlight/verification';
import type { Truth } from '../../mail-lab/accounts.ts';
import { type Asker, labVerifiers } from '../lab-verifier.ts';

export interface Task extends Asker {
  /** Seconds from the start to the last attempt. */
  windowS: number;
}

/** An address to ask about; the others at once, with the usual sender. */
export type Asked = Pick<Truth, 'address' | 'laterS' | 'nullSender'>;

export type Line =
  | { kind: 'verdict'; index: number; attempt: number; atS: number; verdict: Verdict }
  /** `firstS`: seconds until all first attempts were done, or the window ended. */
  | { kind: 'cost'; firstS: number; tookS: number; maxMemoryBytes: number };

/** More than verifyMany's default, so that slow servers wait at the same time. */
const window = 2000;

const task = JSON.parse(process.argv[2] ?? '') as Task;
const report = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const asked: (Asked & { index: number })[] = [];
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  asked.push({ ...(JSON.parse(line) as Asked), index: asked.length });

const started = performance.now();
const sinceStartS = () => (performance.now() - started) / 1000;
const ending = new AbortController();
setTimeout(() => ending.abort(), task.windowS * 1000).unref();
const { signal } = ending;
/** Pending further attempts. */
const later: Promise<void>[] = [];

const verifiers: Verifier[] = [];
const groups = Map.groupBy(asked, ({ laterS = 0, nullSender = false }) => `${laterS} ${nullSender}`);
const usual = labVerifiers(task)();
let firstS = 0;
await Promise.all(Array.from(groups.values(), verifyGroup));
// Each attempt may add another.
for (let next = later.shift(); next; next = later.shift()) await next;
report({ kind: 'cost', firstS, tookS: sinceStartS(), maxMemoryBytes: process.resourceUsage().maxRSS * 1024 });
for (const verifier of verifiers) verifier.close();

async function verifyGroup(group: readonly (typeof asked)[number][]): Promise<void> {
  const [{ laterS = 0, nullSender } = { laterS: 0, nullSender: undefined }] = group;
  const verifier = nullSender ? labVerifiers({ ...task, sender: '<>' })() : usual;
  verifiers.push(verifier);
  if (laterS > 0) await delay(laterS * 1000, undefined, { signal }).catch(() => undefined);
  try {
    const addresses = group.map(({ address }) => address);
    for await (const { index, verdict } of verifyMany(verifier, addresses, { window, signal }))
      settle(verifier, group[index]?.index ?? -1, 1, verdict);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (laterS === 0) firstS = Math.max(firstS, sinceStartS());
}

function settle(verifier: Verifier, index: number, attempt: number, verdict: Verdict): void {
  report({ kind: 'verdict', index, attempt, atS: sinceStartS(), verdict });
  const { next } = verdict;
  if (next?.by !== 'waiting' || next.askAgainAtMs === null) return;
  const waitMs = next.askAgainAtMs - (performance.timeOrigin + performance.now());
  if (sinceStartS() + waitMs / 1000 < task.windowS) later.push(askAgain(verifier, index, attempt + 1, verdict, waitMs));
}

async function askAgain(verifier: Verifier, index: number, attempt: number, { address, next }: Verdict, waitMs: number): Promise<void> {
  await new Promise<void>((resolve) => void setTimeout(resolve, waitMs));
  if (signal.aborted) return;
  try {
    settle(verifier, index, attempt, await verifier.verify(address, { priority: 'bulk', sameServer: next?.sameServer ?? null, signal }));
  } catch (error) {
    // The earlier verdict remains.
    if (!signal.aborted) throw error;
  }
}

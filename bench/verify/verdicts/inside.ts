/**
 * Runs inside the mail lab: the product's verifier, used like a worker with a long list.
 * `node inside.ts TASK_JSON` reads one address per line from standard input and writes a JSON line for each verdict as it comes, and one about the cost.
 *
 * If a verdict advises to ask again, the address is asked about again at the advised time, as often as advised, until the window ends: in real time, like a job.
 */
import { createInterface } from 'node:readline';
import { verifyMany } from '@leadlight/adapters';
import type { Verdict } from '@leadlight/verification';
import { type Asker, labVerifiers } from '../lab-verifier.ts';

export interface Task extends Asker {
  /** Seconds from the start to the last attempt. */
  windowS: number;
}

export type Line =
  | { kind: 'verdict'; index: number; attempt: number; atS: number; verdict: Verdict }
  /** `firstS`: seconds until all first attempts were done, or the window ended. */
  | { kind: 'cost'; firstS: number; tookS: number; maxMemoryBytes: number };

/** More than verifyMany's default, so that slow servers wait at the same time. */
const window = 2000;

const task = JSON.parse(process.argv[2] ?? '') as Task;
const report = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const verifier = labVerifiers(task)();
const addresses: string[] = [];
for await (const address of createInterface({ input: process.stdin, crlfDelay: Infinity })) addresses.push(address);

const started = performance.now();
const sinceStartS = () => (performance.now() - started) / 1000;
const ending = new AbortController();
setTimeout(() => ending.abort(), task.windowS * 1000).unref();
const { signal } = ending;
/** Pending further attempts. */
const later: Promise<void>[] = [];

try {
  for await (const { index, verdict } of verifyMany(verifier, addresses, { window, signal })) settle(index, 1, verdict);
} catch (error) {
  if (!signal.aborted) throw error;
}
const firstS = sinceStartS();
// Each attempt may add another.
for (let next = later.shift(); next; next = later.shift()) await next;
report({ kind: 'cost', firstS, tookS: sinceStartS(), maxMemoryBytes: process.resourceUsage().maxRSS * 1024 });
verifier.close();

function settle(index: number, attempt: number, verdict: Verdict): void {
  report({ kind: 'verdict', index, attempt, atS: sinceStartS(), verdict });
  const { next } = verdict;
  if (next?.by !== 'waiting' || next.askAgainAtMs === null) return;
  const waitMs = next.askAgainAtMs - (performance.timeOrigin + performance.now());
  if (sinceStartS() + waitMs / 1000 < task.windowS) later.push(askAgain(index, attempt + 1, verdict.address, next.sameServer, waitMs));
}

async function askAgain(index: number, attempt: number, address: string, sameServer: string | null, waitMs: number): Promise<void> {
  await new Promise<void>((resolve) => void setTimeout(resolve, waitMs));
  if (signal.aborted) return;
  try {
    settle(index, attempt, await verifier.verify(address, { priority: 'bulk', sameServer, signal }));
  } catch (error) {
    // The earlier verdict remains.
    if (!signal.aborted) throw error;
  }
}

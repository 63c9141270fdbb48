/**
 * Runs inside the laboratory: the product's verifier, as a worker with a long list would use it.
 * `node inside.ts TASK_JSON` takes an address a line from standard input and gives a JSON line for each verdict, as they come, and one about the cost.
 */
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type AskDns,
  createDial,
  createDnsCache,
  createDnsClient,
  createMailHosts,
  createVerifier,
  readIdentity,
  systemClock,
  verifyMany,
} from '@leadlight/adapters';
import type { Verdict } from '@leadlight/verification';

export interface Task {
  resolver: string;
  heloName: string;
  sender: string;
  /** Seconds after which what the server put off (greylisting, callout) is asked again, once, at the same server; absent: never. */
  againAfterS?: number;
  /** Seconds after which the rest is given up; then it has no line. */
  limitS: number;
}

export type Line =
  | { kind: 'verdict'; index: number; attempt: 1 | 2; verdict: Verdict }
  /** After the first attempts. */
  | { kind: 'cost'; tookMs: number; maxMemoryBytes: number };

/** Its resolver answers within microseconds, faster than a socket's buffer is emptied. */
const questionsAtATime = 100;
/** More than verifyMany's own: slow servers wait together. */
const window = 2000;

const task = JSON.parse(process.argv[2] ?? '') as Task;
const say = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);
// The names of the laboratory are reserved ones, as they should be.
const reading = readIdentity({ heloName: task.heloName, sender: task.sender }, { allowReserved: true });
if (!reading.ok) throw new Error(reading.faults.map(({ field, words }) => `${field} ${words}`).join('; '));

const verifier = createVerifier({
  findMailHosts: createMailHosts(createDnsCache(fewAtATime(createDnsClient({ servers: [task.resolver] })))),
  dial: createDial(),
  identity: reading.identity,
  // Finer than the system's: what was sent together has one time, and nothing else has the same.
  clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
  onNotice: (notice) => process.stderr.write(`${notice.kind}${notice.kind === 'fault' ? `: ${(notice.error as Error).stack}` : ''}\n`),
});
const addresses: string[] = [];
for await (const address of createInterface({ input: process.stdin, crlfDelay: Infinity })) addresses.push(address);

const startedMs = performance.now();
let lastPendingMs = startedMs;
const again: { index: number; verdict: Verdict }[] = [];
const signal = AbortSignal.timeout(task.limitS * 1000);
try {
  for await (const { index, verdict } of verifyMany(verifier, addresses, { window, signal })) {
    say({ kind: 'verdict', index, attempt: 1, verdict });
    if (isPending(verdict)) {
      again.push({ index, verdict });
      lastPendingMs = performance.now();
    }
  }
} catch (error) {
  if (!signal.aborted) throw error;
}
say({ kind: 'cost', tookMs: performance.now() - startedMs, maxMemoryBytes: process.resourceUsage().maxRSS * 1024 });
if (task.againAfterS !== undefined && again.length > 0) {
  await delay(Math.max(0, lastPendingMs + task.againAfterS * 1000 - performance.now()));
  await Promise.all(
    again.map(async ({ index, verdict: { address, next } }) => {
      const verdict = await verifier.verify(address, { priority: 'bulk', sameServer: next?.sameServer ?? null });
      say({ kind: 'verdict', index, attempt: 2, verdict });
    }),
  );
}
verifier.close();

/** Put off by the server's habit, not by a trouble that may last. */
function isPending({ reason }: Verdict): boolean {
  return reason === 'greylisted' || reason === 'callout_pending' || reason === 'temporarily_deferred';
}

function fewAtATime(ask: AskDns): AskDns {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (...question) => {
    while (underWay >= questionsAtATime) await new Promise<void>((resolve) => waiting.push(resolve));
    underWay++;
    try {
      return await ask(...question);
    } finally {
      underWay--;
      waiting.shift()?.();
    }
  };
}

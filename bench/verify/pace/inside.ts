/**
 * Runs inside the mail lab: verifies a list in one of several ways for a number of seconds and reports the result.
 * `node inside.ts TASK_JSON` reads a line `SERVER ADDRESS` for each address; at its end the list starts again.
 */
import { createInterface } from 'node:readline';
import { createHostGate, type Verifier, type VerifierOptions, verifyMany } from '@leadlight/adapters';
import type { VerdictKind } from '@leadlight/verification';
import { validate } from 'deep-email-validator';
import { type Asker, labVerifiers } from '../lab-verifier.ts';
import { limitedGate } from './limited-gate.ts';

export type Way =
  /** The product's verifier, which encrypts if possible; and without encryption, like the peer. */
  | 'ours'
  | 'ours in the clear'
  /** The verifier in a loop over the list: each address when the one before has its verdict. */
  | 'ours, in a loop'
  /** Our dialogue with one connection per address, one after the other. */
  | 'ours, one by one'
  /** deep-email-validator, with as many connections per server as ours may have; and called in a loop over the list. */
  | 'peer'
  | 'peer, one by one';

export interface Task extends Asker {
  way: Way;
  seconds: number;
  /** Concurrent connections to one server. */
  connections: number;
}

export interface Pace {
  /** By the address's position in the list, once per question; the peer has two possible answers. */
  verdicts: [index: number, verdict: VerdictKind][];
  tookS: number;
  maxMemoryBytes: number;
  /** CPU time of this process, in seconds. */
  cpuS: number;
}

const task = JSON.parse(process.argv[2] ?? '') as Task;
const list: { server: string; address: string }[] = [];
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const [server = '', address = ''] = line.split(' ');
  list.push({ server, address });
}
const verifiers = labVerifiers(task);
const verdicts: Pace['verdicts'] = [];
const begun = process.cpuUsage();
const started = performance.now();
const signal = AbortSignal.timeout(task.seconds * 1000);
await ways()[task.way]();
const tookS = Math.min(task.seconds, (performance.now() - started) / 1000);
const { user, system } = process.cpuUsage(begun);
const pace: Pace = { verdicts, tookS, maxMemoryBytes: process.resourceUsage().maxRSS * 1024, cpuS: (user + system) / 1e6 };
process.stdout.write(`${JSON.stringify(pace)}\n`, () => process.exit(0));

function ways(): Record<Way, () => Promise<void>> {
  const asPeerDoes: Partial<VerifierOptions> = { tls: 'demanded' };
  return {
    ours: () => verifyAll(verifiers({ gate: limitedGate(createHostGate(), task.connections) })),
    'ours in the clear': () => verifyAll(verifiers({ gate: limitedGate(createHostGate(), task.connections), ...asPeerDoes })),
    'ours, in a loop': async () => {
      const verifier = verifiers(asPeerDoes);
      for (const { index, address } of again(list)) {
        const verdict = await verifier.verify(address, { signal }).catch(ignoreEnd);
        if (verdict && !signal.aborted) verdicts.push([index, verdict.verdict]);
      }
      verifier.close();
    },
    'ours, one by one': async () => {
      for (const { index, address } of again(list)) {
        const verifier = verifiers({ idleMs: 0, ...asPeerDoes });
        const verdict = await verifier.verify(address, { signal }).catch(ignoreEnd);
        verifier.close();
        if (verdict && !signal.aborted) verdicts.push([index, verdict.verdict]);
      }
    },
    peer: async () => {
      const byServer = Map.groupBy(list.entries(), ([, { server }]) => server);
      await Promise.all(
        Array.from(byServer.values(), async (those) => {
          const turn = again(those.map(([index, { address }]) => ({ index, address })));
          await Promise.all(Array.from({ length: task.connections }, () => askPeer(turn)));
        }),
      );
    },
    'peer, one by one': () => askPeer(again(list)),
  };
}

async function verifyAll(verifier: Verifier): Promise<void> {
  const addresses = (function* () {
    for (const { address } of again(list)) yield address;
  })();
  try {
    for await (const { index, verdict } of verifyMany(verifier, addresses, { window: 2000, signal }))
      verdicts.push([index % list.length, verdict.verdict]);
  } catch (error) {
    ignoreEnd(error);
  }
}

async function askPeer(turn: Iterable<{ index: number; address: string }>): Promise<void> {
  for (const { index, address } of turn) {
    // Grammar and DNS checks stay, as in ours; without its lists of typos and disposable domains, it does less work than ours.
    const { valid } = await validate({ email: address, sender: task.sender, validateTypo: false, validateDisposable: false });
    if (signal.aborted) return;
    verdicts.push([index, valid ? 'deliverable' : 'undeliverable']);
  }
}

/** Repeats the list until time is up. Workers that share it take turns. */
function again(items: readonly { address: string; index?: number }[]): Iterable<{ index: number; address: string }> {
  let at = 0;
  const iterator: Iterator<{ index: number; address: string }> = {
    next() {
      const place = at++ % items.length;
      const item = items[place];
      return signal.aborted || !item
        ? { done: true, value: undefined }
        : { done: false, value: { index: item.index ?? place, address: item.address } };
    },
  };
  return { [Symbol.iterator]: () => iterator };
}

function ignoreEnd(error: unknown): null {
  if (signal.aborted) return null;
  throw error;
}

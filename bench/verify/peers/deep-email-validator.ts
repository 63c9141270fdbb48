/**
 * Runs inside the mail lab: verifies a list with deep-email-validator.
 * `node deep-email-validator.ts TASK_JSON` reads a line `SERVER ADDRESS` for each address and writes a JSON line for each answer.
 */
import { createInterface } from 'node:readline';
import { validate } from 'deep-email-validator';
import type { PeerAnswer, PeerTask } from './measure.ts';

const { sender, connections } = JSON.parse(process.argv[2] ?? '') as PeerTask;
const list: { index: number; server: string; address: string }[] = [];
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const space = line.indexOf(' ');
  list.push({ index: list.length, server: line.slice(0, space), address: line.slice(space + 1) });
}
await Promise.all(
  Array.from(Map.groupBy(list, ({ server }) => server).values(), async (those) => {
    const turn = those.values();
    await Promise.all(Array.from({ length: connections }, () => ask(turn)));
  }),
);

async function ask(turn: Iterable<(typeof list)[number]>): Promise<void> {
  for (const { index, address } of turn) {
    // Its lists of typos and disposable domains are not part of the comparison.
    const { valid } = await validate({ email: address, sender, validateTypo: false, validateDisposable: false });
    const answer: PeerAnswer = { index, verdict: valid ? 'deliverable' : 'undeliverable' };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

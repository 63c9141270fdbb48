/**
 * Runs inside the mail lab: verifies a list with deep-email-validator, two addresses per server at a time.
 * `node inside.ts TASK_JSON` reads a line `SERVER ADDRESS` for each address and writes a JSON line for each answer.
 */
import { createInterface } from 'node:readline';
import { validate } from 'deep-email-validator';

export interface Task {
  sender: string;
}

export interface Line {
  index: number;
  /** It has two possible answers, and reports the check at which it stopped. */
  isValid: boolean;
  because: string | null;
}

/** As many connections as Leadlight opens to an unknown server. */
const connections = 2;

const { sender } = JSON.parse(process.argv[2] ?? '') as Task;
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
    const { valid, reason } = await validate({ email: address, sender, validateTypo: false, validateDisposable: false });
    const line: Line = { index, isValid: valid, because: reason ?? null };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

/** Has the laboratory's addresses verified inside it, and holds each verdict against the truth. */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Verdict } from '@leadlight/verification';
import type { Truth } from '../mail-lab/accounts.ts';
import type { MailLab } from '../mail-lab/lab.ts';
import type { Judged } from './confusion.ts';
import type { Line, Task } from './inside.ts';
import { type Traffic, trafficOf } from './traffic.ts';

const program = fileURLToPath(new URL('inside.ts', import.meta.url));

export interface Measured extends Judged {
  truth: Truth;
  /** The last one; null: it did not come in time, and counts as unknown. */
  verdict: Verdict | null;
  attempts: number;
}

export interface Run {
  measured: Measured[];
  /** Until all first attempts were done or given up. */
  tookMs: number;
  maxMemoryBytes: number;
  traffic: Traffic;
}

/** @throws when a server or the verifier ends before its time */
export async function measure(lab: MailLab, { limitS, againAfterS }: Pick<Task, 'limitS' | 'againAfterS'>): Promise<Run> {
  const task: Task = {
    resolver: lab.resolver,
    heloName: lab.client.hostName,
    sender: lab.client.mailFrom,
    limitS,
    ...(againAfterS !== undefined && { againAfterS }),
  };
  const child = lab.run(process.execPath, [program, JSON.stringify(task)], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdin || !child.stdout) throw new Error('The verifier inside has no input or output.');
  const last = new Map<number, Extract<Line, { kind: 'verdict' }>>();
  let cost: Extract<Line, { kind: 'cost' }> | undefined;
  const first: Verdict[] = [];
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as Line;
    if (line.kind === 'cost') cost = line;
    else last.set(line.index, line);
    if (line.kind === 'verdict' && line.attempt === 1) first.push(line.verdict);
  });
  child.stdin.end(lab.truth.map(({ address }) => `${address}\n`).join(''));
  const code = await Promise.race([new Promise<number | null>((resolve) => child.once('close', resolve)), lab.broken]);
  if (code !== 0 || !cost) throw new Error(`The verifier inside ended with ${code}.`);
  return {
    tookMs: cost.tookMs,
    maxMemoryBytes: cost.maxMemoryBytes,
    traffic: trafficOf(first),
    measured: lab.truth.map((truth, index) => {
      const line = last.get(index);
      return {
        truth,
        expected: truth.expected,
        knowable: truth.knowable,
        said: line?.verdict.verdict ?? 'unknown',
        verdict: line?.verdict ?? null,
        attempts: line?.attempt ?? 0,
      };
    }),
  };
}

/** Has the laboratory's addresses verified inside it, and holds each verdict against the truth. */
import { fileURLToPath } from 'node:url';
import type { EvidenceStep, Reason, Verdict } from '@leadlight/verification';
import type { Truth } from '../../mail-lab/accounts.ts';
import type { MailLab } from '../../mail-lab/lab.ts';
import type { Judged } from '../confusion.ts';
import { runInside } from '../run-inside.ts';
import { type Traffic, watchTraffic } from '../traffic.ts';
import type { Line, Task } from './inside.ts';

const program = fileURLToPath(new URL('inside.ts', import.meta.url));

export interface Measured extends Judged {
  truth: Truth;
  /** Of the last verdict; null: it did not come in time, and counts as unknown. */
  reason: Reason | null;
  attempts: number;
  /** Servers that were dialled for it in the last attempt. */
  servers: readonly string[];
  /** Kept where the verdict is not the right one. */
  evidence: readonly EvidenceStep[];
}

export interface Run {
  measured: Measured[];
  /** Until all first attempts were done, and until nothing was to be asked again within the window. */
  firstS: number;
  tookS: number;
  maxMemoryBytes: number;
  /** Of the first attempts. */
  traffic: Traffic;
}

/** @throws when a server or the verifier ends before its time */
export async function measureVerdicts(lab: MailLab, { windowS }: Pick<Task, 'windowS'>): Promise<Run> {
  const task: Task = { resolver: lab.resolver, heloName: lab.client.hostName, sender: lab.client.mailFrom, windowS };
  const measured = lab.truth.map((truth): Measured => {
    const { expected, knowable } = truth;
    return { truth, expected, knowable, said: 'unknown', reason: null, attempts: 0, servers: [], evidence: [] };
  });
  const traffic = watchTraffic();
  let cost: Extract<Line, { kind: 'cost' }> | undefined;
  const note = (line: Line): void => {
    if (line.kind === 'cost') {
      cost = line;
      return;
    }
    const { index, attempt, verdict } = line;
    const before = measured[index];
    if (!before) throw new Error(`The verifier inside speaks of an address ${index} that it was not given.`);
    if (attempt === 1) traffic.note(verdict);
    const isRight = verdict.verdict === before.expected;
    measured[index] = {
      ...before,
      said: verdict.verdict,
      reason: verdict.reason,
      attempts: attempt,
      servers: serversOf(verdict),
      evidence: isRight ? [] : verdict.evidence,
    };
  };
  await runInside(lab, program, { task, input: lab.truth.map(({ address }) => address), onLine: note });
  if (!cost) throw new Error('The verifier inside did not say what it cost.');
  return { measured, firstS: cost.firstS, tookS: cost.tookS, maxMemoryBytes: cost.maxMemoryBytes, traffic: traffic.sum() };
}

function serversOf({ evidence }: Verdict): string[] {
  return evidence.flatMap((step) => (step.kind === 'connect' && step.outcome !== 'backing_off' ? [step.address] : []));
}

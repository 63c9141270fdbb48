/** Verifies the mail lab's addresses inside it, and compares each verdict with the truth. */
import { fileURLToPath } from 'node:url';
import type { EvidenceStep, Reason, Verdict } from '@leadlight/verification';
import type { Truth } from '../../mail-lab/accounts.ts';
import type { MailLab } from '../../mail-lab/lab.ts';
import type { Judged } from '../confusion.ts';
import { runInside } from '../run-inside.ts';
import { type Traffic, watchTraffic } from '../traffic.ts';
import type { Asked, Line, Task } from './inside.ts';

const program = fileURLToPath(new URL('inside.ts', import.meta.url));

export interface Measured extends Judged {
  truth: Truth;
  /** Of the last verdict; null if none came in time, which counts as unknown. */
  reason: Reason | null;
  attempts: number;
  /** Servers contacted for it in the last attempt. */
  servers: readonly string[];
  /** Set if the verdict is wrong. */
  evidence: readonly EvidenceStep[];
}

export interface Run {
  measured: Measured[];
  /** Seconds until all first attempts were done, and until nothing had to be asked again within the window. */
  firstS: number;
  tookS: number;
  maxMemoryBytes: number;
  /** Of the first attempts only. */
  traffic: Traffic;
}

/** @throws if a server or the verifier exits too early */
export async function measureVerdicts(lab: MailLab, { windowS }: Pick<Task, 'windowS'>): Promise<Run> {
  const task: Task = { resolver: lab.resolver, heloName: lab.client.hostName, sender: lab.client.mailFrom, windowS };
  const measured = lab.truth.map((truth): Measured => {
    const { expected, knowable } = truth;
    return { truth, expected, knowable, given: 'unknown', reason: null, attempts: 0, servers: [], evidence: [] };
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
    if (!before) throw new Error(`The verifier returned an unknown address index ${index}.`);
    if (attempt === 1) traffic.note(verdict);
    const isRight = verdict.verdict === before.expected;
    measured[index] = {
      ...before,
      given: verdict.verdict,
      reason: verdict.reason,
      attempts: attempt,
      servers: serversOf(verdict),
      evidence: isRight ? [] : verdict.evidence,
    };
  };
  const input = lab.truth.map(({ address, laterS, nullSender }) =>
    JSON.stringify({ address, ...(laterS !== undefined && { laterS }), ...(nullSender && { nullSender }) } satisfies Asked),
  );
  await runInside(lab, program, { task, input, onLine: note });
  if (!cost) throw new Error('The verifier did not report its cost.');
  return { measured, firstS: cost.firstS, tookS: cost.tookS, maxMemoryBytes: cost.maxMemoryBytes, traffic: traffic.sum() };
}

function serversOf({ evidence }: Verdict): string[] {
  return evidence.flatMap((step) => (step.kind === 'connect' && step.outcome !== 'backing_off' ? [step.address] : []));
}

import type { Run } from '../../runs/run.ts';

/** Runs as the answers to their starts describe them. A short one has ended when the list of runs is read for the first time after that. */
const started = new Map<string, Run>();

export function noteStart(id: string, run: Run): void {
  started.set(id, run);
}

/** The run as it was when it started here; undefined if it didn't, or if this was asked before. */
export function takeStart(id: string): Run | undefined {
  const run = started.get(id);
  started.delete(id);
  return run;
}

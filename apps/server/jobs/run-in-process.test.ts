/** The processes in which runs are worked on. */
import { expect, test } from 'vitest';
import { runInProcess } from './run-in-process.ts';

test.for(['SIGINT', 'SIGHUP'] as const)(
  'a %s to the whole terminal does not end the process of a run, which the server ends in order',
  async (name) => {
    const report = await runInProcess(new URL('../testing/interrupted-process.ts', import.meta.url), {}, undefined, {
      onNotice: (pid) => {
        process.kill(Number(pid), name);
        process.kill(Number(pid), 'SIGUSR2');
      },
    });
    expect(report).toEqual({ outcome: 'finished' });
  },
);

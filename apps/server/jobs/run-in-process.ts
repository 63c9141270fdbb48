/**
 * Work in a process of its own: what goes wrong there, memory included, leaves the server as it is. The order goes over the channel between the two,
 * never over the command line, which others on the machine can read.
 */
import { fork } from 'node:child_process';
import { faultOf } from '../http/fault.ts';

export type ProcessReport = { readonly outcome: string } | { readonly fault: Record<string, unknown> };

/** Heap of V8; beside it stand buffers and the code itself. */
const usualHeapMegabytes = 320;
/**
 * Objects of rows live for one transaction and are hardly ever gone when this is full, whatever its size: twice as much saves a twenty-fifth of an
 * import's time and takes 30 MB more.
 */
const semiSpaceMegabytes = 8;
/**
 * By how much the heap may grow, in percent of what was in use, before all of it is gone through again. V8 gives so small a heap a third, and that took a
 * third of the processor's time.
 */
const heapGrowingPercent = 60;

/** Never rejects: a process that was killed is a report of its own. @param signal kills it at once */
export function runInProcess(
  module: URL,
  order: object,
  signal?: AbortSignal,
  { heapMegabytes = usualHeapMegabytes }: { readonly heapMegabytes?: number } = {},
): Promise<ProcessReport> {
  return new Promise((resolve) => {
    const child = fork(module, [], {
      execArgv: [
        `--max-old-space-size=${heapMegabytes}`,
        `--max-semi-space-size=${semiSpaceMegabytes}`,
        `--heap-growing-percent=${heapGrowingPercent}`,
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let report: ProcessReport | undefined;
    const stop = (): void => {
      child.kill('SIGKILL');
    };
    signal?.addEventListener('abort', stop, { once: true });
    child.on('message', (received: ProcessReport) => {
      report = received;
    });
    child.once('error', (error) => {
      report ??= { fault: { kind: error.name } };
    });
    child.once('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', stop);
      resolve(report ?? { fault: { kind: 'exit', code, signal: killedBy } });
    });
    child.send(order, (error) => {
      if (error) stop();
    });
  });
}

/** The other side: does one order and ends; ends too when the server does. @param work gives a word for how it went */
// oxlint-disable-next-line no-unnecessary-type-parameters -- says what the caller's function takes
export function serveOrder<Order>(work: (order: Order) => Promise<string>): void {
  process.once('disconnect', () => process.exit(0));
  process.once('message', (order: Order) => {
    void work(order)
      .then((outcome): ProcessReport => ({ outcome }))
      .catch((error: unknown): ProcessReport => ({ fault: faultOf(error) }))
      .then((report) => process.send?.(report, () => process.exit('fault' in report ? 1 : 0)));
  });
}

/**
 * Runs work in a separate process, so that a crash or running out of memory there doesn't affect the server. The input is sent over IPC, never on the
 * command line, which other users of the machine can read.
 */
import { fork } from 'node:child_process';
import { faultOf } from '../http/fault.ts';
import { currentTraceparent } from '../tracing/spans.ts';
import { traceProcess } from '../tracing/trace-process.ts';

export type ProcessReport = { readonly outcome: string } | { readonly fault: Record<string, unknown> };

/** What a process reports while it works: a sentence for the log. */
interface ProcessNotice {
  readonly notice: string;
}

/** V8's heap; buffers and code need memory in addition. */
const usualHeapMegabytes = 320;
/**
 * The objects of rows live for one transaction, and most are still in use when this space is full, whatever its size: each doubling saves a few percent
 * of an import's time and takes more memory.
 */
const semiSpaceMegabytes = 4;
/**
 * Growth of the heap, in percent of what was in use, before the next full garbage collection. V8's default for a heap this small is about 33 %, with
 * which collections took a third of the CPU time. With 60 % and a semi-space of 8 MB, an import of 40,000 rows took 197 MB and 9.65 s of CPU time in this
 * process, with 40 % and 8 MB 175 MB and 9.8 s, with these values 169 MB and 10.4 s (2026-11-26, `npm run bench -- import --rows=40000`).
 */
const heapGrowingPercent = 40;

/**
 * Never rejects: a killed process resolves with a fault.
 * @param signal kills the process immediately
 * @param onNotice gets the sentences of {@link noticeToServer}
 */
export function runInProcess(
  module: URL,
  order: object,
  signal?: AbortSignal,
  {
    heapMegabytes = usualHeapMegabytes,
    onNotice = () => undefined,
  }: { readonly heapMegabytes?: number; readonly onNotice?: (notice: string) => void } = {},
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
    child.on('message', (received: ProcessReport | ProcessNotice) => {
      if ('notice' in received) onNotice(received.notice);
      else report = received;
    });
    child.once('error', (error) => {
      report ??= { fault: { kind: error.name } };
    });
    child.once('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', stop);
      resolve(report ?? { fault: { kind: 'exit', code, signal: killedBy } });
    });
    const traceparent = currentTraceparent();
    child.send(traceparent === undefined ? order : { ...order, traceparent }, (error) => {
      if (error) stop();
    });
  });
}

/** In the child process: has the server log an error that is the operator's to fix, not the work's. */
export function noticeToServer(notice: string): void {
  const message: ProcessNotice = { notice };
  if (process.connected) process.send?.(message);
}

/**
 * The side of the child process: does the work for one message and exits; also exits when the server does. @param work returns a word for the outcome
 */
// oxlint-disable-next-line no-unnecessary-type-parameters -- types the parameter of the caller's function
export function serveOrder<Order>(work: (order: Order) => Promise<string>): void {
  // Ctrl-C in a terminal reaches this process, too. The server decides when it ends, so that the interruption isn't counted as a failed attempt.
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
  process.once('disconnect', () => process.exit(0));
  process.once('message', (order: Order & { readonly traceparent?: string }) => {
    void traceProcess(order.traceparent, () => work(order))
      .then((outcome): ProcessReport => ({ outcome }))
      .catch((error: unknown): ProcessReport => ({ fault: faultOf(error) }))
      .then((report) => process.send?.(report, () => process.exit('fault' in report ? 1 : 0)));
  });
}

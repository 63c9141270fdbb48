/** A made-up run in a separate process, which kills itself at a given point. */
import { serveRun, type RunOrder } from '../runs/run-process.ts';
import { madeUpRuns, type AtPoint, type MadeUpPoint } from './made-up-run.ts';

export interface MadeUpOrder extends RunOrder {
  /** Kills the process the nth time it reaches this point. */
  readonly killAt?: { readonly point: MadeUpPoint; readonly time: number };
  /** Rows that kill the process each time they are worked on. */
  readonly killingRows?: readonly number[];
  /** Blocks at this point. */
  readonly stopAt?: MadeUpPoint;
}

let order: MadeUpOrder | undefined;
const times = new Map<MadeUpPoint, number>();

const at: AtPoint = (point, rows) => {
  const time = (times.get(point) ?? 0) + 1;
  times.set(point, time);
  if (order?.killAt?.point === point && order.killAt.time === time) process.kill(process.pid, 'SIGKILL');
  if (point === 'work' && order?.killingRows?.some((row) => rows.includes(row))) process.kill(process.pid, 'SIGKILL');
  if (order?.stopAt === point) {
    delete (order as { stopAt?: MadeUpPoint }).stopAt;
    process.kill(process.pid, 'SIGSTOP');
  }
};

const { kind, work } = madeUpRuns(at);

serveRun(kind, (received: MadeUpOrder) => {
  order = received;
  return { work };
});

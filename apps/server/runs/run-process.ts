/** The side of a run that is a process of its own: one slice, told what to do over the channel that it was started with. */
import { connect, type ConnectionTarget } from '@leadlight/db/platform';
import { serveOrder } from '../jobs/run-in-process.ts';
import type { RunKind, SliceWork } from './run-kind.ts';
import { runSlice, type SliceOptions } from './run-slice.ts';
import type { RunWorld } from './slice.ts';

export interface RunOrder {
  readonly target: ConnectionTarget;
  readonly workspaceId: string;
  readonly runId: string;
  /** Of the lease. */
  readonly token: string;
  /** Ahead of the machine's clock. */
  readonly clockOffsetMs: number;
  /** Tests make them short. */
  readonly times?: Omit<SliceOptions, 'token'>;
}

/** What the process holds open for its slice. */
export interface ProcessWork {
  readonly work: SliceWork;
  readonly close?: () => Promise<void>;
}

/**
 * Does one slice and ends.
 * @param open what the work needs beside the database, from the order
 * @param connections to the database: one is for the lease
 */
// oxlint-disable-next-line no-unnecessary-type-parameters -- says what the caller's function takes
export function serveRun<Order extends RunOrder>(
  kind: RunKind,
  open: (order: Order, world: RunWorld) => Promise<ProcessWork> | ProcessWork,
  { connections = 4 } = {},
): void {
  serveOrder(async (order: Order) => {
    const { target, token, clockOffsetMs, times } = order;
    const db = connect(target, { max: connections });
    const world: RunWorld = { db, now: () => new Date(Date.now() + clockOffsetMs) };
    try {
      const { work, close } = await open(order, world);
      try {
        return await runSlice(world, kind, work, order, { ...times, token });
      } finally {
        await close?.().catch(() => undefined);
      }
    } finally {
      await db.end().catch(() => undefined);
    }
  });
}

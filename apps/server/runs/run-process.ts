/** Runs one slice in a separate process. The input arrives over the IPC channel. */
import { connect, type ConnectionTarget } from '@leadlight/db/platform';
import { serveOrder } from '../jobs/run-in-process.ts';
import type { RunKind } from './run-kind.ts';
import type { SliceWork } from './run-work.ts';
import { runSlice, type SliceOptions } from './run-slice.ts';
import type { RunWorld } from './slice.ts';

export interface RunOrder {
  readonly target: ConnectionTarget;
  readonly workspaceId: string;
  readonly runId: string;
  /** The lease's token. */
  readonly token: string;
  /** Offset from the machine's clock, in milliseconds. */
  readonly clockOffsetMs: number;
  /** Short in tests. */
  readonly times?: Omit<SliceOptions, 'token'>;
}

/** The resources of the process for its slice. */
export interface ProcessWork {
  readonly work: SliceWork;
  readonly close?: () => Promise<void>;
}

/**
 * Runs one slice and exits.
 * @param open creates what the work needs besides the database
 * @param connections number of database connections, including one for the lease
 */
// oxlint-disable-next-line no-unnecessary-type-parameters -- types the parameter of the caller's function
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

/** The rows of a run that are still to be asked about, read page by page: those that were never asked about, and deferred ones that are due. */
import { readOrderToAsk, readRowsDue, readRowsToAsk, type RowToAsk, type VerificationRun } from '@leadlight/db/verification';
import type { Step } from '../runs/slice.ts';
import { mostOfOneDomain } from './asking-line.ts';

/** Read at a time; what waits in memory is twice that at most. */
export const pageRows = 1_000;
/** How often it checks whether deferred rows are due. */
const lookMs = 1_000;

interface Page {
  readonly order: readonly number[];
  /** Places of the order that were read. */
  readonly count: number;
  readonly isDueLook: boolean;
}

interface Unavailable {
  /** Rows that failed and are tried again last. */
  readonly failing: readonly number[];
  /** Rows that were read before and have no answer yet. */
  readonly inMemory: number;
}

export interface AskingPages {
  /** Whether {@link AskingPages.read} may find rows now. */
  readonly isReadable: () => boolean;
  /** Whether rows are left that were never asked about. */
  readonly hasMore: () => boolean;
  /** Part of a transaction: the next page, which counts as read when `passed` is called with it. Contains rows that are in memory too. */
  readonly read: (
    step: Step,
    run: VerificationRun,
    unavailable: Unavailable,
  ) => Promise<{ readonly page: Page; readonly rows: readonly RowToAsk[] }>;
  /** The transaction was committed. */
  readonly passed: (page: Page) => void;
  /** Begins again: rows that were read are still without an answer. */
  readonly restart: () => void;
}

export function createAskingPages(): AskingPages {
  /** Rows to ask about, in their order, and how many of them were read; null: to be read. */
  let order: readonly number[] | null = null;
  let readSoFar = 0;
  let dueLookAtMs = Number.NEGATIVE_INFINITY;

  const hasMore = (): boolean => order === null || readSoFar < order.length;
  const isTimeToLook = (): boolean => performance.now() - dueLookAtMs >= lookMs;

  return {
    hasMore,
    isReadable: () => hasMore() || isTimeToLook(),
    read: async ({ tx, now }, run, { failing, inMemory }) => {
      const isDueLook = isTimeToLook();
      const dueLimit = inMemory + pageRows;
      const due = run.waiting > 0 && isDueLook ? await readRowsDue(tx, run.id, now, { limit: dueLimit, except: failing }) : [];
      const inOrder = order ?? (await readOrderToAsk(tx, run.id, { together: mostOfOneDomain, except: failing }));
      const places = inOrder.slice(readSoFar, readSoFar + pageRows);
      const unasked = places.length > 0 ? await readRowsToAsk(tx, run.id, places) : [];
      return { page: { order: inOrder, count: places.length, isDueLook }, rows: [...due, ...unasked] };
    },
    passed: (page) => {
      order = page.order;
      readSoFar += page.count;
      if (page.isDueLook) dueLookAtMs = performance.now();
    },
    restart: () => {
      order = null;
      readSoFar = 0;
    },
  };
}

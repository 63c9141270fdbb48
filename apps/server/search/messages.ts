/** Messages between a search process and its threads. */
import type { ConnectionTarget } from '@leadlight/db/platform';
import type { LeadShare } from '@leadlight/leads/segments';

export interface WorkerSetup {
  readonly target: ConnectionTarget;
  readonly snapshotPath: string;
  /** Which leads the thread has. */
  readonly share: LeadShare;
  /** The pool that another thread has read already; null if this thread reads it from disk or has it built. */
  readonly image: SharedArrayBuffer | null;
  /** Bytes of memory for workspaces' own leads in this thread. */
  readonly mostOwnBytes: number;
  /** Bytes of disk for files of workspaces' own leads; 0 for none. */
  readonly mostFileBytes: number;
  /** Whether this thread removes files that must not stay; one of a process does. */
  readonly sweepsFiles: boolean;
  /** Shorter in tests; otherwise ten seconds. */
  readonly pollMs?: number | undefined;
  /** Milliseconds that a question waits for changes that were committed before it. */
  readonly longestWaitMs: number;
}

export type ToWorker =
  /** @param content a `SearchQuestion` as bytes, which the thread reads */
  | { readonly kind: 'ask'; readonly id: number; readonly workspaceId: string; readonly content: Uint8Array }
  /** The result is no longer needed. */
  | { readonly kind: 'forget'; readonly id: number }
  /** The pool was built. */
  | { readonly kind: 'pool'; readonly image: SharedArrayBuffer }
  /** The pool could not be built. */
  | { readonly kind: 'noPool' }
  | { readonly kind: 'stop' };

/** Attributes of a span: what was asked, and how long it waited for changes and in line, and took, in milliseconds. */
export type AnswerTiming = Readonly<
  Record<'leadlight.search.kind', string> & Record<'leadlight.search.waited_ms' | 'leadlight.search.took_ms', number>
>;

export type LogMessage = {
  readonly kind: 'log';
  readonly level: 'info' | 'warn';
  readonly what: string;
  readonly details: Readonly<Record<string, unknown>>;
};

export type FromWorker =
  | LogMessage
  | { readonly kind: 'ready'; readonly leads: number }
  /** Every change that was committed before this moment, in milliseconds, is applied. */
  | { readonly kind: 'caughtUp'; readonly at: number; readonly leads: number }
  /** The pool as it was on disk, so that other threads don't read it again. */
  | { readonly kind: 'read'; readonly image: SharedArrayBuffer }
  /** The thread needs the pool as it is now; it receives `pool` or `noPool`. */
  | { readonly kind: 'build' }
  /** Too many of the pool's leads were written since it was built; all threads should get a new one. */
  | { readonly kind: 'loose' }
  /** The question could not be answered. */
  | { readonly kind: 'noAnswer'; readonly id: number }
  /** @param ownLeads of the workspace */
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly content: Uint8Array<ArrayBuffer>;
      readonly ownLeads: number;
      readonly timing: AnswerTiming;
    };

/** Messages from the thread that builds the index. */
export type FromBuilder =
  /** The pool as a snapshot, in shared memory. */
  | { readonly kind: 'built'; readonly image: SharedArrayBuffer }
  /** The snapshot could not be written, so the next start reads all leads again. */
  | { readonly kind: 'notKept'; readonly fault: Readonly<Record<string, unknown>> };

/**
 * What every command and read is given: on whose behalf, when, and the key under which it happens once. A route passes its call; jobs and
 * operator commands make a context of their own.
 */
import {
  inWorkspace,
  onceForUser,
  onceInWorkspace,
  operator,
  system,
  type ActorRef,
  type AuthTx,
  type WorkspaceTx,
} from '@leadlight/db/platform';
import type { UserCaller, WorkspaceCaller } from './http/caller.ts';
import type { Services } from './services.ts';

/** The caller's Idempotency-Key and what it is for. */
export interface OnceScope {
  readonly key: string;
  /** Digest of method, path and body. */
  readonly fingerprint: Buffer;
}

export interface CommandContext<Caller, Needs extends keyof Services = 'db'> {
  readonly services: Pick<Services, Needs>;
  readonly caller: Caller;
  readonly now: Date;
  /** Null where the command may happen as often as it is asked for. */
  readonly once: OnceScope | null;
}

export type PublicContext<Needs extends keyof Services = 'db'> = CommandContext<null, Needs>;
export type UserContext<Needs extends keyof Services = 'db'> = CommandContext<UserCaller, Needs>;
export type WorkspaceContext<Needs extends keyof Services = 'db'> = CommandContext<WorkspaceCaller, Needs>;

/**
 * Turns what a command made or a read found into what the caller is answered. Runs in the same transaction: names are read there, and an answer
 * is kept under its Idempotency-Key with the work itself.
 */
export type Present<Result, Answer> = (tx: WorkspaceTx, result: Result, context: WorkspaceContext) => Answer | Promise<Answer>;

/** A part of a list, and where the next one begins. */
export interface Page<T> {
  readonly items: T[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** A context for what the installation does by itself (jobs) or what its operator does by command. */
export function contextOf<Needs extends keyof Services>(
  services: Pick<Services, Needs>,
  by: 'operator' | 'system',
  workspaceId: string,
  now: Date,
): WorkspaceContext<Needs> {
  const actor: ActorRef = by === 'operator' ? operator : system;
  return { services, caller: { kind: 'workspace', workspaceId, actor, member: null }, now, once: null };
}

/** Runs `work` in one transaction that sees the rows of the caller's workspace. */
export function transact<T>({ services, caller }: WorkspaceContext, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  return inWorkspace(services.db, caller.workspaceId, work);
}

/**
 * Runs `work` in one transaction, once for the caller's Idempotency-Key: a repetition gets the answer of the first.
 * @param keep what of the answer is kept for a repetition; secrets are not
 * @throws Refusal idempotency_key_reused
 */
export function transactOnce<T>(context: WorkspaceContext, work: (tx: WorkspaceTx) => Promise<T>, keep?: (answer: T) => T): Promise<T> {
  return transact(context, (tx) => onceHere(context, tx, () => work(tx), keep));
}

/** As {@link transactOnce}, in the transaction that is open. */
export async function onceHere<T>(
  { caller, now, once }: CommandContext<{ readonly actor: ActorRef }>,
  tx: WorkspaceTx,
  work: () => Promise<T>,
  keep: (answer: T) => T = (answer) => answer,
): Promise<T> {
  if (!once) return work();
  let fresh: T | undefined;
  const { body, isReplay } = await onceInWorkspace(tx, { ...once, actorId: caller.actor.id ?? '' }, now, async () => {
    fresh = await work();
    return { status: 200, body: keep(fresh) };
  });
  return isReplay ? (body as T) : (fresh as T);
}

/** As {@link onceHere}, for what a user does outside a workspace's data. */
export async function onceByUser<T>(
  { caller, now, once }: CommandContext<{ readonly actor: ActorRef }>,
  tx: AuthTx,
  work: () => Promise<T>,
): Promise<T> {
  if (!once) return work();
  const { body } = await onceForUser(tx, { ...once, actorId: caller.actor.id ?? '' }, now, async () => ({
    status: 200,
    body: await work(),
  }));
  return body as T;
}

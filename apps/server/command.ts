/**
 * The context of every command and read: the caller, the time and the Idempotency-Key. A route passes its call; jobs and operator commands
 * create their own context.
 */
import {
  inWorkspace,
  isInterference,
  onceForUser,
  onceInWorkspace,
  operator,
  system,
  type ActorRef,
  type AuthTx,
  type WorkspaceTx,
} from '@leadlight/db/platform';
import { setTimeout as delay } from 'node:timers/promises';
import type { UserCaller, WorkspaceCaller } from './http/caller.ts';
import type { Services } from './services.ts';

/** The caller's Idempotency-Key and the request it belongs to. */
export interface OnceScope {
  readonly key: string;
  /** Digest of method, path and body. */
  readonly fingerprint: Buffer;
}

export interface CommandContext<Caller, Needs extends keyof Services = 'db'> {
  readonly services: Pick<Services, Needs>;
  readonly caller: Caller;
  readonly now: Date;
  /** Null if repeated requests repeat the command. */
  readonly once: OnceScope | null;
  /** The versions of the record on which the caller based the change; undefined if any will do. See http/version.ts. */
  readonly ifMatch?: readonly string[] | undefined;
}

export type PublicContext<Needs extends keyof Services = 'db'> = CommandContext<null, Needs>;
export type UserContext<Needs extends keyof Services = 'db'> = CommandContext<UserCaller, Needs>;
export type WorkspaceContext<Needs extends keyof Services = 'db'> = CommandContext<WorkspaceCaller, Needs>;

/**
 * Builds the response from the result of a command or read. Runs in the same transaction, because it reads names there and because the response
 * is stored under the Idempotency-Key together with the work.
 */
export type Present<Result, Answer> = (tx: WorkspaceTx, result: Result, context: WorkspaceContext) => Answer | Promise<Answer>;

/** One page of a list. */
export interface Page<T> {
  readonly items: T[];
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

/** A context for jobs (`system`) and operator commands. */
export function contextOf<Needs extends keyof Services>(
  services: Pick<Services, Needs>,
  by: 'operator' | 'system',
  workspaceId: string,
  now: Date,
): WorkspaceContext<Needs> {
  const actor: ActorRef = by === 'operator' ? operator : system;
  return { services, caller: { kind: 'workspace', workspaceId, actor, member: null }, now, once: null };
}

/** The most attempts at a transaction that other transactions interfere with. */
const mostAttempts = 4;

/**
 * Runs `work` in one transaction that sees the rows of the caller's workspace. If PostgreSQL undoes it because of another one (a deadlock), it is repeated.
 * @param work may be called several times, so all of its effects must be in the transaction
 */
export async function transact<T>({ services, caller }: WorkspaceContext, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inWorkspace(services.db, caller.workspaceId, work);
    } catch (error) {
      if (!isInterference(error) || attempt === mostAttempts) throw error;
      // Random waits, so that two transactions that blocked each other don't do so again.
      await delay(50 * attempt * Math.random());
    }
  }
}

/**
 * Runs `work` in one transaction, once per Idempotency-Key: a repeated request gets the response of the first.
 * @param keep what is stored for a repeated request; must remove secrets
 * @throws Refusal idempotency_key_reused
 */
export function transactOnce<T>(context: WorkspaceContext, work: (tx: WorkspaceTx) => Promise<T>, keep?: (answer: T) => T): Promise<T> {
  return transact(context, (tx) => onceHere(context, tx, () => work(tx), keep));
}

/** Responses that were stored by an earlier request. */
const replayed = new WeakSet<object>();

/** Whether a response was stored by an earlier request, perhaps by an earlier version of the server. */
export const isReplayed = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && replayed.has(answer);

function replay(body: unknown): unknown {
  if (typeof body === 'object' && body !== null) replayed.add(body);
  return body;
}

/** Like {@link transactOnce}, in an open transaction. */
async function onceHere<T>(
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
  return (isReplay ? replay(body) : fresh) as T;
}

/** Like {@link onceHere}, for what users do outside a workspace. */
export async function onceByUser<T>(
  { caller, now, once }: CommandContext<{ readonly actor: ActorRef }>,
  tx: AuthTx,
  work: () => Promise<T>,
): Promise<T> {
  if (!once) return work();
  const { body, isReplay } = await onceForUser(tx, { ...once, actorId: caller.actor.id ?? '' }, now, async () => ({
    status: 200,
    body: await work(),
  }));
  return (isReplay ? replay(body) : body) as T;
}

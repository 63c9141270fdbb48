/**
 * The caller: a user with a session, a member of the workspace in the path, or an API key. Read again for every request. For a workspace that the
 * caller may not see, the response is the same as for one that doesn't exist.
 */
import { createHash } from 'node:crypto';
import type { Access } from '@leadlight/contract';
import { isReadOnly } from '@leadlight/credits';
import {
  findApiKey,
  findSession,
  findSessionIn,
  noteApiKeyUse,
  type KeyHolder,
  type SignedIn,
  type SignedInMember,
} from '@leadlight/db/accounts';
import { inWorkspace, Refusal, type ActorRef } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { cookiePrefix } from '../auth/auth.ts';
import { readSessionToken } from '../auth/session-cookie.ts';
import { authorize, requireWritable } from '../policy.ts';
import type { Services } from '../services.ts';

export interface UserCaller extends SignedIn {
  readonly kind: 'user';
  readonly actor: ActorRef;
}

export interface WorkspaceCaller {
  readonly kind: 'workspace';
  readonly workspaceId: string;
  readonly actor: ActorRef;
  /** Null for an API key. */
  readonly member: SignedInMember | null;
}

export function sessionToken(services: Services, c: Context): string | null {
  return readSessionToken(c.req.header('cookie'), `${cookiePrefix(services.config)}.session_token`, services.auth.secret);
}

export function bearerKey(c: Context): string | null {
  const [scheme, key] = (c.req.header('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && key ? key : null;
}

export function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** @throws Refusal unauthenticated, key_not_accepted */
export async function requireUser(services: Services, c: Context): Promise<UserCaller> {
  if (bearerKey(c))
    throw new Refusal((await findApiKey(services.db.auth, digestOf(bearerKey(c) ?? ''))) ? 'key_not_accepted' : 'unauthenticated');
  const token = sessionToken(services, c);
  const user = token ? await findSession(services.db.auth, token, new Date()) : null;
  if (!user) throw new Refusal('unauthenticated');
  return { ...user, kind: 'user', actor: { kind: 'user', id: user.userId } };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws Refusal unauthenticated, not_found, forbidden, scope_missing, key_not_accepted, workspace_read_only */
export async function requireInWorkspace(
  services: Services,
  c: Context,
  access: Extract<Access, { kind: 'workspace' }>,
): Promise<WorkspaceCaller> {
  const workspaceId = c.req.param('workspaceId') ?? '';
  const key = bearerKey(c);
  if (key) return byKey(services, key, workspaceId, access);
  const token = sessionToken(services, c);
  // Sessions expire by the machine's clock, which set their dates; the configured offset applies only to the product's own time.
  const found = token ? await findSessionIn(services.db.auth, token, uuid.test(workspaceId) ? workspaceId : noWorkspace, new Date()) : null;
  if (!found) throw new Refusal('unauthenticated');
  if (found.role === null) throw new Refusal('not_found');
  authorize(found.role, access.action);
  requireWritable(isReadOnly(found, services.now()), access.action);
  return { kind: 'workspace', workspaceId, actor: { kind: 'user', id: found.userId }, member: found };
}

const noWorkspace = '00000000-0000-0000-0000-000000000000';

async function byKey(
  services: Services,
  key: string,
  workspaceId: string,
  access: Extract<Access, { kind: 'workspace' }>,
): Promise<WorkspaceCaller> {
  const holder = await findApiKey(services.db.auth, digestOf(key));
  if (!holder) throw new Refusal('unauthenticated');
  if (holder.workspaceId !== workspaceId) throw new Refusal('not_found');
  if (!access.scope) throw new Refusal('key_not_accepted');
  if (!holder.scopes.includes(access.scope)) throw new Refusal('scope_missing');
  requireWritable(isReadOnly(holder, services.now()), access.action);
  await noteUse(services, holder);
  return { kind: 'workspace', workspaceId, actor: { kind: 'api_key', id: holder.apiKeyId }, member: null };
}

/** Written at most once a minute: a write for every request would cost more than the request. */
async function noteUse(services: Services, { apiKeyId, workspaceId, lastUsedAt }: KeyHolder): Promise<void> {
  const now = services.now();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < 60_000) return;
  await inWorkspace(services.db, workspaceId, (tx) => noteApiKeyUse(tx, apiKeyId, now));
}

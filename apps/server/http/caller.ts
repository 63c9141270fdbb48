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

function sessionToken(services: Services, c: Context): string | null {
  return readSessionToken(c.req.header('cookie'), `${cookiePrefix(services.config)}.session_token`, services.auth.secret);
}

/** What the request presents as an API key; it may be any text. */
export function bearerKey(c: Context): string | null {
  const [scheme, key] = (c.req.header('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && key ? key : null;
}

export function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** The form of every key (api-keys.commands.ts). Text in another form is neither hashed nor looked up. */
const keyForm = /^ll_[\w-]{43}$/;

/** What identifies the request for the general limit; null without a credential. */
export function credentialOf(services: Services, c: Context): string | null {
  const key = bearerKey(c);
  if (key) return keyForm.test(key) ? `key ${key}` : null;
  const token = sessionToken(services, c);
  return token && `session ${token}`;
}

/** @throws Refusal api_key_unknown */
async function requireKey({ db, limits }: Services, key: string): Promise<KeyHolder> {
  const holder = keyForm.test(key) ? await findApiKey(db.auth, digestOf(key)) : null;
  if (!holder) throw new Refusal('api_key_unknown');
  limits.recognize(`key ${key}`, `key:${holder.apiKeyId}`);
  return holder;
}

/** @throws Refusal unauthenticated, api_key_unknown, key_not_accepted */
export async function requireUser(services: Services, c: Context): Promise<UserCaller> {
  const key = bearerKey(c);
  if (key) {
    await requireKey(services, key);
    throw new Refusal('key_not_accepted');
  }
  const token = sessionToken(services, c);
  const user = token ? await findSession(services.db.auth, token, new Date()) : null;
  if (!user) throw new Refusal('unauthenticated');
  services.limits.recognize(`session ${token}`, `user:${user.userId}`);
  return { ...user, kind: 'user', actor: { kind: 'user', id: user.userId } };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws Refusal unauthenticated, api_key_unknown, not_found, forbidden, scope_missing, key_not_accepted, workspace_read_only */
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
  services.limits.recognize(`session ${token}`, `user:${found.userId}`);
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
  const holder = await requireKey(services, key);
  if (holder.workspaceId !== workspaceId) throw new Refusal('not_found');
  if (!access.scope) throw new Refusal('key_not_accepted');
  if (!holder.scopes.includes(access.scope)) throw new Refusal('scope_missing', { scope: access.scope });
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

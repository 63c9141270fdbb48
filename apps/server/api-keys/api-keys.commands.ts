/** API keys: `ll_` and 32 random bytes, shown once, in the response that creates the key. */
import { randomBytes } from 'node:crypto';
import type { Scope } from '@leadlight/contract';
import { createApiKey as insertApiKey, revokeApiKey as revoke, type ApiKey } from '@leadlight/db/accounts';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, transactOnce, type WorkspaceContext } from '../command.ts';
import { digestOf } from '../http/caller.ts';

/** The most active keys per workspace. */
const maxApiKeys = 50;

/**
 * Creates a key. The response to a repeated request contains no secret.
 * @param present builds the response, which is stored under the Idempotency-Key with `key: null`
 * @throws Refusal limit_reached
 */
export function createApiKey<Answer extends object>(
  context: WorkspaceContext,
  { name, scopes: wanted }: { name: string; scopes: readonly Scope[] },
  present: (key: ApiKey, createdBy: string | null) => Answer,
): Promise<Answer & { key: string | null }> {
  const { caller, now } = context;
  const scopes = [...new Set(wanted)];
  return transactOnce<Answer & { key: string | null }>(
    context,
    async (tx) => {
      const secret = `ll_${randomBytes(32).toString('base64url')}`;
      const input = { name, scopes, hint: `${secret.slice(0, 7)}…`, digest: digestOf(secret), createdBy: caller.actor.id ?? '' };
      const made = await insertApiKey(tx, input, maxApiKeys, now);
      const target = { kind: 'api_key', id: made.id };
      await noteAudit(tx, { actor: caller.actor, action: 'api_key.created', target, details: { name, scopes } }, now);
      return { ...present(made, caller.member?.name ?? ''), key: secret };
    },
    (answer) => ({ ...answer, key: null }),
  );
}

/** Takes effect with the next request. @throws Refusal not_found */
export async function revokeApiKey(context: WorkspaceContext, id: string): Promise<void> {
  const { caller, now } = context;
  await transact(context, async (tx) => {
    const name = await revoke(tx, id, now);
    await noteAudit(tx, { actor: caller.actor, action: 'api_key.revoked', target: { kind: 'api_key', id }, details: { name } }, now);
  });
}

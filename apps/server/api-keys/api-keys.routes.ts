/** API keys: 32 random bytes after `ll_`, shown in the answer that makes them and never again. */
import { randomBytes } from 'node:crypto';
import * as contract from '@leadlight/contract';
import { createApiKey, listApiKeys, namesOf, noteAudit, revokeApiKey, type ApiKey } from '@leadlight/db/accounts';
import { inWorkspace } from '@leadlight/db/platform';
import type { z } from 'zod';
import { digestOf } from '../http/caller.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';

function presentApiKey(key: ApiKey, names: ReadonlyMap<string, string>) {
  return {
    id: key.id,
    name: key.name,
    scopes: contract.scopeSchema.array().parse(key.scopes),
    hint: key.hint,
    createdBy: (key.createdBy && names.get(key.createdBy)) ?? null,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}

export function mountApiKeys(app: App, services: Services): void {
  const { db } = services;

  serveInWorkspace(app, services, contract.listApiKeys, async ({ caller }) => {
    const keys = await inWorkspace(db, caller.workspaceId, listApiKeys);
    const names = await namesOf(
      db.auth,
      keys.flatMap(({ createdBy }) => createdBy ?? []),
    );
    return { items: keys.map((key) => presentApiKey(key, names)) };
  });

  serveInWorkspace(app, services, contract.createApiKey, async (call) => {
    const { caller, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere<z.infer<typeof contract.createdApiKeySchema>>(
        call,
        tx,
        async () => {
          const secret = `ll_${randomBytes(32).toString('base64url')}`;
          const createdBy = caller.actor.id ?? '';
          const scopes = [...new Set(body.scopes)];
          const made = await createApiKey(
            tx,
            { name: body.name, scopes, hint: `${secret.slice(0, 7)}…`, digest: digestOf(secret), createdBy },
            now,
          );
          await noteAudit(
            tx,
            {
              actor: caller.actor,
              action: 'api_key.created',
              target: { kind: 'api_key', id: made.id },
              details: { name: body.name, scopes },
            },
            now,
          );
          return { ...presentApiKey(made, new Map([[createdBy, caller.member?.name ?? '']])), key: secret };
        },
        (answer) => ({ ...answer, key: null }),
      ),
    );
  });

  serveInWorkspace(app, services, contract.revokeApiKey, async ({ caller, params, now }) => {
    await inWorkspace(db, caller.workspaceId, async (tx) => {
      const name = await revokeApiKey(tx, params.apiKeyId, now);
      const target = { kind: 'api_key', id: params.apiKeyId };
      await noteAudit(tx, { actor: caller.actor, action: 'api_key.revoked', target, details: { name } }, now);
    });
  });
}

/** API keys as the contract has them. */
import { scopeSchema } from '@leadlight/contract';
import type { ApiKey } from '@leadlight/db/accounts';

/** @param createdBy name of whoever made it; null when they are gone */
export function presentApiKey(key: ApiKey, createdBy: string | null) {
  return {
    id: key.id,
    name: key.name,
    scopes: scopeSchema.array().parse(key.scopes),
    hint: key.hint,
    createdBy,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}

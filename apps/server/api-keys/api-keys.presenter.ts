/** API keys in the contract's form. */
import { scopeSchema } from '@leadlight/contract';
import type { ApiKey } from '@leadlight/db/accounts';

/** @param createdBy name of the user who created it; null if the account was deleted */
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

/** API keys of a workspace. Only a key's SHA-256 is stored, never the key. Keys are 32 random bytes, so a slow hash would not add protection. */
import { v7 as uuidv7 } from 'uuid';
import { type WorkspaceTx, Refusal, takeTurn } from '../platform/index.ts';

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly hint: string;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = `id, name, scopes, hint, created_by as "createdBy", created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** Active keys, newest first. */
export async function listApiKeys(tx: WorkspaceTx): Promise<ApiKey[]> {
  const { rows } = await tx.query<ApiKey>(`select ${columns} from api_keys where revoked_at is null order by created_at desc, id`);
  return rows;
}

/** @param most the most active keys that a workspace can have. @throws Refusal limit_reached */
export async function createApiKey(
  tx: WorkspaceTx,
  input: { name: string; scopes: readonly string[]; hint: string; digest: Buffer; createdBy: string },
  most: number,
  now: Date,
): Promise<ApiKey> {
  await takeTurn(tx, 'api keys');
  const { rows } = await tx.query<ApiKey>(
    `insert into api_keys (workspace_id, id, name, scopes, hint, digest, created_by, created_at)
     select current_workspace(), $1, $2, $3, $4, $5, $6, $7 where (select count(*) from api_keys where revoked_at is null) < $8 returning ${columns}`,
    [uuidv7(), input.name, input.scopes, input.hint, input.digest, input.createdBy, now, most],
  );
  if (!rows[0]) throw new Refusal('limit_reached');
  return rows[0];
}

/** @returns the key's name. @throws Refusal not_found if there is no such active key */
export async function revokeApiKey(tx: WorkspaceTx, id: string, now: Date): Promise<string> {
  const { rows } = await tx.query<{ name: string }>(
    'update api_keys set revoked_at = $2 where id = $1 and revoked_at is null returning name',
    [id, now],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0].name;
}

/** Whether a key is active and has this scope. Otherwise, runs that it started must pause. */
export async function isApiKeyInForce(tx: WorkspaceTx, id: string, scope: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from api_keys where id = $1 and revoked_at is null and $2 = any(scopes)', [id, scope]);
  return rowCount !== 0;
}

export async function noteApiKeyUse(tx: WorkspaceTx, id: string, now: Date): Promise<void> {
  await tx.query('update api_keys set last_used_at = $2 where id = $1', [id, now]);
}

/** Names of keys by id, revoked ones included. */
export async function apiKeyNames(tx: WorkspaceTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<{ id: string; name: string }>('select id, name from api_keys where id = any($1)', [[...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

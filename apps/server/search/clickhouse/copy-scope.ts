/** What a question sees, from the state of the copies. */
import type { OwnerScope, Scope } from '@leadlight/adapters/search/clickhouse';
import type { SearchCopy } from '@leadlight/db/search';

export function ownerScope({ owner, version, failed, batches }: SearchCopy): OwnerScope {
  return { owner, version, failed, batches };
}

/** @param own null for the pool alone; otherwise the pool is seen as it was when the workspace's rows were written */
export function scopeOf(pool: SearchCopy, own: SearchCopy | null): Scope {
  const seenPool = own ? { ...ownerScope(pool), version: own.poolVersion, batches: own.poolBatches } : ownerScope(pool);
  return { generation: pool.generation, baseRows: pool.baseRows, owners: own ? [seenPool, ownerScope(own)] : [seenPool] };
}

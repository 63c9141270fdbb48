/**
 * Where a ClickHouse cluster is: `clickhouse://user:password@host:8123/database`, or `clickhouse+https://` with TLS. Replicas of a shard are separated by
 * commas, shards by semicolons: `clickhouse://user:password@a1:8123,a2:8123;b1:8123,b2:8123/leads`.
 */

export interface ClickHouseAddress {
  /** For each shard, the URLs of its replicas. */
  readonly shards: readonly (readonly string[])[];
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

const shape = /^clickhouse(\+https)?:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/@]+)\/([a-z_][a-z0-9_]{0,62})$/i;
const place = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i;

/** @returns null if it is not such an address */
export function readClickHouseAddress(text: string): ClickHouseAddress | null {
  const [, secure, user, password, places, database] = shape.exec(text) ?? [];
  if (places === undefined || database === undefined) return null;
  const scheme = secure ? 'https' : 'http';
  const shards = places.split(';').map((shard) => shard.split(','));
  if (shards.some((replicas) => replicas.some((replica) => !place.test(replica) || !URL.canParse(`${scheme}://${replica}`)))) return null;
  // A shard's data would be on a different number of machines than another's: more likely a typing error.
  if (shards.some((replicas) => replicas.length !== shards[0]?.length)) return null;
  try {
    return {
      shards: shards.map((replicas) => replicas.map((replica) => `${scheme}://${replica}`)),
      user: decodeURIComponent(user ?? '') || 'default',
      password: decodeURIComponent(password ?? ''),
      database,
    };
  } catch {
    return null;
  }
}

/**
 * The tables of one generation. For each kind of lead:
 * - `base`: the pool's leads when the generation was filled, in the default order; never changed.
 * - `log`: changes since then, and what each workspace sees differently: rows with a sign, +1 for a row that is there now and -1 for one that no longer
 *   is, and the number of the attempt that wrote them. What an owner has at a moment is the sum of its rows up to a number. Nothing is replaced or
 *   merged, so a search at a given number finds the same on every replica, whatever is written meanwhile.
 */
import { leadKinds, type LeadKind } from '@leadlight/leads';
import { columnNames, columnTypes, type ColumnName } from './lead-rows.ts';

export const baseTable = (kind: LeadKind, generation: number): string => `${kind}_base_${generation}`;
export const logTable = (kind: LeadKind, generation: number): string => `${kind}_log_${generation}`;

/** Columns that `log` has before those of the lead. */
export const logColumns = ['owner', 'version', 'sign'] as const;

interface ReplicaPlace {
  readonly database: string;
  /** From 0. */
  readonly shard: number;
  readonly replica: number;
  readonly isReplicated: boolean;
  /** Versions before 20 have LowCardinality only as an experiment. */
  readonly hasDictionaries: boolean;
}

function typeOf(name: ColumnName, hasDictionaries: boolean): string {
  switch (columnTypes[name]) {
    case 'text':
      return 'String';
    case 'dictionary':
      return hasDictionaries ? 'LowCardinality(String)' : 'String';
    case 'texts':
      return hasDictionaries ? 'Array(LowCardinality(String))' : 'Array(String)';
    case 'numbers':
      return 'Array(Int32)';
    case 'id':
      return 'UInt64';
    case 'flag':
      return 'UInt8';
    case 'small':
      return 'Int16';
    case 'number':
      return 'Int64';
  }
}

/** Statements that create a generation's tables on one replica. */
export function createTables(generation: number, place: ReplicaPlace): string[] {
  const { database, shard, replica, isReplicated, hasDictionaries } = place;
  const columns = columnNames.map((name) => `${name} ${typeOf(name, hasDictionaries)}`).join(', ');
  const engine = (table: string): string =>
    isReplicated ? `ReplicatedMergeTree('/leadlight/${database}/${table}/${shard}', '${replica}')` : 'MergeTree';
  return leadKinds.flatMap((kind) => {
    const [base, log] = [baseTable(kind, generation), logTable(kind, generation)];
    return [
      `create table ${base} (${columns}) engine = ${engine(base)} partition by tuple() order by (rank, id) settings index_granularity = 8192`,
      `create table ${log} (owner String, version UInt64, sign Int8, ${columns}) engine = ${engine(log)} partition by tuple()
         order by (owner, id, version) settings index_granularity = 1024`,
    ];
  });
}

export function dropTables(generation: number): string[] {
  return leadKinds.flatMap((kind) =>
    [baseTable(kind, generation), logTable(kind, generation)].map((table) => `drop table if exists ${table}`),
  );
}

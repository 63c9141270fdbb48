/** Writes rows of an owner in attempts, each with a number of its own, stored before anything is written (@leadlight/db/search, search-copies). */
import {
  ShardUnavailable,
  WriteFailed,
  idOf,
  logTarget,
  logText,
  type ClickHouse,
  type LeadRow,
} from '@leadlight/adapters/search/clickhouse';
import { beginSearchAttempt } from '@leadlight/db/search';
import type { Database } from '@leadlight/db/platform';
import { leadKinds, type LeadKind } from '@leadlight/leads';

export interface SignedRow {
  readonly sign: 1 | -1;
  readonly row: LeadRow;
}

/** Rows of an attempt. Each shard gets its rows as one block, which ClickHouse writes as a whole; larger ones would be divided. */
const mostRows = 20_000;
/** If it is unknown whether a request wrote anything, its attempt counts as failed and another one begins. */
const mostTries = 3;

export class AttemptWriter {
  readonly #db: Database;
  readonly #clickhouse: ClickHouse;
  readonly #owner: string;
  readonly #generation: number;
  #waiting: Record<LeadKind, SignedRow[]> = { people: [], companies: [] };
  readonly attempts: number[] = [];
  rows = 0;

  constructor(db: Database, clickhouse: ClickHouse, owner: string, generation: number) {
    this.#db = db;
    this.#clickhouse = clickhouse;
    this.#owner = owner;
    this.#generation = generation;
  }

  async add(kind: LeadKind, rows: readonly SignedRow[]): Promise<void> {
    for (const row of rows) this.#waiting[kind].push(row);
    if (this.#waiting.people.length + this.#waiting.companies.length >= mostRows) await this.flush();
  }

  /** Writes what is waiting. @throws ShardUnavailable, WriteFailed */
  async flush(): Promise<void> {
    const waiting = this.#waiting;
    const count = waiting.people.length + waiting.companies.length;
    if (count === 0) return;
    this.#waiting = { people: [], companies: [] };
    for (let tries = 1; ; tries += 1) {
      const version = await beginSearchAttempt(this.#db, this.#owner, this.#generation);
      try {
        await this.#write(version, waiting);
        this.attempts.push(version);
        this.rows += count;
        return;
      } catch (error) {
        if (tries === mostTries || !(error instanceof WriteFailed || error instanceof ShardUnavailable)) throw error;
      }
    }
  }

  /** Every shard gets a mark for both kinds, so that a replica's marks show what it has. */
  async #write(version: number, waiting: Readonly<Record<LeadKind, readonly SignedRow[]>>): Promise<void> {
    const shards = Array.from({ length: this.#clickhouse.shardCount }, (_each, shard) => shard);
    const writes = shards.flatMap((shard) =>
      leadKinds.map((kind) => {
        const rows = waiting[kind].filter(({ row }) => this.#clickhouse.shardOf(idOf(row)) === shard);
        return this.#clickhouse.insert(shard, logTarget(kind, this.#generation), logText(this.#owner, version, rows));
      }),
    );
    const failed = (await Promise.allSettled(writes)).find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

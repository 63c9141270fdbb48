/**
 * Requests to the replicas of each shard. No distributed tables: the caller asks one replica of each shard and adds up, so that it knows which shard is
 * missing, and never waits for a replica that is away.
 */
import { Agent as HttpAgent, get as getHttp } from 'node:http';
import { Agent as HttpsAgent, get as getHttps } from 'node:https';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import type { ClickHouseAddress } from './clickhouse-address.ts';
import { createTables } from './lead-tables.ts';

/** Users hardly wait longer. */
const longestMs = 10_000;
/** Rows in one request; filling takes seconds of a slow disk at most. */
const longestWriteMs = 60_000;
/** After so long without an answer, all replicas of the shard are asked whether they are there. */
const patienceMs = 100;
/** A replica that does not say so within this is away. Together with the patience, less than half a second. */
const longestPingMs = 350;
/** A server that is busy with a large insert may be late, and nobody waits for it as for an answer. */
const longestWritePingMs = 2_000;
/** A replica that is away is asked this often whether it is back. */
const restMs = 1_000;
/** The most bytes of one answer: ten million IDs. */
const mostAnswerBytes = 134_217_728;
/** More than any search has; a million ids of an import are 10 MB. */
const mostStatementBytes = 67_108_864;
const mostElements = 5_000_000;
const mostConnections = 16;
/** A replica that lacks rows, while no other one is there, is asked again this often and for so long. The answer that there is none still comes within half a second. */
const copyingMs = 50;
const longestCopyMs = 350;
/** By then, the other replicas usually have copied what was written to one. */
const copiedAfterMs = 2_000;

/** No replica of a shard can answer, or none has everything. */
export class ShardUnavailable extends Error {
  readonly shard: number;

  constructor(shard: number, reason: string) {
    super(`shard ${shard + 1} cannot answer: ${reason}`);
    this.shard = shard;
  }
}

/** No replica of a shard that is there has the tables. */
export class TablesMissing extends ShardUnavailable {}

class Away extends Error {}

/** The replica's data is not complete; another one may have it. */
export class Incomplete extends Error {}

/** Fields of TabSeparated, not decoded. */
export type Rows = readonly (readonly string[])[];

export interface Replica {
  readonly url: string;
  /** @throws the client's errors */
  query(statement: string, signal?: AbortSignal): Promise<Rows>;
}

interface KnownReplica extends Replica {
  client(): Promise<ClickHouseClient>;
  isAway: boolean;
  /** Rejects unless the server answers in time. */
  ping(limitMs: number): Promise<void>;
}

interface AnswerLimits {
  readonly ms: number;
  readonly bytes: number;
}

export interface ClickHouseOptions {
  readonly address: ClickHouseAddress;
  /** Limits of one answer, from the request to its last byte. Smaller in tests. */
  readonly limits?: AnswerLimits;
  readonly onTrouble: (what: string, details: Readonly<Record<string, unknown>>) => void;
}

export class ClickHouse {
  readonly database: string;
  /** The database and the first replica of each shard. */
  readonly identity: string;
  readonly #shards: readonly (readonly KnownReplica[])[];
  readonly #onTrouble: ClickHouseOptions['onTrouble'];
  /** So that replicas take turns. */
  #asked = 0;
  /** The replica of each shard that was written last, and when. */
  readonly #written = new Map<number, { readonly replica: number; readonly at: number }>();
  #isStopped = false;

  constructor({ address, onTrouble, limits = { ms: longestMs, bytes: mostAnswerBytes } }: ClickHouseOptions) {
    this.database = address.database;
    this.identity = `${address.database} ${address.shards.map(([first]) => first).join(' ')}`;
    this.#onTrouble = onTrouble;
    this.#shards = address.shards.map((urls) => urls.map((url) => knownReplica(url, address, limits)));
  }

  get shardCount(): number {
    return this.#shards.length;
  }

  /** The shard of a lead: what hides a lead is on the same one. */
  shardOf(id: number): number {
    // Knuth, TAOCP 3, 6.4: multiplication by 2^32 over the golden ratio spreads consecutive ids evenly.
    return Math.floor((Math.imul(id % 2 ** 32, 2_654_435_761) >>> 0) / (2 ** 32 / this.#shards.length));
  }

  /**
   * Runs `work` with one replica after the other until one succeeds.
   * @param work throws Incomplete if the replica lacks something
   * @throws ShardUnavailable; the signal's reason; a statement's error, which every replica would report
   */
  async onShard<Result>(
    shard: number,
    work: (replica: Replica, signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const replicas = this.#shards[shard] ?? [];
    const end = performance.now() + longestCopyMs;
    for (;;) {
      const first = this.#firstOf(shard, replicas.length);
      let reason = 'all replicas are away';
      let [tried, missing, incomplete] = [0, 0, 0];
      for (const replica of [...replicas.slice(first), ...replicas.slice(0, first)]) {
        signal?.throwIfAborted();
        if (replica.isAway) continue;
        try {
          return await this.#watched(replicas, replica, work, signal);
        } catch (error) {
          signal?.throwIfAborted();
          reason = reasonOf(error);
          tried += 1;
          if (isMissingTable(error)) missing += 1;
          else if (error instanceof Incomplete) incomplete += 1;
          else if (isAnswer(error)) throw error;
          else this.#away(replica, reason);
        }
      }
      if (missing > 0 && missing === tried) throw new TablesMissing(shard, reason);
      // A replica that was written a moment ago may have gone while another one copies its rows.
      if (incomplete === 0 || performance.now() > end) throw new ShardUnavailable(shard, reason);
      await delay(copyingMs, undefined, { signal });
    }
  }

  /** The one that was just written, because the others may not have copied its rows yet; otherwise, they take turns. */
  #firstOf(shard: number, count: number): number {
    const written = this.#written.get(shard);
    return written && performance.now() - written.at < copiedAfterMs ? written.replica : this.#asked++ % count;
  }

  /** Gives up when the replica no longer says that it is there. */
  async #watched<Result>(
    replicas: readonly KnownReplica[],
    replica: KnownReplica,
    work: (replica: Replica, signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
    limitMs = longestPingMs,
  ): Promise<Result> {
    const end = new AbortController();
    const answered = work(replica, signal ? AbortSignal.any([signal, end.signal]) : end.signal);
    answered.catch(() => undefined);
    try {
      return await Promise.race([answered, this.#untilAway(replicas, replica, limitMs, end.signal)]);
    } finally {
      end.abort(new Error('given up'));
    }
  }

  /** Asks all replicas of a shard whether they are there, until `ended`. @throws Away when the replica is not */
  async #untilAway(replicas: readonly KnownReplica[], replica: KnownReplica, limitMs: number, ended: AbortSignal): Promise<never> {
    for (;;) {
      await delay(patienceMs, undefined, { signal: ended }).catch(() => undefined);
      if (ended.aborted) return new Promise<never>(() => undefined);
      await Promise.all(
        replicas.map(async (each) => {
          if (each.isAway) return;
          await each.ping(limitMs).catch(() => ended.aborted || this.#away(each, 'it does not say that it is there'));
        }),
      );
      if (replica.isAway && !ended.aborted) throw new Away('it does not say that it is there');
    }
  }

  /** From now on, other replicas are asked, until this one says that it is there. */
  #away(replica: KnownReplica, reason: string): void {
    if (replica.isAway) return;
    replica.isAway = true;
    this.#onTrouble('a ClickHouse replica for search is away', { url: replica.url, reason });
    const again = (): void => {
      if (this.#isStopped) return;
      setTimeout(() => {
        replica.ping(longestPingMs).then(() => {
          replica.isAway = false;
        }, again);
      }, restMs).unref();
    };
    again();
  }

  /** Runs `work` on every shard at the same time. @throws as `onShard`, the first error */
  async onAllShards<Result>(
    work: (replica: Replica, signal: AbortSignal, shard: number) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result[]> {
    const failed = new AbortController();
    const both = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
    const works = this.#shards.map((_replicas, shard) => this.onShard(shard, (replica, each) => work(replica, each, shard), both));
    try {
      return await Promise.all(works);
    } catch (error) {
      // What the other shards are doing is no longer needed.
      failed.abort(error);
      await Promise.allSettled(works);
      throw error;
    }
  }

  /**
   * Writes rows to one replica, which copies them to the others. Not repeated on another one, unless the first can't have got them.
   * @throws ShardUnavailable; WriteFailed if rows may have been written or not
   */
  async insert(shard: number, target: string, text: string): Promise<void> {
    const replicas = this.#shards[shard] ?? [];
    let reason = 'all replicas are away';
    for (const [number, replica] of replicas.entries()) {
      if (replica.isAway) continue;
      const client = await replica.client();
      try {
        await this.#watched(
          replicas,
          replica,
          async (_replica, signal) => {
            const values = Readable.from([Buffer.from(text)], { objectMode: false });
            await client.insert({ table: target, values, format: 'TabSeparated', abort_signal: signal });
          },
          undefined,
          longestWritePingMs,
        );
        this.#written.set(shard, { replica: number, at: performance.now() });
        return;
      } catch (error) {
        reason = reasonOf(error);
        if (!isAnswer(error)) this.#away(replica, reason);
        // The answer is that it was not written; but part of it may have been.
        if (!isUnreached(error)) throw new WriteFailed(`shard ${shard + 1} may not have written: ${reason}`);
      }
    }
    throw new ShardUnavailable(shard, reason);
  }

  /** Runs statements on every replica. @throws if one is away, unless `isLenient` */
  async onEveryReplica(statementsOf: (shard: number, replica: number) => readonly string[], { isLenient = false } = {}): Promise<void> {
    await Promise.all(
      this.#shards.flatMap((replicas, shard) =>
        replicas.map(async ({ client }, replica) => {
          try {
            for (const query of statementsOf(shard, replica))
              await (await client()).command({ query, abort_signal: AbortSignal.timeout(longestWriteMs) });
          } catch (error) {
            if (!isLenient) throw error;
          }
        }),
      ),
    );
  }

  /** Creates the database's tables of a generation. @throws if a replica is away */
  async createGeneration(generation: number): Promise<void> {
    const [[version = ''] = []] = await this.onShard(0, (replica, signal) => replica.query('select version()', signal));
    const hasDictionaries = Number(version.split('.')[0]) >= 20;
    const isReplicated = this.#shards.some((replicas) => replicas.length > 1);
    await this.onEveryReplica((shard, replica) =>
      createTables(generation, { database: this.database, shard, replica, isReplicated, hasDictionaries }),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#shards.flat().map(async ({ client }) => (await client()).close()));
  }
}

/** Rows may have been written or not. */
export class WriteFailed extends Error {}

/** Whether the error is the server's answer to the statement. */
const isAnswer = (error: unknown): boolean =>
  /^\d+$/.test((error as { code?: string }).code ?? '') || /^Code: \d+/.test((error as Error).message);
/** What a log may have of an error: of a server's answer, its code and name, because its text quotes the statement or the rows. */
export function reasonOf(error: unknown): string {
  const { code = '', type, message } = error as { code?: string; type?: string; message: string };
  if (!isAnswer(error)) return message.split('\n')[0] ?? '';
  const [, number = code] = /^Code: (\d+)/.exec(message) ?? [];
  const name = type ?? /\(([A-Z][A-Z_]+)\)/.exec(message)?.[1];
  return `code ${number}${name ? ` (${name})` : ''}`;
}
/** UNKNOWN_TABLE and UNKNOWN_DATABASE (ClickHouse, src/Common/ErrorCodes.cpp): a replica that has lost its disk. */
const isMissingTable = (error: unknown): boolean =>
  ['60', '81'].includes((error as { code?: string }).code ?? '') || /^Code: (?:60|81)\b/.test((error as Error).message);
/** Whether the request can't have reached the server. */
const isUnreached = (error: unknown): boolean =>
  ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'].includes((error as { code?: string }).code ?? '');

/**
 * Reads an answer. The client's own signal and timeouts apply only until the headers arrive.
 * @throws Error if the signal aborts, or the answer has more bytes than allowed
 */
async function textOf(stream: Readable, signal: AbortSignal, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Not the signal's reason, whose code could be mistaken for one of the server.
  const stop = (): void => void stream.destroy(new Error('the answer did not end in time'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) stop();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  } finally {
    signal.removeEventListener('abort', stop);
    stream.destroy();
  }
}

function knownReplica(url: string, { user, password, database }: ClickHouseAddress, limits: AnswerLimits): KnownReplica {
  const isSecure = url.startsWith('https:');
  // New connections: one that the server has closed in the meantime would look as if the server were away.
  const [pings, get] = isSecure ? [new HttpsAgent({ keepAlive: false }), getHttps] : [new HttpAgent({ keepAlive: false }), getHttp];
  let opened: Promise<ClickHouseClient> | null = null;
  // Loaded at the first use, because it takes as long as many other modules together and few installations need it.
  const open = async (): Promise<ClickHouseClient> => {
    const { ClickHouseLogLevel, createClient } = await import('@clickhouse/client');
    return createClient({
      url,
      username: user,
      password,
      database,
      application: 'leadlight',
      request_timeout: longestWriteMs,
      max_open_connections: mostConnections,
      log: { level: ClickHouseLogLevel.OFF },
    });
  };
  const client = (): Promise<ClickHouseClient> => (opened ??= open());
  return {
    url,
    client,
    isAway: false,
    query: async (statement, signal) => {
      const ended = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(limits.ms)]);
      const { stream } = await (
        await client()
      ).exec({
        query: `${statement}\nformat TabSeparated`,
        abort_signal: ended,
        clickhouse_settings: {
          max_execution_time: longestMs / 1_000,
          // An error in the middle of an answer would otherwise look like its end.
          wait_end_of_query: 1,
          max_query_size: String(mostStatementBytes),
          max_ast_elements: String(mostElements),
          max_expanded_ast_elements: String(mostElements),
        },
      });
      const text = await textOf(stream, ended, limits.bytes);
      return text === ''
        ? []
        : text
            .replace(/\n$/, '')
            .split('\n')
            .map((line) => line.split('\t'));
    },
    ping: (limitMs) =>
      new Promise((resolve, reject) => {
        const sent = get(`${url}/ping`, { agent: pings }, (answer) => {
          clearTimeout(timer);
          answer.resume();
          if (answer.statusCode === 200) resolve();
          else reject(new Error(String(answer.statusCode)));
        });
        // If this process was late, the answer may have arrived and is read before the second turn.
        const timer = setTimeout(
          () => setImmediate(() => setImmediate(() => sent.destroy(new Error('it does not say that it is there')))),
          limitMs,
        );
        sent.once('error', (error) => {
          clearTimeout(timer);
          reject(error);
        });
      }),
  };
}

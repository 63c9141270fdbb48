/**
 * Keeps a column index in sync with the database: reads the pool at startup and a workspace at its first query, then follows the feed of changes.
 * Surprise: it always reads the current state, which may be newer than the change in the feed; reading twice changes nothing.
 */
import { poolId } from '@leadlight/db/leads/for-search';
import { inWorkspace, readInWorkspace, type Database } from '@leadlight/db/platform';
import { feedPosition, isSuppressing, readEntries, readFeed, type FeedEntry, type FeedPosition } from '@leadlight/db/search';
import { LeadIndex, wholePool, WorkspaceLeads, type LeadShare } from '@leadlight/leads/search';
import { AttachedReader } from './attached-reader.ts';
import { ChangedLeads } from './changed-leads.ts';
import { rangesOfKind } from './id-ranges.ts';
import { bytesOf, type Follower, type Opened } from './opened-workspace.ts';
import { readBoth, readPool, type PoolSegments } from './read-pool.ts';
import type { ReadSegment } from './read-segment.ts';
import type { WorkspaceFiles } from './workspace-files.ts';

/** Memory for workspaces' own leads, if nothing else is said. */
const usualOwnBytes = 1_073_741_824;
/** Workspaces that one poll looks at. Notifications tell about changes; the poll is for those that get lost. */
const mostPolled = 200;

/**
 * When this many of a workspace's own leads, and this fraction of them, are outside the large segment, the workspace is read again, once nothing is
 * being written to it.
 */
const looseLeads = 50_000;
const loosePart = 0.5;
/** With more than this fraction of its leads changed since a file was written, reading all of them takes less time than reading those. */
const usualMostChangedPart = 0.3;
/** With more than this fraction changed, a workspace that is closed is written again, so that opening it takes less time. */
const farBehindPart = 0.05;
/** With this many, it is read again without waiting, because every query has to search each of their segments. */
const mostLooseLeads = 2_000_000;

interface IndexKeeperOptions {
  /** Of memory for workspaces' own leads; beyond it, the least recently used workspaces are closed. */
  readonly mostOwnBytes?: number;
  /** Of closed workspaces' own leads; null to read them from the database. */
  readonly files?: WorkspaceFiles | null;
  /** Everything in tests. */
  readonly mostChangedPart?: number;
  /** Which leads are kept; `read` and `readAll` must read the same. */
  readonly share?: LeadShare;
}

export class IndexKeeper {
  readonly #db: Database;
  readonly #read: ReadSegment;
  readonly #changed: ChangedLeads;
  readonly #attached: AttachedReader;
  readonly #files: WorkspaceFiles | null;
  readonly #readAll: () => Promise<PoolSegments>;
  #pool: { readonly index: LeadIndex; readonly follower: Follower } | null = null;
  /** In order of last use. */
  readonly #workspaces = new Map<string, Promise<Opened>>();
  readonly #opened = new Map<string, Opened>();
  /** The last turn of each owner. */
  readonly #turns = new Map<string, Promise<void>>();
  /** Turns that have not begun, and read every change that is committed until then. */
  readonly #nextTurns = new Map<string, Promise<void>>();
  readonly #mostOwnBytes: number;
  readonly #mostChangedPart: number;
  #polled: string[] = [];

  /**
   * @param readAll reads the whole pool, when the feed no longer contains all changes
   */
  constructor(
    db: Database,
    read: ReadSegment,
    readAll: () => Promise<PoolSegments> = () => readPool(db, read),
    { mostOwnBytes = usualOwnBytes, files = null, mostChangedPart = usualMostChangedPart, share = wholePool }: IndexKeeperOptions = {},
  ) {
    this.#db = db;
    this.#read = read;
    this.#changed = new ChangedLeads(db, share);
    this.#attached = new AttachedReader(db, this.#changed, () => this.#pool?.index.pool.people);
    this.#files = files;
    this.#readAll = readAll;
    this.#mostOwnBytes = mostOwnBytes;
    this.#mostChangedPart = mostChangedPart;
  }

  get index(): LeadIndex | null {
    return this.#pool?.index ?? null;
  }

  /** Number of pool leads outside the large segment, which a rebuild would move into it, and of all pool leads. */
  get looseness(): { readonly loose: number; readonly size: number } {
    const pool = this.#pool?.index.pool;
    return pool
      ? { loose: pool.people.looseRows + pool.companies.looseRows, size: pool.people.size + pool.companies.size }
      : { loose: 0, size: 0 };
  }

  /** Replaces the pool with these segments and the changes since they were read. The previous pool stays until they have caught up. */
  async takePool({ segments, position }: PoolSegments): Promise<void> {
    const follower = { position, known: new Set<number>() };
    const pool = { index: new LeadIndex(segments), follower };
    await this.#inTurn(poolId, async () => {
      await this.#follow(poolId, follower, (entries) => this.#applyToPool(pool.index, entries));
      this.#pool = pool;
    });
  }

  /** The workspace's leads if they are in memory; undefined if they must be read first. */
  opened(workspaceId: string): WorkspaceLeads | undefined {
    const opening = this.#workspaces.get(workspaceId);
    if (opening) {
      this.#workspaces.delete(workspaceId);
      this.#workspaces.set(workspaceId, opening);
    }
    return this.#opened.get(workspaceId)?.leads;
  }

  /** @throws the database's errors; the next query retries */
  async workspace(workspaceId: string): Promise<WorkspaceLeads> {
    const known = this.#workspaces.get(workspaceId);
    if (known) return (await known).leads;
    const opening = this.#open(workspaceId, { isHurried: true });
    this.#workspaces.set(workspaceId, opening);
    opening.catch(() => this.#workspaces.delete(workspaceId));
    const opened = await opening;
    if (this.#workspaces.get(workspaceId) === opening) this.#opened.set(workspaceId, opened);
    this.#trim();
    return opened.leads;
  }

  /** Closes the least recently used workspaces until the others fit; the last one always stays. */
  #trim(): void {
    let bytes = Array.from(this.#opened.values(), bytesOf).reduce((sum, each) => sum + each, 0);
    for (const workspaceId of this.#workspaces.keys()) {
      if (bytes <= this.#mostOwnBytes || this.#opened.size <= 1) return;
      const opened = this.#opened.get(workspaceId);
      if (!opened) continue;
      bytes -= bytesOf(opened);
      this.#rewrite(opened, farBehindPart);
      this.#workspaces.delete(workspaceId);
      this.#opened.delete(workspaceId);
      this.#turns.delete(workspaceId);
    }
  }

  /** @param isHurried a user is waiting: reads from disk if possible, or in parallel, which needs more memory */
  async #open(workspaceId: string, { isHurried }: { readonly isHurried: boolean }): Promise<Opened> {
    const kept = isHurried ? ((await this.#files?.read(workspaceId)) ?? null) : null;
    const position = await inWorkspace(this.#db, workspaceId, feedPosition);
    const opened: Opened = {
      workspaceId,
      leads: new WorkspaceLeads(),
      position,
      known: new Set(),
      states: new Map(),
      suppressions: { addresses: [], domains: [], hashes: [] },
      isReopening: false,
      writtenBefore: '',
    };
    const readAll = async (): Promise<void> => {
      // Both reads in parallel take only as long as the slower one.
      const segments = isHurried ? await readBoth(this.#read, workspaceId) : await this.#readInTurn(workspaceId);
      opened.leads.take(segments);
      this.#files?.write(workspaceId, { segments, position });
    };
    const readLeads = async (): Promise<void> => {
      if (kept) opened.leads.take(kept.segments);
      if (!kept || !(await this.#followFile(opened, kept.position))) await readAll();
    };
    if (isHurried) await Promise.all([readLeads(), this.#attached.read(opened)]);
    else {
      await readLeads();
      await this.#attached.read(opened);
    }
    await this.#attached.readSuppressed(opened);
    return opened;
  }

  async #readInTurn(workspaceId: string): Promise<PoolSegments['segments']> {
    const people = await this.#read(workspaceId, 'people');
    return { people, companies: await this.#read(workspaceId, 'companies') };
  }

  /** Applies the changes since a file was written to its leads. @returns false, and applies nothing, if reading all of them takes less time */
  async #followFile({ workspaceId, leads: { stores } }: Opened, since: FeedPosition): Promise<boolean> {
    const [own, pool] = await Promise.all([
      readInWorkspace(this.#db, workspaceId, (tx) => readEntries(tx, since, ['people', 'companies', 'all'])),
      readInWorkspace(this.#db, poolId, (tx) => readEntries(tx, since, ['companies', 'all'])),
    ]);
    const companies = rangesOfKind(pool, 'companies');
    const changed = [...rangesOfKind(own, 'people'), ...rangesOfKind(own, 'companies')];
    const rows = changed.reduce((sum, { firstId, lastId }) => sum + lastId - firstId + 1, stores.people.idsAtCompanies(companies).length);
    if (rows > (stores.people.size + stores.companies.size) * this.#mostChangedPart) return false;
    await this.#changed.apply(workspaceId, stores, own);
    // The rows of own people at pool companies contain values of these companies.
    await this.#changed.refreshPeopleAt(workspaceId, stores.people, companies, []);
    return true;
  }

  /** Reads the values of pool companies again that changed since the position, in the rows of own people. */
  async #refreshFromPool({ workspaceId, leads }: Opened, since: FeedPosition): Promise<void> {
    const entries = await readInWorkspace(this.#db, poolId, (tx) => readEntries(tx, since, ['companies', 'all']));
    await this.#changed.refreshPeopleAt(workspaceId, leads.stores.people, rangesOfKind(entries, 'companies'), []);
  }

  /** Writes the files of open workspaces again that would soon be too old to be used. Call it periodically. */
  renewFiles(): void {
    for (const opened of this.#opened.values()) this.#rewrite(opened, 1);
  }

  /** @param farBehind the fraction of changed leads from which on a file is of little use */
  #rewrite({ workspaceId, leads }: Opened, farBehind: number): void {
    const { people, companies } = leads.stores;
    const size = people.size + companies.size;
    if (!this.#files?.keeps(size)) return;
    this.#files.rewrite(workspaceId, people.looseRows + companies.looseRows > size * farBehind, async () => {
      const position = await inWorkspace(this.#db, workspaceId, feedPosition);
      return { segments: await this.#readInTurn(workspaceId), position };
    });
  }

  /**
   * Reads workspaces again whose leads are in many small segments, for example after an import; the old view stays until that is done. Call it
   * periodically. It skips workspaces that are being written to, because a long import would otherwise cause many useless reads of hundreds of
   * megabytes.
   */
  reopenLoose(): void {
    for (const [workspaceId, opening] of this.#workspaces) {
      void opening
        .then(async (opened) => {
          const { people, companies } = opened.leads.stores;
          const loose = people.looseRows + companies.looseRows;
          const written = `${people.version} ${companies.version}`;
          const isSettled = written === opened.writtenBefore;
          opened.writtenBefore = written;
          if (opened.isReopening || loose < looseLeads || loose < (people.size + companies.size) * loosePart) return;
          if (!isSettled && loose < mostLooseLeads) return;
          opened.isReopening = true;
          try {
            const fresh = await this.#open(workspaceId, { isHurried: false });
            await this.#inTurn(workspaceId, async () => {
              const { position } = fresh;
              await this.#follow(workspaceId, fresh, (entries) => this.#applyToWorkspace(fresh, entries));
              // What changed in the pool meanwhile was applied to the old view only.
              await this.#refreshFromPool(fresh, position);
              if (this.#workspaces.get(workspaceId) !== opening) return;
              this.#workspaces.set(workspaceId, Promise.resolve(fresh));
              this.#opened.set(workspaceId, fresh);
            });
          } finally {
            opened.isReopening = false;
          }
        })
        // The old view stays; the next call retries.
        .catch(() => undefined);
    }
  }

  /** Applies changes to the pool and to all workspaces in memory, or to one owner's leads. @throws the first error, after all have ended */
  async catchUp(owner?: string): Promise<void> {
    await allOf((owner === undefined ? [poolId, ...this.#workspaces.keys()] : [owner]).map((each) => this.#catchUpOne(each)));
  }

  /** Applies changes to the pool and to some workspaces in memory, to others at the next call. Call it periodically. */
  async poll(): Promise<void> {
    if (this.#polled.length === 0) this.#polled = [...this.#workspaces.keys()];
    await allOf([poolId, ...this.#polled.splice(0, mostPolled)].map((each) => this.#catchUpOne(each)));
    this.#trim();
  }

  /** Settles when the changes that are being applied to this owner's leads, and those in line, are applied. @throws if applying them failed */
  async caughtUp(owner: string): Promise<void> {
    await this.#turns.get(owner);
  }

  /** Whoever calls before the turn has begun shares it. */
  #catchUpOne(owner: string): Promise<void> {
    const next = this.#nextTurns.get(owner);
    if (next) return next;
    const turn = this.#inTurn(owner, async () => {
      this.#nextTurns.delete(owner);
      const pool = this.#pool;
      if (owner === poolId && pool) await this.#follow(poolId, pool.follower, (entries) => this.#applyToPool(pool.index, entries));
      const opened = await this.#workspaces.get(owner)?.catch(() => null);
      if (opened) await this.#follow(owner, opened, (entries) => this.#applyToWorkspace(opened, entries));
    });
    this.#nextTurns.set(owner, turn);
    return turn;
  }

  /** One at a time for each owner, because two concurrent readers of a change would remove each other's rows. */
  #inTurn(owner: string, work: () => Promise<void>): Promise<void> {
    const before = this.#turns.get(owner) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(work);
    this.#turns.set(owner, turn);
    const forget = (): void => {
      if (this.#turns.get(owner) === turn) this.#turns.delete(owner);
    };
    // A turn that failed stays, so that whoever waits for its changes learns of it.
    turn.then(forget, () => undefined);
    return turn;
  }

  /** The position advances only after everything is applied, so that a failed change is read again. */
  async #follow(owner: string, follower: Follower, apply: (entries: readonly FeedEntry[]) => Promise<void>): Promise<void> {
    const { entries, position } = await readInWorkspace(this.#db, owner, (tx) => readFeed(tx, follower.position));
    const fresh = entries.filter(({ number }) => !follower.known.has(number));
    if (fresh.length > 0) await apply(fresh);
    if (position === follower.position) for (const { number } of fresh) follower.known.add(number);
    else {
      // Entries of transactions that are not older than the new position are read again, which changes nothing.
      follower.known.clear();
      for (const { number } of entries) follower.known.add(number);
      follower.position = position;
    }
  }

  async #applyToPool(index: LeadIndex, entries: readonly FeedEntry[]): Promise<void> {
    const isAll = entries.some(({ kind }) => kind === 'all');
    // Reading ten million leads page by page would take an hour and create a segment per page.
    if (isAll) index.take((await this.#readAll()).segments);
    else await this.#changed.apply(poolId, index.pool, entries);
    const companies = rangesOfKind(entries, 'companies');
    const isOfLeads = companies.length > 0 || entries.some(({ kind }) => kind === 'people');
    if (!isOfLeads) return;
    await Promise.all(
      Array.from(this.#workspaces.entries(), ([workspaceId, opening]) =>
        this.#inTurn(workspaceId, async () => {
          // It may have been opened again meanwhile.
          const opened = await (this.#workspaces.get(workspaceId) ?? opening).catch(() => null);
          if (!opened) return;
          // The rows of own people at pool companies contain values of these companies.
          await this.#changed.refreshPeopleAt(workspaceId, opened.leads.stores.people, companies, []);
          if (isSuppressing(opened.suppressions)) await this.#attached.readSuppressed(opened, isAll ? undefined : entries);
        }),
      ),
    );
  }

  async #applyToWorkspace(opened: Opened, entries: readonly FeedEntry[]): Promise<void> {
    const { workspaceId, leads } = opened;
    if (entries.some(({ kind }) => kind === 'all')) {
      leads.take(await readBoth(this.#read, workspaceId));
      await this.#attached.read(opened);
      return this.#attached.readSuppressed(opened);
    }
    await this.#changed.apply(workspaceId, leads.stores, entries);
    await this.#attached.apply(opened, entries);
  }
}

/** Like `Promise.all`, but settles after all have. */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

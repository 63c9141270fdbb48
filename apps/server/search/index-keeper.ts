/**
 * Keeps a column index in sync with the database: reads the pool at startup and a workspace at its first query, then follows the feed of changes.
 * Surprise: it always reads the current state, which may be newer than the change in the feed; reading twice changes nothing.
 */
import { poolId, rangesOf } from '@leadlight/db/leads';
import { inWorkspace, readInWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import {
  feedPosition,
  groupStates,
  isSuppressing,
  readFeed,
  readHidesSample,
  readListIds,
  readListMembers,
  readPeopleAt,
  readRevealed,
  readStates,
  readSuppressed,
  readSuppressedAmong,
  readSuppressions,
  sameIds,
  type FeedEntry,
  type IdRange,
} from '@leadlight/db/search';
import { LeadIndex, WorkspaceLeads, type Ids } from '@leadlight/leads';
import { ChangedLeads } from './changed-leads.ts';
import { joinRanges, rangesOfKind, replaceIds } from './id-ranges.ts';
import { bytesOf, type Follower, type Opened } from './opened-workspace.ts';
import { readBoth, readPool, type PoolSegments } from './read-pool.ts';
import type { ReadSegment } from './read-segment.ts';

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
/** With this many, it is read again without waiting, because every query has to search each of their segments. */
const mostLooseLeads = 2_000_000;

export class IndexKeeper {
  readonly #db: Database;
  readonly #read: ReadSegment;
  readonly #changed: ChangedLeads;
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
  #polled: string[] = [];

  /**
   * @param readAll reads the whole pool, when the feed no longer contains all changes
   * @param mostOwnBytes of memory for workspaces' own leads; beyond it, the least recently used workspaces are closed
   */
  constructor(
    db: Database,
    read: ReadSegment,
    readAll: () => Promise<PoolSegments> = () => readPool(db, read),
    { mostOwnBytes = usualOwnBytes }: { readonly mostOwnBytes?: number } = {},
  ) {
    this.#db = db;
    this.#read = read;
    this.#changed = new ChangedLeads(db);
    this.#readAll = readAll;
    this.#mostOwnBytes = mostOwnBytes;
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
      this.#workspaces.delete(workspaceId);
      this.#opened.delete(workspaceId);
      this.#turns.delete(workspaceId);
    }
  }

  /** @param isHurried a user is waiting: reads in parallel, which needs more memory */
  async #open(workspaceId: string, { isHurried }: { readonly isHurried: boolean }): Promise<Opened> {
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
    if (isHurried) {
      // Both reads in parallel take only as long as the slower one.
      const [segments] = await Promise.all([readBoth(this.#read, workspaceId), this.#readKeeping(opened)]);
      opened.leads.take(segments);
    } else {
      const people = await this.#read(workspaceId, 'people');
      opened.leads.take({ people, companies: await this.#read(workspaceId, 'companies') });
      await this.#readKeeping(opened);
    }
    await this.#readSuppressed(opened);
    return opened;
  }

  async #readKeeping(opened: Opened): Promise<void> {
    await inWorkspace(this.#db, opened.workspaceId, async (tx) => {
      opened.states.clear();
      for (const state of await readStates(tx)) opened.states.set(state.id, state);
      const lists = new Map<string, Ids>();
      for (const id of await readListIds(tx)) lists.set(id, await readListMembers(tx, id));
      opened.leads.attachedData = {
        ...opened.leads.attachedData,
        revealed: await readRevealed(tx),
        lists,
        ...groupStates(opened.states.values(), opened.leads.attachedData),
      };
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
              await this.#follow(workspaceId, fresh, (entries) => this.#applyToWorkspace(fresh, entries));
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
          const opened = await opening.catch(() => null);
          if (!opened) return;
          // The rows of own people at pool companies contain values of these companies.
          await this.#changed.refreshPeopleAt(workspaceId, opened.leads.stores.people, companies, []);
          if (isSuppressing(opened.suppressions)) await this.#readSuppressed(opened, isAll ? undefined : entries);
        }),
      ),
    );
  }

  async #applyToWorkspace(opened: Opened, entries: readonly FeedEntry[]): Promise<void> {
    const { workspaceId, leads } = opened;
    if (entries.some(({ kind }) => kind === 'all')) {
      leads.take(await readBoth(this.#read, workspaceId));
      await this.#readKeeping(opened);
      return this.#readSuppressed(opened);
    }
    await this.#changed.apply(workspaceId, leads.stores, entries);
    const has = (...kinds: FeedEntry['kind'][]): boolean => entries.some(({ kind }) => kinds.includes(kind));
    if (has('suppressions')) await this.#readSuppressed(opened);
    else if (isSuppressing(opened.suppressions) && has('people', 'companies', 'reveals')) await this.#readSuppressed(opened, entries);
    if (!has('states', 'reveals', 'list')) return;
    await readInWorkspace(this.#db, workspaceId, async (tx) => {
      if (has('states')) await this.#readStates(tx, opened, entries);
      if (has('reveals')) leads.attachedData = { ...leads.attachedData, revealed: await readRevealed(tx) };
      if (has('list')) {
        const lists = new Map(leads.attachedData.lists);
        for (const { listId } of entries) {
          if (listId === null) continue;
          const members = await readListMembers(tx, listId);
          if (members.length === 0) lists.delete(listId);
          else lists.set(listId, members);
        }
        leads.attachedData = { ...leads.attachedData, lists };
      }
    });
  }

  async #readStates(tx: WorkspaceTx, opened: Opened, entries: readonly FeedEntry[]): Promise<void> {
    for (const range of rangesOfKind(entries, 'states')) {
      const { firstId, lastId } = range;
      const read = await readStates(tx, range);
      if (lastId - firstId < opened.states.size) for (let id = firstId; id <= lastId; id += 1) opened.states.delete(id);
      else for (const id of opened.states.keys()) if (id >= firstId && id <= lastId) opened.states.delete(id);
      for (const state of read) opened.states.set(state.id, state);
    }
    opened.leads.attachedData = { ...opened.leads.attachedData, ...groupStates(opened.states.values(), opened.leads.attachedData) };
  }

  /** @param written the written leads; if absent, reads everything, because the suppressions changed */
  async #readSuppressed(opened: Opened, written?: readonly FeedEntry[]): Promise<void> {
    if (!written) {
      await inWorkspace(this.#db, opened.workspaceId, async (tx) => {
        opened.suppressions = await readSuppressions(tx);
        const suppressed = await readSuppressed(tx, opened.suppressions, this.#peopleToCheck(opened));
        const hidesSample = await readHidesSample(tx);
        const { attachedData } = opened.leads;
        opened.leads.attachedData = { ...attachedData, hidesSample, suppressed: sameIds(suppressed, attachedData.suppressed) };
      });
      return;
    }
    const touched = await this.#touchedBy(opened.workspaceId, written);
    const among: Ids[] = [];
    await this.#changed.eachOf(opened.workspaceId, touched, async (tx, leads) => {
      among.push(await readSuppressedAmong(tx, opened.suppressions, leads));
    });
    const { attachedData } = opened.leads;
    opened.leads.attachedData = {
      ...attachedData,
      suppressed: sameIds(replaceIds(attachedData.suppressed, touched, among), attachedData.suppressed),
    };
  }

  /** People whose email addresses may be suppressed. Leads that are written meanwhile are checked when their change is applied. */
  #peopleToCheck({ leads, suppressions }: Opened): number[] {
    return [this.#pool?.index.pool.people, leads.stores.people].flatMap((people) => people?.idsWithEmail(suppressions) ?? []);
  }

  /** The written leads, revealed people, and the people at written companies, because a company's domain also suppresses its people. */
  async #touchedBy(workspaceId: string, entries: readonly FeedEntry[]): Promise<IdRange[]> {
    const companies = rangesOfKind(entries, 'companies');
    const people: number[] = [];
    await this.#changed.eachOf(workspaceId, companies, async (tx, some) => void people.push(...(await readPeopleAt(tx, some))));
    return joinRanges([...rangesOfKind(entries, 'people'), ...rangesOfKind(entries, 'reveals'), ...companies, ...rangesOf(people)]);
  }
}

/** Like `Promise.all`, but settles after all have. */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

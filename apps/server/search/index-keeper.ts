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
  type FeedPosition,
  type IdRange,
  type StateRow,
  type Suppressions,
} from '@leadlight/db/search';
import { LeadIndex, WorkspaceLeads, type Ids } from '@leadlight/leads';
import { ChangedLeads } from './changed-leads.ts';
import { joinRanges, rangesOfKind, replaceIds } from './id-ranges.ts';
import { readBoth, readPool, type PoolSegments } from './read-pool.ts';
import type { ReadSegment } from './read-segment.ts';

/** Maximum number of workspaces in memory; beyond it, the least recently queried one is dropped. */
const mostWorkspaces = 200;

/**
 * When this many of a workspace's own leads, and this fraction of them, are outside the large segment, the workspace is read again, once nothing is
 * being written to it.
 */
const looseLeads = 50_000;
const loosePart = 0.5;
/** With this many, it is read again without waiting, because every query has to search each of their segments. */
const mostLooseLeads = 2_000_000;

interface Follower {
  position: FeedPosition;
  /** Entries that were already read, of transactions that are not older than the position. */
  readonly known: Set<number>;
}

interface Opened extends Follower {
  readonly workspaceId: string;
  readonly leads: WorkspaceLeads;
  readonly states: Map<number, StateRow>;
  /** Needed when leads are written, because these may be suppressed. */
  suppressions: Suppressions;
  isReopening: boolean;
  /** The stores' versions at the last check for loose leads. */
  writtenBefore: string;
}

export class IndexKeeper {
  readonly #db: Database;
  readonly #read: ReadSegment;
  readonly #changed: ChangedLeads;
  readonly #readAll: () => Promise<PoolSegments>;
  #pool: { readonly index: LeadIndex; readonly follower: Follower } | null = null;
  readonly #workspaces = new Map<string, Promise<Opened>>();
  readonly #opened = new Map<string, WorkspaceLeads>();
  #turn: Promise<unknown> = Promise.resolve();

  /** @param readAll reads the whole pool, when the feed no longer contains all changes */
  constructor(db: Database, read: ReadSegment, readAll: () => Promise<PoolSegments> = () => readPool(db, read)) {
    this.#db = db;
    this.#read = read;
    this.#changed = new ChangedLeads(db);
    this.#readAll = readAll;
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
    await this.#inTurn(async () => {
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
    return this.#opened.get(workspaceId);
  }

  /** @throws the database's errors; the next query retries */
  async workspace(workspaceId: string): Promise<WorkspaceLeads> {
    const known = this.#workspaces.get(workspaceId);
    if (known) return (await known).leads;
    const opening = this.#open(workspaceId, { isHurried: true });
    this.#workspaces.set(workspaceId, opening);
    opening.catch(() => this.#workspaces.delete(workspaceId));
    if (this.#workspaces.size > mostWorkspaces) this.#close(this.#workspaces.keys().next().value ?? '');
    const { leads } = await opening;
    if (this.#workspaces.get(workspaceId) === opening) this.#opened.set(workspaceId, leads);
    return leads;
  }

  #close(workspaceId: string): void {
    this.#workspaces.delete(workspaceId);
    this.#opened.delete(workspaceId);
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
            await this.#inTurn(async () => {
              await this.#follow(workspaceId, fresh, (entries) => this.#applyToWorkspace(fresh, entries));
              if (this.#workspaces.get(workspaceId) !== opening) return;
              this.#workspaces.set(workspaceId, Promise.resolve(fresh));
              this.#opened.set(workspaceId, fresh.leads);
            });
          } finally {
            opened.isReopening = false;
          }
        })
        // The old view stays; the next call retries.
        .catch(() => undefined);
    }
  }

  /** Applies changes to the pool and to all workspaces in memory, or to one owner's leads. */
  async catchUp(owner?: string): Promise<void> {
    await this.#inTurn(async () => {
      const pool = this.#pool;
      if (pool && (owner === undefined || owner === poolId))
        await this.#follow(poolId, pool.follower, (entries) => this.#applyToPool(pool.index, entries));
      for (const [workspaceId, opening] of this.#workspaces) {
        if (owner !== undefined && owner !== workspaceId) continue;
        const opened = await opening.catch(() => null);
        if (opened) await this.#follow(workspaceId, opened, (entries) => this.#applyToWorkspace(opened, entries));
      }
    });
  }

  /** One at a time, because two concurrent readers of a change would remove each other's rows. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
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
      Array.from(this.#workspaces.values(), async (opening) => {
        const opened = await opening.catch(() => null);
        if (!opened) return;
        // The rows of own people at pool companies contain values of these companies.
        await this.#changed.refreshPeopleAt(opened.workspaceId, opened.leads.stores.people, companies, []);
        if (isSuppressing(opened.suppressions)) await this.#readSuppressed(opened, isAll ? undefined : entries);
      }),
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

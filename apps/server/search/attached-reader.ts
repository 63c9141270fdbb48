/** Keeps what is attached to the leads of a workspace in sync with the database: states, reveals, lists, suppressions. */
import { rangesOf } from '@leadlight/db/leads/for-search';
import { inWorkspace, readInWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import {
  groupStates,
  isSuppressing,
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
import type { Ids, LeadStore } from '@leadlight/leads';
import type { ChangedLeads } from './changed-leads.ts';
import { joinRanges, rangesOfKind, replaceIds } from './id-ranges.ts';
import type { Opened } from './opened-workspace.ts';

export class AttachedReader {
  readonly #db: Database;
  readonly #changed: ChangedLeads;
  readonly #poolPeople: () => LeadStore | undefined;

  /** @param poolPeople the people of the pool, if it is in memory */
  constructor(db: Database, changed: ChangedLeads, poolPeople: () => LeadStore | undefined) {
    this.#db = db;
    this.#changed = changed;
    this.#poolPeople = poolPeople;
  }

  async read(opened: Opened): Promise<void> {
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

  /** Applies changes of the workspace to what is attached to its leads. */
  async apply(opened: Opened, entries: readonly FeedEntry[]): Promise<void> {
    const { workspaceId, leads } = opened;
    const has = (...kinds: FeedEntry['kind'][]): boolean => entries.some(({ kind }) => kinds.includes(kind));
    if (has('suppressions')) await this.readSuppressed(opened);
    else if (isSuppressing(opened.suppressions) && has('people', 'companies', 'reveals')) await this.readSuppressed(opened, entries);
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
  async readSuppressed(opened: Opened, written?: readonly FeedEntry[]): Promise<void> {
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
    return [this.#poolPeople(), leads.stores.people].flatMap((people) => people?.idsWithEmail(suppressions) ?? []);
  }

  /** The written leads, revealed people, and the people at written companies, because a company's domain also suppresses its people. */
  async #touchedBy(workspaceId: string, entries: readonly FeedEntry[]): Promise<IdRange[]> {
    const companies = rangesOfKind(entries, 'companies');
    const people: number[] = [];
    await this.#changed.eachOf(workspaceId, companies, async (tx, some) => void people.push(...(await readPeopleAt(tx, some))));
    return joinRanges([...rangesOfKind(entries, 'people'), ...rangesOfKind(entries, 'reveals'), ...companies, ...rangesOf(people)]);
  }
}

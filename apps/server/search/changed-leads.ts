/**
 * Reads the current state of changed leads into the index's stores. Surprise: if a range has no lead anymore, or none in this share of the leads, the
 * range is removed from the index; reading twice changes nothing.
 */
import { rangesOf } from '@leadlight/db/leads/for-search';
import { inWorkspace, readInWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import { copyLeadsBetween, readLeadRecords, type FeedEntry, type IdRange } from '@leadlight/db/search';
import { SegmentBuilder, leadKinds, wholePool, type LeadKind, type LeadShare, type LeadStore } from '@leadlight/leads/search';
import { pageSize, rangesOfKind, groupRanges } from './id-ranges.ts';

export class ChangedLeads {
  readonly #db: Database;
  readonly #share: LeadShare;

  constructor(db: Database, share: LeadShare = wholePool) {
    this.#db = db;
    this.#share = share;
  }

  /** Reads the leads that the entries name again, and the people at companies that they name. */
  async apply(owner: string, stores: Readonly<Record<LeadKind, LeadStore>>, entries: readonly FeedEntry[]): Promise<void> {
    for (const kind of leadKinds) await this.#readRanges(owner, stores[kind], rangesOfKind(entries, kind));
    // People who were just read already have the company's values; in an import that is nearly everyone.
    await this.refreshPeopleAt(owner, stores.people, rangesOfKind(entries, 'companies'), rangesOfKind(entries, 'people'));
  }

  async #readRanges(owner: string, store: LeadStore, ranges: readonly IdRange[]): Promise<void> {
    for (const some of groupRanges(ranges)) {
      if ('range' in some) await this.#readRange(owner, store, some.range);
      else {
        const leads = await readInWorkspace(this.#db, owner, (tx) => readLeadRecords(tx, store.kind, some.ids, this.#share));
        store.replaceRanges(rangesOf(some.ids), leads);
      }
    }
  }

  async #readRange(owner: string, store: LeadStore, { firstId, lastId }: IdRange): Promise<void> {
    for (let first = firstId; first <= lastId;) {
      const from = first;
      const builder = new SegmentBuilder(store.kind, pageSize);
      const last = await inWorkspace(this.#db, owner, (tx) =>
        copyLeadsBetween(tx, store.kind, { firstId: from, lastId }, pageSize, builder, this.#share),
      );
      // There are no leads after the last one of the range.
      const end = last === null || builder.size < pageSize ? lastId : last;
      store.replaceWithSegment([{ firstId: from, lastId: end }], builder.build());
      first = end + 1;
    }
  }

  /** Reads people at these companies again, because their rows contain the company's values. @param except ranges that were just read */
  async refreshPeopleAt(owner: string, people: LeadStore, companies: readonly IdRange[], except: readonly IdRange[]): Promise<void> {
    if (companies.length === 0) return;
    const isExcepted = (id: number): boolean => except.some((range) => id >= range.firstId && id <= range.lastId);
    const ids = people.idsAtCompanies(companies).filter((id) => !isExcepted(id));
    for (let at = 0; at < ids.length; at += pageSize) {
      const some = ids.slice(at, at + pageSize);
      const leads = await readInWorkspace(this.#db, owner, (tx) => readLeadRecords(tx, 'people', some, this.#share));
      people.replaceLeads(leads);
    }
  }

  /** Reads small ranges together by ids, and each large one, such as an import's, separately. */
  async eachOf(
    workspaceId: string,
    ranges: readonly IdRange[],
    read: (tx: WorkspaceTx, leads: IdRange | readonly number[]) => Promise<void>,
  ): Promise<void> {
    for (const some of groupRanges(ranges)) {
      if ('range' in some) await inWorkspace(this.#db, workspaceId, (tx) => read(tx, some.range));
      else await readInWorkspace(this.#db, workspaceId, (tx) => read(tx, some.ids));
    }
  }
}

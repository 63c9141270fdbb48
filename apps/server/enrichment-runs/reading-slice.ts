/**
 * The reading of one slice: sites are read many at a time, because each is read slowly, and settled one by one (`runs/rows-under-way.ts`). No site is read
 * whose facts could not be paid for.
 */
import {
  claimEnrichmentForRun,
  leaveEnrichmentClaim,
  noteEnrichmentOutcome,
  postponeEnrichmentRow,
  readNextEnrichmentAttempt,
  readRowsToRead,
  readRowToRead,
  renewEnrichmentClaims,
  setAsideEnrichmentRow,
  settleEnrichment,
  settleEnrichmentRow,
  type EnrichmentClaim,
  type ReadingToSettle,
  type RowToRead,
} from '@leadlight/db/enrichments';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { forgetFailedRows } from '@leadlight/db/runs';
import type { Attempt } from '../runs/row-attempts.ts';
import { RowsUnderWay, type RowsLeft, type RowsToWork } from '../runs/rows-under-way.ts';
import type { SliceWork } from '../runs/run-work.ts';
import type { Step } from '../runs/slice.ts';
import { materializeRun } from './materialize-run.ts';

/**
 * Reads one site, outside of any transaction, and stores its steps as they happen.
 * @throws if aborted, or if reading failed for a reason that is not an outcome of the site
 */
export type ReadSite = (claim: EnrichmentClaim, signal: AbortSignal) => Promise<ReadingToSettle>;

export interface ReadingOptions {
  /** Sites under way at a time. Each gets one request every five seconds, so that most of them wait. */
  readonly window?: number;
}

const defaultWindow = 60;
/** Rows in memory that are not under way. */
const lineRows = 200;
/** A claim expires after a minute. */
const renewMs = 15_000;
/** How long sites under way may still take when it makes room for other runs. */
const lastReadingsMs = 15_000;
/** After which a domain that somebody else is reading is looked at again. */
const busyMs = 2_000;

export function readRows(readSite: ReadSite, { window = defaultWindow }: ReadingOptions = {}): SliceWork {
  return async (slice) => {
    const end = await materializeRun(slice);
    if (end) return end;
    const underWay: SitesUnderWay = new RowsUnderWay(slice, (sites) => new SitesToRead(sites, readSite, window));
    try {
      return await underWay.run();
    } finally {
      const notSettled = await underWay.stop();
      // Claims expire by themselves; leaving them lets others read these sites at once.
      await inWorkspace(slice.db, slice.workspaceId, async (tx) => {
        for (const { claim } of notSettled) await leaveEnrichmentClaim(tx, claim, slice.now());
      }).catch(() => undefined);
    }
  };
}

/** A site that is being read. */
interface SiteUnderWay extends Attempt<RowToRead> {
  readonly claim: EnrichmentClaim;
}

type SitesUnderWay = RowsUnderWay<RowToRead, ReadingToSettle, SiteUnderWay>;

class SitesToRead implements RowsToWork<RowToRead, ReadingToSettle, SiteUnderWay> {
  readonly lastRowsMs = lastReadingsMs;
  readonly window: number;
  readonly setAside = setAsideEnrichmentRow;
  readonly nextAttemptAt = readNextEnrichmentAttempt;
  readonly #underWay: SitesUnderWay;
  readonly #readSite: ReadSite;
  /** Rows whose domain somebody else is reading, with the time when it is looked at again. */
  readonly #busy: { readonly row: RowToRead; readonly atMs: number }[] = [];
  #line: RowToRead[] = [];
  #after = 0;
  #isAllRead = false;
  #renewedMs = performance.now();

  constructor(underWay: SitesUnderWay, readSite: ReadSite, window: number) {
    this.#underWay = underWay;
    this.#readSite = readSite;
    this.window = window;
  }

  describe({ given, companyId }: RowToRead): { readonly subject: string; readonly ref: { readonly leadId?: string } } {
    return { subject: given, ref: companyId === null ? {} : { leadId: companyId } };
  }

  find(tx: WorkspaceTx, runId: string, place: number): Promise<RowToRead | null> {
    return readRowToRead(tx, runId, place, this.#underWay.slice.now());
  }

  work({ claim }: SiteUnderWay): Promise<ReadingToSettle> {
    return this.#readSite(claim, this.#underWay.signal);
  }

  /** Renews the claims of the sites under way. */
  async onLook({ tx, now }: Step): Promise<void> {
    const atMs = performance.now();
    if (atMs - this.#renewedMs < renewMs) return;
    await renewEnrichmentClaims(
      tx,
      this.#underWay.begun().map(({ claim }) => claim),
      now,
    );
    this.#renewedMs = atMs;
  }

  onFailure({ tx, now }: Step, { claim }: SiteUnderWay): Promise<void> {
    return leaveEnrichmentClaim(tx, claim, now);
  }

  async send(): Promise<RowsLeft> {
    if (this.#line.length === 0) await this.#refill();
    while (this.#underWay.room() > 0) {
      const index = this.#line.findIndex(({ isFree }) => isFree || this.#underWay.left > this.#atStake());
      const [row] = index === -1 ? [] : this.#line.splice(index, 1);
      if (!row) break;
      const begun = await this.#begin(row, { isCounted: this.#underWay.slice.isCareful });
      if (begun === 'busy') this.#busy.push({ row, atMs: performance.now() + busyMs });
      else if (begun !== 'set_aside') this.#underWay.start(begun);
    }
    // Before the busy ones: they are added to the line once it is empty.
    if (this.#line.length > 0) return 'unpaid';
    if (this.#busy.length > 0) return 'later';
    return this.#isAllRead ? 'none' : 'more';
  }

  async retry(row: RowToRead): Promise<void> {
    if (!row.isFree && this.#underWay.left === 0) await this.#underWay.renewReservation();
    const begun = await this.#begin(row, { isCounted: true });
    if (begun !== 'busy' && begun !== 'set_aside') this.#underWay.start(begun);
  }

  async settle({ row, claim }: SiteUnderWay, reading: ReadingToSettle): Promise<void> {
    this.#underWay.left = await this.#underWay.commit((step) => this.#store(step, row, claim, reading));
  }

  async #refill(): Promise<void> {
    const nowMs = performance.now();
    while (this.#busy[0] && this.#busy[0].atMs <= nowMs) {
      const again = this.#busy.shift();
      if (again) this.#line.push(again.row);
    }
    if (this.#isAllRead || this.#line.length > 0) return;
    const { db, workspaceId, runId, now } = this.#underWay.slice;
    const selection = { after: this.#after, limit: lineRows, except: this.#underWay.unavailable() };
    this.#line = await inWorkspace(db, workspaceId, (tx) => readRowsToRead(tx, runId, selection, now()));
    this.#after = this.#line.at(-1)?.row ?? this.#after;
    this.#isAllRead = this.#line.length === 0;
  }

  /** Credits that the sites under way, and those read and not settled, can cost. */
  #atStake(): number {
    return this.#underWay.begun().filter(({ row }) => !row.isFree).length;
  }

  /** @param isCounted the attempt is counted before it is made, so that a row that ends its process is counted too */
  #begin(row: RowToRead, { isCounted }: { readonly isCounted: boolean }): Promise<SiteUnderWay | 'busy' | 'set_aside'> {
    return this.#underWay.commit(async (step) => {
      const { tx, run, now } = step;
      const claim = await claimEnrichmentForRun(
        tx,
        { domain: row.domain, companyId: row.companyId, actor: run.startedBy, runId: run.id },
        now,
      );
      if (claim === null) return 'busy';
      const attempt = isCounted ? await this.#underWay.count(step, row) : { row, attempts: null };
      if (attempt) return { ...attempt, claim };
      await leaveEnrichmentClaim(tx, claim, now);
      return 'set_aside';
    });
  }

  /** @returns the credits that are left of the reservation */
  async #store(
    { tx, run, now, note, reservation }: Step,
    row: RowToRead,
    claim: EnrichmentClaim,
    reading: ReadingToSettle,
  ): Promise<number> {
    const { id: payFrom, left } = row.isFree ? { id: null, left: this.#underWay.left } : await reservation();
    const settled = await settleEnrichment(tx, claim, reading, { actor: run.startedBy, payFrom }, now);
    // Another worker has the claim: it is read again, or found to be fresh.
    if (!settled || settled.isUnpaid) {
      this.#isAllRead = false;
      this.#after = Math.min(this.#after, row.row - 1);
      note({ advanced: true });
      return settled ? 0 : left;
    }
    if (settled.nextAt) {
      await postponeEnrichmentRow(tx, run.id, row.row, settled.nextAt);
      note({ advanced: true });
      return left;
    }
    const { outcome, companyId, factsAdded, cost } = settled;
    const { movedTo, reason, pagesRead } = reading;
    const result = { row: row.row, companyId, outcome, movedTo, reason, pagesRead, factsAdded, cost };
    if (!(await settleEnrichmentRow(tx, run.id, result))) return left;
    await noteEnrichmentOutcome(tx, run.id, { outcome, factsAdded });
    await forgetFailedRows(tx, run.id, [row.row]);
    note({ done: 1, creditsSpent: cost });
    return left - cost;
  }
}

/** The cells of leads: the value that a lead has, whichever source it is from, or why it has none. */
import { readExportedRows, type ExportedRow } from '@leadlight/db/exports';
import { readKnownEnrichments, type Enrichment } from '@leadlight/db/enrichments';
import { readPersonRows } from '@leadlight/db/leads';
import { readLastProfileRows, readPendingDomains, type LastProfileRow, type ListColumn } from '@leadlight/db/list-columns';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { readPendingQuestions, readQuestionAnswers } from '@leadlight/db/questions';
import type { Evidence, ExportedLead, LeadKind } from '@leadlight/leads';
import { sourcedValue, type SourcedValue } from '@leadlight/profiles';
import { phoneText } from '@leadlight/vocabulary';
import { outcomeWords } from '../enrichments/outcome-words.ts';
import { exportedLead } from '../exports/exported-lead.ts';
import { secondsOf } from '../leads/seconds.ts';
import { wordOpen } from '../profile-runs/open-fields.ts';
import { wordSkip } from '../profile-runs/skip-words.ts';
import { fieldOfColumn, type FieldOfColumn } from './column-fields.ts';
import { domainOfLead as domainOf } from './lead-domains.ts';
import { providerCell, readFoundFields } from './provider-cell.ts';
import { questionCell, type FoundAnswers } from './question-cell.ts';
import type { Cell, CellState } from './cell.ts';

const neverRead = "The website hasn't been read yet.";
const neverAsked = 'Not looked for yet.';

/** @returns by lead, in the order of the columns; without leads that are gone or suppressed */
export async function readCells(
  tx: WorkspaceTx,
  { kind, columns, ids }: { readonly kind: LeadKind; readonly columns: readonly ListColumn[]; readonly ids: readonly string[] },
  now: Date,
): Promise<Map<string, Cell[]>> {
  const rows = await readExportedRows(tx, kind, ids, { withEvidence: true, withCategories: false }, null);
  const fields = columns.flatMap((column) => {
    const field = fieldOfColumn(kind, column.field);
    return field ? [{ column, field }] : [];
  });
  const found = await readFound(
    tx,
    fields.map(({ field }) => field),
    rows,
  );
  const answers = await readAnswers(tx, columns, rows);
  const ofProviders = await readFoundFields(tx, columns, rows);
  const seconds = secondsOf(now);
  return new Map(
    rows.map((row) => {
      const lead = exportedLead(row, true, new Map(), seconds);
      return [
        row.id,
        fields.map(({ column, field }) => {
          switch (field.runKind) {
            case 'question':
              return questionCell(column, row, answers);
            case 'provider-field':
              return providerCell(column, row, ofProviders);
            case 'profile':
            case 'enrichment':
              return cellOf({ column, field, row, lead, found });
          }
        }),
      ];
    }),
  );
}

/** What runs found out, for all leads at once. */
interface Found {
  /** By what was looked for, then by person. */
  readonly profileRows: ReadonlyMap<string, ReadonlyMap<string, LastProfileRow>>;
  readonly sites: ReadonlyMap<string, Enrichment>;
  readonly pendingSites: ReadonlySet<string>;
  /** People of the shared pool with a masked detail. */
  readonly maskedEmails: ReadonlySet<string>;
  readonly maskedPhones: ReadonlySet<string>;
}

async function readFound(tx: WorkspaceTx, fields: readonly FieldOfColumn[], rows: readonly ExportedRow[]): Promise<Found> {
  const ids = rows.map(({ id }) => id);
  const wants = new Set(fields.flatMap(({ want }) => want ?? []));
  const profileRows = new Map<string, ReadonlyMap<string, LastProfileRow>>();
  for (const want of wants) profileRows.set(want, await readLastProfileRows(tx, ids, want));
  const domains = fields.some(({ runKind }) => runKind === 'enrichment') ? [...new Set(rows.flatMap((row) => domainOf(row) ?? []))] : [];
  const masked = fields.some((field) => field.masked !== null) ? rows.filter(({ isRevealed }) => !isRevealed).map(({ id }) => id) : [];
  const people = masked.length === 0 ? [] : await readPersonRows(tx, masked);
  return {
    profileRows,
    sites: domains.length === 0 ? new Map() : await readKnownEnrichments(tx, domains),
    pendingSites: domains.length === 0 ? new Set() : await readPendingDomains(tx, domains),
    maskedEmails: new Set(people.flatMap(({ id, hasEmail }) => (hasEmail ? [id] : []))),
    maskedPhones: new Set(people.flatMap(({ id, hasPhone }) => (hasPhone ? [id] : []))),
  };
}

async function readAnswers(tx: WorkspaceTx, columns: readonly ListColumn[], rows: readonly ExportedRow[]): Promise<FoundAnswers> {
  const ids = columns.flatMap(({ id, question }) => (question === null ? [] : [id]));
  if (ids.length === 0) return { answers: new Map(), pending: new Map() };
  const domains = [...new Set(rows.flatMap((row) => domainOf(row) ?? []))];
  return { answers: await readQuestionAnswers(tx, ids, domains), pending: await readPendingQuestions(tx, ids) };
}

interface OneCell {
  readonly column: ListColumn;
  readonly field: FieldOfColumn;
  readonly row: ExportedRow;
  readonly lead: ExportedLead;
  readonly found: Found;
}

function cellOf(of: OneCell): Cell {
  const { column, field, row, lead, found } = of;
  const shown = field.values.find((each) => each.valueOf(lead) !== null);
  const value = shown?.valueOf(lead) ?? null;
  const evidence = shown?.field ? (lead.evidence.get(shown.field) ?? lead.evidence.get('person.companyName')) : undefined;
  const why = field.runKind === 'profile' ? whyOfProfile(of) : whyOfSite(of);
  const isMasked =
    value === null && field.masked !== null && (field.masked === 'email' ? found.maskedEmails : found.maskedPhones).has(row.id);
  const state: CellState = value === null ? (why.isPending ? 'pending' : isMasked ? 'masked' : 'empty') : 'filled';
  const isFromSite = value !== null && evidence === undefined && field.runKind === 'enrichment' && why.lookedForAt !== null;
  return {
    columnId: column.id,
    state,
    text: value === null ? null : field.masked === 'phone' ? phoneText(String(value)) : String(value),
    sortValue: value === null ? null : (field.sort?.valueOf(lead) ?? value),
    verdict: field.masked === 'email' && value !== null ? (lead.person?.emailVerdict ?? null) : null,
    source: evidence?.source ?? (isFromSite ? 'website' : null),
    locator: evidence?.locator || null,
    quote: null,
    observedAt: evidence ? new Date(evidence.fetchedAt * 1000) : isFromSite ? why.lookedForAt : null,
    reason: value === null ? why.reason : null,
    lookedForAt: why.lookedForAt,
    profileRow: why.profileRow,
    enrichmentId: why.enrichmentId,
    known: field.runKind === 'profile' && value !== null && evidence ? knownOf(of, String(value), evidence) : null,
    isSample: lead.person?.isSample ?? lead.company?.isSample ?? false,
  };
}

function knownOf({ field, lead: { person } }: OneCell, value: string, { source, fetchedAt }: Evidence): SourcedValue {
  const isEmail = field.masked === 'email';
  const checkedAt = person?.emailCheckedAt ?? null;
  const verdicts = person && checkedAt !== null ? [{ address: value, verdict: person.emailVerdict, checkedAtMs: checkedAt * 1000 }] : [];
  return sourcedValue({ field: isEmail ? 'email' : field.name, value, source, seenAtMs: fetchedAt * 1000 }, verdicts);
}

interface Why extends Pick<Cell, 'lookedForAt' | 'profileRow' | 'enrichmentId'> {
  readonly isPending: boolean;
  readonly reason: string;
}

function whyOfProfile({ field, row, lead, found }: OneCell): Why {
  const last = found.profileRows.get(field.want ?? '')?.get(row.id);
  const nothing = { isPending: false, lookedForAt: null, profileRow: null, enrichmentId: null };
  if (lead.person?.isSample) return { ...nothing, reason: wordSkip('sample') };
  if (!last) return { ...nothing, reason: neverAsked };
  const asked = { ...nothing, lookedForAt: last.endedAt, profileRow: { runId: last.runId, row: last.row } };
  if (last.status === 'pending')
    return last.isRunOver
      ? { ...asked, reason: 'The run was canceled before this person was looked for.' }
      : { ...asked, isPending: true, reason: '' };
  if (last.status === 'skipped') return { ...asked, reason: wordSkip(last.skipReason ?? '') };
  if (last.status === 'failed') return { ...asked, reason: 'Looking for it failed repeatedly. Open the run to try again.' };
  const open = field.reasons.map((key) => last.open[key]).find((reason) => reason !== undefined);
  return { ...asked, reason: wordOpen(open ?? 'all_asked') };
}

function whyOfSite({ row, lead, found }: OneCell): Why {
  const domain = domainOf(row);
  const site = domain === null ? undefined : found.sites.get(domain);
  const nothing = { isPending: false, lookedForAt: null, profileRow: null, enrichmentId: null };
  if (lead.company?.isSample) return { ...nothing, reason: 'A fictional company of the sample. Only real companies are enriched.' };
  if (domain === null) return { ...nothing, reason: lead.person ? "The employer's website isn't known." : "The website isn't known." };
  const read = { ...nothing, lookedForAt: site?.checkedAt ?? null, enrichmentId: site?.id ?? null };
  if (found.pendingSites.has(domain) || site?.status === 'reading') return { ...read, isPending: true, reason: '' };
  if (!site) return { ...read, reason: neverRead };
  if (site.outcome === null) return { ...read, reason: neverRead };
  if (site.outcome === 'read') return { ...read, reason: "The website was read and doesn't show it." };
  return { ...read, reason: outcomeWords(site.outcome, site) };
}

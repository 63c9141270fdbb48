/**
 * Turns each row of a file into assertions: facts, and the lead that they describe. Doesn't use the database, so that the next rows are prepared
 * while PostgreSQL writes the previous ones.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  companyBlockingKeys,
  companyIdentity,
  companyOfFacts,
  companyRowKey,
  packFacts,
  personBlockingKeys,
  personIdentity,
  personOfFacts,
  readRow,
  type CompanyIdentity,
  type Fact,
  type LeadCompany,
  type LeadPerson,
  type PersonIdentity,
  type RowSource,
  type Owners,
  type RowError,
  type RowWork,
} from '@leadlight/leads';
import type { NewRefusal } from '@leadlight/db/imports';
import type { CachedCompany, CompanyCache } from './company-cache.ts';
import type { FileRow } from './files/rows.ts';
import { noteWords } from './import-words.ts';
import type { Assertions } from './lead-set.ts';
import type { Reading } from './reading.ts';

export interface UnderstoodRow {
  /** Its number in the file. */
  readonly row: number;
  readonly person: Assertions<LeadPerson, PersonIdentity> | null;
  readonly company: Assertions<LeadCompany, CompanyIdentity> | null;
  /** What it says about the workspace's work with the lead. */
  readonly work: RowWork | null;
  /** Values that couldn't be read, and the cells that contain them; no cells if there are none. */
  readonly notes: readonly RowError[];
  readonly cells: readonly string[];
  /** The text of its company columns if it identifies the company; otherwise null. */
  readonly words: string | null;
  /** Used instead of `company` if earlier rows had the same text. `understandWhole` is called if the record has changed since. */
  readonly cachedCompany: (CachedCompany & { readonly understandWhole: () => UnderstoodRow }) | null;
}

export interface UnderstoodRows {
  readonly rows: readonly UnderstoodRow[];
  readonly refusals: readonly NewRefusal[];
  /** Blank rows, totals and notes: not leads, and not refused. */
  readonly blank: number;
}

interface Understand {
  readonly reading: Reading;
  readonly source: RowSource;
  readonly now: Date;
  readonly companyCache: CompanyCache;
  /** Members of the workspace. */
  readonly owners: Owners;
  /** Awaited every half millisecond, to let other work run. */
  readonly turn?: () => Promise<void>;
}

/** Rows between turns of the event loop, about half a millisecond of work. The database waits for its next statement meanwhile. */
const rowsOfATurn = 20;

export async function understandRows(
  rows: readonly FileRow[],
  { reading, source, now, companyCache, owners, turn = nextTurn }: Understand,
): Promise<UnderstoodRows> {
  const seconds = Math.floor(now.getTime() / 1000);
  const understood: UnderstoodRow[] = [];
  const refusals: NewRefusal[] = [];
  let blank = 0;
  for (const [index, row] of rows.entries()) {
    if (index % rowsOfATurn === rowsOfATurn - 1) await turn();
    const answer = understandRow(row, reading, source, { seconds, companyCache, owners });
    if (answer && 'code' in answer) refusals.push(answer);
    else if (answer) understood.push(answer);
    else blank += 1;
  }
  return { rows: understood, refusals, blank };
}

interface Known {
  readonly seconds: number;
  readonly owners: Owners;
  /** Null to read the row completely. */
  readonly companyCache: CompanyCache | null;
}

/** @returns null for a blank row, a total or a note */
function understandRow(
  fileRow: FileRow,
  reading: Reading,
  source: RowSource,
  { seconds, companyCache, owners }: Known,
): UnderstoodRow | NewRefusal | null {
  const { row, cells, more, fault } = fileRow;
  const { mapping } = reading;
  const refuse = (code: string, field: string | null): NewRefusal => ({
    row,
    field,
    code,
    reason: noteWords(code),
    cells: cells.map((cell) => cell.toWellFormed()),
  });
  if (fault) return refuse(fault.code, fault.column === null ? null : (mapping.header[fault.column] ?? null));
  const words = companyRowKey(cells, mapping);
  const cached = words === null ? null : (companyCache?.get(words) ?? null);
  const answer = readRow(cells, mapping, row, source, { isCompanyKnown: cached !== null, owners });
  if (answer.kind === 'blank') return null;
  if (answer.kind === 'refused') {
    const [error] = answer.errors;
    return refuse(error?.code ?? 'nobody', error?.field ?? error?.column ?? null);
  }
  // Members of a JSON object that have no column.
  const late = (more ?? []).map(([name, value]): Fact => ({
    field: `extra.${name}`,
    value,
    evidence: { source: source.source, locator: source.locator, row, snippet: null, fetchedAt: source.importedAt, hash: source.hash },
    retractedAt: null,
  }));
  const isPerson = answer.person.length > 0;
  const { work, notes } = answer;
  const about = { work, notes, cells: work !== null || notes.length > 0 ? cells : [] };
  const person = isPerson ? assertionsOfPerson([...answer.person, ...late], seconds) : null;
  if (cached) {
    // The complete reading can't be blank or refused, because that was checked just now.
    const understandWhole = (): UnderstoodRow =>
      understandRow(fileRow, reading, source, { seconds, companyCache: null, owners }) as UnderstoodRow;
    return { row, person, company: null, ...about, words: null, cachedCompany: { ...cached, understandWhole } };
  }
  const company = assertionsOfCompany(isPerson ? answer.company : [...answer.company, ...late], seconds);
  const isIdentified =
    company !== null && (company.identity.domain !== null || company.identity.linkedin !== null) && answer.notes.length === 0;
  return { row, person, company, ...about, words: isIdentified ? words : null, cachedCompany: null };
}

function assertionsOfPerson(found: readonly Fact[], seconds: number): Assertions<LeadPerson, PersonIdentity> {
  const lead = personOfFacts(found, seconds);
  const identity = personIdentity(lead);
  return { found, facts: packFacts(found), lead, identity, keys: personBlockingKeys(identity) };
}

function assertionsOfCompany(found: readonly Fact[], seconds: number): Assertions<LeadCompany, CompanyIdentity> | null {
  if (found.length === 0) return null;
  const lead = companyOfFacts(found, seconds);
  const identity = companyIdentity(lead);
  return { found, facts: packFacts(found), lead, identity, keys: companyBlockingKeys(identity) };
}

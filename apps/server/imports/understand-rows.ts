/**
 * What rows of a file assert, each by itself: facts, and the lead that they describe. Reads no database, so that the next rows are understood while
 * PostgreSQL works on those before them.
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
} from '@leadlight/leads';
import type { NewRefusal } from '@leadlight/db/imports';
import type { CachedCompany, CompanyCache } from './company-cache.ts';
import type { FileRow } from './files/rows.ts';
import { noteWords } from './import-words.ts';
import type { Assertions } from './lead-set.ts';
import type { Reading } from './understand-file.ts';

export interface UnderstoodRow {
  /** Its number in the file. */
  readonly row: number;
  readonly person: Assertions<LeadPerson, PersonIdentity> | null;
  readonly company: Assertions<LeadCompany, CompanyIdentity> | null;
  /** The words that describe its company, where they were understood and identify it; else null. */
  readonly words: string | null;
  /** In place of `company`: rows before had the same words. `understandWhole` is for a record that has changed since. */
  readonly cachedCompany: (CachedCompany & { readonly understandWhole: () => UnderstoodRow }) | null;
}

export interface UnderstoodRows {
  readonly rows: readonly UnderstoodRow[];
  readonly refusals: readonly NewRefusal[];
}

interface Understand {
  readonly reading: Reading;
  readonly source: RowSource;
  readonly now: Date;
  readonly companyCache: CompanyCache;
  /** Awaited every half millisecond: lets others have their turn. */
  readonly turn?: () => Promise<void>;
}

/** Rows after which whatever else waits has its turn: half a millisecond's work. The database waits for its next statement meanwhile. */
const rowsOfATurn = 20;

export async function understandRows(
  rows: readonly FileRow[],
  { reading, source, now, companyCache, turn = nextTurn }: Understand,
): Promise<UnderstoodRows> {
  const seconds = Math.floor(now.getTime() / 1000);
  const understood: UnderstoodRow[] = [];
  const refusals: NewRefusal[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsOfATurn === rowsOfATurn - 1) await turn();
    const answer = understandRow(row, reading, source, { seconds, companyCache });
    if (answer && 'code' in answer) refusals.push(answer);
    else if (answer) understood.push(answer);
  }
  return { rows: understood, refusals };
}

interface Known {
  readonly seconds: number;
  /** None where the row is to be understood whole. */
  readonly companyCache: CompanyCache | null;
}

/** @returns null for a blank row */
function understandRow(
  fileRow: FileRow,
  reading: Reading,
  source: RowSource,
  { seconds, companyCache }: Known,
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
  const answer = readRow(cells, mapping, row, source, { isCompanyKnown: cached !== null });
  if (answer.kind === 'blank') return null;
  if (answer.kind === 'refused') {
    const [error] = answer.errors;
    return refuse(error?.code ?? 'nobody', error?.field ?? error?.column ?? null);
  }
  // Members of a JSON object that came too late to have a column.
  const late = (more ?? []).map(([name, value]): Fact => ({
    field: `extra.${name}`,
    value,
    evidence: { source: source.source, locator: source.locator, row, snippet: null, fetchedAt: source.importedAt, hash: source.hash },
    retractedAt: null,
  }));
  const isPerson = answer.person.length > 0;
  const person = isPerson ? assertionsOfPerson([...answer.person, ...late], seconds) : null;
  if (cached) {
    // Understood whole it is no other row: what makes it one, or refuses it, was looked at just now.
    const understandWhole = (): UnderstoodRow => understandRow(fileRow, reading, source, { seconds, companyCache: null }) as UnderstoodRow;
    return { row, person, company: null, words: null, cachedCompany: { ...cached, understandWhole } };
  }
  const company = assertionsOfCompany(isPerson ? answer.company : [...answer.company, ...late], seconds);
  const isIdentified =
    company !== null && (company.identity.domain !== null || company.identity.linkedin !== null) && answer.notes.length === 0;
  return { row, person, company, words: isIdentified ? words : null, cachedCompany: null };
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

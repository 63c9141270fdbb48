/**
 * What rows of a file say, each by itself: facts, and the lead that they describe. Asks no database, so that the rows to come are understood while
 * PostgreSQL works at those before them.
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
import type { FileRow } from './files/rows.ts';
import { noteWords } from './import-words.ts';
import type { Said } from './lead-set.ts';
import type { ToldCompanies, ToldCompany } from './told-companies.ts';
import type { Reading } from './understand-file.ts';

export interface UnderstoodRow {
  /** Its number in the file. */
  readonly row: number;
  readonly person: Said<LeadPerson, PersonIdentity> | null;
  readonly company: Said<LeadCompany, CompanyIdentity> | null;
  /** What its company is told by, all of which was understood; null where it is not known by that alone. */
  readonly words: string | null;
  /** In place of `company`: rows before said the same of it. `say` is what to do if its record is another by now. */
  readonly toldCompany: (ToldCompany & { readonly say: () => UnderstoodRow }) | null;
}

export interface UnderstoodRows {
  readonly rows: readonly UnderstoodRow[];
  readonly refusals: readonly NewRefusal[];
}

interface Understand {
  readonly reading: Reading;
  readonly source: RowSource;
  readonly now: Date;
  readonly toldCompanies: ToldCompanies;
  /** Awaited every half millisecond: lets others have their turn. */
  readonly turn?: () => Promise<void>;
}

/** Rows after which whatever else waits has its turn: half a millisecond's work. The database waits for its next statement meanwhile. */
const rowsOfATurn = 20;

export async function understandRows(
  rows: readonly FileRow[],
  { reading, source, now, toldCompanies, turn = nextTurn }: Understand,
): Promise<UnderstoodRows> {
  const seconds = Math.floor(now.getTime() / 1000);
  const understood: UnderstoodRow[] = [];
  const refusals: NewRefusal[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsOfATurn === rowsOfATurn - 1) await turn();
    const answer = understandRow(row, reading, source, { seconds, toldCompanies });
    if (answer && 'code' in answer) refusals.push(answer);
    else if (answer) understood.push(answer);
  }
  return { rows: understood, refusals };
}

interface Known {
  readonly seconds: number;
  /** None where the row is to be understood whole. */
  readonly toldCompanies: ToldCompanies | null;
}

/** @returns null for a blank row */
function understandRow(
  fileRow: FileRow,
  reading: Reading,
  source: RowSource,
  { seconds, toldCompanies }: Known,
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
  const told = words === null ? null : (toldCompanies?.find(words) ?? null);
  const answer = readRow(cells, mapping, row, source, { isCompanyKnown: told !== null });
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
  const person = isPerson ? sayOfPerson([...answer.person, ...late], seconds) : null;
  if (told) {
    // Understood whole it is no other row: what makes it one, or refuses it, was looked at just now.
    const say = (): UnderstoodRow => understandRow(fileRow, reading, source, { seconds, toldCompanies: null }) as UnderstoodRow;
    return { row, person, company: null, words: null, toldCompany: { ...told, say } };
  }
  const company = sayOfCompany(isPerson ? answer.company : [...answer.company, ...late], seconds);
  const isTelling =
    company !== null && (company.identity.domain !== null || company.identity.linkedin !== null) && answer.notes.length === 0;
  return { row, person, company, words: isTelling ? words : null, toldCompany: null };
}

function sayOfPerson(found: readonly Fact[], seconds: number): Said<LeadPerson, PersonIdentity> {
  const lead = personOfFacts(found, seconds);
  const identity = personIdentity(lead);
  return { found, facts: packFacts(found), lead, identity, keys: personBlockingKeys(identity) };
}

function sayOfCompany(found: readonly Fact[], seconds: number): Said<LeadCompany, CompanyIdentity> | null {
  if (found.length === 0) return null;
  const lead = companyOfFacts(found, seconds);
  const identity = companyIdentity(lead);
  return { found, facts: packFacts(found), lead, identity, keys: companyBlockingKeys(identity) };
}

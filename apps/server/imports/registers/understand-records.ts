/** Turns records of a register into assertions, like understand-rows.ts those of a list. Doesn't use the database. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { registers, type RegisterRecord } from '@leadlight/enrichment/registers';
import { companyBlockingKeys, companyIdentity, companyOfFacts, packFacts, registerKeysOf } from '@leadlight/leads';
import type { NewRefusal } from '@leadlight/db/imports';
import type { Assertions } from '../lead-set.ts';
import { factsOfRecord, type RegisterFile } from './record-facts.ts';
import { registerBlockingKeys, type RegisterCompany, type RegisterIdentity } from './register-rules.ts';
import type { RegisterRow } from './register-files.ts';

export interface UnderstoodRecord {
  readonly row: number;
  readonly company: Assertions<RegisterCompany, RegisterIdentity>;
  /** Whether it becomes a company if it matches none. */
  readonly canCreate: boolean;
}

export interface UnderstoodRecords {
  readonly records: readonly UnderstoodRecord[];
  readonly refusals: readonly NewRefusal[];
  /** How many are not companies or may not be used, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** Of another place of a company, which doesn't change what the first one said. */
  readonly isOfPlaces: boolean;
}

const recordsOfATurn = 20;
const nothing = 'says nothing about a company as a whole';

export async function understandRecords(
  rows: readonly RegisterRow[],
  file: RegisterFile,
  now: Date,
  turn: () => Promise<void> = nextTurn,
): Promise<UnderstoodRecords> {
  const seconds = Math.floor(now.getTime() / 1000);
  const records: UnderstoodRecord[] = [];
  const refusals: NewRefusal[] = [];
  const skipped: Record<string, number> = {};
  let isOfPlaces = false;
  for (const [index, { row, item }] of rows.entries()) {
    if (index % recordsOfATurn === recordsOfATurn - 1) await turn();
    if (item.kind === 'refused') {
      const reason = `Line ${item.line}: ${item.reason}`.toWellFormed().replaceAll('\0', '');
      refusals.push({ row, field: null, code: 'register_record', reason, cells: [] });
      continue;
    }
    const understood = item.kind === 'record' ? understandRecord(item.record, row, file, seconds) : null;
    if (understood) records.push(understood);
    else {
      const reason = item.kind === 'skipped' ? item.reason : nothing;
      skipped[reason] = (skipped[reason] ?? 0) + 1;
    }
    if (item.kind === 'record') isOfPlaces = registers[item.record.register].describes === 'place';
  }
  return { records, refusals, skipped, isOfPlaces };
}

function understandRecord(record: RegisterRecord, row: number, file: RegisterFile, seconds: number): UnderstoodRecord | null {
  const found = factsOfRecord(record, row, file);
  if (found.length === 0) return null;
  const facts = packFacts(found);
  const lead: RegisterCompany = { ...companyOfFacts(found, seconds), registerKeys: registerKeysOf(facts) };
  const identity: RegisterIdentity = { ...companyIdentity(lead), registerKeys: lead.registerKeys };
  const keys = registerBlockingKeys(identity, companyBlockingKeys(identity));
  const canCreate = registers[record.register].describes !== 'known-company';
  return { row, company: { found, facts, lead, identity, keys }, canCreate };
}

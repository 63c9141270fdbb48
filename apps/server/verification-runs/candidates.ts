/** What a run asks about, as rows: from a file, from people, from addresses that were pasted. Those that must not be asked about are recognized here. */
import { type WorkspaceTx } from '@leadlight/db/platform';
import {
  readRefusedAddresses,
  readVerifiablePeople,
  type ListLayout,
  type NewRow,
  type VerifiablePerson,
} from '@leadlight/db/verification';
import { findKey } from '@leadlight/verification';
import { addressKey, companyDomainOf } from '@leadlight/vocabulary';
import type { Position } from '../imports/files/rows.ts';
import { askAddress, askName, candidateOf, type Candidate, type RunColumns } from './list-candidates.ts';
import { isBlank, rowsOfList } from './list-file.ts';

/** Parts of a file from a position on, without blank rows, one for each transaction. */
export async function* candidatesOfFile(
  path: string,
  layout: ListLayout,
  { isFind, columns }: { readonly isFind: boolean; readonly columns: RunColumns },
  from: Position,
  options: { readonly signal?: AbortSignal; readonly batchRows?: number } = {},
): AsyncGenerator<{ readonly candidates: readonly Candidate[]; readonly next: Position }> {
  for await (const { rows, next } of rowsOfList(path, layout, from, options)) {
    const candidates = rows.flatMap(({ row, cells }) =>
      row < layout.firstRow || isBlank(cells) ? [] : [candidateOf(isFind, columns, row, cells)],
    );
    yield { candidates, next };
  }
}

/** Of these people, those that a run is for. */
export async function peopleToVerify(
  tx: WorkspaceTx,
  ids: readonly string[],
  { onlyStale }: { readonly onlyStale: boolean },
  now: Date,
): Promise<VerifiablePerson[]> {
  const people = await readVerifiablePeople(tx, ids, now);
  return onlyStale ? people.filter(({ isStale }) => isStale) : people;
}

/** @param firstRow place of the first of them in the selection, from 1 */
export function candidatesOfPeople(people: readonly VerifiablePerson[], isFind: boolean, firstRow: number): Candidate[] {
  return people.map((person, index) => {
    const { id, standing, address } = person;
    const row = firstRow + index;
    if (isFind) return missingAddressOf(person, row);
    return { ...askAddress(row, address ?? '', id), skipReason: skipReasonOf(standing) };
  });
}

/** Name and company are shown to everyone: finding an address reveals nothing. One that the pool has is revealed for the same price, not found. */
function missingAddressOf({ id, standing, hasAddress, name, domain }: VerifiablePerson, row: number): Candidate {
  // Nobody's colleagues share the domain of a mailbox provider: an address there would be a stranger's.
  const candidate = askName(row, name ?? '', companyDomainOf(domain ?? '') === null ? '' : (domain ?? ''), id);
  if (standing === 'gone' || standing === 'suppressed') return { ...candidate, skipReason: standing };
  if (hasAddress) return { ...candidate, ask: null, skipReason: 'has_address' };
  return candidate.ask ? candidate : { ...candidate, skipReason: candidate.skipReason ?? 'no_name' };
}

const skipReasonOf = (standing: VerifiablePerson['standing']): Candidate['skipReason'] => (standing === 'open' ? null : standing);

/** Rows with the reasons why some are skipped. Of people who were erased only the row's number is kept. */
export async function rowsOf(tx: WorkspaceTx, candidates: readonly Candidate[]): Promise<NewRow[]> {
  const rows = candidates.map((candidate) => ({ candidate, askKey: keyOf(candidate), refusalKey: refusalKeyOf(candidate) }));
  const refused = await readRefusedAddresses(
    tx,
    rows.flatMap(({ refusalKey }) => (refusalKey === null ? [] : [refusalKey])),
  );
  return rows.map(({ candidate: { row, given, ask, personId, skipReason }, askKey, refusalKey }): NewRow => {
    const nothing = { row, given, askKey: null, name: null, domain: null, personId };
    const refusal = refusalKey === null ? undefined : refused.get(refusalKey);
    if (refusal === 'erased') return { ...nothing, given: '', personId: null, skipReason: 'gone' };
    if (skipReason !== null) return { ...nothing, skipReason };
    if (!ask || askKey === null) return { ...nothing, skipReason: 'empty' };
    if (refusal === 'suppressed') return { ...nothing, skipReason: 'suppressed' };
    return {
      row,
      given,
      askKey,
      name: ask.kind === 'find' ? ask.name : null,
      domain: ask.kind === 'find' ? ask.domain : null,
      personId,
      skipReason: null,
    };
  });
}

function keyOf({ ask }: Candidate): string | null {
  if (!ask) return null;
  return ask.kind === 'verify' ? addressKey(ask.address) : findKey(ask.split, ask.domain);
}

/** What the suppressions are searched for: the address; of a find, any address at the domain. */
function refusalKeyOf({ ask }: Candidate): string | null {
  if (!ask) return null;
  return ask.kind === 'verify' ? addressKey(ask.address) : addressKey(`anybody@${ask.domain}`);
}

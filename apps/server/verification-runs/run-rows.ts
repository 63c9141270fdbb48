/** What a run asks about, as rows: from a file, from people, from addresses that were pasted. Whoever may not be asked about is told apart here. */
import { type WorkspaceTx } from '@leadlight/db/platform';
import {
  readRefusedAddresses,
  readVerifiablePeople,
  type ListLayout,
  type RowToLay,
  type VerifiablePerson,
} from '@leadlight/db/verification';
import { findKey } from '@leadlight/verification';
import { addressKey } from '@leadlight/vocabulary';
import type { Position } from '../imports/files/rows.ts';
import { askAddress, askName, candidateOf, type Candidate, type RunColumns, type RunKind } from './list-candidates.ts';
import { isBlank, rowsOfList } from './list-file.ts';

/** Parts of a file from a position on, blank rows left out; as large as a transaction takes well. */
export async function* candidatesOfFile(
  path: string,
  layout: ListLayout,
  { kind, columns }: { readonly kind: RunKind; readonly columns: RunColumns },
  from: Position,
  options: { readonly signal?: AbortSignal; readonly batchRows?: number } = {},
): AsyncGenerator<{ readonly candidates: readonly Candidate[]; readonly next: Position }> {
  for await (const { rows, next } of rowsOfList(path, layout, from, options)) {
    const candidates = rows.flatMap(({ row, cells }) =>
      row < layout.firstRow || isBlank(cells) ? [] : [candidateOf(kind, columns, row, cells)],
    );
    yield { candidates, next };
  }
}

export interface OfPeople {
  readonly kind: RunKind;
  readonly onlyStale: boolean;
}

/** Of these people, those that a run is for. */
export async function peopleToVerify(
  tx: WorkspaceTx,
  ids: readonly string[],
  { onlyStale }: OfPeople,
  now: Date,
): Promise<VerifiablePerson[]> {
  const people = await readVerifiablePeople(tx, ids, now);
  return onlyStale ? people.filter(({ isStale }) => isStale) : people;
}

/** @param firstRow place of the first of them in the selection, from 1 */
export function candidatesOfPeople(people: readonly VerifiablePerson[], kind: RunKind, firstRow: number): Candidate[] {
  return people.map(({ id, standing, address, name, domain }, index) => {
    const row = firstRow + index;
    if (kind === 'find') {
      // Name and company are for everybody to see: to look for an address reveals nothing.
      const result = standing === 'not_revealed' ? 'open' : standing;
      return { ...askName(row, name ?? '', domain ?? '', id), result };
    }
    return { ...askAddress(row, address ?? '', id), result: standing };
  });
}

/** Tells apart what must not be asked about. Of whoever was erased nothing but the row's number is kept. */
export async function rowsToLay(tx: WorkspaceTx, candidates: readonly Candidate[]): Promise<RowToLay[]> {
  const rows = candidates.map((candidate) => ({ candidate, askKey: keyOf(candidate), refusalKey: refusalKeyOf(candidate) }));
  const refused = await readRefusedAddresses(
    tx,
    rows.flatMap(({ refusalKey }) => (refusalKey === null ? [] : [refusalKey])),
  );
  return rows.map(({ candidate: { row, given, ask, personId, result }, askKey, refusalKey }): RowToLay => {
    const nothing = { row, given, askKey: null, name: null, domain: null, personId };
    const refusal = refusalKey === null ? undefined : refused.get(refusalKey);
    if (refusal === 'erased') return { ...nothing, given: '', personId: null, result: 'gone' };
    if (result !== 'open') return { ...nothing, result };
    if (!ask || askKey === null) return { ...nothing, result: 'empty' };
    if (refusal === 'suppressed') return { ...nothing, result: 'suppressed' };
    return {
      row,
      given,
      askKey,
      name: ask.kind === 'find' ? ask.name : null,
      domain: ask.kind === 'find' ? ask.domain : null,
      personId,
      result: 'open',
    };
  });
}

function keyOf({ ask }: Candidate): string | null {
  if (!ask) return null;
  return ask.kind === 'verify' ? addressKey(ask.address) : findKey(ask.split, ask.domain);
}

/** What the lists of those to be left in peace are asked for: the address; of a find, any address at the domain. */
function refusalKeyOf({ ask }: Candidate): string | null {
  if (!ask) return null;
  return ask.kind === 'verify' ? addressKey(ask.address) : addressKey(`anybody@${ask.domain}`);
}

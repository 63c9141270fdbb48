/** Adds what rows say about the workspace's work (stage, owner, notes, lists, tags) to the leads that they became, and collects what couldn't be read. */
import { maxLists } from '@leadlight/contract/limits';
import { addImportedWork, findOrCreateLists, type NewInvalidValue, type WorkToAdd } from '@leadlight/db/imports';
import { poolId } from '@leadlight/db/leads';
import type { ActorRef, WorkspaceTx } from '@leadlight/db/platform';
import type { Mapping, RowError, RowWork } from '@leadlight/leads';

/** How many lists one import creates: more differing names are something else than lists. */
const mostNewLists = 20;
/** Characters of a note, as the API allows. */
const longestNote = 5_000;

/** A row, and the lead that it became. */
export interface RowOfLead {
  readonly row: number;
  readonly leadId: number;
  readonly work: RowWork | null;
  readonly notes: readonly RowError[];
  readonly cells: readonly string[];
}

interface Context {
  readonly workspaceId: string;
  readonly importId: string;
  readonly importer: ActorRef;
  readonly mapping: Mapping;
  readonly now: Date;
}

export interface AddedToLeads {
  /** Rows that added something. */
  readonly changedRows: ReadonlySet<number>;
  readonly changedLeads: readonly number[];
  readonly invalid: readonly NewInvalidValue[];
}

/** In the transaction that writes the leads, after they are written and before pairs are merged. */
export async function addWork(tx: WorkspaceTx, rows: readonly RowOfLead[], context: Context): Promise<AddedToLeads> {
  const { importId, importer, mapping, now } = context;
  const invalid = rows.flatMap((row) => row.notes.flatMap((note) => invalidValueOf(row, note, mapping)));
  const note = ({ row, leadId, cells }: RowOfLead, target: string, code: string): void => {
    const column = mapping.targets.indexOf(target as Mapping['targets'][number]);
    if (column >= 0) invalid.push({ row, column, code, value: cells[column]?.trim() ?? '', leadId });
  };
  // The pool belongs to no workspace, so nobody works with its leads.
  const withWork = context.workspaceId === poolId ? [] : rows.filter((row): row is RowOfLead & { work: RowWork } => row.work !== null);
  const names = [...new Set(withWork.flatMap(({ work }) => work.lists))];
  const lists = await findOrCreateLists(tx, importId, { kind: mapping.kind, names, importer, mostNew: mostNewLists, most: maxLists }, now);
  const entries = withWork.map((row): WorkToAdd => {
    const named = row.work.lists.map((name) => lists.get(name));
    const refused = named.find((list) => list !== undefined && 'code' in list);
    if (refused && 'code' in refused) note(row, 'lead.list', refused.code);
    return {
      leadId: row.leadId,
      stage: row.work.stage,
      ownerId: row.work.ownerId,
      tags: row.work.tags,
      notes: row.work.notes === null ? [] : noteParts(row.work.notes),
      listIds: named.flatMap((list) => (list && 'id' in list ? [list.id] : [])),
    };
  });
  const added = await addImportedWork(tx, importId, entries, importer, now);
  const changedRows = new Set<number>();
  const changedLeads = new Set<number>();
  for (const [index, { isChanged, keepsStage, keepsOwner }] of added.entries()) {
    const row = withWork[index];
    if (!row) continue;
    if (isChanged) {
      changedRows.add(row.row);
      changedLeads.add(row.leadId);
    }
    if (keepsStage) note(row, 'lead.stage', 'stage_kept');
    if (keepsOwner) note(row, 'lead.owner', 'owner_kept');
  }
  return { changedRows, changedLeads: [...changedLeads], invalid };
}

function invalidValueOf(
  { row, leadId, cells }: RowOfLead,
  { column: header, code }: RowError,
  { header: names }: Mapping,
): NewInvalidValue[] {
  const column = header === null ? -1 : names.indexOf(header);
  return column < 0 ? [] : [{ row, column, code, value: cells[column]?.trim() ?? '', leadId }];
}

/** A text in parts that each fit a note, broken at spaces where there are any. */
export function noteParts(text: string): string[] {
  const parts: string[] = [];
  for (let rest = text.toWellFormed().trim(); rest !== '';) {
    if (rest.length <= longestNote) return [...parts, rest];
    const space = rest.lastIndexOf(' ', longestNote);
    const end = space > longestNote / 2 ? space : longestNote;
    parts.push(rest.slice(0, end).toWellFormed().trim());
    rest = rest.slice(end).toWellFormed().trim();
  }
  return parts;
}

/** The rows of a run: from pasted text or a file, or from selected people. Lines that can't be used are rows too, with the reason. */
import { mostProfiles } from '@leadlight/contract';
import type { profileRunSourceSchema } from '@leadlight/contract';
import { readPersonRows } from '@leadlight/db/leads';
import type { NewProfileRow } from '@leadlight/db/profiles';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { emptyKeys, type RefusedInput } from '@leadlight/profiles';
import type { z } from 'zod';
import type { WorkspaceContext } from '../command.ts';
import { chosenLeads } from '../leads/selection.ts';
import { readProfileInputs } from '../profiles/read-inputs.ts';

export type ProfileSource = z.infer<typeof profileRunSourceSchema>;

export interface RunInputs {
  /** In their order. */
  readonly rows: readonly NewProfileRow[];
  readonly refused: readonly RefusedInput[];
  readonly duplicates: number;
}

const longestGiven = 300;

/** @throws Refusal selection_empty, too_many_people, not_found; Invalid */
export async function readRunInputs(
  tx: WorkspaceTx,
  context: WorkspaceContext<'search'>,
  source: Exclude<ProfileSource, { kind: 'column' }>,
): Promise<RunInputs> {
  return source.kind === 'text' ? readText(source.text) : readPeople(tx, context, source.selection);
}

function readText(text: string): RunInputs {
  const { inputs, refused, duplicates } = readProfileInputs(text);
  if (inputs.length > mostProfiles || refused.length > mostProfiles) throw new Refusal('too_many_people', { field: 'source.text' });
  const usable = inputs.map(({ keys, positions, written }) => ({
    position: positions[0] ?? 1,
    given: written.slice(0, longestGiven),
    keys,
    skipReason: null as string | null,
  }));
  const others = refused.map(({ position, written, code }) => ({
    position,
    given: written.slice(0, longestGiven),
    keys: null,
    skipReason: code as string | null,
  }));
  const rows = [...usable, ...others]
    .toSorted((a, b) => a.position - b.position)
    .map((row, index) => ({ ...row, row: index + 1, personId: null }));
  return { rows, refused, duplicates };
}

async function readPeople(
  tx: WorkspaceTx,
  { services, caller, now }: WorkspaceContext<'search'>,
  selection: Extract<ProfileSource, { kind: 'people' }>['selection'],
): Promise<RunInputs> {
  const rows: NewProfileRow[] = [];
  for await (const ids of chosenLeads(services, caller, 'people', selection, now)(tx)) {
    if (rows.length + ids.length > mostProfiles) throw new Refusal('too_many_people', { field: 'source.selection' });
    for (const { id, name, isSample } of await readPersonRows(tx, ids))
      rows.push({
        row: rows.length + 1,
        position: null,
        given: name.slice(0, longestGiven),
        keys: emptyKeys,
        personId: id,
        skipReason: isSample ? 'sample' : null,
      });
  }
  if (rows.length === 0) throw new Refusal('selection_empty', { field: 'source.selection' });
  return { rows, refused: [], duplicates: 0 };
}

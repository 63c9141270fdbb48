/** Bulk changes: started, canceled, undone. Small ones are done within the request. */
import { roleOf } from '@leadlight/db/accounts';
import {
  createBulkChange,
  keepPicksOfUndo,
  readBulkChange,
  takeBulkChangeTurn,
  type BulkChange,
  type ChangeToMake,
} from '@leadlight/db/bulk-changes';
import { keepPicks, leadsPerPick, readList, readPicks, type ChangeToLeads } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { beginRunUndo, createRun, lockRun, newRunId, type Run } from '@leadlight/db/runs';
import type { LeadKind } from '@leadlight/leads';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { placed } from '../leads/chosen-leads.ts';
import { chosenLeads, type Selection } from '../leads/selection.ts';
import { RunFault } from '../runs/row-errors.ts';
import { queueRun } from '../runs/run-worker.ts';
import { requireRunPermission, steerRun } from '../runs/runs.commands.ts';
import { workAtOnce } from '../runs/work-at-once.ts';
import { bulkChangeRuns, bulkChangeWork } from './bulk-change-run.ts';

/** Up to this many leads are changed while the user waits: those of one pick. More are a run in the background. */
const maxAtOnce = leadsPerPick;

type PresentBulkChange<Answer> = Present<BulkChange, Answer>;

interface LeadsToChange {
  readonly kind: LeadKind;
  readonly selection: Selection;
}

/**
 * Changes the selected leads.
 * @throws Refusal selection_empty, not_found (also a list that the caller can't see), value_invalid
 */
export function changeLeads<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'search'>,
  { change, ...leads }: LeadsToChange & { readonly change: ChangeToLeads },
  present: PresentBulkChange<Answer>,
): Promise<Answer> {
  return transactOnce(context, async (tx) => {
    await requireTargets(tx, leads.kind, change, context);
    return present(tx, await start(context, tx, leads, change), context);
  });
}

/** Deletes the workspace's own leads among the selected ones. @throws Refusal selection_empty, not_found */
export function deleteLeads<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'search'>,
  leads: LeadsToChange,
  present: PresentBulkChange<Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  return transactOnce(context, async (tx) => {
    const started = await start(context, tx, leads, { kind: 'delete' });
    await noteAudit(
      tx,
      {
        actor: caller.actor,
        action: 'leads.deleted',
        target: { kind: 'bulk-change', id: started.id },
        details: { of: leads.kind, chosen: started.total },
      },
      now,
    );
    return present(tx, started, context);
  });
}

/** @throws Refusal not_found, already_ended (also for an undo), and those of who may make such a change */
export function cancelBulkChange<Answer>(
  context: WorkspaceContext<'boss' | 'db'>,
  id: string,
  present: PresentBulkChange<Answer>,
): Promise<Answer> {
  const { caller, now, services } = context;
  const answer = async (tx: WorkspaceTx): Promise<Answer> => present(tx, await readBulkChange(tx, id), context);
  return steerRun(services, caller, { runId: id, kinds: ['bulk-change'], verb: 'cancel', answer }, now);
}

/**
 * Undoes a bulk change, also one that is in progress, paused or canceled. One that is being undone or was undone stays as it is.
 * @throws Refusal not_found, undo_over; for a deletion also forbidden, key_not_accepted
 */
export function undoBulkChange<Answer>(
  context: WorkspaceContext<'boss' | 'db'>,
  id: string,
  present: PresentBulkChange<Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    const bulkChange = await readBulkChange(tx, id);
    const { change, undoUntil } = bulkChange;
    await takeBulkChangeTurn(tx);
    const run = await lockRun(tx, id);
    await requireRunPermission(tx, caller, bulkChangeRuns.kind, run, now);
    if (!run.isUndo) {
      if (undoUntil <= now) throw new Refusal('undo_over');
      if (change.kind === 'delete')
        await noteAudit(tx, { actor: caller.actor, action: 'leads.deletion_undone', target: { kind: 'bulk-change', id } }, now);
      await doOrQueue(context, tx, await beginRunUndo(tx, run, await keepPicksOfUndo(tx, id), now), bulkChange);
    }
    return present(tx, await readBulkChange(tx, id), context);
  });
}

async function start(
  context: WorkspaceContext<'boss' | 'search'>,
  tx: WorkspaceTx,
  { kind: leadKind, selection }: LeadsToChange,
  change: ChangeToLeads,
): Promise<BulkChange> {
  const { caller, now, services } = context;
  const id = newRunId();
  const total = await keepPicks(tx, id, chosenLeads(services, caller, leadKind, selection, now)(tx));
  if (total === 0) throw new Refusal('selection_empty', { field: 'selection' });
  const run = await createRun(tx, { id, kind: bulkChangeRuns.kind.name, total, ceiling: null, startedBy: caller.actor }, now);
  await createBulkChange(tx, { id, leadKind, change }, now);
  await doOrQueue(context, tx, run, { leadKind, change });
  return readBulkChange(tx, id);
}

/** Does the whole run in this transaction if it is small; otherwise, or if a lead fails, queues it. */
async function doOrQueue(
  { caller, now, services }: WorkspaceContext<'boss'>,
  tx: WorkspaceTx,
  run: Run,
  toMake: ChangeToMake,
): Promise<void> {
  if ((run.total ?? 0) <= maxAtOnce) {
    await takeBulkChangeTurn(tx);
    const rows = placed(await readPicks(tx, run.id, 0), 0);
    const { work } = bulkChangeWork(toMake);
    const { status } = await workAtOnce(tx, bulkChangeRuns.kind, run, { rows, work }, now).catch(refuseFault);
    if (status === 'finished') return;
  }
  await queueRun(services, tx, bulkChangeRuns, { workspaceId: caller.workspaceId, runId: run.id }, now);
}

/** The list was deleted since this request found it. */
function refuseFault(error: unknown): never {
  if (error instanceof RunFault) throw new Refusal('not_found', { field: 'change.listId' });
  throw error;
}

/** The caller can see the list and it is of this kind; the owner is a member. @throws Refusal not_found, value_invalid */
async function requireTargets(
  tx: WorkspaceTx,
  kind: LeadKind,
  change: ChangeToLeads,
  { caller: { actor, workspaceId }, services }: WorkspaceContext,
): Promise<void> {
  for (const name of ['listId', 'fromListId'] as const) {
    const listId = (change as { readonly [name]?: string })[name];
    if (listId === undefined) continue;
    const list = await readList(tx, listId, actor.id ?? '');
    if (list.kind !== kind) throw new Refusal('value_invalid', { field: `change.${name}` });
  }
  if (change.kind === 'set_owner' && change.ownerId !== null && (await roleOf(services.db.auth, workspaceId, change.ownerId)) === null)
    throw new Refusal('value_invalid', { field: 'change.ownerId' });
}

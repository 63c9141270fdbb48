/** Acts on many leads: begun, watched, stopped, undone. */
import * as contract from '@leadlight/contract';
import { noteAudit, roleOf } from '@leadlight/db/accounts';
import { beginUndo, cancelAct, listActs, newActId, readAct, startAct, stepAct, type LeadAct } from '@leadlight/db/bulk-changes';
import { keepPicks, readList, type LeadAlteration } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import type { LeadKind } from '@leadlight/leads';
import { presentActors } from '../http/actor-names.ts';
import type { WorkspaceCaller } from '../http/caller.ts';
import { onceHere } from '../command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { authorize } from '../policy.ts';
import type { Services } from '../services.ts';
import { chosenLeads } from './selection.ts';

/** Up to so many leads are changed while the caller waits; more than that is a job. */
const mostAtOnce = 1_000;

export function mountLeadActs(app: App, services: Services): void {
  const { boss, db } = services;

  const present = async (tx: WorkspaceTx, acts: readonly LeadAct[], now: Date) => {
    const nameOf = await presentActors(
      db,
      tx,
      acts.map(({ actor }) => actor),
    );
    return acts.map(({ actor, change, createdAt, endedAt, undoUntil, ...act }) => ({
      ...act,
      change: contract.leadActSchema.shape.change.parse(change),
      startedBy: nameOf(actor),
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      undoUntil: canUndo({ status: act.status, undoUntil }, now) ? undoUntil.toISOString() : null,
    }));
  };
  const presentOne = async (tx: WorkspaceTx, act: LeadAct, now: Date) => {
    const [one] = await present(tx, [act], now);
    if (!one) throw new Refusal('not_found');
    return one;
  };

  /** In the transaction of the request where it is small, else as a job that is queued with it. */
  const goOn = async (tx: WorkspaceTx, act: LeadAct, workspaceId: string, now: Date): Promise<LeadAct> => {
    if (act.total <= mostAtOnce) {
      let at = act;
      while (at.status === 'running' || at.status === 'undoing') at = await stepAct(tx, act.id, now);
      return at;
    }
    await queueJob(boss, tx, 'lead-acts', { workspaceId, actId: act.id });
    return act;
  };

  const begin = async (
    tx: WorkspaceTx,
    caller: WorkspaceCaller,
    { kind, selection }: { kind: LeadKind; selection: Parameters<typeof chosenLeads>[3] },
    change: LeadAlteration,
    now: Date,
  ) => {
    const id = newActId();
    const total = await keepPicks(tx, id, chosenLeads(services, caller, kind, selection, now)(tx));
    if (total === 0) throw new Refusal('selection_empty', { field: 'selection' });
    const act = await startAct(tx, { id, kind, change, total, actor: caller.actor }, now);
    return presentOne(tx, await goOn(tx, act, caller.workspaceId, now), now);
  };

  serveInWorkspace(app, services, contract.changeLeads, async (call) => {
    const { caller, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        await requireTargets(tx, body.kind, body.change, caller);
        return begin(tx, caller, body, body.change, now);
      }),
    );
  });

  serveInWorkspace(app, services, contract.deleteLeads, async (call) => {
    const { caller, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        const act = await begin(tx, caller, body, { kind: 'delete' }, now);
        await noteAudit(
          tx,
          {
            actor: caller.actor,
            action: 'leads.deleted',
            target: { kind: 'lead-act', id: act.id },
            details: { of: body.kind, chosen: act.total },
          },
          now,
        );
        return act;
      }),
    );
  });

  serveInWorkspace(app, services, contract.listLeadActs, async ({ caller, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => ({ items: await present(tx, await listActs(tx, 50), now) })),
  );

  serveInWorkspace(app, services, contract.readLeadAct, async ({ caller, params, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => presentOne(tx, await readAct(tx, params.actId), now)),
  );

  serveInWorkspace(app, services, contract.cancelLeadAct, async ({ caller, params, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      requireRole(await readAct(tx, params.actId), caller);
      return presentOne(tx, await cancelAct(tx, params.actId, now), now);
    }),
  );

  serveInWorkspace(app, services, contract.undoLeadAct, async ({ caller, params, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const before = await readAct(tx, params.actId);
      requireRole(before, caller);
      const act = await beginUndo(tx, params.actId, now);
      if (act.status === 'undoing' && before.status !== 'undoing' && act.change.kind === 'delete') {
        await noteAudit(tx, { actor: caller.actor, action: 'leads.deletion_undone', target: { kind: 'lead-act', id: act.id } }, now);
      }
      return presentOne(tx, act.status === 'undoing' ? await goOn(tx, act, caller.workspaceId, now) : act, now);
    }),
  );

  /** The list is there for this caller and of this kind; the owner is a member. */
  async function requireTargets(
    tx: WorkspaceTx,
    kind: LeadKind,
    change: LeadAlteration,
    { actor, workspaceId }: WorkspaceCaller,
  ): Promise<void> {
    for (const name of ['listId', 'fromListId'] as const) {
      const listId = (change as { readonly [name]?: string })[name];
      if (listId === undefined) continue;
      const list = await readList(tx, listId, actor.id ?? '');
      if (list.kind !== kind) throw new Refusal('value_invalid', { field: `change.${name}` });
    }
    if (change.kind === 'set_owner' && change.ownerId !== null && (await roleOf(db.auth, workspaceId, change.ownerId)) === null)
      throw new Refusal('value_invalid', { field: 'change.ownerId' });
  }
}

function canUndo({ status, undoUntil }: Pick<LeadAct, 'status' | 'undoUntil'>, now: Date): boolean {
  return status !== 'undone' && status !== 'undoing' && undoUntil > now;
}

/** A deletion is begun, stopped and undone by those who may delete. Keys may not. */
function requireRole({ change }: LeadAct, { member }: WorkspaceCaller): void {
  if (change.kind !== 'delete') return;
  if (!member) throw new Refusal('key_not_accepted');
  authorize(member.role, 'leads.delete');
}

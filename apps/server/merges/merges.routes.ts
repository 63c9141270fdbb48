/** Pairs of leads that are or may be the same: listed, decided, undone. */
import * as contract from '@leadlight/contract';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { decideMerge, undoMerge } from './merges.commands.ts';
import { decideMergeGroup, undoMergeDecision } from './merge-groups.commands.ts';
import { presentMerge, presentMergeGroups, presentMerges } from './merges.presenter.ts';
import { readMergeGroups, readMerges } from './merges.reads.ts';

export function mountMerges(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listMerges, (call) => {
    const { state, kind, import: importId, group } = call.query;
    return readMerges(call, { state, kind, importId, groupId: group === undefined ? undefined : Number(group) }, call.query, presentMerges);
  });

  serveInWorkspace(app, services, contract.decideMerge, (call) => {
    const { decision, keep } = call.body;
    return decideMerge(
      call,
      call.params.mergeId,
      decision === 'apart' ? { kind: 'apart' } : { kind: 'merge', keepId: keep ? Number(keep) : null },
      presentMerge,
    );
  });

  serveInWorkspace(app, services, contract.undoMerge, (call) => undoMerge(call, call.params.mergeId, presentMerge));

  serveInWorkspace(app, services, contract.listMergeGroups, (call) => {
    const { kind, import: importId } = call.query;
    return readMergeGroups(call, { kind, importId }, call.query, presentMergeGroups);
  });

  serveInWorkspace(app, services, contract.decideMergeGroup, async (call) => {
    const { same, apart, keep } = call.body;
    const decision = { same: same.map(Number), apart: apart.map(Number), keepId: keep === undefined ? null : Number(keep) };
    const decided = await decideMergeGroup(call, Number(call.params.groupId), decision);
    return { ...decided, keptId: decided.keptId === null ? null : String(decided.keptId) };
  });

  serveInWorkspace(app, services, contract.undoMergeDecision, async (call) => {
    const { groupId } = await undoMergeDecision(call, call.params.decisionId);
    return { groupId: String(groupId) };
  });
}

/** Leads that are divided among several indexes, for tests that compare them with one index that has all. */
import { LeadIndex, shareNumberOf, WorkspaceLeads, type AttachedData, type LeadKind, type LeadRecord } from '../search/index.ts';

export interface Scene {
  readonly kind: LeadKind;
  readonly pool: readonly LeadRecord[];
  /** Every third replaces one of the pool. */
  readonly own: readonly LeadRecord[];
  readonly attachedData: AttachedData;
}

export interface OpenedShare {
  readonly index: LeadIndex;
  readonly workspace: WorkspaceLeads;
}

/** An index of the leads of one share; in each, half of the leads are written after the others. */
export function openShare({ kind, pool, own, attachedData }: Scene, number: number, of: number): OpenedShare {
  const index = new LeadIndex();
  const workspace = new WorkspaceLeads();
  workspace.attachedData = attachedData;
  const isHere = ({ id, poolId }: LeadRecord): boolean => shareNumberOf(poolId ?? id, of) === number;
  for (const isLater of [false, true]) {
    index.pool[kind].replaceLeads(pool.filter((record) => isHere(record) && record.id % 2 === Number(isLater)));
    workspace.stores[kind].replaceLeads(own.filter((record) => isHere(record) && record.id % 2 === Number(isLater)));
  }
  return { index, workspace };
}

/** @param of how many shares */
export const openShares = (scene: Scene, of: number): OpenedShare[] =>
  Array.from({ length: of }, (_each, at) => openShare(scene, at + 1, of));

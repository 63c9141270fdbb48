import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { workspaceKey } from '../api/queries.ts';
import type { OpenWorkspace } from './session.queries.ts';

/** Reads everything of the workspace anew once the session says that role, plan, standing or what is searched have changed: what was read before is old then. */
export function useFreshData({ workspaceId, role, standing, deleteAfter, hidesSample }: OpenWorkspace): void {
  const queries = useQueryClient();
  const facts = JSON.stringify([role, standing, deleteAfter, hidesSample]);
  const before = useRef({ workspaceId, facts });
  useEffect(() => {
    const isSameWorkspace = before.current.workspaceId === workspaceId;
    const hasChanged = before.current.facts !== facts;
    before.current = { workspaceId, facts };
    if (isSameWorkspace && hasChanged) void queries.invalidateQueries({ queryKey: workspaceKey(workspaceId) });
  }, [facts, queries, workspaceId]);
}

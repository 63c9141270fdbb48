import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { workspaceKey } from '../api/queries.ts';
import type { OpenWorkspace } from './session.queries.ts';

/**
 * Reads all data of the workspace again when the session shows that the role, the plan, the standing or the searched leads have changed.
 */
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

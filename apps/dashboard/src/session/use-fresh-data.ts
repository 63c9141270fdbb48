import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { OpenWorkspace } from './session.queries.ts';

/** Reads everything of the workspace anew once the session says that role, plan or standing have changed: what was read before is old then. */
export function useFreshData({ workspaceId, role, standing, deleteAfter }: OpenWorkspace): void {
  const queries = useQueryClient();
  const now = JSON.stringify([workspaceId, role, standing, deleteAfter]);
  const before = useRef(now);
  useEffect(() => {
    const isSameWorkspace = before.current.startsWith(JSON.stringify([workspaceId]).slice(0, -1));
    if (isSameWorkspace && before.current !== now) void queries.invalidateQueries({ queryKey: queryKeys.workspace(workspaceId) });
    before.current = now;
  }, [now, queries, workspaceId]);
}

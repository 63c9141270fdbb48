import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../session/session.queries.ts';

/**
 * Whether the user still is a member, by a session read now: the server refuses what is gone and what is no longer theirs with the same
 * `not_found`. False if the session can't be read, so that nothing is claimed that wasn't confirmed.
 */
export async function isStillMember(queries: QueryClient, workspaceId: string): Promise<boolean> {
  const session = await queries.query({ ...sessionQuery, staleTime: 0 }).catch(() => null);
  return session?.workspaces.some((each) => each.workspaceId === workspaceId) ?? false;
}

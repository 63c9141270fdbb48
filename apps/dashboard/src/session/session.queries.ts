/**
 * The signed-in user, and what they may do in each workspace. Read first; read again whenever the window is focused and every 30 seconds
 * while it is visible, so that a changed role or plan reaches an idle page.
 */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '../api/call.ts';
import type { Action, Membership, Session } from '../api/contract.ts';
import { queryKey } from '../api/queries.ts';

export const sessionQuery = queryOptions({
  queryKey: queryKey('readSession'),
  // At the start, a missing session leads to the sign-in page; if it ends later, the user signs in over the open page.
  queryFn: ({ signal, client }) =>
    call('readSession', undefined, { signal, waitsForSignIn: client.getQueryData(queryKey('readSession')) !== undefined }),
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
  refetchInterval: 30_000,
});

/** For screens that require a session: their route has already read it. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('This screen requires a session');
  return data;
}

export interface OpenWorkspace extends Membership {
  /** Whether the user may do this in the open workspace. Only affects what is shown: the server decides on every request. */
  may: (act: Action) => boolean;
  isReadOnly: boolean;
}

/** The workspace whose ID is in the URL. */
export function useWorkspace(): OpenWorkspace {
  const { workspaces } = useSession();
  const { workspaceId } = useParams({ strict: false });
  const membership = workspaces.find((each) => each.workspaceId === workspaceId);
  if (!membership) throw new LostMembership();
  const isReadOnly = membership.standing.kind === 'read_only';
  return { ...membership, isReadOnly, may: (act) => membership.allowed.includes(act) };
}

/** The user is no longer a member of the open workspace. */
export class LostMembership extends Error {
  override name = 'LostMembership';
}

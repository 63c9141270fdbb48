/**
 * Who is signed in, and what they may do where. The first thing asked; asked again whenever the window gets the focus and, while it is
 * in sight, every half minute: a role taken away or a plan set by the operator reaches a page that nobody touches.
 */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '../api/call.ts';
import type { Action, Membership, Session } from '../api/contract.ts';
import { queryKey } from '../api/queries.ts';

export const sessionQuery = queryOptions({
  queryKey: queryKey('readSession'),
  // At the start a missing session leads to the sign-in page; later, when it has ended, the person signs in over the open page.
  queryFn: ({ signal, client }) =>
    call('readSession', undefined, { signal, waitsForSignIn: client.getQueryData(queryKey('readSession')) !== undefined }),
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
  refetchInterval: 30_000,
});

/** For screens behind a sign-in: their route has read the session already. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('this screen needs a session');
  return data;
}

export interface OpenWorkspace extends Membership {
  /** Whether this person may do this here and now. For the eye only: the server decides, on every request. */
  may: (act: Action) => boolean;
  isReadOnly: boolean;
}

/** The workspace whose id stands in the URL. */
export function useWorkspace(): OpenWorkspace {
  const { workspaces } = useSession();
  const { workspaceId } = useParams({ strict: false });
  const membership = workspaces.find((each) => each.workspaceId === workspaceId);
  if (!membership) throw new LostMembership();
  const isReadOnly = membership.standing.kind === 'read_only';
  return { ...membership, isReadOnly, may: (act) => membership.allowed.includes(act) };
}

/** The workspace of the open page is no longer one of this person's. */
export class LostMembership extends Error {
  override name = 'LostMembership';
}

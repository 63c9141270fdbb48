/**
 * The only module that builds cache keys: [scope, endpoint, input, part]. The scope is the workspace's id, or `me` for what belongs to the
 * user, so that everything cached for a workspace can be removed together.
 */
import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import { call } from './call.ts';
import type { AnswerOf, InputOf, RouteName } from './contract.ts';
import { endpointOf, type Arguments, type ReadName } from './endpoint.ts';

/** The part of the input that distinguishes cached responses. */
type KeyInput<N extends RouteName> = { [P in keyof InputOf<N>]: P extends 'params' ? InputOf<N>[P] : Partial<InputOf<N>[P]> };
/** Distinguishes responses of one endpoint that are cached in different shapes. */
type Part = 'pages' | 'counts' | 'one';

/** Everything cached for this workspace. */
export const workspaceKey = (workspaceId: string): QueryKey => [workspaceId];

/** All cached responses of an endpoint; for this workspace, if the endpoint belongs to one. */
export const endpointKey = (name: ReadName, workspaceId: string | undefined): QueryKey => [
  (endpointOf(name).path.includes('{workspaceId}') && workspaceId) || 'me',
  name,
];

export function queryKey<N extends ReadName>(name: N, input?: KeyInput<N>, part?: Part): QueryKey {
  const { params } = (input ?? {}) as { params?: { workspaceId?: string } };
  return [...endpointKey(name, params?.workspaceId), ...(input ? [input] : []), ...(part ? [part] : [])];
}

/** Reads from an endpoint. Add options by spreading: `{ ...read('readCredits', input), staleTime: 0 }`. */
export function read<N extends ReadName>(name: N, ...[input]: Arguments<N>) {
  return queryOptions({
    queryKey: queryKey(name, input as unknown as KeyInput<N>),
    queryFn: ({ signal }): Promise<AnswerOf<N>> => call(name, input as never, { signal }),
  });
}

/** Endpoints that return pages. */
type PagedName = { [N in ReadName]: AnswerOf<N> extends { nextCursor: string | null } ? N : never }[ReadName];

/** Reads page by page. @param input without the cursor */
export function readPages<N extends PagedName>(name: N, input: KeyInput<N>) {
  // A search has its cursor in the body, a list in the query.
  const place = endpointOf(name).method === 'get' ? 'query' : 'body';
  return infiniteQueryOptions({
    queryKey: queryKey(name, input, 'pages'),
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<N>> => {
      const asked = { ...(input as Record<string, object>)[place], ...(pageParam && { cursor: pageParam }) };
      const whole: object = { ...input, [place]: asked };
      return call(name, whole as never, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor,
  });
}

/** The cache of server responses. */
import { QueryClient } from '@tanstack/react-query';
import { isRefusedWith, RequestFailed } from './failure.ts';
import { queryKey } from './queries.ts';

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (count, error) => count < 2 && isWorthRetrying(error),
        // What the server can't answer yet appears by itself once it can.
        refetchInterval: ({ state: { error, errorUpdatedAt } }) => askAgainMs(error, errorUpdatedAt) ?? false,
        throwOnError: false,
      },
      // Removes sent input, such as a password, from memory.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
  client.getQueryCache().config.onError = noticeLostRight;
  client.getMutationCache().config.onError = noticeLostRight;
  return client;

  /** After a role is removed, what the user may see is read again at once. */
  function noticeLostRight(error: unknown): void {
    if (isRefusedWith(error, 'forbidden', 'workspace_read_only', 'not_found'))
      void client.invalidateQueries({ queryKey: queryKey('readSession') });
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof RequestFailed)) return false;
  const { failure } = error;
  return failure.kind === 'unreachable' || failure.kind === 'unreadable' || (failure.kind === 'refused' && failure.status >= 500);
}

/** So that not all open tabs ask at the same moment. */
const mostSpreadMs = 2_000;

/**
 * When the server says that it can answer again, and up to two seconds more; null for other failures. A limit's `Retry-After` is not followed: each
 * request counts toward it. @param failedAt in milliseconds; spreads the requests, and stays the same until the next one
 */
function askAgainMs(error: unknown, failedAt: number): number | null {
  if (!(error instanceof RequestFailed) || error.failure.kind !== 'refused') return null;
  const { status, retryAfterS } = error.failure;
  return status === 503 && retryAfterS !== undefined ? retryAfterS * 1000 + (failedAt % mostSpreadMs) : null;
}

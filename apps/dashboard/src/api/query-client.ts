/** The cache of what the server said. */
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
        throwOnError: false,
      },
      // Nothing of what was sent, such as a password, stays in memory.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
  client.getQueryCache().config.onError = noticeLostRight;
  client.getMutationCache().config.onError = noticeLostRight;
  return client;

  /** A role taken away works at once: what one may see is asked anew. */
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

import { expect, test, vi } from 'vitest';
import { applyEffects } from './effects.ts';
import { queryKey } from './queries.ts';
import { createQueryClient } from './query-client.ts';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';

test('after a change of the suppression list, an import is read again, because it says how many of its leads are hidden', async () => {
  const queries = createQueryClient();
  const key = queryKey('readImport', { params: { workspaceId, importId: '01a1fd61-47e1-7238-90d8-94a8c7868f76' } });
  queries.setQueryData(key, { suppressed: { people: 1, companies: 0 } });
  await applyEffects(queries, 'removeSuppression', { params: { workspaceId, suppressionId: 'any' } }, undefined as never);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a command that succeeded has not failed because the routes that show what it changed are not loaded', async () => {
  // Files that ran before in this worker may have loaded these routes.
  vi.resetModules();
  const { isKnown } = await import('./endpoint.ts');
  const fresh = await import('./effects.ts');
  expect(isKnown('listListColumns')).toBe(false);
  await expect(
    fresh.applyEffects(createQueryClient(), 'addProviderColumn', { params: { workspaceId, listId: 'any' } } as never, undefined as never),
  ).resolves.toBeUndefined();
});

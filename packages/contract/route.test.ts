import { expect, test } from 'vitest';
import { listCreditEntries, readWorkspace } from './index.ts';
import { urlOf } from './route.ts';

test('a URL is built from the route, with encoded parameters and query', () => {
  expect(urlOf(readWorkspace, { workspaceId: 'a/b' })).toBe('/v1/workspaces/a%2Fb');
  expect(
    urlOf(listCreditEntries, { workspaceId: '1' }, { kind: ['spend', 'refund'], limit: 20, cursor: undefined, reference: 'lead:é' }),
  ).toBe('/v1/workspaces/1/credits/entries?kind=spend,refund&limit=20&reference=lead%3A%C3%A9');
});

test('a missing parameter is an error', () => {
  expect(() => urlOf(readWorkspace)).toThrow('needs workspaceId');
});

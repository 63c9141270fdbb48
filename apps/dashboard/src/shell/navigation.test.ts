// @vitest-environment jsdom
/** Every screen of a workspace belongs to an entry of the rail, so that a user sees where it is, and a new screen can't be forgotten there. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAppRouter } from '../router.tsx';
import { entries, settingsEntry } from './navigation.ts';

/** The balance in the rail and in the bar opens it, and it is current nowhere else. */
const elsewhere = ['credits'];

test('every screen of a workspace belongs to an entry of the rail', () => {
  const { routesByPath } = createAppRouter(new QueryClient());
  const folders = new Set(Object.keys(routesByPath).map((path) => /^\/w\/\$workspaceId\/([^/]+)/.exec(path)?.[1]));
  const inRail = [...entries, settingsEntry].flatMap(({ screens = [], label }) => (screens.length > 0 ? screens : [label.toLowerCase()]));
  expect(folders.size).toBeGreaterThan(15);
  expect([...folders].filter((folder) => folder !== undefined && ![...inRail, ...elsewhere].includes(folder))).toEqual([]);
});

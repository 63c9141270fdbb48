// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';
import { RunProgress } from './run-progress.tsx';
import { RunStrip } from './run-strip.tsx';
import type { Remedy, Run } from './run.ts';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';
const controls = {} as Parameters<typeof RunStrip>[0]['controls'];
const paused = (remedy: Remedy | undefined): Run => ({
  status: 'paused',
  statusName: 'Paused',
  tone: 'notice',
  rows: '1 of 2',
  share: 0.5,
  rowsPerSecond: null,
  secondsLeft: null,
  steps: [],
  problem: { title: 'The run is paused.', remedy },
});

async function linkIn(screen: React.ReactNode): Promise<[string | null, string | null]> {
  const rootRoute = createRootRoute();
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => screen });
  const router = createRouter({ routeTree: rootRoute.addChildren([home]), history: createMemoryHistory({ initialEntries: ['/'] }) });
  root.render(<RouterProvider router={router as never} />);
  await expect.poll(() => place.textContent).toContain('The run is paused.');
  const link = place.querySelector('a');
  return [link?.textContent ?? null, link?.getAttribute('href') ?? null];
}

const solutions: [Remedy, string, string][] = [
  ['credits', 'Get more credits', 'settings/plan'],
  ['month-ceiling', 'View ceilings', 'settings/plan'],
  ['plan', 'View plan', 'settings/plan'],
  ['model-ceiling', 'View model settings', 'settings/models'],
  ['another-run', 'Start another run', 'enrichment-runs/new'],
];

test.each(solutions)('the page of a run paused for %s links to the page that solves it', async (remedy, words, page) => {
  const screen = (
    <RunProgress
      workspaceId={workspaceId}
      run={paused(remedy)}
      label="Run"
      controls={undefined}
      anotherRun={paths.newEnrichmentRun(workspaceId)}
    />
  );
  expect(await linkIn(screen)).toEqual([words, `/w/${workspaceId}/${page}`]);
});

test('a screen reader is told the status with the rows, so that it says when a run pauses', async () => {
  await linkIn(<RunProgress workspaceId={workspaceId} run={paused(undefined)} label="Run" controls={undefined} />);
  expect(place.querySelector('[role=status]')?.textContent).toBe('Paused 1 of 2');
});

test.each(solutions.slice(0, 4))('the line of a run paused for %s links to the page that solves it', async (remedy, words, page) => {
  const screen = <RunStrip workspaceId={workspaceId} run={paused(remedy)} title="Revealing" controls={controls} />;
  expect(await linkIn(screen)).toEqual([words, `/w/${workspaceId}/${page}`]);
});

test('a run that a member paused has no such link, and neither has a run that can only be started again on the same screen', async () => {
  expect(await linkIn(<RunStrip workspaceId={workspaceId} run={paused(undefined)} title="Revealing" controls={controls} />)).toEqual([
    null,
    null,
  ]);
  expect(await linkIn(<RunStrip workspaceId={workspaceId} run={paused('another-run')} title="Revealing" controls={controls} />)).toEqual([
    null,
    null,
  ]);
});

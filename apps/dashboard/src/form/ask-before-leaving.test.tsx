// @vitest-environment jsdom
import { createBrowserHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { screenForTests } from '../testing/screen.tsx';
import { mayLeave } from './leaving.ts';
import { Unsaved } from './unsaved.tsx';

const screen = screenForTests();

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);

/** A form at /form, with changes or without, and another screen at /other. */
async function openForm(hasChanges: boolean) {
  let save = (): void => undefined;
  const rootRoute = createRootRoute({ component: Outlet });
  const form = createRoute({
    getParentRoute: () => rootRoute,
    path: '/form',
    component: function Form() {
      const [isSaved, setSaved] = useState(false);
      useEffect(() => {
        save = () => setSaved(true);
      }, []);
      return (
        <>
          <p>Form</p>
          <Unsaved when={hasChanges && !isSaved} />
        </>
      );
    },
  });
  const other = createRoute({ getParentRoute: () => rootRoute, path: '/other', component: () => <p>Other screen</p> });
  // A history in memory can't be blocked.
  history.replaceState(null, '', '/form');
  const router = createRouter({
    routeTree: rootRoute.addChildren([form, other]),
    history: createBrowserHistory(),
  });
  screen.current.render(<RouterProvider router={router as never} />);
  await expect.poll(() => screen.current.place.textContent).toContain('Form');
  // The question is loaded once there are changes; from then on, the browser asks before the tab is closed.
  await expect.poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(!hasChanges);
  const go = (to: string): void => void router.navigate({ to } as never);
  return { router, go, save: () => save() };
}

test('a link to another screen asks before changes are lost, and staying keeps the form', async () => {
  const { router, go } = await openForm(true);
  go('/other');
  await expect.poll(() => button('Stay')).toBeDefined();
  expect(document.body.textContent).toContain('Your changes on this page aren’t saved.');
  button('Stay')?.click();
  await expect.poll(() => button('Stay')).toBeUndefined();
  expect(router.state.location.pathname).toBe('/form');
  go('/other');
  await expect.poll(() => button('Leave without saving')).toBeDefined();
  button('Leave without saving')?.click();
  await expect.poll(() => screen.current.place.textContent).toContain('Other screen');
});

test('what ends the session asks before changes are lost, and staying keeps the session', async () => {
  await openForm(true);
  const first = mayLeave();
  await expect.poll(() => button('Stay')).toBeDefined();
  button('Stay')?.click();
  expect(await first).toBe(false);
  await expect.poll(() => button('Stay')).toBeUndefined();
  const second = mayLeave();
  await expect.poll(() => button('Leave without saving')).toBeDefined();
  button('Leave without saving')?.click();
  expect(await second).toBe(true);
});

test('if the form is saved while the question is shown, what ends the session continues', async () => {
  const { save } = await openForm(true);
  const answer = mayLeave();
  await expect.poll(() => button('Stay')).toBeDefined();
  save();
  expect(await answer).toBe(true);
});

test('another filter or tab of the same screen asks nothing', async () => {
  const { router, go } = await openForm(true);
  go('/form?tab=notes');
  await expect.poll(() => router.state.location.href).toContain('tab=notes');
  expect(button('Stay')).toBeUndefined();
});

test('without changes, leaving asks nothing', async () => {
  const { go } = await openForm(false);
  expect(await mayLeave()).toBe(true);
  go('/other');
  await expect.poll(() => screen.current.place.textContent).toContain('Other screen');
});

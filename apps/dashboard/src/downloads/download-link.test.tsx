// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endReauthentication, reauthentication } from '../api/reauthentication.ts';
import { showNoticesWith, type Notice } from '../notices/notify.ts';
import { DownloadLink } from './download-link.tsx';

const href = '/v1/workspaces/w/exports/e/file';
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ errors: [{ code, message: `Words for ${code}.` }] }), { status });
const there = () => new Response(null, { status: 200 });

/** The messages of the page, and the clicks that reached the browser, which then downloads the file. */
let notices: Notice[];
let fetched: string[];
let begun: number;
let link: HTMLAnchorElement;
let takeDown: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  notices = [];
  fetched = [];
  begun = 0;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const hideNotices = showNoticesWith((notice) => notices.push(notice));
  const browser = (event: Event): void => {
    if (!event.defaultPrevented) fetched.push((event.target as HTMLAnchorElement).pathname);
    event.preventDefault();
  };
  document.addEventListener('click', browser);
  act(() =>
    root.render(
      <DownloadLink href={href} onBegun={() => (begun += 1)}>
        Download
      </DownloadLink>,
    ),
  );
  link = place.querySelector('a') as HTMLAnchorElement;
  takeDown = () => {
    act(() => root.unmount());
    place.remove();
    hideNotices();
    document.removeEventListener('click', browser);
  };
});

afterEach(() => {
  endReauthentication(false);
  takeDown();
});

/** Responds in this order. @returns the methods of the requests */
function serve(...answers: (Response | Promise<Response> | Error)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    const next = answers.shift() ?? new Error('asked once too often');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  return asked;
}

const click = (how: MouseEventInit = {}) =>
  act(async () => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })));

test('before a click it is a plain link to the file, and no request is sent', () => {
  const asked = serve();
  expect(link.getAttribute('href')).toBe(href);
  expect(link.hasAttribute('download')).toBe(true);
  expect(link.getAttribute('aria-busy')).toBe('false');
  expect(asked).toEqual([]);
});

test('a click checks that the file is available, then lets the browser download it', async () => {
  const asked = serve(there());
  await click();
  expect(asked).toEqual([`HEAD ${href}`]);
  expect(fetched).toEqual([href]);
  expect(begun).toBe(1);
  expect(notices).toEqual([]);
});

test('while the check is pending it shows that it is busy, and a second click sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = serve(promise);
  await click();
  expect(link.getAttribute('aria-busy')).toBe('true');
  expect(link.getAttribute('aria-disabled')).toBe('true');
  await click();
  expect(asked).toHaveLength(1);
  await act(async () => resolve(there()));
  expect(link.getAttribute('aria-busy')).toBe('false');
  expect(fetched).toEqual([href]);
});

test('a refusal is shown with the reason in its body and nothing is saved; the next click tries again', async () => {
  const asked = serve(refusal(410, 'file_gone'), refusal(410, 'file_gone'), there());
  await click();
  expect(asked).toEqual([`HEAD ${href}`, `GET ${href}`]);
  expect(notices).toMatchObject([{ tone: 'error', text: 'Words for file_gone.' }]);
  expect(fetched).toEqual([]);
  expect(begun).toBe(0);
  expect(link.getAttribute('aria-busy')).toBe('false');
  await click();
  expect(fetched).toEqual([href]);
});

test('a missing response is shown as a failure, not saved as a file', async () => {
  serve(new TypeError('Failed to fetch'));
  await click();
  expect(notices).toMatchObject([{ tone: 'error', title: 'No response from Leadlight' }]);
  expect(fetched).toEqual([]);
});

test('after the session has ended, the download starts automatically once the user has signed in again', async () => {
  serve(refusal(401, 'unauthenticated'), refusal(401, 'unauthenticated'), there());
  await click();
  await expect.poll(() => reauthentication.isNeeded()).toBe(true);
  expect(link.getAttribute('aria-busy')).toBe('true');
  await act(async () => endReauthentication(true));
  await expect.poll(() => fetched).toEqual([href]);
  expect(notices).toEqual([]);
});

test('a user who does not sign in again sees why it failed, and can click again', async () => {
  serve(refusal(401, 'unauthenticated'), refusal(401, 'unauthenticated'));
  await click();
  await expect.poll(() => reauthentication.isNeeded()).toBe(true);
  await act(async () => endReauthentication(false));
  await expect.poll(() => notices).toMatchObject([{ tone: 'error', title: 'You’re signed out' }]);
  expect(fetched).toEqual([]);
  expect(link.getAttribute('aria-busy')).toBe('false');
});

test('with a modifier key pressed, the browser opens the link without a check', async () => {
  const asked = serve();
  await click({ ctrlKey: true });
  expect(asked).toEqual([]);
  expect(fetched).toEqual([href]);
});

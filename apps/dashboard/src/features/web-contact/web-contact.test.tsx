// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { WebContact } from './web-contact.tsx';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function draw(settings: { url: string | null; source: 'environment' | 'saved' | null }, hash = '#token=t'): void {
  location.hash = hash;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(settings)));
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <WebContact />
    </QueryClientProvider>,
  );
}

test('a page that the environment sets is shown, not in a field that can’t be changed', async () => {
  draw({ url: 'https://acme.example/bot', source: 'environment' });
  await expect.poll(() => place.textContent).toContain('WEB_CONTACT_URL');
  expect(place.textContent).toContain('https://acme.example/bot');
  expect(place.querySelectorAll('input, button[type=submit]')).toHaveLength(0);
});

test('a page that was saved can be changed', async () => {
  draw({ url: 'https://acme.example/bot', source: 'saved' });
  await expect.poll(() => place.querySelector('input')?.value).toBe('https://acme.example/bot');
  expect(place.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
});

test('the command for a new link is never divided within a word', async () => {
  draw({ url: null, source: null }, '');
  const words = (): (string | null)[] => Array.from(place.querySelectorAll('code span'), ({ textContent }) => textContent);
  await expect.poll(words).toEqual(['npm', 'run', 'operator', '--', 'enrichment', '--link']);
  expect(place.querySelector('code')?.textContent).toBe('npm run operator -- enrichment --link');
});

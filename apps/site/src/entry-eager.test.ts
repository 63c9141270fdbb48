// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./styles.css', () => ({}));

afterEach(() => {
  document.body.replaceChildren();
  vi.resetModules();
});

test('without #app the start-up fails with an error that names it', async () => {
  await expect(import('./entry-eager.ts')).rejects.toThrow('#app');
});

test('an empty #app is rendered at once, with the settings that stand on it', async () => {
  const app = Object.assign(document.createElement('div'), { id: 'app' });
  app.dataset['appUrl'] = 'https://app.acme.example';
  document.body.append(app);
  await import('./entry-eager.ts');
  await expect.poll(() => app.dataset['hydrated']).toBe('');
  expect(document.querySelector('h1')?.textContent).toBe('See your next customer clearly.');
  expect(document.querySelector<HTMLAnchorElement>('.header-actions .button-quiet')?.href).toBe('https://app.acme.example/sign-in');
});

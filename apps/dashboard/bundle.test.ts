/** What the build sends to a browser: within the budget of the first load, and nothing that the strict policy forbids. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Entry {
  file: string;
  imports?: string[];
}

// `npm run check` and `npm test` build it first; `npm start` does, too.
const folder = fileURLToPath(new URL('dist', import.meta.url));
const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;

/** All chunks that these need before they can run. */
function closureOf(entries: string[], seen = new Set<string>()): Set<string> {
  for (const entry of entries.filter((each) => !seen.has(each))) {
    seen.add(entry);
    closureOf(manifest[entry]?.imports ?? [], seen);
  }
  return seen;
}

async function brotliBytes(entries: string[]): Promise<number> {
  const sizes = Array.from(
    closureOf(['index.html', ...entries]),
    async (entry) => (await stat(join(folder, `${manifest[entry]?.file}.br`))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const layout = 'src/layout/account-layout.tsx';
const settings = 'src/layout/settings-layout.tsx';

test.each([
  ['home', ['src/features/home/home.tsx']],
  ['finding people', ['src/features/people/people.tsx']],
  ['finding companies', ['src/features/companies/companies.tsx']],
  ['a company', ['src/features/companies/company.tsx']],
  ['the lists', ['src/features/lists/lists.tsx']],
  ['a list', ['src/features/lists/list.tsx']],
  ['the saved searches', ['src/features/saved-searches/saved-searches.tsx']],
  ['the imports', ['src/features/imports/imports.tsx']],
  ['an import', ['src/features/imports/import.tsx']],
  ['duplicates', ['src/features/merges/merges.tsx']],
  ['suppressions', ['src/features/suppressions/suppressions.tsx']],
  ['verifying one', ['src/features/verifications/verifications.tsx', 'src/features/verifications/verification-history.tsx']],
  ['a verified address', ['src/features/verifications/verifications.tsx', 'src/features/verifications/verification.tsx']],
  ['finding one', ['src/features/finds/finds.tsx', 'src/features/finds/find-history.tsx']],
  ['an address found', ['src/features/finds/finds.tsx', 'src/features/finds/find.tsx']],
  ['the runs', ['src/features/verification-runs/verification-runs.tsx']],
  ['a new run', ['src/features/verification-runs/new-verification-run.tsx']],
  ['a run', ['src/features/verification-runs/verification-run.tsx']],
  ['emails in numbers', ['src/features/verification-summary/verification-summary.tsx']],
  ['credits', ['src/features/credits/credits.tsx']],
  ['the members', [settings, 'src/features/members/members.tsx']],
  ['security', [settings, 'src/features/security/security.tsx']],
  ['sign-in', [layout, 'src/features/accounts/sign-in.tsx']],
  ['sign-up', [layout, 'src/features/accounts/sign-up.tsx']],
  ['an invitation', [layout, 'src/features/invitations/invitation.tsx']],
])('the first load of %s is at most 130 KB of JavaScript, brotli', async (_name, entries) => {
  expect(await brotliBytes(entries)).toBeLessThanOrEqual(130_000);
});

test('the gazetteer and the schemas stay on the server', async () => {
  const files = Array.from(new Set(Object.values(manifest).map(({ file }) => file))).filter((file) => file.endsWith('.js'));
  const code = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('');
  expect(code).not.toMatch(/San Francisco|invalid_union|ZodError/);
});

test('the page holds no script or style of its own, which the security policy would refuse', async () => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)/);
});

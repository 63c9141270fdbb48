/** The output of the build: within the budget of the first load, and without anything that the strict policy forbids. */
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

/** All chunks that these chunks import statically. */
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
const shell = 'src/shell/shell.tsx';
const settings = 'src/layout/settings-layout.tsx';

test.each([
  ['home', [shell, 'src/features/home/home.tsx']],
  ['finding people', [shell, 'src/features/people/people.tsx']],
  ['finding companies', [shell, 'src/features/companies/companies.tsx']],
  ['a company', [shell, 'src/features/companies/company.tsx']],
  ['the lists', [shell, 'src/features/lists/lists.tsx']],
  ['a list', [shell, 'src/features/lists/list.tsx']],
  ['the saved searches', [shell, 'src/features/saved-searches/saved-searches.tsx']],
  ['the saved likenesses', [shell, 'src/features/likenesses/likenesses.tsx']],
  ['a ranking', [shell, 'src/features/likenesses/likeness.tsx', 'src/features/likenesses/new-likeness.tsx']],
  ['a saved likeness', [shell, 'src/features/likenesses/likeness.tsx']],
  ['the imports', [shell, 'src/features/imports/imports.tsx']],
  ['an import', [shell, 'src/features/imports/import.tsx']],
  ['duplicates', [shell, 'src/features/merges/merges.tsx']],
  ['suppressions', [shell, 'src/features/suppressions/suppressions.tsx']],
  ['verifying one', [shell, 'src/features/verifications/verifications.tsx', 'src/features/verifications/verification-history.tsx']],
  ['a verified address', [shell, 'src/features/verifications/verifications.tsx', 'src/features/verifications/verification.tsx']],
  ['finding one', [shell, 'src/features/finds/finds.tsx', 'src/features/finds/find-history.tsx']],
  ['an address found', [shell, 'src/features/finds/finds.tsx', 'src/features/finds/find.tsx']],
  ['the runs', [shell, 'src/features/verification-runs/verification-runs.tsx']],
  ['a new run', [shell, 'src/features/verification-runs/new-verification-run.tsx']],
  ['a run', [shell, 'src/features/verification-runs/verification-run.tsx']],
  ['profile enrichment', [shell, 'src/features/profile-runs/profile-runs.tsx']],
  ['a profile run', [shell, 'src/features/profile-runs/profile-run.tsx']],
  ['emails in numbers', [shell, 'src/features/verification-summary/verification-summary.tsx']],
  ['email templates', [shell, 'src/features/email-templates/email-templates.tsx']],
  ['writing an email', [shell, 'src/features/email-templates/write.tsx']],
  ['credits', [shell, 'src/features/credits/credits.tsx']],
  ['the members', [shell, settings, 'src/features/members/members.tsx']],
  ['the plan', [shell, settings, 'src/features/plan/plan.tsx']],
  ['security', [shell, settings, 'src/features/security/security.tsx']],
  ['sign-in', [layout, 'src/features/accounts/sign-in.tsx']],
  ['sign-up', [layout, 'src/features/accounts/sign-up.tsx']],
  ['an invitation', [layout, 'src/features/invitations/invitation.tsx']],
])('the first load of %s is at most 115 KB of JavaScript, brotli', async (_name, entries) => {
  expect(await brotliBytes(entries)).toBeLessThanOrEqual(115_000);
});

test('of what the chunk of a screen exports, the screen is the first, which is shown', async () => {
  const files = ['router.tsx', 'account-routes.ts', 'settings-routes.ts', 'workspace-route.ts'];
  const routes = await Promise.all(files.map((file) => readFile(join(folder, '../src', file), 'utf8')));
  const screens = Array.from(routes.join('').matchAll(/screenOf\(\(\) => import\('\.\/([^']+)'\)\)/g), ([, path = '']) => `src/${path}`);
  expect(screens.length).toBeGreaterThan(40);
  for (const screen of screens) {
    const code = await readFile(join(folder, manifest[screen]?.file ?? screen), 'utf8');
    const [, names = ''] = /export\{([^}]*)\};?\s*(?:\/\/.*)?$/.exec(code) ?? [];
    const sorted = names.split(',').map((each) => each.split(' as ').at(-1) ?? '');
    sorted.sort((a, b) => (a < b ? -1 : 1));
    const [first = ''] = sorted;
    // What the build adds for other chunks has a name of one or two letters.
    expect(first, `${screen}: ${names}`).toMatch(/^[A-Z]\w{2,}$/);
  }
});

test('the gazetteer and the schemas stay on the server', async () => {
  const files = Array.from(new Set(Object.values(manifest).map(({ file }) => file))).filter((file) => file.endsWith('.js'));
  const code = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('');
  expect(code).not.toMatch(/San Francisco|invalid_union|ZodError/);
});

test('the page contains no inline script or style, which the security policy would block', async () => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)/);
});

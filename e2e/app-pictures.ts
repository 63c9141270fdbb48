/**
 * Takes the pictures of the real application with its fictional pool: `node e2e/app-pictures.ts`, after building the dashboard.
 * Creates the screenshots of the README and the content of the site's hero window: a raster image of the screen would exceed the
 * page's weight budget, so the site draws the screen's text as text.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startApp } from './app-process.ts';
import { fillSignUp, workspaceOf } from './app-server.ts';
import { launchChromium, type Page } from './browser.ts';
import { buildIfChanged, serverBuild } from '../scripts/bootstrap/builds.mjs';

const root = new URL('../', import.meta.url);
const limitBytes = 400_000;
/** A new installation: the same people, companies and verdicts every time. */
const pool = { leads: 25_000, seed: 20_261_121 };
/** A search with the four filters that the page lists; its first people have verdicts from the last 30 days, as the page shows them. */
const search = new URLSearchParams({ industry: 'software', size: '51-200', title: 'VP Engineering', country: 'US' });

const table = new URLSearchParams({ seniority: 'vp,head', country: 'DE', verdict: 'deliverable', verdictAgeDays: '..30' });

/**
 * Fictional titles and company names are put together at random. The page shows only those that name neither a region nor a trade, which could
 * contradict the filters beside them.
 */
const names =
  /EMEA|Benelux|DACH|Iberia|Nordics|APAC|LATAM|Capital|Travel|Freight|Logistics|Care|Bank|Food|Energy|Health|Partners|Design|Media|Ventures|Robotics|Builders|Legal|Retail|Education|Packaging|Industries|Materials|Mobility|Engineering$/;

await buildIfChanged(process.execPath, serverBuild);
const browser = await launchChromium();
const app = await startApp();
try {
  await app.operate('sample', '--leads', String(pool.leads), '--seed', String(pool.seed));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    bypassCSP: true,
  });
  const page = await context.newPage();
  const email = 'mara.koehler@nordfracht.example';
  await page.goto(`${app.url}/sign-up?plan=basic`);
  await fillSignUp(page, { name: 'Mara Köhler', email });
  await page.goto((await app.mailTo(email, 'confirm-email')).url ?? '');
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await page.goto(`${app.url}/w/${workspaceOf(page)}/people?${search}`);
  const grid = page.getByRole('grid', { name: 'People' });
  await grid.getByRole('row').nth(3).waitFor();
  await writeScreen(await readScreen(page));
  // The README has space for a table.
  await page.goto(`${app.url}/w/${workspaceOf(page)}/people?${table}`);
  await grid.getByRole('row').nth(12).waitFor();
  await grid.getByRole('row').nth(2).click();
  // Rows have the same button.
  const lead = page.getByRole('complementary').last();
  await lead.getByRole('button', { name: /^Reveal for/ }).click();
  await lead.getByRole('button', { name: 'Copy email' }).waitFor();
  await page.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) await takeScreenshot(page, colorScheme);
} finally {
  await browser.close();
  await app.stop();
}

async function takeScreenshot(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Scroll bars are not drawn in screenshots; without this, their space would stay empty.
  await page.addStyleTag({ content: '* { scrollbar-gutter: auto !important }' });
  const path = `docs/pictures/find-${colorScheme}.png`;
  const png = await page.screenshot({ animations: 'disabled' });
  if (png.length > limitBytes) throw new Error(`${path} has ${png.length} bytes; the limit is ${limitBytes}.`);
  await save(path, png);
}

interface Screen {
  filters: string[][];
  count: string;
  people: { name: string; role: string; verdict: string }[];
}

/** Reads the screen: active filters, number of results, and the first people. */
async function readScreen(page: Page): Promise<Screen> {
  const chips = page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('listitem')
    .filter({ has: page.locator('b') });
  const filters = await chips.evaluateAll((items) =>
    items.map((item) => {
      const value = item.querySelector('b')?.textContent ?? '';
      return [(item.textContent ?? '').replace(value, '').trim(), value];
    }),
  );
  const count = (await page.getByRole('region', { name: 'People found' }).getByRole('status').first().innerText()).split(' ')[0] ?? '';
  const people = await page
    .getByRole('grid', { name: 'People' })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => {
        const [, name, title, company, email] = Array.from(row.children, (cell) => cell as HTMLElement);
        const text = (cell: HTMLElement | undefined): string => cell?.querySelector('[title]')?.getAttribute('title') ?? '';
        return {
          name: text(name),
          role: `${text(title)}, ${text(company)}`,
          verdict: /Deliverable|Risky|Undeliverable|Unknown/.exec(email?.innerText ?? '')?.[0] ?? '',
        };
      }),
    );
  return { filters, count, people };
}

/** Three, because the site's hero has no space for more. */
async function writeScreen({ filters, count, people }: Screen): Promise<void> {
  const fitting = people.filter(({ role, verdict }) => !names.test(role) && verdict !== '');
  // One of each verdict where there are, because the picture is also about verdicts.
  const firsts = fitting.filter(({ verdict }, index) => fitting.findIndex((other) => other.verdict === verdict) === index);
  const shown = [...new Set([...firsts, ...fitting])].slice(0, 3);
  if (filters.length !== 4 || shown.length !== 3) throw new Error('The screen shows fewer rows than the hero needs.');
  const text = (value: string): string => `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  const lines = [
    '/** What the application showed when `node e2e/app-pictures.ts` last searched its fictional pool. Written by that, not by hand. */',
    'export const findScreen = {',
    '  filters: [',
    ...filters.map(([name = '', value = '']) => `    [${text(name)}, ${text(value)}],`),
    '  ],',
    `  count: ${text(count)},`,
    '  people: [',
    ...shown.map(({ name, role, verdict }) => `    { name: ${text(name)}, role: ${text(role)}, verdict: ${text(verdict.toLowerCase())} },`),
    '  ],',
    '} as const;',
    '',
  ];
  await save('apps/site/src/pictures/find-screen.ts', lines.join('\n'));
}

async function save(path: string, content: string | Buffer): Promise<void> {
  const file = new URL(path, root);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, content);
  process.stdout.write(`${fileURLToPath(file)}: ${content.length} bytes\n`);
}

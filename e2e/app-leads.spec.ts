/** The main workflow: import leads, narrow them to a segment, save it, reveal within a ceiling, export. With the fictional pool, and one of people who cost credits. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { sampleSize, test } from './app-sample.ts';
import { anotherVisitor, expect, signUp, somebody, violationsOf } from './app-server.ts';
import { parseCsv } from './parse-csv.ts';

const directory = fileURLToPath(new URL('../../shared/data/companies/yc-companies.json', import.meta.url));
/** The published directory if it is available; otherwise a few companies in its format. */
const companies = existsSync(directory)
  ? { name: 'yc-companies.json', content: readFileSync(directory) }
  : {
      name: 'companies.json',
      content: Buffer.from(
        JSON.stringify(
          Array.from({ length: 40 }, (_, index) => ({
            name: `Fernwood ${index}`,
            website: `https://fernwood${index}.example`,
            team_size: 5 + index * 10,
            industry: index % 2 ? 'Fintech' : 'Healthcare',
            all_locations: 'Berlin, Germany',
          })),
        ),
      ),
    };
const peopleCsv = [
  'First Name,Last Name,Job Title,Company Name,Email,City,Country',
  'Mara,Hoffmann,"VP Sales, EMEA",Nordfracht,mara.hoffmann@nordfracht.example,Hamburg,Germany',
  'Jonas,Lind,Head of Operations,Havnlink,jonas.lind@havnlink.example,Oslo,Norway',
  '=Ana,Silva,CTO,Portela,ana.silva@portela.example,Lisbon,Portugal',
  ',,,,,,',
].join('\r\n');

test('a salesperson imports, narrows, saves, lists, reveals within a ceiling and exports; the file and the ledger match', async ({
  page,
  pooledApp: app,
}) => {
  const workspaceId = await signUp(page, app, somebody('Mara Lead'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;

  await test.step('import companies and people', async () => {
    await bring(page, home, companies.name, companies.content);
    await bring(page, home, 'people.csv', Buffer.from(peopleCsv));
    await expect(page.getByRole('term').filter({ hasText: 'New people' }).locator('..')).toContainText('3');
    expect(await violationsOf(page), 'import').toEqual([]);
  });

  await test.step('narrow companies to a segment with the counts', async () => {
    await page.goto(`${home}/companies`);
    const found = page.getByRole('region', { name: 'Companies found' });
    const sizes = page.getByRole('list', { name: 'Company size' });
    const choice = sizes.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: '11–50' }) });
    const count = /[\d,]+(?=\s*11–50$)/.exec((await choice.innerText()).replaceAll('\n', ' '))?.[0] ?? '';
    await choice.getByRole('checkbox').check({ force: true });
    await expect(page).toHaveURL(/\?size=11-50$/);
    await expect(found.getByRole('status').first()).toHaveText(`${count} companies`);
    await page.goBack();
    await expect(page).toHaveURL(/\/companies$/);
    await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('11–50');

    await page.getByRole('button', { name: 'Save search' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Small companies');
    await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByText('Search saved')).toBeVisible();
    await page.goto(`${home}/saved-searches`);
    await page.getByRole('link', { name: 'Small companies' }).click();
    await expect(page).toHaveURL(/size=11-50/);
  });

  const names = await test.step('create a list from the pool with the keyboard', async () => {
    await page.goto(`${home}/people?own=no`);
    const grid = page.getByRole('grid', { name: 'People' });
    await grid.focus();
    for (let index = 0; index < 12; index += 1) {
      await page.keyboard.press('j');
      await page.keyboard.press('x');
    }
    await expect(page.getByRole('toolbar', { name: '12 people selected' })).toBeVisible();
    expect(await violationsOf(page), 'people selected').toEqual([]);
    const chosen = await grid
      .getByRole('row', { selected: true })
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace(/^Select /, '') ?? ''));
    // Filters and table scroll, but the page doesn't, so that no focus change can move it.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await page.getByRole('button', { name: 'Add to list' }).click();
    await page.getByRole('menuitem', { name: 'New list' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Autumn');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByText(/^Added to (a|the) list/)).toBeVisible();
    return chosen;
  });
  expect(names).toHaveLength(12);

  const spent = await test.step('reveal within a ceiling', async () => {
    await page.goto(`${home}/lists`);
    await page.getByRole('link', { name: 'Autumn' }).click();
    await expect(page.getByRole('status').filter({ hasText: '12 people' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select the loaded rows' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Reveal' }).click();
    const window = page.getByRole('dialog', { name: 'Reveal contact details' });
    const forecast = Number(
      await window
        .getByRole('row', { name: /^People to reveal/ })
        .getByRole('cell')
        .first()
        .innerText(),
    );
    expect(forecast).toBeGreaterThan(3);
    await window.getByLabel('Ceiling in credits').fill('3');
    expect(await violationsOf(page), 'forecast').toEqual([]);
    await window.getByRole('button', { name: 'Reveal for up to 3 credits' }).click();
    await expect(page.getByText(/reached its ceiling/).first()).toBeVisible();
    return 3;
  });

  const file = await test.step('export the list', async () => {
    await page.goto(page.url());
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    return readFileSync(await (await download).path(), 'utf8');
  });
  const rows = parseCsv(file);
  const [header = [], ...lines] = rows;
  await test.step('the same list as a workbook, which an import reads back', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Excel' }).check();
    expect(await violationsOf(page), 'export as Excel').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Excel' }).click();
    const path = await (await download).path();
    expect((await download).suggestedFilename()).toMatch(/^people-[\d-]+\.xlsx$/);
    const imported = await page.request.post(`${app.url}/v1/workspaces/${workspaceId}/imports?fileName=leads.xlsx`, {
      headers: { ...anotherVisitor(), origin: app.url, 'content-type': 'application/octet-stream' },
      data: readFileSync(path),
    });
    const { id } = (await imported.json()) as { id: string };
    const preview = await page.request.post(`${app.url}/v1/workspaces/${workspaceId}/imports/${id}/preview`, {
      headers: { ...anotherVisitor(), origin: app.url },
      data: {},
    });
    const seen = (await preview.json()) as { format: string; sheet: string; rows: { person: { name: string } }[] };
    expect([seen.format, seen.sheet]).toEqual(['xlsx', 'People']);
    expect(new Set(seen.rows.map(({ person }) => person.name))).toEqual(new Set(names));
  });
  const nameAt = header.findIndex((cell) => /^(full )?name$/i.test(cell));
  const emailAt = header.findIndex((cell) => /^email$/i.test(cell));
  expect(new Set(lines.map((line) => line[nameAt]))).toEqual(new Set(names));
  expect(lines).toHaveLength(names.length);

  const ledger = (await (
    await page.request.get(`${app.url}/v1/workspaces/${workspaceId}/credits/entries?limit=200`, { headers: anotherVisitor() })
  ).json()) as { items: { kind: string; amount: number; balanceAfter: number }[] };
  const spends = ledger.items.filter(({ kind }) => kind === 'spend');
  expect(spends.reduce((sum, { amount }) => sum - amount, 0)).toBe(spent);
  // Undeliverable addresses are shown free of charge.
  expect(lines.filter((line) => line[emailAt]).length).toBeGreaterThanOrEqual(spent);
  await page.goto(`${home}/credits`);
  await expect(page.getByText((2500 - spent).toLocaleString('en')).first()).toBeVisible();
});

test('a lead opens next to the table, shows the source of every fact, supports next and previous, and can be linked to', async ({
  page,
  app,
}) => {
  const workspaceId = await signUp(page, app, somebody('Ana Drawer'));
  const home = `${app.url}/w/${workspaceId}`;
  await page.goto(`${home}/people`);
  await page.getByRole('grid', { name: 'People' }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary').filter({ has: page.getByRole('region', { name: 'Contact' }) });
  await expect(drawer.getByRole('list', { name: 'Facts' })).toContainText('Sample');
  const first = await drawer.getByRole('heading', { level: 2 }).innerText();
  expect(await violationsOf(page), 'drawer').toEqual([]);
  await page.keyboard.press('j');
  await expect(drawer.getByRole('heading', { level: 2 })).not.toHaveText(first);

  await drawer.getByLabel('Stage').selectOption('Contacted');
  await expect(page.getByText('Stage set to Contacted')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Notes' }).click();
  await drawer.getByLabel('New note').fill('Met at the fair.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(drawer.getByRole('list', { name: 'Notes' })).toContainText('Met at the fair.');

  const name = await drawer.getByRole('heading', { level: 2 }).innerText();
  await page.reload();
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(drawer.getByLabel('Stage')).toHaveValue('contacted');
  await page.keyboard.press('Escape');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first lead is below two rows of controls; leads can be sorted, narrowed, and edited by hand', async ({ page, app }) => {
    const workspaceId = await signUp(page, app, somebody('Ana Phone'));
    await page.goto(`${app.url}/w/${workspaceId}/people?seniority=vp,head,director,manager,entry&not-country=FR`);
    await expect(page.getByRole('heading', { level: 1, name: 'Find people' })).toBeVisible();
    const grid = page.getByRole('grid', { name: 'People' });
    const first = grid.getByRole('row').first();
    await expect(first).toBeVisible();
    const rows = new Set(
      await page
        .getByRole('main')
        .locator('a, button, input, select')
        .evaluateAll(
          (controls, top) => {
            const boxes = controls.map((control) => control.getBoundingClientRect());
            return boxes.filter((box) => box.height > 1 && box.bottom <= top + 1).map((box) => Math.round((box.top + box.bottom) / 2));
          },
          (await first.boundingBox())?.y ?? 0,
        ),
    );
    expect(rows.size, `rows at ${[...rows].join(', ')}`).toBeLessThanOrEqual(2);
    expect(await violationsOf(page), 'people on a phone').toEqual([]);

    await page.getByRole('button', { name: 'Sorted by score, highest first' }).click();
    await page.getByRole('menuitemradio', { name: 'Name' }).click();
    await expect(page).toHaveURL(/sort=name/);
    await page.getByRole('button', { name: 'Filters (6)' }).click();
    const window = page.getByRole('dialog', { name: 'Filters' });
    await window.getByRole('button', { name: 'Clear all' }).click();
    await window.getByRole('button', { name: `Show ${sampleSize} people` }).click();

    await first.click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: /^Edit / });
    await edit.getByLabel('Job title').fill('Chief of Everything');
    // A phone or a tablet is turned: the panel becomes a window or the other way around, and what was typed stays.
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // The application hears of the width before the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(edit.getByLabel('Job title')).toHaveValue('Chief of Everything');
    }
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toHaveCount(0);
    await expect(page.getByRole('dialog').getByText('Chief of Everything').first()).toBeVisible();
  });
});

test('one click hides the sample from the workspace, and another brings it back', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Sample'));
  await page.goto(`${app.url}/w/${workspaceId}/people`);
  const total = page.getByRole('region', { name: 'People found' }).getByRole('status').first();
  await expect(total).toHaveText(`${sampleSize} people`);
  await page.getByRole('button', { name: 'Hide sample' }).click();
  await expect(page.getByText('No people yet')).toBeVisible();
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(total).toHaveText(`${sampleSize} people`);
});

test('the notice about the sample can be dismissed, stays dismissed, and comes back with Undo', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Notice'));
  await page.goto(`${app.url}/w/${workspaceId}/people`);
  const notice = page.getByRole('note', { name: 'Sample' });
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  // The sample itself is still there, and can be hidden in the settings.
  await expect(page.getByRole('region', { name: 'People found' }).getByRole('status').first()).toHaveText(`${sampleSize} people`);
  await expect(notice).toHaveCount(0);
  await page.goto(`${app.url}/w/${workspaceId}/settings/workspace`);
  await expect(page.getByRole('button', { name: 'Hide sample' })).toBeVisible();
});

test('the first steps are checked off by the work itself, say what is fictional, and can be hidden', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Steps'));
  const home = `${app.url}/w/${workspaceId}`;
  await page.goto(home);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('0 of 4 done')).toBeVisible();
  await expect(steps).toContainText(`The ${sampleSize} people with this icon in Find are fictional`);
  await expect(page.getByRole('region', { name: 'Set up the workspace' })).toBeVisible();
  expect(await violationsOf(page), 'first steps').toEqual([]);
  // Opening a step doesn't check it off.
  await steps.getByRole('link', { name: /^Put the right ones on a list/ }).click();
  await expect(page.getByRole('heading', { name: 'Find people' })).toBeVisible();
  await page.goto(home);
  await expect(steps.getByText('0 of 4 done')).toBeVisible();
  await bring(page, home, 'people.csv', Buffer.from(peopleCsv));
  await page.goto(home);
  await expect(steps.getByText('1 of 4 done')).toBeVisible();
  await expect(steps.getByRole('link', { name: /^Say who you sell to, or import your customers.*done$/ })).toBeVisible();
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Show first steps' }).click();
  await expect(steps).toBeVisible();
});

test('an address on the suppression list is not in the search, and removing it from the list brings it back', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Suppress'));
  const home = `${app.url}/w/${workspaceId}`;
  await bring(page, home, 'people.csv', Buffer.from(peopleCsv));
  await page.goto(`${home}/suppressions`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('One per line').fill('nordfracht.example\nnothing of the kind');
  await page.getByRole('button', { name: 'Suppress', exact: true }).click();
  await expect(page.getByText('1 line has no address, domain or hash')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /nordfracht\.example/ })).toBeVisible();
  expect(await violationsOf(page), 'suppressions').toEqual([]);
  await page.goto(`${home}/people?own=yes`);
  await expect(page.getByRole('region', { name: 'People found' }).getByRole('status').first()).toHaveText('2 people');
  await page.goto(`${home}/suppressions`);
  await page.getByRole('button', { name: 'Remove nordfracht.example from the list' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No suppressions yet')).toBeVisible();
});

/** Uploads a file, accepts the recognized columns, and waits until the import has finished. */
async function bring(page: Page, home: string, name: string, content: Buffer): Promise<void> {
  await page.goto(`${home}/imports/new`);
  await page.getByLabel('File to import').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'First rows' })).toBeVisible();
  expect(await violationsOf(page), `columns of ${name}`).toEqual([]);
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
}

test('a company whose long name has no spaces stays within a narrow window', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Long Names'));
  const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
  const answer = await page.request.post(`${app.url}/v1/workspaces/${workspaceId}/companies`, {
    data: { name },
    headers: { origin: app.url },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/w/${workspaceId}/companies/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

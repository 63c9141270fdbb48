/**
 * Columns of a list, with the web lab's invented companies as employers: a column is added with a condition, looks for what is missing, and its values
 * are sorted, filtered and exported. Another one asks an HTTP endpoint of the workspace for a field of its own.
 */
import { readFileSync } from 'node:fs';
import { dataEndpoint, growthOf } from '../bench/web-lab/data-endpoint.ts';
import { startWebLab, type WebLab } from '../bench/web-lab/lab.ts';
import { anotherVisitor, expect, signUp, somebody, startLimitMs, test as base, violationsOf, type App } from './app-server.ts';
import { parseCsv } from './parse-csv.ts';
import { startAppInWebLab } from './web-lab-app.ts';

const test = base.extend<object, { lab: WebLab; app: App }>({
  lab: [
    async ({}, use) => {
      const lab = await startWebLab({ companies: 2, seed: 21 });
      await use(lab);
      await lab.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  app: [
    async ({ lab }, use) => {
      const app = await startAppInWebLab(lab);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
});

test('adds a column to a list with a condition, sees the forecast, looks for the values, sorts, filters and exports them', async ({
  page,
  app,
  lab,
  watch,
}) => {
  const workspaceId = await signUp(page, app, somebody('Ana Columns'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const api = `${app.url}/v1/workspaces/${workspaceId}`;
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`${api}${path}`, { data, headers: { origin: app.url, ...anotherVisitor() } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const known = lab.companies.flatMap((company) => company.people.slice(1).map((person) => ({ ...person, company }))).slice(0, 2);
  const [first, second] = known;
  const people = [
    ...known.map(({ name, company }) => ({ name, companyName: company.name, companyDomain: company.domain, location: 'Berlin, Germany' })),
    { name: 'Nora Nobody', companyName: 'Acme', companyDomain: lab.companies[0]?.domain, location: 'Berlin, Germany' },
    { name: 'Paul Paris', companyName: 'Acme', companyDomain: lab.companies[0]?.domain, location: 'Paris, France' },
  ];
  const ids: string[] = [];
  for (const person of people) ids.push((await post('/people', person)).id);
  const list = await post('/lists', { kind: 'people', name: 'Fair' });
  await post('/leads/changes', { kind: 'people', selection: { kind: 'ids', ids }, change: { kind: 'add_to_list', listId: list.id } });
  const grid = page.getByRole('grid', { name: 'People' });
  const cell = (name: string) => grid.getByRole('button', { name: new RegExp(`^Job title of ${name}: `) });

  await test.step('the column is added with the filters set now as its condition, and says what a run would cost', async () => {
    await page.goto(`${home}/lists/${list.id}?country=DE`);
    await expect(grid.getByRole('row')).toHaveCount(4);
    await page.getByRole('button', { name: 'Add column' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Column', { exact: true }).selectOption('Job title');
    await dialog.getByLabel('Rows to look for').selectOption('Only those that match the filters set now: Germany');
    expect(await violationsOf(page), 'adding a column').toEqual([]);
    await dialog.getByRole('button', { name: 'Add column' }).click();
    await expect(dialog.getByRole('row', { name: 'People to enrich 3 up to 3 credits' })).toBeVisible();
    expect(lab.requests()).toEqual([]);
    expect(await violationsOf(page), 'the forecast of a column').toEqual([]);
    await dialog.getByRole('button', { name: /^Enrich for up to 3 credits/ }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the cells show the value with its source, or why there is none', async () => {
    await page.goto(`${home}/lists/${list.id}`);
    await expect(cell(first?.name ?? '')).toContainText(first?.title ?? '');
    await expect(cell(first?.name ?? '')).toContainText('Website');
    await expect(cell(second?.name ?? '')).toContainText(second?.title ?? '');
    await expect(cell('Nora Nobody')).toContainText("Our own sources don't have it");
    await expect(cell('Paul Paris')).toContainText('match the condition');
    expect(await violationsOf(page), 'a list with a column').toEqual([]);
    await cell(first?.name ?? '').click();
    const details = page.getByRole('dialog', { name: 'Job title' });
    await expect(details).toContainText(first?.company.domain ?? '');
    const asked = details.getByRole('region', { name: 'Sources asked' });
    await expect(asked.getByRole('listitem').filter({ hasText: 'Your records' }).first()).toBeVisible();
    await expect(asked).toContainText(`Website ${first?.company.domain}`);
    await expect(asked).toContainText(`Job title: ${first?.title}`);
    await expect(asked).toContainText('1 credit');
    expect(await violationsOf(page), 'the details of a cell').toEqual([]);
    await details.getByRole('link', { name: 'Open the row of the run' }).click();
    await expect(page.getByRole('complementary', { name: /^Row / })).toContainText(first?.title ?? '');
    await page.goBack();
  });

  await test.step('it sorts and filters; the filter is in the URL and can be removed', async () => {
    await grid
      .getByRole('columnheader', { name: /^Job title/ })
      .getByRole('button', { name: 'Job title', exact: true })
      .click();
    await expect(page).toHaveURL(/sort=column/);
    const titles = [first?.title ?? '', second?.title ?? ''].toSorted((a, b) => a.localeCompare(b));
    await expect(grid.getByRole('row').nth(1)).toContainText(titles[0] ?? '');
    await grid.getByRole('button', { name: 'Job title: column options' }).click();
    await page.getByRole('menuitem', { name: 'Without a value' }).click();
    await expect(page).toHaveURL(/column=/);
    await expect(grid.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove the filter job title' }).click();
    await expect(grid.getByRole('row')).toHaveCount(5);
  });

  await test.step('values that cannot be loaded are said to be missing, and can be tried again', async () => {
    watch.expect(/net::ERR_FAILED/);
    await page.route('**/cells', (route) => route.abort());
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'Some values of the columns couldn’t be loaded.' });
    await expect(alert).toBeVisible();
    await expect(grid.getByText('Not loaded')).toHaveCount(4);
    expect(await violationsOf(page), 'a list whose columns fail').toEqual([]);
    await page.unroute('**/cells');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(cell(first?.name ?? '')).toContainText(first?.title ?? '');
    await expect(alert).toHaveCount(0);
  });

  await test.step('by keyboard, the panel of a lead has its cells with what was asked', async () => {
    await grid.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    const cells = page.getByRole('region', { name: 'Columns of this list' });
    await expect(cells.getByRole('listitem', { name: 'Job title' })).toContainText('Looked for');
    await cells.getByRole('button', { name: 'Show sources asked' }).click();
    await expect(cells.getByRole('region', { name: 'Sources asked' })).toContainText('Your records');
    expect(await violationsOf(page), 'the columns in the panel of a lead').toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('selected rows are looked for alone', async () => {
    await grid.getByRole('row').filter({ hasText: 'Paul Paris' }).getByRole('checkbox').click();
    await page.getByRole('toolbar', { name: '1 person selected' }).getByRole('button', { name: 'Look for' }).click();
    const dialog = page.getByRole('dialog', { name: 'Look for values of 1 person' });
    await expect(dialog.getByLabel('Column')).toHaveValue(/./);
    await expect(dialog.getByRole('row', { name: 'People to enrich 1 up to 1 credit' })).toBeVisible();
    expect(await violationsOf(page), 'looking for selected rows').toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Select none' }).click();
  });

  await test.step('added leads are looked for automatically, once this is set', async () => {
    await grid.getByRole('button', { name: 'Job title: column options' }).click();
    await page.getByRole('menuitem', { name: 'Column settings…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /added to the list from now on/ }).check();
    await dialog.getByLabel('Credits in a month').fill('20');
    expect(await violationsOf(page), 'the settings of a column').toEqual([]);
    await dialog.getByRole('button', { name: 'Save settings' }).click();
    await expect(dialog).toHaveCount(0);
    const { items } = (await (await page.request.get(`${api}/lists/${list.id}/columns`, { headers: anotherVisitor() })).json()) as {
      items: { isAutomatic: boolean; monthCeiling: number }[];
    };
    expect(items).toMatchObject([{ isAutomatic: true, monthCeiling: 20 }]);
  });

  const growth = (name: string) => grid.getByRole('button', { name: new RegExp(`^Headcount growth \\(Lab data\\) of ${name}: `) });
  const employers = new Set(people.map(({ companyDomain }) => companyDomain)).size;

  await test.step('without a provider, the choice of a provider’s field says what one would add', async () => {
    await page.getByRole('button', { name: 'Add column' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Column', { exact: true }).selectOption('Another field of a provider');
    await expect(dialog.getByText('No connected provider has further fields for this list.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Connect a provider' })).toBeVisible();
    expect(await violationsOf(page), 'a provider’s field without a provider').toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a column asks the workspace’s own endpoint for a place in its answer, at a forecast cost', async () => {
    await post('/providers/own', { endpoint: dataEndpoint, key: 'lab-key-1234', sample: { companyDomain: lab.companies[0]?.domain } });
    await page.reload();
    await page.getByRole('button', { name: 'Add column' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Column', { exact: true }).selectOption('Another field of a provider');
    await dialog.getByRole('button', { name: 'Add column' }).click();
    await expect(dialog.getByText('Enter a JSON pointer, such as /data/score.')).toBeVisible();
    await dialog.getByLabel('Name of the column').fill('Headcount growth');
    await dialog.getByLabel('Place in the answer').fill('/headcount/growth');
    await dialog.getByLabel('Type').selectOption('Number');
    await expect(dialog.getByText(/^Lab data charges \$0\.02 for each company that it finds\./)).toBeVisible();
    expect(await violationsOf(page), 'adding a provider’s field').toEqual([]);
    await dialog.getByRole('button', { name: 'Add column' }).click();
    await expect(dialog.getByRole('row', { name: `Companies to ask about ${employers}` })).toBeVisible();
    expect(await violationsOf(page), 'the forecast of a provider’s field').toEqual([]);
    await dialog.getByRole('button', { name: new RegExp(`^Ask for up to ${employers} credits? and \\$0\\.0${employers * 2}$`) }).click();
    await expect(dialog).toHaveCount(0);
    for (const { name, company } of known) await expect(growth(name)).toContainText(String(growthOf(company)));
    await expect(growth('Nora Nobody')).toContainText('Data provider');
    await growth(first?.name ?? '').click();
    const details = page.getByRole('dialog', { name: 'Headcount growth (Lab data)' });
    const asked = details.getByRole('region', { name: 'Sources asked' });
    await expect(asked).toContainText('$0.02');
    await expect(asked).toContainText(`Headcount growth: ${growthOf(first?.company ?? { foundedYear: 0 })}`);
    expect(await violationsOf(page), 'the details of a provider’s value').toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone, the values are in the rows', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(grid.getByRole('row').filter({ hasText: first?.name ?? '' })).toContainText(first?.title ?? '');
    expect(await violationsOf(page), 'a list with a column at 390 px').toEqual([]);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Job title…' }).click();
    const settings = page.getByRole('dialog', { name: 'Column “Job title”' });
    await expect(settings.getByLabel('Rows to look for')).toHaveValue('0');
    await settings.getByRole('button', { name: 'Look for values…' }).click();
    const run = page.getByRole('dialog', { name: 'Look for: job title' });
    await run.getByLabel('Which rows').selectOption('All rows, even with a value');
    await expect(run.getByRole('row', { name: 'People to enrich 3 up to 3 credits' })).toBeVisible();
    await run.getByRole('button', { name: 'Cancel' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the export has the values', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download CSV' }).click();
    const [header = [], ...body] = parseCsv(readFileSync(await (await download).path(), 'utf8'));
    const at = header.indexOf('Job title');
    const titles = body.map((line) => line[at] ?? '').filter((title) => title !== '');
    expect(titles.toSorted()).toEqual(known.map(({ title }) => title).toSorted());
    const growths = body.map((line) => line[header.indexOf('Headcount growth (Lab data)')]);
    expect(growths).toContain(String(growthOf(first?.company ?? { foundedYear: 0 })));
  });
});

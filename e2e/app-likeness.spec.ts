/** More like these: from selected leads to a ranking with reasons, its choices and marks, and the saved one; also from a list, and on phones. */
import { test } from './app-sample.ts';
import { expect, signUp, somebody, violationsOf } from './app-server.ts';

for (const width of [1280, 390]) {
  test(`selected companies lead to others like them, which can be judged and saved, at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 844 });
    const at = `${app.url}/w/${await signUp(page, app, somebody(`Ana Likeness ${width}`), 'starter')}`;
    await page.goto(`${at}/companies?industry=software`);
    const boxes = page.getByRole('checkbox', { name: /^Select (?!the loaded)/ });
    await expect(boxes.nth(4)).toBeVisible();
    for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).check({ force: true });
    const bar = page.getByRole('toolbar', { name: '5 companies selected' });
    if (width === 390) {
      await bar.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'More like these' }).click();
    } else await bar.getByRole('link', { name: 'More like these' }).click();
    await expect(page).toHaveURL(/likenesses\/new\?kind=companies&ids=/);

    const ranking = page.getByRole('list', { name: 'Leads like the examples' });
    await expect(ranking.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/^5 examples compared with/)).toBeVisible();
    const sector = page.getByRole('combobox', { name: /^Sector: .*: how it counts$/ });
    await expect(sector).toHaveValue('prefer');
    await expect(ranking.getByRole('list', { name: /^Why / }).first()).toContainText('×');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await sector.selectOption('require');
    await expect(sector).toHaveValue('require');
    const bad = ranking.getByRole('button', { name: /is a bad match$/ }).first();
    const name = (await bad.getAttribute('aria-label'))?.replace(' is a bad match', '') ?? '';
    await bad.click();
    await expect(page.getByText('0 good matches and 1 bad one marked.')).toBeVisible();
    await expect(ranking.getByRole('button', { name: `${name} is a bad match` })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Companies like these' })).toBeFocused();

    const chosen = ranking.getByRole('checkbox').first();
    await chosen.check();
    await expect(page.getByRole('toolbar', { name: '1 company selected' })).toBeInViewport();
    await page.getByRole('button', { name: 'Select none' }).click();

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save under a name' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Like our software customers');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Like our software customers' })).toBeVisible();
    await expect(sector).toHaveValue('require');
    await expect(page.getByText('0 good matches and 1 bad one marked.')).toBeVisible();
    await sector.selectOption('ignore');
    expect(await violationsOf(page), 'an ignored trait').toEqual([]);
    await ranking
      .getByRole('button', { name: /is a good match$/ })
      .first()
      .click();
    await expect(page.getByText('1 good match and 1 bad one marked.')).toBeVisible();
    await page.reload();
    await expect(sector).toHaveValue('ignore');
    await expect(page.getByText('1 good match and 1 bad one marked.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'New this week only' }).check();
    await expect(ranking.getByText('New this week').first()).toBeVisible();

    await page.goto(`${at}/likenesses`);
    await page.getByRole('link', { name: 'Like our software customers' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog', { name: 'Delete Like our software customers?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
  });
}

test('a list leads to people like those on it, and without examples the screen says what to do', async ({ page, app }) => {
  const at = `${app.url}/w/${await signUp(page, app, somebody('Ana Like A List'), 'starter')}`;
  await page.goto(`${at}/people?department=marketing`);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!the loaded)/ });
  await expect(boxes.nth(2)).toBeVisible();
  for (const index of [0, 1, 2]) await boxes.nth(index).check({ force: true });
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('menuitem', { name: 'New list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Marketers');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByText(/^Added to (a|the) list/)).toBeVisible();
  await page.goto(`${at}/lists`);
  await page.getByRole('link', { name: 'Marketers' }).click();
  // The screen with all lists, which stays until this one's code is loaded, has a tab of the same name.
  await expect(page.getByRole('heading', { name: 'Marketers' })).toBeVisible();
  await page.getByRole('link', { name: 'More like these' }).click();
  await expect(page.getByText(/^3 examples compared with/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Department: Marketing: how it counts' })).toBeVisible();

  await page.goto(`${at}/likenesses/new`);
  await expect(page.getByText(/^Choose at least three leads that you would like more of/)).toBeVisible();
  await page.goto(`${at}/likenesses/new?kind=people&ids=1`);
  await expect(page.getByText('Too few examples')).toBeVisible();
  await page.getByRole('link', { name: 'Choose other examples' }).click();
  await expect(page.getByLabel('Look for')).toBeVisible();
});

test('examples are chosen on the screen itself: by domain, which are checked, or at a stage', async ({ page, app }) => {
  const at = `${app.url}/w/${await signUp(page, app, somebody('Ana Chooser'), 'starter')}`;
  const found = await page.request.post(at.replace('/w/', '/v1/workspaces/') + '/companies/search', {
    data: { filters: { industry: { include: ['software'] } }, limit: 4 },
    headers: { origin: app.url },
  });
  const { items } = (await found.json()) as { items: { domain: string }[] };
  await page.goto(`${at}/likenesses`);
  await page.getByRole('link', { name: 'New ranking' }).click();
  await page.getByLabel('Examples').selectOption('Companies by domain');
  await page.getByLabel('Domains').fill('acme');
  await page.getByRole('button', { name: 'Show what they share' }).click();
  await expect(page.getByText('Enter at least three domains, such as acme.com.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Domains').fill(items.map(({ domain }) => `https://www.${domain}/about`).join('\n'));
  await page.getByRole('button', { name: 'Show what they share' }).click();
  await expect(page.getByText(/^4 examples compared with/)).toBeVisible();

  await page.goto(`${at}/likenesses/new`);
  await page.getByLabel('Look for').selectOption('People');
  await page.getByLabel('Examples').selectOption('Leads at a stage');
  await page.getByRole('button', { name: 'Show what they share' }).click();
  await expect(page).toHaveURL(/kind=people&stage=won/);
  await expect(page.getByText('None of the examples was found.')).toBeVisible();
});

test('a ranking that fails says so and can be tried again', async ({ page, app, watch }) => {
  watch.expect(/ERR_FAILED/);
  watch.expect(/RequestFailed: unreachable/);
  const at = `${app.url}/w/${await signUp(page, app, somebody('Ana Fails'), 'starter')}`;
  let fails = true;
  await page.route('**/likenesses/rank', (route) => (fails ? route.abort() : route.continue()));
  await page.goto(`${at}/likenesses/new?kind=people&department=marketing`);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  fails = false;
  await again.click();
  await expect(page.getByRole('list', { name: 'Leads like the examples' })).toBeVisible();
});

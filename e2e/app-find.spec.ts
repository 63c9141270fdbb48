/** Finding one lead, and working from the table: names, emails and URLs, the selection beside an open lead, and what fits on the screen. */
import type { Page } from '@playwright/test';
import { test } from './app-sample.ts';
import { expect, signUp, somebody, violationsOf, type App } from './app-server.ts';

const csv = [
  'First Name,Last Name,Job Title,Company Name,Email,Phone,City,Country,Website,Linkedin',
  'Jane,Doe,VP Sales,Acme Robotics,jane.doe@acme-robotics.com,+14155550100,San Francisco,United States,acme-robotics.com,https://www.linkedin.com/in/jane-doe-acme',
  'Mary,Doe,CFO,Nordfracht,mary.doe@nordfracht.example,,Hamburg,Germany,nordfracht.example,',
  'Jonas,Lind,Head of Operations,Havnlink,,,Oslo,Norway,havnlink.example,',
].join('\r\n');

async function home(page: Page, app: App, name: string): Promise<string> {
  return `${app.url}/w/${await signUp(page, app, somebody(name), 'starter')}`;
}

async function bring(page: Page, at: string): Promise<void> {
  await page.goto(`${at}/imports/new`);
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page
    .getByRole('button', { name: /^(Start|Import)/ })
    .last()
    .click();
  await expect(page.getByText('Finished').first()).toBeVisible();
}

const total = (page: Page) => page.getByRole('region', { name: 'People found' }).getByRole('status').first();
const drawerOf = (page: Page, name: string) => page.getByRole('complementary', { name });

test('a person is found by name, email, domain and LinkedIn URL in the single field, and in the palette', async ({ page, app }) => {
  const at = await home(page, app, 'Ana Finder');
  await bring(page, at);
  await page.goto(`${at}/people`);
  const box = page.getByRole('combobox', { name: /^Find people by name/ });
  for (const typed of ['doe jane', 'jane.doe@acme-robotics.com', 'acme-robotics.com', 'linkedin.com/in/jane-doe-acme']) {
    await box.fill(typed);
    await expect(page.getByRole('option').first()).toContainText('Jane Doe');
    await expect(page.getByRole('option').first()).toContainText('VP Sales · Acme Robotics');
  }
  await page.keyboard.press('Enter');
  await expect(drawerOf(page, 'Jane Doe')).toBeVisible();
  await page.keyboard.press('Escape');

  await box.fill('doe');
  await page.getByRole('option', { name: 'Name or email: doe' }).click();
  await expect(page).toHaveURL(/name=doe/);
  await expect(page.getByRole('grid', { name: 'People' }).getByRole('row').nth(1)).toContainText('Doe');

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').getByRole('combobox');
  await palette.fill('nordfracht');
  const results = page.getByRole('dialog').getByRole('listbox');
  await expect(results.getByRole('option').filter({ hasText: 'nordfracht.example' })).toBeVisible();
  expect(await violationsOf(page), 'the palette with leads').toEqual([]);
  await palette.fill('jane doe');
  await results.getByRole('option').filter({ hasText: 'Jane Doe' }).click();
  await expect(drawerOf(page, 'Jane Doe')).toBeVisible();
});

test('Enter waits for the results, so that a name typed quickly opens the person, and a country becomes a filter', async ({
  page,
  app,
}) => {
  const at = await home(page, app, 'Ana Quick');
  await bring(page, at);
  await page.goto(`${at}/people`);
  const box = page.getByRole('combobox', { name: /^Find people by name/ });
  await expect(page.getByRole('grid', { name: 'People' }).getByRole('row').nth(1)).toBeVisible();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(?:people\/search|suggestions)/, async (route) => {
    await released;
    await route.continue();
  });
  await box.fill('acme-robotics.com');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('acme-robotics.com');
  release();
  await expect(drawerOf(page, 'Jane Doe')).toBeVisible();
  await page.unroute(/\/(?:people\/search|suggestions)/);
  await page.goto(`${at}/people`);
  await expect(page.getByRole('grid', { name: 'People' }).getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('jane doe');
  await page.keyboard.press('Enter');
  await expect(drawerOf(page, 'Jane Doe')).toBeVisible();
  await page.goto(`${at}/people`);
  await box.pressSequentially('norway');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=NO/);
});

test('after an import, its people open, and no others; a link with unknown values says so', async ({ page, app }) => {
  const at = await home(page, app, 'Ana Imports');
  await bring(page, at);
  await page.getByRole('link', { name: 'View' }).first().click();
  await expect(total(page)).toHaveText('3 people');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('people.csv');
  await page.goto(`${at}/people?own=yes&hasEmail=no`);
  await expect(total(page)).toHaveText('1 person');

  await page.goto(`${at}/people?seniority=zzz`);
  const notice = page.getByRole('alert').filter({ hasText: 'seniority=zzz' });
  await expect(notice).toBeVisible();
  expect(await violationsOf(page), 'unknown values').toEqual([]);
  await notice.getByRole('button', { name: 'Remove from the link' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveURL(/\/people$/);
});

test('on a phone, the bar of selected leads has two lines, and a menu by keyboard with what does not fit', async ({ page, app }) => {
  const at = await home(page, app, 'Ana Narrow');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${at}/people`);
  await page
    .getByRole('checkbox', { name: /^Select (?!the)/ })
    .first()
    .check();
  const bar = page.getByRole('toolbar', { name: '1 person selected' });
  await expect(bar.getByRole('button', { name: 'Reveal' })).toBeVisible();
  const lines = await bar
    .getByRole('button')
    .evaluateAll((buttons) => new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().y / 16))).size);
  expect(lines).toBe(2);
  expect(await violationsOf(page), 'one selected').toEqual([]);
  const more = bar.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  for (const name of ['Find emails', 'Export', 'Tag', 'Delete', 'Contacted'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Stage' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Contacted' }).press('Enter');
  await expect(page.getByText('Stage set to Contacted')).toBeVisible();
  await expect(bar).toBeVisible();
});

test.describe('at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('names, titles, companies, whole emails with their verdict, and places fit next to the filters; a row has actions', async ({
    page,
    app,
  }) => {
    const at = await home(page, app, 'Ana Columns');
    await bring(page, at);
    await page.goto(`${at}/people?own=yes&sort=name`);
    const grid = page.getByRole('grid', { name: 'People' });
    for (const name of ['Name', 'Job title', 'Company', 'Email', 'Location']) {
      const header = grid.getByRole('columnheader', { name, exact: false }).first();
      await expect(header).toBeInViewport({ ratio: 0.9 });
    }
    const row = grid.getByRole('row').filter({ hasText: 'Jane Doe' });
    const address = row.getByText('jane.doe@acme-robotics.com');
    expect(await address.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
    await expect(row).toContainText('Not checked');
    // What appears above the table moves it away from the pointer.
    await expect(page.getByText('Leads with this icon are fictional')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await row.hover();
    await expect(row.getByRole('link', { name: 'Write to Jane Doe' })).toHaveAttribute('href', 'mailto:jane.doe@acme-robotics.com');
    await expect(row.getByRole('link', { name: 'Call Jane Doe' })).toHaveAttribute('href', 'tel:+14155550100');

    await row.click();
    const drawer = drawerOf(page, 'Jane Doe');
    await expect(drawer.getByRole('link', { name: 'jane.doe@acme-robotics.com' })).toHaveAttribute('href', /^mailto:/);
    await expect(drawer.getByRole('link', { name: /415/ })).toHaveAttribute('href', /^tel:\+1/);
    await expect(drawer.getByRole('region', { name: 'Company' })).toContainText('Acme Robotics');
    const facts = await drawer.getByRole('list', { name: 'Facts' }).innerText();
    expect(facts.indexOf('Job title')).toBeLessThan(facts.indexOf('Email'));
    expect(facts.indexOf('Email')).toBeLessThan(facts.indexOf('Company'));
    expect(await violationsOf(page), 'an open lead').toEqual([]);
  });

  test('the bar of the selection is above an open lead; the selection stays after a change; Shift selects rows, not text', async ({
    page,
    app,
  }) => {
    const at = await home(page, app, 'Ana Selects');
    await page.goto(`${at}/people`);
    const rows = page.getByRole('grid', { name: 'People' }).getByRole('row');
    await rows.nth(2).getByRole('checkbox').click();
    // Beside the box, in the name.
    await rows
      .nth(5)
      .getByRole('gridcell')
      .nth(1)
      .click({ modifiers: ['Shift'] });
    const bar = page.getByRole('toolbar', { name: '4 people selected' });
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await rows.nth(3).getByRole('gridcell').nth(1).click();
    await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
    const isOnTop = await bar.getByRole('button', { name: 'Select none' }).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await bar.getByRole('button', { name: 'Stage' }).click();
    await page.getByRole('menuitem', { name: 'Contacted' }).click();
    await expect(page.getByText('Stage set to Contacted')).toBeVisible();
    await expect(bar).toBeVisible();
    // The message covers no field of the drawer.
    const message = await page.getByText('Stage set to Contacted').boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(96);
  });

  test('the cost and the start of a list with many columns are in view; a workbook is accepted', async ({ page, app }) => {
    const at = await home(page, app, 'Ana Lists');
    await page.goto(`${at}/verification-runs/new`);
    const header = 'Id,First name,Last name,Email,Job title,Company,Website,Phone,City,Country,Source,Owner,Created,Notes';
    const lines = Array.from({ length: 20 }, (_each, n) => `${n},A${n},B,a${n}@acme.test,CEO,Acme,acme.test,1,Berlin,DE,x,y,2026-01-01,n`);
    const input = page.locator('input[type=file]');
    await expect(input).toHaveAttribute('accept', /\.xlsx/);
    await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...lines].join('\n')) });
    await expect(page.getByRole('button', { name: 'Verify for up to 20 credits' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox', { name: 'Email is' })).toHaveValue('address');
    await expect(page.getByRole('combobox')).toHaveCount(1);
    await page.getByRole('button', { name: 'Show 13 other columns, kept unchanged' }).click();
    await expect(page.getByRole('combobox')).toHaveCount(14);
    await expect(page.getByRole('button', { name: 'Verify for up to 20 credits' })).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(page), 'many columns').toEqual([]);
  });
});

test('an email is looked for in the drawer, with the domain of the company filled in', async ({ page, app }) => {
  const at = await home(page, app, 'Ana Seeks');
  await bring(page, at);
  await page.goto(`${at}/people?name=lind`);
  await page.getByRole('grid', { name: 'People' }).getByRole('row').filter({ hasText: 'Jonas Lind' }).click();
  const drawer = drawerOf(page, 'Jonas Lind');
  const form = drawer.getByRole('form', { name: 'Find the email' });
  await expect(form.getByLabel('Company domain')).toHaveValue('havnlink.example');
  await form.getByRole('button', { name: 'Find the email' }).click();
  await expect(drawer.getByRole('link', { name: 'Details' })).toBeVisible();
  await expect(page).toHaveURL(/\/people\?/);
});

for (const width of [390, 1280])
  test(`at ${width} pixels, the offline bar pushes nothing off the screen, and the avatar is whole`, async ({ page, app, context }) => {
    await page.setViewportSize({ width, height: 800 });
    const at = await home(page, app, 'Ana Offline');
    await page.goto(at);
    const account = page.getByRole('button', { name: /Your account/ }).filter({ visible: true });
    await expect(account).toBeInViewport({ ratio: 1 });
    // Parts of the screen that are still on their way would report that they can't be loaded.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(/You’re offline/)).toBeInViewport({ ratio: 1 });
    await expect(account).toBeInViewport({ ratio: 1 });
    const avatar = await account.locator('span').first().boundingBox();
    expect([avatar?.width, avatar?.height]).toEqual([28, 28]);
    await context.setOffline(false);
  });

test('a domain shows its people, its address pattern and what is not known, refuses what is not a company, and reveals as elsewhere', async ({
  page,
  app,
}) => {
  const at = await home(page, app, 'Ana Domain');
  await bring(page, at);
  await page.goto(`${at}/people`);
  await page.getByRole('navigation', { name: 'What to find' }).getByRole('link', { name: 'Domain' }).click();
  const field = page.getByRole('textbox', { name: 'Company domain' });
  await field.fill('ana@gmail.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This domain belongs to a mailbox provider/)).toBeVisible();

  await field.fill('https://www.acme-robotics.com/about');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'acme-robotics.com' })).toBeVisible();
  const people = page.getByRole('list', { name: 'People at acme-robotics.com' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await expect(people.getByRole('link', { name: 'jane.doe@acme-robotics.com' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Address patterns' })).toContainText('ana.silva@acme-robotics.com');
  await expect(page.getByText('From 1 address that hasn’t been verified, so it may be wrong.', { exact: false })).toBeVisible();
  await expect(page.getByText('Not read yet')).toBeVisible();
  expect(await violationsOf(page), 'a domain').toEqual([]);

  await test.step('a masked person of the pool is revealed in the list', async () => {
    const path = `${app.url}/v1/workspaces/${at.split('/').at(-1)}/people/search`;
    const data = { filters: { own: false, sample: true, hasEmail: true }, limit: 50 };
    const { items } = (await (await page.request.post(path, { data, headers: { origin: app.url } })).json()) as {
      items: { name: string; company: { domain: string | null } | null }[];
    };
    const person = items.find(({ company }) => company?.domain !== null && company?.domain !== undefined);
    await page.goto(`${at}/domain-search?domain=${person?.company?.domain ?? ''}`);
    const reveal = page.getByRole('button', { name: `Reveal for free : ${person?.name ?? ''}` });
    await reveal.click();
    await expect(reveal).toBeHidden();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: person?.name ?? '' })
        .getByRole('link', { name: /@/ }),
    ).toBeVisible();
  });
});

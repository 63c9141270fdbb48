/** What an import does with columns of the workspace's own work: from the mapping to the lead; and the mapping on a phone. */
import type { Page } from '@playwright/test';
import { anotherVisitor, expect, signUp, somebody, test, violationsOf, type App } from './app-server.ts';

/** @returns the import's path, of a file that was uploaded and not started */
async function upload(page: Page, app: App, workspaceId: string, name: string, text: string): Promise<string> {
  const headers = { ...anotherVisitor(), origin: app.url, 'content-type': 'application/octet-stream' };
  const url = `${app.url}/v1/workspaces/${workspaceId}/imports?fileName=${name}`;
  const { id } = (await (await page.request.post(url, { data: Buffer.from(text), headers })).json()) as { id: string };
  return `${app.url}/w/${workspaceId}/imports/${id}`;
}

const columns = ['Name', 'Email', 'Phone', 'Company', 'Pipeline', 'Looked after by', 'Remarks', 'Belongs to', 'Labels'];
const worked = [
  'Jane Doe',
  'jane@acme.example',
  '+1 617 555 0123',
  'Acme',
  'Meeting',
  'Ana Targets',
  'Prefers email',
  'Spring fair',
  'hot; b2b',
];
const fileOf = (rows: readonly (readonly string[])[]): string => [columns, ...rows].map((cells) => cells.join(',')).join('\n');

test('stage, owner, notes, list and tags are chosen in the mapping, and the lead has them', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Targets'));
  await page.goto(await upload(page, app, workspaceId, 'crm.csv', fileOf([worked])));
  const mapping = page.getByRole('table', { name: 'Columns of the file' });
  for (const [column, target] of [
    ['Pipeline', 'Stage'],
    ['Looked after by', 'Owner'],
    ['Remarks', 'Note'],
    ['Belongs to', 'List'],
    ['Labels', 'Tags'],
  ] as const)
    await mapping.getByRole('combobox', { name: `${column} becomes` }).selectOption({ label: target });
  expect(await violationsOf(page), 'the mapping').toEqual([]);
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();

  await page.goto(`${app.url}/w/${workspaceId}/people?name=jane`);
  await page.getByRole('grid', { name: 'People' }).getByRole('row').filter({ hasText: 'Jane Doe' }).getByText('Jane Doe').click();
  const drawer = page.getByRole('complementary', { name: 'Jane Doe' });
  await expect(drawer.getByRole('combobox', { name: 'Stage' })).toHaveValue('meeting');
  await expect(drawer.getByRole('combobox', { name: 'Owner' }).locator('option:checked')).toHaveText('Ana Targets');
  for (const tag of ['hot', 'b2b']) await expect(drawer.getByRole('button', { name: `Remove the tag ${tag}` })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Spring fair' })).toBeVisible();
  await drawer.getByRole('tab', { name: /^Notes/ }).click();
  await expect(drawer.getByText('Prefers email')).toBeVisible();
});

test('values that can’t be read are counted among the rows that were tried', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Tried'));
  const rows = Array.from({ length: 250 }, (_, n) => [
    ['Jane Doe', 'Ben Novak', 'Mia Rossi'][n % 3] ?? '',
    n % 50 === 0 ? 'ask for it' : `p${n}@acme.example`,
    ...worked.slice(2),
  ]);
  await page.goto(await upload(page, app, workspaceId, 'long.csv', fileOf(rows)));
  const mapping = page.getByRole('table', { name: 'Columns of the file' });
  await expect(mapping.getByText('4 values can’t be read in the first 200 rows')).toBeVisible();
  await page.goto(await upload(page, app, workspaceId, 'short.csv', fileOf(rows.slice(0, 120))));
  await expect(mapping.getByText('3 values can’t be read', { exact: true })).toBeVisible();
});

test('rows that are too long are announced, and the result links to them and to values that weren’t used', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Long'));
  const tooLong = [...worked.slice(0, 3), 'Acme, Inc.', ...worked.slice(4)];
  const unread = ['Ben Novak', 'ask for it', ...worked.slice(2)];
  await page.goto(
    await upload(page, app, workspaceId, 'some-long.csv', fileOf([worked, ...Array.from({ length: 30 }, () => tooLong), unread])),
  );
  await expect(page.getByText('30 of the first 32 rows have more cells than the header has columns and can’t be imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Start import' }).click();
  // The next steps are loaded later and move what is below them.
  const lastStep = page.getByText('Find the missing emails of 1 person');
  await expect(lastStep).toBeVisible();
  await page.getByRole('link', { name: '30 refused rows' }).click();
  await expect(page.getByRole('table', { name: 'Refused rows' })).toBeInViewport();
  await page.getByRole('link', { name: '1 value not used' }).click();
  await expect(page.getByRole('heading', { name: 'Values that weren’t used' })).toBeInViewport();
  expect(await violationsOf(page), 'the result').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page.url().replace(/#.*/, ''));
  await expect(lastStep).toBeVisible();
  await page.getByRole('link', { name: '30 refused rows' }).click();
  const heading = page.getByRole('heading', { name: 'Refused rows' });
  await expect(heading).toBeInViewport();
  const isOnTop = await heading.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 10, top + height / 2));
  });
  expect(isOnTop, 'the heading is not covered').toBe(true);
});

test.describe('at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the preview shows whole emails and phones', async ({ page, app }) => {
    const workspaceId = await signUp(page, app, somebody('Ana Wide'));
    const long = ['Maximiliane Wolkenstein', 'maximiliane.wolkenstein@acme-robotics.example', '+49 171 2345678', ...worked.slice(3)];
    await page.goto(await upload(page, app, workspaceId, 'wide.csv', fileOf([long])));
    const preview = page.getByRole('table', { name: 'First rows' });
    for (const text of [/^maximiliane\.wolkenstein@/, /2345678/]) {
      const cell = preview.getByText(text);
      await expect(cell.last()).toBeVisible();
      expect(await cell.last().evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
    }
  });
});

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every column of the mapping can be reached and chosen, and the import started', async ({ page, app }) => {
    const workspaceId = await signUp(page, app, somebody('Ana Phone'));
    await page.goto(await upload(page, app, workspaceId, 'phone.csv', fileOf([worked])));
    const mapping = page.getByRole('table', { name: 'Columns of the file' });
    for (const column of columns) {
      const choice = mapping.getByRole('combobox', { name: `${column} becomes` });
      await choice.scrollIntoViewIfNeeded();
      await expect(choice).toBeInViewport({ ratio: 1 });
    }
    await mapping.getByRole('combobox', { name: 'Labels becomes' }).selectOption({ label: 'Tags' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOf(page), 'the mapping').toEqual([]);
    const start = page.getByRole('button', { name: 'Start import' });
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  });
});

test('on a phone, the problems of rows that are no leads are shown beside their numbers', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Long'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await upload(page, app, workspaceId, 'long.csv', fileOf([['x'.repeat(40_000), 'jane@acme.example']])));
  await expect(page.getByRole('table', { name: 'First rows' }).getByText('A cell is longer than 32,767 characters.')).toBeVisible();
});

/** Work on leads that can be undone: imports paused, canceled and undone, pairs decided, whole searches selected; and the table by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { anotherVisitor, expect, signUp, somebody, test, type App } from './app-server.ts';

/** People at one company, with nothing that would cause a merge. */
function csvOf(count: number, first = 1): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return `Person ${number},${number % 2 ? 'Head of Operations' : 'VP Sales'},Nordfracht,person${number}@nordfracht.example`;
  });
  return ['Name,Job Title,Company Name,Email', ...rows].join('\n');
}

/** Uploads a file with the API. @returns the import's id */
async function upload(page: Page, app: App, workspaceId: string, name: string, text: string): Promise<string> {
  const answer = await post(page, app, `workspaces/${workspaceId}/imports?fileName=${name}`, Buffer.from(text));
  return ((await answer.json()) as { id: string }).id;
}

/** Imports a file with the API, and waits until search finds its people. @param expected number of people in the workspace after the import */
async function bring(page: Page, app: App, workspaceId: string, name: string, text: string, expected: number): Promise<void> {
  const id = await upload(page, app, workspaceId, name, text);
  await post(page, app, `workspaces/${workspaceId}/imports/${id}/start`, {});
  await expect
    .poll(async () => {
      const answer = await post(page, app, `workspaces/${workspaceId}/people/search`, { filters: {}, limit: 0, facets: [] });
      return ((await answer.json()) as { total: number }).total;
    })
    .toBe(expected);
}

async function post(page: Page, app: App, path: string, data: object) {
  const type = Buffer.isBuffer(data) ? 'application/octet-stream' : 'application/json';
  const headers = { ...anotherVisitor(), origin: app.url, 'content-type': type };
  const answer = await page.request.post(`${app.url}/v1/${path}`, { data, headers });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer;
}

test('an import can be paused, resumed, canceled, and undone as a whole', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Import'));
  // Long enough to still be running on any machine.
  const id = await upload(page, app, workspaceId, 'many.csv', csvOf(40_000));
  await page.goto(`${app.url}/w/${workspaceId}/imports/${id}`);
  await page.getByRole('button', { name: 'Start import' }).click();
  const progress = page.getByRole('region', { name: 'Progress' });

  await progress.getByRole('button', { name: 'Pause' }).click();
  await expect(progress.getByText('Paused')).toBeVisible();
  await page.reload();
  await expect(progress.getByText('Paused')).toBeVisible();
  await progress.getByRole('button', { name: 'Resume' }).click();
  await expect(progress.getByRole('button', { name: 'Pause' })).toBeVisible();

  await progress.getByRole('button', { name: 'Cancel import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel import' }).click();
  await expect(progress.getByText('Canceled')).toBeVisible();
  await progress.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(progress.getByText('Undone', { exact: true })).toBeVisible();
  await expect(progress.getByRole('status')).toHaveText('Undone All rows were undone');
  await expect(page.getByText('Before it was undone, the import had:')).toBeVisible();
  await page.goto(`${app.url}/w/${workspaceId}/people`);
  await expect(page.getByText('No people yet')).toBeVisible();
});

test('a doubtful pair is merged or kept separate, and either can be undone', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Merge'));
  const header = 'Name,Job Title,Company Name,Website,Email';
  // One address with two names.
  const jonas = 'Jonas Lind,COO,Havnlink,havnlink.example,jonas.lind@havnlink.example';
  const joanna = 'Joanna Berg,CFO,Havnlink,havnlink.example,jonas.lind@havnlink.example';
  await bring(page, app, workspaceId, 'first.csv', `${header}\n${jonas}`, 1);
  await bring(page, app, workspaceId, 'second.csv', `${header}\n${joanna}`, 2);

  await page.goto(`${app.url}/w/${workspaceId}/merges`);
  const open = page.getByRole('list', { name: 'To decide' });
  await expect(open.getByRole('radio')).toHaveCount(2);
  await open.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('No duplicates to review')).toBeVisible();
  await page.getByRole('button', { name: 'Merged' }).click();
  await page.getByRole('list', { name: 'Merged' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing merged yet')).toBeVisible();

  await page.getByRole('button', { name: 'To decide' }).click();
  await expect(open).toContainText('Joanna Berg');
  await page.getByRole('button', { name: 'Keep apart' }).click();
  await expect(page.getByText('No duplicates to review')).toBeVisible();
  await page.getByRole('button', { name: 'Kept apart' }).click();
  await page.getByRole('list', { name: 'Kept apart' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'To decide' }).click();
  await expect(open.getByRole('radio')).toHaveCount(2);
});

test('a preview shows which rows become one, and leads that may all be the same are decided as one group', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Group'));
  const names = ['Robert Dean', 'Bob Dean', 'Rob Dean', 'Ana Silva', 'Ana Silva'];
  const text = `Name,Job Title,Website\n${names.map((name) => `${name},COO,havnlink.example`).join('\n')}\n`;
  await page.goto(`${app.url}/w/${workspaceId}/imports/new`);
  await page.getByLabel('File to import').setInputFiles({ name: 'group.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const joined = page.getByRole('region', { name: 'Rows that become one' });
  await expect(joined).toContainText('2 rows become 1 person');
  await expect(joined).toContainText('2 rows (5, 6): Ana Silva');
  await expect(joined).toContainText('2 rows may be the same as another row');
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();

  await page.goto(`${app.url}/w/${workspaceId}/merges`);
  const group = page.getByRole('group', { name: '3 people may be the same' });
  await expect(group.getByRole('checkbox')).toHaveCount(3);
  await expect(group.getByRole('button', { name: 'Merge all 3' })).toBeVisible();
  await group.getByRole('checkbox', { name: 'Bob Dean is one of the same' }).check();
  await expect(group.getByText('Select at least one more that is the same.')).toBeVisible();
  await group.getByRole('checkbox', { name: 'Rob Dean is one of the same' }).check();
  await group.getByRole('button', { name: 'Merge 2, keep 1 apart' }).click();
  await expect(page.getByText('2 merged, 1 kept apart')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await group.getByRole('button', { name: 'Merge all 3' }).click();
  await expect(page.getByText('No duplicates to review')).toBeVisible();
  await page.getByRole('button', { name: 'Merged' }).click();
  const decided = page.getByRole('region', { name: 'Decided together with Robert Dean' });
  await expect(decided.getByText('Rob Dean').first()).toBeVisible();
  await decided.getByRole('button', { name: 'Undo the whole decision' }).click();
  await page.getByRole('button', { name: 'To decide' }).click();
  await expect(group.getByRole('checkbox')).toHaveCount(3);
});

test('choosing all selects the search as it is, without deselected leads and without leads that appear later', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Choose'));
  // More than the table loads at once.
  await bring(page, app, workspaceId, 'before.csv', csvOf(120), 120);
  await page.goto(`${app.url}/w/${workspaceId}/people?sort=name`);
  const found = page.getByRole('region', { name: 'People found' }).getByRole('status').first();
  await expect(found).toHaveText('120 people');
  await page.getByRole('checkbox', { name: 'Select the loaded rows' }).check();
  await page.getByRole('button', { name: 'Select all 120' }).click();
  await page.getByRole('grid', { name: 'People' }).getByRole('checkbox', { name: 'Select Person 1', exact: true }).click();
  await expect(page.getByRole('toolbar', { name: '119 people selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('menuitem', { name: 'New list' }).click();
  await page.getByLabel('Name', { exact: true }).fill('All of them');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByText(/^Added to (a|the) list/)).toBeVisible();

  await bring(page, app, workspaceId, 'after.csv', csvOf(5, 1_000), 125);
  await page.goto(`${app.url}/w/${workspaceId}/lists`);
  await page.getByRole('link', { name: 'All of them' }).click();
  await expect(found).toHaveText('119 people');
});

test('the table works by keyboard: arrows highlight, Space selects, Enter opens, Escape closes and returns to the table', async ({
  page,
  app,
}) => {
  const workspaceId = await signUp(page, app, somebody('Ana Keys'));
  await bring(page, app, workspaceId, 'people.csv', csvOf(3), 3);
  await page.goto(`${app.url}/w/${workspaceId}/people?sort=name`);
  const grid = page.getByRole('grid', { name: 'People' });
  await tabTo(page, grid);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(grid.getByRole('row', { selected: true })).toContainText('Person 2');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary', { name: 'Person 2' });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/lead=/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('complementary', { name: 'Person 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Contact' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/lead=/);
  await expect(grid).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('row', { selected: true })).toHaveCount(0);
});

test('a search is narrowed, saved and opened again by keyboard alone', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Saves'));
  await bring(page, app, workspaceId, 'people.csv', csvOf(6), 6);
  await page.goto(`${app.url}/w/${workspaceId}/people`);
  const found = page.getByRole('region', { name: 'People found' }).getByRole('status').first();
  await expect(found).toHaveText('6 people');
  await page.keyboard.press('/');
  await page.keyboard.type('VP Sales');
  await expect(page.getByRole('option').first()).toContainText('VP Sales');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/title=VP/);
  await expect(found).toHaveText('3 people');

  await tabTo(page, page.getByRole('button', { name: 'Save search' }));
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog').getByLabel('Name');
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Sales heads');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Search saved')).toBeVisible();

  await page.goto(`${app.url}/w/${workspaceId}/people`);
  await expect(found).toHaveText('6 people');
  await tabTo(page, page.getByRole('button', { name: 'Saved', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sales heads' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/title=VP/);
  await expect(found).toHaveText('3 people');
});

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

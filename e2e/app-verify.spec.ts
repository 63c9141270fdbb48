/**
 * Verifying and finding with real mail servers: one Postfix and one unbound of the mail lab, with the truth from their account maps.
 * If this machine can't run the lab, one line says why, and the tests are skipped.
 */
import { readFileSync } from 'node:fs';
import { Refusal } from '../scripts/bootstrap/command.mjs';
import { startMailLab, type MailLab } from '../bench/mail-lab/lab.ts';
import { prepareServers } from '../bench/mail-lab/packages.ts';
import { spentBy } from './api-requests.ts';
import { anotherVisitor, expect, signUp, somebody, startLimitMs, test as base, violationsOf, type App } from './app-server.ts';
import { startAppInLab } from './lab-app.ts';
import { parseCsv } from './parse-csv.ts';

/** 84 addresses of each stratum: 500 rows in a file, in addition to the first address. */
const strata = ['exists', 'none', 'catch-all', 'disabled', 'null-mx', 'nxdomain'];
const rowsInFile = 500;

const test = base.extend<object, { lab: MailLab; app: App }>({
  lab: [
    async ({}, use) => {
      const lab = await startMailLab({ strata, addressesPerStratum: 84, rttMs: 0, seed: 7 });
      await use(lab);
      await lab.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  app: [
    async ({ lab }, use) => {
      const app = await startAppInLab(lab);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
});

// Both tests share one lab, one after the other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const whyNot = await prepareServers(['postfix', 'unbound']).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    },
  );
  if (whyNot) process.stderr.write(`The journeys of verification did not run. ${whyNot}\n`);
  test.skip(whyNot !== undefined, whyNot);
});

test('verifies one address live and a file of 500, and downloads results that match the account maps', async ({ page, app, lab }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Verify'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const mailbox = lab.truth.find(({ stratum, exists }) => stratum === 'exists' && exists)?.address ?? '';
  const others = lab.truth.filter(({ address }) => address !== mailbox).slice(0, rowsInFile);
  expect(others).toHaveLength(rowsInFile);

  await test.step('one address: asked, answered, and paid once', async () => {
    await page.goto(`${home}/verifications`);
    await page.getByLabel('Email to verify').fill(mailbox);
    await page.keyboard.press('Enter');
    const check = page.getByRole('article', { name: `Verification of ${mailbox}` });
    await expect(check.getByRole('status')).toContainText('Deliverable');
    await expect(
      check
        .getByRole('listitem')
        .filter({ hasText: `whether it accepts mail for ${mailbox} – yes` })
        .first(),
    ).toBeVisible();
    // Two made-up names decide an acceptance: one question each.
    await expect(
      check.getByRole('listitem').filter({ hasText: 'made-up name – refused, so the first answer counts' }).first(),
    ).toBeVisible();
    await check.getByText('Show transcript').click();
    await expect(check.getByRole('region', { name: 'Transcript of the mail servers' })).toContainText(`C: RCPT TO:<${mailbox}>`);
    expect(await violationsOf(page), 'a verdict').toEqual([]);
    await check.getByRole('link', { name: /^Entry \d+ of the ledger$/ }).click();
    await expect(page.getByRole('table', { name: 'Ledger' })).toContainText('Email verified');
    expect(await spentBy(page, app.url, workspaceId, anotherVisitor())).toBe(1);
  });

  await test.step('a file: its columns are detected, and its cost is shown first', async () => {
    await page.goto(`${home}/verification-runs/new`);
    const lines = others.map(({ address }, index) => `Person ${index},${address},"note, ${index}"`);
    await page
      .getByLabel('File of addresses')
      .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(['Name,Work email,Note', ...lines].join('\r\n')) });
    await expect(page.getByLabel('Work email is')).toHaveValue('address');
    await expect(page.getByRole('row', { name: /^To verify/ })).toContainText(String(rowsInFile));
    expect(await violationsOf(page), 'forecast').toEqual([]);
    await page.getByRole('button', { name: /^Verify for up to 500 credits$/ }).click();
  });

  await test.step('the run finishes, and its rows are right', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'contacts.csv' })).toBeVisible();
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByText('Finished', { exact: true })).toBeVisible();
    await expect(progress.getByRole('status')).toContainText('500 of 500 rows');
    expect(await violationsOf(page), 'a run').toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download all' }).click();
    const [header = [], ...rows] = parseCsv(readFileSync(await (await download).path(), 'utf8'));
    expect(header.slice(0, 3)).toEqual(['Name', 'Work email', 'Note']);
    const verdictAt = header.findIndex((name) => /verdict/i.test(name));
    expect(rows.map((row) => [row[0], row[1], row[2], row[verdictAt]])).toEqual(
      others.map(({ address, expected }, index) => [`Person ${index}`, address, `note, ${index}`, expected]),
    );

    const refused = others.filter(({ expected }) => expected === 'undeliverable');
    await page.getByRole('button', { name: `Undeliverable ${refused.length}` }).click();
    await expect(page).toHaveURL(/\?verdict=undeliverable$/);
    await expect(page.getByRole('table', { name: 'Rows of the run' }).getByText('Deliverable', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Only undeliverable' })).toBeVisible();
    expect(await spentBy(page, app.url, workspaceId, anotherVisitor())).toBe(1 + rowsInFile);
  });

  await test.step('the numbers add up', async () => {
    await page.goto(`${home}/verification-summary`);
    await expect(page.getByText(String(rowsInFile + 1), { exact: true }).first()).toBeVisible();
    expect(await violationsOf(page), 'numbers').toEqual([]);
  });
});

test('finds the address of a person who has one, and refunds the credit when it bounces', async ({ page, app, lab }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Find'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const known = lab.truth.find(({ address, stratum, exists }) => stratum === 'exists' && exists && /^[a-z]{3,}\.[a-z]{3,}@/.test(address));
  const address = known?.address ?? '';
  const [, first = '', last = '', domain = ''] = /^([a-z]+)\.([a-z]+)@(.+)$/.exec(address) ?? [];
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

  await page.goto(`${home}/finds`);
  await page.getByLabel('Name', { exact: true }).fill(`${capital(first)} ${capital(last)}`);
  await page.getByLabel('Company domain').fill(domain);
  await page.keyboard.press('Enter');
  const search = page.getByRole('article', { name: /^Search for/ });
  await expect(search.getByRole('status')).toHaveText('Found');
  await expect(search.getByText(address).first()).toBeVisible();
  expect(await violationsOf(page), 'a find').toEqual([]);
  expect(await spentBy(page, app.url, workspaceId, anotherVisitor())).toBe(1);

  await page.goto(`${home}/verifications`);
  await page.getByRole('button', { name: 'Report bounces' }).click();
  await page.getByLabel('Addresses, or a bounce message').fill(`${address}\nno address`);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 credit refunded');
  await expect(page.getByRole('dialog')).toContainText('1 line has no address');
});

test('finds the missing emails of an import from its result, and the person has theirs', async ({ page, app, lab }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Missing'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const known = lab.truth
    .filter(({ address, stratum, exists }) => stratum === 'exists' && exists && /^[a-z]{3,}\.[a-z]{3,}@/.test(address))
    .at(-1);
  const address = known?.address ?? '';
  const [, first = '', last = '', domain = ''] = /^([a-z]+)\.([a-z]+)@(.+)$/.exec(address) ?? [];
  const name = [first, last].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const text = `Name,Company,Company Website,Email\n${name},Lab,${domain},\nBo Nodomain,Elsewhere,,\nCy Complete,Lab,${domain},cy@${domain}\n`;
  const headers = { ...anotherVisitor(), origin: app.url };
  const imports = `${app.url}/v1/workspaces/${workspaceId}/imports`;
  const made = await page.request.post(`${imports}?fileName=people.csv`, {
    data: Buffer.from(text),
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`${imports}/${id}/start`, { data: {}, headers });

  await page.goto(`${home}/imports/${id}`);
  await page.getByRole('button', { name: 'Find missing emails' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find the emails of 2 people' });
  await expect(dialog.getByRole('row', { name: /^To find 1 up to 1 credit/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Skipped: no company domain 1/ })).toBeVisible();
  expect(await violationsOf(page), 'the forecast').toEqual([]);
  await dialog.getByRole('button', { name: 'Find for up to 1 credit' }).click();

  const rows = page.getByRole('table', { name: 'Rows of the run' });
  await expect(rows.getByRole('row').filter({ hasText: address })).toContainText('Added to the person.');
  await expect(rows.getByRole('row').filter({ hasText: 'Bo Nodomain' })).toContainText('No company domain');
  expect(await violationsOf(page), 'the run').toEqual([]);
  expect(await spentBy(page, app.url, workspaceId, anotherVisitor())).toBe(1);
  await rows.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('complementary', { name }).getByText(address).first()).toBeVisible();
});

/**
 * Enriching people: a pasted list, a file, and one person, with the web lab's invented companies as their employers. Mail servers can't be asked, and no
 * provider is connected: what is found is in the workspace's records and on the employers' websites.
 */
import { readFileSync } from 'node:fs';
import { startWebLab, type WebLab } from '../bench/web-lab/lab.ts';
import { spentBy } from './api-requests.ts';
import { anotherVisitor, expect, signUp, somebody, startLimitMs, test as base, violationsOf, type App } from './app-server.ts';
import { parseCsv } from './parse-csv.ts';
import { startAppInWebLab } from './web-lab-app.ts';
import type { Page } from './browser.ts';

const test = base.extend<object, { lab: WebLab; app: App }>({
  lab: [
    async ({}, use) => {
      const lab = await startWebLab({ companies: 4, seed: 15 });
      if (lab.whyNoNamespaces !== null) process.stderr.write(`The employers of the journey are behind a proxy. ${lab.whyNoNamespaces}\n`);
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

// The tests share one lab, one after the other.
test.describe.configure({ mode: 'default' });

interface Known {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** Of the LinkedIn profile. */
  readonly handle: string;
}

/** People of the lab's companies as leads of the workspace: name, profile and employer, without a job title. */
async function knownPeople({ request }: Page, app: App, workspaceId: string, lab: WebLab): Promise<Known[]> {
  // The imprint calls the first of each company its managing director, the team page something else.
  const all = lab.companies.flatMap((company) => company.people.slice(1).map((person) => ({ ...person, company })));
  const known: Known[] = [];
  for (const { name, title, company } of all) {
    const handle = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${known.length}`;
    const answer = await request.post(`${app.url}/v1/workspaces/${workspaceId}/people`, {
      data: { name, linkedin: `https://www.linkedin.com/in/${handle}`, companyName: company.name, companyDomain: company.domain },
      headers: { origin: app.url, ...anotherVisitor() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    known.push({ id: ((await answer.json()) as { id: string }).id, name, title, company: company.name, handle });
  }
  return known;
}

/** Forms in which people copy the URL of a profile. */
const forms: readonly ((handle: string) => string)[] = [
  (handle) => `https://www.linkedin.com/in/${handle}`,
  (handle) => `https://de.linkedin.com/in/${handle}/?originalSubdomain=de`,
  (handle) => `linkedin.com/in/${handle}`,
  (handle) => `https://www.linkedin.com/in/${handle}?utm_source=share&utm_campaign=share_via&utm_content=profile`,
  (handle) => `https://m.linkedin.com/in/${handle}`,
];

test('pastes 20 LinkedIn URLs, sees what they cost and which can’t be used, runs them, opens the steps of one, and exports the results', async ({
  page,
  app,
  lab,
}) => {
  const workspaceId = await signUp(page, app, somebody('Ana Profile'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const known = (await knownPeople(page, app, workspaceId, lab)).slice(0, 10);
  expect(known).toHaveLength(10);
  const unusable = [
    { given: 'https://www.linkedin.com/company/acme/', because: /company's page/ },
    { given: 'https://www.linkedin.com/sales/lead/ACwAAAFbCdE,NAME_SEARCH,x1y2', because: /Sales Navigator/ },
    { given: 'https://www.linkedin.com/posts/ana-silva_hiring-activity-7263', because: /is a post/ },
    { given: 'https://lnkd.in/eAbCdEf', because: /short or rewritten link/ },
    { given: 'https://www.linkedin.com/jobs/view/4012345678/', because: /is a job ad/ },
  ];
  const unknown = ['nobody-knows-me-1', 'nobody-knows-me-2', 'nobody-knows-me-3', 'nobody-knows-me-4'];
  const lines = [
    ...known.map(({ handle }, index) => (forms[index % forms.length] ?? String)(handle)),
    ...unusable.map(({ given }) => given),
    ...unknown.map((handle) => `https://www.linkedin.com/in/${handle}`),
    `https://www.linkedin.com/in/${known[0]?.handle}/de`,
  ];
  expect(lines).toHaveLength(20);

  await test.step('the forecast counts people, duplicates and lines that can’t be used, each with its reason, before anything is asked', async () => {
    await page.goto(`${home}/profile-runs`);
    await expect(page.getByText('No runs yet')).toBeVisible();
    expect(await violationsOf(page), 'without runs').toEqual([]);
    await page.getByRole('textbox', { name: 'People' }).fill(lines.join('\n'));
    const forecast = page.getByRole('region', { name: 'Forecast' });
    await expect(forecast.getByRole('row', { name: 'People to enrich 14 up to 14 credits' })).toBeVisible();
    await expect(forecast.getByRole('row', { name: 'Of these, already in your workspace 10' })).toBeVisible();
    await expect(forecast.getByRole('row', { name: 'Skipped: the same person as an earlier line 1' })).toBeVisible();
    await expect(forecast.getByRole('row', { name: 'Skipped: can’t be used 5' })).toBeVisible();
    await forecast.getByRole('button', { name: 'Show all 5' }).click();
    const refused = forecast.getByRole('region', { name: 'What can’t be used' }).getByRole('listitem');
    for (const [index, { given, because }] of unusable.entries()) {
      await expect(refused.nth(index)).toContainText(`Line ${11 + index}`);
      await expect(refused.nth(index)).toContainText(given);
      await expect(refused.nth(index)).toContainText(because);
    }
    await expect(forecast.getByText(/Mail servers can’t be asked/)).toBeVisible();
    await expect(forecast.getByText(/No connected provider answers this/)).toBeVisible();
    expect(lab.requests()).toEqual([]);
    expect(await violationsOf(page), 'the forecast').toEqual([]);
  });

  await test.step('it starts within a ceiling, and works to the end', async () => {
    await page.getByLabel('Ceiling in credits').fill('12');
    await page.getByRole('button', { name: 'Enrich for up to 12 credits' }).click();
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByText('Finished', { exact: true })).toBeVisible();
    await expect(progress.getByRole('status')).toContainText('19 of 19 rows');
    await expect(progress.getByText('People with something new')).toContainText('10');
    await expect(progress.getByText('Skipped')).toContainText('5');
    await expect(progress.getByText('Credits spent')).toContainText('10 of at most 12');
    expect(await spentBy(page, app.url, workspaceId, anotherVisitor())).toBe(10);
    expect(await violationsOf(page), 'a run').toEqual([]);
  });

  const rows = page.getByRole('table', { name: 'Rows of the run' }).getByRole('row');
  await test.step('every row shows the person and the job, or why there is none', async () => {
    await page.getByRole('button', { name: 'Enriched 10', exact: true }).click();
    await expect(rows).toHaveCount(11);
    for (const { name, title, handle } of known) {
      const row = rows.filter({ hasText: handle });
      await expect(row.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(row).toContainText(title);
    }
    await page.getByRole('button', { name: 'Not found 4', exact: true }).click();
    await expect(rows).toHaveCount(5);
    for (const handle of unknown) await expect(rows.filter({ hasText: handle })).toContainText('No source knows this person.');
    await page.getByRole('button', { name: 'Skipped 5', exact: true }).click();
    await expect(rows).toHaveCount(6);
    for (const { because } of unusable) await expect(rows.filter({ hasText: because })).not.toHaveCount(0);
    await page.getByRole('button', { name: 'All 19', exact: true }).click();
  });

  await test.step('the details of a row show each source, the values that count, and what stays without a value; the URL leads back to them', async () => {
    const [first] = known;
    await page.getByRole('link', { name: 'Details of row 1', exact: true }).click();
    await expect(page).toHaveURL(/[?&]row=1\b/);
    const panel = page.getByRole('complementary', { name: 'Row 1' });
    await expect(panel.getByText(/^Found in your records/)).toBeVisible();
    await expect(panel.getByRole('list', { name: /^Values from Website/ })).toContainText(`Job title: ${first?.title}`);
    await expect(panel.getByRole('region', { name: 'Still without a value' })).toContainText('Email');
    await expect(panel.getByText('1 credit', { exact: true })).toBeVisible();
    expect(await violationsOf(page), 'the details of a row').toEqual([]);
    await page.reload();
    await expect(panel.getByText(/^Found in your records/)).toBeVisible();
    await panel.getByRole('button', { name: 'Next row' }).click();
    await expect(page).toHaveURL(/[?&]row=2\b/);
    await page.getByRole('complementary', { name: 'Row 2' }).getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/row=/);
    // By keyboard: the details have the focus, Escape closes them, and the focus is back at the row.
    const details = page.getByRole('link', { name: 'Details of row 2', exact: true });
    await expect(details).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Details', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/row=/);
    await expect(details).toBeFocused();
  });

  await test.step('the export has one line for each row, in order', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const [header = [], ...body] = parseCsv(readFileSync(await file.path(), 'utf8'));
    expect(body).toHaveLength(19);
    const column = (name: string): (string | undefined)[] => body.map((line) => line[header.indexOf(name)]);
    expect(column('Given')).toEqual(lines.slice(0, 19));
    expect(column('Job title').slice(0, 10)).toEqual(known.map(({ title }) => title));
    expect(column('Company').slice(0, 10)).toEqual(known.map(({ company }) => company));
    expect(new Set(column('Result').slice(0, 10))).toEqual(new Set(['enriched']));
    expect(new Set(column('Result').slice(10, 15))).toEqual(new Set(['skipped']));
    expect(new Set(column('Result').slice(15))).toEqual(new Set(['not_found']));
    for (const [index, { because }] of unusable.entries()) expect(column('Reason')[10 + index]).toMatch(because);
  });

  await test.step('the person has the new job with its source, and the ledger has the credits', async () => {
    await rows
      .filter({ hasText: known[1]?.handle ?? '' })
      .getByRole('link', { name: known[1]?.name ?? '', exact: true })
      .click();
    const facts = page.getByRole('list', { name: 'Facts' });
    await expect(facts.getByRole('listitem').filter({ hasText: 'Job title' })).toContainText(known[1]?.title ?? '');
    await expect(facts.getByRole('listitem').filter({ hasText: 'Job title' })).toContainText('Website');
    await page.goto(`${home}/credits`);
    await expect(page.getByText('Profile enriched').first()).toBeVisible();
  });
});

test('a file of connections in the encoding of Windows is read with the notes on top of it, and its rows are numbered', async ({
  page,
  app,
}) => {
  const workspaceId = await signUp(page, app, somebody('Ben Profile'), 'starter');
  await page.goto(`${app.url}/w/${workspaceId}/profile-runs`);
  const content = [
    'Notes:',
    '"When exporting your connection data, you may notice that some of the email addresses are missing."',
    '',
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    'Zo\u00EB,M\u00FCller,https://www.linkedin.com/in/zoe-mueller,,Caf\u00E9 Nord,Owner,01 Nov 2025',
    'Bo,,,,,,02 Nov 2025',
    '',
  ].join('\r\n');
  const file = page.getByLabel('File of people');
  await file.setInputFiles({ name: 'people.xlsx', mimeType: 'text/csv', buffer: Buffer.from([0x50, 0x4b, 3, 4, 20, 0]) });
  await expect(page.getByText(/^people\.xlsx: This is a workbook/)).toBeVisible();
  await file.setInputFiles({ name: 'Connections.csv', mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') });
  const forecast = page.getByRole('region', { name: 'Forecast' });
  await expect(forecast.getByRole('row', { name: 'People to enrich 1 up to 1 credit' })).toBeVisible();
  await expect(forecast.getByRole('region', { name: 'What can’t be used' })).toContainText(/Row \d+/);
  await page.getByRole('button', { name: 'Enrich for up to 1 credit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connections.csv' })).toBeVisible();
  // Of several rows, the only one that is worked on is open.
  await expect(page.getByRole('complementary').getByText('Zo\u00EB', { exact: false }).first()).toBeVisible();
});

test('one person is enriched from their record, and several from a selection', async ({ page, app, lab }) => {
  const workspaceId = await signUp(page, app, somebody('Eva Profile'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const [first, second] = await knownPeople(page, app, workspaceId, lab);

  await test.step('from the record, the run opens with the steps of this person', async () => {
    await page.goto(`${home}/people?lead=${first?.id}`);
    await page.getByRole('button', { name: 'Enrich profile' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: 'People to enrich 1 up to 1 credit' })).toBeVisible();
    expect(await violationsOf(page), 'the forecast for one person').toEqual([]);
    await dialog.getByRole('checkbox', { name: 'Background' }).check();
    await dialog.getByRole('button', { name: 'Enrich for up to 1 credit' }).click();
    await expect(page).toHaveURL(/profile-runs\/[\w-]+\?row=1$/);
    const panel = page.getByRole('complementary', { name: 'Row 1' });
    await expect(panel.getByText('Enriched', { exact: true })).toBeVisible();
    await expect(panel.getByRole('list', { name: /^Values from Website/ })).toContainText(`Job title: ${first?.title}`);
    await expect(panel.getByRole('region', { name: 'Still without a value' })).toContainText('Previous employers');
  });

  await test.step('from a selection, profiles and companies are offered', async () => {
    await page.goto(`${home}/people`);
    await page
      .getByRole('checkbox', { name: new RegExp(second?.name ?? '') })
      .first()
      .check({ force: true });
    await page.getByRole('toolbar', { name: '1 person selected' }).getByRole('button', { name: 'Enrich' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Their profiles' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('row', { name: 'People to enrich 1 up to 1 credit' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Their companies' }).click();
    await expect(dialog.getByRole('checkbox', { name: /Also read websites/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Their profiles' }).click();
    await dialog.getByRole('button', { name: 'Enrich for up to 1 credit' }).click();
    await expect(page.getByRole('complementary', { name: 'Row 1' }).getByText('Enriched', { exact: true })).toBeVisible();
  });
});

test('a job title that differs is proposed, accepted and restored, and nothing changes before the decision', async ({ page, app, lab }) => {
  const workspaceId = await signUp(page, app, somebody('Ida Profile'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const [person] = await knownPeople(page, app, workspaceId, lab);
  const answer = await page.request.patch(`${app.url}/v1/workspaces/${workspaceId}/people/${person?.id}`, {
    data: { title: 'Astronaut' },
    headers: { origin: app.url, ...anotherVisitor() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const title = page.getByRole('list', { name: 'Facts' }).getByRole('listitem').filter({ hasText: 'Job title' });
  const showsTitle = async (text: string): Promise<void> => {
    await page.goto(`${home}/people?lead=${person?.id}`);
    await expect(title).toContainText(text);
  };

  await test.step('the run is set to ask about a filled field, and says how many it asks about', async () => {
    await page.goto(`${home}/profile-runs`);
    await page.getByRole('textbox', { name: 'People' }).fill(`https://www.linkedin.com/in/${person?.handle}`);
    await page.getByRole('checkbox', { name: 'Work email' }).uncheck();
    await page.getByLabel('Values that people already have').selectOption('Look for other values, and ask me');
    await expect(page.getByRole('row', { name: 'Of these, with values that are looked for again 1' })).toBeVisible();
    expect(await violationsOf(page), 'the policy in the form').toEqual([]);
    await page.getByRole('button', { name: 'Enrich for up to 1 credit' }).click();
    await page.getByRole('link', { name: /^Decide on \d+ proposals?$/ }).click();
    await showsTitle('Astronaut');
    await page.goBack();
  });

  await test.step('accepting it changes the title, and undoing it restores the one from before', async () => {
    const decided = `Job title of ${person?.name}`;
    expect(await violationsOf(page), 'proposals').toEqual([]);
    await expect(page.getByText(person?.title ?? '', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Accept: ${decided}` }).click();
    await expect(page.getByRole('button', { name: `Accept: ${decided}` })).toHaveCount(0);
    await showsTitle(person?.title ?? '');
    await page.goto(`${home}/profile-runs?proposals=decided`);
    await page.getByRole('button', { name: `Undo: ${decided}` }).click();
    await expect(page.getByText('The proposal is open again.')).toBeVisible();
    await showsTitle('Astronaut');
  });
});

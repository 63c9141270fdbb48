/**
 * Enriching companies with real web servers: the web lab's invented companies and saved sites, with the truth from what was made. Where this machine has no
 * network namespaces, the lab is behind a proxy, and one line says why.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWebLab, type WebLab } from '../bench/web-lab/lab.ts';
import { spentBy } from './api-requests.ts';
import { anotherVisitor, expect, signUp, somebody, startLimitMs, test as base, violationsOf, type App } from './app-server.ts';
import { savedSites, writeSavedSites } from './enrichment-sites.ts';
import { parseCsv } from './parse-csv.ts';
import { startAppInWebLab } from './web-lab-app.ts';

const test = base.extend<object, { lab: WebLab; app: App }>({
  lab: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'leadlight-saved-sites-'));
      await writeSavedSites(folder);
      const lab = await startWebLab({ companies: 1, seed: 14, troubles: true, savedSites: folder });
      if (lab.whyNoNamespaces !== null) process.stderr.write(`The websites of the journey are behind a proxy. ${lab.whyNoNamespaces}\n`);
      await use(lab);
      await lab.stop();
      await rm(folder, { recursive: true, force: true });
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

test('enriches a company live, shows its evidence, adds a person from its site, and marks a value as wrong', async ({ page, app, lab }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Enrich'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const company = lab.companies.find(({ board }) => board !== null);
  if (!company) throw new Error('The lab has no company with a job board');
  const [person] = company.people;
  if (!person) throw new Error('The company has nobody');

  await test.step('the price is shown before, and each page as it is read', async () => {
    await page.goto(`${home}/enrichments`);
    await expect(page.getByText('1 credit if its website adds something, otherwise free.')).toBeVisible();
    await page.getByLabel('Company domain').fill(`https://www.${company.domain}/about`);
    await page.getByRole('button', { name: 'Enrich', exact: true }).click();
    const steps = page.getByRole('list', { name: `Steps of reading ${company.domain}` });
    await expect(steps.getByRole('listitem').first()).toBeVisible();
    // The first facts, while the other pages are read.
    await expect(steps.getByText(/^Found on the home page: /)).toBeVisible();
    await expect(steps.getByText('Reading the next page…')).toBeVisible();
    await page.getByRole('link', { name: 'Open the company' }).click();
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(page.getByText(/6 pages read, \d+ facts added, 1 credit/)).toBeVisible();
    await expect(page.getByText(/^Free until/)).toBeVisible();
  });

  await test.step('the profile, technologies and contact points are those of the website', async () => {
    await expect(page.getByText(`${company.name} serves customers from ${company.city}.`).first()).toBeVisible();
    for (const name of company.technologies)
      await expect(page.getByRole('button', { name: `Evidence for ${name}`, exact: true })).toBeVisible();
    const contact = page.getByRole('region', { name: 'Contact', exact: true });
    await expect(contact.getByRole('link', { name: company.email })).toBeVisible();
    await expect(contact.getByText(`${company.street}, ${company.postalCode} ${company.city}, ${company.country}`)).toBeVisible();
    expect(await violationsOf(page), 'a company').toEqual([]);
  });

  await test.step('the evidence is the quoted line of the page', async () => {
    await page.getByRole('button', { name: `Evidence for ${person.name}` }).click();
    const evidence = page.getByRole('dialog');
    await expect(evidence.locator('mark').first()).toContainText(person.name);
    await expect(evidence.getByRole('link', { name: new RegExp(`^${company.domain}/`) }).first()).toBeVisible();
    expect(await violationsOf(page), 'the evidence').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(evidence).toBeHidden();
  });

  await test.step('a fact shows its line on the page, by keyboard, on a phone and in the dark too', async () => {
    const show = page.getByRole('button', { name: /^Show on the page\s*: Legal name$/ }).first();
    const facts = page.getByRole('list', { name: 'Facts' });
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Show less\s*: Legal name$/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(facts.locator('mark')).toContainText(company.name);
    await expect(facts.locator('blockquote')).toContainText(company.street);
    expect(await violationsOf(page), 'a fact on its page').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page
      .getByRole('button', { name: /^Show on the page\s*: Legal name$/ })
      .first()
      .click();
    await expect(facts.locator('mark')).toContainText(company.name);
    expect(await violationsOf(page), 'a fact on its page, on a phone').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the jobs are those of the job board', async () => {
    const jobs = page.getByRole('list', { name: 'Open jobs', exact: true });
    await expect(jobs.getByRole('listitem')).toHaveCount(company.board?.jobs.length ?? 0);
    for (const { title } of company.board?.jobs ?? []) await expect(jobs.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('a person becomes a lead only when added, and only once', async () => {
    const add = page.getByRole('button', { name: new RegExp(`^Add to people.*${person.name}$`) });
    await add.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('New', { exact: true })).toBeVisible();
    expect(await violationsOf(page), 'the people to add').toEqual([]);
    await dialog.getByRole('button', { name: 'Add 1 person' }).click();
    await expect(page.getByText('1 person added')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^In your people.*${person.name}$`) })).toBeVisible();
    await expect(add).toBeHidden();
    await expect(page.getByRole('heading', { name: /^People on the website/ })).toBeFocused();
  });

  await test.step('a wrong value stays visible as marked, with undo', async () => {
    await page.getByRole('button', { name: `Evidence for ${company.email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as wrong' }).click();
    const undo = page.getByRole('button', { name: `Undo for ${company.email}` });
    await expect(undo).toBeVisible();
    await page.reload();
    await undo.click();
    await expect(undo).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: company.email }).last()).toBeVisible();
    await expect(undo).toBeHidden();
  });

  await test.step('the employer of the person shows it in short', async () => {
    await page.getByRole('link', { name: new RegExp(`^In your people.*${person.name}$`) }).click();
    const card = page.getByRole('region', { name: 'Company', exact: true });
    await expect(card.getByText(/^\d+ jobs?/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'All details, with evidence' })).toBeVisible();
  });

  await test.step('the domain shows its people, role address and website', async () => {
    await page.goto(`${home}/domain-search?domain=${company.domain}`);
    await expect(page.getByRole('list', { name: `People at ${company.domain}` }).getByText(person.name, { exact: true })).toBeVisible();
    const onSite = page.getByRole('list', { name: 'On the website, not in your people' });
    await expect(onSite.getByRole('listitem')).toHaveCount(company.people.length - 1);
    await expect(page.getByRole('list', { name: 'Role addresses' }).getByRole('link', { name: company.email })).toBeVisible();
    expect(await violationsOf(page), 'a domain that was read').toEqual([]);
  });

  await test.step('every change is in the ledger and the audit log', async () => {
    await page.goto(`${home}/credits`);
    await expect(page.getByText('Company enriched')).toBeVisible();
    await page.goto(`${home}/settings/audit-log`);
    await expect(page.getByText(/enriched companies from their websites/)).toBeVisible();
  });
});

test('enriches a pasted list of 50, says why the others were not read, filters by a technology, and exports what it found', async ({
  page,
  app,
  lab,
}) => {
  const workspaceId = await signUp(page, app, somebody('Eva Enrich'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const domainOf = (name: string): string => lab.sites.find((site) => site.name === name)?.domain ?? name;
  const notRead = [
    { domain: 'nobody-registered-this-name.com', outcome: 'No website', because: /has no website: the domain does not exist/ },
    { domain: domainOf('for sale'), outcome: 'Parked', because: /for sale/ },
    { domain: domainOf('leads to another company'), outcome: 'Leads to another site', because: /now leads to globex-moved\.com/ },
    { domain: domainOf('robots.txt forbids everything'), outcome: 'Not allowed', because: /robots\.txt/ },
    { domain: domainOf('shows nothing without scripts'), outcome: 'Needs scripts', because: /without scripts/ },
    { domain: domainOf('under construction'), outcome: 'No text', because: /under construction or maintenance/ },
  ];
  const leftOut = [
    {
      given: 'gmail.com',
      because: 'mailbox providers, social networks and site builders',
      rowReason: 'the domain of a mailbox provider, social network or site builder',
    },
    {
      given: 'https://www.linkedin.com/company/norvik',
      because: 'mailbox providers, social networks and site builders',
      rowReason: 'the domain of a mailbox provider, social network or site builder',
    },
    { given: '192.168.7.1', because: 'IP addresses and private names', rowReason: 'an IP address or a private name' },
    { given: 'not a domain', because: 'not a domain', rowReason: 'not a domain' },
    {
      given: `careers.${savedSites[0]?.domain}`,
      because: 'duplicates and subdomains of the same company',
      rowReason: 'the same company as an earlier row',
    },
    {
      given: `info@${savedSites[1]?.domain}`,
      because: 'duplicates and subdomains of the same company',
      rowReason: 'the same company as an earlier row',
    },
    {
      given: 'pаypal.com',
      because: 'domains that imitate another one with similar letters',
      rowReason: 'the domain imitates another one with similar letters',
    },
    { given: 'intranet.local', because: 'IP addresses and private names', rowReason: 'an IP address or a private name' },
  ];
  const given = [...savedSites.map(({ domain }) => domain), ...notRead.map(({ domain }) => domain), ...leftOut.map((each) => each.given)];
  expect(given).toHaveLength(50);

  await test.step('the forecast counts what is read and what is skipped, before anything is', async () => {
    await page.goto(`${home}/enrichment-runs/new`);
    await page.getByRole('textbox', { name: 'Domains' }).fill(given.join('\n'));
    await expect(page.getByText('50 domains.')).toBeVisible();
    const cost = page.getByRole('region', { name: 'Cost' });
    await expect(cost.getByRole('row', { name: 'Websites to read 42 up to 42 credits' })).toBeVisible();
    for (const [because, all] of Map.groupBy(leftOut, (each) => each.because))
      await expect(cost.getByRole('row', { name: `Skipped: ${because} ${all.length}` })).toBeVisible();
    expect(lab.requests().filter(({ host }) => savedSites.some(({ domain }) => host === domain))).toEqual([]);
    expect(await violationsOf(page), 'the forecast').toEqual([]);
  });

  await test.step('it starts within a ceiling, and reads to the end', async () => {
    await page.getByLabel('Ceiling in credits').fill('40');
    await page.getByRole('button', { name: 'Enrich for up to 40 credits' }).click();
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByRole('status')).toContainText('of 50 companies');
    await expect(progress.getByText('Finished', { exact: true })).toBeVisible();
    await expect(progress.getByRole('status')).toContainText('50 of 50 companies');
    await expect(progress.getByText('Companies with something new')).toContainText(String(savedSites.length));
    await expect(progress.getByText('Skipped')).toContainText(String(leftOut.length));
    await expect(progress.getByText('Credits spent')).toContainText(`${savedSites.length} of at most 40`);
    expect(await violationsOf(page), 'a run').toEqual([]);
    expect(await spentBy(page, app.url, workspaceId, anotherVisitor())).toBe(savedSites.length);
    // On Home, what a run spent is one line.
    await page.goto(home);
    await expect(page.getByRole('link', { name: `${savedSites.length} in one run` })).toBeVisible();
    await page.goBack();
    await expect(progress.getByText('Finished', { exact: true })).toBeVisible();
  });

  await test.step('every row that was not read says why', async () => {
    const rows = page.getByRole('table', { name: 'Rows of the run' }).getByRole('row');
    for (const { domain, outcome, because } of notRead) {
      await page.getByRole('button', { name: `${outcome} 1`, exact: true }).click();
      // The row of names, and the one row.
      await expect(rows).toHaveCount(2);
      const row = rows.filter({ hasText: domain });
      await expect(row.getByText(outcome, { exact: true })).toBeVisible();
      await expect(row).toContainText(because);
      await expect(row.getByRole('link')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'All 50', exact: true }).click();
    // A domain is shown whole, on one line.
    const domain = rows
      .filter({ hasText: 'lab-trouble-' })
      .first()
      .getByText(/^lab-trouble-/)
      .first();
    await expect(domain).toBeVisible();
    expect(
      await domain.evaluate(
        (text) => text.getClientRects().length === 1 && text.scrollHeight < 2 * parseFloat(getComputedStyle(text).lineHeight),
      ),
    ).toBe(true);
    for (const { given: text, rowReason } of leftOut)
      await expect(rows.filter({ has: page.getByText(text, { exact: true }) })).toContainText(new RegExp(rowReason, 'i'));
  });

  const users = savedSites.filter(({ technologies }) => technologies.includes('Matomo Analytics'));
  await test.step('a technology narrows the search for companies to those that use it', async () => {
    await page.goto(`${home}/companies`);
    await page.getByRole('button', { name: /^Technology/ }).click();
    const values = page.getByRole('list', { name: 'Technology' });
    await values.getByRole('checkbox', { name: 'Matomo Analytics' }).check({ force: true });
    await expect(page).toHaveURL(/technology=Matomo/);
    await expect(page.getByRole('region', { name: 'Companies found' }).getByRole('status').first()).toContainText(
      `${users.length} companies`,
    );
    expect(await violationsOf(page), 'the companies found').toEqual([]);
  });

  await test.step('the export has the same companies, with their technologies by category', async () => {
    await page.getByRole('checkbox', { name: 'Select the loaded rows' }).check();
    await page
      .getByRole('toolbar', { name: `${users.length} companies selected` })
      .getByRole('button', { name: 'Export' })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('A column for each technology category').check();
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download CSV' }).click();
    const [header = [], ...rows] = parseCsv(readFileSync(await (await download).path(), 'utf8'));
    const cell = (row: readonly string[], name: string): string | undefined => row[header.indexOf(name)];
    const exported = rows.map((row) => ({
      name: cell(row, 'Company'),
      domain: cell(row, 'Company domain'),
      technologies: cell(row, 'Technologies')?.split('; ').toSorted(),
      analytics: cell(row, 'Technologies: Analytics'),
    }));
    const expected = users.map(({ name, domain, technologies }) => ({
      name,
      domain,
      technologies: technologies.toSorted(),
      analytics: 'Matomo Analytics',
    }));
    const byDomain = (a: { domain?: string | undefined }, b: { domain?: string | undefined }): number =>
      (a.domain ?? '').localeCompare(b.domain ?? '');
    expect(exported.toSorted(byDomain)).toEqual(expected.toSorted(byDomain));
  });
});

test('explains why a domain that is not a company, one without a website, and one that rejects requests were not read', async ({
  page,
  app,
  lab,
}) => {
  const workspaceId = await signUp(page, app, somebody('Ben Enrich'), 'starter');
  await page.goto(`${app.url}/w/${workspaceId}/enrichments`);
  const field = page.getByLabel('Company domain');
  const enrich = async (text: string): Promise<void> => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Enrich', exact: true }).click();
  };
  for (const [text, answer] of [
    ['gmail.com', /belongs to a mailbox provider/],
    ['192.168.7.1', /IP address/],
    ['not a domain', /domain/],
  ] as const) {
    await enrich(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(answer).first()).toBeVisible();
  }
  await enrich('nobody-registered-this-name.com');
  await expect(page.getByRole('status').getByText('nobody-registered-this-name.com has no website')).toBeVisible();
  const rejecting = lab.sites.find(({ name }) => name === 'status 403')?.domain ?? '';
  await enrich(rejecting);
  await expect(page.getByText('The site rejects our requests (status 403)', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Leadlight reads it again automatically in/)).toBeVisible();
  const moved = lab.sites.find(({ name }) => name === 'leads to another company')?.domain ?? '';
  await enrich(moved);
  await expect(page.getByText(`${moved} now leads to globex-moved.com`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enrich globex-moved.com' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the company' })).toBeHidden();
  const profile = lab.sites.find(({ name }) => name === 'leads to a social profile')?.domain ?? '';
  await enrich(profile);
  await expect(page.getByText(`${profile} leads to linkedin.com`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enrich linkedin.com' })).toBeHidden();
  expect(await violationsOf(page), 'a domain that moved').toEqual([]);
});

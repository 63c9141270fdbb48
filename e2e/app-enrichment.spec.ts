/**
 * Enriching a company with real web servers: the web lab's invented companies, with the truth from what the lab made. Where this machine has no network
 * namespaces, the lab is behind a proxy.
 */
import { startWebLab, type WebLab } from '../bench/web-lab/lab.ts';
import { anotherVisitor, expect, signUp, somebody, startLimitMs, test as base, violationsOf, type App } from './app-server.ts';
import { startAppInWebLab } from './web-lab-app.ts';

const test = base.extend<object, { lab: WebLab; app: App }>({
  lab: [
    async ({}, use) => {
      const lab = await startWebLab({ companies: 8, seed: 14 });
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
    await page.getByRole('link', { name: 'Open the company' }).click();
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(page.getByText(/pages read, \d+ facts added, 1 credit/)).toBeVisible();
    await expect(page.getByText(/^Free until/)).toBeVisible();
  });

  await test.step('the evidence is the quoted line of the page', async () => {
    await page.getByRole('button', { name: `Evidence for ${person.name}` }).click();
    const evidence = page.getByRole('dialog');
    await expect(evidence.locator('mark').first()).toContainText(person.name);
    await expect(evidence.getByRole('link', { name: new RegExp(`^${company.domain}/`) }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(evidence).toBeHidden();
  });

  await test.step('the jobs are those of the job board', async () => {
    const jobs = page.getByRole('list', { name: 'Open jobs', exact: true });
    for (const { title } of company.board?.jobs ?? []) await expect(jobs.getByText(title, { exact: true }).first()).toBeVisible();
  });

  await test.step('a person becomes a lead only when added, and only once', async () => {
    await page.getByRole('button', { name: `Add to people: ${person.name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('New', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 1 person' }).click();
    await expect(page.getByText('1 person added')).toBeVisible();
    await expect(page.getByRole('link', { name: `In your people: ${person.name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Add to people: ${person.name}` })).toBeHidden();
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
    await page.getByRole('link', { name: `In your people: ${person.name}` }).click();
    const card = page.getByRole('region', { name: 'Company', exact: true });
    await expect(card.getByText(/^\d+ jobs?/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'All of it, with evidence' })).toBeVisible();
  });

  await test.step('every change is in the ledger and the audit log', async () => {
    await page.goto(`${home}/credits`);
    await expect(page.getByText('Company enriched')).toBeVisible();
    await page.goto(`${home}/settings/audit-log`);
    await expect(page.getByText(/enriched companies from their websites/)).toBeVisible();
  });
});

test('a domain without a website and one that is no company are two different answers', async ({ page, app }) => {
  await page.setExtraHTTPHeaders(anotherVisitor());
  const workspaceId = await signUp(page, app, somebody('Ben Enrich'), 'starter');
  await page.goto(`${app.url}/w/${workspaceId}/enrichments`);
  const field = page.getByLabel('Company domain');
  await field.fill('gmail.com');
  await page.getByRole('button', { name: 'Enrich', exact: true }).click();
  await expect(page.getByText(/belongs to a mailbox provider/)).toBeVisible();
  await field.fill('nobody-registered-this-name.com');
  await page.getByRole('button', { name: 'Enrich', exact: true }).click();
  await expect(page.getByText(/has no website/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the company' })).toBeHidden();
});

/**
 * What a language model adds, with the web lab’s invented companies and a scripted model. A question about every company on a list: without a model the screen
 * says what one would add; with one, the forecast, the answers with their quotes, and why others were discarded. Suggestions for a search in words.
 */
import { startWebLab, type WebLab } from '../bench/web-lab/lab.ts';
import { answering, startModels, type AskedModel, type MadeModels } from '../bench/web-lab/model-host.ts';
import { startApp } from './app-process.ts';
import {
  anotherVisitor,
  copyDatabase,
  expect,
  signUp,
  somebody,
  startLimitMs,
  test as base,
  violationsOf,
  type App,
} from './app-server.ts';

/** Behind a proxy, so that the application reaches the model on this machine. */
const test = base.extend<object, { lab: WebLab; host: MadeModels; app: App }>({
  lab: [
    async ({}, use) => {
      const lab = await startWebLab({ companies: 3, seed: 34, kind: 'proxy' });
      await use(lab);
      await lab.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  host: [
    async ({}, use) => {
      const host = await startModels(() => ({ kind: 'silent' }));
      await use(host);
      await host.close();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  app: [
    async ({ lab, host }, use) => {
      const model = { MODEL_URL: host.url('openai-compatible'), MODEL_NAME: 'lab-model', MODEL_INPUT_PRICE: '2', MODEL_OUTPUT_PRICE: '8' };
      const app = await startApp({ ...lab.env, ...model, DATABASE_URL: (await copyDatabase()).url });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
});

interface Sent {
  readonly company: string;
  readonly pages: readonly { readonly url: string; readonly text: string }[];
}

test('asks a question about the companies on a list, and shows the sentence that proves each answer', async ({ page, app, lab, host }) => {
  const [first, second, third] = lab.companies;
  if (!first || !second || !third) throw new Error('The lab has too few companies.');
  const year = first.foundedYear;
  const proof = `${first.name} was founded in ${year} in ${first.city}.`;
  // The model answers about the first company, invents a sentence about the second, and finds nothing about the third.
  host.answerWith(({ instructions, data }: AskedModel) => {
    if (instructions.includes('being tested')) return answering({ works: true });
    const { company, pages } = JSON.parse(data) as Sent;
    const about = pages.find(({ text }) => text.includes('was founded in'));
    if (company === first.domain) return answering({ stated: true, answer: year, quote: proof, page: about?.url ?? '' });
    if (company === second.domain)
      return answering({ stated: true, answer: 1700, quote: 'It all began in 1700 with a pump.', page: about?.url ?? '' });
    return answering({ stated: false, answer: null, quote: null, page: null });
  });
  const workspaceId = await signUp(page, app, somebody('Ana Questions'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const options = { data, headers: { origin: app.url, ...anotherVisitor() } };
    const answer = await page.request.post(`${app.url}/v1/workspaces/${workspaceId}${path}`, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const ids: string[] = [];
  for (const { name, domain } of [first, second, third]) ids.push((await post('/companies', { name, domain })).id);
  const list = await post('/lists', { kind: 'companies', name: 'Fair' });
  await post('/leads/changes', { kind: 'companies', selection: { kind: 'ids', ids }, change: { kind: 'add_to_list', listId: list.id } });
  const question = 'When was the company founded?';
  const grid = page.getByRole('grid', { name: 'Companies' });
  const cell = (name: string) => grid.getByRole('button', { name: `${question} of ${name}: ` });
  const dialog = page.getByRole('dialog');

  await test.step('without a model, the column says what one would add and who can connect it', async () => {
    await page.goto(`${home}/lists/${list.id}`);
    await page.getByRole('button', { name: 'Add column' }).click();
    await dialog.getByLabel('Column', { exact: true }).selectOption('A question about each company');
    await expect(dialog.getByText('No language model is connected.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Connect a model' })).toBeVisible();
    await dialog.getByLabel('Question about each company').fill(question);
    await dialog.getByLabel('Answer').selectOption('One of several options');
    await dialog.getByRole('button', { name: 'Add column' }).click();
    await expect(dialog.getByText('Enter 2 to 20 options, one on each line.')).toBeVisible();
    await dialog.getByLabel('Answer').selectOption('A number');
    expect(await violationsOf(page), 'adding a question').toEqual([]);
    await dialog.getByRole('button', { name: 'Add column' }).click();
    await expect(dialog.getByText('No language model is connected.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(cell(first.name)).toContainText('Not asked yet.');
    expect(host.requests).toEqual([]);
  });

  await test.step('the model of the installation is tested and chosen in the settings', async () => {
    await page.goto(`${home}/settings/models`);
    await expect(page.getByText('No model connected')).toBeVisible();
    expect(await violationsOf(page), 'models, none connected').toEqual([]);
    await page.getByRole('button', { name: 'Connect a model' }).click();
    await dialog.getByRole('button', { name: 'Test and connect' }).click();
    await expect(dialog.getByText('Enter the name of the model.')).toBeVisible();
    expect(await violationsOf(page), 'connecting a model').toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Use this model' }).click();
    await expect(page.getByText('Works', { exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Calls to models' }).getByRole('row')).toHaveCount(2);
  });

  await test.step('the forecast says how many tokens and what it costs; the run never costs more than its ceiling', async () => {
    await page.goto(`${home}/lists/${list.id}`);
    await grid.getByRole('button', { name: `${question}: column options` }).click();
    await page.getByRole('menuitem', { name: 'Ask…' }).click();
    await expect(dialog.getByRole('row', { name: /^Companies to ask about 3/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^Tokens, usually 12,360/ })).toBeVisible();
    await expect(dialog.getByText(/are sent to lab-model at 127\.0\.0\.1/)).toBeVisible();
    expect(await violationsOf(page), 'the forecast of a question').toEqual([]);
    await dialog.getByLabel('Ceiling in US dollars').fill('0.5');
    await dialog.getByRole('button', { name: 'Ask for up to $0.50' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the run can be watched, paused and resumed', async () => {
    await grid.getByRole('button', { name: `${question}: column options` }).click();
    await page.getByRole('menuitem', { name: 'Show the run…' }).click();
    await expect(dialog.getByText(/of at most \$0\.50/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expect(dialog.getByText('Paused', { exact: true })).toBeVisible();
    expect(await violationsOf(page), 'a paused run of a question').toEqual([]);
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the cells show the answer with its sentence and page, or why there is none', async () => {
    await expect(cell(first.name)).toContainText(String(year));
    await expect(cell(second.name)).toContainText('its quote isn’t on the website word for word');
    await expect(cell(third.name)).toContainText('The website doesn’t say.');
    expect(await violationsOf(page), 'a list with answers').toEqual([]);
    await cell(first.name).click();
    const details = page.getByRole('dialog', { name: question });
    await expect(details).toContainText(proof);
    await expect(details.getByRole('link', { name: new RegExp(`${first.domain}/about`) })).toBeVisible();
    await expect(details.getByRole('term').filter({ hasText: 'Asked' })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Ask again…' })).toBeVisible();
    await expect(details).not.toContainText(/look/i);
    expect(await violationsOf(page), 'an answer').toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto(`${home}/lists/${list.id}?lead=${ids[0]}`);
    const panel = page.getByRole('complementary', { name: first.name });
    await expect(panel.getByRole('region', { name: 'Columns of this list' })).toContainText(proof);
    expect(await violationsOf(page), 'the panel of a lead with an answer').toEqual([]);
    const sent = host.requests.map(({ body }) => JSON.stringify(body));
    expect(sent.filter((text) => text.includes('Ana Questions'))).toEqual([]);
    expect(sent.filter((text) => text.includes('"tools"'))).toEqual([]);
  });

  await test.step('what was sent and what it cost is in the settings', async () => {
    await page.goto(`${home}/settings/models`);
    const calls = page.getByRole('table', { name: 'Calls to models' });
    for (const { domain } of [first, second, third]) await expect(calls.getByRole('row', { name: new RegExp(domain) })).toBeVisible();
    await expect(page.getByText(/^Question about a company: 3 calls/)).toBeVisible();
    expect(await violationsOf(page), 'models, one connected').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violationsOf(page), 'models at 390 px').toEqual([]);
  });
});

test('suggests filters for what a search in words did not read, only on request, and adds the chosen ones', async ({ page, app, host }) => {
  host.answerWith(({ instructions }: AskedModel) =>
    instructions.includes('being tested')
      ? answering({ works: true })
      : answering({ parts: [{ part: 'blorping hobbyists', words: 'hardware stores' }] }),
  );
  const workspaceId = await signUp(page, app, somebody('Ana Suggestions'), 'starter');
  await page.goto(`${app.url}/w/${workspaceId}/people`);
  const box = page.getByRole('combobox', { name: 'Describe who you are looking for' });
  await box.fill('CFOs in Berlin, blorping hobbyists');
  await page.keyboard.press('Enter');
  await expect(page.getByText('With a language model, Leadlight suggests filters for these parts.')).toBeVisible();
  await page.getByRole('link', { name: 'Connect a model' }).click();
  await page.getByRole('button', { name: 'Use this model' }).click();
  await expect(page.getByText('Works', { exact: true })).toBeVisible();

  await page.goto(`${app.url}/w/${workspaceId}/people`);
  await box.fill('CFOs in Berlin, blorping hobbyists');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Only this sentence is sent to 127\.0\.0\.1/)).toBeVisible();
  const before = host.requests.length;
  await page.getByRole('button', { name: 'Ask lab-model' }).click();
  const suggestion = page.getByRole('button', { name: /^Industry: Specialty retail\s*for “blorping hobbyists”$/ });
  await expect(suggestion).toBeVisible();
  expect(host.requests.length).toBe(before + 1);
  expect(await violationsOf(page)).toEqual([]);
  await suggestion.click();
  await expect(page).toHaveURL(/industry=retail\.specialty/);
  await expect(page).toHaveURL(/title=CFO/);
  await expect(suggestion).toBeDisabled();
});

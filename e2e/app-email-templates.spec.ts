/** Writing to leads: a starter becomes an email whose claims show their sources; a list is exported as CSV; nothing is sent. */
import { readFileSync } from 'node:fs';
import { anotherVisitor, expect, signUp, somebody, test, violationsOf } from './app-server.ts';
import { parseCsv } from './parse-csv.ts';

test('writes an email to a person with the facts behind it, saves it as a template, and exports the emails to a list', async ({
  page,
  app,
}) => {
  const workspaceId = await signUp(page, app, somebody('Ana Writer'), 'starter');
  const home = `${app.url}/w/${workspaceId}`;
  const api = `${app.url}/v1/workspaces/${workspaceId}`;
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`${api}${path}`, { data, headers: { origin: app.url, ...anotherVisitor() } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const preview = page.getByRole('region', { name: 'Preview' });

  await test.step('without people of their own, the preview says so', async () => {
    await page.goto(`${home}/email-templates`);
    await expect(page.getByText('No templates yet')).toBeVisible();
    expect(await violationsOf(page), 'no templates').toEqual([]);
    await page.getByRole('link', { name: 'New template' }).click();
    await expect(preview).toContainText('you have none yet');
    await expect(preview.getByRole('link', { name: 'Import some' })).toBeVisible();
  });

  const people = [
    {
      name: 'Ben Klein',
      title: 'Head of Sales',
      companyName: 'Globex',
      email: 'ben.klein@globex.example',
      location: 'Austin, TX, United States',
    },
    { name: 'Nora Nobody', companyName: 'Initech' },
  ];
  const ids: string[] = [];
  for (const person of people) ids.push((await post('/people', person)).id);
  const list = await post('/lists', { kind: 'people', name: 'Fair' });
  await post('/leads/changes', { kind: 'people', selection: { kind: 'ids', ids }, change: { kind: 'add_to_list', listId: list.id } });

  await test.step('from a person, a starter is filled with facts, each with its source', async () => {
    await page.goto(`${home}/people?own=yes&lead=${ids[0]}`);
    await page.getByRole('link', { name: 'Write email' }).click();
    await expect(preview).toContainText('Hi Ben,');
    await expect(preview).toContainText('You are Head of Sales at Globex');
    await preview.getByRole('button', { name: 'Head of Sales, show the source' }).click();
    await expect(page.getByRole('dialog', { name: 'Job title' })).toContainText('Added manually');
    await page.keyboard.press('Escape');
    // Signed with the name of the account.
    await expect(preview).toContainText('Ana Writer');
    await expect(preview).toContainText('no postal address of the sender');
    expect(await violationsOf(page), 'writing').toEqual([]);
  });

  await test.step('what the user says about themselves is in every email, and the check is satisfied', async () => {
    await page.getByRole('button', { name: 'About you…' }).click();
    const dialog = page.getByRole('dialog', { name: 'About you' });
    await expect(dialog.getByLabel('Your name')).toHaveValue('Ana Writer');
    await dialog.getByLabel('Your name').fill('Ana Writer');
    await dialog.getByLabel('Your company').fill('Leadcraft');
    await dialog.getByLabel('What you offer, in one sentence').fill('We help sales teams see who is hiring before their competitors do.');
    await dialog.getByLabel('Postal address').fill('1 Main Street\nSpringfield, IL 62701');
    expect(await violationsOf(page), 'the sender').toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(preview).toContainText('We help sales teams see who is hiring');
    await expect(preview.getByText('No problems')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
      'href',
      /^mailto:ben\.klein%40globex\.example\?subject=/,
    );
  });

  await test.step('the text is edited, and what is wrong with it is said', async () => {
    const text = page.getByLabel('Text', { exact: true });
    await text.press('End');
    await text.fill(`${await text.inputValue()}\nYou use {{technology}}. Click here!!`);
    await expect(preview.getByText('click here', { exact: true })).toBeVisible();
    await expect(preview.getByText('You use {{technology}}.')).toBeVisible();
    await expect(preview.getByRole('article')).not.toContainText('You use HubSpot');
    await page.getByLabel('Insert a placeholder').selectOption('City');
    await expect(text).toHaveValue(/\{\{city\}\}/);
  });

  await test.step('another language and tone begin anew, and the template is saved', async () => {
    // The text was edited: it is replaced only if the user agrees.
    await page.getByLabel('Language').selectOption('German');
    const question = page.getByRole('alertdialog', { name: 'Replace what you typed?' });
    await question.getByRole('button', { name: 'Keep my text' }).click();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Click here!!/);
    await expect(page.getByLabel('Language')).toHaveValue('en');
    await page.getByLabel('Language').selectOption('German');
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(question).toBeHidden();
    await page.getByLabel('Tone').selectOption('Formal');
    await expect(preview).toContainText('Guten Tag Ben Klein,');
    await page.getByRole('button', { name: /^After 3 days/ }).click();
    await expect(preview).toContainText('Darf ich fragen');
    await page.getByRole('button', { name: 'Save template' }).click();
    const name = page.getByRole('textbox', { name: 'Name of the template' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await name.fill('Messe');
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messe' })).toBeVisible();
  });

  await test.step('what someone else saved in the meantime is not overwritten unseen', async () => {
    const templateId = page.url().match(/email-templates\/([^?]+)/)?.[1] ?? '';
    const answer = await page.request.patch(`${api}/email-templates/${templateId}`, {
      data: { name: 'Messe 2027' },
      headers: { origin: app.url, ...anotherVisitor() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await page.getByLabel('Subject').fill('Kurze Frage');
    await page.getByRole('button', { name: 'Save template' }).click();
    const warning = page.getByRole('alert').filter({ hasText: 'This template was changed' });
    await warning.getByText('Show what is saved').click();
    await expect(warning.getByText('Messe 2027')).toBeVisible();
    expect(await violationsOf(page), 'an outdated template').toEqual([]);
    await warning.getByRole('button', { name: 'Save mine instead' }).click();
    await expect(warning).toBeHidden();
    const saved = await page.request.get(`${api}/email-templates/${templateId}`);
    expect(await saved.json()).toMatchObject({ name: 'Messe', steps: [{ subject: 'Kurze Frage' }, {}, {}] });
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Messe' })).toContainText('3 emails');
    expect(await violationsOf(page), 'templates').toEqual([]);
  });

  await test.step('the emails to a list are exported, with the reason for those who cannot be written to', async () => {
    await page.goto(`${home}/lists/${list.id}`);
    await page.getByRole('link', { name: 'Write emails' }).click();
    await expect(preview).toContainText('1 of 2');
    await page.getByRole('button', { name: 'Next reader' }).click();
    await expect(preview).toContainText('No email address is known');
    await page.getByLabel('Name of the template').fill('Fair');
    await page.getByRole('button', { name: 'Save template' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export the list’s emails as CSV' }).click();
    const [header = [], ...rows] = parseCsv(readFileSync(await (await download).path(), 'utf8'));
    const at = (name: string): number => header.findIndex((each) => each.includes(name));
    const ben = rows.find((row) => row.includes('Ben Klein')) ?? [];
    expect(ben[at('Email')]).toBe('ben.klein@globex.example');
    expect(ben[at('Text 1')]).toContain('You are Head of Sales at Globex');
    expect(rows.find((row) => row.includes('Nora Nobody'))?.[at('Left out because')]).toContain('No email address is known');
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Where it was scrolled, the header covers a part of some buttons.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(preview).toBeVisible();
    expect(await violationsOf(page), 'writing at 390 px').toEqual([]);
  });
});

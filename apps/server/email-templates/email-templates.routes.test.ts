/** Emails to leads over HTTP. */
import { answering, startModels } from '@leadlight/adapters/testing';
import { inWorkspace } from '@leadlight/db/platform';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { modelAt } from '../testing/model-in-tests.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const host = await startModels(() => ({ kind: 'silent' }));
afterAll(() => host.close());
const model = modelAt(host);
const server = await testServer({ model });
const { db } = server.services;
const step = (body: string, subject = 'Hello {{firstName|there}}', afterDays = 0) => ({ subject, body, afterDays });
const preview = async ({ browser, home }: TestUser, body: object) => {
  const { status, body: answer } = await browser.post(`${home}/email-templates/preview`, { language: 'en', ...body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.items;
};
const save = async ({ browser, home }: TestUser, steps: object[], name = 'First email') =>
  (await browser.post(`${home}/email-templates`, { name, language: 'en', steps })).body;

test('a template is saved, changed, listed by name and deleted; starters exist in every language', async () => {
  const ana = await server.user('Ana');
  const { id } = await save(ana, [step('Hi.')], 'Second');
  await save(ana, [step('Hi.')], 'first');
  expect((await ana.browser.get(`${ana.home}/email-templates`)).body.items).toMatchObject([{ name: 'first' }, { name: 'Second' }]);
  const changed = await ana.browser.patch(`${ana.home}/email-templates/${id}`, {
    name: 'Third',
    steps: [step('A.'), step('B.', 'Re: A', 3)],
  });
  expect(changed.body).toMatchObject({
    name: 'Third',
    language: 'en',
    steps: [{ body: 'A.' }, { afterDays: 3 }],
    createdBy: { name: 'Ana' },
  });
  expect((await ana.browser.send('DELETE', `${ana.home}/email-templates/${id}`)).status).toBe(204);
  expect((await ana.browser.get(`${ana.home}/email-templates/${id}`)).status).toBe(404);
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']) {
    const { status, body } = await ana.browser.get(
      `${ana.home}/email-starters?language=${language}&tone=formal&goal=meeting&length=medium`,
    );
    expect([status, body.steps.length]).toEqual([200, 3]);
  }
});

test('a change of a template that someone else changed after it was read is refused, if it says what was read', async () => {
  const ana = await server.user('Vera');
  const { id } = await save(ana, [step('Hi.')]);
  const path = `${ana.home}/email-templates/${id}`;
  const read = await ana.browser.get(path);
  const etag = read.headers.get('etag') ?? '';
  expect(etag.startsWith(`"${read.body.version}.`)).toBe(true);
  expect((await ana.browser.patch(path, { steps: [step('Hi, all.')] }, { 'if-match': etag })).status).toBe(200);
  const late = await ana.browser.patch(path, { steps: [step('Bye.')] }, { 'if-match': etag });
  expect([late.status, late.body.errors[0].code]).toEqual([412, 'version_outdated']);
  expect((await ana.browser.get(path)).body.steps).toMatchObject([{ body: 'Hi, all.' }]);
  expect((await ana.browser.patch(path, { name: 'Last' })).status).toBe(200);
});

describe('a preview', () => {
  test('has each claim about the reader with its source and date, and leaves out sentences without a fact', async () => {
    const ana = await server.user('Bea');
    const companyId = await makeCompany(db, ana.workspaceId, { name: 'Acme', domain: 'acme.test', location: 'Berlin, Germany' });
    const person = await makePerson(
      db,
      ana.workspaceId,
      { name: 'Ben Klein', title: 'Head of Sales', companyName: 'Acme', email: 'ben@acme.test', location: 'Austin, Texas, United States' },
      { companyId },
    );
    const body = 'You are {{title}} at {{companyName}} in {{city}}, {{country}}. You use {{technology}}. Is {{industry}} your market?';
    const [item] = await preview(ana, { personIds: [person], steps: [step(body)] });
    expect(item).toMatchObject({ name: 'Ben Klein', companyName: 'Acme', to: 'ben@acme.test' });
    const [email] = item.steps;
    expect(email).toMatchObject({ subject: 'Hello Ben', body: 'You are Head of Sales at Acme in Austin, United States.' });
    const values = email.bodyParts.filter(({ kind }: { kind: string }) => kind === 'value');
    expect(values).toMatchObject([
      { field: 'title', text: 'Head of Sales', support: { source: expect.any(String), observedAt: expect.any(String) } },
      { field: 'companyName' },
      { field: 'city', text: 'Austin' },
      { field: 'country', text: 'United States' },
    ]);
    const found = email.findings.find(({ code }: { code: string }) => code === 'sentence_left_out');
    expect(found.found).toEqual(['You use {{technology}}.', 'Is {{industry}} your market?']);
  });

  test('says what the company’s website and job board say, from the evidence that is stored', async () => {
    const ana = await server.user('Cem');
    const companyId = await makeCompany(db, ana.workspaceId, { name: 'Acme', domain: 'acme.test' });
    const person = await makePerson(db, ana.workspaceId, { name: 'Ben Klein', companyName: 'Acme' }, { companyId });
    const quote = {
      page: 'https://acme.test/',
      rule: 'script',
      snippet: 'js.hs-scripts.com',
      before: '',
      after: '',
      fetchedAt: 1_790_000_000,
    };
    await inWorkspace(db, ana.workspaceId, (tx) =>
      tx.query(
        `insert into company_details (workspace_id, id, company_id, kind, key, value, evidence, first_seen, last_seen)
         values (current_workspace(), gen_random_uuid(), $1, 'technology', 'hubspot', $2, $3, now(), now())`,
        [
          companyId,
          JSON.stringify({
            slug: 'hubspot',
            name: 'HubSpot',
            categories: ['Marketing automation'],
            version: null,
            confidence: 100,
            isImplied: false,
          }),
          JSON.stringify([quote]),
        ],
      ),
    );
    const [item] = await preview(ana, { personIds: [person], steps: [step('You use {{technology}}.')] });
    expect(item.steps[0].bodyParts[1]).toMatchObject({
      text: 'HubSpot',
      support: { source: 'website', locator: 'https://acme.test/', snippet: 'js.hs-scripts.com' },
    });
  });

  test('shows no address that is not revealed, and says why the person cannot be written to', async () => {
    const ana = await server.user('Dora');
    const person = await makePerson(db, null, {
      name: 'Pool Person',
      title: 'CEO',
      email: 'pool.person@pool.test',
      companyDomain: 'pool.test',
    });
    const items = await preview(ana, { personIds: [person], steps: [step('You are {{title}}. {{email|}} {{name}}')] });
    expect(items).toMatchObject([{ to: null, reason: "The email address isn't revealed." }]);
    expect(JSON.stringify(items)).not.toContain('pool.person@');
  });

  test('uses what the member said about themselves, which no other member sees', async () => {
    const ana = await server.user('Eva');
    const person = await makePerson(db, ana.workspaceId, { name: 'Ben Klein' });
    const sender = { senderName: 'Eva Roth', senderOffer: 'We help.', senderAddress: '1 Main Street\nSpringfield' };
    expect((await ana.browser.patch(`${ana.home}/email-sender`, sender)).body).toEqual(sender);
    expect((await ana.browser.get(`${ana.home}/email-sender`)).body).toEqual(sender);
    const [item] = await preview(ana, {
      personIds: [person],
      steps: [step('{{senderOffer}}\n\n{{senderName}}\n{{senderAddress}}')],
    });
    expect(item.steps[0].body).toBe('We help.\n\nEva Roth\n1 Main Street\nSpringfield');
    expect(item.steps[0].findings.map(({ code }: { code: string }) => code)).toContain('opt_out_missing');
    const other = await server.user('Fay');
    expect((await other.browser.get(`${other.home}/email-sender`)).body).toEqual({ senderName: 'Fay' });
  });

  test('signs with the name of the account until the member gives another', async () => {
    const kim = await server.user('Kim');
    const person = await makePerson(db, kim.workspaceId, { name: 'Ben Klein' });
    const signed = async (): Promise<string> => {
      const [item] = await preview(kim, { personIds: [person], steps: [step('Hello.\n\n{{senderName}}')] });
      return item.steps[0].body;
    };
    expect(await signed()).toBe('Hello.\n\nKim');
    expect((await kim.browser.patch(`${kim.home}/email-sender`, { senderTitle: 'Sales' })).body).toEqual({
      senderName: 'Kim',
      senderTitle: 'Sales',
    });
    await kim.browser.patch(`${kim.home}/email-sender`, { senderName: 'Kim Park' });
    expect(await signed()).toBe('Hello.\n\nKim Park');
  });

  test('leaves out people who are gone or suppressed, and keeps the order of the others', async () => {
    const ana = await server.user('Gil');
    const [first, second, third] = [
      await makePerson(db, ana.workspaceId, { name: 'First' }),
      await makePerson(db, ana.workspaceId, { name: 'Second', email: 'second@acme.test' }),
      await makePerson(db, ana.workspaceId, { name: 'Third' }),
    ];
    await ana.browser.post(`${ana.home}/suppressions`, { text: 'second@acme.test' });
    const items = await preview(ana, { personIds: [third, second, first, 999_999].map(String), steps: [step('Hi.')] });
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Third', 'First']);
  });

  test('refuses more than ten people, six emails, and control characters', async () => {
    const ana = await server.user('Hal');
    const ask = (body: object) =>
      ana.browser.post(`${ana.home}/email-templates/preview`, { language: 'en', personIds: ['1'], steps: [step('x')], ...body });
    expect((await ask({ personIds: Array.from({ length: 11 }, (_none, n) => String(n + 1)) })).status).toBe(422);
    expect((await ask({ steps: Array.from({ length: 6 }, () => step('x')) })).status).toBe(422);
    expect((await ask({ steps: [step('a\u0007b')] })).body.errors[0]).toMatchObject({ field: 'steps.0.body' });
    expect((await ask({ steps: [step('x', 'two\nlines')] })).body.errors[0]).toMatchObject({ field: 'steps.0.subject' });
  });
});

test('the CSV has an email for each person on the list who can be written to, and the reason for the others', async () => {
  const ana = await server.user('Ida');
  const list = (await ana.browser.post(`${ana.home}/lists`, { kind: 'people', name: 'Fair' })).body;
  const ids = [
    await makePerson(db, ana.workspaceId, { name: '=Ben Klein', email: 'ben@acme.test', companyName: 'Acme' }),
    await makePerson(db, ana.workspaceId, { name: 'No Address' }),
  ].map(String);
  await ana.browser.post(`${ana.home}/leads/changes`, {
    kind: 'people',
    selection: { kind: 'ids', ids },
    change: { kind: 'add_to_list', listId: list.id },
  });
  const template = await save(ana, [step('Hi {{name}}, you work at {{companyName}}.'), step('Again.', 'Re: Hello', 3)]);
  const answer = await ana.browser.get(`${ana.home}/email-templates/${template.id}/emails.csv?listId=${list.id}`);
  expect(answer.status).toBe(200);
  const lines = answer.text.split('\r\n');
  expect(lines[0]).toContain(
    'Email,Name,Company,Verdict,Left out because,Problems,Subject 1,Text 1,After days 1,Subject 2,Text 2,After days 2',
  );
  const ben = lines.find((line) => line.includes('ben@acme.test')) ?? '';
  expect(ben).toContain("'=Ben Klein");
  expect(ben).toContain('"Hi =Ben Klein, you work at Acme."');
  expect(ben).toContain('Re: Hello,Again.,3');
  expect(lines.find((line) => line.includes('No Address'))).toContain('No email address is known. Find it first.');
  const { items } = (await ana.browser.get(`${ana.home}/audit-events?action=emails.exported`)).body;
  expect(items).toMatchObject([{ details: { list: 'Fair', people: 2 } }]);
  const companies = (await ana.browser.post(`${ana.home}/lists`, { kind: 'companies', name: 'C' })).body;
  expect((await ana.browser.get(`${ana.home}/email-templates/${template.id}/emails.csv?listId=${companies.id}`)).status).toBe(404);
});

test('what a member said about themselves is deleted when they leave', async () => {
  const ana = await server.user('Jan');
  await ana.browser.patch(`${ana.home}/email-sender`, { senderName: 'Jan' });
  const kept = () =>
    inWorkspace(
      db,
      ana.workspaceId,
      async (tx) => (await tx.query('select 1 from email_senders where workspace_id = current_workspace()')).rowCount,
    );
  expect(await kept()).toBe(1);
  const second = await server.member(ana, 'Kay', 'owner');
  expect(second).toBeDefined();
  expect((await ana.browser.post(`${ana.home}/leave`)).status).toBe(204);
  expect(await kept()).toBe(0);
});

describe('a draft by a language model', () => {
  const wish = { goal: 'meeting', tone: 'friendly', length: 'short', language: 'en', notes: 'Mention our booth in hall 7.' };

  test('is a template without what no fact supports; the model gets no address, and its cost is recorded', async () => {
    const ana = await server.user('Lea', { plan: 'basic' });
    host.answerWith(() => answering({ works: true }));
    expect((await ana.browser.post(`${ana.home}/models/operator`, { monthCeilingMicros: 10_000_000 })).status).toBe(200);
    const person = await makePerson(db, ana.workspaceId, {
      name: 'Ben Klein',
      title: 'Head of Sales',
      companyName: 'Acme',
      email: 'ben@acme.test',
    });
    await ana.browser.patch(`${ana.home}/email-sender`, { senderOffer: 'We help sales teams.' });
    host.requests.length = 0;
    const body = 'You are {{title}} at {{companyName}}. You must be busy. You grew by 40 percent. Visit us in hall 7.\n\n{{senderOffer}}';
    host.answerWith(() => answering({ subject: '{{companyName}}', body }));
    const { status, body: draft } = await ana.browser.post(`${ana.home}/email-templates/draft`, { personId: person, ...wish });
    expect(status, JSON.stringify(draft)).toBe(200);
    expect(draft).toMatchObject({
      subject: '{{companyName}}',
      body: 'You are {{title}} at {{companyName}}. Visit us in hall 7.\n\n{{senderOffer}}',
      removed: [
        { sentence: 'You must be busy.', reason: 'unsupported_claim' },
        { sentence: 'You grew by 40 percent.', reason: 'unsupported_detail' },
      ],
    });
    expect(draft.costMicros).toBeGreaterThan(0);
    expect(host.requests).toHaveLength(1);
    expect(JSON.stringify(host.requests)).toContain('Head of Sales');
    for (const secret of ['ben@acme.test', 'Ben Klein', 'Klein']) expect(JSON.stringify(host.requests)).not.toContain(secret);
    const { items } = (await ana.browser.get(`${ana.home}/models/calls`)).body;
    expect(items[0]).toMatchObject({ purpose: 'draft', outcome: 'answered' });
  });

  test('is refused without a model, above the ceiling, and if the model fails', async () => {
    const ana = await server.user('Mia', { plan: 'basic' });
    const person = await makePerson(db, ana.workspaceId, { name: 'Ben Klein' });
    const ask = async () => {
      const { status, body } = await ana.browser.post(`${ana.home}/email-templates/draft`, { personId: person, ...wish });
      return [status, body.errors?.[0]?.code];
    };
    expect(await ask()).toEqual([409, 'model_missing']);
    host.answerWith(() => answering({ works: true }));
    await ana.browser.post(`${ana.home}/models/operator`, { monthCeilingMicros: 10_000_000 });
    host.answerWith(() => answering({ subject: 1 }));
    expect(await ask()).toEqual([502, 'model_failed']);
    await ana.browser.patch(`${ana.home}/models`, { monthCeilingMicros: 1 });
    expect(await ask()).toEqual([409, 'model_ceiling']);
  });
});

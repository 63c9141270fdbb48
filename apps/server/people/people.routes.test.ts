/** One person over HTTP: what is shown to whom, and the effects of editing. */
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const { db } = server.services;
const ana = await server.user('Ana');
const ben = await server.user('Ben');

const acme = await makeCompany(db, null, { name: 'Acme', domain: 'acme.example' });
const details = { email: 'pia@acme.example', mobilePhone: '+49 170 1234567' };
const makePia = () =>
  makePerson(
    db,
    null,
    { name: 'Pia Pool', title: 'VP Sales', companyName: 'Acme', ...details },
    { companyId: acme, snippet: 'Pia Pool, VP Sales, pia@acme.example' },
  );
const read = (who: typeof ana, id: string) => who.browser.get(`${who.home}/people/${id}`);
interface FactAnswer {
  field: string;
  value: unknown;
  isCurrent: boolean;
  retractedAt: string | null;
  evidence: { source: string; snippet: string | null; actorName: string | null };
}
const factsOf = (body: { facts: FactAnswer[] }, field: string) => body.facts.filter((fact) => fact.field === field);

test('every fact is shown with its source and date, except masked ones', async () => {
  const { body, text } = await read(ana, await makePia());
  expect(body).toMatchObject({
    name: 'Pia Pool',
    isOwn: false,
    contact: { isRevealed: false, hasEmail: true, email: null, hasPhone: true },
  });
  expect(body.facts.map(({ field }: FactAnswer) => field).toSorted()).toEqual(['companyName', 'name', 'title']);
  expect(factsOf(body, 'title')).toMatchObject([
    { value: 'VP Sales', isCurrent: true, evidence: { source: 'website', fetchedAt: '2026-11-01T10:00:00.000Z', snippet: null } },
  ]);
  expect(text).not.toContain('pia@');
  expect(text).not.toContain('1234567');
});

test('once revealed, details, their facts and their evidence are shown, only to this workspace', async () => {
  const pia = await makePia();
  await ana.browser.post(`${ana.home}/people/${pia}/reveal`);
  const { body } = await read(ana, pia);
  expect(body.contact).toMatchObject({ isRevealed: true, ...details });
  expect(factsOf(body, 'email')).toMatchObject([{ value: details.email, evidence: { snippet: 'Pia Pool, VP Sales, pia@acme.example' } }]);
  expect((await read(ben, pia)).text).not.toContain('pia@');
});

test("an edit of a pool person creates the workspace's copy, without masked details, and records who typed what", async () => {
  const pia = await makePia();
  const { status, body } = await ana.browser.patch(`${ana.home}/people/${pia}`, { title: 'CEO' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'CEO', seniorities: ['c_suite'], isOwn: true, company: { id: acme }, contact: { email: null } });
  expect(body.id).not.toBe(pia);
  expect(body.poolContact).toEqual({ hasEmail: true, hasPhone: true, emailVerdict: 'not_checked' });
  expect(factsOf(body, 'title').map(({ value, isCurrent, evidence }) => [value, isCurrent, evidence.actorName])).toEqual([
    ['CEO', true, 'Ana'],
    ['VP Sales', false, null],
  ]);
  expect((await read(ana, pia)).body.id).toBe(body.id);
  expect((await read(ben, pia)).body.title).toBe('VP Sales');
  expect(JSON.stringify(body)).not.toContain('pia@');
});

test("the attached data of the pool person moves to the workspace's copy", async () => {
  const pia = await makePia();
  const { body: list } = await ana.browser.post(`${ana.home}/lists`, { kind: 'people', name: 'Friends' });
  const selection = { kind: 'ids', ids: [pia] };
  await ana.browser.post(`${ana.home}/leads/changes`, { kind: 'people', selection, change: { kind: 'add_to_list', listId: list.id } });
  await ana.browser.post(`${ana.home}/leads/changes`, { kind: 'people', selection, change: { kind: 'set_stage', stage: 'contacted' } });
  await ana.browser.post(`${ana.home}/leads/${pia}/notes`, { body: 'Met in Porto' });
  const { body } = await ana.browser.patch(`${ana.home}/people/${pia}`, { location: 'Porto, Portugal' });
  expect(body).toMatchObject({ stage: 'contacted', place: { country: 'PT' }, lists: [{ id: list.id, name: 'Friends' }] });
  expect((await ana.browser.get(`${ana.home}/leads/${pia}/notes`)).body.items).toMatchObject([{ body: 'Met in Porto', isMine: true }]);
});

test('revealing a person that the workspace has copied adds the details to the copy', async () => {
  const pia = await makePia();
  const { body: own } = await ana.browser.patch(`${ana.home}/people/${pia}`, { title: 'CEO' });
  const { body } = await ana.browser.post(`${ana.home}/people/${own.id}/reveal`);
  expect(body).toMatchObject({ outcome: 'paid', cost: 1, personId: own.id, contact: details });
  const { body: after } = await read(ana, own.id);
  expect(after).toMatchObject({ title: 'CEO', poolContact: null, contact: { ...details, isRevealed: true } });
});

test.each(['own', 'pool'])('an edit of a person of the %s leads is refused if someone changed a value since it was read', async (of) => {
  const id = of === 'pool' ? await makePia() : (await ana.browser.post(`${ana.home}/people`, { name: 'Olly Own', title: 'Clerk' })).body.id;
  const path = `${ana.home}/people/${id}`;
  const { body: before, headers } = await read(ana, id);
  const etag = headers.get('etag') ?? '';
  expect(etag.startsWith(`"${before.version}.`)).toBe(true);

  // What is no value of the person leaves the version as it is.
  await ana.browser.post(`${ana.home}/leads/${id}/notes`, { body: 'Called' });
  await ana.browser.post(`${ana.home}/leads/changes`, {
    kind: 'people',
    selection: { kind: 'ids', ids: [id] },
    change: { kind: 'set_stage', stage: 'contacted' },
  });
  expect((await read(ana, id)).body.version).toBe(before.version);
  // But a client that has the response is not told that nothing changed.
  expect((await ana.browser.get(path, { 'if-none-match': etag })).body).toMatchObject({ stage: 'contacted' });

  const first = await ana.browser.patch(path, { title: 'CEO' }, { 'if-match': etag });
  expect(first.status).toBe(200);
  const second = await ana.browser.patch(path, { title: 'CFO' }, { 'if-match': etag });
  expect([second.status, second.body.errors[0].code]).toEqual([412, 'version_outdated']);
  expect((await read(ana, id)).body).toMatchObject({ title: 'CEO', version: first.body.version });

  // Compressing proxies make tags weak, and some clients leave out the quotes.
  for (const tag of [`W/"${first.body.version}"`, `"other", "${first.body.version}"`, first.body.version, '*'])
    expect((await ana.browser.patch(path, { title: 'CEO' }, { 'if-match': tag })).status).toBe(200);
  expect((await ana.browser.patch(path, { title: 'CEO' }, { 'if-match': '' })).status).toBe(412);
  expect((await ana.browser.patch(path, { title: 'CFO' })).body.title).toBe('CFO');
});

test('of two edits at once that are based on one version, one is saved', async () => {
  const { body } = await ana.browser.post(`${ana.home}/people`, { name: 'Rita Race' });
  const edits = ['CEO', 'CTO', 'CFO'].map((title) =>
    ana.browser.patch(`${ana.home}/people/${body.id}`, { title }, { 'if-match': body.version }),
  );
  expect((await Promise.all(edits)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
});

test('the version of a person does not depend on masked details, so that no guess can be confirmed by it', async () => {
  const versionWith = async (values: object): Promise<string> =>
    (await read(ana, await makePerson(db, null, { name: 'Masked Twin', title: 'VP Sales', ...values }))).body.version;
  expect(await versionWith({ email: 'one@acme.example', phone: '+49 30 1' })).toBe(await versionWith({ email: 'two@acme.example' }));
});

test('two members who edit one pool person at once create one copy', async () => {
  const pia = await makePia();
  const edits = await Promise.all(['CEO', 'CTO', 'CFO'].map((title) => ana.browser.patch(`${ana.home}/people/${pia}`, { title })));
  expect(new Set(edits.map(({ body }) => body.id)).size).toBe(1);
});

test('a created person is mapped to the vocabularies and linked to the company of its domain', async () => {
  const { status, body } = await ana.browser.post(`${ana.home}/people`, {
    name: 'Olga Owen',
    title: 'Head of Marketing',
    email: 'Olga@Acme.example',
    linkedin: 'linkedin.com/in/Olga-Owen?x=1',
    companyDomain: 'https://www.acme.example/',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Olga Owen',
    seniorities: ['head'],
    department: 'marketing',
    linkedin: 'https://www.linkedin.com/in/olga-owen',
    company: { id: acme, name: 'Acme' },
    contact: { isRevealed: true, email: 'olga@acme.example' },
    isOwn: true,
    source: 'hand',
  });
  const again = await ana.browser.post(`${ana.home}/people`, { name: 'O', email: 'olga@acme.example' });
  expect([again.status, again.body.errors[0].code]).toEqual([409, 'lead_exists']);
});

test('a typed value that is removed leaves nothing, and counts when it is typed again', async () => {
  const { body: made } = await ana.browser.post(`${ana.home}/people`, { name: 'Tom Taken', title: 'CTO' });
  const { body: without } = await ana.browser.patch(`${ana.home}/people/${made.id}`, { title: null });
  expect([without.title, factsOf(without, 'title')[0]?.retractedAt]).toEqual([null, expect.any(String)]);
  const { body: again } = await ana.browser.patch(`${ana.home}/people/${made.id}`, { title: 'CTO' });
  expect(again.title).toBe('CTO');
});

test.each([
  [{ linkedin: 'https://example.org/x' }, 'linkedin', 'linkedin_invalid'],
  [{ linkedin: 'https://linkedin.com/company/acme' }, 'linkedin', 'linkedin_invalid'],
  [{ email: 'nobody' }, 'email', 'email_invalid'],
  [{ companyDomain: 'not a domain' }, 'companyDomain', 'company_domain_invalid'],
  [{ phone: 'call reception' }, 'phone', 'phone_invalid'],
  [{ mobilePhone: '12' }, 'mobilePhone', 'phone_invalid'],
  [{ name: '' }, 'name', 'required'],
  [{ shoeSize: '44' }, 'shoeSize', 'unknown_field'],
])('%j is refused with its field', async (change, field, code) => {
  const { status, body } = await ana.browser.patch(`${ana.home}/people/${await makePia()}`, change);
  expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
});

test("another workspace's own person is not found", async () => {
  const own = await makePerson(db, ana.workspaceId, { name: 'Only Ana', email: 'only@ana.example' }, { source: 'import' });
  for (const answer of [
    await read(ben, own),
    await ben.browser.patch(`${ben.home}/people/${own}`, { title: 'x' }),
    await ben.browser.post(`${ben.home}/people/${own}/reveal`),
    await ben.browser.get(`${ben.home}/leads/${own}/notes`),
    await ben.browser.get(`${ben.home}/leads/${own}/history`),
  ])
    expect([answer.status, answer.body.errors[0].code]).toEqual([404, 'not_found']);
});

test('the history has new facts, typed values and events, newest first', async () => {
  const pia = await makePia();
  const { body: session } = await ana.browser.get('/v1/session');
  const selection = { kind: 'ids', ids: [pia] };
  const change = { kind: 'set_owner', ownerId: session.user.id };
  await ana.browser.post(`${ana.home}/leads/changes`, { kind: 'people', selection, change });
  await ana.browser.post(`${ana.home}/people/${pia}/reveal`);
  await ana.browser.patch(`${ana.home}/people/${pia}`, { title: 'CEO' });
  const { body } = await ana.browser.get(`${ana.home}/leads/${pia}/history`);
  const shown = body.items.map(
    ({ kind, words, actor, fields }: { kind: string; words: string; actor: { name: string } | null; fields: string[] }) => [
      kind,
      words,
      actor?.name ?? null,
      fields.includes('title'),
    ],
  );
  const expected = [
    ['edited', null, 'Ana', true],
    ['revealed', null, 'Ana', false],
    ['set_owner', 'Ana', 'Ana', false],
    ['found', 'website', null, true],
  ];
  expect(shown).toHaveLength(expected.length);
  expect(shown).toEqual(expect.arrayContaining(expected));
  expect(shown.at(-1)?.[0]).toBe('found');
});

test('phone numbers are shown in international format beside the stored value, which stays as it is', async () => {
  const pia = await server.user('Pia');
  const { body } = await pia.browser.post(`${pia.home}/people`, {
    name: 'Pia Phone',
    phone: '+493012345678',
    mobilePhone: '+4915123456789',
  });
  const contact = {
    phone: '+493012345678',
    phoneText: '+49 30 12345678',
    mobilePhone: '+4915123456789',
    mobilePhoneText: '+49 1512 3456789',
  };
  expect(body.contact).toMatchObject(contact);
  expect(body.facts.filter(({ field }: { field: string }) => field === 'phone')).toMatchObject([
    { value: '+493012345678', valueText: '+49 30 12345678' },
  ]);
  expect(body.facts.filter(({ field }: { field: string }) => field === 'name')).toMatchObject([{ valueText: null }]);
  const { body: found } = await pia.browser.post(`${pia.home}/people/search`, { filters: { own: true } });
  expect(found.items).toMatchObject([{ contact }]);
});

test('a repeated request gets the response that an earlier version of the server stored, without fields that it did not have', async () => {
  const create = () => ana.browser.post(`${ana.home}/people`, { name: 'Rosa Repeated' }, { 'idempotency-key': 'before an upgrade' });
  const { version, ...first } = (await create()).body;
  expect(version).toEqual(expect.any(String));
  await inWorkspace(db, ana.workspaceId, (tx) =>
    tx.query(`update idempotency_keys set body = body - 'version' where key = 'before an upgrade'`),
  );
  const again = await create();
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([201, first, null]);
});

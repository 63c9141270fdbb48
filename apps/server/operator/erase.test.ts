/** Erasing a person everywhere, so that nothing adds them again. */
import { Client } from 'pg';
import { randomUUID } from 'node:crypto';
import { listWorkspaceIds } from '@leadlight/db/accounts';
import { connect, inAuth, inWorkspace, serverTarget } from '@leadlight/db/platform';
import { readQuestionAnswers, saveQuestionAnswer } from '@leadlight/db/questions';
import { afterAll, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';
import { erase } from './erase.ts';

const server = await testServer();
const db = connect(server.owner);
afterAll(() => db.end());
const ana = await server.user('Ana');
const ben = await server.user('Ben');

const asOwner = async (sql: string): Promise<string> => {
  const client = new Client(server.owner);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return JSON.stringify(rows);
};
const everything = async (): Promise<string> => {
  const tables = JSON.parse(
    await asOwner(
      `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'app' and relkind = 'r'`,
    ),
  ) as { name: string }[];
  const texts = [];
  for (const { name } of tables) texts.push(await asOwner(`select * from app.${name}`));
  return texts.join('\n').toLowerCase();
};

test('a person is deleted from the pool and from every workspace, with all attached data, and the proof lists it', async () => {
  const linkedin = 'https://www.linkedin.com/in/vera-gone';
  const pooled = await makePerson(db, null, { name: 'Vera Gone', email: 'vera@gone.example', linkedin, mobilePhone: '+49 170 7777777' });
  const imported = await makePerson(db, ben.workspaceId, { name: 'V. Gone', personalEmail: 'Vera@Gone.example' }, { source: 'import' });
  const other = await makePerson(db, null, { name: 'Vera Stays', email: 'vera@stays.example' });
  await ana.browser.post(`${ana.home}/people/${pooled}/reveal`);
  const { body: front } = await ana.browser.patch(`${ana.home}/people/${pooled}`, { title: 'CEO' });
  await ana.browser.post(`${ana.home}/leads/${front.id}/notes`, { body: 'Call vera@gone.example' });
  const { body: list } = await ben.browser.post(`${ben.home}/lists`, { kind: 'people', name: 'L' });
  const selection = { kind: 'ids', ids: [imported] };
  await ben.browser.post(`${ben.home}/leads/changes`, { kind: 'people', selection, change: { kind: 'add_to_list', listId: list.id } });
  const { body: act } = await ben.browser.post(`${ben.home}/leads/deletions`, { kind: 'people', selection });
  await ben.browser.post(`${ben.home}/suppressions`, { text: 'vera@gone.example' });
  // If someone edits without a reveal, the workspace's copy has no key at all.
  const cem = await server.user('Cem');
  await cem.browser.patch(`${cem.home}/people/${pooled}`, { title: 'Boss', linkedin: null });

  const ids = await inAuth(db, (tx) => listWorkspaceIds(tx, null, 500));
  const proof = await erase(db, ids, 'vera@gone.example', new Date());

  expect(proof).toContain('found no trace');
  expect(proof).toMatch(/people\s+3\n/);
  const left = await everything();
  for (const secret of ['vera@gone', 'vera-gone', 'vera gone', '7777777']) expect(left).not.toContain(secret);
  expect((await ana.browser.get(`${ana.home}/people/${other}`)).status).toBe(200);
  expect((await ben.browser.post(`${ben.home}/leads/acts/${act.id}/undo`)).body.status).toBe('finished');
  expect((await ben.browser.get(`${ben.home}/people/${imported}`)).status).toBe(404);
  const event = (await ana.browser.get(`${ana.home}/audit-events?action=lead.erased`)).body.items[0];
  expect(event).toMatchObject({ actor: { kind: 'operator' }, details: { removed: { people: 1 } } });
});

test('the examples that columns of an uploaded list show are removed, and the list can still be verified', async () => {
  const dan = await server.user('Dan');
  const list = Buffer.from('Name,Email\nUta Gone,uta@gone.example\nBo Stays,bo@stays.example\n');
  const { body: file } = await dan.browser.upload(`${dan.home}/verification-files?fileName=list.csv`, list);
  expect(JSON.stringify(file)).toContain('uta@gone.example');
  const proof = await erase(db, await inAuth(db, (tx) => listWorkspaceIds(tx, null, 500)), 'uta@gone.example', new Date());
  expect(proof).toContain('found no trace');
  expect(proof).toMatch(/verification_files\s+1\n/);
  const left = await everything();
  for (const secret of ['uta@gone', 'uta gone']) expect(left).not.toContain(secret);
  const source = { kind: 'file', fileId: file.id, columns: [{ column: 1, target: 'address' }] };
  expect((await dan.browser.post(`${dan.home}/verification-runs/forecast`, { source })).body).toMatchObject({
    rows: 2,
    suppressed: 1,
    toCheck: 1,
  });
});

test('the proof says where members wrote the name in texts of their own, which stay', async () => {
  const eda = await server.user('Eda');
  await makePerson(db, eda.workspaceId, { name: 'Mia Gone-Away', email: 'mia@goneaway.example' }, { source: 'import' });
  await makePerson(db, eda.workspaceId, { name: 'मिया (शर्मा) [x', email: 'mia@goneaway.example' }, { source: 'import' });
  const other = await makePerson(db, eda.workspaceId, { name: 'Bo Stays', email: 'bo@stays.example' }, { source: 'import' });
  await eda.browser.post(`${eda.home}/leads/${other}/notes`, { body: 'Knows MIA  gone-away from school' });
  const noted = await eda.browser.post(`${eda.home}/leads/${other}/notes`, { body: 'Knows Mia Gone-Awayer' });
  expect(noted.status).toBe(201);
  const { body: list } = await eda.browser.post(`${eda.home}/lists`, { kind: 'people', name: 'Friends of Mia Gone-Away' });
  const step = { subject: 'Hello', body: 'Hello,\nMia Gone-Away said hello.', afterDays: 0 };
  const { body: template } = await eda.browser.post(`${eda.home}/email-templates`, { name: 'T', language: 'en', steps: [step] });
  const ids = await inAuth(db, (tx) => listWorkspaceIds(tx, null, 500));
  const proof = await erase(db, ids, 'mia@goneaway.example', new Date());
  expect(proof.split('\n').filter((line) => line.includes(eda.workspaceId))).toEqual([
    `  ${eda.workspaceId}  note on lead ${other}`,
    `  ${eda.workspaceId}  list ${list.id}`,
    `  ${eda.workspaceId}  email template ${template.id}`,
  ]);
  expect(await erase(db, ids, 'nobody@goneaway.example', new Date())).toContain('No note, tag, list');
});

test('an address in texts that members wrote, and in values of other leads, is removed; the texts and leads stay', async () => {
  const fay = await server.user('Fay');
  await makePerson(db, fay.workspaceId, { name: 'Nora Gone', email: 'nora@texts.example' }, { source: 'import' });
  const other = await makePerson(db, fay.workspaceId, {
    name: 'Bo Stays',
    email: 'bo@texts.example',
    title: 'Assistant of nora@texts.example',
    'extra.Colleague': 'lenora@texts.example',
  });
  const note = 'Ask Nora@texts.example, not lenora@texts.example';
  await fay.browser.post(`${fay.home}/leads/${other}/notes`, { body: note });
  const change = { kind: 'add_tags', tags: ['knows nora@texts.example', 'kept'] };
  await fay.browser.post(`${fay.home}/leads/changes`, { kind: 'people', selection: { kind: 'ids', ids: [other] }, change });
  await fay.browser.post(`${fay.home}/suppressions`, { text: 'old.example', reason: 'nora@texts.example asked for it' });
  await fay.browser.post(`${fay.home}/lists`, { kind: 'people', name: 'From nora@texts.example' });
  const query = { filters: { keyword: { include: ['nora@texts.example'] } } };
  await fay.browser.post(`${fay.home}/saved-searches`, { kind: 'people', name: 'S', query });
  const step = { subject: 'Hello', body: 'Write to\nnora@texts.example', afterDays: 0 };
  const { body: template } = await fay.browser.post(`${fay.home}/email-templates`, { name: 'T', language: 'en', steps: [step] });
  await makePerson(db, fay.workspaceId, { name: 'Cai Stays', email: 'cai@texts.example', 'extra.Manager': 'Nora <nora@texts.example>' });
  await makeCompany(db, fay.workspaceId, { name: 'Texts', domain: 'texts.example', 'extra.Contact': 'nora@texts.example' });

  const ids = await inAuth(db, (tx) => listWorkspaceIds(tx, null, 500));
  const proof = await erase(db, ids, 'nora@texts.example', new Date());

  expect(proof).toContain('found no trace');
  expect((await everything()).replaceAll('lenora@texts', '')).not.toContain('nora@texts');
  const notes = await fay.browser.get(`${fay.home}/leads/${other}/notes`);
  expect(notes.body.items[0].body).toBe('Ask [erased], not lenora@texts.example');
  const kept = await fay.browser.get(`${fay.home}/people/${other}`);
  expect(kept.body).toMatchObject({ name: 'Bo Stays', title: null, contact: { email: 'bo@texts.example' } });
  expect(JSON.stringify(kept.body)).toContain('kept');
  // Another person's address stays, although the key is a part of it.
  expect(JSON.stringify(kept.body)).toContain('lenora@texts.example');
  const written = await fay.browser.get(`${fay.home}/email-templates/${template.id}`);
  expect(written.body.steps[0].body).toBe('Write to\n[erased]');
});

test('a key that is shorter than the word in its place, or that an escape of JSON seems to contain, stops no erasure', async () => {
  const gus = await server.user('Gus');
  await makePerson(db, gus.workspaceId, { name: 'Nora Gone', email: 'n@e.co' }, { source: 'import' });
  const name = `${'x'.repeat(93)} n@e.co`;
  const { body: list } = await gus.browser.post(`${gus.home}/lists`, { kind: 'people', name });
  const step = { subject: 'Hello', body: 'Two lines:\n@e.co, a folder: ' + String.raw`c:\n@e.co` + ', n@e.co', afterDays: 0 };
  const { body: template } = await gus.browser.post(`${gus.home}/email-templates`, { name: 'T', language: 'en', steps: [step] });

  const ids = await inAuth(db, (tx) => listWorkspaceIds(tx, null, 500));
  expect(await erase(db, ids, 'n@e.co', new Date())).toContain('found no trace');

  const lists = await gus.browser.get(`${gus.home}/lists`);
  const kept = (lists.body.items as { id: string; name: string }[]).find(({ id }) => id === list.id);
  expect(kept?.name).toBe(`${'x'.repeat(93)} [erase`);
  const written = await gus.browser.get(`${gus.home}/email-templates/${template.id}`);
  expect(written.body.steps[0].body).toBe('Two lines:\n@e.co, a folder: ' + String.raw`c:\[erased]` + ', [erased]');
});

test('answers to questions about companies that mention an erased person are deleted, by name or address', async () => {
  const { body: list } = await ana.browser.post(`${ana.home}/lists`, { kind: 'companies', name: 'Q' });
  const { body: column } = await ana.browser.post(`${ana.home}/lists/${list.id}/questions`, {
    question: { text: 'Who leads it?', kind: 'text' },
  });
  await makePerson(db, ana.workspaceId, { name: 'Ole Away', email: 'ole@away.example' }, { source: 'import' });
  const answer = { outcome: 'answered', pageUrl: 'https://x.example/', reason: null, askedDigest: null, model: 'm' } as const;
  const save = (domain: string, text: string, quote: string) =>
    inWorkspace(db, ana.workspaceId, (tx) =>
      saveQuestionAnswer(tx, { ...answer, columnId: column.id, domain, runId: randomUUID(), answer: text, quote }, new Date()),
    );
  await save('one.example', 'Ole Away', 'Our company is led by Ole Away.');
  await save('two.example', 'the founder', 'Write to the founder: ole@away.example.');
  await save('three.example', 'Ida Here', 'Our company is led by Ida Here.');
  await erase(db, [ana.workspaceId], 'ole@away.example', new Date());
  const left = await inWorkspace(db, ana.workspaceId, (tx) =>
    readQuestionAnswers(tx, [column.id], ['one.example', 'two.example', 'three.example']),
  );
  expect([...(left.get(column.id)?.keys() ?? [])]).toEqual(['three.example']);
});

test("a person who was erased can't be added again, by address or by profile", async () => {
  for (const body of [
    { name: 'Back', email: 'vera@gone.example' },
    { name: 'Back', personalEmail: 'VERA@gone.example' },
    { name: 'Back', linkedin: 'linkedin.com/in/Vera-Gone' },
  ]) {
    const answer = await ana.browser.post(`${ana.home}/people`, body);
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'lead_erased']);
  }
});

test("an erased person's verifications, finds and bounces are deleted, including text about others, and the address is not verified again", async () => {
  const address = 'nora@left.example';
  const ask = (who: typeof ana, body: object) => who.browser.post(`${who.home}/verifications`, body);
  const { body: verified } = await ask(ana, { address });
  const { body: other } = await ask(ben, { address: 'stays@left.example' });
  await ana.browser.post(`${ana.home}/bounces`, { text: address });
  const run = randomUUID();
  await inWorkspace(db, ben.workspaceId, async (tx) => {
    await tx.query(
      `insert into finds (workspace_id, id, name, domain, find_key, status, outcome, address, found, actor_kind, created_at, updated_at)
       values (current_workspace(), $1, 'Nora Left', 'left.example', 'nora|left@left.example', 'done', 'confirmed', $2, $3, 'system', now(), now())`,
      [randomUUID(), address, JSON.stringify({ best: { address }, others: [], asked: [], observed: 0, foundAtMs: 0 })],
    );
    await tx.query(
      `insert into runs (workspace_id, id, kind, status, total, ceiling, due_at, actor_kind, created_at)
       values (current_workspace(), $1, 'verification', 'finished', 2, 0, now(), 'system', now())`,
      [run],
    );
    await tx.query(
      `insert into verification_runs (workspace_id, id, source, name, deadline_at) values (current_workspace(), $1, 'addresses', 'r', now())`,
      [run],
    );
    await tx.query(
      `insert into verification_run_rows (workspace_id, run_id, row, given, ask_key, status) values
       (current_workspace(), $1, 1, 'Nora <NORA@Left.example>', null, 'done'), (current_workspace(), $1, 2, 'stays@left.example', 'stays@left.example', 'done')`,
      [run],
    );
  });
  const ids = await inAuth(db, (tx) => listWorkspaceIds(tx, null, 500));
  const proof = await erase(db, ids, address, new Date());
  expect(proof).toContain('found no trace');
  for (const counted of [/verifications\s+1\n/, /bounces\s+1\n/, /finds\s+1\n/, /verification_run_rows\s+1\n/])
    expect(proof).toMatch(counted);
  expect(await everything()).not.toContain('nora@left');
  expect((await ana.browser.get(`${ana.home}/verifications/${verified.id}`)).status).toBe(404);
  expect((await ben.browser.get(`${ben.home}/verifications/${other.id}`)).status).toBe(200);
  const again = await ask(ben, { address: 'Nora@LEFT.example' });
  expect([again.status, again.body.errors[0].code]).toEqual([409, 'lead_erased']);
});

test('steps of checks under way that mention an erased person are removed, also those left by a killed process; the checks continue', async () => {
  const check = (address: string, status: string, text: string) =>
    inWorkspace(db, ben.workspaceId, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into verifications (workspace_id, id, address, address_key, domain, status, steps, actor_kind, created_at, updated_at)
         values (current_workspace(), $1, $2, $2, 'steps.example', $3, $4, 'system', now(), now()) returning id`,
        [randomUUID(), address, status, JSON.stringify([{ kind: 'smtp', lines: [`551 User not local; please try <${text}>`] }])],
      );
      return rows[0]?.id;
    });
  const underWay = await check('office@steps.example', 'checking', 'Olga@Moved.example');
  const left = await check('desk@steps.example', 'waiting', 'olga@moved.example');
  const other = await check('sales@steps.example', 'checking', 'helga.olga@moved.example');
  const proof = await erase(db, [ben.workspaceId], 'olga@moved.example', new Date());
  expect(proof).toContain('found no trace');
  const { rows } = await inWorkspace(db, ben.workspaceId, (tx) =>
    tx.query(`select id, status, steps is not null as "hasSteps" from verifications where domain = 'steps.example' order by address`),
  );
  expect(rows).toEqual([
    { id: left, status: 'waiting', hasSteps: false },
    { id: underWay, status: 'checking', hasSteps: false },
    { id: other, status: 'checking', hasSteps: true },
  ]);
});

test('an address is erased wherever a text has it, also beside signs that the index takes for a part of it', async () => {
  const texts = [
    '“mona@moved.example”',
    'メール：mona@moved.example',
    '•mona@moved.example',
    'mona@moved.example…',
    'mailto:%20mona@moved.example',
  ];
  const { body: list } = await ana.browser.post(`${ana.home}/lists`, { kind: 'companies', name: 'M' });
  const { body: column } = await ana.browser.post(`${ana.home}/lists/${list.id}/questions`, {
    question: { text: 'Whom does one write to?', kind: 'text' },
  });
  const answer = {
    outcome: 'answered',
    answer: 'the founder',
    pageUrl: 'https://x.example/',
    reason: null,
    askedDigest: null,
    model: 'm',
  } as const;
  for (const [at, quote] of texts.entries())
    await inWorkspace(db, ana.workspaceId, (tx) =>
      saveQuestionAnswer(tx, { ...answer, columnId: column.id, domain: `m${at}.example`, runId: randomUUID(), quote }, new Date()),
    );
  const ids = await inAuth(db, (tx) => listWorkspaceIds(tx, null, 500));
  const proof = await erase(db, ids, 'mona@moved.example', new Date());
  expect(proof).toMatch(/question_answers\s+5\n/);
  expect(proof).toContain('found no trace');
  expect(await everything()).not.toContain('mona@moved');
});

test('other people whose address or profile contains that of an erased person stay, and are not traces', async () => {
  await makePerson(db, ana.workspaceId, { name: 'Eva Leaves', email: 'eva@both.example', linkedin: 'https://www.linkedin.com/in/eva' });
  const others = [
    await makePerson(db, ana.workspaceId, { name: 'Geneva Stays', email: 'geneva@both.example' }),
    await makePerson(db, ana.workspaceId, { name: 'J Eva', email: 'j.eva@both.example' }),
    await makePerson(db, ana.workspaceId, { name: 'Eva Elsewhere', email: 'eva@both.example.org' }),
    await makePerson(db, ana.workspaceId, { name: 'Evan Stays', linkedin: 'https://www.linkedin.com/in/evan' }),
    await makePerson(db, ana.workspaceId, { name: 'Eva Maria Stays', linkedin: 'https://www.linkedin.com/in/eva-maria' }),
  ];
  const ids = await inAuth(db, (tx) => listWorkspaceIds(tx, null, 500));
  expect(await erase(db, ids, 'eva@both.example', new Date())).toContain('found no trace');
  for (const id of others) expect((await ana.browser.get(`${ana.home}/people/${id}`)).status).toBe(200);
});

test('the second search can be left out, and input that is neither an address nor a profile is refused with the usage', async () => {
  expect(await erase(db, [], 'nobody@nowhere.example', new Date(), { isQuick: true })).toContain('There was no second search.');
  await expect(erase(db, [], 'Vera Gone', new Date())).rejects.toThrow('erase EMAIL|LINKEDIN');
});

test('nothing is erased on connections that may not search texts of all workspaces, and the message says which right is missing', async () => {
  await makePerson(db, ana.workspaceId, { name: 'Pia Kept', email: 'pia@kept.example' });
  const another = connect(serverTarget(server.owner));
  try {
    await expect(erase(another, [ana.workspaceId], 'pia@kept.example', new Date())).rejects.toThrow('grant leadlight_erasure to OWNER;');
  } finally {
    await another.end();
  }
  expect(await everything()).toContain('pia@kept.example');
  expect(await asOwner(`select from app.erasures where digest = encode(sha256('pia@kept.example'), 'hex')`)).toBe('[]');
});

test('two questions of a list that only the erased address told apart stay two questions', async () => {
  const { body: list } = await ana.browser.post(`${ana.home}/lists`, { kind: 'companies', name: 'Equal questions' });
  const ask = async (text: string): Promise<string> =>
    (await ana.browser.post(`${ana.home}/lists/${list.id}/questions`, { question: { text, kind: 'text' } })).body.id;
  const columns = [];
  for (const text of ['Does one@equal.example answer?', 'Does two@equal.example answer?', 'Does [erased 3] answer?'])
    columns.push(await ask(text));
  columns.push(await ask('Does three@equal.example answer?'));
  await makePerson(db, ana.workspaceId, {
    name: 'Uma Gone',
    email: 'one@equal.example',
    personalEmail: 'two@equal.example',
  });
  await erase(db, [ana.workspaceId], 'one@equal.example', new Date());
  await erase(db, [ana.workspaceId], 'three@equal.example', new Date());
  const { items } = (await ana.browser.get(`${ana.home}/lists/${list.id}/columns`)).body;
  expect(columns.map((id) => items.find((each: { id: string }) => each.id === id)?.question?.text)).toEqual([
    'Does [erased] answer?',
    'Does [erased 2] answer?',
    'Does [erased 3] answer?',
    'Does [erased 4] answer?',
  ]);
});

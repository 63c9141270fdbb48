/**
 * Guessing masked contact details: whatever a workspace does with a guess, a right one and a wrong one look the same until the person is revealed. Then
 * the workspace's own record and the pool's become one.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@leadlight/db/platform';
import { afterAll, describe, expect, test } from 'vitest';
import { uploadPath } from '../imports/uploads.ts';
import { revealRuns } from '../reveals/reveal-run.ts';
import { workOnRun } from '../testing/work-on-run.ts';
import { makePerson } from '../testing/leads.ts';
import { runImport } from '../testing/started-import.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-guessing-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const { db } = server.services;

let made = 0;
/** A pool person with masked details, and guesses of them: right ones and wrong ones of the same form. */
async function masked() {
  made += 1;
  const n = made;
  const details = {
    email: `pia.pool${n}@maskers.example`,
    personalEmail: `pia.home${n}@mailbox.example`,
    phone: `+49 30 98765${100 + n}`,
  };
  const linkedin = `https://www.linkedin.com/in/pia-pool-${n}`;
  const id = await makePerson(
    db,
    null,
    { name: `Pia Pool${n}`, title: 'CFO', companyName: 'Maskers', companyDomain: 'maskers.example', linkedin, ...details },
    { verdict: 'deliverable' },
  );
  return {
    id,
    name: `Pia Pool${n}`,
    linkedin,
    right: details,
    wrong: { email: `p.pool${n}@maskers.example`, personalEmail: `p.home${n}@mailbox.example` },
  };
}

const get = async (who: TestUser, path: string) => (await who.browser.get(`${who.home}${path}`)).body;
const post = (who: TestUser, path: string, body: object = {}) => who.browser.post(`${who.home}${path}`, body);
const search = async (who: TestUser, filters: object = {}) =>
  (await post(who, '/people/search', { filters, limit: 200, facets: ['own', 'verdict', 'revealed'] })).body;

async function importRows(who: TestUser, rows: readonly string[]): Promise<void> {
  const path = `${who.home}/imports`;
  const { body } = await who.browser.upload(`${path}?fileName=guesses.csv`, Buffer.from(`${rows.join('\n')}\n`));
  await who.browser.post(`${path}/${body.id}/start`, {});
  const { workspaceId } = who;
  await runImport({ db, workspaceId, importId: body.id, path: uploadPath(dataDir, workspaceId, body.id), now: server.services.now });
}

const ownPeople = async (who: TestUser): Promise<{ id: string; email: string | null; poolId: string | null }[]> =>
  inWorkspace(db, who.workspaceId, async (tx) => {
    const { rows } = await tx.query<{ id: string; email: string | null; poolId: string | null }>(
      'select id, coalesce(email, personal_email) as email, pool_id as "poolId" from people where workspace_id = current_workspace() order by id',
    );
    return rows;
  });

/** What an answer says, without what was typed, its digest (`version`), ids, times and rows. */
const shapeOf = (body: { facts?: unknown[] }, typed: readonly string[]): string => {
  const facts = body.facts?.map((fact) => JSON.stringify(fact)).toSorted();
  return typed
    .reduce((text, each) => text.replaceAll(each, '…'), JSON.stringify({ ...body, facts }))
    .replaceAll(/\\?"(id|personId|updatedAt|fetchedAt|row|version)\\?":(\\?"[^"]*"|\d+)/g, '');
};

describe('a right guess and a wrong one look the same', () => {
  test('in an import of addresses alone', async () => {
    const ana = await server.user('Ana');
    const { right, wrong } = await masked();
    await importRows(ana, ['Email', right.email, wrong.email, right.personalEmail, wrong.personalEmail]);
    const own = await ownPeople(ana);
    expect(own.map(({ poolId }) => poolId)).toEqual([null, null, null, null]);
    const shapes = [];
    for (const { id, email } of own) shapes.push(shapeOf(await get(ana, `/people/${id}`), [email ?? '', email?.split('@')[0] ?? '']));
    expect(shapes[0]).toBe(shapes[1]);
    expect(shapes[2]).toBe(shapes[3]);
    expect(shapes.join(' ')).not.toContain('CFO');
  });

  test('in an import that is linked by name and domain, or by LinkedIn URL', async () => {
    const bea = await server.user('Bea');
    const [one, two, three, four] = [await masked(), await masked(), await masked(), await masked()];
    await importRows(bea, [
      'Name,Website,Email,LinkedIn',
      `${one.name},maskers.example,${one.right.email},`,
      `${two.name},maskers.example,${two.wrong.email},`,
      `${three.name},,${three.right.email},${three.linkedin}`,
      `${four.name},,${four.wrong.email},${four.linkedin}`,
    ]);
    const own = await ownPeople(bea);
    expect(own.map(({ poolId }) => poolId)).toEqual([one, two, three, four].map(({ id }) => id));
    const shown = [];
    for (const { id } of own) {
      const { contact, poolContact } = await get(bea, `/people/${id}`);
      shown.push({ verdict: contact.emailVerdict, checked: contact.emailCheckedAt, poolContact });
    }
    expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(shown[0]).toMatchObject({ verdict: 'not_checked', checked: null });
  });

  test('in a person created or edited by hand', async () => {
    const cem = await server.user('Cem');
    const [one, two, three] = [await masked(), await masked(), await masked()];
    const answers = [];
    for (const guess of [one.right, one.wrong]) {
      for (const body of [{ email: guess.email }, { personalEmail: guess.personalEmail }]) {
        const answer = await post(cem, '/people', { name: 'Gus Guess', ...body });
        answers.push([answer.status, shapeOf(answer.body, [guess.email, guess.personalEmail])]);
      }
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    const linked = [
      await post(cem, '/people', { name: three.name, linkedin: three.linkedin, email: three.right.email }),
      await cem.browser.patch(`${cem.home}/people/${two.id}`, { email: two.right.email }),
    ];
    for (const { status, body } of linked)
      expect([status < 300, body.contact.emailVerdict, body.contact.emailCheckedAt, body.contact.personalEmail]).toEqual([
        true,
        'not_checked',
        null,
        null,
      ]);
  });

  test('on the suppression list: search, counts, the person, lists, exports and the forecast stay the same', async () => {
    const dan = await server.user('Dan');
    const person = await masked();
    const list = (await post(dan, '/lists', { kind: 'people', name: 'Guessed' })).body.id;
    const selection = { kind: 'ids', ids: [person.id] };
    await post(dan, '/leads/changes', { kind: 'people', selection, change: { kind: 'add_to_list', listId: list } });
    const look = async () => {
      const { body: file } = await post(dan, '/exports', { kind: 'people', selection });
      const { total, counts, items } = await search(dan);
      return {
        search: { total, counts, items },
        person: await get(dan, `/people/${person.id}`),
        list: await get(dan, `/lists`),
        export: (await dan.browser.get(file.url)).text,
        forecast: (await post(dan, '/reveals/forecast', { selection })).body,
        verification: (await post(dan, '/verification-runs/forecast', { source: { kind: 'people', selection, fields: 'email' } })).body,
      };
    };
    const before = await look();
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    const { right } = person;
    for (const text of [right.email, right.personalEmail, 'mailbox.example', sha256(right.email), sha256(right.personalEmail)]) {
      await post(dan, '/suppressions', { text });
      expect(await look(), text).toEqual(before);
    }
  });

  test('in searches by text', async () => {
    const eva = await server.user('Eva');
    const { right } = await masked();
    for (const text of [right.email, right.personalEmail, right.phone])
      expect((await search(eva, { keyword: { include: [text] } })).total, text).toBe(0);
  });

  test('in reports of bounces', async () => {
    const fay = await server.user('Fay');
    const { right, wrong } = await masked();
    const answers = [];
    for (const { email } of [right, wrong]) answers.push((await post(fay, '/bounces', { text: email })).body);
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('once the person is revealed', () => {
  test("the workspace's record with the same address and the pool's become one, with the attached data of both", async () => {
    const gil = await server.user('Gil');
    const { id: pooled, name, right } = await masked();
    await importRows(gil, ['Email,Notes', `${right.email},met at the fair`]);
    const [own] = await ownPeople(gil);
    const lists = [];
    for (const [listName, ids] of [
      ['Ours', [own?.id]],
      ['Theirs', [pooled]],
      ['Both', [own?.id, pooled]],
    ] as const) {
      const list = (await post(gil, '/lists', { kind: 'people', name: listName })).body.id;
      await post(gil, '/leads/changes', { kind: 'people', selection: { kind: 'ids', ids }, change: { kind: 'add_to_list', listId: list } });
      lists.push(list);
    }
    await post(gil, `/leads/${pooled}/notes`, { body: 'A note on the pool person' });
    await post(gil, '/leads/changes', {
      kind: 'people',
      selection: { kind: 'ids', ids: [pooled] },
      change: { kind: 'set_stage', stage: 'won' },
    });
    const before = (await search(gil)).total;

    const { body } = await post(gil, `/people/${pooled}/reveal`);
    expect(body).toMatchObject({ outcome: 'paid', cost: 1, personId: own?.id, contact: { isRevealed: true, email: right.email } });
    expect(await ownPeople(gil)).toEqual([{ id: own?.id, email: right.email, poolId: pooled }]);
    const person = await get(gil, `/people/${pooled}`);
    expect(person).toMatchObject({ id: own?.id, name, title: 'CFO', stage: 'won', contact: { personalEmail: right.personalEmail } });
    expect(person.lists).toHaveLength(lists.length);
    expect(new Set(person.lists.map(({ id }: { id: string }) => id))).toEqual(new Set(lists));
    // The file's note and the member's.
    expect((await get(gil, `/leads/${own?.id}/notes`)).items).toHaveLength(2);
    expect((await search(gil)).total).toBe(before - 1);
    expect((await post(gil, `/people/${pooled}/reveal`)).body).toMatchObject({ outcome: 'already_revealed', cost: 0 });
  });

  test('several records of one person become one, and the merge can be undone', async () => {
    const hal = await server.user('Hal');
    const { id: pooled, name, right } = await masked();
    await importRows(hal, ['First Name,Last Name,Company Domain', `${name.replace(' ', ',')},maskers.example`]);
    await importRows(hal, ['Email', right.email]);
    await importRows(hal, ['Email', right.personalEmail]);
    const [linked] = await ownPeople(hal);
    expect(await ownPeople(hal)).toMatchObject([{ poolId: pooled }, { poolId: null }, { poolId: null }]);
    await post(hal, `/people/${linked?.id}/reveal`);
    expect(await ownPeople(hal)).toMatchObject([{ id: linked?.id, poolId: pooled, email: right.email }]);
    const { items } = await get(hal, '/merges?state=merged');
    expect(items).toHaveLength(2);
    expect((await post(hal, `/merges/${items[0].id}/undo`)).status).toBe(200);
    expect(await ownPeople(hal)).toHaveLength(2);
  });

  test('an import that links a record to the pool person keeps the lists, notes and stage of that person', async () => {
    const ida = await server.user('Ida');
    const { id: pooled, linkedin } = await masked();
    const list = (await post(ida, '/lists', { kind: 'people', name: 'Kept' })).body.id;
    const selection = { kind: 'ids', ids: [pooled] };
    await post(ida, '/leads/changes', { kind: 'people', selection, change: { kind: 'add_to_list', listId: list } });
    await post(ida, '/leads/changes', { kind: 'people', selection, change: { kind: 'set_stage', stage: 'won' } });
    await post(ida, `/leads/${pooled}/notes`, { body: 'Kept' });
    await importRows(ida, ['First Name,Last Name,LinkedIn', `Pia,Imported,${linkedin}`]);
    const [own] = await ownPeople(ida);
    expect(own?.poolId).toBe(pooled);
    const person = await get(ida, `/people/${own?.id}`);
    expect([person.stage, person.lists.map(({ id }: { id: string }) => id)]).toEqual(['won', [list]]);
    expect((await get(ida, `/leads/${own?.id}/notes`)).items).toHaveLength(1);
    expect((await search(ida, { list: { include: [list] } })).total).toBe(1);
  });

  test('a record with the same address but another name stays separate', async () => {
    const ina = await server.user('Ina');
    const { id: pooled, right } = await masked();
    await importRows(ina, ['Name,Email', `Otto Other,${right.email}`]);
    await post(ina, `/people/${pooled}/reveal`);
    expect(await ownPeople(ina)).toMatchObject([{ poolId: null }]);
  });

  test('later imports of the address find the revealed person, and suppressing it hides them', async () => {
    const jan = await server.user('Jan');
    const { id: pooled, right } = await masked();
    await post(jan, `/people/${pooled}/reveal`);
    await importRows(jan, ['Email', right.personalEmail]);
    expect(await ownPeople(jan)).toMatchObject([{ poolId: pooled }]);
    const before = (await search(jan)).total;
    await post(jan, '/suppressions', { text: right.email });
    expect((await search(jan)).total).toBe(before);
    expect((await jan.browser.get(`${jan.home}/people/${pooled}`)).status).toBe(200);
  });

  test('a run links records as a single reveal does', async () => {
    const kim = await server.user('Kim');
    const { id: pooled, right } = await masked();
    const { id } = (await post(kim, '/people', { name: 'Pia', email: right.email })).body;
    const { body: run } = await post(kim, '/reveals', { selection: { kind: 'ids', ids: [pooled] }, ceiling: 5 });
    await workOnRun(server.services, revealRuns, { workspaceId: kim.workspaceId, runId: run.id });
    expect(await ownPeople(kim)).toMatchObject([{ id, poolId: pooled }]);
  });
});

describe('a masked address on the suppression list', () => {
  test('is withheld by the reveal, which costs what it costs for anyone, and is shown once the entry is removed', async () => {
    const lea = await server.user('Lea');
    const people = [await masked(), await masked(), await masked()];
    const [one, two, three] = people.map(({ right }) => right);
    const hash = createHash('sha256')
      .update(two?.personalEmail ?? '')
      .digest('hex');
    await post(lea, '/suppressions', { text: [one?.email, hash, three?.personalEmail].join('\n') });
    const answers = [];
    for (const { id } of people) answers.push((await post(lea, `/people/${id}/reveal`)).body);
    expect(answers.map(({ outcome, cost }) => [outcome, cost])).toEqual(people.map(() => ['suppressed', 1]));
    for (const { contact } of answers)
      expect(contact).toMatchObject({ isRevealed: false, email: null, personalEmail: null, phone: null, phoneText: null });
    expect((await get(lea, '/credits')).balance).toBe(2_497);
    // What was paid for is known, and hidden from then on.
    const [first] = people;
    expect((await lea.browser.get(`${lea.home}/people/${first?.id}`)).status).toBe(404);
    expect((await post(lea, `/people/${first?.id}/reveal`)).status).toBe(404);
    expect((await get(lea, '/credits')).balance).toBe(2_497);
    const { items } = await get(lea, '/suppressions?limit=200');
    await post(lea, '/suppressions/removals', { ids: items.map(({ id }: { id: string }) => id) });
    expect((await get(lea, `/people/${first?.id}`)).contact.email).toBe(one?.email);
    expect((await post(lea, `/people/${first?.id}/reveal`)).body).toMatchObject({ outcome: 'already_revealed', cost: 0 });
  });

  test("of the workspace's own record hides the pool person it refers to at once, for a right address as for a wrong one", async () => {
    const nia = await server.user('Nia');
    const [one, two] = [await masked(), await masked()];
    await importRows(nia, [
      'Name,LinkedIn,Email',
      `${one.name},${one.linkedin},${one.right.email}`,
      `${two.name},${two.linkedin},${two.wrong.email}`,
    ]);
    await post(nia, '/suppressions', { text: [one.right.email, two.wrong.email].join('\n') });
    for (const { id } of [...(await ownPeople(nia)), one, two]) {
      expect((await nia.browser.get(`${nia.home}/people/${id}`)).status).toBe(404);
      expect((await post(nia, `/people/${id}/reveal`)).status).toBe(404);
      const { body: forecast } = await post(nia, '/reveals/forecast', { selection: { kind: 'ids', ids: [id] } });
      expect(forecast).toMatchObject({ toPay: 0, cost: 0 });
    }
    expect((await get(nia, '/credits')).balance).toBe(2_500);
  });

  test('is withheld and paid for in a run, whose forecast counts it as any other', async () => {
    const mia = await server.user('Mia');
    const [one, two] = [await masked(), await masked()];
    await post(mia, '/suppressions', { text: one.right.personalEmail });
    const selection = { kind: 'ids', ids: [one.id, two.id] };
    expect((await post(mia, '/reveals/forecast', { selection })).body).toMatchObject({ suppressed: 0, toPay: 2, cost: 2 });
    const { body: run } = await post(mia, '/reveals', { selection, ceiling: 5 });
    await workOnRun(server.services, revealRuns, { workspaceId: mia.workspaceId, runId: run.id });
    expect(await get(mia, `/reveals/${run.id}`)).toMatchObject({ status: 'finished', paid: 1, suppressed: 1, creditsSpent: 2 });
  });
});

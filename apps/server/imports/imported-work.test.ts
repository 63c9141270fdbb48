/** Tests stage, owner, notes, lists and tags from a file, their undo and erasure, and the cells that couldn't be read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@leadlight/db/platform';
import { afterAll, describe, expect, test } from 'vitest';
import { eraseAsOperator } from '../testing/erase-as-operator.ts';
import { runImport } from '../testing/started-import.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { noteParts } from './add-work.ts';
import { uploadPath } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-imported-work-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir, importMaxBytes: 2_000_000 });
const { services } = server;
let users = 0;
const someone = (): Promise<TestUser> => server.user(`Worker${(users += 1)}`);

const rowsOf = (user: TestUser, sql: string) => inWorkspace(services.db, user.workspaceId, async (tx) => (await tx.query(sql)).rows);

async function importFile(
  user: TestUser,
  text: string,
  settings: object = {},
  { fileName = 'people.csv', batchRows = 1_000 } = {},
): Promise<any> {
  const { body } = await user.browser.upload(`${user.home}/imports?fileName=${fileName}`, Buffer.from(text));
  const started = await user.browser.post(`${user.home}/imports/${body.id}/start`, settings);
  if (started.status !== 202) return started;
  await work(user, body.id, batchRows);
  return (await user.browser.get(`${user.home}/imports/${body.id}`)).body;
}

const work = (user: TestUser, importId: string, batchRows = 1_000) =>
  runImport({
    db: services.db,
    workspaceId: user.workspaceId,
    importId,
    path: uploadPath(dataDir, user.workspaceId, importId),
    now: services.now,
    batchRows,
  });

/** What the workspace keeps, by lead. */
async function kept(user: TestUser): Promise<unknown[]> {
  return rowsOf(
    user,
    `select p.name, s.stage, s.owner_id is not null as owned, coalesce(s.tags, '{}') as tags,
       array(select body from lead_notes n where n.lead_id = p.id order by n.created_at, n.id) as notes,
       array(select l.name from list_leads m join lists l on l.id = m.list_id where m.lead_id = p.id order by 1) as lists
     from people p left join lead_states s on s.lead_id = p.id where p.workspace_id = current_workspace() order by p.name`,
  );
}

async function mine(user: TestUser): Promise<{ name: string; email: string; id: string }> {
  const { rows } = await services.db.auth.query(
    'select u.id, u.name, u.email from auth.member m join auth."user" u on u.id = m."userId" where m."organizationId" = $1',
    [user.workspaceId],
  );
  return rows[0] as { name: string; email: string; id: string };
}

const header = 'First Name,Last Name,Email,Stage,Owner,Notes,List,Tags';

describe('columns of the workspace’s work', () => {
  test('set stage, owner, a note, lists and tags, once', async () => {
    const user = await someone();
    const me = await mine(user);
    const text = [
      header,
      `Ana,Silva,ana@acme.example,Contacted,${me.email},Met at the fair,VIP;Spring,a;b`,
      `Bo,Jensen,bo@acme.example,Gewonnen,${me.name},,spring,`,
      'Cy,Lee,cy@acme.example,,,,,',
    ].join('\n');
    const done = await importFile(user, text);
    expect(done).toMatchObject({ status: 'finished', progress: { peopleCreated: 3 }, invalid: [] });
    const expected = [
      { name: 'Ana Silva', stage: 'contacted', owned: true, tags: ['a', 'b'], notes: ['Met at the fair'], lists: ['Spring', 'VIP'] },
      { name: 'Bo Jensen', stage: 'won', owned: true, tags: [], notes: [], lists: ['Spring'] },
      { name: 'Cy Lee', stage: null, owned: false, tags: [], notes: [], lists: [] },
    ];
    expect(await kept(user)).toEqual(expected);
    expect(await rowsOf(user, 'select distinct author_id::text as id from lead_notes')).toEqual([{ id: me.id }]);

    // The same file, the same list in another form, and a note that was deleted in between.
    expect(await importFile(user, text)).toMatchObject({ progress: { peopleCreated: 0, matched: 0, unchanged: 3 } });
    expect(await importFile(user, text.replaceAll(',', '\t'), {}, { fileName: 'people.tsv' })).toMatchObject({
      progress: { peopleCreated: 0, matched: 3 },
    });
    expect(await kept(user)).toEqual(expected);
    await rowsOf(user, 'delete from lead_notes');
    await importFile(user, text);
    expect(await rowsOf(user, 'select body from lead_notes')).toEqual([]);
  });

  test('add to existing leads, whose stage and owner stay and are said to stay', async () => {
    const user = await someone();
    await importFile(user, 'Email,First Name,Last Name,Stage\nana@acme.example,Ana,Silva,Meeting');
    const again = await importFile(user, 'Email,First Name,Last Name,Stage,Notes\nana@acme.example,Ana,Silva,Lost,Called');
    expect(again).toMatchObject({
      progress: { peopleCreated: 0 },
      invalid: [{ header: 'Stage', target: 'lead.stage', code: 'stage_kept', count: 1 }],
    });
    expect(await kept(user)).toMatchObject([{ stage: 'meeting', notes: ['Called'] }]);
  });

  test('of companies belong to the companies', async () => {
    const user = await someone();
    await importFile(user, 'Company,Website,Stage,List\nAcme Inc,acme.example,Opportunity,Targets');
    expect(
      await rowsOf(
        user,
        `select c.name, s.stage, l.kind, l.name as list from companies c join lead_states s on s.lead_id = c.id
         join list_leads m on m.lead_id = c.id join lists l on l.id = m.list_id where c.workspace_id = current_workspace()`,
      ),
    ).toEqual([{ name: 'Acme Inc', stage: 'opportunity', kind: 'companies', list: 'Targets' }]);
  });

  test('an import creates at most 20 lists, and lists the rows for which there was no more room', async () => {
    const user = await someone();
    const rows = Array.from({ length: 25 }, (_none, n) => `Ana${n},Silva,ana${n}@acme.example,Group ${n}`);
    const settings = { columns: [{ column: 3, target: 'lead.list' }] };
    const done = await importFile(user, ['First Name,Last Name,Email,Group', ...rows].join('\n'), settings, { batchRows: 10 });
    expect(done.invalid).toMatchObject([
      { header: 'Group', code: 'lists_too_many', count: 5, message: expect.stringContaining('20 lists') },
    ]);
    expect(await rowsOf(user, 'select count(*)::int as n from lists')).toEqual([{ n: 20 }]);
  });

  test('a private list of another member isn’t found, and a list of the importer is', async () => {
    const user = await someone();
    await user.browser.post(`${user.home}/lists`, { kind: 'people', name: 'Mine', isShared: false });
    await rowsOf(
      user,
      `insert into lists (workspace_id, id, kind, name, is_shared, created_by, created_at, updated_at)
       values (current_workspace(), gen_random_uuid(), 'people', 'Theirs', false, gen_random_uuid(), now(), now())`,
    );
    await importFile(user, 'First Name,Last Name,Email,List\nAna,Silva,ana@acme.example,mine;theirs');
    expect(await rowsOf(user, 'select name, is_shared from lists order by lower(name), is_shared')).toEqual([
      { name: 'Mine', is_shared: false },
      { name: 'Theirs', is_shared: false },
      { name: 'theirs', is_shared: true },
    ]);
  });

  test('are undone with the import, except what was changed since', async () => {
    const user = await someone();
    const me = await mine(user);
    await importFile(user, 'First Name,Last Name,Email\nAna,Silva,ana@acme.example\nBo,Jensen,bo@acme.example');
    const before = await kept(user);
    const done = await importFile(
      user,
      `${header}\nAna,Silva,ana@acme.example,Contacted,${me.email},Met,VIP,a\nBo,Jensen,bo@acme.example,Contacted,,Also met,VIP,\nCy,Lee,cy@acme.example,New,,Note,VIP,`,
    );
    expect(done.progress).toMatchObject({ peopleCreated: 1 });
    await rowsOf(
      user,
      `update lead_states set stage = 'won' where lead_id = (select id from people where name = 'Bo Jensen' and workspace_id = current_workspace())`,
    );
    expect((await user.browser.post(`${user.home}/imports/${done.id}/undo`)).status).toBe(200);
    await work(user, done.id);
    expect(await kept(user)).toEqual([before[0], { ...(before[1] as object), stage: 'won' }]);
    expect(await rowsOf(user, 'select name from lists')).toEqual([]);
    expect(await rowsOf(user, 'select lead_id from import_work')).toEqual([]);
  });

  test('are erased with the person, with the cells that couldn’t be read', async () => {
    const user = await someone();
    await importFile(user, `${header},Phone\nAna,Silva,ana@acme.example,Contacted,Nobody,Secret note,VIP,,call her mother`);
    expect(await rowsOf(user, 'select value from import_invalid_values order by column_index')).toMatchObject([
      { value: 'Nobody' },
      { value: 'call her mother' },
    ]);
    await eraseAsOperator(server, [user.workspaceId], 'ana@acme.example', services.now());
    expect(await rowsOf(user, 'select value from import_invalid_values')).toEqual([]);
    expect(await rowsOf(user, 'select note_bodies from import_work')).toEqual([]);
    expect(await rowsOf(user, 'select body from lead_notes')).toEqual([]);
  });

  test('a note longer than a note can be becomes several', () => {
    const parts = noteParts(`${'word '.repeat(1_500)}end`);
    expect(parts.length).toBe(2);
    expect(parts.every(({ length }) => length <= 5_000)).toBe(true);
    expect(parts.join(' ')).toBe(`${'word '.repeat(1_500)}end`);
  });
});

describe('cells that can’t be read', () => {
  const bad =
    'First Name,Last Name,Email,Phone,Company,Website,Employees,LinkedIn URL,Stage,Owner,Connected On\n' +
    'Ana,Silva,ana(at)acme,ask reception,Acme,not a site,many,https://example.org/ana,Seed,Nobody,31/31/2020\n' +
    'Bo,Jensen,bo@acme.example,+49 30 123456,Acme,acme.example,12,https://www.linkedin.com/in/bo,Won,,2024-01-02\n';
  const targets = [
    'person.firstName',
    'person.lastName',
    'person.email',
    'person.phone',
    'company.name',
    'company.website',
    'company.employees',
    'person.linkedin',
    'lead.stage',
    'lead.owner',
    'person.connectedOn',
  ];
  const settings = { leads: 'people', columns: targets.map((target, column) => ({ column, target })) };

  test('are counted by column, and listed and downloaded with their rows', async () => {
    const user = await someone();
    const done = await importFile(user, bad, settings);
    expect(done.invalid.map(({ header: name, code, count }: any) => [name, code, count])).toEqual([
      ['Email', 'email_invalid', 1],
      ['Phone', 'phone_invalid', 1],
      ['Website', 'website_invalid', 1],
      ['Employees', 'size_invalid', 1],
      ['LinkedIn URL', 'linkedin_invalid', 1],
      ['Stage', 'stage_invalid', 1],
      ['Owner', 'owner_unknown', 1],
      ['Connected On', 'date_invalid', 1],
    ]);
    const at = `${user.home}/imports/${done.id}/invalid-values`;
    const first = (await user.browser.get(`${at}?limit=5`)).body;
    expect(first.items[0]).toMatchObject({
      row: 2,
      column: 2,
      header: 'Email',
      value: 'ana(at)acme',
      message: expect.stringContaining('email'),
    });
    const rest = (await user.browser.get(`${at}?limit=5&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...rest.items].map(({ value }: any) => value)).toEqual([
      'ana(at)acme',
      'ask reception',
      'not a site',
      'many',
      'https://example.org/ana',
      'Seed',
      'Nobody',
      '31/31/2020',
    ]);
    expect(rest.nextCursor).toBeNull();
    const csv = await user.browser.get(`${user.home}/imports/${done.id}/invalid-values.csv`);
    expect(csv.text ?? csv.body).toContain('2,Email,ana(at)acme,email_invalid,');
    // Nothing is lost: each is an extra field of the lead.
    const [ana] = await rowsOf(user, `select facts from people where workspace_id = current_workspace() and name = 'Ana Silva'`);
    expect(Object.keys(ana?.['facts'].f)).toEqual(expect.arrayContaining(['extra.Phone', 'extra.Stage', 'extra.Owner', 'extra.Email']));
  });

  test('belong to one workspace', async () => {
    const [user, other] = [await someone(), await someone()];
    const done = await importFile(user, bad, settings);
    expect((await other.browser.get(`${other.home}/imports/${done.id}/invalid-values`)).status).toBe(404);
    expect(await rowsOf(other, 'select * from import_invalid_values')).toEqual([]);
    expect(await rowsOf(other, 'select * from import_work')).toEqual([]);
  });
});

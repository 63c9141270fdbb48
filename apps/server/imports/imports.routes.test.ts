import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@leadlight/db/platform';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { eraseAsOperator } from '../testing/erase-as-operator.ts';
import { workOnRun } from '../testing/work-on-run.ts';
import { runImport } from '../testing/started-import.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { importRuns } from './import-runs.ts';
import { removeUploads } from './uploads.commands.ts';
import { uploadPath } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-imports-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir, importMaxBytes: 2_000_000 });
const { services } = server;
let persons = 0;
/** A new user. */
const someone = (): Promise<TestUser> => server.user(`Person${(persons += 1)}`);

const importsOf = (person: TestUser): string => `${person.home}/imports`;
const upload = (person: TestUser, bytes: string | Uint8Array, fileName = 'people.csv', headers = {}) =>
  person.browser.upload(`${importsOf(person)}?fileName=${encodeURIComponent(fileName)}`, Buffer.from(bytes), headers);
const rowsOf = (person: TestUser, sql: string) => inWorkspace(services.db, person.workspaceId, async (tx) => (await tx.query(sql)).rows);
const foldersOf = (person: TestUser): string[] => {
  const folder = join(dataDir, 'uploads', person.workspaceId);
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Runs queued jobs in this process. */
async function work(person: TestUser, importId: string): Promise<any> {
  const { workspaceId } = person;
  for (;;) {
    await runImport({ db: services.db, workspaceId, importId, path: uploadPath(dataDir, workspaceId, importId), now: services.now });
    const { body } = await person.browser.get(`${importsOf(person)}/${importId}`);
    // A slow machine needs more than one slice.
    if (body.status !== 'running') return body;
  }
}

async function importFile(person: TestUser, bytes: string | Uint8Array, settings: object = {}, fileName = 'people.csv'): Promise<any> {
  const { body } = await upload(person, bytes, fileName);
  const started = await person.browser.post(`${importsOf(person)}/${body.id}/start`, settings);
  return started.status === 202 ? work(person, body.id) : started;
}

const people = (count: number, from = 0): string =>
  ['First Name,Last Name,Job Title,Email,Company Name,Website URL']
    .concat(
      Array.from({ length: count }, (_none, index) => {
        const n = from + index;
        return `Ana${n},Silva${n},VP Sales,ana${n}@acme${n % 50}.com,Acme ${n % 50},acme${n % 50}.com`;
      }),
    )
    .join('\n');

describe('people or companies', () => {
  const names = 'Name,City\nMartin,Lyon\nWeber,Wien\nRossi,Milano\n';

  test('a file that could list either starts only with an explicit choice', async () => {
    const person = await someone();
    const { body } = await upload(person, names);
    const at = `${importsOf(person)}/${body.id}`;
    const preview = await person.browser.post(`${at}/preview`, {});
    expect(preview.body).toMatchObject({ isLeadsSure: false, isReady: false, leadsReason: expect.stringContaining('“Name”') });
    expect(preview.body.problems).toMatchObject([{ code: 'leads_undecided', row: null }]);
    const refused = await person.browser.post(`${at}/start`, {});
    expect([refused.status, refused.body.errors[0]]).toMatchObject([422, { code: 'leads_undecided', field: 'leads' }]);
    const started = await person.browser.post(`${at}/start`, { leads: 'companies' });
    expect(started.status).toBe(202);
    expect(await work(person, body.id)).toMatchObject({ status: 'finished', progress: { companiesCreated: 3, peopleCreated: 0 } });
  });

  test('values that a column can’t read are counted by column', async () => {
    const person = await someone();
    const { body } = await upload(person, 'First Name,Last Name,Email\nAna,Silva,ana@acme.example\nBob,Jones,bob(at)acme\nCy,Lee,nobody\n');
    const preview = await person.browser.post(`${importsOf(person)}/${body.id}/preview`, {});
    expect(preview.body.columns.map(({ header, invalid }: { header: string; invalid: number }) => [header, invalid])).toEqual([
      ['First Name', 0],
      ['Last Name', 0],
      ['Email', 2],
    ]);
  });

  test('a column of pages on one site is said to be none of the companies’ own', async () => {
    const person = await someone();
    const rows = ['Acorn Ltd', 'Birch Ltd', 'Cedar Ltd'].map((name, index) => `${name},https://directory.example/biz/${index}`);
    const { body } = await upload(person, ['Company,Website', ...rows].join('\n'));
    const preview = await person.browser.post(`${importsOf(person)}/${body.id}/preview`, {});
    expect(preview.body.columns[1]).toMatchObject({ header: 'Website', target: null });
    expect(preview.body.problems).toMatchObject([{ code: 'website_shared', message: expect.stringContaining('directory.example') }]);
  });
});

test('vCards become leads, and the same cards in another file create nothing', async () => {
  const person = await someone();
  const cards = ['Ana Silva', 'Bo Lee'].map(
    (name, at) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nN:${name.split(' ').toReversed().join(';')};;;\r\nFN:${name}\r\nORG:Acme\r\nEMAIL;TYPE=WORK:a${at}@acme.example\r\nPHOTO:AAAA\r\nEND:VCARD\r\n`,
  );
  expect(await importFile(person, cards.join(''), {}, 'contacts.vcf')).toMatchObject({
    ...{ status: 'finished', format: 'vcf' },
    progress: { peopleCreated: 2, companiesCreated: 1, refused: 0 },
  });
  expect(await importFile(person, cards.toReversed().join(''), {}, 'again.vcf')).toMatchObject({
    progress: { peopleCreated: 0, companiesCreated: 0 },
  });
});

test('an HTML table that is named .xls becomes leads', async () => {
  const person = await someone();
  const table = '<table><tr><th>Full Name</th><th>Email</th></tr><tr><td>Ana Silva</td><td>ana@acme.example</td></tr></table>';
  expect(await importFile(person, table, {}, 'export.xls')).toMatchObject({
    status: 'finished',
    format: 'xls',
    progress: { peopleCreated: 1 },
  });
});

test('the status of companies, in the words of registers, is a column, a filter of companies and their people, and a suggestion', async () => {
  const person = await someone();
  const companies = [
    'Acorn Ltd,Dissolved',
    'Birch Ltd,See notes',
    'Cedar SA,cotizada',
    'Dahlia BV,gefuseerd',
    'Elm SpA,in liquidazione',
    'Fir Ltd,Active',
  ];
  const rows = companies.map((row, index) => `${row},status${index}.example`);
  await importFile(person, ['Company,Company Status,Domain', ...rows].join('\n'), { leads: 'companies' }, 'register.csv');
  await importFile(person, 'Name,Company,Company Domain\nAna Silva,Acorn Ltd,status0.example\nBo Lee,Fir Ltd,status5.example\n');
  const found = async (kind: string, companyStatus: object, facets: string[] = []) =>
    (
      await person.browser.post(`/v1/workspaces/${person.workspaceId}/${kind}/search`, {
        filters: { companyStatus, own: true },
        sort: { by: 'name', direction: 'ascending' },
        facets,
      })
    ).body;
  const gone = await found('companies', { include: ['closed', 'acquired', 'inactive'] }, ['companyStatus']);
  expect(gone.items.map(({ name, status }: Record<string, string>) => [name, status])).toEqual([
    ['Acorn Ltd', 'closed'],
    ['Dahlia BV', 'acquired'],
    ['Elm SpA', 'inactive'],
  ]);
  expect(gone.counts.companyStatus).toContainEqual({ value: 'public', name: 'Public', count: 1 });
  // A text that says nothing about the company leaves the column empty.
  const others = await found('companies', { exclude: ['closed', 'acquired', 'inactive'] });
  expect(others.items.map(({ name, status }: Record<string, string>) => [name, status])).toEqual([
    ['Birch Ltd', null],
    ['Cedar SA', 'public'],
    ['Fir Ltd', 'active'],
  ]);
  const employees = await found('people', { include: ['closed'] });
  expect(employees.items).toMatchObject([{ name: 'Ana Silva', company: { status: 'closed' } }]);
  for (const typed of ['defunct', 'clos', 'out of business']) {
    const query = new URLSearchParams({ kind: 'companies', field: 'companyStatus', text: typed });
    const { body } = await person.browser.get(`/v1/workspaces/${person.workspaceId}/suggestions?${query}`);
    expect(body.items).toMatchObject([{ value: 'closed', name: 'Closed', count: 1 }]);
  }
});

describe('the same list in another format', () => {
  const list = [
    { name: 'Acorn Ltd', website: 'https://acorn.example', city: 'Leeds', employees: 12, founded: 1998, tags: 'b2b;saas' },
    { name: 'Birch & Sons', website: '', city: 'York', employees: 1200, founded: 2001, tags: 'retail' },
    { name: 'Cedar "Dental" Care', website: '', city: 'Hull', employees: 7, founded: 2015, tags: '' },
  ];
  const fields = ['name', 'website', 'city', 'employees', 'founded', 'tags'] as const;
  const delimited = (delimiter: string): string =>
    [
      fields.join(delimiter),
      ...list.map((row) => fields.map((field) => `"${String(row[field]).replaceAll('"', '""')}"`).join(delimiter)),
    ].join('\r\n');

  test('creates nothing new', async () => {
    const person = await someone();
    const settings = { leads: 'companies' };
    expect(await importFile(person, delimited(','), settings, 'list.csv')).toMatchObject({ progress: { companiesCreated: 3 } });
    const again: readonly [bytes: string | Uint8Array, fileName: string][] = [
      [`\uFEFF${delimited(';')}`, 'list-excel.csv'],
      [delimited('\t'), 'list.tsv'],
      [JSON.stringify(list.map((row) => ({ ...row, tags: row.tags.split(';').filter(Boolean) }))), 'list.json'],
      [Buffer.from(`\uFEFF${delimited(',')}`, 'utf16le'), 'list-utf16.csv'],
    ];
    for (const [bytes, fileName] of again)
      expect(await importFile(person, bytes, settings, fileName)).toMatchObject({ status: 'finished', progress: { companiesCreated: 0 } });
    expect(await rowsOf(person, 'select count(*)::int as n from companies where workspace_id = current_workspace()')).toEqual([{ n: 3 }]);
  });
});

describe('a file becomes leads', () => {
  test('people and their companies, each with its row, in a separate process', async () => {
    const person = await someone();
    const { body } = await upload(person, people(3));
    await person.browser.post(`${importsOf(person)}/${body.id}/start`);
    await workOnRun(services, importRuns, { workspaceId: person.workspaceId, runId: body.id });
    expect((await person.browser.get(`${importsOf(person)}/${body.id}`)).body).toMatchObject({
      status: 'finished',
      total: 3,
      done: 3,
      progress: { peopleCreated: 3, companiesCreated: 3, refused: 0, rowsRead: 3 },
    });
    const [first] = await rowsOf(person, 'select * from people where workspace_id = current_workspace() order by id');
    expect(first).toMatchObject({ name: 'Ana0 Silva0', title_key: 'vp sales', email: 'ana0@acme0.com', company_domain: 'acme0.com' });
    expect(first?.['company_id']).not.toBeNull();
    expect(first?.['facts'].e).toEqual([
      ['import', `${body.id}/people.csv`, 2, null, expect.any(Number), expect.stringMatching(/^[0-9a-f]{64}$/)],
    ]);
    const changes = await rowsOf(person, 'select distinct kind from lead_changes where workspace_id = current_workspace() order by 1');
    expect(changes).toEqual([{ kind: 'companies' }, { kind: 'people' }]);
  });

  test('importing the same file again changes nothing', async () => {
    const person = await someone();
    const first = await importFile(person, people(20));
    const before = await rowsOf(person, 'select id, facts, updated_at from people where workspace_id = current_workspace() order by id');
    const second = await importFile(person, people(20));
    expect(second).toMatchObject({
      status: 'finished',
      sameAs: first.id,
      progress: { peopleCreated: 0, companiesCreated: 0, matched: 0, unchanged: 20 },
    });
    expect(await rowsOf(person, 'select id, facts, updated_at from people where workspace_id = current_workspace() order by id')).toEqual(
      before,
    );
  });

  test('the same file with another mapping updates the same companies, whatever domain they have now', async () => {
    const person = await someone();
    const file = 'First Name,Last Name,Email,Company Name,Website,Other site\nBo,Ek,bo@mail.test,Acme,acme.com,acme.de';
    await importFile(person, file);
    const websites = [
      { column: 4, target: 'extra' },
      { column: 5, target: 'company.website' },
    ];
    const { progress } = await importFile(person, file, { columns: websites });
    expect(progress).toMatchObject({ companiesCreated: 0, peopleCreated: 0 });
  });

  test('companies with the same name are distinguished by domain, and one without a domain is queued as a doubtful pair', async () => {
    const person = await someone();
    const header = 'Company Name,Website';
    await importFile(person, [header, 'Acme,acme.com', 'Acme,'].join('\n'));
    const { progress } = await importFile(person, [header, 'Acme,acme.de', 'Acme,acme.com'].join('\n'));
    expect(progress).toMatchObject({ companiesCreated: 1, unchanged: 0, doubtful: 1 });
  });

  test('a row about an existing person adds what is new, and known values stay', async () => {
    const person = await someone();
    await importFile(person, 'Name,Email,Job Title,Company\nBo Ek,bo@acme.com,CTO,Acme');
    const again = await importFile(person, 'Name,Email,Phone\nBo Ek,bo@acme.com,+49 89 123456');
    expect(again.progress).toMatchObject({ peopleCreated: 0, matched: 1 });
    expect(await rowsOf(person, 'select title, phone from people where workspace_id = current_workspace()')).toEqual([
      { title: 'CTO', phone: '+49 89 123456' },
    ]);
  });

  test('undoing an import removes the values that only it added, and keeps those of others', async () => {
    const person = await someone();
    await importFile(person, 'Name,Email,Job Title\nBo Ek,bo@acme.com,CTO');
    const second = await importFile(person, 'Name,Email,Phone,Company\nBo Ek,bo@acme.com,+49 89 123456,Acme\nCy Fo,cy@acme.com,,Acme');
    expect((await person.browser.post(`${importsOf(person)}/${second.id}/undo`)).body).toMatchObject({ status: 'queued', isUndo: true });
    expect(await work(person, second.id)).toMatchObject({ status: 'finished', isUndo: true, progress: { rowsRead: 0 } });
    expect(await rowsOf(person, 'select name, phone from people where workspace_id = current_workspace()')).toEqual([
      { name: 'Bo Ek', phone: null },
    ]);
    expect(await rowsOf(person, 'select name from companies where workspace_id = current_workspace()')).toEqual([]);
  });
});

describe('a preview', () => {
  test('has the format, the columns with detected targets and samples, and the first rows as leads', async () => {
    const person = await someone();
    const { body } = await upload(
      person,
      'Notes:\n"When exporting your connection data, …"\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nBo,Ek,https://www.linkedin.com/in/bo-ek,,Acme,CTO,12 Mar 2025\n',
      'Connections.csv',
    );
    const { body: preview } = await person.browser.post(`${importsOf(person)}/${body.id}/preview`);
    expect(preview).toMatchObject({
      format: 'csv',
      vendor: 'linkedin',
      delimiter: ',',
      encoding: 'utf-8',
      headerRow: 4,
      leads: 'people',
      isReady: true,
    });
    expect(preview.columns[5]).toMatchObject({ header: 'Position', target: 'person.title', isGuess: true, samples: ['CTO'] });
    expect(preview.rows).toMatchObject([
      { row: 5, person: { name: 'Bo Ek', title: 'CTO', linkedin: 'in/bo-ek', seniorities: ['c_suite'] }, problems: [] },
    ]);
  });

  test.each([
    [
      {
        columns: [
          { column: 0, target: 'person.email' },
          { column: 1, target: 'person.email' },
        ],
      },
      'columns.1.target',
      'column_mapped_twice',
    ],
    [
      {
        columns: [
          { column: 0, target: null },
          { column: 0, target: 'name' },
        ],
      },
      'columns.1.column',
      'column_mapped_twice',
    ],
    [{ columns: [{ column: 9, target: 'name' }] }, 'columns.0.column', 'value_invalid'],
    [{ columns: [{ column: 0, target: 'shoe size' }] }, 'columns.0.target', 'value_invalid'],
    [
      {
        columns: [
          { column: 0, target: null },
          { column: 1, target: null },
        ],
      },
      'columns',
      'mapping_makes_no_lead',
    ],
    [{ delimiter: '#' }, 'delimiter', 'value_invalid'],
    [{ color: 'red' }, 'color', 'unknown_field'],
  ])('the mapping %j is refused with field and code', async (settings, field, code) => {
    const person = await someone();
    const { body } = await upload(person, 'Name,Email\nBo Ek,bo@acme.com\n');
    for (const act of ['preview', 'start']) {
      const answer = await person.browser.post(`${importsOf(person)}/${body.id}/${act}`, settings);
      expect(answer.body.errors[0]).toMatchObject({ field, code });
    }
  });

  test('a chosen target is removed from the column for which it was detected', async () => {
    const person = await someone();
    const { body } = await upload(person, 'Name,Email,Second\nBo Ek,bo@acme.com,ek@acme.com\n');
    const { body: preview } = await person.browser.post(`${importsOf(person)}/${body.id}/preview`, {
      columns: [{ column: 2, target: 'person.email' }],
    });
    expect(preview.columns.map(({ target }: { target: string }) => target)).toEqual(['name', null, 'person.email']);
    expect(preview.rows[0].person.email).toBe('ek@acme.com');
  });
});

describe('bad input is reported with row, field and code, and nothing else is lost', () => {
  const refusedOf = async (person: TestUser, id: string) => (await person.browser.get(`${importsOf(person)}/${id}/refused`)).body.items;

  test('rows that are broken, in another encoding, without a lead, or too long', async () => {
    const person = await someone();
    const bytes = Buffer.concat([
      Buffer.from(
        'Name,Email,Note\nBo Ek,bo@acme.com,x\n"Cy Fo,cy@acme.com,x\nDi Go,di@acme.com,x\n,,only a note\nEd Ho,ed@acme.com,a,b\nZo',
      ),
      Buffer.from([0xeb]),
      Buffer.from(' Ix,zoe@acme.com,y\nJoë Kay,joe@acme.com,z\nÉva Lo,eva@acme.com,z\n'),
    ]);
    const done = await importFile(person, bytes);
    expect(done.progress).toMatchObject({ peopleCreated: 4, refused: 4 });
    expect(await refusedOf(person, done.id)).toMatchObject([
      { row: 3, field: 'Name', code: 'quote_unbalanced', cells: ['"Cy Fo', 'cy@acme.com', 'x'] },
      { row: 5, code: 'nobody', cells: ['', '', 'only a note'] },
      { row: 6, code: 'row_too_long', cells: ['Ed Ho', 'ed@acme.com', 'a', 'b'] },
      { row: 7, field: 'Name', code: 'encoding_mixed', cells: ['Zoë Ix', 'zoe@acme.com', 'y'] },
    ]);
    const { text, headers } = await person.browser.get(`${importsOf(person)}/${done.id}/refused.csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')[0]).toBe('row,field,code,reason,Name,Email,Note');
    expect(text.split('\r\n')[1]).toMatch(
      /^3,Name,quote_unbalanced,".*","""Cy Fo",cy@acme\.com,x$|^3,Name,quote_unbalanced,[^"]*,"""Cy Fo",cy@acme\.com,x$/,
    );
  });

  test('cells of refused rows and invalid values are not formulas in their CSV files, as in exports', async () => {
    const person = await someone();
    const done = await importFile(person, 'Name,Email,Note\nAna Ax,\uFF201+1,x\n,, =1+1\n,,\uFF1D1+1\n');
    const csvOf = async (name: string) => (await person.browser.get(`${importsOf(person)}/${done.id}/${name}.csv`)).text;
    expect(await csvOf('refused')).toContain(`,'\uFF1D1+1`);
    expect(await csvOf('refused')).toContain(`' =1+1`);
    expect(await csvOf('invalid-values')).toContain(`,'\uFF201+1,`);
  });

  test('a file without headers is read by the content of its cells, and one with the same header twice keeps both columns', async () => {
    const person = await someone();
    const { body: bare } = await upload(person, 'bo@acme.com,+49 89 123456\ncy@acme.com,+49 89 654321\n');
    expect((await person.browser.post(`${importsOf(person)}/${bare.id}/preview`)).body).toMatchObject({
      headerRow: 0,
      columns: [{ target: 'person.email' }, { target: 'person.phone' }],
    });
    const { body: twice } = await upload(person, 'Name,Email,Note,Note\nBo Ek,bo@acme.com,a,b\n');
    const preview = (await person.browser.post(`${importsOf(person)}/${twice.id}/preview`)).body;
    expect(preview.columns.map(({ header }: { header: string }) => header)).toEqual(['Name', 'Email', 'Note', 'Note 2']);
    expect(preview.problems).toMatchObject([{ code: 'header_twice' }]);
  });

  test.each([
    ['\uFEFFVorname;Nachname;E-Mail\nBjörn;Ek;bjorn@acme.com\n', (text: string) => Buffer.from(text)],
    ['\uFEFFVorname\tNachname\tE-Mail\r\nBjörn\tEk\tbjorn@acme.com\r\n', (text: string) => Buffer.from(text, 'utf16le')],
    ['Vorname;Nachname;E-Mail\r\nBjörn;Ek;bjorn@acme.com\r\n', (text: string) => Buffer.from(text, 'latin1')],
    ['sep=;\r\nVorname;Nachname;E-Mail\r\nBjörn;Ek;bjorn@acme.com\r\n', (text: string) => Buffer.from(text)],
  ])('European spreadsheet formats are read: %j', async (text, bytesOf) => {
    const person = await someone();
    const done = await importFile(person, bytesOf(text));
    expect(done.progress).toMatchObject({ refused: 0 });
    expect(await rowsOf(person, `select name, email from people where workspace_id = current_workspace()`)).toEqual([
      { name: 'Björn Ek', email: 'bjorn@acme.com' },
    ]);
  });

  test.each([
    ['', 'file_empty', 422],
    ['x'.repeat(2_000_001), 'file_too_large', 413],
  ])('a refused file leaves nothing behind', async (content, code, status) => {
    const person = await someone();
    const before = foldersOf(person).length;
    const answer = await upload(person, content);
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
    expect(foldersOf(person)).toHaveLength(before);
  });

  test('an upload above the limit, and an interrupted one, leave nothing behind', async () => {
    const person = await someone();
    const path = `${importsOf(person)}?fileName=x.csv`;
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(500_000)) });
    expect((await person.browser.upload(path, endless)).body.errors[0].code).toBe('file_too_large');
    let pulls = 0;
    const broken = new ReadableStream({
      pull: (controller) => ((pulls += 1) < 3 ? controller.enqueue(new Uint8Array(10)) : controller.error(new Error('gone'))),
    });
    expect((await person.browser.upload(path, broken)).body.errors[0].code).toBe('upload_broken');
    expect(foldersOf(person)).toEqual([]);
  });

  test.each([
    [Buffer.from('PK\u0003\u0004 not an archive'), 'file_broken'],
    [Buffer.from('[{"name": "Bo"}, {"na'), 'file_broken'],
  ])('an unsupported or broken file is refused in the preview: %#', async (bytes, code) => {
    const person = await someone();
    const { body } = await upload(person, bytes);
    expect((await person.browser.post(`${importsOf(person)}/${body.id}/preview`)).body.errors[0].code).toBe(code);
  });
});

test.each([
  ['a PDF', Buffer.from('%PDF-1.7 …')],
  ['a PDF after other bytes, as the format allows', Buffer.from('\r\njunk\r\n%PDF-1.4\n1 0 obj')],
  ['a PDF named .csv', Buffer.from('%PDF-2.0\na,b,c\n1,2,3\n')],
  ['an old binary workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])],
  ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1])],
  ['RTF', Buffer.from('{\\rtf1\\ansi Hello}')],
  ['HTML without a table', Buffer.from('\uFEFF\n<html><p>Hello</p></html>')],
  ['XML', Buffer.from('<?xml version="1.0"?><people/>')],
  ['an email', Buffer.from('MIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\nHi')],
])('%s is refused by its content before there is an import of it', async (_what, bytes) => {
  const person = await someone();
  const answer = await upload(person, bytes);
  expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'file_format_unknown']);
  expect((await person.browser.get(importsOf(person))).body.items).toEqual([]);
  expect(foldersOf(person)).toEqual([]);
});

describe('controlling an import', () => {
  test('it is paused, resumed and canceled, and refuses what its status does not allow', async () => {
    const person = await someone();
    const { body } = await upload(person, people(10));
    const act = async (name: string) => (await person.browser.post(`${importsOf(person)}/${body.id}/${name}`)).body;
    expect((await act('undo')).errors[0].code).toBe('import_state');
    expect((await act('start')).status).toBe('queued');
    expect((await act('start')).errors[0].code).toBe('import_state');
    expect((await act('pause')).status).toBe('paused');
    expect((await work(person, body.id)).status).toBe('paused');
    expect((await act('resume')).status).toBe('queued');
    expect((await act('cancel')).status).toBe('canceled');
    expect(await work(person, body.id)).toMatchObject({ status: 'canceled', progress: { peopleCreated: 0 } });
  });

  test('a double submit with one key is one upload and one start; another file with that key is refused', async () => {
    const person = await someone();
    const key = { 'idempotency-key': 'one' };
    const [first, second] = await Promise.all([upload(person, people(2), 'a.csv', key), upload(person, people(2), 'a.csv', key)]);
    expect(first.body.id).toBe(second.body.id);
    expect(foldersOf(person)).toEqual([first.body.id]);
    expect((await upload(person, people(3), 'a.csv', key)).body.errors[0].code).toBe('idempotency_key_reused');
    const start = () => person.browser.post(`${importsOf(person)}/${first.body.id}/start`, {}, { 'idempotency-key': 'two' });
    expect([(await start()).body.status, (await start()).body.status]).toEqual(['queued', 'queued']);
  });

  test("it continues when the session of the user who started it ends, and a removed member can't control it", async () => {
    const owner = await server.user('Quinn');
    const member = await server.member(owner, 'Ray', 'member');
    const { body } = await upload(member, people(5));
    await member.browser.post(`${importsOf(member)}/${body.id}/start`);
    const [{ id }] = (await owner.browser.get(`${owner.home}/members`)).body.items.filter(({ name }: { name: string }) => name === 'Ray');
    await owner.browser.delete(`${owner.home}/members/${id}`);
    expect((await member.browser.post(`${importsOf(member)}/${body.id}/pause`)).status).toBe(404);
    expect(await work(owner, body.id)).toMatchObject({ status: 'finished', startedBy: { name: 'Ray' }, progress: { peopleCreated: 5 } });
  });

  test('a running import is paused after the rows in progress, and resumes from there', async () => {
    const person = await someone();
    const { body } = await upload(person, people(500));
    const { workspaceId } = person;
    const run = (onProgress?: () => Promise<void>) =>
      runImport({
        db: services.db,
        workspaceId,
        importId: body.id,
        path: uploadPath(dataDir, workspaceId, body.id),
        now: services.now,
        batchRows: 50,
        ...(onProgress ? { onProgress } : {}),
      });
    const act = (name: string) => person.browser.post(`${importsOf(person)}/${body.id}/${name}`);
    const stored = async () =>
      (await rowsOf(person, 'select count(*)::int as n from people where workspace_id = current_workspace()'))[0]?.['n'];
    await act('start');
    const held = await run(async () => void (await act('pause')));
    expect(held).toBe('halted');
    expect((await person.browser.get(`${importsOf(person)}/${body.id}`)).body).toMatchObject({
      status: 'paused',
      progress: { rowsRead: 49 },
    });
    expect(await stored()).toBe(49);
    // Another worker does nothing meanwhile.
    expect(await run()).toBe('taken');
    expect((await act('resume')).body.status).toBe('queued');
    expect(await run()).toBe('finished');
    expect((await person.browser.get(`${importsOf(person)}/${body.id}`)).body).toMatchObject({
      status: 'finished',
      progress: { peopleCreated: 500, unchanged: 0, refused: 0 },
    });
    expect(await stored()).toBe(500);
  });

  test('signing out, or losing the session, in the middle of an import does not stop it', async () => {
    const person = await someone();
    const { body } = await upload(person, people(200));
    await person.browser.post(`${importsOf(person)}/${body.id}/start`);
    const { workspaceId } = person;
    let answers: number[] = [];
    const outcome = await runImport({
      db: services.db,
      workspaceId,
      importId: body.id,
      path: uploadPath(dataDir, workspaceId, body.id),
      now: services.now,
      batchRows: 50,
      onProgress: async () => {
        const out = await person.browser.post('/v1/auth/sign-out');
        answers = [...answers, out.status, (await person.browser.get(`${importsOf(person)}/${body.id}`)).status];
      },
    });
    expect(outcome).toBe('finished');
    expect(answers.slice(1, 2)).toEqual([401]);
    expect(await rowsOf(person, 'select count(*)::int as n from people where workspace_id = current_workspace()')).toEqual([{ n: 200 }]);
  });

  test('a full database disk fails the import, which keeps its rows and can be resumed when there is space', async () => {
    const person = await someone();
    const { body } = await upload(person, people(200));
    await person.browser.post(`${importsOf(person)}/${body.id}/start`);
    const { workspaceId } = person;
    const run = () =>
      runImport({
        db: services.db,
        workspaceId,
        importId: body.id,
        path: uploadPath(dataDir, workspaceId, body.id),
        now: services.now,
        batchRows: 50,
      });
    const owner = new Client(server.owner);
    await owner.connect();
    // PostgreSQL's error when it can't extend a file (53100, disk_full), at the first row of the third transaction.
    await owner.query(`create function app.is_full() returns trigger language plpgsql as
      $$ begin if new.email like 'ana1__@%' then raise exception 'could not extend file' using errcode = '53100'; end if; return new; end $$;
      create trigger is_full before insert on app.people for each row execute function app.is_full();`);
    expect(await run()).toBe('halted');
    const { body: failed } = await person.browser.get(`${importsOf(person)}/${body.id}`);
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'database_full' }, progress: { rowsRead: 99, peopleCreated: 99 } });
    expect(failed.failure.message).toContain('disk');
    await owner.query('drop trigger is_full on app.people; drop function app.is_full()');
    await owner.end();
    expect((await person.browser.post(`${importsOf(person)}/${body.id}/resume`)).body.status).toBe('queued');
    expect(await run()).toBe('finished');
    expect(await rowsOf(person, 'select count(*)::int as n from people where workspace_id = current_workspace()')).toEqual([{ n: 200 }]);
  });

  /** Makes the database refuse people with this address, with an error unknown to imports. @returns a function that ends this */
  async function breakAddress(email: string): Promise<() => Promise<void>> {
    const owner = new Client(server.owner);
    await owner.connect();
    await owner.query(`create function app.is_broken() returns trigger language plpgsql as
      $$ begin if new.email = '${email}' then raise exception 'broken'; end if; return new; end $$;
      create trigger is_broken before insert on app.people for each row execute function app.is_broken();`);
    return async () => {
      await owner.query('drop trigger is_broken on app.people; drop function app.is_broken()');
      await owner.end();
    };
  }

  test('a row that fails every time is set aside with its reason, all others are imported, and it can be retried and undone', async () => {
    const person = await someone();
    const { workspaceId } = person;
    const { body } = await upload(person, people(200, 5_000));
    const path = uploadPath(dataDir, workspaceId, body.id);
    const run = () => runImport({ db: services.db, workspaceId, importId: body.id, path, now: services.now, batchRows: 50 });
    const read = async (at = importsOf(person)) => (await person.browser.get(`${at}/${body.id}`)).body;
    const stored = () => rowsOf(person, 'select count(*)::int as n from people where workspace_id = current_workspace()');
    await person.browser.post(`${importsOf(person)}/${body.id}/start`);
    const mend = await breakAddress('ana5120@acme20.com');
    expect(await run()).toBe('finished');
    expect(await read()).toMatchObject({
      status: 'finished',
      total: 200,
      done: 199,
      failed: 1,
      progress: { phase: 'importing', rowsRead: 200, peopleCreated: 199, refused: 0 },
    });
    // The header is row 1.
    expect((await person.browser.get(`${person.home}/runs/${body.id}/failed-rows`)).body.items).toMatchObject([
      { row: 122, subject: 'Row 122', attempts: 3, code: 'fault', reason: 'Something went wrong on our side with this row.' },
    ]);
    expect(await stored()).toEqual([{ n: 199 }]);
    await mend();
    expect((await person.browser.post(`${person.home}/runs/${body.id}/retry`)).body).toMatchObject({ status: 'queued', failed: 0 });
    expect(await run()).toBe('finished');
    expect(await read()).toMatchObject({ status: 'finished', total: 200, done: 200, failed: 0, progress: { peopleCreated: 200 } });
    expect(await stored()).toEqual([{ n: 200 }]);
    await person.browser.post(`${importsOf(person)}/${body.id}/undo`);
    expect(await read(`${person.home}/runs`)).toMatchObject({ status: 'queued', isUndo: true, total: 200, done: 0 });
    expect(await run()).toBe('finished');
    expect(await read()).toMatchObject({ status: 'finished', isUndo: true, total: 200, done: 200, progress: { rowsRead: 0 } });
    expect(await stored()).toEqual([{ n: 0 }]);
  });

  test('a row with a value that the database refuses is found and refused, and all others are imported', async () => {
    const person = await someone();
    const { workspaceId } = person;
    const { body } = await upload(person, people(60, 6_000));
    await person.browser.post(`${importsOf(person)}/${body.id}/start`);
    const owner = new Client(server.owner);
    await owner.connect();
    await owner.query(`alter table app.people add constraint no_such_address check (email <> 'ana6033@acme33.com') not valid`);
    const path = uploadPath(dataDir, workspaceId, body.id);
    expect(await runImport({ db: services.db, workspaceId, importId: body.id, path, now: services.now, batchRows: 50 })).toBe('finished');
    await owner.query('alter table app.people drop constraint no_such_address');
    await owner.end();
    expect((await person.browser.get(`${importsOf(person)}/${body.id}`)).body).toMatchObject({
      status: 'finished',
      failed: 0,
      done: 60,
      progress: { peopleCreated: 59, refused: 1 },
    });
    expect((await person.browser.get(`${importsOf(person)}/${body.id}/refused`)).body.items).toMatchObject([
      { row: 35, code: 'database_refused', cells: expect.arrayContaining(['ana6033@acme33.com']) },
    ]);
  });

  test('it is controlled like any run, with its own id; its undo can be paused but not canceled', async () => {
    const person = await someone();
    const { body } = await upload(person, people(5));
    const steer = async (verb: string) => {
      const answer = await person.browser.post(`${person.home}/runs/${body.id}/${verb}`);
      return answer.status === 200 ? [answer.body.kind, answer.body.status, answer.body.pauseReason] : answer.body.errors[0].code;
    };
    // Not found before it is started.
    expect(await steer('pause')).toBe('not_found');
    await person.browser.post(`${importsOf(person)}/${body.id}/start`);
    expect(await steer('pause')).toEqual(['import', 'paused', 'member']);
    expect(await steer('resume')).toEqual(['import', 'queued', null]);
    expect(await steer('retry')).toEqual(['import', 'queued', null]);
    expect(await work(person, body.id)).toMatchObject({ status: 'finished', pauseReason: null, failure: null });
    expect(await steer('cancel')).toBe('already_ended');
    await person.browser.post(`${importsOf(person)}/${body.id}/undo`);
    expect(await steer('pause')).toEqual(['import', 'paused', 'member']);
    expect(await steer('cancel')).toBe('import_state');
    expect(await steer('resume')).toEqual(['import', 'queued', null]);
    expect(await work(person, body.id)).toMatchObject({ status: 'finished', isUndo: true, endedAt: expect.any(String) });
    const { body: other } = await upload(person, people(5));
    await person.browser.post(`${importsOf(person)}/${other.id}/start`);
    expect((await person.browser.post(`${person.home}/runs/${other.id}/cancel`)).body.status).toBe('canceled');
    expect((await person.browser.get(`${person.home}/runs?kind=import`)).body.items).toMatchObject([
      { id: other.id, status: 'canceled' },
      { id: body.id, status: 'finished', isUndo: true },
    ]);
    const { body: audit } = await person.browser.get(`${person.home}/audit-events?action=import.cancelled`);
    expect(audit.items).toMatchObject([{ target: { id: other.id } }]);
  });

  test('a key that hundreds of rows share creates only a limited number of pairs', async () => {
    const person = await someone();
    const rows = Array.from({ length: 200 }, (_none, n) => `info@acme.com,+49 89 ${100_000 + n}`);
    const done = await importFile(person, ['Email,Phone', ...rows].join('\n'));
    expect(done).toMatchObject({ status: 'finished', progress: { peopleCreated: 200 } });
    // Without a limit: 200 * 199 / 2.
    expect(done.progress.doubtful).toBeLessThanOrEqual(200 * 50);
  });

  test("an erased person is not imported again, and only the row's number is stored", async () => {
    const person = await someone();
    await eraseAsOperator(server, [person.workspaceId], 'ana900001@acme1.com', new Date());
    const done = await importFile(person, people(3, 900_000));
    expect(done).toMatchObject({ status: 'finished', progress: { peopleCreated: 2, refused: 1 } });
    const { items } = (await person.browser.get(`${importsOf(person)}/${done.id}/refused`)).body;
    expect(items).toMatchObject([{ row: 3, code: 'erased', cells: [] }]);
  });

  test('a lead that a member created is matched by its name and not created again', async () => {
    const person = await someone();
    await person.browser.post(`${person.home}/companies`, { name: 'Nordfracht GmbH' });
    await importFile(person, 'Name,Company\nBo Ek,Nordfracht');
    expect(await rowsOf(person, 'select name from companies where workspace_id = current_workspace()')).toEqual([
      { name: 'Nordfracht GmbH' },
    ]);
  });

  test("another workspace's import is not found", async () => {
    const [one, other] = [await someone(), await someone()];
    const { body } = await upload(one, people(1));
    for (const act of ['preview', 'start', 'pause', 'resume', 'cancel', 'undo'])
      expect((await other.browser.post(`${importsOf(other)}/${body.id}/${act}`)).status).toBe(404);
    expect((await other.browser.get(`${importsOf(other)}/${body.id}/refused`)).status).toBe(404);
  });

  test('a file that a new workspace uploads while files are swept is kept', async () => {
    let person: TestUser | null = null;
    const sweep: typeof services.files.sweep = async (now, keptIn) => {
      person = await someone();
      await upload(person, people(1));
      return services.files.sweep(now, keptIn);
    };
    await removeUploads({ ...services, files: { ...services.files, sweep } });
    expect(foldersOf(person as unknown as TestUser)).toHaveLength(1);
  });

  test('the uploaded file is removed after 30 days, and the import shows it', async () => {
    const person = await someone();
    const { body } = await upload(person, people(1));
    server.moveClock(new Date(Date.now() + 31 * 86_400_000));
    await removeUploads(services);
    server.moveClock(null);
    expect(foldersOf(person)).toEqual([]);
    expect((await person.browser.get(`${importsOf(person)}/${body.id}`)).body).toMatchObject({ status: 'canceled', fileUntil: null });
    expect((await person.browser.post(`${importsOf(person)}/${body.id}/preview`)).body.errors[0].code).toBe('file_gone');
  });
});

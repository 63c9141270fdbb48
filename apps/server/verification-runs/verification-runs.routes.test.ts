/** Verifying many over HTTP, against scripted mail servers: what is counted, asked, paid and released. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDnsCache, createMailHosts, createVerifier, type Verifier } from '@leadlight/adapters';
import { askZone, dialTo, startMailServer, type ScriptedMailServer, type Zone } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { readVerificationRun } from '@leadlight/db/verification';
import { afterAll, expect, test } from 'vitest';
import { archive, workbookEntries } from '../imports/files/workbook-file.ts';
import { removeUploads } from '../imports/uploads.commands.ts';
import { uploadPath } from '../imports/uploads.ts';
import type { SliceOutcome } from '../runs/run-slice.ts';
import { workAtAsking, type AskingWork } from '../testing/asking-work.ts';
import { makePerson } from '../testing/leads.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-runs-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const { services } = server;
const { db } = services;

/** What the mail server answers, by the name before the @, or for a whole domain; other mailboxes do not exist. Tests change it. */
const mailboxes = new Map<string, string>();
const asked: string[] = [];
const mail: ScriptedMailServer = await startMailServer({
  rcpt: (path) => {
    const [name = '', domain = ''] = path.toLowerCase().split('@');
    asked.push(path);
    const reply = mailboxes.get(`@${domain}`);
    if (reply && !mailboxes.has(name)) return reply;
    if (/^(ok|p|w)\d*$/.test(name)) return '250 2.1.5 Ok';
    return mailboxes.get(name) ?? `550 5.1.1 <${path}>: Recipient address rejected: User unknown`;
  },
});
afterAll(mail.close);
const zone: Zone = Object.fromEntries([
  ['A mx.acme.test', '45.10.0.1'],
  ...['acme.test', 'nord.test', 'sud.test', 'slow.test'].map((domain) => [`MX ${domain}`, '10 mx.acme.test']),
]);

function newVerifier(): Verifier {
  return createVerifier({
    findMailHosts: createMailHosts(createDnsCache(askZone(zone))),
    dial: dialTo({ '45.10.0.1': mail }),
    identity: { heloName: 'verify.leadlight.test', sender: 'probe@leadlight.test' },
    clock: {
      now: () => services.now().getTime(),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    },
  });
}

async function work(who: TestUser, runId: string, more: Partial<AskingWork> = {}): Promise<SliceOutcome> {
  const verifier = newVerifier();
  const pathOf = (fileId: string): string => uploadPath(dataDir, who.workspaceId, fileId);
  try {
    return await workAtAsking(services, { workspaceId: who.workspaceId, runId }, { verifier, pathOf, ...more });
  } finally {
    verifier.close();
  }
}

const inside = <T>(who: TestUser, read: (tx: WorkspaceTx) => Promise<T>) => inWorkspace(db, who.workspaceId, read);
const upload = (who: TestUser, text: string | Uint8Array, fileName = 'list.csv', headers = {}) =>
  who.browser.upload(`${who.home}/verification-files?fileName=${fileName}`, typeof text === 'string' ? Buffer.from(text) : text, headers);
const emailColumn = [{ column: 0, target: 'address' }];
async function fileSource(who: TestUser, text: string | Uint8Array, columns: readonly object[] = emailColumn) {
  const { body } = await upload(who, text);
  return { kind: 'file', fileId: body.id as string, columns };
}
const pasted = (...addresses: string[]) => ({ kind: 'addresses', addresses });
const forecast = (who: TestUser, source: object, more = {}) =>
  who.browser.post(`${who.home}/verification-runs/forecast`, { source, ...more });
const start = (who: TestUser, source: object, ceiling = 100, more = {}) =>
  who.browser.post(`${who.home}/verification-runs`, { source, ceiling, ...more });
const read = async (who: TestUser, id: string) => (await who.browser.get(`${who.home}/verification-runs/${id}`)).body;
const rowsOf = async (who: TestUser, id: string) =>
  (await who.browser.get(`${who.home}/verification-runs/${id}/rows?limit=200`)).body.items as {
    row: number;
    given: string;
    status: string;
    skipReason: string | null;
    failure: string | null;
    verdict: { verdict: string; reason: string } | null;
    cost: number;
    isDouble: boolean;
  }[];
const results = async (who: TestUser, id: string, query = '') =>
  (await who.browser.get(`${who.home}/verification-runs/${id}/results.csv${query}`)).text;
const steer = (who: TestUser, id: string, verb: string) => who.browser.post(`${who.home}/verification-runs/${id}/${verb}`);
const creditsOf = async (who: TestUser) => (await who.browser.get(`${who.home}/credits`)).body as { balance: number; held: number };
const spends = async (who: TestUser) => (await who.browser.get(`${who.home}/credits/entries?kind=spend&limit=200`)).body.items as unknown[];
const codeOf = ({ status, body }: { status: number; body: any }): string =>
  `${status} ${body.errors?.[0]?.code} ${body.errors?.[0]?.field}`;
const addresses = (count: number, name = 'ok', domain = 'acme.test') =>
  Array.from({ length: count }, (_none, n) => `${name}${n}@${domain}`);

test('a list is understood: delimiter, encoding, header and what its columns are', async () => {
  const ana = await server.user('Ana');
  const { status, body } = await upload(
    ana,
    'First name;Last name;E-Mail;Company domain\nAna;Silva;ana@acme.test;acme.test\n\nBo;Ek;bo@acme.test;acme.test\n',
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({ rows: 2, delimiter: ';', encoding: 'utf-8', headerRow: 1, fileName: 'list.csv' });
  expect(body.columns).toMatchObject([
    { header: 'First name', guess: 'first_name', samples: ['Ana', 'Bo'] },
    { header: 'Last name', guess: 'last_name' },
    { header: 'E-Mail', guess: 'address' },
    { header: 'Company domain', guess: 'domain' },
  ]);
  const wide = await upload(ana, Buffer.from('\uFEFFName\tDomain\nJürgen Groß\tacme.test\n', 'utf16le'));
  expect(wide.body).toMatchObject({ encoding: 'utf-16le', delimiter: '\t', columns: [{ guess: 'name' }, { guess: 'domain' }] });
  const bare = await upload(ana, 'ana@acme.test\nbo@acme.test\n');
  expect(bare.body).toMatchObject({ rows: 2, headerRow: 0, columns: [{ header: null, guess: 'address' }] });
});

test('a workbook is read like a CSV file: its columns, its rows, and cells with commas and line breaks', async () => {
  const ana = await server.user('AnaWorkbook');
  const workbook = archive(
    workbookEntries([
      {
        name: 'Leads',
        rows: [
          ['Name', 'E-Mail', 'Note'],
          ['Ana', 'ana@acme.test', 'a, "b"\nc'],
          ['Bo', 'bo@acme.test', null],
        ],
      },
    ]),
  );
  const { status, body } = await upload(ana, workbook, 'list.xlsx');
  expect([status, body.fileName, body.rows]).toEqual([201, 'list.xlsx', 2]);
  expect(body.columns).toMatchObject([
    { header: 'Name', samples: ['Ana', 'Bo'] },
    { header: 'E-Mail', guess: 'address', samples: ['ana@acme.test', 'bo@acme.test'] },
    { header: 'Note', samples: ['a, "b"\nc'] },
  ]);
  const source = { kind: 'file', fileId: body.id, columns: [{ column: 1, target: 'address' }] };
  expect((await forecast(ana, source)).body).toMatchObject({ rows: 2, toCheck: 2 });
});

test.each([
  ['a PDF', '%PDF-1.7 x'],
  ['HTML', '<html><p>Hello</p></html>'],
  ['vCards', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ana Silva\nEMAIL:ana@acme.test\nEND:VCARD\n'],
])('%s is refused by its content, before a run of it', async (what, text) => {
  const kim = await server.user(`Refused${what.replaceAll(' ', '')}`);
  expect(codeOf(await upload(kim, text))).toMatch('422 file_format_unknown');
});

test('a file that cannot be is refused, and nothing of it is kept', async () => {
  const bea = await server.user('Bea');
  expect(codeOf(await upload(bea, ''))).toMatch('422 file_empty');
  expect(codeOf(await upload(bea, 'Email\n'))).toMatch('422 file_empty');
  expect(codeOf(await upload(bea, '[{"email":"a@acme.test"}]'))).toMatch('422 file_format_unknown');
  expect(codeOf(await upload(bea, 'PK\u0003\u0004'))).toMatch(/422 file_(?:broken|format_unknown)/);
  expect(codeOf(await upload(bea, `Email\n${'a@b.test\n'.repeat(200_001)}`))).toMatch('422 too_many_rows');
  expect(await readdir(join(dataDir, 'uploads', bea.workspaceId))).toEqual([]);
});

test('a repeated upload with the same key is one file', async () => {
  const cem = await server.user('Cem');
  const once = () => upload(cem, 'Email\nok@acme.test\n', 'x.csv', { 'idempotency-key': 'k' });
  const [first, second] = [await once(), await once()];
  expect(second.body.id).toBe(first.body.id);
  expect(await readdir(join(dataDir, 'uploads', cem.workspaceId))).toEqual([first.body.id]);
  const other = await upload(cem, 'Email\nbad@acme.test\n', 'x.csv', { 'idempotency-key': 'k' });
  expect(codeOf(other)).toMatch('409 idempotency_key_reused');
});

test('of lists that nothing was started with the newest twenty are kept', async () => {
  const cyd = await server.user('Cyd');
  const first = await upload(cyd, 'Email\nok@acme.test\n');
  const used = await fileSource(cyd, 'Email\nok@acme.test\n');
  await start(cyd, used);
  for (let n = 0; n < 20; n += 1) await upload(cyd, 'Email\nok@acme.test\n');
  expect(await readdir(join(dataDir, 'uploads', cyd.workspaceId))).toHaveLength(21);
  expect(codeOf(await start(cyd, { kind: 'file', fileId: first.body.id, columns: emailColumn }))).toMatch('410 file_gone');
  expect((await start(cyd, used)).status).toBe(202);
});

test('the forecast is exact, and the run spends what it said', async () => {
  const dora = await server.user('Dora');
  await dora.browser.post(`${dora.home}/suppressions`, { text: 'left@acme.test\nsud.test' });
  const known = await start(dora, pasted('ok1@acme.test'));
  await work(dora, known.body.id);
  const source = await fileSource(
    dora,
    [
      'Email',
      'ok1@acme.test',
      'OK2@Acme.test',
      'ok2@acme.test',
      'no@acme.test',
      '  ',
      'left@acme.test',
      'x@sud.test',
      'not an address',
    ].join('\n'),
  );
  const { body } = await forecast(dora, source);
  expect(body).toEqual({
    rows: 7,
    empty: 0,
    noName: 0,
    noDomain: 0,
    alreadyHaveEmail: 0,
    doubles: 1,
    suppressed: 2,
    notRevealed: 0,
    alreadyKnown: 1,
    free: 0,
    toCheck: 3,
    mostCost: 3,
    available: 2_499,
    monthLeft: null,
  });
  const { body: run } = await start(dora, source, 1_000);
  expect(run).toMatchObject({
    status: 'queued',
    total: 7,
    ceiling: 1_000,
    source: 'file',
    name: 'list.csv',
    pauseReason: null,
    creditsHeld: 3,
  });
  expect((await creditsOf(dora)).held).toBe(3);
  expect(await work(dora, run.id)).toBe('finished');
  expect(await read(dora, run.id)).toMatchObject({
    status: 'finished',
    done: 7,
    skipped: 2,
    waiting: 0,
    creditsSpent: 2,
    verdicts: { deliverable: 3, undeliverable: 2, risky: 0, unknown: 0 },
  });
  expect(await creditsOf(dora)).toMatchObject({ balance: 2_497, held: 0 });
  expect(
    (await rowsOf(dora, run.id)).map(({ row, given, status, skipReason, verdict, cost, isDouble }) => [
      row,
      given,
      skipReason ?? status,
      verdict?.verdict,
      cost,
      isDouble,
    ]),
  ).toEqual([
    [2, 'ok1@acme.test', 'done', 'deliverable', 0, false],
    [3, 'OK2@Acme.test', 'done', 'deliverable', 1, false],
    [4, 'ok2@acme.test', 'done', 'deliverable', 0, true],
    [5, 'no@acme.test', 'done', 'undeliverable', 1, false],
    [7, 'left@acme.test', 'suppressed', undefined, 0, false],
    [8, 'x@sud.test', 'suppressed', undefined, 0, false],
    [9, 'not an address', 'done', 'undeliverable', 0, false],
  ]);
  expect(asked.filter((path) => path === 'left@acme.test' || path === 'x@sud.test')).toEqual([]);
  // Once for the two rows, and possibly once more at the end of the session, to see that the server still accepts it.
  expect(asked.filter((path) => path.toLowerCase() === 'ok2@acme.test').length).toBeLessThanOrEqual(2);
  const filtered = await dora.browser.get(`${dora.home}/verification-runs/${run.id}/rows?verdict=undeliverable`);
  expect(filtered.body.items.map(({ row }: { row: number }) => row)).toEqual([5, 9]);
});

test('addresses of a file are verified without what is written around them, once each, and the file comes back as it was', async () => {
  const wren = await server.user('Wren');
  await wren.browser.post(`${wren.home}/suppressions`, { text: 'left@acme.test' });
  const cells = [
    'Ok Berg <ok1@acme.test>',
    'mailto:ok1@acme.test',
    'No Nobody <no@acme.test>',
    'Left <left@acme.test>',
    'ok1@acme.test ok2@acme.test',
  ];
  const { body: run } = await start(wren, await fileSource(wren, ['Email', ...cells].join('\n')));
  await work(wren, run.id);
  expect((await rowsOf(wren, run.id)).map(({ given, status, verdict, cost }) => [given, status, verdict?.reason, cost])).toEqual([
    ['ok1@acme.test', 'done', 'mailbox_accepted', 1],
    ['ok1@acme.test', 'done', 'mailbox_accepted', 0],
    ['no@acme.test', 'done', 'mailbox_not_found', 1],
    [expect.any(String), 'skipped', undefined, 0],
    ['ok1@acme.test ok2@acme.test', 'done', 'invalid_syntax', 0],
  ]);
  const lines = (await results(wren, run.id)).split('\n');
  for (const [index, cell] of cells.entries()) expect(lines[index + 1]).toContain(cell);
});

test('asking again within 30 days is free', async () => {
  const eli = await server.user('Eli');
  await work(eli, (await start(eli, pasted('ok@acme.test'))).body.id);
  const again = await forecast(eli, pasted('ok@acme.test'), { fresh: true });
  expect(again.body).toMatchObject({ alreadyKnown: 0, free: 1, toCheck: 1, mostCost: 0 });
  const before = asked.length;
  const { body: run } = await start(eli, pasted('ok@acme.test'), 0, { fresh: true });
  expect(await work(eli, run.id)).toBe('finished');
  expect(asked.slice(before)).toContain('ok@acme.test');
  expect(await spends(eli)).toHaveLength(1);
});

test('the ceiling is never passed, and no address is asked about that could not be paid for', async () => {
  const fay = await server.user('Fay');
  const list = addresses(60, 'p', 'nord.test');
  const { body: run } = await start(fay, pasted(...list), 25);
  expect(await work(fay, run.id)).toBe('halted');
  expect(await read(fay, run.id)).toMatchObject({ status: 'paused', pauseReason: 'ceiling', creditsSpent: 25, done: 25 });
  expect(new Set(asked.filter((path) => /^p\d+@nord\.test$/.test(path))).size).toBe(25);
  expect(await creditsOf(fay)).toMatchObject({ balance: 2_475, held: 0 });
  const resumed = await steer(fay, run.id, 'resume');
  expect(resumed.body.status).toBe('queued');
  expect(await work(fay, run.id)).toBe('halted');
  expect(await spends(fay)).toHaveLength(25);
});

test('at most a window is asked ahead of what is settled: after a kill at most that much is asked again', async () => {
  const wim = await server.user('Wim');
  const { body: run } = await start(wim, pasted(...addresses(12, 'w', 'acme.test')));
  const verifier = newVerifier();
  let askedFor = 0;
  let mostAhead = 0;
  try {
    const watched: Pick<Verifier, 'verify'> = {
      verify: async (...request) => {
        askedFor += 1;
        mostAhead = Math.max(mostAhead, askedFor - (await read(wim, run.id)).done);
        return verifier.verify(...request);
      },
    };
    expect(await work(wim, run.id, { window: 3, verifier: watched })).toBe('finished');
  } finally {
    verifier.close();
  }
  expect(askedFor).toBe(12);
  expect(mostAhead).toBeLessThanOrEqual(3);
});

test('with too few credits nothing starts; when they run out the run pauses and can be resumed', async () => {
  const gil = await server.user('Gil');
  await inside(gil, (tx) => tx.query('update credit_accounts set held = balance - 2'));
  expect(codeOf(await start(gil, pasted(...addresses(5))))).toMatch('409 credits_insufficient');
  const { body: run } = await start(gil, pasted(...addresses(5)), 2);
  expect(await work(gil, run.id)).toBe('halted');
  expect(await read(gil, run.id)).toMatchObject({ pauseReason: 'ceiling', creditsSpent: 2 });
});

/** A verifier that continues only when the test lets it. */
function gated() {
  const waiting: (() => void)[] = [];
  const inner = newVerifier();
  afterAll(() => inner.close());
  let isOpen = false;
  const verifier: Pick<Verifier, 'verify'> = {
    verify: async (text, options) => {
      if (!isOpen) await new Promise<void>((resolve) => void waiting.push(resolve));
      return inner.verify(text, options);
    },
  };
  return {
    verifier,
    waiting,
    open: () => {
      isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
  };
}
const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 5));
};

test.each(['pause', 'cancel'])('%s takes effect while addresses are under way: what is not settled costs nothing', async (verb) => {
  const hal = await server.user(`Hal${verb}`);
  const { body: run } = await start(hal, pasted(...addresses(30)), 30);
  const gate = gated();
  const working = work(hal, run.id, { verifier: gate.verifier });
  await until(() => gate.waiting.length === 30);
  expect((await steer(hal, run.id, verb)).body.status).toBe(verb === 'pause' ? 'paused' : 'canceled');
  expect(await creditsOf(hal)).toMatchObject({ balance: 2_500, held: 0 });
  gate.open();
  expect(await working).toBe('halted');
  expect(await spends(hal)).toEqual([]);
});

test('a paused run continues where it stopped, and a canceled run does not', async () => {
  const hilde = await server.user('Hilde');
  const { body: run } = await start(hilde, pasted(...addresses(30)), 30);
  await steer(hilde, run.id, 'pause');
  expect((await steer(hilde, run.id, 'resume')).body.status).toBe('queued');
  expect(await work(hilde, run.id)).toBe('finished');
  expect(await read(hilde, run.id)).toMatchObject({ done: 30, creditsSpent: 30 });
  const { body: other } = await start(hilde, pasted(...addresses(3)), 30);
  await steer(hilde, other.id, 'cancel');
  expect(codeOf(await steer(hilde, other.id, 'resume'))).toMatch('409 already_ended');
});

test('a row that a server defers waits in the table and is asked again at the same server when it is due; unknown is final after a day', async () => {
  const ida = await server.user('Ida');
  mailboxes.set('@slow.test', '450 4.2.0 Greylisted, try again in five minutes');
  const { body: run } = await start(ida, pasted('slow@slow.test', 'SLOW@slow.test', 'never@slow.test', 'ok@acme.test'));
  expect(await work(ida, run.id)).toBe('waiting');
  const waiting = await read(ida, run.id);
  expect(waiting).toMatchObject({ status: 'running', waiting: 3, done: 1, creditsSpent: 1, verdicts: { deliverable: 1, unknown: 0 } });
  const dueMs = Date.parse(waiting.nextAttemptAt);
  expect(dueMs - Date.parse(waiting.createdAt)).toBeGreaterThanOrEqual(300_000);
  const count = asked.filter((path) => path === 'slow@slow.test').length;
  server.moveClock(new Date(dueMs - 60_000));
  expect(await work(ida, run.id)).toBe('waiting');
  expect(asked.filter((path) => path === 'slow@slow.test')).toHaveLength(count);
  server.moveClock(new Date(dueMs + 1_000));
  mailboxes.set('slow', '250 2.1.5 Ok');
  expect(await work(ida, run.id)).toBe('waiting');
  expect(await read(ida, run.id)).toMatchObject({ waiting: 1, creditsSpent: 2, done: 3 });
  for (let outcome: SliceOutcome = 'waiting'; outcome === 'waiting';) {
    server.moveClock(new Date(Date.parse((await read(ida, run.id)).nextAttemptAt) + 1_000));
    outcome = await work(ida, run.id);
  }
  const done = await read(ida, run.id);
  expect(done).toMatchObject({
    status: 'finished',
    waiting: 0,
    done: 4,
    creditsSpent: 2,
    verdicts: { deliverable: 1, risky: 2, unknown: 1 },
  });
  expect(Date.parse(done.endedAt) - Date.parse(done.createdAt)).toBeLessThan(25 * 3_600_000);
  server.moveClock(null);
});

test('verdicts of addresses that are suppressed after the run are no longer shown or exported, until the entry is removed', async () => {
  const lea = await server.user('Ysolde');
  const one = await makePerson(db, lea.workspaceId, { name: 'One Person', email: 'ok41@acme.test' }, { source: 'import' });
  const two = await makePerson(db, null, { name: 'Two Person', email: 'ok42@acme.test', companyDomain: 'acme.test' });
  await lea.browser.post(`${lea.home}/people/${two}/reveal`);
  const csv = Buffer.from('Email\nok41@acme.test\nOK42@acme.test\nok43@acme.test\n');
  const sources = [
    { kind: 'people', selection: { kind: 'ids', ids: [one, two] } },
    pasted('ok41@acme.test', 'OK42@acme.test', 'ok43@acme.test'),
  ];
  const runs: string[] = [];
  for (const source of [...sources, await fileSource(lea, csv)]) {
    const { body: run } = await start(lea, source);
    expect(await work(lea, run.id)).toBe('finished');
    runs.push(run.id);
  }
  const shown = async (run = '') =>
    (await rowsOf(lea, run)).map(({ given, status, skipReason, verdict }) => [given, skipReason ?? status, verdict?.verdict]);
  const before = await Promise.all(runs.map(shown));
  await lea.browser.post(`${lea.home}/suppressions`, { text: 'ok41@acme.test ok42@acme.test' });
  const [people = '', typed = '', file = ''] = runs;
  expect(await shown(people)).toEqual([
    ['', 'suppressed', undefined],
    ['', 'suppressed', undefined],
  ]);
  for (const run of [typed, file])
    expect(await shown(run)).toEqual([
      ['ok41@acme.test', 'suppressed', undefined],
      ['OK42@acme.test', 'suppressed', undefined],
      ['ok43@acme.test', 'done', 'deliverable'],
    ]);
  expect(await results(lea, people)).not.toMatch(/ok4[12]|deliverable/i);
  for (const run of [typed, file]) {
    expect((await results(lea, run)).match(/,deliverable,/g)).toHaveLength(1);
    expect(await results(lea, run, '?verdict=deliverable')).not.toMatch(/ok4[12]/i);
  }
  const { body: list } = await lea.browser.get(`${lea.home}/suppressions`);
  await lea.browser.post(`${lea.home}/suppressions/removals`, { ids: list.items.map(({ id }: { id: string }) => id) });
  expect(await Promise.all(runs.map(shown))).toEqual(before);
});

test('of people only own and revealed details are verified, and their verdict goes to the person', async () => {
  const jan = await server.user('Jan');
  const own = await makePerson(db, jan.workspaceId, { name: 'Own Person', email: 'ok@acme.test' }, { source: 'import' });
  const hidden = await makePerson(db, null, { name: 'Hidden Person', email: 'secret@acme.test' });
  const shown = await makePerson(db, null, { name: 'Shown Person', email: 'ok7@acme.test' });
  const bare = await makePerson(db, jan.workspaceId, { name: 'Bare Person' }, { source: 'import' });
  const left = await makePerson(db, jan.workspaceId, { name: 'Left Person', email: 'left@nord.test' }, { source: 'import' });
  await jan.browser.post(`${jan.home}/people/${shown}/reveal`);
  await jan.browser.post(`${jan.home}/suppressions`, { text: 'left@nord.test' });
  const source = { kind: 'people', selection: { kind: 'ids', ids: [own, hidden, shown, bare, left] } };
  expect((await forecast(jan, source)).body).toMatchObject({ rows: 5, notRevealed: 1, empty: 1, suppressed: 1, toCheck: 2, mostCost: 2 });
  const { body: run } = await start(jan, source);
  expect(await work(jan, run.id)).toBe('finished');
  const rows = await rowsOf(jan, run.id);
  expect(rows.map(({ given, status, skipReason }) => [given, skipReason ?? status])).toEqual([
    ['ok@acme.test', 'done'],
    ['', 'not_revealed'],
    ['ok7@acme.test', 'done'],
    ['', 'empty'],
    ['', 'suppressed'],
  ]);
  expect((await jan.browser.get(`${jan.home}/people/${own}`)).body.contact.emailVerdict).toBe('deliverable');
  const stale = { ...source, onlyStale: true };
  expect((await forecast(jan, stale)).body).toMatchObject({ toCheck: 0 });
  expect(await results(jan, run.id)).toContain(`\r\n${own},ok@acme.test,done,deliverable,`);
});

test('a file comes back with all of its columns, in its order, and ours behind under names that it does not use', async () => {
  const kim = await server.user('Kim');
  const text = [
    'sep=;',
    'Email;Note;Note;leadlight VERDICT',
    'ok@acme.test;"a;b";=1+1;old',
    'no@acme.test;only two',
    '',
    ';empty;;',
    'ok2@acme.test;x;y;z;beyond the last column',
  ].join('\r\n');
  const source = await fileSource(kim, `\uFEFF${text}`);
  const { body: run } = await start(kim, source);
  await work(kim, run.id);
  const lines = (await results(kim, run.id)).split('\r\n');
  const cut = (line: string, cells: number): string => line.split(';').slice(0, cells).join(';');
  expect(lines[0]).toBe('sep=;');
  expect(lines[1]).toBe(
    'Email;Note;Note;leadlight VERDICT;;Leadlight status;Leadlight verdict 2;Leadlight reason;Leadlight explanation;Leadlight confidence;' +
      'Leadlight checked at;Leadlight catch-all;Leadlight role;Leadlight free provider;Leadlight disposable;Leadlight suggestion',
  );
  expect(lines[2]).toMatch(/^ok@acme\.test;"a;b";'=1\+1;old;;done;deliverable;mailbox_accepted;/);
  expect(cut(lines[3] ?? '', 8)).toBe('no@acme.test;only two;;;;done;undeliverable;mailbox_not_found');
  expect(lines[4]).toBe('');
  expect(cut(lines[5] ?? '', 7)).toBe(';empty;;;;empty;');
  expect(cut(lines[6] ?? '', 7)).toBe('ok2@acme.test;x;y;z;beyond the last column;done;deliverable');
  const undeliverable = (await results(kim, run.id, '?verdict=undeliverable')).split('\r\n');
  expect(undeliverable.filter((line) => line.includes('@')).map((line) => cut(line, 1))).toEqual(['no@acme.test']);
});

test('letters of another encoding come back as they were', async () => {
  const lea = await server.user('Lea');
  const source = await fileSource(lea, Buffer.from('\uFEFFName,Email\nJürgen Groß 株式会社,ok@acme.test\n', 'utf16le'), [
    { column: 1, target: 'address' },
  ]);
  const { body: run } = await start(lea, source);
  await work(lea, run.id);
  expect(await results(lea, run.id)).toContain('\r\nJürgen Groß 株式会社,ok@acme.test,done,deliverable,');
});

test('when the file has been removed the answers stay and the download is over', async () => {
  const mia = await server.user('Mia');
  const source = await fileSource(mia, 'Email\nok@acme.test\n');
  const { body: run } = await start(mia, source);
  await work(mia, run.id);
  expect(await results(mia, run.id)).toContain('ok@acme.test');
  expect(Date.parse(run.downloadUntil) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  server.moveClock(new Date(Date.now() + 31 * 86_400_000));
  await removeUploads(services);
  server.moveClock(null);
  const gone = await mia.browser.get(`${mia.home}/verification-runs/${run.id}/results.csv`);
  expect(codeOf(gone)).toMatch('410 file_gone');
  expect(codeOf(await forecast(mia, source))).toMatch('410 file_gone');
  expect(codeOf(await start(mia, source))).toMatch('410 file_gone');
  expect(await rowsOf(mia, run.id)).toHaveLength(1);
  expect(await readdir(join(dataDir, 'uploads', mia.workspaceId))).toEqual([]);
});

test('a run whose file is lost before its rows are materialized fails with that reason', async () => {
  const nia = await server.user('Nia');
  const source = await fileSource(nia, 'Email\nok@acme.test\n');
  const { body: run } = await start(nia, source);
  await rm(uploadPath(dataDir, nia.workspaceId, source.fileId));
  expect(await work(nia, run.id)).toBe('halted');
  expect(await read(nia, run.id)).toMatchObject({ status: 'failed', failure: { code: 'file_gone' } });
  expect((await creditsOf(nia)).held).toBe(0);
});

test('a run that is resumed before its rows are materialized reserves credits for all of them', async () => {
  const ian = await server.user('Ian');
  const { body: run } = await start(ian, await fileSource(ian, 'Email\nok1@acme.test\nok2@acme.test\nok3@acme.test\n'));
  await steer(ian, run.id, 'pause');
  expect(await creditsOf(ian)).toMatchObject({ held: 0 });
  expect((await steer(ian, run.id, 'resume')).body).toMatchObject({ status: 'queued', creditsHeld: 3 });
  expect(await work(ian, run.id)).toBe('finished');
  expect(await read(ian, run.id)).toMatchObject({ done: 3, creditsSpent: 3, creditsHeld: 0 });
});

test('a run makes room for others that wait, and continues where it was', async () => {
  const tao = await server.user('Tao');
  const { body: run } = await start(tao, pasted(...addresses(30, 'w', 'nord.test')));
  const other = await start(tao, pasted('ok@acme.test'));
  expect(await work(tao, run.id, { window: 4, sliceMs: 0, lookMs: 0 })).toBe('made_room');
  const { status, done } = await read(tao, run.id);
  expect(status).toBe('running');
  expect(done).toBeLessThan(30);
  await steer(tao, other.body.id, 'cancel');
  expect(await work(tao, run.id)).toBe('finished');
  expect(await spends(tao)).toHaveLength(30);
});

test('an address that fails each time is set aside with its reason, the run finishes, and a retry puts it back', async () => {
  const vic = await server.user('Vic');
  const { body: run } = await start(vic, pasted('ok1@acme.test', 'bad@acme.test', 'BAD@acme.test', 'ok2@acme.test'));
  const inner = newVerifier();
  let tries = 0;
  let isFixed = false;
  const verifier: Pick<Verifier, 'verify'> = {
    verify: async (text, options) => {
      if (!isFixed && /^bad@/i.test(text)) {
        tries += 1;
        throw new TypeError('no such thing');
      }
      return inner.verify(text, options);
    },
  };
  expect(await work(vic, run.id, { verifier })).toBe('finished');
  expect(tries).toBe(3);
  expect(await read(vic, run.id)).toMatchObject({ status: 'finished', done: 2, failed: 2, creditsSpent: 2, creditsHeld: 0 });
  expect((await rowsOf(vic, run.id)).map(({ status, failure }) => [status, failure])).toEqual([
    ['done', null],
    ['failed', 'Something went wrong on our side with this row.'],
    ['failed', 'Something went wrong on our side with this row.'],
    ['done', null],
  ]);
  const failedRows = await vic.browser.get(`${vic.home}/runs/${run.id}/failed-rows`);
  expect(failedRows.body.items).toMatchObject([
    { row: 2, subject: 'bad@acme.test', attempts: 3, code: 'fault' },
    { row: 3, subject: 'BAD@acme.test' },
  ]);
  isFixed = true;
  const retried = await vic.browser.post(`${vic.home}/runs/${run.id}/retry`);
  expect(retried.body).toMatchObject({ status: 'queued', failed: 0 });
  expect(await work(vic, run.id, { verifier })).toBe('finished');
  inner.close();
  expect(await read(vic, run.id)).toMatchObject({ status: 'finished', done: 4, failed: 0, creditsSpent: 3, creditsHeld: 0 });
  expect((await rowsOf(vic, run.id)).map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done']);
  expect(await inside(vic, async (tx) => (await proveLedger(tx)).isSound)).toBe(true);
});

test('columns are asked for where they are missing, twice or not there', async () => {
  const oda = await server.user('Oda');
  const { body } = await upload(oda, 'Name,Email\nA,ok@acme.test\n');
  const of = (columns: object[], kind = 'verify') => forecast(oda, { kind: 'file', fileId: body.id, columns }, { kind });
  expect(codeOf(await of([{ column: 0, target: 'name' }]))).toBe('422 columns_missing source.columns');
  expect(codeOf(await of([{ column: 1, target: 'address' }], 'find'))).toBe('422 columns_missing source.columns');
  expect(
    codeOf(
      await of([
        { column: 1, target: 'address' },
        { column: 1, target: 'name' },
      ]),
    ),
  ).toBe('422 column_mapped_twice source.columns.1');
  expect(codeOf(await of([{ column: 7, target: 'address' }]))).toBe('422 value_invalid source.columns.0.column');
  expect(codeOf(await forecast(oda, pasted('ok@acme.test'), { kind: 'find' }))).toBe('422 value_invalid source.kind');
});

test('a run pauses when its user is removed, its key is revoked, or the workspace is read-only', async () => {
  const pam = await server.user('Pam');
  const max = await server.member(pam, 'Max', 'member');
  const { body: theirs } = await start(max, pasted('ok@acme.test'));
  await max.browser.post(`${max.home}/leave`);
  expect(await work(pam, theirs.id)).toBe('halted');
  expect(await read(pam, theirs.id)).toMatchObject({ pauseReason: 'permission', creditsSpent: 0 });
  const key = (await pam.browser.post(`${pam.home}/api-keys`, { name: 'k', scopes: ['emails:verify'] })).body;
  const byKey = await server
    .browser()
    .post(`${pam.home}/verification-runs`, { source: pasted('ok@acme.test'), ceiling: 1 }, { authorization: `Bearer ${key.key}` });
  await pam.browser.delete(`${pam.home}/api-keys/${key.apiKey?.id ?? key.id}`);
  expect(await work(pam, byKey.body.id)).toBe('halted');
  const { body: late } = await start(pam, pasted('ok@acme.test'));
  server.moveClock(new Date(Date.now() + 40 * 86_400_000));
  expect(await work(pam, late.id)).toBe('halted');
  server.moveClock(null);
  expect(await read(pam, late.id)).toMatchObject({ pauseReason: 'read_only' });
});

test('of one who was erased nothing is asked and nothing kept but the number of the row', async () => {
  const quin = await server.user('Quin');
  const { digestOfErased, poolId } = await import('@leadlight/db/leads');
  await inWorkspace(db, poolId, (tx) =>
    tx.query(
      `insert into erasures (workspace_id, kind, digest, erased_at) values (current_workspace(), 'address', $1, $2) on conflict do nothing`,
      [digestOfErased({ kind: 'address', value: 'erased@acme.test' }), new Date()],
    ),
  );
  const { body: run } = await start(quin, await fileSource(quin, 'Email\nErased@acme.test\nok@acme.test\n'));
  expect(await work(quin, run.id)).toBe('finished');
  expect((await rowsOf(quin, run.id)).map(({ given, status, skipReason }) => [given, skipReason ?? status])).toEqual([
    ['', 'gone'],
    ['ok@acme.test', 'done'],
  ]);
  expect(asked.filter((path) => path.toLowerCase() === 'erased@acme.test')).toEqual([]);
});

test('two runs of the same addresses, at once, pay for each once; and the ledger adds up', async () => {
  const rob = await server.user('Rob');
  const list = addresses(40, 'w', 'nord.test');
  const runs = [(await start(rob, pasted(...list))).body.id, (await start(rob, pasted(...list))).body.id] as string[];
  expect(await Promise.all(runs.map((id) => work(rob, id)))).toEqual(['finished', 'finished']);
  expect(await spends(rob)).toHaveLength(40);
  const spent = await Promise.all(runs.map(async (id) => (await read(rob, id)).creditsSpent as number));
  expect(spent.reduce((sum, each) => sum + each, 0)).toBe(40);
  expect(await inside(rob, async (tx) => (await proveLedger(tx)).isSound)).toBe(true);
  expect((await creditsOf(rob)).held).toBe(0);
});

test('a double submit starts one run, and runs are listed newest first', async () => {
  const sue = await server.user('Sue');
  const submit = () =>
    sue.browser.post(`${sue.home}/verification-runs`, { source: pasted('ok@acme.test'), ceiling: 1 }, { 'idempotency-key': 'once' });
  const [first, second] = [await submit(), await submit()];
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.body.id).toBe(first.body.id);
  const other = await start(sue, pasted('ok@acme.test', 'ok2@acme.test'));
  const page = await sue.browser.get(`${sue.home}/verification-runs?limit=1`);
  expect(page.body.items.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([[other.body.id, '2 addresses']]);
  const next = await sue.browser.get(`${sue.home}/verification-runs?limit=1&cursor=${page.body.nextCursor}`);
  expect(next.body).toMatchObject({ items: [{ id: first.body.id }], nextCursor: null });
  expect(await inside(sue, (tx) => readVerificationRun(tx, first.body.id))).toMatchObject({ kind: 'verification' });
});

test('of names at domains the addresses are found, paid for once, and come back beside them', async () => {
  const tia = await server.user('Tia');
  mailboxes.set('ana.silva', '250 2.1.5 Ok');
  const text =
    'Name,Company domain\nAna Silva,https://www.acme.test/\nANA  silva,acme.test\nNobody Atall,acme.test\nBo Ek,\nOnlyone,acme.test\n';
  const columns = [
    { column: 0, target: 'name' },
    { column: 1, target: 'domain' },
  ];
  const source = await fileSource(tia, text, columns);
  expect((await forecast(tia, source, { kind: 'find' })).body).toMatchObject({ rows: 5, empty: 2, doubles: 1, toCheck: 2, mostCost: 2 });
  const { body: run } = await start(tia, source, 10, { kind: 'find' });
  expect((await creditsOf(tia)).held).toBe(2);
  expect(await work(tia, run.id)).toBe('finished');
  expect(await read(tia, run.id)).toMatchObject({
    kind: 'find',
    status: 'finished',
    done: 5,
    skipped: 2,
    creditsSpent: 1,
    outcomes: { confirmed: 2, pattern_only: 0, not_found: 1, unconfirmed: 0 },
  });
  expect((await rowsOf(tia, run.id))[0]).toMatchObject({
    given: 'Ana Silva, https://www.acme.test/',
    address: 'ana.silva@acme.test',
    outcome: 'confirmed',
    verdict: { verdict: 'deliverable' },
    verificationId: expect.any(String),
    cost: 1,
  });
  expect(await creditsOf(tia)).toMatchObject({ balance: 2_499, held: 0 });
  expect((await results(tia, run.id)).split('\r\n')[2]).toMatch(/^ANA {2}silva,acme\.test,ana\.silva@acme\.test,confirmed,/);
  expect(await inside(tia, async (tx) => (await proveLedger(tx)).isSound)).toBe(true);
  const again = await start(tia, source, 10, { kind: 'find' });
  expect(await work(tia, again.body.id)).toBe('finished');
  expect(await spends(tia)).toHaveLength(1);
});

test('a search under a ceiling looks for no more than can be paid for', async () => {
  const uma = await server.user('Uma');
  for (const n of ['a', 'b', 'c']) mailboxes.set(`max.muster${n}`, '250 2.1.5 Ok');
  const text = ['Name,Domain', ...['a', 'b', 'c'].map((n) => `Max Muster${n},nord.test`)].join('\n');
  const columns = [
    { column: 0, target: 'name' },
    { column: 1, target: 'domain' },
  ];
  const { body: run } = await start(uma, await fileSource(uma, text, columns), 2, { kind: 'find' });
  expect(await work(uma, run.id)).toBe('halted');
  expect(await read(uma, run.id)).toMatchObject({ pauseReason: 'ceiling', creditsSpent: 2, done: 2 });
  expect(await creditsOf(uma)).toMatchObject({ balance: 2_498, held: 0 });
});

const peopleOf = (...ids: string[]) => ({ kind: 'people', selection: { kind: 'ids', ids } });
const personOf = async (who: TestUser, id: string) => (await who.browser.get(`${who.home}/people/${id}`)).body;

test('of people without an email the addresses are found and written to them, and the others are left out with a reason', async () => {
  const wes = await server.user('Wes');
  for (const name of ['wera.ohne', 'kim.pool', 'rex.entfernt']) mailboxes.set(name, '250 2.1.5 Ok');
  const make = (values: Record<string, string>) => makePerson(db, wes.workspaceId, values, { source: 'import' });
  const [open, pool, known, nameless, homeless, provider, unlikely] = [
    await make({ name: 'Wera Ohne', companyDomain: 'acme.test' }),
    await makePerson(db, null, { name: 'Kim Pool', companyDomain: 'nord.test' }),
    await make({ name: 'Has One', companyDomain: 'acme.test', email: 'has.one@acme.test' }),
    await make({ linkedin: 'https://www.linkedin.com/in/nameless', companyDomain: 'acme.test' }),
    await make({ name: 'Lives Nowhere' }),
    await make({ name: 'Gerd Mailer', companyDomain: 'gmail.com' }),
    await make({ name: 'Not There', companyDomain: 'acme.test' }),
  ] as const;
  const masked = await makePerson(db, null, { name: 'Masked One', companyDomain: 'acme.test', email: 'masked.one@acme.test' });
  const source = peopleOf(open, pool, known, nameless, homeless, provider, unlikely, masked);
  expect((await forecast(wes, source, { kind: 'find' })).body).toMatchObject({
    rows: 8,
    alreadyHaveEmail: 2,
    empty: 3,
    noName: 1,
    noDomain: 2,
    notRevealed: 0,
    toCheck: 3,
    mostCost: 3,
  });
  const { body: run } = await start(wes, source, 3, { kind: 'find' });
  expect(await work(wes, run.id)).toBe('finished');
  expect(await read(wes, run.id)).toMatchObject({
    done: 8,
    skipped: 5,
    creditsSpent: 2,
    added: 2,
    outcomes: { confirmed: 2, not_found: 1 },
  });
  const rows = await rowsOf(wes, run.id);
  expect(rows.map(({ status, skipReason }) => skipReason ?? status)).toEqual([
    'done',
    'done',
    'has_address',
    'no_name',
    'no_domain',
    'no_domain',
    'done',
    'has_address',
  ]);
  expect(rows.map((row) => (row as unknown as { isAdded: boolean }).isAdded)).toEqual([true, true, ...rows.slice(2).map(() => false)]);
  const { contact, facts } = await personOf(wes, open);
  expect(contact).toMatchObject({ email: 'wera.ohne@acme.test', emailVerdict: 'deliverable' });
  expect(facts.find(({ field }: { field: string }) => field === 'email')).toMatchObject({
    value: 'wera.ohne@acme.test',
    evidence: { source: 'inferred', snippet: expect.stringContaining('The mail server confirmed') },
  });
  // The pool's record stays as it is: the workspace gets its copy.
  expect((await personOf(wes, pool)).contact).toMatchObject({ email: 'kim.pool@nord.test', emailVerdict: 'deliverable' });
  expect((await personOf(wes, masked)).contact.email).toBeNull();
  expect(asked.filter((path) => path.startsWith('masked.') || path.includes('gmail.com'))).toEqual([]);
  const found = await wes.browser.post(`${wes.home}/people/search`, { filters: { hasEmail: true, verdict: { include: ['deliverable'] } } });
  expect(found.body.items.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Kim Pool', 'Wera Ohne']);
  expect((await forecast(wes, source, { kind: 'find' })).body).toMatchObject({
    alreadyHaveEmail: 4,
    alreadyKnown: 1,
    toCheck: 0,
    mostCost: 0,
  });
});

test('an address that is known, even from a find that is not asked again, is written; one that may be another person’s is not', async () => {
  const xia = await server.user('Xia');
  for (const name of ['twin.name', 'taken.name', 'gone.name', 'known.name']) mailboxes.set(name, '250 2.1.5 Ok');
  const make = (values: Record<string, string>) => makePerson(db, xia.workspaceId, values, { source: 'import' });
  const known = await make({ name: 'Known Name', companyDomain: 'acme.test' });
  const first = await start(
    xia,
    await fileSource(xia, 'Name,Domain\nKnown Name,acme.test\n', [
      { column: 0, target: 'name' },
      { column: 1, target: 'domain' },
    ]),
    1,
    {
      kind: 'find',
    },
  );
  await work(xia, first.body.id);
  expect((await personOf(xia, known)).contact.email).toBeNull();
  const twins = [
    await make({ name: 'Twin Name', companyDomain: 'acme.test' }),
    await make({ name: 'Twin Name', companyDomain: 'acme.test' }),
  ];
  await make({ name: 'T. Name', companyDomain: 'acme.test', email: 'taken.name@acme.test' });
  const taken = await make({ name: 'Taken Name', companyDomain: 'acme.test' });
  const removed = await make({ name: 'Gone Name', companyDomain: 'acme.test', email: 'gone.name@acme.test' });
  await xia.browser.patch(`${xia.home}/people/${removed}`, { email: null });
  const { body: run } = await start(xia, peopleOf(known, ...twins, taken, removed), 10, { kind: 'find' });
  expect(await work(xia, run.id)).toBe('finished');
  expect(await read(xia, run.id)).toMatchObject({ added: 1, creditsSpent: 3, outcomes: { confirmed: 5 } });
  expect((await personOf(xia, known)).contact.email).toBe('known.name@acme.test');
  for (const id of [...twins, taken, removed]) expect((await personOf(xia, id)).contact.email).toBeNull();
});

test('a guess that no mail server confirmed is shown in the run, and not written', async () => {
  const yui = await server.user('Yui');
  mailboxes.set('@sud.test', '250 2.1.5 Ok');
  const person = await makePerson(db, yui.workspaceId, { name: 'Guess Only', companyDomain: 'sud.test' }, { source: 'import' });
  const { body: run } = await start(yui, peopleOf(person), 10, { kind: 'find' });
  expect(await work(yui, run.id)).toBe('finished');
  expect(await read(yui, run.id)).toMatchObject({ added: 0, outcomes: { confirmed: 0, pattern_only: 1 } });
  expect((await rowsOf(yui, run.id))[0]).toMatchObject({ address: 'guess.only@sud.test', personId: person });
  expect((await personOf(yui, person)).contact.email).toBeNull();
});

test('a key that may not change leads finds addresses without writing them', async () => {
  const zoe = await server.user('Zoe');
  for (const name of ['key.one', 'key.two']) mailboxes.set(name, '250 2.1.5 Ok');
  const people = [
    await makePerson(db, zoe.workspaceId, { name: 'Key One', companyDomain: 'acme.test' }, { source: 'import' }),
    await makePerson(db, zoe.workspaceId, { name: 'Key Two', companyDomain: 'acme.test' }, { source: 'import' }),
  ] as const;
  const added = async (scopes: string[], id: string): Promise<unknown> => {
    const key = (await zoe.browser.post(`${zoe.home}/api-keys`, { name: scopes.join(), scopes })).body;
    const { body: run } = await server
      .browser()
      .post(`${zoe.home}/verification-runs`, { kind: 'find', source: peopleOf(id), ceiling: 1 }, { authorization: `Bearer ${key.key}` });
    expect(await work(zoe, run.id)).toBe('finished');
    return (await read(zoe, run.id)).added;
  };
  expect(await added(['emails:verify'], people[0])).toBe(0);
  expect(await added(['emails:verify', 'leads:write'], people[1])).toBe(1);
  expect((await personOf(zoe, people[0])).contact.email).toBeNull();
});

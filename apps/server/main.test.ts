/** The server as a process with its embedded database: starting, stopping, being killed, backup and restore. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { connect, inWorkspace, serverTarget, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { sampleCompanyCount } from '@leadlight/leads/sample';
import { findFreePort } from './free-port.ts';
import { runCommand } from './operator/run-command.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-main-'));
  folders.push(folder);
  return folder;
}

interface Finished {
  code: number | null;
  out: string;
  err: string;
}

function launch(script: string, args: string[], env: Record<string, string>): { child: ChildProcess; finished: Promise<Finished> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += String(chunk)));
  child.stderr?.on('data', (chunk) => (err += String(chunk)));
  const finished = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  // With its test, because a server that is left alone still looks for work.
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  return { child, finished };
}

interface Up {
  child: ChildProcess;
  finished: Promise<Finished>;
  url: string;
  dataDir: string;
  line: string;
}

async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<Up> {
  const port = await findFreePort();
  const { child, finished } = launch('dist/main.js', [], { DATA_DIR: dataDir, APP_PORT: String(port), SAMPLE_POOL: 'off', ...env });
  const line = await Promise.race([
    once(createInterface({ input: child.stdout ?? process.stdin }), 'line').then(([text]) => String(text)),
    finished.then(({ err }) => Promise.reject(new Error(err))),
  ]);
  return { child, finished, url: `http://localhost:${port}`, dataDir, line };
}

let installation: Promise<string> | undefined;

/** A data directory after a first start and a stop, without a sample: for tests that aren't about the first start, which creates its database. */
async function installedFolder(): Promise<string> {
  installation ??= startServer(newFolder()).then(async ({ child, finished, dataDir }) => {
    child.kill('SIGTERM');
    await finished;
    return dataDir;
  });
  const folder = newFolder();
  // Keeps owners and modes, which PostgreSQL checks.
  execFileSync('cp', ['-a', `${await installation}/.`, folder]);
  return folder;
}

/** An operator's command as a process. */
const run = async (args: string[], dataDir: string): Promise<Finished> => launch('operator/main.ts', args, { DATA_DIR: dataDir }).finished;

/** What that process runs, in this one, which costs less: for commands beside a running server. */
async function runHere(args: string[], dataDir: string): Promise<Finished> {
  let [out, err] = ['', ''];
  const code = await runCommand(args, { DATA_DIR: dataDir }, { out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

/** A user with a session, confirmed through the developer's mailbox. */
async function signUp({ url }: Up, email: string, plan?: string): Promise<{ cookie: string; workspaceId: string }> {
  const post = (path: string, body: object, browser = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', cookie: browser },
      body: JSON.stringify(body),
    });
  const signedUp = await post('/v1/auth/sign-up', { name: 'Ana', email, password: 'correct horse battery staple', plan });
  const token = await mailedToken(url, email);
  // Only the browser that signed up keeps its password.
  const verified = await post('/v1/auth/verify-email', { token }, signedUp.headers.getSetCookie()[0]?.split(';')[0]);
  const cookie = verified.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const session = (await (await fetch(`${url}/v1/session`, { headers: { cookie } })).json()) as { workspaces: { workspaceId: string }[] };
  return { cookie, workspaceId: session.workspaces[0]?.workspaceId ?? '' };
}

/** @returns the cookie of a new session of a user of `signUp` */
async function signIn({ url }: Up, email: string): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery staple' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Polls the mailbox until the worker has taken the email from its queue. */
async function mailedToken(url: string, to: string): Promise<string> {
  for (;;) {
    const { items } = (await (await fetch(`${url}/dev/mail.json`)).json()) as { items: { to: string; url: string }[] };
    const mail = items.find((item) => item.to === to);
    if (mail) return decodeURIComponent(mail.url.split('#token=')[1] ?? '');
    await pause(25);
  }
}

/** Connects to the server's embedded database. */
async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const owner = sharePostgres(dataDir);
  if (!owner) throw new Error('there is no database to share');
  const db = connect(serverTarget(owner), { max: 1 });
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

const inDatabase = <T>(dataDir: string, workspaceId: string, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> =>
  withDatabase(dataDir, (db) => inWorkspace(db, workspaceId, work));

/**
 * Asks the server's embedded database on one connection until it answers yes, and closes the connection. Often enough to stop a server in the middle of its work,
 * and rarely enough to leave that work most of a core.
 */
const untilInDatabase = (dataDir: string, workspaceId: string, question: (tx: WorkspaceTx) => Promise<boolean>): Promise<void> =>
  withDatabase(dataDir, async (db) => {
    while (!(await inWorkspace(db, workspaceId, question))) await pause(10);
  });

const makeCompany = (up: Up, { cookie, workspaceId }: { cookie: string; workspaceId: string }, name: string): Promise<Response> =>
  fetch(`${up.url}/v1/workspaces/${workspaceId}/companies`, {
    method: 'POST',
    headers: { cookie, origin: up.url, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });

const suppress = (up: Up, { cookie, workspaceId }: { cookie: string; workspaceId: string }, text: string): Promise<Response> =>
  fetch(`${up.url}/v1/workspaces/${workspaceId}/suppressions`, {
    method: 'POST',
    headers: { cookie, origin: up.url, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

const readCredits = async (
  up: Up,
  { cookie, workspaceId }: { cookie: string; workspaceId: string },
): Promise<{ balance: number; held: number }> =>
  (await (await fetch(`${up.url}/v1/workspaces/${workspaceId}/credits`, { headers: { cookie } })).json()) as {
    balance: number;
    held: number;
  };

test('with an empty data directory it prints one line with its address, serves, and ends with its database on SIGTERM', async () => {
  const up = await startServer(newFolder(), { SAMPLE_POOL: '300' });
  expect(up.line).toBe(`Leadlight application: ${up.url}`);
  expect((await fetch(`${up.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${up.url}/metrics`)).text()).toContain('leadlight_http_request_seconds');
  const page = await fetch(`${up.url}/some/page`);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'; script-src 'self'"),
  ]);
  expect((await fetch(`${up.url}/docs`)).status).toBe(200);
  up.child.kill('SIGTERM');
  expect(await up.finished).toEqual({ code: 0, out: `${up.line}\n`, err: '' });
  expect(existsSync(join(up.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('it ends with the program that started it', async () => {
  const up = await startServer(await installedFolder());
  const exit = once(up.child, 'exit');
  up.child.disconnect();
  expect((await exit)[0]).toBe(0);
});

test('asked to stop by the channel and by a signal, as `npm start` does, it stops once and in order', async () => {
  const up = await startServer(await installedFolder(), { LOG_LEVEL: 'error' });
  const exit = once(up.child, 'exit');
  let output = '';
  up.child.stdout?.on('data', (chunk) => (output += String(chunk)));
  up.child.disconnect();
  up.child.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  // The whole text, which an assertion on a string would cut.
  expect(output.split('\n')).toEqual(['']);
});

test("the developer's mailbox is available only from this machine by a local name", async () => {
  const up = await startServer(await installedFolder());
  expect((await fetch(`${up.url}/dev/mail`)).status).toBe(200);
  expect((await fetch(`${up.url}/dev/mail`, { headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(404);
  const { request } = await import('node:http');
  const rebound = request(`${up.url}/dev/mail`, { headers: { host: 'evil.example' } }).end();
  const [answer] = (await once(rebound, 'response')) as [{ statusCode: number; resume(): void }];
  answer.resume();
  expect(answer.statusCode).toBe(404);
});

test('a port in use and a wrong configuration each stop the start with one clear line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const dataDir = newFolder();
  expect(await launch('dist/main.js', [], { DATA_DIR: dataDir, APP_PORT: String(port) }).finished).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is in use. Stop the program that uses it, or set APP_PORT.\n`,
  });
  taken.close();
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  const wrong = await launch('dist/main.js', [], { APP_PORT: 'x', SMTP_URL: 'http://user:secret@mail', NODE_ENV: 'production' }).finished;
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('APP_PORT is "x"; expected a port number from 0 to 65535 (docs/application.md#app_port).');
  expect(wrong.err).not.toContain('secret@');
});

/** The process id in the first line of PostgreSQL's postmaster.pid. */
const databasePid = (dataDir: string): number => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));
const isCreatingDatabase = (dataDir: string): boolean => readdirSync(dataDir).some((name) => /^postgres\.new-\d+$/.test(name));

test('when it is killed, its database ends too', async () => {
  const up = await startServer(await installedFolder());
  const pid = databasePid(up.dataDir);
  up.child.kill('SIGKILL');
  await up.finished;
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(hasDatabase(up.dataDir)).toBe(false);
});

test('asked twice to stop, it does not wait for requests, and its database ends', async () => {
  const up = await startServer(await installedFolder());
  const request = await openRequest(up);
  up.child.kill('SIGTERM');
  // It stops listening first, then waits for the request.
  await expect
    .poll(() =>
      fetch(up.url)
        .then(() => 'answers')
        .catch(() => 'refuses'),
    )
    .toBe('refuses');
  up.child.kill('SIGTERM');
  expect(await up.finished).toMatchObject({ code: 130 });
  expect(hasDatabase(up.dataDir)).toBe(false);
  request.destroy();
});

/** A request whose headers never end. */
async function openRequest({ url }: Up): Promise<Socket> {
  const socket = createConnection(Number(new URL(url).port), 'localhost');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: ');
  return socket;
}

const startPhases = [
  ['creating its database', isCreatingDatabase],
  ['preparing its database', hasDatabase],
] as const;
const endings = ['SIGTERM', 'SIGKILL'] as const;

test.for(startPhases.flatMap(([phase, isAt]) => endings.map((ending) => [ending, phase, isAt] as const)))(
  'ended by %s while %s, it leaves no process, and the next start serves',
  async ([ending, , isAt]) => {
    const dataDir = newFolder();
    const { child, finished } = launch('dist/main.js', [], {
      DATA_DIR: dataDir,
      APP_PORT: String(await findFreePort()),
      SAMPLE_POOL: 'off',
    });
    while (!isAt(dataDir)) {
      // It failed, or the phase passed unseen: otherwise this would wait until the limit.
      if (child.exitCode !== null) throw new Error(`the server ended first: ${(await finished).err}`);
      await pause(1);
    }
    child.kill(ending);
    expect(await finished).toMatchObject(ending === 'SIGKILL' ? { code: null } : { code: 0, err: '' });
    // When it is killed, its database ends a moment later.
    const isLeft = isCreatingDatabase(dataDir) || hasDatabase(dataDir);
    expect(isLeft && ending !== 'SIGKILL').toBe(false);
    const again = await startServer(dataDir);
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    again.child.kill('SIGTERM');
    expect(await again.finished).toMatchObject({ code: 0, err: '' });
    expect([isCreatingDatabase(dataDir), hasDatabase(dataDir)]).toEqual([false, false]);
  },
);

/** How each moment is reached, and with how many fictional people: only loading them takes long enough to be met with many. */
const atWork = {
  'the moment it is ready': [async () => undefined, 300],
  'loading the sample': [
    async ({ dataDir }: Up) => {
      const hasBegun = `select where exists (select from pg_locks where locktype = 'advisory' and granted) or exists (select from people)`;
      await untilInDatabase(dataDir, poolId, async (tx) => (await tx.query(hasBegun)).rows.length > 0);
    },
    3_000,
  ],
  'answering a request': [async (up: Up) => void (await openRequest(up)).unref(), 300],
} as const;

test.for(Object.entries(atWork).flatMap(([moment, [reach, people]]) => endings.map((ending) => [ending, moment, reach, people] as const)))(
  'ended by %s, %s, it leaves no process and no half of the sample',
  async ([ending, , reach, people]) => {
    const dataDir = await installedFolder();
    const env = { SAMPLE_POOL: String(people) };
    const up = await startServer(dataDir, env);
    const pid = databasePid(dataDir);
    await reach(up);
    up.child.kill(ending);
    expect(await up.finished).toMatchObject({ code: ending === 'SIGKILL' ? null : 0 });
    // When it is killed, its database ends a moment later; when it is asked to stop, before it.
    const isLeft = isRunning(pid) || hasDatabase(dataDir);
    expect(isLeft && ending !== 'SIGKILL').toBe(false);
    await expect.poll(() => isRunning(pid)).toBe(false);
    const again = await startServer(dataDir, env);
    await expectPeople(dataDir, people);
    again.child.kill('SIGTERM');
    await again.finished;
  },
);

/** Waits until the database has people, and expects this many: the sample is loaded in one transaction. */
async function expectPeople(dataDir: string, people: number): Promise<void> {
  let found = 0;
  await untilInDatabase(dataDir, poolId, async (tx) => {
    const { rows } = await tx.query<{ people: number }>('select count(*)::int as people from people');
    found = rows[0]?.people ?? 0;
    return found > 0;
  });
  expect(found).toBe(people);
}

test('if it is killed while it loads the sample, the next start loads it once', async () => {
  const dataDir = await installedFolder();
  const people = 3_000;
  const env = { SAMPLE_POOL: String(people) };
  const ask = async (sql: string): Promise<unknown[]> => (await inDatabase(dataDir, poolId, (tx) => tx.query(sql))).rows;
  const up = await startServer(dataDir, env);
  // The load is one transaction, which has this lock from its first statement.
  const isLocked = `select from pg_locks where locktype = 'advisory' and granted`;
  await untilInDatabase(dataDir, poolId, async (tx) => (await tx.query(isLocked)).rows.length > 0);
  up.child.kill('SIGKILL');
  await up.finished;
  await startServer(dataDir, env);
  await expectPeople(dataDir, people);
  expect(await ask('select count(*)::int as companies from companies')).toEqual([{ companies: sampleCompanyCount(people) }]);
});

test('if it is killed between reserve and commit, nothing is lost and nothing is spent twice', async () => {
  const dataDir = await installedFolder();
  const up = await startServer(dataDir, { TEST_ROUTES: 'on' });
  const who = await signUp(up, 'ana@acme.example');
  const post = async (to: Up, path: string, body: object) => {
    const answer = await fetch(`${to.url}/v1/workspaces/${who.workspaceId}/credits/${path}`, {
      method: 'POST',
      headers: { cookie: who.cookie },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { id: string; isReplay: boolean; errors?: { code: string }[] } };
  };
  const { body: held } = await post(up, 'reservations', { amount: 1_000, key: 'r' });
  await post(up, `reservations/${held.id}/commits`, { amount: 10, key: 'c1' });
  // Spends in progress when it is killed: each is either in the ledger or not.
  const underWay = Promise.allSettled(Array.from({ length: 20 }, (_, n) => post(up, 'spends', { amount: 1, key: `s${n}` })));
  up.child.kill('SIGKILL');
  await Promise.all([underWay, up.finished]);

  const again = await startServer(dataDir, { TEST_ROUTES: 'on' });
  expect(await readCredits(again, who)).toMatchObject({ held: 990 });
  for (let n = 0; n < 20; n += 1) expect((await post(again, 'spends', { amount: 1, key: `s${n}` })).status).toBe(200);
  expect((await post(again, `reservations/${held.id}/commits`, { amount: 10, key: 'c1' })).body.isReplay).toBe(true);
  expect((await post(again, `reservations/${held.id}/commits`, { amount: 991, key: 'c2' })).body.errors?.[0]?.code).toBe('ceiling_reached');
  await post(again, `reservations/${held.id}/release`, { amount: 1, key: '-' });
  expect(await readCredits(again, who)).toMatchObject({ balance: 2_500 - 10 - 20, held: 0 });
  expect(await runHere(['check'], dataDir)).toMatchObject({ code: 0, out: '1 ledgers add up.\n' });
});

test('if it is killed in the middle of a reveal run, the next start continues: everyone is revealed once and paid for once', async () => {
  const dataDir = await installedFolder();
  const up = await startServer(dataDir);
  const who = await signUp(up, 'ana@acme.example', 'premium');
  const people = 1_000;
  await inDatabase(dataDir, poolId, async (tx) => {
    await tx.query(
      `insert into people (workspace_id, name, email, source, facts, created_at, updated_at)
       select current_workspace(), 'Person ' || n, 'p' || n || '@acme.example', 'directory', '{"v":1,"e":[],"f":{}}', now(), now() from generate_series(1, $1::int) n`,
      [people],
    );
    await addToSearchOutbox(tx, [{ kind: 'all' }]);
  });
  const base = `/v1/workspaces/${who.workspaceId}/reveals`;
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${up.url}${base}${path}`, {
      method: 'POST',
      headers: { cookie: who.cookie, origin: up.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const selection = { kind: 'search', filters: { source: { include: ['directory'] } } };
  // Search follows a write within a second.
  await expect.poll(async () => (await post('/forecast', { selection })).json()).toMatchObject({ selected: people });
  const started = await post('', { selection, ceiling: 5_500 });
  const { id } = (await started.json()) as { id: string };
  const progress = async (of: Up) =>
    (await (await fetch(`${of.url}${base}/${id}`, { headers: { cookie: who.cookie } })).json()) as {
      status: string;
      done: number;
      paid: number;
      creditsSpent: number;
    };
  while ((await progress(up)).done === 0) await pause(5);
  up.child.kill('SIGKILL');
  await up.finished;

  const again = await startServer(dataDir);
  while ((await progress(again)).status === 'running') await pause(100);
  expect(await progress(again)).toMatchObject({ status: 'finished', done: people, paid: people, creditsSpent: people });
  expect(await readCredits(again, who)).toMatchObject({ balance: 6_000 - people, held: 0 });
  const { rows } = await inDatabase(dataDir, who.workspaceId, (tx) =>
    tx.query(
      `select (select count(*)::int from reveals where entry_number is not null) as revealed, (select count(distinct reference)::int from credit_entries where kind = 'spend') as paid`,
    ),
  );
  expect(rows).toEqual([{ revealed: people, paid: people }]);
  expect(await runHere(['check'], dataDir)).toMatchObject({ code: 0, out: '1 ledgers add up.\n' });
});

test('a backup taken from a running server restores into another place: users, ledger, secret, but no sessions', async () => {
  const up = await startServer(newFolder(), { SAMPLE_POOL: '300' });
  const who = await signUp(up, 'ana@acme.example');
  const file = join(newFolder(), 'backup.gz');
  expect(await runHere(['plan', who.workspaceId, 'basic'], up.dataDir)).toMatchObject({
    code: 0,
    out: expect.stringContaining('no plan -> basic, balance 6500 credits'),
  });
  expect(await runHere(['credits', who.workspaceId, '500', 'for', 'the', 'trouble'], up.dataDir)).toMatchObject({
    code: 0,
    out: expect.stringContaining('500 credits granted, balance 7000 credits'),
  });
  expect(await run(['credits', who.workspaceId, '1.5', 'half'], up.dataDir)).toMatchObject({ code: 1 });
  expect((await makeCompany(up, who, 'Nordfracht')).status).toBe(201);
  expect(await run(['backup', file], up.dataDir)).toMatchObject({ code: 0, out: expect.stringContaining(file) });
  expect(await runHere(['backup', file], up.dataDir)).toMatchObject({ code: 1, err: `${file} already exists. Choose another file.\n` });
  expect(await runHere(['restore', file], up.dataDir)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`(pid ${up.child.pid}) is using this DATA_DIR`),
  });

  const elsewhere = newFolder();
  expect(await run(['restore', file], elsewhere)).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Restored \d+ rows/) });
  const restored = await startServer(elsewhere);
  expect((await fetch(`${restored.url}/v1/session`, { headers: { cookie: who.cookie } })).status).toBe(401);
  const again = { ...who, cookie: await signIn(restored, 'ana@acme.example') };
  expect(await readCredits(restored, again)).toMatchObject({ balance: 7_000 });
  // The next lead gets an unused id.
  expect((await makeCompany(restored, again, 'Havnlink')).status).toBe(201);
  expect(await runHere(['check'], elsewhere)).toMatchObject({ code: 0 });
  // What was taken away since the backup stays away when it is restored once more.
  expect((await suppress(restored, again, 'no@more.example')).status).toBe(200);

  restored.child.kill('SIGTERM');
  await restored.finished;
  const whole = join(newFolder(), 'whole.gz');
  copyFileSync(file, whole);
  truncateSync(file, Math.floor(readFileSync(file).length / 2));
  expect(await run(['restore', file], elsewhere)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Restore failed, nothing was changed'),
  });
  expect(readdirSync(elsewhere).filter((name) => name.startsWith('postgres.before'))).toEqual([]);
  const kept = await startServer(elsewhere);
  expect(await readCredits(kept, again)).toMatchObject({ balance: 7_000 });
  kept.child.kill('SIGTERM');
  await kept.finished;
  expect(await run(['restore', whole], elsewhere)).toMatchObject({ code: 0, out: expect.stringContaining('1 suppressions') });
});

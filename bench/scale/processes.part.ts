/** Two API processes, two workers and a search process on one PostgreSQL, under load: each is restarted in turn, then one of each kind is killed. */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { launchPostgres } from '@leadlight/db/platform/embedded';
import { findFreePort } from '../../e2e/free-port.ts';
import { builtServer, serverEnvironment, serverOptions } from '../../scripts/bootstrap/server-process.mjs';
import { signUp } from '../app/visitor.ts';
import type { Figure } from '../figures.ts';

const entry = fileURLToPath(new URL(`../../${builtServer}`, import.meta.url));
const perSecond = 100;
/** Requests of one workspace wait for each other, so the load is that of several customers. */
const customerNames = ['Ana', 'Ben', 'Cem', 'Dana'];
const importEveryMs = 2_000;
const importRows = 500;
const drainSeconds = 3;
/** How often the balancer asks /readyz, as load balancers do. */
const lookMs = 500;

interface Member {
  readonly runs: 'api' | 'worker' | 'search';
  readonly port: number;
  child: ChildProcess;
}

/** Answers of all attempts. A refused connection is tried at another process; anything else that is not an answer is counted. */
interface Outcomes {
  sent: number;
  failed: number;
  /** Connections that broke while a process was killed: repeated once, with the same Idempotency-Key. */
  repeated: number;
  /** Refused for the moment because too much was waiting, and repeated. */
  busy: number;
  readonly reasons: Map<string, number>;
}

export async function measure({ print }: { readonly print: (what: string) => void }): Promise<{
  readonly title: string;
  readonly about: string;
  readonly figures: Figure[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-processes-'));
  const postgres = await launchPostgres({ dataDir: join(folder, 'database'), maxConnections: 200 });
  const { host, port, user, password, database } = postgres.owner;
  const [searchPort, first, second] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const publicUrl = `http://localhost:${first}`;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...serverEnvironment,
    ...{ NODE_ENV: '', NODE_OPTIONS: '', SMTP_URL: '', MAIL_FROM: '', LOG_LEVEL: 'silent', SAMPLE_POOL: 'off', TEST_ROUTES: 'on' },
    ...{ PUBLIC_APP_URL: publicUrl, DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '1000000', APP_DRAIN_SECONDS: String(drainSeconds) },
    ...{ SEARCH_URL: `tcp://127.0.0.1:${searchPort}`, SEARCH_TOKEN: 's'.repeat(40), APP_SECRET: 's'.repeat(40) },
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  };
  const start = ({ runs, port: at }: Pick<Member, 'runs' | 'port'>): ChildProcess =>
    fork(entry, { execArgv: serverOptions, stdio: 'ignore', env: { ...environment, APP_RUNS: runs, APP_PORT: String(at) } });
  const member = (runs: Member['runs'], at: number): Member => ({ runs, port: at, child: start({ runs, port: at }) });
  const apis = [member('api', first)];
  await untilReady(first);
  apis.push(member('api', second));
  await untilReady(second);
  const others = [member('search', searchPort), member('worker', 0), member('worker', 0)];
  const balancer = balance(apis);
  try {
    const mailTo = async (email: string, kind: string) => {
      for (;;) {
        const { items } = (await (await fetch(`${publicUrl}/dev/mail.json`)).json()) as {
          items: { to: string; kind: string; url: string | null }[];
        };
        const found = items.find((mail) => mail.to === email && mail.kind === kind);
        if (found) return found as never;
        await pause(100);
      }
    };
    const outcomes: Outcomes = { sent: 0, failed: 0, repeated: 0, busy: 0, reasons: new Map() };
    const customers: Customer[] = [];
    for (const name of customerNames) {
      const { cookie, workspaceId } = await signUp({ url: publicUrl, mailTo }, name);
      customers.push({
        home: `/v1/workspaces/${workspaceId}`,
        ask: (method, path, body) => send(balancer, outcomes, { method, path, body, cookie, origin: publicUrl }),
      });
    }
    const loads = customers.map((customer) => startLoad(customer));

    await pause(3_000);
    for (const each of [...apis, ...others]) {
      print(`restarting ${each.runs}`);
      await restart(each, 'SIGTERM', start);
    }
    const whileRestarted = { ...outcomes };
    for (const each of [others[1], others[0], apis[1]]) {
      if (!each) continue;
      print(`killing ${each.runs}`);
      await restart(each, 'SIGKILL', start);
    }
    const written = await Promise.all(loads.map((load) => load.stop()));
    print(`reasons: ${JSON.stringify([...outcomes.reasons])}`);
    const totals = { lists: 0, lost: 0, twice: 0, imports: 0, unfinished: 0, people: 0 };
    for (const [index, { home, ask }] of customers.entries()) {
      const { lists = [], imports = [] } = written[index] ?? {};
      const found = (await ask('GET', `${home}/lists`)) as { items: { name: string }[] };
      const names = found.items.map(({ name }) => name);
      totals.lists += lists.length;
      totals.lost += lists.filter((name) => !names.includes(name)).length;
      totals.twice += names.length - new Set(names).size;
      totals.imports += imports.length;
      totals.unfinished += await untilImported(imports, home, ask);
      const people = (await ask('POST', `${home}/people/search`, { filters: {}, limit: 1 })) as { total: number };
      totals.people += Math.abs(people.total - imports.length * importRows);
    }
    return {
      title: 'Processes',
      about: `Two API processes, two workers and a search process on one PostgreSQL under ${perSecond} requests per second of ${customerNames.length} workspaces, a third of them writes, and an import of ${importRows} rows every ${importEveryMs / 1_000} seconds. The client asks /readyz of each process every ${lookMs} ms, and tries another process if a connection is refused.`,
      figures: [
        { what: 'Requests during rolling restarts of all five', value: whileRestarted.sent, unit: '' },
        {
          what: 'Of these, failed',
          value: whileRestarted.failed,
          unit: '',
          target: { atMost: 0 },
          note: `${whileRestarted.repeated} whose connection broke were repeated with the same Idempotency-Key, and ${whileRestarted.busy} that were answered with 503 \`busy\`, a second later.`,
        },
        { what: 'Requests during kill -9 of a worker, search and an API process', value: outcomes.sent - whileRestarted.sent, unit: '' },
        {
          what: 'Of these, failed',
          value: outcomes.failed - whileRestarted.failed,
          unit: '',
          target: { atMost: 0 },
          note: `${outcomes.repeated - whileRestarted.repeated} whose connection broke with the killed process were repeated with the same Idempotency-Key, and ${outcomes.busy - whileRestarted.busy} that were answered with 503 \`busy\`, a second later.`,
        },
        { what: `Lists lost, of ${totals.lists} that were answered`, value: totals.lost, unit: '', target: { atMost: 0 } },
        { what: 'Lists twice', value: totals.twice, unit: '', target: { atMost: 0 } },
        { what: `Imports that did not finish, of ${totals.imports}`, value: totals.unfinished, unit: '', target: { atMost: 0 } },
        { what: 'People missing or twice', value: totals.people, unit: '', target: { atMost: 0 } },
      ],
    };
  } finally {
    balancer.stop();
    await Promise.all([...apis, ...others].map(({ child }) => end(child, 'SIGKILL')));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(port: number): Promise<void> {
  while (!(await isReady(port))) await pause(100);
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function restart(member: Member, signal: NodeJS.Signals, start: (member: Member) => ChildProcess): Promise<void> {
  await end(member.child, signal);
  member.child = start(member);
  if (member.runs === 'api') await untilReady(member.port);
  await pause(2_000);
}

interface Balancer {
  /** Ports, the next one first; those that are not ready last. */
  readonly next: () => readonly number[];
  /** No connection to this port, until it is ready again. */
  readonly failed: (port: number) => void;
  readonly stop: () => void;
}

function balance(apis: readonly Member[]): Balancer {
  const away = new Set<number>();
  let turn = 0;
  const looking = setInterval(() => {
    for (const { port } of apis) void isReady(port).then((ready) => (ready ? away.delete(port) : away.add(port)));
  }, lookMs);
  return {
    next: () => {
      turn += 1;
      const ports = apis.map((_none, index) => apis[(index + turn) % apis.length]?.port ?? 0);
      return ports.toSorted((a, b) => Number(away.has(a)) - Number(away.has(b)));
    },
    failed: (port) => void away.add(port),
    stop: () => clearInterval(looking),
  };
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: object | Buffer | undefined;
  readonly cookie: string;
  readonly origin: string;
}

async function send(balancer: Balancer, outcomes: Outcomes, { method, path, body, cookie, origin }: Asked): Promise<unknown> {
  outcomes.sent += 1;
  const key = randomUUID();
  const headers = {
    cookie,
    origin,
    'idempotency-key': key,
    'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
  };
  const content = body === undefined ? null : Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
  let reason = 'refused everywhere';
  let isBroken = false;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [port = 0] = balancer.next();
    try {
      const answer = await fetch(`http://localhost:${port}${path}`, { method, headers, body: content });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text || 'null');
      // More than this machine can do at the moment: answered at once, with Retry-After, and nothing was changed.
      if (answer.status === 503 && text.includes('"busy"')) {
        outcomes.busy += 1;
        await pause(1_000);
        continue;
      }
      reason = `${method} ${path.split('/').at(-1)} ${answer.status} ${text.slice(0, 80)}`;
      break;
    } catch (error) {
      const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } };
      const code = cause?.code ?? cause?.errors?.[0]?.code ?? 'unknown';
      balancer.failed(port);
      if (code !== 'ECONNREFUSED') {
        reason = code;
        if (isBroken) break;
        isBroken = true;
        outcomes.repeated += 1;
      }
      await pause(100);
    }
  }
  outcomes.failed += 1;
  outcomes.reasons.set(reason, (outcomes.reasons.get(reason) ?? 0) + 1);
  return null;
}

interface Customer {
  readonly home: string;
  readonly ask: (method: string, path: string, body?: object | Buffer) => Promise<unknown>;
}

interface Load {
  /** Resolves when every request has ended. @returns what was answered */
  readonly stop: () => Promise<{ readonly lists: readonly string[]; readonly imports: readonly string[] }>;
}

function startLoad({ home, ask }: Customer): Load {
  const lists: string[] = [];
  const imports: string[] = [];
  const open = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>): void => {
    const tracked: Promise<unknown> = work.finally(() => open.delete(tracked));
    open.add(tracked);
  };
  let count = 0;
  let files = 0;
  const writeList = async (): Promise<void> => {
    const name = `List ${(count += 1)}`;
    if (await ask('POST', `${home}/lists`, { kind: 'people', name })) lists.push(name);
  };
  const kinds = [
    () => ask('GET', '/v1/session'),
    () => ask('POST', `${home}/people/search`, { filters: {}, limit: 20 }),
    // The number of lists of a workspace is limited.
    () => (count < 150 ? writeList() : ask('PATCH', `${home}/email-sender`, { senderTitle: `Sales ${(count += 1)}` })),
  ];
  let turn = 0;
  const requests = setInterval(
    () => track(Promise.resolve(kinds[(turn += 1) % kinds.length]?.())),
    (1_000 * customerNames.length) / perSecond,
  );
  const importing = setInterval(() => {
    const file = (files += 1);
    const rows = Array.from(
      { length: importRows },
      (_none, row) => `Ana${row},Silva${file},ana${row}.${file}@acme${file}.com,Acme ${file}`,
    );
    const bytes = Buffer.from(['First Name,Last Name,Email,Company', ...rows].join('\n'));
    track(
      (async () => {
        const uploaded = (await ask('POST', `${home}/imports?fileName=a${file}.csv`, bytes)) as { id: string } | null;
        if (uploaded && (await ask('POST', `${home}/imports/${uploaded.id}/start`, {}))) imports.push(uploaded.id);
      })(),
    );
  }, importEveryMs * customerNames.length);
  return {
    stop: async () => {
      clearInterval(requests);
      clearInterval(importing);
      while (open.size > 0) await Promise.all(open);
      return { lists, imports };
    },
  };
}

/** @returns how many ended in another way than finished */
async function untilImported(
  imports: readonly string[],
  home: string,
  ask: (method: string, path: string) => Promise<unknown>,
): Promise<number> {
  let unfinished = 0;
  for (const id of imports)
    for (;;) {
      const { status } = (await ask('GET', `${home}/imports/${id}`)) as { status: string };
      if (status === 'finished') break;
      if (!['queued', 'running'].includes(status)) {
        unfinished += 1;
        break;
      }
      await pause(500);
    }
  return unfinished;
}

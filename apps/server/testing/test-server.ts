/** The application with its own database, called in this process, without a worker: queued emails are read from the queue. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Pool } from 'pg';
import { pino, type Logger } from 'pino';
import { afterAll, inject } from 'vitest';
import type { ConnectionTarget } from '@leadlight/db/platform';
import { copyOfDatabase, databaseUrl } from '@leadlight/db/testing';
import { createApp } from '../app.ts';
import { sendAccountMail, type AccountMailRequest } from '../auth/auth.commands.ts';
import { readConfig, type ServerConfig } from '../config.ts';
import type { PasswordFunctions } from '../auth/passwords.ts';
import type { App } from '../http/serve.ts';
import { mails, type MailContent, type QueuedMail } from '../mail/mails.ts';
import type { Services } from '../services.ts';
import { createServices, type StartOptions } from '../start.ts';
import { createPageReader, type PageReader } from '../enrichments/page-reader.ts';
import type { ScriptedSites } from '../enrichments/sites.ts';
import { createPreviews } from '../imports/previews.ts';
import { openGate } from './open-gate.ts';
import type { ScriptedNetwork } from '../verify/configured-verifier.ts';

const origin = 'http://localhost:3001';
export const goodPassword = 'correct horse battery staple';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests inspect responses of every shape.
  readonly body: any;
  readonly text: string;
}

export interface TestServer {
  readonly app: App;
  readonly services: Services;
  readonly owner: ConnectionTarget;
  /** Creates a browser, which stores cookies and sends the Origin. */
  browser(headers?: Record<string, string>): TestBrowser;
  /** Queued emails for this address, oldest first. First runs the jobs that send links after the response (password reset, new link). */
  mailsTo(address: string): Promise<(MailContent & { kind: string })[]>;
  /** Creates a user who signed up and confirmed, with a trial workspace. */
  user(name: string, options?: { plan?: string }): Promise<TestUser>;
  /** Creates a user who joins that workspace by invitation. */
  member(of: TestUser, name: string, role: 'owner' | 'admin' | 'member'): Promise<TestUser>;
  /** Sets the product's clock to an instant; null resets it to the machine's clock. */
  moveClock(to: Date | null): void;
}

export interface TestUser {
  readonly browser: TestBrowser;
  readonly email: string;
  readonly workspaceId: string;
  /** /v1/workspaces/{their workspace} */
  readonly home: string;
}

export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: App;
  readonly #headers: Record<string, string>;

  constructor(app: App, headers: Record<string, string>) {
    this.#app = app;
    this.#headers = headers;
  }

  get = (path: string, headers: Record<string, string> = {}) => this.send('GET', path, undefined, headers);
  post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) => this.send('POST', path, body, headers);
  patch = (path: string, body: unknown = {}, headers: Record<string, string> = {}) => this.send('PATCH', path, body, headers);
  delete = (path: string) => this.send('DELETE', path);

  /** Unchanged bytes, as in an upload. */
  upload = (path: string, bytes: Uint8Array | ReadableStream, headers: Record<string, string> = {}) =>
    this.send('POST', path, bytes, { 'content-type': 'application/octet-stream', ...headers });

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.request(path, {
      method,
      headers: {
        origin,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.#headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: bodyOf(body), duplex: 'half' }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (/max-age=0/i.test(set) || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
  }
}

const bodyOf = (body: unknown): BodyInit =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream ? (body as BodyInit) : JSON.stringify(body);

/** The token in an email's link. */
export function tokenIn(mail: MailContent | undefined): string {
  return decodeURIComponent(mail?.action?.url.split('#token=')[1] ?? '');
}

/** Real hashes and checks, each computed once per worker, because all test users have the same password. */
const passwordsOnce: PasswordFunctions = {
  hashPassword: once(hashPassword, (password) => password),
  verifyPassword: once(verifyPassword, ({ password, hash }) => `${hash} ${password}`),
};

function once<Asked, Result>(compute: (asked: Asked) => Promise<Result>, keyOf: (asked: Asked) => string): typeof compute {
  const results = new Map<string, Promise<Result>>();
  return (asked) => {
    const key = keyOf(asked);
    const result = results.get(key) ?? compute(asked);
    results.set(key, result);
    return result;
  };
}

/**
 * The threads that read files and pages: one of each per worker, because starting them takes a second of CPU time, more than most tests that need them. They
 * outlive each server, and end with the worker.
 */
const restMs = 600_000;
const previewsOnce = createPreviews({ restMs });
const pagesOnce: PageReader = { ...createPageReader({ technologiesFile: null, restMs }), close: async () => undefined };

/** No name exists. */
const noWeb: ScriptedSites = {
  lookup: async () => ({ rcode: 'NXDOMAIN', records: [], ttlS: 60, cached: false }),
  dial: () => Promise.reject(new Error('no network')),
  gate: openGate,
};

interface TestServerOptions extends Pick<StartOptions, 'passwords' | 'web'> {
  /** Another process of the same application: on the same database. */
  readonly beside?: TestServer;
  /** A transaction pooler in between. */
  readonly pooler?: ConnectionTarget;
}

function through(pooler: ConnectionTarget | null, owner: ConnectionTarget): Partial<ServerConfig> {
  if (!pooler) return {};
  return { databaseUrl: databaseUrl({ ...pooler, database: owner.database }), databaseDirectUrl: databaseUrl(owner) };
}

export async function testServer(
  overrides: Partial<ServerConfig> = {},
  log: Logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  network?: ScriptedNetwork,
  { passwords = {}, web = noWeb, beside, pooler }: TestServerOptions = {},
): Promise<TestServer> {
  const owner = beside?.owner ?? (await copyOfDatabase());
  const given = readConfig({});
  const config: ServerConfig = {
    ...given,
    logLevel: 'silent',
    leniency: 10_000,
    dataDir: join(tmpdir(), 'leadlight-test-server'),
    secret: 's'.repeat(40),
    runs: 'api',
    samplePool: 0,
    search: { ...given.search, engine: 'sql' },
    ...through(pooler ?? inject('pooler'), owner),
    ...overrides,
  };
  let clock: Date | null = null;
  const services = await createServices(config, owner, log, {
    now: () => clock ?? new Date(),
    passwords: { ...passwordsOnce, ...passwords },
    previews: previewsOnce,
    web: { pages: pagesOnce, ...web },
    // Prevents real queries: without a scripted network, tests find no domain.
    network: network ?? {
      ask: async () => ({ rcode: 'NXDOMAIN', records: [], ttlS: 60 }),
      dial: () => Promise.reject(new Error('no network')),
    },
  });
  const app = createApp(services);
  const admin = new Pool({ ...owner, max: 2 });
  admin.on('error', () => undefined);
  afterAll(async () => {
    await admin.end();
    services.files.close();
    await services.checks.close();
    await services.readings.close();
    await services.sites.close();
    services.sendingIdentities.close();
    services.webContacts.close();
    await services.verifiers.close();
    await services.search.stop();
    await services.boss.stop({ graceful: false });
    await services.db.end();
  });

  const queued = async (name: string): Promise<{ id: string; data: unknown }[]> => {
    const { rows } = await admin.query<{ id: string; data: unknown }>(
      'select id, data from jobs.job where name = $1 and state = $2 order by created_on',
      [name, 'created'],
    );
    return rows;
  };

  const server: TestServer = {
    app,
    services,
    owner,
    browser: (headers = {}) => new TestBrowser(app, headers),
    mailsTo: async (address) => {
      for (const { id, data } of await queued('request-account-mail')) {
        await sendAccountMail(services, data as AccountMailRequest);
        await services.boss.cancel('request-account-mail', id);
      }
      const all = (await queued('send-mail')).map(({ data }) => data as QueuedMail);
      return all
        .filter(({ to }) => to === address)
        .map((data) => ({ kind: data.kind, ...(mails[data.kind] as (parameters: unknown) => MailContent)(data.parameters) }));
    },
    user: async (name, { plan } = {}) => {
      const email = `${name.toLowerCase()}@acme.example`;
      const browser = server.browser();
      await browser.post('/v1/auth/sign-up', { name, email, password: goodPassword, plan });
      await browser.post('/v1/auth/verify-email', {
        token: tokenIn((await server.mailsTo(email)).find(({ kind }) => kind === 'confirm-email')),
      });
      const { body } = await browser.get('/v1/session');
      const workspaceId: string = body.workspaces[0]?.workspaceId ?? '';
      return { browser, email, workspaceId, home: `/v1/workspaces/${workspaceId}` };
    },
    member: async (of, name, role) => {
      const email = `${name.toLowerCase()}@acme.example`;
      const { body } = await of.browser.post(`${of.home}/invitations`, { email, role });
      const joined = await server.user(name);
      await joined.browser.post(`/v1/invitations/${body.id}/accept`);
      return { ...joined, workspaceId: of.workspaceId, home: of.home };
    },
    moveClock: (to) => {
      clock = to;
    },
  };
  return server;
}

/** The application's real server as a child process: on a free port, with its own database and data folder. */
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { serverEnvironment, serverIn, serverOptions } from '../scripts/bootstrap/server-process.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));
const builtPage = fileURLToPath(new URL('../apps/dashboard/dist/index.html', import.meta.url));

/** An email in the developer's mailbox. */
export interface Mail {
  kind: string;
  to: string;
  subject: string;
  text: string;
  url: string | null;
}

export interface App {
  /** Without a trailing slash. */
  url: string;
  /** The folder of its database and files; deleted when it is stopped. */
  dataFolder: string;
  /** Waits for the newest email of this kind to this address. */
  mailTo(address: string, kind: string): Promise<Mail>;
  /** Restarts on the same port and database with the clock moved forward by this time. */
  restart(clockOffsetMs?: number): Promise<void>;
  /** Kills the server's process with SIGKILL and starts it again. Its child processes, such as PostgreSQL and workers, get no signal. */
  crash(): Promise<void>;
  /** Runs `npm run operator -- …` while the server runs. */
  operate(...command: string[]): Promise<string>;
  /** The server's process, for tests that end it. */
  operation(...command: string[]): ChildProcess;
  stop(): Promise<void>;
}

/** Starts the server's entry point with this environment, with IPC, so that the server exits if this process dies. */
export type Launch = (entry: string, environment: NodeJS.ProcessEnv) => { child: ChildProcess; kill: () => void };

/**
 * @param environment configuration in addition to that of the tests; kept across a restart
 * @param launch starts the process; by default as a child of this one
 * @param checkout another version's repository, built if it can be, to compare with; by default this one, which e2e/global-setup.ts and `npm run bench` build
 */
export async function startApp(
  environment: Record<string, string> = {},
  launch: Launch = besideThis,
  checkout: string = repository,
): Promise<App> {
  if (!existsSync(builtPage)) throw new Error('The dashboard is not built. Run `vite build` in apps/dashboard.');
  const dataFolder = await mkdtemp(join(tmpdir(), 'leadlight-app-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const environmentAt = (clockOffsetMs: number) => ({ ...environmentOf(dataFolder, port, clockOffsetMs), ...environment });
  let now = environmentAt(0);
  const start = (): ReturnType<typeof startServer> => startServer(serverIn(checkout), now, launch);
  let server = await start();
  return {
    url,
    dataFolder,
    mailTo: (address, kind) => mailTo(url, address, kind),
    restart: async (clockOffsetMs = 0) => {
      await server.stop();
      now = environmentAt(clockOffsetMs);
      server = await start();
    },
    crash: async () => {
      await server.crash();
      server = await start();
    },
    operate: (...command) => operate(checkout, now, command),
    operation: (...command) => execFile(process.execPath, [join(checkout, 'apps/server/operator/main.ts'), ...command], { env: now }),
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function operate(checkout: string, env: NodeJS.ProcessEnv, command: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(checkout, 'apps/server/operator/main.ts'), ...command], { env });
  return stdout;
}

/** Runs `npm run operator -- …` on this database, which no server needs to serve. */
export async function operateOn(databaseUrl: string, ...command: string[]): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'leadlight-operator-'));
  try {
    await operate(repository, { ...environmentOf(dataFolder, await findFreePort(), 0), DATABASE_URL: databaseUrl }, command);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

function environmentOf(dataFolder: string, port: number, clockOffsetMs: number): NodeJS.ProcessEnv {
  const unset = { NODE_ENV: '', NODE_OPTIONS: '', PUBLIC_APP_URL: '', DATABASE_URL: '', SMTP_URL: '', MAIL_FROM: '', LOG_LEVEL: 'silent' };
  return {
    ...process.env,
    ...unset,
    APP_PORT: String(port),
    DATA_DIR: dataFolder,
    CONTACT_EMAIL: 'help@leadlight.test',
    TRUST_PROXY: 'loopback',
    TEST_ROUTES: 'on',
    // Each test finds only the data that it created.
    SAMPLE_POOL: 'off',
    CLOCK_OFFSET_MS: String(clockOffsetMs),
  };
}

const besideThis: Launch = (file, env) => {
  const child = fork(file, { execArgv: serverOptions, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...serverEnvironment, ...env } });
  return { child, kill: () => void child.kill() };
};

async function startServer(
  entry: string,
  environment: NodeJS.ProcessEnv,
  launch: Launch,
): Promise<{ stop(): Promise<void>; crash(): Promise<void> }> {
  const { child, kill } = launch(entry, environment);
  const exited = once(child, 'exit');
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += String(chunk);
      if (/^Leadlight application: http/m.test(log)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    void exited.then(() => reject(new Error(`The application did not start:\n${log}`)));
  });
  // Read and discard later output, or the process would block on a full pipe.
  for (const stream of [child.stdout, child.stderr]) stream?.removeAllListeners('data').resume();
  return {
    stop: async () => {
      kill();
      await exited;
    },
    crash: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** For a worker that hangs: emails arrive at once, or two seconds after an attempt that failed. */
const mailLimitMs = 120_000;

export async function mailTo(url: string, address: string, kind: string): Promise<Mail> {
  const deadline = performance.now() + mailLimitMs;
  while (performance.now() < deadline) {
    const { items } = (await (await fetch(`${url}/dev/mail.json`, { headers: { connection: 'close' } })).json()) as { items: Mail[] };
    const mail = items.find((each) => each.to === address && each.kind === kind);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no ${kind} email arrived for ${address}`);
}

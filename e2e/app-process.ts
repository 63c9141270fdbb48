/** The application's real server as a child process: on a free port, with a database of its own below a data folder of its own. */
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { serverEnvironment, serverOptions } from '../scripts/bootstrap/server-process.mjs';

const entry = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url));
const operator = fileURLToPath(new URL('../apps/server/operator/main.ts', import.meta.url));
const builtPage = fileURLToPath(new URL('../apps/dashboard/dist/index.html', import.meta.url));

/** A mail in the developer's mailbox. */
export interface Mail {
  kind: string;
  to: string;
  subject: string;
  text: string;
  url: string | null;
}

export interface App {
  /** Without a slash at its end. */
  url: string;
  /** Where its database and files are; gone when it is stopped. */
  dataFolder: string;
  /** The newest mail of this kind to this address, as soon as it is there. */
  mailTo(address: string, kind: string): Promise<Mail>;
  /** Stops and starts again on the same port and database, with this much time gone by. */
  restart(clockOffsetMs?: number): Promise<void>;
  /** `npm run operator -- …` beside the running server. */
  operate(...command: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the server's entry with this environment; over IPC, so that it sees when this process dies, and ends as well. */
export type Launch = (entry: string, environment: NodeJS.ProcessEnv) => { child: ChildProcess; kill: () => void };

/**
 * @param environment configuration beyond the tests' own, kept over a restart
 * @param launch how the process is started; beside this one unless told otherwise
 */
export async function startApp(environment: Record<string, string> = {}, launch: Launch = besideThis): Promise<App> {
  if (!existsSync(builtPage)) throw new Error('The dashboard is not built: vite build in apps/dashboard builds it.');
  const dataFolder = await mkdtemp(join(tmpdir(), 'leadlight-app-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const environmentAt = (clockOffsetMs: number) => ({ ...environmentOf(dataFolder, port, clockOffsetMs), ...environment });
  let now = environmentAt(0);
  let server = await startServer(now, launch);
  return {
    url,
    dataFolder,
    mailTo: (address, kind) => mailTo(url, address, kind),
    restart: async (clockOffsetMs = 0) => {
      await server.stop();
      now = environmentAt(clockOffsetMs);
      server = await startServer(now, launch);
    },
    operate: async (...command) => {
      const { stdout } = await promisify(execFile)(process.execPath, [operator, ...command], { env: now });
      return stdout;
    },
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
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
    // What a test finds it has put there itself.
    SAMPLE_POOL: 'off',
    CLOCK_OFFSET_MS: String(clockOffsetMs),
  };
}

const besideThis: Launch = (file, env) => {
  const child = fork(file, { execArgv: serverOptions, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...serverEnvironment, ...env } });
  return { child, kill: () => void child.kill() };
};

async function startServer(environment: NodeJS.ProcessEnv, launch: Launch): Promise<{ stop(): Promise<void> }> {
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
  // What it says later is read and dropped, or it would wait for a reader.
  for (const stream of [child.stdout, child.stderr]) stream?.removeAllListeners('data').resume();
  return {
    stop: async () => {
      kill();
      await exited;
    },
  };
}

/** A worker takes mails from its queue twice a second; the limit is for one that does not. */
const mailLimitMs = 120_000;

export async function mailTo(url: string, address: string, kind: string): Promise<Mail> {
  const deadline = performance.now() + mailLimitMs;
  while (performance.now() < deadline) {
    const { items } = (await (await fetch(`${url}/dev/mail.json`)).json()) as { items: Mail[] };
    const mail = items.find((each) => each.to === address && each.kind === kind);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail ${kind} came to ${address}`);
}

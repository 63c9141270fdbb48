/** The application's real server as a child process: the entry point of production, on a free port, with an embedded database of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url));

export interface Application {
  readonly url: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** @param environment configuration beyond the defaults */
export async function startApplication(environment: Record<string, string> = {}): Promise<Application> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'leadlight-app-'));
  const server = fork(entry, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', APP_PORT: '0', DATA_DIR: dataFolder, SAMPLE_POOL: 'off', ...environment },
  });
  const exited = once(server, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      said += String(chunk);
      const [, address] = /^Leadlight application: (http:\S+)$/m.exec(said) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    void exited.then(() => reject(new Error(`The application did not start: ${said}`)));
  });
  return {
    url,
    dataFolder,
    stop: async () => {
      server.kill();
      await exited;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export interface SignedUp {
  /** For the Cookie header. */
  readonly cookie: string;
  readonly workspaceId: string;
}

/** Someone who signed up and confirmed by the mail in the developer's mailbox. */
export async function signUp({ url }: Application, name: string): Promise<SignedUp> {
  const email = `${name.toLowerCase()}@acme.example`;
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', headers: { origin: url, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  await post('/v1/auth/sign-up', { name, email, password: 'correct horse battery staple', plan: 'premium' });
  const verified = await post('/v1/auth/verify-email', { token: await mailedToken(url, email) });
  const cookie = verified.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const session = (await (await fetch(`${url}/v1/session`, { headers: { cookie } })).json()) as { workspaces: { workspaceId: string }[] };
  return { cookie, workspaceId: session.workspaces[0]?.workspaceId ?? '' };
}

async function mailedToken(url: string, to: string): Promise<string> {
  for (;;) {
    const { items } = (await (await fetch(`${url}/dev/mail.json`)).json()) as { items: { to: string; url: string | null }[] };
    const mail = items.find((item) => item.to === to);
    if (mail?.url) return decodeURIComponent(mail.url.split('#token=')[1] ?? '');
    await pause(50);
  }
}

/** The site's real server as a child process: the production entry point, on a free port, with its own data folder. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../apps/site/server/main.ts', import.meta.url));
const builtPage = fileURLToPath(new URL('../apps/site/dist/page.html', import.meta.url));

/** Not the default, to detect links that ignore the configuration. */
export const appUrl = 'https://app.leadlight.example';
export const helpAddress = 'help@leadlight.example';

export interface Site {
  url: string;
  dataFolder: string;
  /** Its output so far. */
  log(): string;
  stop(): Promise<void>;
}

/** @param environment configuration in addition to the defaults; variables that are not listed here are unset, regardless of `.env` */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  if (!existsSync(builtPage))
    throw new Error('The site is not built. Run `node apps/site/build/build.ts` (npm test does this automatically).');
  const dataFolder = await mkdtemp(join(tmpdir(), 'leadlight-site-'));
  // With IPC, so that the server exits if this process dies.
  const server = fork(entry, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...unset,
      SITE_PORT: '0',
      APP_URL: appUrl,
      CONTACT_EMAIL: helpAddress,
      TRUST_PROXY: 'loopback',
      DATA_DIR: dataFolder,
      ...environment,
    },
  });
  const exited = once(server, 'exit');
  let log = '';
  const stop = async () => {
    server.kill();
    await exited;
    await rm(dataFolder, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += String(chunk);
      const [, address] = /^Leadlight site: (http:\S+)$/m.exec(log) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('error', reject);
    void exited.then(() => reject(new Error(`The site did not start:\n${log}`)));
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, dataFolder, log: () => log, stop };
}

// The server treats an empty variable as unset.
const unset = {
  NODE_ENV: '',
  NODE_OPTIONS: '',
  HOST: '',
  SITE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  LOG_LEVEL: '',
  MESSAGE_RETENTION_DAYS: '',
};

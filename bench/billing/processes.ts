/** The product's own processes on one PostgreSQL: one that answers requests and two that do jobs, which can be killed and are then replaced. */
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connect, serverTarget, type Database } from '@leadlight/db/platform';
import { launchPostgres } from '@leadlight/db/platform/embedded';
import { findFreePort } from '../../e2e/free-port.ts';
import { builtServer, serverEnvironment, serverOptions } from '../../scripts/bootstrap/server-process.mjs';

const entryOf = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export interface Processes {
  readonly url: string;
  readonly db: Database;
  /** Ends a worker with SIGKILL and starts another one. */
  readonly killWorker: () => void;
  readonly operate: (...command: string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export async function startProcesses(variables: Record<string, string>): Promise<Processes> {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-billing-'));
  const postgres = await launchPostgres({ dataDir: join(folder, 'database'), fsync: false, maxConnections: 200 });
  const { host, port, user, password, database } = postgres.owner;
  const httpPort = await findFreePort();
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...serverEnvironment,
    ...{
      NODE_ENV: '',
      NODE_OPTIONS: '',
      PUBLIC_APP_URL: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      LOG_LEVEL: 'silent',
      SAMPLE_POOL: 'off',
      TEST_ROUTES: 'on',
    },
    ...{ APP_PORT: String(httpPort), DATA_DIR: folder, SEARCH_ENGINE: 'sql', RATE_LIMIT_PER_MINUTE: '1000000' },
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    APP_SECRET: 's'.repeat(40),
    ...variables,
  };
  const start = (runs: 'api' | 'worker'): ChildProcess =>
    fork(entryOf(builtServer), { execArgv: serverOptions, stdio: 'ignore', env: { ...environment, APP_RUNS: runs } });
  const api = start('api');
  const url = `http://localhost:${httpPort}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(100);
  const workers = [start('worker'), start('worker')];
  const db = connect(serverTarget(postgres.owner), { max: 4 });
  let next = 0;
  return {
    url,
    db,
    killWorker: () => {
      const at = (next += 1) % workers.length;
      workers[at]?.kill('SIGKILL');
      workers[at] = start('worker');
    },
    operate: async (...command) =>
      (
        await promisify(execFile)(process.execPath, [entryOf('apps/server/operator/main.ts'), ...command], {
          env: environment,
          maxBuffer: 1e8,
        })
      ).stdout,
    stop: async () => {
      for (const child of [api, ...workers]) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await db.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

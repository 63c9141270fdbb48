/** Search processes for the bench, started as in production, and connections to them. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectToSearch, dialSearch, type SearchConnection } from '@leadlight/adapters/search';
import type { ConnectionTarget } from '@leadlight/db/platform';
import { shareText, wholePool, type LeadShare } from '@leadlight/leads/segments';
import { builtServer, serverEnvironment, serverOptions } from '../../scripts/bootstrap/server-process.mjs';
import { cpuSecondsOf, threadSecondsOf } from './processor-time.ts';

const entry = fileURLToPath(new URL(`../../${builtServer}`, import.meta.url));
const token = 'a token that only this benchmark knows';

function databaseUrl({ user, password, host, port, database }: ConnectionTarget): string {
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return host.startsWith('/')
    ? `postgres://${credentials}@localhost:${port}/${database}?host=${host}`
    : `postgres://${credentials}@${host}:${port}/${database}`;
}

/** For an API process beside the application whose data is in the folder, on the same database. */
export const apiEnvironment = (owner: ConnectionTarget, dataFolder: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl(owner),
  APP_SECRET: readFileSync(join(dataFolder, 'app.secret'), 'utf8').trim(),
  SMTP_URL: 'smtp://127.0.0.1:9',
  APP_RUNS: 'api',
});

/** For a search process, or for one that asks those at the ports, in the order of their shares. */
export const searchEnvironment = (...ports: readonly number[]): Record<string, string> => ({
  SEARCH_URL: ports.map((port) => `tcp://127.0.0.1:${port}`).join(','),
  SEARCH_TOKEN: token,
});

export interface BenchedSearch {
  readonly threads: number;
  readonly port: number;
  /** From the start of the process until all its threads answer. */
  readonly readyMs: number;
  /** Processor time of all its threads until then, in milliseconds. Other work on the machine changes it little. Only on Linux; NaN on other systems. */
  readonly startCpuMs: number;
  /** Of `readyMs`, how long its first thread took to read or build the pool. */
  readonly poolMs: number;
  readonly memoryBytes: () => Promise<number>;
  /** Since its start; NaN where there is no /proc. */
  readonly cpuSeconds: () => Promise<number>;
  /** Part of it: of the threads that answer. */
  readonly answeringSeconds: () => Promise<number>;
  connect(): Promise<SearchConnection>;
  /** Ends it at once, as `kill -9` does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface SearchOptions {
  readonly owner: ConnectionTarget;
  readonly dataFolder: string;
  readonly port: number;
  readonly threads: number;
  /** Which leads it has; all by default. */
  readonly share?: LeadShare;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function startSearchProcess({
  owner,
  dataFolder,
  port,
  threads,
  share = wholePool,
  environment,
}: SearchOptions): Promise<BenchedSearch> {
  const started = performance.now();
  const child: ChildProcess = fork(entry, {
    execArgv: serverOptions,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      APP_RUNS: 'search',
      DATABASE_URL: databaseUrl(owner),
      DATA_DIR: dataFolder,
      SEARCH_THREADS: String(threads),
      SEARCH_SHARE: shareText(share),
      ...serverEnvironment,
      ...searchEnvironment(port),
      ...environment,
    },
  });
  const exited = once(child, 'exit');
  let ready = 0;
  let poolMs = Number.NaN;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    void exited.then(() => reject(new Error(`The search process ended: ${output.slice(-2_000)}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const text = String(chunk);
      output = `${output}${text}`.slice(-20_000);
      if (Number.isNaN(poolMs)) poolMs = Number(/"ms":(\d+),"msg":"the search index is ready"/.exec(output)?.[1] ?? Number.NaN);
      ready += text.split('the search index is ready').length - 1;
      if (ready >= threads) resolve();
    });
  });
  const readyMs = performance.now() - started;
  const pid = child.pid ?? 0;
  const startCpuMs = (await cpuSecondsOf(pid)) * 1_000;
  return {
    threads,
    port,
    readyMs,
    startCpuMs,
    poolMs,
    // Linux: resident pages, counted once although threads share them.
    memoryBytes: async () => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
    },
    cpuSeconds: () => cpuSecondsOf(pid),
    // The name that search-threads.ts gives them.
    answeringSeconds: () => threadSecondsOf(pid, 'search'),
    connect: async () => {
      const connection = connectToSearch({
        dial: (signal) => dialSearch({ host: '127.0.0.1', port }, signal),
        token,
        share,
        onTrouble: (what, details) => process.stderr.write(`${what} ${JSON.stringify(details)}\n`),
      });
      await connection.ready;
      return connection;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** The application on a database that is kept between runs, and the log lines about its index. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { Client } from 'pg';
import { serverEnvironment, serverIn, serverOptions } from '../../scripts/bootstrap/server-process.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface BenchedServer {
  readonly url: string;
  readonly pid: number;
  readonly dataFolder: string;
  /** From the start of the process to its first response. */
  readonly upMs: number;
  /** From the start of the process until the index answers. */
  readonly indexReady: Promise<{ readonly sinceStartMs: number; readonly loadMs: number; readonly leads: number; readonly bytes: number }>;
  owner(): Promise<Client>;
  signal(name: NodeJS.Signals): void;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** @param checkout another version's repository, to compare with; by default this one */
export async function startServer(
  dataFolder: string,
  environment: Record<string, string> = {},
  checkout: string = repository,
): Promise<BenchedServer> {
  const started = performance.now();
  const server: ChildProcess = fork(serverIn(checkout), {
    execArgv: serverOptions,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'info',
      APP_PORT: '0',
      DATA_DIR: dataFolder,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...serverEnvironment,
      ...environment,
    },
  });
  const exited = once(server, 'exit');
  let output = '';
  let isStopping = false;
  // Otherwise, the bench would wait forever for a figure from it.
  server.once('exit', (code, signal) => {
    if (!isStopping) process.stderr.write(`The application ended with ${signal ?? String(code)}: ${output.slice(-2000)}\n`);
  });
  let noteUrl: (url: string) => void;
  let noteReady: (ready: Awaited<BenchedServer['indexReady']>) => void;
  const found = new Promise<string>((resolve, reject) => {
    noteUrl = resolve;
    void exited.then(() => reject(new Error(`The application did not start: ${output.slice(-2000)}`)));
  });
  const indexReady = new Promise<Awaited<BenchedServer['indexReady']>>((resolve) => (noteReady = resolve));
  let rest = '';
  const read = (chunk: Buffer): void => {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (process.env['BENCH_LOG'] && /search|ClickHouse/.test(line) && !line.includes('"request"')) process.stderr.write(`${line}\n`);
      if (!line.includes('"request"')) output = `${output}${line}\n`.slice(-20_000);
      const [, address] = /^Leadlight application: (http:\S+)$/.exec(line) ?? [];
      if (address) noteUrl(address);
      if (!line.includes('the search index is ready')) continue;
      const { ms, leads, bytes } = JSON.parse(line) as { ms: number; leads: number; bytes: number };
      noteReady({ sinceStartMs: performance.now() - started, loadMs: ms, leads, bytes });
    }
  };
  server.stdout?.on('data', read);
  server.stderr?.on('data', read);
  const url = await found;
  return {
    url,
    pid: server.pid ?? 0,
    dataFolder,
    upMs: performance.now() - started,
    indexReady,
    owner: async () => {
      const target = sharePostgres(dataFolder);
      if (!target) throw new Error('The embedded database is not running.');
      const client = new Client(target);
      await client.connect();
      return client;
    },
    signal: (name) => {
      isStopping ||= name !== 'SIGUSR2';
      server.kill(name);
    },
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    stop: async () => {
      isStopping = true;
      server.kill();
      await exited;
    },
  };
}

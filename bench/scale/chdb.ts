/** ClickHouse's newest engine from npm, installed into a temporary folder and run in a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFromNpm } from '../enrich/temporary-peer.ts';
import { CannotRun } from './part.ts';

const server = fileURLToPath(new URL('./chdb-server.ts', import.meta.url));
const password = 'only-for-this-benchmark';
const version = '3.4.0';

export interface Chdb {
  /** For SEARCH_URL. */
  readonly url: string;
  readonly version: string;
  ask(statement: string): Promise<string>;
  stop(): Promise<void>;
}

/** @throws CannotRun if there is no engine for this platform */
export async function startChdb(folder: string): Promise<Chdb> {
  const install = join(folder, 'chdb');
  await installFromNpm(install, [`chdb@${version}`]).catch((error: unknown) => {
    throw new CannotRun(`chdb ${(error as Error).message}`);
  });
  const child = fork(server, [install, join(folder, 'chdb-data'), password], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const exited = once(child, 'exit');
  const [port] = (await Promise.race([once(child, 'message'), exited.then(() => [null])])) as [number | null];
  if (port === null) throw new CannotRun('chdb does not run on this machine.');
  const ask = async (statement: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: statement,
      headers: { authorization: `Basic ${Buffer.from(`default:${password}`).toString('base64')}` },
    });
    const text = (await answer.text()).trim();
    if (!answer.ok) throw new Error(text.slice(0, 500));
    return text;
  };
  await ask('create database if not exists leads');
  return {
    url: `clickhouse://default:${password}@127.0.0.1:${port}/leads`,
    version: await ask('select version() format TabSeparated'),
    ask,
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
}

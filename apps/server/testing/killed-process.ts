/** What tests that kill the process of a run share. */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverTarget, type ConnectionTarget } from '@leadlight/db/platform';
import { Client, type ClientConfig } from 'pg';
import type { ProcessReport } from '../jobs/run-in-process.ts';
import type { RunOrder } from '../runs/run-process.ts';

/** What an order says in every test: the database, a lease of its own and the machine's clock. */
export const newOrder = (owner: ConnectionTarget): Pick<RunOrder, 'target' | 'token' | 'clockOffsetMs'> => ({
  target: serverTarget(owner),
  token: randomUUID(),
  clockOffsetMs: 0,
});

/**
 * What apps/server/build/build.ts makes of a module: the server's own processes are in its bundle, as in production, those of tests in testing/dist. A start
 * takes half the CPU time of one from sources.
 * @param source a module of a process, in this folder or started by the server
 */
export function builtFrom(source: URL): URL {
  const isOfTests = source.href.startsWith(new URL('.', import.meta.url).href);
  return new URL(`${isOfTests ? '.' : '..'}/dist/${basename(source.pathname, '.ts')}.js`, import.meta.url);
}

/** Starts a process that works on one slice. @param source a module that calls `serveRun` */
export function startRunProcess(source: URL, order: RunOrder): ChildProcess {
  const child = fork(builtFrom(source), [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  return child;
}

/** Kills the process and waits until it has ended. */
export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** @throws if the process that works toward it has ended */
export async function until(is: () => boolean | Promise<boolean>, worker?: ChildProcess): Promise<void> {
  while (!(await is())) {
    if (worker && hasEnded(worker)) throw new Error('the process ended first');
    await delay(5);
  }
}

/**
 * Starts processes until one has worked on the run to the end of its slice: the database may keep the connections of a killed one for a moment.
 * @returns its outcome, as {@link outcomeOf}
 */
export async function finishRun(owner: ClientConfig, start: () => ChildProcess): Promise<string | null> {
  for (;;) {
    await expireLeases(owner);
    const outcome = await outcomeOf(start());
    if (outcome !== 'taken' && outcome !== 'made_room') return outcome;
  }
}

/** @returns the outcome of the slice, or 'fault'; null if the process was killed */
export async function outcomeOf(child: ChildProcess): Promise<string | null> {
  let outcome: string | null = null;
  child.on('message', (report: ProcessReport) => (outcome = 'outcome' in report ? report.outcome : 'fault'));
  await once(child, 'exit');
  return outcome;
}

/** Expires the lease of a killed worker. */
export async function expireLeases(owner: ClientConfig): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  await client.query('update app.runs set leased_until = clock_timestamp() where leased_by is not null');
  await client.end();
}

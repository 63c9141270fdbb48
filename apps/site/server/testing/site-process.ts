/** The server as a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { expectEventually } from './expect-eventually.ts';
import { fixtureSite } from './fixture-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface SiteProcess {
  child: ChildProcess;
  dataFolder: string;
  stdout(): string;
  stderr(): string;
  /** Waits for the line that it prints when it is ready. */
  url(): Promise<string>;
  /** Waits until it exits. */
  exit(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const runner = fileURLToPath(new URL('run-fixture.ts', import.meta.url));

interface ProcessOptions {
  environment?: Record<string, string>;
  dataFolder?: string;
  dist?: string;
  /** Gives the process an IPC channel, like the program that normally starts it. */
  ipc?: boolean;
  /** A program that starts it, with arguments. */
  wrapper?: string[];
}

export function startSiteProcess({
  environment = {},
  dataFolder = temporaryFolder(),
  dist = fixtureSite(),
  ipc = false,
  wrapper = [],
}: ProcessOptions = {}): SiteProcess {
  const [command, ...args] = [...wrapper, process.execPath, runner];
  const child = spawn(command, args, {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SITE_PORT: '0',
      DATA_DIR: dataFolder,
      TEST_DIST: dist,
      TEST_ROOT: dataFolder,
      ...environment,
    },
    stdio: ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  // Not `close`: Node does not emit it for a child whose IPC channel was closed from this side.
  const outputs = [child.stdout, child.stderr].map((stream) => stream && finished(stream));
  const ended = Promise.all([once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>, ...outputs]).then(([exit]) => exit);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    dataFolder,
    stdout: () => stdout,
    stderr: () => stderr,
    async url() {
      const ready = /^Leadlight site: (http:\S+)\n/m;
      await expectEventually(() => stdout + stderr).toMatch(ready);
      return ready.exec(stdout)?.[1] ?? '';
    },
    async exit() {
      const [code, signal] = await ended;
      return { code, signal };
    },
  };
}

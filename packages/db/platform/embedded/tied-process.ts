/**
 * Starts a program that ends when this process does, also after SIGKILL; PostgreSQL does not watch its parent and would keep running.
 * Surprise: a second process, the guard, waits on a pipe that the operating system closes when this process ends, and then interrupts the program.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import type { Socket } from 'node:net';

export interface TiedProcess {
  readonly child: ChildProcess;
  /** Resolves with a text that says why the program ended. */
  readonly exited: Promise<string>;
  /** Ends the guard. Call it once the program has ended, before its pid can be reused. */
  release(): void;
}

/**
 * The program replaces the shell, so the child's pid is the program's. The guard is forked twice, so that it is not a child of PostgreSQL, which does not
 * expect one. On SIGINT, PostgreSQL disconnects its clients and shuts down cleanly, and initdb removes its files.
 */
const guarded = `((read -r _ <&3 || kill -INT $$) >/dev/null 2>&1 &)
exec "$@" 3<&-`;

interface TiedOptions extends Omit<SpawnOptions, 'stdio'> {
  /** Descriptors for standard output and standard error, or pipes. */
  readonly output: readonly [out: number | 'ignore' | 'pipe', error: number | 'ignore' | 'pipe'];
}

export function spawnTied(program: string, args: readonly string[], { output, ...options }: TiedOptions): TiedProcess {
  const hasShell = process.platform !== 'win32';
  const child = hasShell
    ? spawn('/bin/sh', ['-c', guarded, 'sh', program, ...args], { ...options, stdio: ['ignore', ...output, 'pipe'] })
    : spawn(program, [...args], { ...options, stdio: ['ignore', ...output] });
  const guard = child.stdio[3] as Socket | undefined;
  guard?.on('error', () => undefined);
  guard?.unref();
  const killWithProcess = (): void => void child.kill('SIGINT');
  if (!hasShell) process.once('exit', killWithProcess);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it exited with ${signal ?? `code ${code}`}`));
  });
  return {
    child,
    exited,
    release: () => {
      guard?.end('\n');
      process.removeListener('exit', killWithProcess);
    },
  };
}

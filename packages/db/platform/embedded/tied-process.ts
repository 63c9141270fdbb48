/**
 * Starts a program that ends when this process does, however that ends: PostgreSQL by itself would run on after a SIGKILL of its server.
 * Surprise: the program has a guard beside it, a shell that waits at the end of a pipe which the system closes together with this process.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import type { Socket } from 'node:net';

export interface TiedProcess {
  readonly child: ChildProcess;
  /** Resolves with what ended the program, in words. */
  readonly exited: Promise<string>;
  /** Sends the guard away: the program has ended, and its pid may soon be another's. */
  release(): void;
}

/**
 * The program replaces the shell, so its pid is the child's. The guard is started twice over, so that it is no child of a program that does not know it.
 * Interrupted, PostgreSQL's programs close what they have open and end.
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

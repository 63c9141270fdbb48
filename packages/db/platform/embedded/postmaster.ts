/**
 * Reads postmaster.pid of a running PostgreSQL, and stops PostgreSQL.
 * Boundary: files and signals only. Surprise: after kill -9 or a power failure the file stays, and its pid may now belong to another program.
 * PostgreSQL would refuse to start, so a pid counts only if it is a postgres of this folder.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of the Unix socket; empty if it listens only on loopback. */
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** Lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory key, status (src/include/utils/pidfile.h). */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!(pid > 1)) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4]?.trim() ?? '',
    isReady: lines[7]?.trim() === 'ready',
  };
}

/** The running PostgreSQL of this folder. Removes the file of one that has ended. */
export function findRunning(dataFolder: string): Postmaster | undefined {
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster) return undefined;
  if (isPostgresOf(postmaster.pid, dataFolder)) return postmaster;
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  return undefined;
}

/** Disconnects clients and shuts down (fast shutdown); after 15 s shuts down immediately, with recovery at the next start. */
export async function stopPostmaster(pid: number, dataFolder: string): Promise<void> {
  if (!isPostgresOf(pid, dataFolder)) return;
  signal(pid, 'SIGINT');
  if (await isGoneWithin(pid, dataFolder, 15_000)) return;
  signal(pid, 'SIGQUIT');
  if (await isGoneWithin(pid, dataFolder, 5_000)) return;
  throw new Error(`PostgreSQL (pid ${pid}) does not stop. End the process, then start again.`);
}

async function isGoneWithin(pid: number, dataFolder: string, timeoutMs: number): Promise<boolean> {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await wait(20)) {
    if (!isPostgresOf(pid, dataFolder)) return true;
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

/** Identified by the working directory, which is PostgreSQL's data folder, if /proc exists; otherwise by the command line. */
function isPostgresOf(pid: number, dataFolder: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const folder = realpathSync(dataFolder);
  if (process.platform === 'linux') {
    try {
      return markOf(pid) !== undefined && readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(dataFolder) || stdout.includes(folder);
}

/**
 * Distinguishes a process from a later one with the same pid: its start in clock ticks since boot (proc(5), field 22), if /proc exists.
 * @returns undefined if there is no such process, or it has ended and waits for its parent (state Z)
 */
export function markOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'alive' : undefined;
  }
}

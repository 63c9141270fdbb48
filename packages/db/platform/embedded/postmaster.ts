/**
 * Reads what a running PostgreSQL says of itself in postmaster.pid, and stops one.
 * Boundary: files and signals only. Surprise: after kill -9 or a power cut the file stays behind, and its pid may by now
 * belong to any other program; PostgreSQL itself then refuses to start, so a pid counts only when it is a postgres of this folder.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of the unix socket; empty when it listens on loopback only. */
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

/** The running PostgreSQL of this folder; a file left behind by a dead one is removed. */
export function findRunning(dataFolder: string): Postmaster | undefined {
  const postmaster = readPostmaster(dataFolder);
  if (!postmaster) return undefined;
  if (isPostgresOf(postmaster.pid, dataFolder)) return postmaster;
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  return undefined;
}

/** Stops at once for connected clients (fast shutdown); after 15 s without regard for anything (recovers at the next start). */
export async function stopPostmaster(pid: number, dataFolder: string): Promise<void> {
  if (!isPostgresOf(pid, dataFolder)) return;
  signal(pid, 'SIGINT');
  if (await isGoneWithin(pid, dataFolder, 15_000)) return;
  signal(pid, 'SIGQUIT');
  if (await isGoneWithin(pid, dataFolder, 5_000)) return;
  throw new Error(`PostgreSQL (pid ${pid}) does not stop. End it by hand, then start again.`);
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
    // It went by itself in the meantime.
  }
}

/** PostgreSQL's working directory is its data folder: the surest sign where /proc tells it; elsewhere its command line. */
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
 * Tells one process from another that gets the same pid later: its start in clock ticks since boot (proc(5), field 22), where /proc tells it.
 * @returns undefined when no such process lives; one that has ended and waits for its parent (state Z) does not.
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

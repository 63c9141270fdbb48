/** Processor time, memory and priority of processes. Other work on the machine changes processor time much less than durations. */
import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** Clock ticks per second (getconf CLK_TCK): 100 on every current Linux. */
const ticksASecond = 100;

interface Process {
  readonly parent: number;
  readonly seconds: number;
}

/** By ID, a process and its living descendants; empty where there is no /proc, or if the process has ended. */
export async function familyOf(pid: number): Promise<Map<number, Process>> {
  const processes = new Map<number, Process>();
  for (const entry of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    // Fields 4, 14 and 15 of proc_pid_stat(5), counted after the name, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat !== '')
      processes.set(Number(entry), { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticksASecond });
  }
  const isOurs = (each: number): boolean => each === pid || (processes.has(each) && isOurs(processes.get(each)?.parent ?? 0));
  return new Map(processes.has(pid) ? [...processes].filter(([each]) => isOurs(each)) : []);
}

/**
 * Seconds of processor time that a process and its living descendants, with all their threads, have used since they started. NaN where there is no
 * /proc, or if the process has ended.
 */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const family = await familyOf(pid);
  return family.size === 0 ? Number.NaN : Array.from(family.values(), ({ seconds }) => seconds).reduce((sum, each) => sum + each, 0);
}

/** Seconds of processor time of the living threads of a process that have this name, and 0 where there is no /proc. */
export async function threadSecondsOf(pid: number, name: string): Promise<number> {
  let seconds = 0;
  for (const thread of await readdir(`/proc/${pid}/task`).catch(() => [])) {
    const stat = await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat.includes(`(${name})`)) seconds += (Number(fields[11]) + Number(fields[12])) / ticksASecond;
  }
  return seconds;
}

/**
 * Megabytes of memory of a process and its living descendants except PostgreSQL's, whose memory is mostly shared. Pages that several processes map count for
 * each in part (`Pss` of proc_pid_smaps_rollup(5)), so that a second process doesn't count Node's own code again. NaN where there is no /proc.
 */
export async function memoryMegabytesOf(pid: number): Promise<number> {
  let kilobytes = Number.NaN;
  for (const each of (await familyOf(pid)).keys()) {
    const name = await readFile(`/proc/${each}/comm`, 'utf8').catch(() => 'postgres');
    if (name.trim() === 'postgres') continue;
    const [, pss] = /^Pss:\s+(\d+) kB$/m.exec(await readFile(`/proc/${each}/smaps_rollup`, 'utf8').catch(() => '')) ?? [];
    if (pss !== undefined) kilobytes = (Number.isNaN(kilobytes) ? 0 : kilobytes) + Number(pss);
  }
  return kilobytes / 1_024;
}

/**
 * Gives a process and its descendants the normal priority. On Linux, each thread has a priority of its own.
 * @returns whether that was permitted; only root may raise a priority
 */
export async function giveNormalPriority(pid: number): Promise<boolean> {
  for (const each of (await familyOf(pid)).keys())
    for (const thread of await readdir(`/proc/${each}/task`).catch(() => []))
      try {
        setPriority(Number(thread), 0);
      } catch (error) {
        // A thread may have ended meanwhile.
        if ((error as { code?: string }).code === 'ERR_SYSTEM_ERROR' && !/ESRCH/.test((error as Error).message)) return false;
      }
  return true;
}

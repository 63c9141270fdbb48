/** Processor time of processes, which other work on the machine changes much less than durations. */
import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second (getconf CLK_TCK): 100 on every current Linux. */
const ticksASecond = 100;

/**
 * Seconds of processor time that a process and its living descendants, with all their threads, have used since they started. NaN where there is no
 * /proc, or if the process has ended.
 */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const processes = new Map<number, { readonly parent: number; readonly seconds: number }>();
  for (const entry of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    // Fields 4, 14 and 15 of proc_pid_stat(5), counted after the name, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat !== '')
      processes.set(Number(entry), { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticksASecond });
  }
  if (!processes.has(pid)) return Number.NaN;
  const isOurs = (each: number): boolean => each === pid || (processes.has(each) && isOurs(processes.get(each)?.parent ?? 0));
  let seconds = 0;
  for (const [each, { seconds: used }] of processes) if (isOurs(each)) seconds += used;
  return seconds;
}

/** What the server and what it started take of the machine, read from /proc while they run. */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second (getconf CLK_TCK): 100 on every Linux of today. */
const ticksASecond = 100;

/** The server with its search; the process of an import; all of PostgreSQL. */
type Part = 'server' | 'import' | 'postgres';

interface Usage {
  /**
   * Memory of server and import process together, in bytes: what is resident, pages that both have (Node's own program) counted once (Pss in
   * proc_pid_smaps(5)). PostgreSQL's is mostly shared, and the machine's to keep.
   */
  readonly nodeBytes: number;
  /** Processor time since each began, in seconds. */
  readonly cpuSeconds: Readonly<Record<Part, number>>;
}

/** Of the processes that this one started, and those that they did. */
export class UsageWatch {
  #nodeBytes = 0;
  #weighedMs = -Infinity;
  readonly #cpu = new Map<string, { part: Part; seconds: number }>();

  /** Looks once more. Memory: the most that was seen; processor time: the last that was seen of every process. */
  look(): Usage {
    // Walking the pages of half a gigabyte takes the kernel some ten milliseconds: once a second, so that what is measured is not the measuring.
    const isWeighing = performance.now() - this.#weighedMs >= 1_000;
    if (isWeighing) this.#weighedMs = performance.now();
    const processes = readProcesses({ isWeighing });
    const isOurs = (pid: number): boolean => pid === process.pid || (processes.has(pid) && isOurs(processes.get(pid)?.parent ?? 0));
    let bytes = 0;
    for (const [pid, found] of processes) {
      if (pid === process.pid || !isOurs(pid)) continue;
      if (found.part !== 'postgres') bytes += found.bytes;
      const key = `${pid} ${found.startedAt}`;
      // One that has ended and is not gone yet has no command line: it is what it was.
      const part = found.isGone ? (this.#cpu.get(key)?.part ?? found.part) : found.part;
      this.#cpu.set(key, { part, seconds: found.cpuSeconds });
    }
    this.#nodeBytes = Math.max(this.#nodeBytes, bytes);
    const cpuSeconds = { server: 0, import: 0, postgres: 0 };
    for (const { part, seconds } of this.#cpu.values()) cpuSeconds[part] += seconds;
    return { nodeBytes: this.#nodeBytes, cpuSeconds };
  }
}

interface Process {
  readonly parent: number;
  readonly part: Part;
  readonly isGone: boolean;
  readonly bytes: number;
  readonly cpuSeconds: number;
  readonly startedAt: string;
}

function readProcesses({ isWeighing }: { readonly isWeighing: boolean }): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      // Fields from the third on (proc_pid_stat(5)): the name may hold blanks.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8');
      const isPostgres = name.startsWith('postgres');
      const own =
        !isWeighing || isPostgres || command === ''
          ? '0'
          : (/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${entry}/smaps_rollup`, 'utf8'))?.[1] ?? '0');
      processes.set(Number(entry), {
        parent: Number(fields[1]),
        part: isPostgres ? 'postgres' : command.includes('import-process') ? 'import' : 'server',
        isGone: command === '',
        bytes: Number(own) * 1024,
        cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksASecond,
        startedAt: fields[19] ?? '',
      });
    } catch {
      // It ended while it was looked at.
    }
  }
  return processes;
}

/** Memory and CPU time of the server and its child processes, read from /proc while they run. */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second (getconf CLK_TCK): 100 on every current Linux. */
const ticksASecond = 100;

/** The server with its search, the process of an import, and all of PostgreSQL. */
type Part = 'server' | 'import' | 'postgres';

interface Usage {
  /**
   * Memory of server and import process together, in bytes: resident memory, with pages that both share (Node's program) counted once (Pss in
   * proc_pid_smaps(5)). PostgreSQL is excluded because its memory is mostly shared and cached by the system.
   */
  readonly nodeBytes: number;
  /** Of those, the most of each; not at the same moment. */
  readonly partBytes: Readonly<Record<'server' | 'import', number>>;
  /** CPU time since each process started, in seconds. */
  readonly cpuSeconds: Readonly<Record<Part, number>>;
}

/** Covers the descendants of this process. */
export class UsageWatch {
  #nodeBytes = 0;
  readonly #partBytes = { server: 0, import: 0 };
  #weighedMs = -Infinity;
  readonly #cpu = new Map<string, { part: Part; seconds: number }>();

  /** Samples once more. Memory is the maximum so far; CPU time is the latest value of every process. */
  look(): Usage {
    // Walking the pages of half a gigabyte takes the kernel about ten milliseconds: sample once a second so that sampling doesn't affect the result.
    const isWeighing = performance.now() - this.#weighedMs >= 1_000;
    if (isWeighing) this.#weighedMs = performance.now();
    const processes = readProcesses({ isWeighing });
    const isOurs = (pid: number): boolean => pid === process.pid || (processes.has(pid) && isOurs(processes.get(pid)?.parent ?? 0));
    const now = { server: 0, import: 0 };
    for (const [pid, found] of processes) {
      if (pid === process.pid || !isOurs(pid)) continue;
      if (found.part !== 'postgres') now[found.part] += found.bytes;
      const key = `${pid} ${found.startedAt}`;
      // A process that has ended but still exists has no command line: keep its role.
      const part = found.isGone ? (this.#cpu.get(key)?.part ?? found.part) : found.part;
      this.#cpu.set(key, { part, seconds: found.cpuSeconds });
    }
    this.#nodeBytes = Math.max(this.#nodeBytes, now.server + now.import);
    this.#partBytes.server = Math.max(this.#partBytes.server, now.server);
    this.#partBytes.import = Math.max(this.#partBytes.import, now.import);
    const cpuSeconds = { server: 0, import: 0, postgres: 0 };
    for (const { part, seconds } of this.#cpu.values()) cpuSeconds[part] += seconds;
    return { nodeBytes: this.#nodeBytes, partBytes: { ...this.#partBytes }, cpuSeconds };
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
      // Fields from the third on (proc_pid_stat(5)), because the name may contain spaces.
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
      // The process ended in the meantime.
    }
  }
  return processes;
}

/** What the memory of the application and of its search process is used for, from their mappings. Only on Linux. */
import { readFile } from 'node:fs/promises';
import type { Figure } from '../figures.ts';
import { familyOf } from './processor-time.ts';

/** Kinds of mappings, in the order of the figures. */
const kinds = ['objects of V8', 'the pool', 'allocated outside of V8', 'code and files'] as const;
type Kind = (typeof kinds)[number];

/** The size of a page of V8's heap (kRegularPageSize, src/common/globals.h), which is also the alignment of larger ones. */
const v8PageBytes = 262_144;
/** A mapping without a file is the pool if it is larger: one shared buffer of some ninety bytes for each lead. */
const fewestPoolBytes = 64 * 2 ** 20;

function kindOf(start: number, end: number, access: string, path: string): Kind {
  if (path.startsWith('/') || access.includes('x')) return 'code and files';
  if (path !== '') return 'allocated outside of V8';
  if (end - start >= fewestPoolBytes) return 'the pool';
  return (end - start) % v8PageBytes === 0 && start % v8PageBytes === 0 ? 'objects of V8' : 'allocated outside of V8';
}

/** Megabytes (Pss of proc_pid_smaps(5)) by kind; zeros where there is no /proc. */
async function megabytesByKind(pid: number): Promise<Record<Kind, number>> {
  const megabytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  let kind: Kind = 'code and files';
  for (const line of (await readFile(`/proc/${pid}/smaps`, 'utf8').catch(() => '')).split('\n')) {
    const [, start, end, access = '', path = ''] = /^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \d+ *(.*)$/.exec(line) ?? [];
    if (start && end) kind = kindOf(Number.parseInt(start, 16), Number.parseInt(end, 16), access, path);
    const [, kilobytes] = /^Pss:\s+(\d+) kB$/.exec(line) ?? [];
    if (kilobytes !== undefined) megabytes[kind] += Number(kilobytes) / 1_024;
  }
  return megabytes;
}

/** @param pid of the application */
export async function memoryFigures(pid: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const each of (await familyOf(pid)).keys()) {
    const command = await readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '');
    const isSearch = command.includes('search-process');
    if (each !== pid && !isSearch) continue;
    const name = isSearch ? 'search process' : 'API and worker';
    for (const [kind, value] of Object.entries(await megabytesByKind(each)))
      if (value >= 1) figures.push({ what: `Memory of the ${name}, MB: ${kind}`, value, unit: '' });
  }
  return figures;
}

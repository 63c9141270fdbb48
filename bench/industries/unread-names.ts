/** What a name costs that no rule reads: it takes longest, because every rule is tried. */
import { parseIndustry } from '@leadlight/vocabulary';
import { createRandom } from '../random.ts';

const syllables = 'ba|ke|lo|mi|tru|sna|vel|dor|pim|gra|zon|fli|rek|tum|osh|wen|jal|qui|ster|hop'.split('|');
/** Compiles the patterns, and lets the machine optimize the code. */
const warmUp = 3_000;

interface UnreadNames {
  readonly names: number;
  readonly unread: number;
  /** Processor time of each, in microseconds. */
  readonly microseconds: number;
  /** What the tables and patterns take when they are loaded, in MB. Zero without `--expose-gc`. */
  readonly megabytes: number;
}

/** Made-up names of one to four words, each of two to four syllables; the same ones in each run. */
export function readUnreadNames(count = 20_000): UnreadNames {
  const random = createRandom(7);
  const upTo = (most: number): number => Math.floor(random() * most);
  const word = (): string => Array.from({ length: 2 + upTo(3) }, () => syllables[upTo(syllables.length)]).join('');
  const name = (): string => Array.from({ length: 1 + upTo(4) }, word).join(' ');
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (const text of ['zorbel', 'fabrication de zorbules', 'Kerzenhandel', 'tienda de zorbul']) parseIndustry(text);
  globalThis.gc?.();
  const megabytes = globalThis.gc ? (process.memoryUsage().heapUsed - before) / 1e6 : 0;
  for (let at = 0; at < warmUp; at += 1) parseIndustry(name());
  const names = Array.from({ length: count }, name);
  const start = process.cpuUsage();
  const unread = names.filter((each) => parseIndustry(each) === null).length;
  const { user, system } = process.cpuUsage(start);
  return { names: count, unread, microseconds: (user + system) / count, megabytes };
}

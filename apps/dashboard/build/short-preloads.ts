/**
 * Shortens what Vite adds to chunks that load others: a table of file names, and for each load the indices of the files to preload with it. Files that
 * many loads need come first, and indices are sorted, so that the lists repeat each other and compress.
 */
import type { Plugin } from 'vite';

const table = /(\(m\.f=\[)("[^\]]*")(\]\))/;
const lists = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
const indicesOf = (list: string): number[] => list.split(',').filter(Boolean).map(Number);

/** The code of a chunk with a sorted table. Code without a table stays as it is. */
export function sortPreloads(code: string): string {
  const files = table.exec(code)?.[2]?.split(',');
  if (!files) return code;
  const counts = files.map(() => 0);
  for (const [, list = ''] of code.matchAll(lists)) for (const index of indicesOf(list)) counts[index] = (counts[index] ?? 0) + 1;
  const order = files.map((_, index) => index);
  order.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const places = new Map(order.map((index, place) => [index, place]));
  return code
    .replace(table, (_, start: string, _files: string, end: string) => `${start}${order.map((index) => files[index]).join(',')}${end}`)
    .replace(lists, (_, list: string) => {
      const sorted = indicesOf(list).map((index) => places.get(index) ?? index);
      sorted.sort((a, b) => a - b);
      return `__vite__mapDeps([${sorted.join(',')}])`;
    });
}

export const shortPreloads: Plugin = {
  name: 'short-preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = sortPreloads(file.code);
    },
  },
};

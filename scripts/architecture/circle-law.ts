/**
 * Finds files that import each other in a circle, directly or through others: neither can be read, moved or tested without the rest. Imports of types
 * count, `import()` doesn't: a menu loads its window later, and the window has the menu's type.
 */
import { posix } from 'node:path';
import { staticImportsOf } from './import-law.ts';

/**
 * @param sources the text of each module, by its path from the repository's root
 * @returns for each circle its files, each followed by what it imports, so that the last one imports the first
 */
export function importCircles(sources: ReadonlyMap<string, string>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  /** From where the search began to the current file. */
  const way: string[] = [];
  const visit = (path: string): void => {
    const start = way.indexOf(path);
    if (start >= 0) found.push(way.slice(start));
    if (start >= 0 || done.has(path)) return;
    way.push(path);
    for (const specifier of staticImportsOf(path, sources.get(path) ?? '')) {
      const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
      if (specifier.startsWith('.') && sources.has(target)) visit(target);
    }
    way.pop();
    done.add(path);
  };
  for (const path of sources.keys()) visit(path);
  return found;
}

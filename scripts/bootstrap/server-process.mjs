/** How `npm start`, the tests and the benchmarks start the application's server. The Dockerfile repeats these settings. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What apps/server/build/build.ts makes of apps/server/main.ts; a path from the repository's root. */
export const builtServer = 'apps/server/dist/main.js';

/**
 * The program that a repository serves with: its built server, or the source if it has none, as before the server was built.
 * @param {string} repository folder
 */
export function serverIn(repository) {
  const built = join(repository, builtServer);
  return existsSync(built) ? built : join(repository, 'apps/server/main.ts');
}

/**
 * For the server and the threads in its process, such as search. By default, Node gives each thread 96 MB for short-lived objects, lets the heap grow
 * to several times the live objects before it collects garbage (90 MB wasted at a million leads), and uses four garbage collection threads,
 * which on two processors compete with each other and with the server.
 */
export const serverOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--v8-pool-size=2'];

/** @type {Record<string, string>} */
export const serverEnvironment = {
  // The search index allocates and frees arrays of megabytes: return them to the system instead of keeping them between small blocks (mallopt(3); read only by glibc).
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Threads and processes that the server starts reuse its compiled code: 27 MB less memory and half the startup time for an import's process.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile',
};

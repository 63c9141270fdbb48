/** How the application's server is started, wherever it is: by `npm start`, by the tests, by the benchmarks. The Dockerfile says the same once more. */

/**
 * For the server, its search and whatever else runs in its process. By Node's defaults each of these threads keeps 96 MB for objects that are gone at once,
 * lets what is in use grow to several times itself before it looks for what is not any more (90 MB for nothing at a million leads), and has four helpers
 * that look, which on two processors stand in each other's way and in the server's.
 */
export const serverOptions = ['--max-semi-space-size=8', '--heap-growing-percent=100', '--v8-pool-size=2'];

/** @type {Record<string, string>} */
export const serverEnvironment = {
  // Arrays of the search index come and go by the megabyte: they are given back to the system, not kept between small ones (mallopt(3); read by glibc alone).
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Threads and processes that the server starts begin with what it has compiled already: 27 MB less and half the time for the process of an import.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile',
};

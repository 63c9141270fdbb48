import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortPreloads } from './build/short-preloads.ts';
import { smallIcons } from './build/small-icons.ts';

const server = 'http://localhost:3001';

/** Writes .br and .gz next to compressible files, at the highest level, so that the server sends them unchanged. */
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

/** In development, Vite serves the dashboard and forwards API requests to the server; in production, the server serves dist/. */
export default defineConfig({
  // React has what this package adds to its versions before 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [react(), tailwindcss(), smallIcons, shortPreloads, precompress],
  server: {
    port: Number(process.env['DASHBOARD_PORT'] || 3002),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/v1', '/docs', '/dev', '/privacy', '/terms'].map((path) => [
        path,
        // The server allows this origin if DEV_ORIGIN names it, as `npm run dev` does.
        server,
      ]),
    ),
  },
  build: {
    target: 'es2023',
    // Browsers that support light-dark(): for older ones, Vite would replace it with longer code.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    // Every browser above preloads modules itself.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // The first chunk names all others, so names are only hashes of 7 letters: each of 200 names in it has one letter less to load, and two builds
        // give different code one name in 4 × 10¹² cases. The manifest maps names to sources.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // Changes only when the libraries are updated, so it stays in the browser's cache over many releases.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|react-store|store)|use-sync-external-store)\/(?!.*(useQueries|queriesObserver|useBlocker)\.)/,
              priority: 3,
            },
            // Everything that opens over the page; loaded with the first menu or dialog.
            {
              name: 'overlays',
              test: /node_modules\/(@base-ui|@floating-ui)\/|packages\/ui\/src\/(menu|popover|dialog-window|confirm-window|toaster)\.tsx/,
              priority: 1,
            },
            // Needed by every page before it can render.
            {
              name: 'common',
              test: /packages\/ui\/src\/(button|skeleton|states|class-names|deferred|dialog|icons)\.tsx|dashboard\/src\/(api\/(?!upload|effects|reads-by|after-command|reread|use-|groups\/)|words\/numbers|session\/(?!sign-out)|notices\/notify|paths|layout\/(page|failed)\.)/,
              priority: 2,
            },
            // What a command needs once it is sent: loaded after the screen.
            { name: 'sent-commands', test: /dashboard\/src\/api\/(effects|groups\/commands)/, priority: 1 },
            // Commands, forms, and components that most screens use: three requests instead of thirty.
            { name: 'commands', test: /dashboard\/src\/api\/(after-command|reread|use-)/, priority: 2 },
            // The parameters of a search, and the values that they may have.
            {
              name: 'lead-search',
              test: /engines\/(vocabulary\/values\/(company-sizes|company-statuses|departments|seniority|email-verdicts)|leads\/(facts\/facts|search\/query))\.|dashboard\/src\/leads\/(lead-search|lead-nouns)\./,
              priority: 1,
            },
            {
              name: 'forms',
              test: /packages\/ui\/src\/field\.tsx|dashboard\/src\/form\/(use-api-form|rules|form-failure)/,
              priority: 2,
            },
            {
              name: 'parts',
              test: /packages\/ui\/src\/(badge|table)\.tsx|dashboard\/src\/(words\/(?!money|access-|credit-|wait)|layout\/(paged-list|section-tabs))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:3001';

/** In development Vite serves the dashboard and hands what is the server's on to it; in production the server serves dist/. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: {
    port: 3002,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/v1', '/docs', '/dev', '/privacy', '/terms'].map((path) => [
        path,
        // The server answers browsers of its own origin alone.
        { target: server, changeOrigin: true, headers: { origin: server } },
      ]),
    ),
  },
  build: {
    target: 'es2023',
    // Newer than light-dark(): without it the scheme's colours would be rewritten into a longer substitute.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
  },
});

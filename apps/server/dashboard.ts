/**
 * Serves the built dashboard: its files, cached permanently (their names contain their digest), and its page for every other path, so that links into
 * it work.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { ServerConfig } from './config.ts';
import type { App } from './http/serve.ts';

const unbuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Leadlight</title><link rel="stylesheet" href="/docs/style.css"><main><h1>Leadlight</h1><p>The dashboard has not been built. The API is running: <a href="/docs">its documentation</a>.</p></main></html>`;

export function mountDashboard(app: App, config: ServerConfig): void {
  const page = join(config.dashboardDir, 'index.html');
  const isBuilt = existsSync(page);
  if (isBuilt) {
    app.use('/assets/*', async (c, next) => {
      await next();
      if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
    });
    // The page itself is not served as a file, because it must not be cached.
    const files = serveStatic({ root: config.dashboardDir, precompressed: true });
    app.get('*', (c, next) => (c.req.path === '/' || c.req.path === '/index.html' ? next() : files(c, next)));
  }
  app.get('*', (c) => {
    const { path } = c.req;
    // A path with an extension is a file, and this one doesn't exist.
    if (path.startsWith('/v1/') || path.startsWith('/assets/') || /\.\w+$/.test(path)) return c.notFound();
    c.header('Cache-Control', 'no-cache');
    return c.html(isBuilt ? readFileSync(page, 'utf8') : unbuilt);
  });
}

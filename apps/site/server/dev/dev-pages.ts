/**
 * The site in development: Vite builds each file on request, and reloads the page when a source changes.
 * The page has no security policy and is not cached here, because Vite adds its own inline scripts and styles.
 */
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ContactState } from '../../src/contact/contact.state.ts';
import type { SiteSettings } from '../../src/settings.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { isPagePath, pathOf } from '../http/target.ts';
import type { Renderer } from '../site/built-site.ts';
import { crawlerFiles } from '../site/crawler-files.ts';
import { answerDocument } from '../site/document.ts';
import { fillMarks } from '../site/marks.ts';
import type { SitePages } from '../site/site-pages.ts';

/**
 * @param root folder of the site with index.html and vite.config.ts
 * @param server used for the connection that notifies the page of changes
 * @param settings called for each request, because the port is known only once the server listens
 */
export async function createDevPages(root: string, server: Server, settings: () => SiteSettings): Promise<SitePages> {
  // Imported here because Vite is not a dependency of the server in production.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  });
  const template = async () => vite.transformIndexHtml('/', fillMarks(await readFile(join(root, 'index.html'), 'utf8'), settings()));
  const render = async (contact: ContactState) => {
    const renderer = (await vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer;
    return renderer.renderDocument(await template(), { settings: settings(), contact });
  };
  return {
    async page() {
      // Rendered here too, for the settings and the head. If a source doesn't compile, the page is empty,
      // and Vite's client shows the error and reloads the page once it is fixed.
      const body = await render({ kind: 'editing' }).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        vite.config.logger.error(String(error.stack));
        return template();
      });
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }, body };
    },
    file(path, request) {
      const document = crawlerFiles(settings().siteUrl).get(path);
      return document && answerDocument(document, request.headers);
    },
    render,
    headers: securityHeaders(undefined),
    intercept(request, response, pass) {
      const path = pathOf(request.url ?? '');
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (reads && path !== undefined && !isPagePath(path)) vite.middlewares(request, response, pass);
      else pass();
    },
    close: () => vite.close(),
  };
}

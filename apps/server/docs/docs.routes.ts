/** The API's documentation: the OpenAPI document, and a page rendered from it on the server, without scripts or third-party content. */
import { openApiDocument } from '@leadlight/contract/openapi';
import type { App } from '../http/serve.ts';
import { docsPage, type OpenApi } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';

export function mountDocs(app: App): void {
  const document = openApiDocument() as OpenApi;
  const page = docsPage(document);
  const cache = { 'Cache-Control': 'public, max-age=300' };
  app.get('/v1/openapi.json', (c) => c.json(document, 200, cache));
  app.get('/docs', (c) => c.html(page, 200, cache));
  app.get('/docs/style.css', (c) => c.body(docsStyle, 200, { ...cache, 'Content-Type': 'text/css; charset=utf-8' }));
}

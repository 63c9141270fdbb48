/** The API's documentation: the OpenAPI document, and a page rendered from it on the server, without scripts or third-party content. */
import { openApiDocument } from '@leadlight/contract/openapi';
import type { App } from '../http/serve.ts';
import { docsPage, type OpenApi } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';

let made: { readonly document: OpenApi; readonly page: ReturnType<typeof docsPage> } | undefined;

/** Made at the first request, once per process: it takes longer than everything else in assembling the application, and most processes are never asked. */
function docs(): NonNullable<typeof made> {
  if (made) return made;
  const document = openApiDocument() as OpenApi;
  made = { document, page: docsPage(document) };
  return made;
}

export function mountDocs(app: App): void {
  const cache = { 'Cache-Control': 'public, max-age=300' };
  app.get('/v1/openapi.json', (c) => c.json(docs().document, 200, cache));
  app.get('/docs', (c) => c.html(docs().page, 200, cache));
  app.get('/docs/style.css', (c) => c.body(docsStyle, 200, { ...cache, 'Content-Type': 'text/css; charset=utf-8' }));
}

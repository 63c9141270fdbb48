/** The API's documentation: the OpenAPI document, and pages rendered from it on the server, without scripts or third-party content. */
import { openApiDocument } from '@leadlight/contract/openapi';
import type { App } from '../http/serve.ts';
import { docsOf } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import type { OpenApi } from './openapi-types.ts';

let made: (ReturnType<typeof docsOf> & { readonly document: OpenApi }) | undefined;

/** Made at the first request, once per process: it takes longer than everything else in assembling the application, and most processes are never asked. */
function docs(): NonNullable<typeof made> {
  if (made) return made;
  const document = openApiDocument() as unknown as OpenApi;
  made = { document, ...docsOf(document) };
  return made;
}

export function mountDocs(app: App): void {
  const cache = { 'Cache-Control': 'public, max-age=300' };
  app.get('/v1/openapi.json', (c) => c.json(docs().document, 200, cache));
  app.get('/docs/style.css', (c) => c.body(docsStyle, 200, { ...cache, 'Content-Type': 'text/css; charset=utf-8' }));
  for (const path of ['/docs', '/docs/:section'])
    app.get(path, (c) => {
      const { pages, missing } = docs();
      const page = pages.get(c.req.path);
      return page ? c.html(page, 200, cache) : c.html(missing, 404);
    });
}

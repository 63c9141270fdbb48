/**
 * /privacy and /terms: the operator's own words, in privacy.html and terms.html beside this file. Read for each request, so an edit shows at once.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import type { App } from '../http/serve.ts';

export function mountLegal(app: App): void {
  for (const [name, title] of [
    ['privacy', 'Privacy'],
    ['terms', 'Terms'],
  ] as const) {
    app.get(`/${name}`, async (c) => {
      const text = await readFile(join(import.meta.dirname, `${name}.html`), 'utf8');
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>${title} - Leadlight</title>
              <link rel="stylesheet" href="/docs/style.css" />
            </head>
            <body>
              <main>${raw(text)}</main>
            </body>
          </html>`,
      );
    });
  }
}

/** The frame of public pages that are rendered on the server, without scripts or third-party content. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ServerConfig } from '../config.ts';

export type Fact = HtmlEscapedString;

/** Like `html`, but synchronous: use it only without promises in the values. */
export const piece = (strings: TemplateStringsArray, ...values: unknown[]): Fact => html(strings, ...values) as Fact;

/** Stylesheets of public pages: the dashboard's, for its typefaces (none if it has not been built), and the one of the API's documentation. */
export function looksOf({ dashboardDir }: Pick<ServerConfig, 'dashboardDir'>): string[] {
  const page = join(dashboardDir, 'index.html');
  const styles = existsSync(page)
    ? [...readFileSync(page, 'utf8').matchAll(/<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"/g)].flatMap(([, href]) => href ?? [])
    : [];
  return [...styles, '/docs/style.css'];
}

export function publicPage(title: string, looks: readonly string[], body: Fact): Fact {
  return piece`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} - Leadlight</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${looks.map((href) => piece`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <header>
          <a href="/"><img src="/favicon.svg" alt="" width="20" height="20" />Leadlight</a>
          <nav><a href="/privacy">Privacy</a> <a href="/terms">Terms</a> <a href="/bot">Bot</a></nav>
        </header>
        <main class="prose">${body}</main>
      </body>
    </html>`;
}

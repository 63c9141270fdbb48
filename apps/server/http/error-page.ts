/**
 * The page that a browser shows when it navigates to a file (a click on "Download") and the file can't be served: the reason and a link.
 * Programs get the contract's errors, as on every route.
 */
import { errorTable, type ErrorCode } from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { html } from 'hono/html';

/** Browsers send Sec-Fetch-Mode when they navigate; older ones are recognized by their Accept header. Scripts send neither. */
function isNavigation(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode');
  if (mode) return mode === 'navigate';
  return c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');
}

/** Null if the caller reads JSON, or if the error has no entry in the error table. */
export function answerErrorPage(c: Context, error: unknown): Response | Promise<Response> | null {
  if (!/\.(?:csv|xlsx)$/.test(c.req.path) || !isNavigation(c) || !(error instanceof Refusal) || !(error.code in errorTable)) return null;
  const { status, message } = errorTable[error.code as ErrorCode];
  const [, workspaceId] = /^\/v1\/workspaces\/([0-9a-f-]{36})\//.exec(c.req.path) ?? [];
  const home = workspaceId ? `/w/${workspaceId}` : '/';
  const [title, to, words] =
    error.code === 'unauthenticated'
      ? ['Your session has ended', `/sign-in?next=${encodeURIComponent(home)}`, 'Sign in and continue']
      : ["This file can't be downloaded", home, 'Back to the workspace'];
  c.header('Cache-Control', 'private, no-store');
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
          <main>
            <h1>${title}</h1>
            <p>${message}</p>
            <p><a href="${to}">${words}</a></p>
          </main>
        </body>
      </html>`,
    status,
  );
}

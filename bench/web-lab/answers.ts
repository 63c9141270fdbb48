/** What sites that behave badly answer with, and what reading them must come to. */
import type { Answer, Expected, LabSite } from './lab-site.ts';

export type Trouble = Omit<LabSite, 'domain'>;

export const text = 'We build and repair pumps for ferries on fjords and lakes, and people call us when something leaks. '.repeat(6);
export const html = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body>${body}</body></html>`;
/** A page that says something. */
export const content = (words = ''): string => html('Norvik Pumps', `<main><h1>Pumps</h1><p>${text}</p><p>${words}</p></main>`);
export const to =
  (location: string, status = 302): Answer =>
  (_request, response) =>
    void response.writeHead(status, { location }).end();
export const status =
  (code: number, headers: Record<string, string> = {}, body = '<h1>Error</h1>'): Answer =>
  (_request, response) =>
    void response.writeHead(code, { 'content-type': 'text/html', ...headers }).end(code === 304 ? undefined : body);
export const bytes =
  (body: Uint8Array, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
export const read = (more: Partial<Expected> = {}): Expected => ({ outcome: 'read', ...more });
export const missed = (outcome: Expected['outcome'], because: string): Expected => ({ outcome, because });
export const links = (...paths: readonly string[]): string =>
  `<nav>${paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(' ')}</nav>`;

/** Routes requests to the parts of the site. Everything except the page, files and messages is not found. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { describeError, type Log } from '../log.ts';
import { type Answer, notFound, plainText, send } from './answer.ts';
import { isPagePath, pathOf } from './target.ts';

export interface Routes {
  page(request: IncomingMessage): Answer | Promise<Answer>;
  /** Undefined if there is no such file. */
  file(path: string, request: IncomingMessage): Answer | undefined;
  contact(post: Post): Promise<ContactAnswer>;
}

export interface Post {
  request: IncomingMessage;
  /** Identifies the request in the log. */
  requestId: string;
  /** Tells a waiting client to send its body (Expect: 100-continue). */
  invite(): void;
}

/** A response, and a code for the log. */
export interface ContactAnswer {
  answer: Answer;
  outcome: string;
}

/** Thrown when reading a body whose sender has disconnected, so there is nobody to respond to. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

export type Listener = (request: IncomingMessage, response: ServerResponse, expect?: 'continue' | 'unknown') => void;

type Route = { name: 'page' | 'file' | 'contact' | 'notfound'; answer(): Answer | Promise<Answer> };

/**
 * @param everywhere headers for every response
 * @param isClosing whether to close connections after the response
 */
export function createListener(routes: Routes, everywhere: OutgoingHttpHeaders, log: Log, isClosing: () => boolean): Listener {
  return (request, response, expect) => {
    const requestId = randomUUID();
    const startedMs = performance.now();
    let outcome: string | undefined;
    const contact = async () => {
      const invite = () => expect === 'continue' && response.writeContinue();
      const result = await routes.contact({ request, requestId, invite });
      outcome = result.outcome;
      return result.answer;
    };
    const route = expect === 'unknown' ? nothing : findRoute(routes, request, contact);
    response.once('close', () => {
      const aborted = !response.writableFinished;
      const durationMs = Math.round((performance.now() - startedMs) * 10) / 10;
      const about = { requestId, method: request.method, route: route.name, status: response.statusCode, durationMs };
      log.info({ ...about, ...(outcome && { outcome }), ...(aborted && { aborted }) }, 'request');
    });
    void answerRoute(route, (answer) => send(request, response, answer, everywhere, isClosing())).catch((error: unknown) => {
      if (error instanceof ClientGone) return void response.destroy();
      log.error({ requestId, route: route.name, ...describeError(error) }, 'request failed');
      send(request, response, plainText(500, 'Something went wrong on our side. Please try again in a few minutes.'), everywhere, true);
    });
  };
}

const nothing: Route = { name: 'notfound', answer: () => notFound };

async function answerRoute(route: Route, give: (answer: Answer) => void): Promise<void> {
  give(await route.answer());
}

function findRoute(routes: Routes, request: IncomingMessage, contact: () => Promise<Answer>): Route {
  const path = pathOf(request.url ?? '');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (path === undefined) return nothing;
  const found = ((): Route | undefined => {
    if (reads && isPagePath(path)) return { name: 'page', answer: () => routes.page(request) };
    if (request.method === 'POST' && path === '/') return { name: 'contact', answer: contact };
    const file = reads ? routes.file(path, request) : undefined;
    return file && { name: 'file', answer: () => file };
  })();
  // A request must have exactly one Host header (RFC 9112 section 3.2); Node's own check would respond without our headers and our 404.
  if (found && !hasOneHost(request)) return { ...found, answer: () => plainText(400, 'The request must name one host.') };
  return found ?? nothing;
}

function hasOneHost(request: IncomingMessage): boolean {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && request.httpVersion === '1.0');
}

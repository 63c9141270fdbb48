/** The router's interface to the site, either built (production) or created on request (development). */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ContactState } from '../../src/contact/contact.state.ts';
import type { Answer } from '../http/answer.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { ServedSite } from './built-site.ts';
import { answerDocument } from './document.ts';

export interface SitePages {
  page(request: IncomingMessage): Answer | Promise<Answer>;
  /** Undefined if there is no such file. */
  file(path: string, request: IncomingMessage): Answer | undefined;
  /** The page with a refused message, as a complete document. */
  render(contact: ContactState): Promise<string>;
  /** Headers of every response. */
  headers: OutgoingHttpHeaders;
  /** Development: may respond to a request for a file itself, or pass it on. */
  intercept?(request: IncomingMessage, response: ServerResponse, pass: () => void): void;
  close?(): Promise<void>;
}

export function builtPages(site: ServedSite): SitePages {
  return {
    page: (request) => answerDocument(site.page, request.headers),
    file(path, request) {
      const document = site.files.get(path);
      return document && answerDocument(document, request.headers);
    },
    render: (contact) => site.render(contact),
    headers: securityHeaders(site.styleHash),
  };
}

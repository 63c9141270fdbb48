/** What the router asks of the site, whether it is built (production) or made on the fly (development). */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ContactState } from '../../src/contact/contact.state.ts';
import type { Answer } from '../http/answer.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { ServedSite } from './built-site.ts';
import { answerDocument } from './document.ts';

export interface SitePages {
  page(request: IncomingMessage): Answer | Promise<Answer>;
  /** Undefined: there is no such file. */
  file(path: string, request: IncomingMessage): Answer | undefined;
  /** The page with a refused message, as a whole document. */
  render(contact: ContactState): Promise<string>;
  /** Headers of every answer. */
  headers: OutgoingHttpHeaders;
  /** Development: may answer a request for a file in its own way, or pass it on. */
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

/** Copies of pages that were read before, so that a page that has not changed is not sent again. This is a port. */
import type { VisitedPage } from './visited-page.ts';

export interface PageCopy {
  /** Of the response that the copy came with; `etag` and `last-modified` are its validators (RFC 9110, section 8.8). */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
}

export interface PageCopies {
  /** @returns null if there is no copy, or its time is over */
  readonly recall: (url: string) => Promise<PageCopy | null>;
  /** @param site the registrable domain of the page */
  readonly keep: (site: string, page: VisitedPage) => Promise<void>;
}

const maxHeaders = 100;
const maxHeaderLength = 2_000;

/** The headers that are worth keeping. Of cookies, only their names: those tell what a site runs on, their values tell about a visitor. */
export function headersToKeep(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (value.length > maxHeaderLength && name !== 'set-cookie') return [];
    return [[name, name === 'set-cookie' ? cookieNames(value) : value]];
  });
  return Object.fromEntries(kept.slice(0, maxHeaders));
}

/** @param value repeated headers are joined by line feeds */
function cookieNames(value: string): string {
  const names = value.split('\n').map((cookie) => `${cookie.split(/[=;]/, 1)[0]?.trim() ?? ''}=`);
  return names.slice(0, maxHeaders).join('\n').slice(0, maxHeaderLength);
}

/**
 * A document in memory with its encodings, and the response to a request for it.
 * Files are read once, at startup, so that a build during operation can't mix the old page with new files.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { chooseEncoding, type ContentEncoding } from '../http/content-encoding.ts';
import type { Answer } from '../http/answer.ts';

export interface StoredDocument {
  contentType: string;
  cacheControl: string;
  bodies: { identity: Buffer } & Partial<Record<ContentEncoding, Buffer>>;
  /** Hash of the unencoded body: caches stay valid after a new build of the same content. */
  hash: string;
}

/** The browser may cache it and must revalidate it each time. */
export const revalidated = 'no-cache';
/** For files with a hash in their name: cached for a year without revalidation (`immutable`: RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable';

export function storeDocument(contentType: string, cacheControl: string, bodies: StoredDocument['bodies']): StoredDocument {
  return { contentType, cacheControl, bodies, hash: createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22) };
}

/** The response to GET and HEAD: 200, or 304 if the client has the current version (RFC 9110 section 13.1.2). */
export function answerDocument(document: StoredDocument, request: IncomingHttpHeaders): Answer {
  const encoding = chooseEncoding(request['accept-encoding'], document.bodies);
  // Each encoding is a separate representation with its own strong tag (RFC 9110 section 8.8.3.3).
  const etag = `"${document.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = {
    'cache-control': document.cacheControl,
    etag,
    ...(Object.keys(document.bodies).length > 1 && { vary: 'accept-encoding' }),
  };
  if (isKnown(request['if-none-match'], etag)) return { status: 304, headers };
  return {
    status: 200,
    headers: { ...headers, 'content-type': document.contentType, ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
    body: document.bodies[encoding] ?? document.bodies.identity,
  };
}

/** Weak comparison, as If-None-Match requires: a compressing proxy may have made our tag weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * A document kept in memory with its encodings, and how a request for it is answered.
 * Files are read once, at start: a build that replaces them under a running server cannot mix the old page with new files.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { chooseEncoding, type ContentEncoding } from '../http/content-encoding.ts';
import type { Answer } from '../http/answer.ts';

export interface StoredDocument {
  contentType: string;
  cacheControl: string;
  bodies: { identity: Buffer } & Partial<Record<ContentEncoding, Buffer>>;
  /** Hash of the identity body: a new build of the same content keeps the caches of its readers. */
  hash: string;
}

/** The browser may keep it, and asks each time whether it is still the one. */
export const revalidated = 'no-cache';
/** For files whose name holds their hash: kept for a year and not asked for again (`immutable`: RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable';

export function storeDocument(contentType: string, cacheControl: string, bodies: StoredDocument['bodies']): StoredDocument {
  return { contentType, cacheControl, bodies, hash: createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22) };
}

/** The answer to GET and HEAD: 200, or 304 when the reader has it (RFC 9110 section 13.1.2). */
export function answerDocument(document: StoredDocument, request: IncomingHttpHeaders): Answer {
  const encoding = chooseEncoding(request['accept-encoding'], document.bodies);
  // Each encoding is a representation of its own and has its own strong tag (RFC 9110 section 8.8.3.3).
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

/** Weak comparison, as If-None-Match wants it: a proxy that compresses may have made our tag weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Whether a post comes from the site's own page. Visitors have no cookies, so nothing could be done in their name; this blocks other sites' forms. */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../config.values.ts';

/**
 * A request without Origin and Sec-Fetch-Site comes from a program and is allowed: browsers send both with every post (Fetch Standard,
 * "append a request Origin header"; W3C Fetch Metadata). Origin `null` is a sandboxed or redirected form, and foreign.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || headers.origin === siteUrl || isSameLoopback(headers.origin, siteUrl);
}

/** All names of this machine are the same site: localhost, 127.0.0.1 and [::1]. */
function isSameLoopback(origin: string, siteUrl: string): boolean {
  const [theirs, ours] = [URL.parse(origin), URL.parse(siteUrl)];
  return (
    theirs !== null &&
    ours !== null &&
    theirs.origin === origin &&
    isLoopback(theirs.hostname) &&
    isLoopback(ours.hostname) &&
    theirs.protocol === ours.protocol &&
    theirs.port === ours.port
  );
}

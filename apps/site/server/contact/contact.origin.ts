/** Whether a post comes from the site's own page. No cookie marks a visitor, so nothing could be done in his name; this keeps other sites' forms out. */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../config.values.ts';

/**
 * A request without Origin and Sec-Fetch-Site is a program's, and welcome: browsers send both with every post (Fetch Standard,
 * "append a request Origin header"; W3C Fetch Metadata). Origin `null` is a sandboxed or redirected form, and foreign.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || headers.origin === siteUrl || isSameLoopback(headers.origin, siteUrl);
}

/** A site on this machine is one site by whichever of its names: localhost, 127.0.0.1 or [::1]. */
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

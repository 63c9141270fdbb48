/**
 * Versions of records that several people edit. A version is a digest of the values that can be edited, so it changes only if one of them does, and not
 * when something else about the record does, such as its score. It is sent as `version` and begins the ETag.
 */
import { createHash } from 'node:crypto';
import { Refusal } from '@leadlight/db/platform';

/** 128 bits as base64url: two versions of one record never share a digest by chance. */
const digits = 22;

/** @param values only those that the caller may see: a digest of a masked value would confirm a guess */
export function versionOf(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, digits);
}

/**
 * The ETag of a response: the version and, behind a dot, a digest of everything in the response. With the version alone, browsers would keep showing a stage
 * or a verdict that has changed since, because they ask whether the ETag has (RFC 9110, 8.8.1).
 */
export const entityTag = (version: string, answer: object): string => `"${version}.${versionOf(answer)}"`;

/**
 * The versions of an If-Match header (RFC 9110, 13.1.1); undefined without one. Accepts versions and ETags, of which only the version is compared, and therefore
 * also weak tags, which compressing proxies make, and tags without quotes.
 */
export function readIfMatch(header: string | undefined): readonly string[] | undefined {
  return header?.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"?([^".]*)(?:\.[^"]*)?"?$/, '$1'));
}

/**
 * Call it where the record is locked.
 * @param wanted the versions on which the caller based the change; undefined if any will do
 * @throws Refusal version_outdated
 */
export function requireVersion(wanted: readonly string[] | undefined, version: string): void {
  if (wanted && !wanted.includes(version) && !wanted.includes('*')) throw new Refusal('version_outdated');
}

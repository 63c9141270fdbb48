/**
 * Where to go after signing in, from what an address asked for. Only paths of this origin: everything else goes home.
 * Surprise: browsers take "/\elsewhere" for "//elsewhere", and drop tabs and line breaks before they look.
 */

/** @param wanted the `next` of an address, as it came. @returns a path that begins with exactly one slash, with query and fragment */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || /[\\\p{Cc}]/u.test(wanted)) return '/';
  return /^\/(?!\/)/.test(wanted) ? wanted : '/';
}

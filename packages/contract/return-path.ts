/**
 * Where to go after signing in, from the `next` parameter of a URL. Only paths on this origin are allowed; everything else becomes the home page.
 * Browsers treat "/\elsewhere" as "//elsewhere", remove tabs and line breaks before parsing, and resolve "/w/..//elsewhere" to "//elsewhere".
 */

/** A dot segment of a path, with the dots encoded or not (URL Standard, 4.1). The application links to none. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** @param wanted the unmodified `next` parameter. @returns a path that begins with exactly one slash, with query and fragment */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || /[\\\p{Cc}]/u.test(wanted)) return '/';
  const [path = ''] = wanted.split(/[?#]/, 1);
  return /^\/(?!\/)/.test(wanted) && !dotSegment.test(path) ? wanted : '/';
}

/**
 * Where to go after signing in, from the `next` parameter of a URL. Only paths on this origin are allowed; everything else becomes the home page.
 * Browsers treat "/\elsewhere" as "//elsewhere", remove tabs and line breaks before parsing, and resolve "/w/..//elsewhere" to "//elsewhere".
 */

/** Reserved, so that it is nobody's origin (RFC 2606). */
const anyOrigin = 'http://application.invalid';

/** @param wanted the unmodified `next` parameter. @returns a path that begins with exactly one slash, without dot segments, with query and fragment */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, anyOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}

/**
 * Where to go after signing in, from the `next` parameter of a URL. Only paths on this origin are allowed; everything else becomes the home page.
 * Browsers treat "/\elsewhere" as "//elsewhere", and remove tabs and line breaks before parsing.
 */

/** @param wanted the unmodified `next` parameter. @returns a path that begins with exactly one slash, with query and fragment */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || /[\\\p{Cc}]/u.test(wanted)) return '/';
  return /^\/(?!\/)/.test(wanted) ? wanted : '/';
}

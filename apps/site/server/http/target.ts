/** Parses request targets (RFC 9112 section 3.2). */

/**
 * The path of a target in origin-form or absolute-form, exactly as sent: nothing is decoded or normalized, so that
 * no other spelling reaches the page or a file. Undefined for other forms.
 */
export function pathOf(target: string): string | undefined {
  const authority = /^https?:\/\/[^/?#]+/i.exec(target);
  const [path = ''] = target.slice(authority?.[0].length ?? 0).split('?', 1);
  if (authority && path === '') return '/';
  return path.startsWith('/') ? path : undefined;
}

/** The two paths of the landing page (specification, section 2). */
export function isPagePath(path: string): boolean {
  return path === '/' || path === '/index.html';
}

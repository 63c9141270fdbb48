/** Where to go after signing in: a path of this origin, or home. Anything else (another host, a scheme, a backslash) is ignored. */
export function safeReturnPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  // Browsers read "//host" and "/\host" as another host, and drop tabs and line breaks inside.
  if (next.startsWith('//') || next.includes('\\') || Array.from(next).some((letter) => letter < ' ')) return '/';
  const url = new URL(next, 'https://origin.invalid');
  return url.origin === 'https://origin.invalid' ? url.pathname + url.search + url.hash : '/';
}

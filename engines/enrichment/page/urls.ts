/** URLs by the URL standard, which is part of every JavaScript runtime but not of the language. */

declare class URL {
  static parse(url: string, base?: string): URL | null;
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
}

/** Longer addresses are data, not addresses. */
const longestUrl = 4_000;

/** @returns the absolute address; null if there is none */
export function resolveUrl(href: string, base: string | null): string | null {
  const trimmed = href.trim();
  if (trimmed.length > longestUrl) return null;
  return ((base === null ? null : URL.parse(trimmed, base)) ?? URL.parse(trimmed))?.href ?? null;
}

export interface UrlParts {
  /** With the colon: "https:". */
  readonly protocol: string;
  /** Lower case, ASCII. */
  readonly host: string;
  readonly path: string;
  /** With the question mark, or empty. */
  readonly query: string;
}

/** @returns null if the text isn't an absolute URL */
export function urlParts(url: string): UrlParts | null {
  const parsed = url.length > longestUrl ? null : URL.parse(url);
  return parsed && { protocol: parsed.protocol, host: parsed.hostname, path: parsed.pathname, query: parsed.search };
}

/** Percent-decoding that keeps what isn't valid as written. */
export function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll(/%[0-7][\da-f]/gi, (code) => String.fromCodePoint(Number.parseInt(code.slice(1), 16)));
  }
}

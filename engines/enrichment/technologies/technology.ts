/** What a website runs on, with the signals that prove it. */

/**
 * Where a signal was seen. `header`, `cookie`: in a response. `meta`, `script` (an address), `html`, `text`, `url`: on a page. `global`: a variable
 * named in an inline script, which proves less than the others. `dns`, `robots`, `certificate`: beside the pages.
 */
export type SignalKind = 'header' | 'cookie' | 'meta' | 'script' | 'html' | 'text' | 'url' | 'global' | 'dns' | 'robots' | 'certificate';

export interface TechnologySignal {
  readonly kind: SignalKind;
  /** The name of the page; for signals beside the pages, "DNS MX", "robots.txt" or "certificate". */
  readonly page: string;
  /** What was seen, as written, at most 200 characters. */
  readonly snippet: string;
}

export interface Technology {
  /** "WordPress" */
  readonly name: string;
  /** Stable key for storage and addresses: "wordpress". */
  readonly slug: string;
  /** Names, the main one first: "CMS", "Blogs". */
  readonly categories: readonly string[];
  /** As the site states it: "6.4.2". Null if it doesn't, or if pages state different ones. */
  readonly version: string | null;
  /** 1–100. */
  readonly confidence: number;
  /** True if no signal of its own was seen and another technology requires it: PHP, of WordPress. */
  readonly implied: boolean;
  /** Best first, at most five. Those of an implied technology are of the technology that implies it. */
  readonly signals: readonly TechnologySignal[];
}

/** `absent`: the pages were read and none shows a technology. `failed`: there was no page to read. */
export type TechnologyResult =
  | { readonly kind: 'found'; readonly technologies: readonly Technology[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly reason: string };

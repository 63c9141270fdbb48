/** What the search for a job board reads of a page: a small part of the page model, so that any reader of HTML can provide it. */

export interface CareersLink {
  /** Absolute or as written. */
  readonly url: string;
  /** Its text, or the alternative text of its image. */
  readonly text: string;
  readonly rel?: string;
  /** Class names and IDs of the link and of what encloses it. */
  readonly hint?: string;
  readonly landmark?: 'header' | 'nav' | 'main' | 'footer' | 'aside' | 'none';
  /** The text of the paragraph or item that contains it. */
  readonly around?: string;
  /** The closest heading before it. */
  readonly heading?: string;
}

export interface CareersScript {
  /** Null for an inline script. */
  readonly src: string | null;
  /** Empty for a script with `src`. */
  readonly text: string;
}

export interface CareersPage {
  /** The address of the page that was read, after redirects; null if unknown. */
  readonly url: string | null;
  /** The addresses that led to it: what was requested first, then the target of every redirect. */
  readonly redirects?: readonly string[];
  readonly title?: string | null;
  readonly links: readonly CareersLink[];
  /** Addresses of frames. */
  readonly frames: readonly string[];
  readonly scripts: readonly CareersScript[];
  /** Attributes that scripts read: `data-domain`, `data-src`, `data-job-board-id`. */
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  /** Canonical address, `og:url`, the target of `<meta http-equiv="refresh">`, feeds: where the page says that it is or leads. */
  readonly relations?: readonly { readonly rel: string; readonly url: string }[];
  /** `<meta name="generator">`. */
  readonly generator?: string | null;
  /** Visible paragraphs; addresses in them count like links. */
  readonly texts?: readonly string[];
  /** Names of the company whose site this is, for "Careers at Acme"; never compared with tokens. */
  readonly names?: readonly string[];
}

/** A page as a site sent it. */

export interface VisitedPage {
  /** Where the page was found, after redirects within the site. */
  readonly url: string;
  /** The URL that was asked for. */
  readonly requestedUrl: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
}

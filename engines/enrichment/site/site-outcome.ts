/** What a visit of a site came to: one outcome, decided by what was read and what was not. Nothing is concluded from what was not read. */
import type { PageState } from '../page/classify.ts';

/**
 * - read: at least one page was read and says something
 * - moved: the domain leads to another site, which was not read
 * - parked: the domain is for sale, or shows only advertising or a notice of its registrar
 * - needs_scripts: the site shows nothing without scripts; empty: its pages have no text about a company
 * - forbidden: robots.txt does not allow reading it; opted_out: its owner asked us not to read it
 * - blocked: the site rejects our requests, or shows a check for humans or a consent wall instead of pages
 * - no_site: the domain doesn't exist or has no website; unreachable: the site or its name servers did not answer as they should
 */
export const siteOutcomes = [
  'read',
  'moved',
  'parked',
  'needs_scripts',
  'empty',
  'forbidden',
  'opted_out',
  'blocked',
  'no_site',
  'unreachable',
] as const;
export type SiteOutcome = (typeof siteOutcomes)[number];

/** Why a page was not read, and what that means for a site of which nothing was. */
const meanings = {
  opted_out: { outcome: 'opted_out', isTransient: false },
  forbidden_by_robots: { outcome: 'forbidden', isTransient: false },
  /** Too many requests, no access: 401, 403, 407, 429, 451. */
  rejected: { outcome: 'blocked', isTransient: true },
  resting: { outcome: 'blocked', isTransient: true },
  no_such_name: { outcome: 'no_site', isTransient: false },
  no_address: { outcome: 'no_site', isTransient: false },
  private_address: { outcome: 'no_site', isTransient: false },
  not_found: { outcome: 'no_site', isTransient: false },
  other_content: { outcome: 'empty', isTransient: false },
  robots_unreachable: { outcome: 'unreachable', isTransient: true },
  server_error: { outcome: 'unreachable', isTransient: true },
  dns_error: { outcome: 'unreachable', isTransient: true },
  tls: { outcome: 'unreachable', isTransient: true },
  unreachable: { outcome: 'unreachable', isTransient: true },
  timeout: { outcome: 'unreachable', isTransient: true },
  disconnected: { outcome: 'unreachable', isTransient: true },
  not_http: { outcome: 'unreachable', isTransient: false },
  bad_encoding: { outcome: 'unreachable', isTransient: false },
  redirect_loop: { outcome: 'unreachable', isTransient: false },
  // Redirects to where nothing may be read.
  not_a_url: { outcome: 'unreachable', isTransient: false },
  scheme: { outcome: 'unreachable', isTransient: false },
  port: { outcome: 'unreachable', isTransient: false },
  credentials: { outcome: 'unreachable', isTransient: false },
  ip_address: { outcome: 'unreachable', isTransient: false },
  private_name: { outcome: 'unreachable', isTransient: false },
  too_long: { outcome: 'unreachable', isTransient: false },
} as const satisfies Readonly<Record<string, { readonly outcome: SiteOutcome; readonly isTransient: boolean }>>;
export type MissedBecause = keyof typeof meanings;

const ofStates = {
  parked: 'parked',
  needs_scripts: 'needs_scripts',
  blocked: 'blocked',
  consent_wall: 'blocked',
  soft_404: 'empty',
  under_construction: 'empty',
  empty: 'empty',
  content: 'read',
} as const satisfies Readonly<Record<PageState, SiteOutcome>>;

export interface VisitedSite {
  /** One for each page that was read, the home page first. */
  readonly pages: readonly { readonly state: PageState }[];
  /** Pages that were not read, in order. */
  readonly missed: readonly { readonly because: MissedBecause; readonly status: number | null }[];
  /** The URL of another site that the domain leads to, by a redirect or by a home page that says nothing else. */
  readonly movedTo: string | null;
}

export interface SiteConclusion {
  readonly outcome: SiteOutcome;
  /** Trying again later may give another one. */
  readonly isTransient: boolean;
  /** What decided: the state of a page, or why it was not read; null if pages say something, or if the domain leads elsewhere. */
  readonly because: MissedBecause | PageState | null;
  readonly status: number | null;
}

/** Pages that say something decide; without any, the home page does, unless all it does is lead elsewhere; without a home page, what was tried last. */
export function concludeSite({ pages, missed, movedTo }: VisitedSite): SiteConclusion {
  if (pages.some(({ state }) => state === 'content')) return { outcome: 'read', isTransient: false, because: null, status: null };
  const [home] = pages;
  if (home && !(movedTo !== null && ofStates[home.state] === 'empty'))
    return { outcome: ofStates[home.state], isTransient: home.state === 'blocked', because: home.state, status: null };
  if (movedTo !== null) return { outcome: 'moved', isTransient: false, because: null, status: null };
  const last = missed.at(-1);
  if (!last) return { outcome: 'unreachable', isTransient: true, because: null, status: null };
  return { ...meanings[last.because], because: last.because, status: last.status };
}

const words: Readonly<Record<SiteOutcome, string>> = {
  read: 'Its pages were read.',
  moved: 'The domain leads to another site, which was not read.',
  parked: 'The domain is parked: it is for sale, or shows only advertising or a notice of its registrar.',
  needs_scripts: 'This site shows nothing without scripts.',
  empty: 'Its pages have no text that says anything about a company.',
  forbidden: "The site's robots.txt does not allow reading it.",
  opted_out: 'Its owner asked us not to read it.',
  blocked: 'The site rejects our requests.',
  no_site: 'The domain has no website.',
  unreachable: 'The site could not be reached.',
};

/** What the home page shows, where that says more than the outcome. */
const wordsOfStates: Partial<Readonly<Record<MissedBecause | PageState, string>>> = {
  consent_wall: 'The site asks for consent instead of showing its pages.',
  blocked: 'The site asks visitors to prove that they are human instead of showing its pages.',
  soft_404: 'The home page says that nothing was found.',
  under_construction: 'The site is under construction or maintenance.',
};

/** The outcome as a sentence. @param because what decided, if it is known */
export function siteOutcomeWords(outcome: SiteOutcome, because: SiteConclusion['because'] = null): string {
  const ofState = outcome === 'blocked' || outcome === 'empty' ? wordsOfStates[because ?? 'content'] : undefined;
  return ofState ?? words[outcome];
}

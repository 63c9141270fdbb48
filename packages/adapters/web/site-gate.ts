/**
 * Paces requests to each site: one at a time, and a pause between two. This is a port: the implementation here keeps its
 * state in memory for one process; one for several processes keeps it where all of them can read it.
 */
import { type Clock, systemClock } from '../clock.ts';

export interface EnterOptions {
  /**
   * Least time since the end of the previous request that counted. Not since its start: its connection may have taken long, and the server
   * would see less time between the two.
   */
  readonly gapMs: number;
  /** The request waits for its turn, but not for a pause, and delays no other: robots.txt. */
  readonly isAside?: boolean;
  readonly signal: AbortSignal;
}

export type SiteEntry =
  | { readonly kind: 'entered'; readonly pass: SitePass }
  /** The site asked us to come back later than a caller should wait. */
  | { readonly kind: 'resting'; readonly untilMs: number }
  /** Its owner asked us not to read it. */
  | { readonly kind: 'opted_out' };

export interface SiteGate {
  /** Whether the site's owner asked us not to read it. `enter` checks it as well. */
  readonly isOptedOut: (site: string) => Promise<boolean>;
  /**
   * Waits until the site may be asked again. Rejects with the signal's reason.
   * @param site the registrable domain, so that www.acme.com and acme.com are one site
   */
  readonly enter: (site: string, options: EnterOptions) => Promise<SiteEntry>;
  /** Call once for each pass, when the request is over. */
  readonly leave: (pass: SitePass) => Promise<void>;
  /** No request to this site for this time, as it asked (Retry-After). A shorter rest does not end a longer one. */
  readonly rest: (site: string, ms: number) => Promise<void>;
}

/** Permission for one request. An implementation across processes lets it expire when its owner dies. */
export interface SitePass {
  readonly site: string;
  readonly id: string;
}

/** A caller waits for a rest up to this long; otherwise it is told when the rest ends. */
export const longestWaitedRestMs = 30_000;
/** A server may ask for any time; none is left alone for longer than a day. */
export const longestRestMs = 86_400_000;

interface Waiting extends Pick<EnterOptions, 'gapMs'> {
  readonly isAside: boolean;
  readonly settle: (entry: SiteEntry) => void;
}

interface Site {
  lastRequestMs: number;
  restUntilMs: number;
  holder: { readonly id: string; readonly isAside: boolean } | null;
  readonly waiting: Waiting[];
  cancelTimer: () => void;
}

/** The most sites kept; those that nobody waits for are evicted first. */
const maxSites = 20_000;

export interface SiteGateOptions {
  readonly clock?: Clock;
  /** Sites whose owners asked us not to read them. */
  readonly optedOut?: ReadonlySet<string>;
}

/** A gate for a single process. */
export function createSiteGate({ clock = systemClock, optedOut = new Set() }: SiteGateOptions = {}): SiteGate {
  const sites = new Map<string, Site>();
  let passes = 0;

  const siteOf = (name: string): Site => {
    const known = sites.get(name);
    if (known) return known;
    for (const [oldest, { holder, waiting, lastRequestMs, restUntilMs }] of sites) {
      if (sites.size < maxSites) break;
      const isInUse = holder !== null || waiting.length > 0 || Math.max(lastRequestMs + longestWaitedRestMs, restUntilMs) > clock.now();
      if (!isInUse) sites.delete(oldest);
    }
    const site: Site = { lastRequestMs: -Infinity, restUntilMs: -Infinity, holder: null, waiting: [], cancelTimer: () => undefined };
    sites.set(name, site);
    return site;
  };
  const admitNext = (name: string, site: Site): void => {
    site.cancelTimer();
    if (site.restUntilMs - clock.now() > longestWaitedRestMs) {
      for (const { settle } of site.waiting.splice(0)) settle({ kind: 'resting', untilMs: site.restUntilMs });
      return;
    }
    // A request aside overtakes one that only waits for the pause.
    const aside = site.waiting.findIndex(({ isAside }) => isAside);
    const index = aside > 0 ? aside : 0;
    const next = site.waiting[index];
    if (!next || site.holder !== null) return;
    const waitMs = Math.max(next.isAside ? -Infinity : site.lastRequestMs + next.gapMs, site.restUntilMs) - clock.now();
    if (waitMs > 0) {
      site.cancelTimer = clock.after(waitMs, () => admitNext(name, site));
      return;
    }
    site.waiting.splice(index, 1);
    if (!next.isAside) site.lastRequestMs = clock.now();
    site.holder = { id: String(++passes), isAside: next.isAside };
    next.settle({ kind: 'entered', pass: { site: name, id: site.holder.id } });
  };

  return {
    isOptedOut: async (name) => optedOut.has(name),
    async enter(name, { gapMs, isAside = false, signal }) {
      signal.throwIfAborted();
      if (optedOut.has(name)) return { kind: 'opted_out' };
      const site = siteOf(name);
      return new Promise((resolve, reject) => {
        const caller: Waiting = {
          gapMs,
          isAside,
          settle(entry) {
            signal.removeEventListener('abort', abort);
            resolve(entry);
          },
        };
        const abort = (): void => {
          const index = site.waiting.indexOf(caller);
          if (index >= 0) site.waiting.splice(index, 1);
          admitNext(name, site);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', abort, { once: true });
        site.waiting.push(caller);
        admitNext(name, site);
      });
    },
    async leave({ site: name, id }) {
      const site = sites.get(name);
      if (!site?.holder || site.holder.id !== id) return;
      if (!site.holder.isAside) site.lastRequestMs = clock.now();
      site.holder = null;
      admitNext(name, site);
    },
    async rest(name, ms) {
      const site = siteOf(name);
      site.restUntilMs = Math.max(site.restUntilMs, clock.now() + Math.min(ms, longestRestMs));
      admitNext(name, site);
    },
  };
}

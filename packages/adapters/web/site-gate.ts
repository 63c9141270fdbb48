/**
 * Paces requests to each site: one at a time, and a pause between the starts of two. This is a port: the implementation here keeps its
 * state in memory for one process; one for several processes keeps it where all of them can read it.
 */
import { type Clock, systemClock } from '../clock.ts';

export interface SiteGate {
  /**
   * Waits until the site may be asked again. Rejects with the signal's reason.
   * @param site the registrable domain, so that www.acme.com and acme.com are one site
   * @param gapMs least time since the start of the previous request
   */
  readonly enter: (site: string, options: { readonly gapMs: number; readonly signal: AbortSignal }) => Promise<SitePass>;
  /** Call once for each pass, when the request is over. */
  readonly leave: (pass: SitePass) => Promise<void>;
}

/** Permission for one request. An implementation across processes lets it expire when its owner dies. */
export interface SitePass {
  readonly site: string;
  readonly id: string;
}

interface Site {
  lastStartMs: number;
  holder: string | null;
  readonly waiting: { readonly gapMs: number; readonly admit: (pass: SitePass) => void }[];
  cancelTimer: () => void;
}

/** The most sites kept; those that nobody waits for are evicted first. */
const maxSites = 20_000;

/** A gate for a single process. */
export function createSiteGate({ clock = systemClock }: { clock?: Clock } = {}): SiteGate {
  const sites = new Map<string, Site>();
  let passes = 0;

  const siteOf = (name: string): Site => {
    const known = sites.get(name);
    if (known) return known;
    for (const [oldest, { holder, waiting }] of sites) {
      if (sites.size < maxSites) break;
      if (holder === null && waiting.length === 0) sites.delete(oldest);
    }
    const site: Site = { lastStartMs: -Infinity, holder: null, waiting: [], cancelTimer: () => undefined };
    sites.set(name, site);
    return site;
  };
  const admitNext = (name: string, site: Site): void => {
    site.cancelTimer();
    const [next] = site.waiting;
    if (!next || site.holder !== null) return;
    const waitMs = site.lastStartMs + next.gapMs - clock.now();
    if (waitMs > 0) {
      site.cancelTimer = clock.after(waitMs, () => admitNext(name, site));
      return;
    }
    site.waiting.shift();
    site.lastStartMs = clock.now();
    site.holder = String(++passes);
    next.admit({ site: name, id: site.holder });
  };

  return {
    async enter(name, { gapMs, signal }) {
      signal.throwIfAborted();
      const site = siteOf(name);
      return new Promise((resolve, reject) => {
        const caller = {
          gapMs,
          admit(pass: SitePass) {
            signal.removeEventListener('abort', abort);
            resolve(pass);
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
      if (site?.holder !== id) return;
      site.holder = null;
      admitNext(name, site);
    },
  };
}

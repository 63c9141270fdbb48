/**
 * The gate for websites, shared by all processes through PostgreSQL: one request at a time to each site, with a pause between two, and none while the site
 * rests or if its owner does not want to be read. Also robots.txt files and copies of pages, which all processes use.
 */
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Clock } from '@leadlight/adapters';
import {
  headersToKeep,
  longestRestMs,
  longestWaitedRestMs,
  type PageCopies,
  type PageCopy,
  type RobotsFile,
  type RobotsMemory,
  type SiteEntry,
  type SiteGate,
} from '@leadlight/adapters/web';
import {
  dropSitePass,
  dropSitePassesOf,
  isRefusedSite,
  keepPageCopy,
  keepRobotsFile,
  keepSitePassesAlive,
  listMovableSitePasses,
  recallPageCopy,
  recallRobotsFile,
  restSite,
  tryEnterSite,
} from '@leadlight/db/enrichments';
import type { Queryable } from '@leadlight/db/platform';

export interface SharedSiteGate extends SiteGate {
  /** Returns every pass. */
  readonly close: () => Promise<void>;
}

export interface SiteGatesOptions {
  /** With the role that serves requests. */
  readonly db: Queryable;
  /** Milliseconds between looks at what waits, varied by a fifth, so that processes don't look at the same time. */
  readonly lookMs?: number;
  readonly onFault: (error: unknown) => void;
}

interface Waiting {
  readonly site: string;
  readonly gapMs: number;
  readonly isAside: boolean;
  readonly settle: (entry: SiteEntry) => void;
  readonly fail: (error: unknown) => void;
  isTrying: boolean;
}

/** Passes expire half a minute after the last renewal. */
const aliveEveryMs = 10_000;

export function createSharedSiteGate({ db, lookMs = 500, onFault }: SiteGatesOptions): SharedSiteGate {
  const owner = randomUUID();
  const waiting = new Map<string, Waiting>();
  const held = new Set<string>();
  let isClosed = false;

  const tryEnter = async (id: string): Promise<void> => {
    const one = waiting.get(id);
    if (!one || one.isTrying || isClosed) return;
    one.isTrying = true;
    try {
      const answer = await tryEnterSite(db, { id, owner, ...one }, longestWaitedRestMs);
      // If the request was canceled meanwhile, its place is no longer needed.
      if (!waiting.has(id)) return await dropSitePass(db, id);
      if (answer.state === 'waiting') {
        // Exactly when the pause is over, instead of up to `lookMs` later.
        if (answer.waitMs > 0 && answer.waitMs <= longestWaitedRestMs) later(answer.waitMs + 1, () => tryEnter(id));
        return;
      }
      waiting.delete(id);
      if (answer.state === 'entered') {
        held.add(id);
        one.settle({ kind: 'entered', pass: { site: one.site, id } });
      } else {
        one.settle(answer.state === 'resting' ? { kind: 'resting', untilMs: Date.now() + answer.restMs } : { kind: 'opted_out' });
      }
    } catch (error) {
      if (waiting.delete(id)) one.fail(error);
    } finally {
      one.isTrying = false;
    }
  };
  // By the machine's time, because a test may have set the product's clock.
  const later = (ms: number, work: () => Promise<void>): void => {
    setTimeout(() => void (isClosed ? undefined : work().catch(onFault)), ms).unref();
  };
  const every = (ms: number, isNeeded: () => boolean, work: () => Promise<void>): (() => void) => {
    let isSet = false;
    const set = (): void => {
      if (isSet || isClosed || !isNeeded()) return;
      isSet = true;
      later(ms * (0.8 + Math.random() * 0.4), async () => {
        isSet = false;
        try {
          if (isNeeded()) await work();
        } finally {
          set();
        }
      });
    };
    return set;
  };
  const lookLater = every(
    lookMs,
    () => waiting.size > 0,
    async () => {
      for (const id of await listMovableSitePasses(db, owner, longestWaitedRestMs)) await tryEnter(id);
    },
  );
  const stayAlive = every(
    aliveEveryMs,
    () => waiting.size + held.size > 0,
    () => keepSitePassesAlive(db, owner),
  );
  const lookAt = async (site: string): Promise<void> => {
    for (const [id, one] of waiting) if (one.site === site) await tryEnter(id);
  };

  return {
    isOptedOut: (site) => isRefusedSite(db, site),
    async enter(site, { gapMs, isAside = false, signal }) {
      signal.throwIfAborted();
      const id = randomUUID();
      return new Promise<SiteEntry>((resolve, reject) => {
        const abort = (): void => {
          if (waiting.delete(id)) dropSitePass(db, id).catch(onFault);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', abort, { once: true });
        const settled =
          <T>(next: (value: T) => void) =>
          (value: T): void => {
            signal.removeEventListener('abort', abort);
            next(value);
          };
        waiting.set(id, { site, gapMs, isAside, settle: settled(resolve), fail: settled(reject), isTrying: false });
        stayAlive();
        void tryEnter(id).finally(lookLater);
      });
    },
    async leave({ site, id }) {
      held.delete(id);
      await dropSitePass(db, id);
      await lookAt(site);
    },
    async rest(site, ms) {
      await restSite(db, site, Math.min(ms, longestRestMs));
      await lookAt(site);
    },
    async close() {
      isClosed = true;
      await dropSitePassesOf(db, owner).catch(onFault);
    },
  };
}

/** robots.txt files that all processes share. */
export function createSharedRobots(db: Queryable): RobotsMemory {
  return {
    async recall(origin) {
      const stored = await recallRobotsFile(db, origin);
      if (!stored) return null;
      const { state, fault, text, fetchedAt } = stored;
      return { state, fault: fault as RobotsFile['fault'], text, fetchedAtMs: fetchedAt.getTime() };
    },
    async remember(origin, { state, fault, text, fetchedAtMs }) {
      await keepRobotsFile(db, origin, { state, fault, text, fetchedAt: new Date(fetchedAtMs) });
    },
  };
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);

export interface SharedCopies extends PageCopies {
  /** @returns the copy and when it was made; null if there is none, or it has expired */
  readonly recall: (url: string) => Promise<(PageCopy & { readonly fetchedAt: Date }) | null>;
}

/** Copies of pages that all processes share, for 30 days. */
export function createSharedCopies(db: Queryable, clock: Pick<Clock, 'now'>): SharedCopies {
  return {
    async recall(url) {
      const stored = await recallPageCopy(db, url, new Date(clock.now()));
      return stored && { headers: stored.headers, isCut: stored.isCut, bytes: await unzip(stored.body), fetchedAt: stored.fetchedAt };
    },
    async keep(site, { url, headers, bytes, isCut }) {
      const page = { url, site, bytes, headers: headersToKeep(headers), body: await zip(bytes), isCut };
      await keepPageCopy(db, page, new Date(clock.now()));
    },
  };
}

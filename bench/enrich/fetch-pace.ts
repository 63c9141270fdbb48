/**
 * The pace over thousands of scripted sites, with a virtual clock: time passes only when every visit waits. Half of the sites are visited by two readers
 * at the same time, as two workers would; each site draws its rules from a seed: robots.txt with forbidden parts and Crawl-delay, redirects, errors, Retry-After.
 */
import type { Clock } from '@leadlight/adapters';
import {
  createRobots,
  createSiteGate,
  createSiteVisitor,
  type RobotsFile,
  type RobotsMemory,
  type SiteGate,
  type WebClient,
  type WebRequest,
  type WebResponse,
} from '@leadlight/adapters/web';
import { seededChance } from '../mail-lab/names.ts';

export interface Pace {
  readonly sites: number;
  readonly requests: number;
  readonly forbidden: number;
  readonly tooEarly: number;
  readonly atOnce: number;
  readonly tooMany: number;
}

interface Script {
  readonly delayS: number;
  readonly forbids: string | null;
  /** A path that answers 429 or 503 with Retry-After. */
  readonly busy: { readonly path: string; readonly status: number; readonly waitS: number | null } | null;
  readonly redirects: string | null;
  readonly fails: string | null;
  readonly isUrgent: boolean;
  /** How many visit it at the same time. */
  readonly readers: 1 | 2;
}

const sitesAtOnce = 250;
const paths = ['/about', '/team', '/contact', '/imprint', '/careers', '/press', '/news', '/products', '/history', '/people'];

/** @param gateOf another gate, to see that faults are found */
export async function measurePace(
  count: number,
  { seed = 1, gateOf = (clock) => createSiteGate({ clock }) }: { seed?: number; gateOf?: (clock: Clock) => SiteGate } = {},
): Promise<Pace> {
  const chance = seededChance(seed);
  const scripts = new Map<string, Script>(Array.from({ length: count }, (_, index) => [`scripted-${index}.com`, makeScript(chance)]));
  const clock = virtualClock();
  const seen = new Map<string, { atMs: number; path: string; reader: number; isRead: boolean }[]>();
  const open = new Map<string, number>();
  const restUntil = new Map<string, number>();
  const result = { requests: 0, forbidden: 0, tooEarly: 0, atOnce: 0, tooMany: 0 };

  const wait = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve));
  const clientOf = (reader: number): Pick<WebClient, 'request'> => ({
    async request(request) {
      const { hostname: host, pathname: path } = new URL(request.url);
      const site = host.replace(/^www\./, '');
      const script = scripts.get(site);
      if (!script) throw new Error(`Nobody scripted ${site}.`);
      // Connecting takes its time; the server judges by when a request arrives.
      await wait(1 + chance.below(900));
      const now = clock.now();
      const log = seen.get(site) ?? [];
      seen.set(site, log);
      result.requests += 1;
      if ((open.get(site) ?? 0) > 0) result.atOnce += 1;
      if (script.forbids !== null && path.startsWith(script.forbids)) result.forbidden += 1;
      const entry = { atMs: now, path, reader, isRead: false };
      if (path !== '/robots.txt') {
        const last = log.at(-1);
        // A visit that nobody shares the site with has the longer pause after its first three pages.
        const isShort = script.isUrgent && (script.readers > 1 || log.filter(({ isRead }) => isRead).length < 3);
        const least = Math.max(isShort ? 2_000 : 5_000, Math.min(script.delayS, 30) * 1000);
        if (last && now - last.atMs < least) result.tooEarly += 1;
        log.push(entry);
      }
      if ((restUntil.get(site) ?? 0) > now) result.tooEarly += 1;
      open.set(site, (open.get(site) ?? 0) + 1);
      await wait(1 + chance.below(3_000));
      open.set(site, (open.get(site) ?? 1) - 1);
      const response = answer(script, request, path);
      entry.isRead = response.kind === 'answered' && response.status === 200;
      if (response.kind === 'answered' && response.headers['retry-after'] !== undefined)
        restUntil.set(site, clock.now() + Number(response.headers['retry-after']) * 1000);
      return response;
    },
  });

  const gate = gateOf(clock);
  // Shared by all readers and of any size, as in PostgreSQL.
  const files = new Map<string, RobotsFile>();
  const memory: RobotsMemory = {
    recall: async (origin) => files.get(origin) ?? null,
    remember: async (origin, file) => void files.set(origin, file),
  };
  const siteOf = (host: string): string => host.split('.').slice(-2).join('.');
  const signal = new AbortController().signal;
  const visits = Array.from({ length: 2 }, (_, reader) => {
    const client = clientOf(reader);
    const visitSite = createSiteVisitor({
      client,
      robotsOf: createRobots({ client, memory, clock, pacing: { gate, siteOf } }),
      gate,
      siteOf,
      clock,
    });
    return async (domain: string, isUrgent: boolean): Promise<void> => {
      const choose = (): string[] => paths.map((path) => `https://${domain}${path}`);
      const events = visitSite({ domain, isUrgent, choose, signal });
      while (!(await events.next()).done);
      const own = (seen.get(domain) ?? []).filter(
        (each) => each.reader === reader && each.path !== '/moved' && each.path !== '/sitemap.xml',
      );
      if (own.length > 8) result.tooMany += 1;
    };
  });
  const all = [...scripts];
  for (let from = 0; from < all.length; from += sitesAtOnce)
    await clock.run(
      all
        .slice(from, from + sitesAtOnce)
        .map(([domain, { isUrgent, readers }]) => Promise.all(visits.slice(0, readers).map((visit) => visit(domain, isUrgent)))),
    );
  return { sites: seen.size, ...result };
}

function makeScript(chance: ReturnType<typeof seededChance>): Script {
  const oneIn = (count: number): boolean => chance.below(count) === 0;
  return {
    delayS: oneIn(5) ? chance.pick([1, 3, 7, 20, 30, 100]) : 0,
    forbids: oneIn(3) ? chance.pick(['/team', '/people', '/p', '/imprint']) : null,
    busy: oneIn(4) ? { path: chance.pick(paths), status: chance.pick([429, 503]), waitS: chance.pick([null, 3, 12, 29, 31, 3_600]) } : null,
    redirects: oneIn(4) ? chance.pick(paths) : null,
    fails: oneIn(4) ? chance.pick(paths) : null,
    isUrgent: oneIn(2),
    readers: oneIn(2) ? 1 : 2,
  };
}

function answer(script: Script, { url }: WebRequest, path: string): WebResponse {
  const answered = (status: number, text: string, headers: Record<string, string> = {}): WebResponse => ({
    kind: 'answered',
    url,
    status,
    headers: { 'content-type': 'text/html', ...headers },
    bytes: new TextEncoder().encode(text),
    isCut: false,
  });
  if (path === '/robots.txt') {
    const rules = [
      'User-agent: *',
      ...(script.forbids === null ? [] : [`Disallow: ${script.forbids}`]),
      ...(script.delayS > 0 ? [`Crawl-delay: ${script.delayS}`] : []),
    ];
    return answered(200, rules.join('\n'), { 'content-type': 'text/plain' });
  }
  if (script.busy?.path === path) {
    const { status, waitS } = script.busy;
    return answered(status, 'Slow down', waitS === null ? {} : { 'retry-after': String(waitS) });
  }
  if (script.redirects === path) return { kind: 'redirect', url, status: 302, to: '/moved' };
  if (script.fails === path) return answered(500, 'Failed');
  return answered(200, '<h1>Page</h1>');
}

interface VirtualClock extends Clock {
  /** Lets time pass until all of it is done. */
  readonly run: (all: readonly Promise<unknown>[]) => Promise<void>;
}

function virtualClock(): VirtualClock {
  let nowMs = Date.UTC(2026, 0, 1);
  /** By the time at which they are due, in order. */
  const due: number[] = [];
  const timers = new Map<number, Set<() => void>>();
  return {
    now: () => nowMs,
    after(ms, callback) {
      const atMs = nowMs + Math.ceil(ms);
      const there = timers.get(atMs);
      const once = (): void => callback();
      if (there) there.add(once);
      else {
        timers.set(atMs, new Set([once]));
        let low = 0;
        for (let high = due.length; low < high;) {
          const middle = (low + high) >> 1;
          if ((due[middle] ?? 0) < atMs) low = middle + 1;
          else high = middle;
        }
        due.splice(low, 0, atMs);
      }
      return () => void timers.get(atMs)?.delete(once);
    },
    async run(all) {
      let isDone = false;
      const finished = Promise.all(all).finally(() => (isDone = true));
      while (!isDone) {
        // Everything that can happen now happens before time passes.
        await new Promise((resolve) => void setImmediate(resolve));
        const next = due.shift();
        if (next === undefined) continue;
        nowMs = Math.max(nowMs, next);
        const callbacks = timers.get(next) ?? new Set();
        timers.delete(next);
        for (const callback of callbacks) callback();
      }
      await finished;
    },
  };
}

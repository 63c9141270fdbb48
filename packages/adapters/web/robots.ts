/**
 * What a site allows us to read (RFC 9309). `robots-parser` finds the rules; this module fetches and keeps the file, and brings lines
 * and paths into the form that the RFC compares.
 */
import robotsParser from 'robots-parser';
import { type Clock, systemClock } from '../clock.ts';
import { restAskedFor } from './retry-after.ts';
import type { SiteEntry, SiteGate, SitePass } from './site-gate.ts';
import type { WebClient, WebFailure } from './web-client.ts';
import { readWebUrl, type UrlFault } from './web-url.ts';

export interface RobotsRules {
  /**
   * - read: the file was read
   * - none: there is no file (status 4xx), so everything is allowed (RFC 9309, section 2.3.1.3)
   * - unreachable: the server failed, so nothing is allowed (section 2.3.1.4)
   */
  readonly state: 'read' | 'none' | 'unreachable';
  /** Why it is unreachable. */
  readonly fault: RobotsFault | null;
  /** @param url on the same origin */
  readonly isAllowed: (url: URL) => boolean;
  /** Crawl-delay in milliseconds, at most 30 s; not in the RFC, but honored. 0 without one. */
  readonly delayMs: number;
  /** URLs of sitemaps, as written. */
  readonly sitemaps: readonly string[];
  /** The file. Empty unless it was read. */
  readonly text: string;
}

// The package's types describe a module with a default export, but the function is the module.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

export type RobotsFault =
  | WebFailure
  | UrlFault
  | 'private_address'
  | 'server_error'
  /** Nobody asked: the site's owner does not want to be read, or the site asked us to come back later. */
  | Exclude<SiteEntry['kind'], 'entered'>;

/** A fetched file. `text` is empty unless the state is "read". */
export interface RobotsFile {
  readonly state: RobotsRules['state'];
  readonly fault: RobotsFault | null;
  readonly text: string;
  readonly fetchedAtMs: number;
}

/** Keeps files by origin. An implementation across processes keeps them where all of them can read. */
export interface RobotsMemory {
  readonly recall: (origin: string) => Promise<RobotsFile | null>;
  readonly remember: (origin: string, file: RobotsFile) => Promise<void>;
}

export interface RobotsOptions {
  readonly client: Pick<WebClient, 'request'>;
  readonly memory?: RobotsMemory;
  /** One connection at a time to each site, also for its robots.txt. It waits for no pause. */
  readonly pacing?: { readonly gate: SiteGate; readonly siteOf: (host: string) => string };
  readonly clock?: Clock;
}

/** Our product token: what a site's rules name us by (section 2.2.1). */
export const robotsToken = 'Leadlight';

/** Section 2.4: not longer than 24 hours. */
const keptMs = 86_400_000;
/** A server that fails may work again soon. */
const failureKeptMs = 15 * 60_000;
/** Section 2.3.1.2: at least five. */
const maxRedirects = 5;
/** Section 2.5: at least 500 KiB are read; more is cut off. */
const maxText = 512_000;
const maxDelayMs = 30_000;
/** Longer patterns are cut off: forbidding then covers more, and allowing is left out. Matching takes pattern length times path length. */
const maxPattern = 2_048;
const maxRules = 20_000;

/** @returns a function that reads the rules of a URL's origin; it rejects only with the signal's reason */
export function createRobots({ client, memory = createRobotsMemory(), pacing, clock = systemClock }: RobotsOptions) {
  const recalled = async ({ origin }: URL): Promise<RobotsRules | null> => {
    const known = await memory.recall(origin);
    const isCurrent = known !== null && clock.now() - known.fetchedAtMs < (known.state === 'unreachable' ? failureKeptMs : keptMs);
    return isCurrent ? readRobots(origin, known) : null;
  };
  const fetched = async ({ origin }: URL, signal: AbortSignal, onRest: (ms: number) => Promise<void>): Promise<RobotsRules> => {
    const file = { ...(await fetchRobots(origin, client, { signal, onRest, nowMs: clock.now() })), fetchedAtMs: clock.now() };
    await memory.remember(origin, file);
    return readRobots(origin, file);
  };

  return async (url: URL, signal: AbortSignal): Promise<RobotsRules> => {
    const known = await recalled(url);
    if (known) return known;
    if (!pacing) return fetched(url, signal, async () => undefined);
    const { gate } = pacing;
    const site = pacing.siteOf(url.hostname);
    const entry = await gate.enter(site, { gapMs: 0, isAside: true, signal });
    if (entry.kind !== 'entered') return readRobots(url.origin, unreachable(entry.kind));
    return within(gate, entry.pass, async () => {
      // Another process may have read it while this one waited.
      const meanwhile = await recalled(url);
      return meanwhile ?? fetched(url, signal, (ms) => gate.rest(site, ms));
    });
  };
}

async function within<T>(gate: SiteGate, pass: SitePass, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await gate.leave(pass);
  }
}

const noFile = { state: 'none', fault: null, text: '' } as const;

function unreachable(fault: RobotsFault): Omit<RobotsFile, 'fetchedAtMs'> {
  return { state: 'unreachable', fault, text: '' };
}

async function fetchRobots(
  origin: string,
  client: Pick<WebClient, 'request'>,
  { signal, onRest, nowMs }: { signal: AbortSignal; onRest: (ms: number) => Promise<void>; nowMs: number },
): Promise<Omit<RobotsFile, 'fetchedAtMs'>> {
  let url = `${origin}/robots.txt`;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await client.request({ url, isPlainText: true, signal });
    switch (response.kind) {
      case 'redirect': {
        const next = readWebUrl(response.to, new URL(response.url));
        if (next.kind === 'refused') return unreachable(next.fault);
        url = next.url.href;
        break;
      }
      case 'answered':
        // 429 says "too many requests", not "no rules"; it is treated like a server that fails.
        if (response.status >= 500 || response.status === 429) {
          const restMs = restAskedFor(response, nowMs);
          if (restMs !== null) await onRest(restMs);
          return unreachable('server_error');
        }
        if (response.status >= 300) return noFile;
        return { state: 'read', fault: null, text: textOf(response.bytes) };
      case 'other_content':
        // An image or an archive contains no rules.
        return noFile;
      case 'refused':
      case 'failed':
        return unreachable(response.fault);
    }
  }
  // Section 2.3.1.2: after more than five redirects the file may be treated as unavailable.
  return noFile;
}

/** Without NUL, which no rule contains and no database stores. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, maxText)).replaceAll('\0', ' ');
}

/** The rules in a file that was fetched from this origin. Never throws. */
export function readRobots(origin: string, { state, fault, text }: Omit<RobotsFile, 'fetchedAtMs'>): RobotsRules {
  if (state === 'none') return { state, fault, isAllowed: () => true, delayMs: 0, sitemaps: [], text: '' };
  if (state === 'unreachable') return { state, fault, isAllowed: () => false, delayMs: 0, sitemaps: [], text: '' };
  const { lines, sitemaps } = comparable(text);
  const parser = parseRobots(`${origin}/robots.txt`, lines.join('\n'));
  const delayS = parser.getCrawlDelay(robotsToken) ?? 0;
  return {
    state,
    fault,
    isAllowed: ({ pathname, search }) => parser.isAllowed(origin + decodedUnreserved(pathname + search), robotsToken) ?? false,
    delayMs: Number.isFinite(delayS) ? Math.min(Math.max(delayS * 1000, 0), maxDelayMs) : maxDelayMs,
    sitemaps,
    text,
  };
}

/**
 * The lines that the parser understands as the RFC means them: without a byte order mark; sitemaps taken out, because they belong to no
 * group (section 2.2.4); paths with the same percent-encoding as URLs are compared with (section 2.2.2).
 */
function comparable(text: string): { lines: string[]; sitemaps: string[] } {
  const lines: string[] = [];
  const sitemaps: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [, rawKey = '', rawValue = ''] = /^([^:#]*):([^#]*)/.exec(line) ?? [];
    const key = rawKey.trim().toLowerCase();
    const value = rawValue.trim();
    if (key === 'sitemap') {
      // "#" may be part of a sitemap's URL only as a fragment, which means nothing here.
      if (value !== '' && sitemaps.length < 100) sitemaps.push(value);
    } else if (key === 'user-agent' || key === 'crawl-delay') {
      lines.push(`${key}: ${value}`);
    } else if (key === 'allow' || key === 'disallow') {
      if (lines.length >= maxRules || (key === 'allow' && value.length > maxPattern)) continue;
      lines.push(`${key}: ${decodedUnreserved(value.slice(0, maxPattern))}`);
    }
  }
  return { lines, sitemaps };
}

/** RFC 3986, section 2.3: `%7E` and `~` are the same. */
function decodedUnreserved(path: string): string {
  return path.replaceAll(/%([0-7][0-9a-f])/gi, (encoded, code: string) => {
    const char = String.fromCodePoint(Number.parseInt(code, 16));
    return /[\w.~-]/.test(char) ? char : encoded;
  });
}

/** The most origins kept in memory; the oldest are evicted first. */
const maxRemembered = 500;

/** Keeps files in this process. */
export function createRobotsMemory(): RobotsMemory {
  const files = new Map<string, RobotsFile>();
  return {
    recall: async (origin) => files.get(origin) ?? null,
    async remember(origin, file) {
      files.delete(origin);
      files.set(origin, file);
      const [oldest] = files.keys();
      if (files.size > maxRemembered && oldest !== undefined) files.delete(oldest);
    },
  };
}

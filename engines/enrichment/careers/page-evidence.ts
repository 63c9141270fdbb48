/** What a page says about job boards: every address of a board on it, with how strongly it says that the board is the company's own. */
import { domainOf } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { isVendorSite, readBoardAddress, systemOfHost, type BoardAddress } from './board-address.ts';
import { boardKey, type BoardSystem, type JobBoard } from './board.ts';
import type { CareersLink, CareersPage } from './careers-page.ts';
import { addressesIn, isNamedAsBoard, leadsTo, settingsIn, workdaySettingIn } from './inline.ts';
import { readWebAddress } from './urls.ts';
import { isForeignContext, pageKindOf, readWording, speaksOfJobs, type PageKind } from './wording.ts';

export type BoardRule =
  | 'page-is-board'
  | 'redirect'
  | 'hosted'
  | 'frame'
  | 'script'
  | 'setting'
  | 'attribute'
  | 'api-call'
  | 'own-link'
  | 'job-list'
  | 'vague-link'
  | 'named-address'
  | 'single-job'
  | 'unclear-link'
  | 'mention';

export interface BoardEvidence {
  /** 1 to 5 (find-job-board.ts). */
  readonly strength: number;
  readonly rule: BoardRule;
  /** What the page says, as written. */
  readonly snippet: string;
  /** The address of the page; null if unknown. */
  readonly page: string | null;
}

export interface BoardHit extends BoardEvidence {
  readonly board: JobBoard;
}

export interface CollectedEvidence {
  readonly hits: readonly BoardHit[];
  /** Systems that the page uses without naming a board. */
  readonly systems: readonly BoardSystem[];
}

/** The vendors' own boards: companies link to them in "Powered by". */
const vendorTokens = new Set(
  'greenhouse/greenhouse lever/lever lever/leverdemo ashby/ashby workable/workable smartrecruiters/smartrecruiters recruitee/recruitee recruitee/careers teamtailor/career teamtailor/teamtailor personio/personio bamboohr/bamboohr workday/workday/workday rippling/rippling'.split(
    ' ',
  ),
);

const longestSnippet = 300;
const mostLinks = 20_000;

/** Everything that a rule needs to know about the page. */
interface Context {
  readonly page: CareersPage;
  readonly kind: PageKind;
  readonly names: readonly string[];
  readonly isVendor: boolean;
}

export function collectEvidence(page: CareersPage): CollectedEvidence {
  const address = page.url === null ? null : readWebAddress(page.url);
  const kind = pageKindOf(address?.segments ?? null, address?.host ?? '', page.title ?? '');
  const context: Context = { page, kind, names: namesOf(page), isVendor: address !== null && isVendorSite(address.host) };
  const hits = [...ofAddresses(context), ...ofHosting(context), ...ofEmbeds(context), ...ofScripts(context), ...ofLinks(context)].filter(
    ({ board }) => context.isVendor || !vendorTokens.has(boardKey(board)),
  );
  return { hits, systems: systemsOf(page) };
}

/** Names of the company for "Careers at Acme": given ones and its domain's. */
function namesOf({ url, names = [] }: CareersPage): string[] {
  const domain = url === null ? null : domainOf(url);
  const label = domain?.split('.', 1)[0] ?? '';
  return [...new Set([...names.map(foldText), foldText(label), label.replaceAll('-', '')])].filter((name) => name.length > 1);
}

function hitOf({ page }: Context, { board }: BoardAddress, rule: BoardRule, strength: number, snippet: string): BoardHit {
  return { board, strength, rule, snippet: cut(snippet), page: page.url };
}

const cut = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= longestSnippet ? plain : `${plain.slice(0, longestSnippet - 1).toWellFormed()}…`;
};

/** The page itself, what led to it, and where it says that it is or leads. */
function ofAddresses(context: Context): BoardHit[] {
  const { url, redirects = [], relations = [] } = context.page;
  const own = (text: string, rule: BoardRule): BoardHit[] => {
    const address = readBoardAddress(text);
    return address ? [hitOf(context, address, rule, 5, text)] : [];
  };
  return [
    ...(url === null ? [] : own(url, 'page-is-board')),
    ...redirects.flatMap((each) => own(each, 'redirect')),
    ...relations.flatMap(({ rel, url: target }) => {
      if (/refresh/i.test(rel)) return addressesIn(target).flatMap(({ address }) => own(address, 'redirect'));
      return /canonical|og:url|alternate/i.test(rel) ? own(target, 'page-is-board') : [];
    }),
  ];
}

/** Boards on a company's own domain, recognized by the vendor's scripts: Teamtailor, Workday. */
function ofHosting(context: Context): BoardHit[] {
  const { url, scripts, generator, relations = [] } = context.page;
  const own = [url, ...relations.filter(({ rel }) => /canonical|og:url/i.test(rel)).map((each) => each.url)]
    .map((each) => (each === null ? null : readWebAddress(each)))
    .find((each) => each !== null && systemOfHost(each.host) === null);
  if (!own) return [];
  const asset = scripts.find(({ src }) => src !== null && isTeamtailorAsset(src));
  const isTeamtailor = asset !== undefined || /^teamtailor/i.test(generator ?? '');
  if (isTeamtailor) {
    const named = teamtailorName(context.page);
    if (named) return [hitOf(context, named, 'hosted', 5, asset?.src ?? `generator: ${generator ?? ''}`)];
    const board: JobBoard = {
      system: 'teamtailor',
      token: own.host,
      host: own.host,
      region: null,
      site: null,
      url: `https://${own.host}/jobs`,
    };
    return [hitOf(context, { board, page: 'board', job: null }, 'hosted', 5, asset?.src ?? `generator: ${generator ?? ''}`)];
  }
  for (const { text } of scripts) {
    const setting = text.length > 0 && /\bsiteId\b/.test(text) ? workdaySettingIn(text) : null;
    if (!setting) continue;
    const { tenant, site, snippet } = setting;
    const board: JobBoard = {
      system: 'workday',
      token: `${tenant.toLowerCase()}/${site}`,
      host: own.host,
      region: null,
      site,
      url: `https://${own.host}/${encodeURIComponent(site)}`,
    };
    return [hitOf(context, { board, page: 'board', job: null }, 'hosted', 5, snippet)];
  }
  return [];
}

/** Scripts of a careers site that Teamtailor hosts, not of its widget or of pictures on other sites. */
const isTeamtailorAsset = (src: string): boolean =>
  /(?:^|\/\/|\.)(?:[\w-]+\.)?teamtailor(?:-cdn)?\.com\//i.test(src) && !/\/widget|\/apply-with|\/integrations?\//i.test(src);

/** The address "acme.teamtailor.com" on a page that Teamtailor hosts under another name, if there is exactly one. */
function teamtailorName({ links, scripts }: CareersPage): BoardAddress | null {
  const found = new Map<string, BoardAddress>();
  const candidates = [
    ...links.map(({ url }) => url),
    ...scripts.flatMap(({ text }) => (text.includes('teamtailor') ? addressesIn(text).map(({ address }) => address) : [])),
  ];
  for (const each of candidates) {
    const address = each.includes('teamtailor') ? readBoardAddress(each) : null;
    if (address && !vendorTokens.has(boardKey(address.board))) found.set(boardKey(address.board), address);
  }
  return found.size === 1 ? ([...found.values()][0] ?? null) : null;
}

/** Frames, scripts and attributes of embed codes. An article may show another company's. */
function ofEmbeds(context: Context): BoardHit[] {
  const { frames, scripts, attributes = [] } = context.page;
  const strength = context.kind === 'article' ? 1 : 4;
  const read = (text: string, rule: BoardRule): BoardHit[] => {
    const address = readBoardAddress(text) ?? nestedAddress(text);
    return address ? [hitOf(context, address, rule, strength, text)] : [];
  };
  const vendors = vendorsOf(context.page);
  return [
    ...frames.flatMap((src) => read(src, 'frame')),
    ...scripts.flatMap(({ src }) => (src === null ? [] : read(src, 'script'))),
    ...attributes.flatMap(({ name, value }) => {
      const settings = settingsIn(`${vendors} ${name}="${value}"`).flatMap(({ address }) => read(address, 'attribute'));
      if (settings.length > 0) return settings;
      return /^(?:data-|src$|url$)/i.test(name) ? read(value, 'attribute') : [];
    }),
  ];
}

/** The vendors whose scripts are on the page, as words beside a setting. */
const vendorsOf = ({ scripts }: CareersPage): string =>
  scripts.flatMap(({ src }) => (src === null ? [] : [systemOfHost(readWebAddress(src)?.host ?? '') ?? ''])).join(' ');

/** Settings, API calls, redirects and addresses in inline scripts. */
function ofScripts(context: Context): BoardHit[] {
  const embedded = context.kind === 'article' ? 1 : 4;
  return context.page.scripts.flatMap(({ text }): BoardHit[] => {
    if (text === '') return [];
    const settings = settingsIn(text).flatMap(({ address, snippet }) => {
      const read = readBoardAddress(address);
      return read ? [hitOf(context, read, 'setting', embedded, snippet)] : [];
    });
    const jobs = new Map<string, Set<string>>();
    const addresses = addressesIn(text).flatMap(({ address, snippet, before }): BoardHit[] => {
      const read = readBoardAddress(address);
      if (!read) return [];
      if (leadsTo(before)) return [hitOf(context, read, 'redirect', 5, snippet)];
      if (read.page === 'api' || read.page === 'embed') return [hitOf(context, read, 'api-call', embedded, snippet)];
      if (read.page === 'job') {
        const known = jobs.get(boardKey(read.board)) ?? new Set();
        known.add(read.job ?? address);
        jobs.set(boardKey(read.board), known);
        const isList = known.size > 1 && context.kind !== 'article';
        return [hitOf(context, read, isList ? 'job-list' : 'single-job', isList ? 2 : 1, snippet)];
      }
      const isNamed = isNamedAsBoard(before) && context.kind !== 'article';
      return [hitOf(context, read, isNamed ? 'named-address' : 'mention', isNamed ? 2 : 1, snippet)];
    });
    return [...settings, ...addresses];
  });
}

/** Links by what their words and surroundings say. */
function ofLinks(context: Context): BoardHit[] {
  const { links, texts = [] } = context.page;
  const mentions = texts.flatMap((around) =>
    addressesIn(around).map(({ address }): CareersLink => ({ url: address, text: address, around })),
  );
  const read = [...links.slice(0, mostLinks), ...mentions].flatMap((link) => {
    const address = readBoardAddress(link.url) ?? (isSharing(link.url) ? null : nestedAddress(link.url));
    return address && !isForeignContext(link, context.names) ? [{ link, address, wording: readWording(link.text, context.names) }] : [];
  });
  const jobs = new Map<string, Set<string | null>>();
  for (const { address, wording } of read) {
    if (address.page !== 'job' || wording === 'foreign') continue;
    const key = boardKey(address.board);
    jobs.set(key, (jobs.get(key) ?? new Set()).add(address.job));
  }
  return read.flatMap(({ link, address, wording }): BoardHit[] => {
    if (wording === 'foreign') return [];
    const snippet = `${link.text.trim()} → ${link.url}`;
    if (address.page === 'job') {
      if ((jobs.get(boardKey(address.board))?.size ?? 0) < 2) return [hitOf(context, address, 'single-job', 1, snippet)];
      return [hitOf(context, address, 'job-list', jobListStrength(context.kind), snippet)];
    }
    const strength = linkStrength(link, wording, context.kind);
    return [hitOf(context, address, strength === 3 ? 'own-link' : strength === 2 ? 'vague-link' : 'unclear-link', strength, snippet)];
  });
}

const jobListStrength = (kind: PageKind): number => (kind === 'article' ? 1 : kind === 'careers' || kind === 'unknown' ? 3 : 2);

function linkStrength(
  { landmark, text, around = '', heading = '' }: CareersLink,
  wording: 'own' | 'vague' | 'other',
  kind: PageKind,
): number {
  const isMenu = landmark === 'header' || landmark === 'nav' || landmark === 'footer';
  const isCareers = kind === 'careers' || kind === 'unknown';
  if (kind === 'article' && !isMenu) return 1;
  if (wording === 'own') return 3;
  // "Learn more" and pictures lead anywhere, unless something beside them speaks of jobs.
  if (wording === 'vague')
    return isCareers && speaksOfJobs(`${text} ${around} ${heading}`) && landmark !== 'footer' && landmark !== 'aside' ? 2 : 1;
  return 1;
}

/** Pages that share, mail or archive an address are about any address. */
const isSharing = (url: string): boolean =>
  /^(?:mailto|sms|whatsapp|javascript):|\/share|sharer|share-offsite|intent\/(?:tweet|post)|web\.archive\.org|translate\.goog|[?&]body=/i.test(
    url,
  );

/** An address inside another: redirecting services and consent managers ("?url=https%3A%2F%2Fjobs.lever.co%2Facme"). */
function nestedAddress(text: string): BoardAddress | null {
  const outer = readWebAddress(text);
  if (outer && systemOfHost(outer.host) !== null) return null;
  const values = [...(outer?.query.values() ?? [])].flatMap((value) => readBoardAddress(value) ?? []);
  const found = values.length > 0 ? values : addressesIn(text).flatMap(({ address }) => readBoardAddress(address) ?? []);
  return found[0] && found.every(({ board }) => found[0] && boardKey(board) === boardKey(found[0].board)) ? found[0] : null;
}

/** Widgets with a key or number in place of a token: the system is known, the board is not. */
function systemsOf({ scripts, frames, links }: CareersPage): BoardSystem[] {
  const used = new Set<BoardSystem>();
  for (const { src, text } of scripts) {
    const host = src === null ? '' : (readWebAddress(src)?.host ?? '');
    const system = systemOfHost(host);
    if (system !== null) used.add(system);
    if (host.endsWith('teamtailor-cdn.com')) used.add('teamtailor');
    if (host.endsWith('recruiteecdn.com') || /\bRTWidget\b/.test(text)) used.add('recruitee');
  }
  for (const src of frames) {
    const system = systemOfHost(readWebAddress(src)?.host ?? '');
    if (system !== null) used.add(system);
  }
  // Short addresses of Greenhouse's jobs name no company.
  if (links.some(({ url }) => /^(?:https?:)?\/\/grnh\.se\//i.test(url))) used.add('greenhouse');
  return [...used];
}

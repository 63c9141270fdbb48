/**
 * Links as people paste them: without a scheme, percent-encoded twice, in angle brackets, Markdown, HTML or a formula, and inside the
 * links of search engines, mail filters and chat programs. Nothing is ever fetched: a short link, whose target only its server knows,
 * stays unread.
 */
import { withoutEnding } from '../text/without-ending.ts';

export interface Link {
  /** Lower case, without port and user. */
  readonly host: string;
  /** Decoded, without empty segments. */
  readonly segments: readonly string[];
  /** Decoded; names in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Decoded, without "#". */
  readonly fragment: string;
}

/** Characters that are invisible, or only say in which direction text runs. Joiners (U+200C, U+200D) belong to words and emoji. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Reads one link without anything around it: "https://De.Linkedin.com/in/ana%2Dsilva?trk=x", "//linkedin.com/in/ana",
 * "https:\\linkedin.com\in\ana".
 * @returns null when the text doesn't begin with the name of a host
 */
export function readLink(text: string): Link | null {
  let plain = text.replaceAll(invisible, '').trim();
  // "https%3A%2F%2Fwww.linkedin.com%2Fin%2Fana"
  if (/^[\w.-]*%(?:25)*(?:3a|2f)/i.test(plain)) plain = decodeFully(plain);
  plain = plain.replaceAll('\\', '/');
  // Google's viewer for phones: "android-app://com.linkedin.android/https/www.linkedin.com/in/ana".
  plain = plain.replace(/^android-app:\/\/[\w.]+\/(https?)\//i, '$1://');
  // LinkedIn's own application: "linkedin://in/ana", "linkedin://profile/ana".
  plain = plain
    .replace(/^linkedin:\/\/(?:profile|in)\//i, 'https://www.linkedin.com/in/')
    .replace(/^linkedin:\/\//i, 'https://www.linkedin.com/');
  // "https://", "https:/", "https//", "http:", "ttps://", "://", "//", and repeated: "https://https://".
  for (let shorter = plain.replace(scheme, ''); shorter !== plain; shorter = plain.replace(scheme, '')) plain = shorter;
  const [, host = '', path = '', query = '', fragment = ''] =
    /^(?:[^/@\s?#]*@)?([^/?#\s:@]+)(?::\d*)?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(plain) ?? [];
  const site = decodeFully(host).toLowerCase().replace(/\.+$/, '');
  if (!/^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u.test(site)) return null;
  // A slug contains none of these, so an encoded one is a part of the address that was encoded too often.
  const [cutPath = '', laterQuery = ''] = decodeFully(path).split(/[?#]/, 2);
  const segments = cutPath.split('/').flatMap((segment) => segment.replace(/(?:;|&[\w-]+=).*$/s, '').trim() || []);
  const parameters = new Map<string, string>();
  for (const part of [...query.split(/[&;]/), ...laterQuery.split('&')]) {
    const at = part.indexOf('=');
    if (at > 0)
      parameters.set(
        decodeFully(part.slice(0, at)).toLowerCase().replace(/^amp;/, ''),
        // In the parameters of a form, a plus sign is a space.
        decodeFully(part.slice(at + 1).replaceAll('+', ' ')).trim(),
      );
  }
  return { host: site, segments, parameters, fragment: decodeFully(fragment) };
}

const scheme =
  /^(?:(?:view-source|intent|googlechromes?|microsoft-edge|x-safari-https?|hxxps?|h?t?tps?|https?|url)?\s?:\/{0,3}\s?|h?t?tps?\/\/|\/\/)(?=[^\s/])/i;

/**
 * Decodes until nothing is left to decode, so that an address that was encoded twice is read; an invalid percent sign stays as written.
 * Bytes that are not UTF-8 are Latin-1, as old sites wrote them ("jos%E9"). Lone surrogates can't be part of a URL.
 */
export function decodeFully(text: string): string {
  let plain = text;
  for (;;) {
    const next = plain.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return run.replaceAll(/%([89a-f][\da-f])/gi, (_, byte: string) => String.fromCodePoint(Number.parseInt(byte, 16)));
      }
    });
    if (next === plain) return plain.toWellFormed().normalize('NFC').replaceAll(invisible, '');
    plain = next;
  }
}

/** Hosts whose links say nothing about where they lead: shorteners and the trackers of newsletters. Compiled by hand. */
const shortHosts = new Set(
  `lnkd.in linkd.in bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly is.gd buff.ly cutt.ly rebrand.ly rb.gy shorturl.at t.ly tiny.cc dlvr.it
  hubs.ly hubs.la hubs.li trib.al amzn.to youtu.be fb.me wp.me ift.tt v.gd s.id soo.gd bl.ink snip.ly short.io shorturl.com smarturl.it
  page.link app.link onelink.me sendgrid.net list-manage.com mailchi.mp mjt.lu rs6.net click.pstmrk.it lnk.to urlz.fr surl.li`.split(/\s+/),
);

const isAtOrBelow = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`);

/** Whether the link leads to a page that only its server knows. */
export function isShortLink({ host, segments, parameters }: Link): boolean {
  if (shortHosts.has(host.replace(/^www\./, ''))) return segments.length > 0;
  if ([...shortHosts].some((name) => host.endsWith(`.${name}`))) return true;
  // Mimecast and Trend Micro keep the target to themselves.
  return /(?:^|\.)(?:mimecast(?:protect)?\.com|trendmicro\.com)$/.test(host) && !parameters.has('url');
}

/** The parameters in which programs that redirect have the target. */
const targetParameters =
  'url q u uddg ru to target dest destination redirect redirecturl redirect_url redirect_uri link href continue next goto out a uri domain'.split(
    ' ',
  );

/** Programs that put a link inside one of their own: search engines, mail filters, chat programs, social networks, translators. */
const wrappers: readonly RegExp[] = [
  /(?:^|\.)google\.(?:com?\.)?[a-z]{2,3}$/,
  /(?:^|\.)(?:googleusercontent|googleadservices|bing|yahoo|duckduckgo|ecosia|qwant|startpage|yandex|baidu|brave)\.(?:com?|net|org|ru)(?:\.[a-z]{2})?$/,
  /(?:^|\.)safelinks\.protection\.outlook\.(?:com|cn|us|de)$/,
  /(?:^|\.)(?:office\.net|office\.com|microsoft\.com|live\.com|skype\.com)$/,
  /(?:^|\.)(?:urldefense\.com|urldefense\.proofpoint\.com|urldefense\.us|cudasvc\.com|trendmicro\.com|fireeye\.com|sophos\.com|avanan\.click|clicktime\.symantec\.com|secure-web\.cisco\.com|checkpoint\.com|barracudanetworks\.com|edgepilot\.com|hornetsecurity\.com|antispamcloud\.com|mailspamprotection\.com)$/,
  /(?:^|\.)(?:facebook|instagram|messenger|twitter|x|youtube|reddit|slack-redir|slack|discord|vk|steamcommunity|pinterest|tumblr|quora|whatsapp|telegram|viber|zalo|weibo|zhihu|disqus|medium|notion|evernote|getpocket|feedly|trello|atlassian|hubspot|salesforce)\.(?:com|net|me|so|ru)$/,
  /(?:^|\.)(?:archive\.org|archive\.ph|archive\.today|r\.jina\.ai|12ft\.io|outline\.com|anon\.to|dereferer\.(?:org|me)|href\.li|nullrefer\.com|ampproject\.org|translate\.goog|allaboutcookies\.org|printfriendly\.com|textise\.net)$/,
];

/**
 * The link that another one contains, if its host is known to do that: "google.com/url?q=…", "eur01.safelinks.protection.outlook.com/?url=…",
 * "web.archive.org/web/2020/https://…".
 * @returns undefined when the host isn't one of them; null when it is, and the link can't be read
 */
export function wrappedLink(link: Link): string | null | undefined {
  const { host, segments, parameters } = link;
  // Google Translate and AMP caches write the host with hyphens: "www-linkedin-com.translate.goog/in/ana".
  const [, hyphened] = /^([a-z\d-]+)\.(?:translate\.goog|cdn\.ampproject\.org)$/.exec(host) ?? [];
  if (hyphened !== undefined) {
    const path = host.endsWith('.goog') ? segments : segments.slice(segments[1] === 's' ? 2 : 1);
    const own = hyphened.replaceAll('--', '\0').replaceAll('-', '.').replaceAll('\0', '-');
    return host.endsWith('.goog')
      ? `https://${own}/${path.map(encodeURIComponent).join('/')}`
      : `https://${path.map(encodeURIComponent).join('/')}`;
  }
  if (!wrappers.some((each) => each.test(host))) return undefined;
  if (isAtOrBelow(host, 'urldefense.com') || isAtOrBelow(host, 'urldefense.us') || host === 'urldefense.proofpoint.com')
    return fromProofpoint(link);
  // Bing: "u=a1" and the address in Base64.
  const bing = /^a1([\w-]+)$/.exec(parameters.get('u') ?? '')?.[1];
  if (bing !== undefined && isAtOrBelow(host, 'bing.com')) return fromBase64(bing);
  // Yahoo: "r.search.yahoo.com/…/RU=https%3a%2f%2f…/RK=2".
  const path = segments.join('/');
  const [, inPath] =
    /(?:^|\/|=|:)((?:https?:\/{1,2}|www\.|[a-z]{2}\.)?(?:www\.)?linkedin\.(?:com|cn)\/.*?)(?:\/RK=.*)?$/is.exec(path) ?? [];
  if (inPath !== undefined) return encodedLink(inPath);
  for (const name of targetParameters) {
    const target = parameters.get(name);
    if (target === undefined) continue;
    // A search for an address, and a page in Google's cache: "cache:AbC:https://…".
    const [, cached] = /^cache:(?:[\w-]+:)?(.+)$/.exec(target) ?? [];
    const address = (cached ?? target).trim();
    if (/^(?:https?:|\/\/|(?:[\w-]+\.)+[a-z]{2,}\/)/i.test(address)) return encodedLink(address);
  }
  return null;
}

/** A decoded address as a link again: a space in it belongs to the address. */
const encodedLink = (address: string): string => address.replaceAll(/\s/g, '%20');

/** https://help.proofpoint.com/Threat_Insight_Dashboard/API_Documentation/URL_Decoder_API: versions 2 and 3 of rewritten links. */
function fromProofpoint({ segments, parameters }: Link): string | null {
  const old = parameters.get('u');
  if (old !== undefined) return encodedLink(decodeFully(old.replaceAll('-', '%').replaceAll('_', '/')));
  const [, target] = /^v3\/__(.+?)__/s.exec(segments.join('/')) ?? [];
  // An asterisk stands for characters that are encoded elsewhere in the link.
  return target === undefined || target.includes('*') ? null : encodedLink(target.replace(/^(https?):\/+/i, '$1://'));
}

const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 for URLs (RFC 4648, section 5) of ASCII text; null for anything else. */
function fromBase64(text: string): string | null {
  let [bits, count, plain] = [0, 0, ''];
  for (const digit of text.replace(/=+$/, '')) {
    const value = base64Digits.indexOf(digit);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      plain += String.fromCodePoint((bits >> count) & 0xff);
    }
  }
  return /^[\x21-\x7e]+$/.test(plain) ? plain : null;
}

/** A link in a text, and where it is. */
export interface FoundLink {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What can't be in an address as people paste it, so that it ends there. */
const outside = /[\s<>"“”„‟«»‹›`|{}[\]()（）【】「」，。、；…]/u;
const decorationAtEnd = /[.,;:!?'’‘*~=^•·]/u;
const emphasisAtEnd = /[_.,;:!?'’*]/u;
const decorationAtStart = /^[.,;!?'’‘*~=_^•·→➜►-]+/u;
/** "URL:https://…", "LinkedIn=linkedin.com/in/ana". Not "https:". */
const label = /^\p{L}[\p{L}\d_ -]*[:=]+(?!\/)(?=[^\s]*\.)/u;

/** The links of a text: with a scheme, or of LinkedIn and its short links without one. Emails are not links. */
export function findLinks(text: string): readonly FoundLink[] {
  // Entities and what editors make of a hyphen keep their length, so that positions stay right.
  const plain = text.replaceAll(/(?<=[a-z\d])[\u2010\u2011\u2013\u2212](?=[a-z\d])/gi, '-');
  const found: FoundLink[] = [];
  let at = 0;
  while (at < plain.length) {
    if (outside.test(plain[at] ?? '')) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < plain.length && !outside.test(plain[end] ?? '')) end += 1;
    found.push(...linksIn(plain.slice(at, end), at));
    at = end;
  }
  return found;
}

/** In a run of characters without spaces. */
function linksIn(run: string, offset: number): FoundLink[] {
  const links: FoundLink[] = [];
  // Commas and semicolons separate links, except in the addresses that contain them.
  const parts = /\/(?:sales|recruiter|talent|v3)\//i.test(run) ? [run] : run.split(/(?<=[,;])/);
  let start = offset;
  for (const part of parts) {
    const bare = part.replace(decorationAtStart, '');
    const unlabeled = bare.replace(label, '').replace(decorationAtStart, '');
    // "🔗linkedin.com/in/ana", "URL;type=LinkedIn:https://…": what precedes the address isn't part of it.
    const inner = isLink(unlabeled) ? unlabeled : unlabeled.slice(Math.max(0, beginning.exec(unlabeled)?.index ?? 0));
    const from = start + part.length - inner.length;
    // An underscore can end a slug, unless another one begins the emphasis.
    const link = withoutEnding(inner, part.startsWith('_') ? emphasisAtEnd : decorationAtEnd);
    // Two addresses without a space between them.
    const second = /(?<=[a-z\d/])(?=https?:\/\/)/i.exec(link)?.index;
    const isTwo = second !== undefined && !/[=/]$|[:/]\/?web\/\d|jina/i.test(link.slice(0, second)) && !link.slice(0, second).includes('?');
    for (const [piece, shift] of isTwo
      ? ([
          [link.slice(0, second), 0],
          [link.slice(second), second],
        ] as const)
      : ([[link, 0]] as const))
      if (isLink(piece)) links.push({ text: piece.replaceAll('&amp;', '&'), start: from + shift, end: from + shift + piece.length });
    start += part.length;
  }
  return links;
}

const beginning = /(?:https?|hxxps?):\/|(?<![\w.@%/-])(?:[\w-]+\.)*(?:linkedin\.(?:com|cn)|lnkd\.in)(?=[/?]|$)/i;

const isLink = (text: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:\/{1,3}|h?t?tps?(?::|\/\/|%(?:25)*3a)|:?\/\/|\\\\|https?:\\)\S*[\p{L}\p{N}]/iu.test(text) ||
  /^(?:[\w-]+\.)*(?:linkedin\.(?:com|cn)|lnkd\.in|linkd\.in)(?:[.:/?#\\]|%2f|$)/i.test(text);

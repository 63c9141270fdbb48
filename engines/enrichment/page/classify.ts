/** Recognizes pages that say nothing about the company: parked domains, consent walls, blocks, soft 404s, empty shells, construction signs. */
import {
  blockedScripts,
  blockedText,
  blockedTitle,
  construction,
  notFound,
  numbered404,
  parkedHosts,
  parkedScripts,
  parkedText,
} from './classify-words.ts';
import type { Page } from './page.ts';
import { urlParts } from './urls.ts';

export type PageState = 'content' | 'parked' | 'consent_wall' | 'blocked' | 'soft_404' | 'needs_scripts' | 'under_construction' | 'empty';

export interface Classification {
  readonly state: PageState;
  /** The words or the sign that decided; empty for content. */
  readonly reason: string;
}

/** More visible text than this is content, whatever words it has. In characters. */
const shortPage = 1_500;
const tinyPage = 200;

const consent =
  /(?:before you continue|bevor sie (?:fortfahren|weiterlesen)|avant de continuer|mit werbung weiterlesen|weiter mit werbung|accept (?:all )?(?:cookies )?(?:and|to) continue|zustimmen und weiter|um (?:diese|die) (?:seite|website) zu (?:nutzen|besuchen)|continuer sans accepter|we value your privacy|wir schätzen ihre privatsphäre|your privacy is important to us|nous respectons votre vie privée|abonnement abschließen|pur-abo|you must (?:accept|agree)|verify your age|are you (?:over|of legal)|bist du (?:schon )?(?:18|über)|altersverifikation)/i;

const scriptsNeeded =
  /(?:(?:you need to |please |must )?(?:enable|activate|turn on|allow) java ?script|java ?script (?:is )?(?:required|disabled|not enabled|muss|aktivieren|activ)|requires java ?script|(?:doesn['’]t|does not) work (?:properly )?without java ?script|aktivieren sie (?:bitte )?java ?script|activer java ?script|activ[ae]r? (?:el )?java ?script|abilita(?:re)? java ?script|schakel java ?script)/i;

/** @param status of the response, if known: a page that says "not found" with 404 isn't soft */
export function classifyPage(page: Page, status: number | null = null): Classification {
  const visible = page.blocks
    .filter(({ isHidden }) => !isHidden)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, shortPage * 4);
  const title = page.title ?? '';
  const answer = (state: PageState, reason: string): Classification => ({ state, reason: reason.trim().slice(0, 200) });
  const isShort = visible.length < shortPage;
  const blocked = isShort ? blockedBy(page, title, visible) : null;
  if (blocked !== null) return answer('blocked', blocked);
  const parked = isShort ? parkedBy(page, title, visible) : null;
  if (parked !== null) return answer('parked', parked);
  const missing = status === 404 || status === 410 ? null : missingBy(page, title, isShort);
  if (missing !== null) return answer('soft_404', missing);
  if (isShort && visible.length < shortPage / 2) {
    const words = construction.exec(title) ?? construction.exec(visible);
    if (words) return answer('under_construction', words[0]);
  }
  const wall = isShort ? (consent.exec(title) ?? consent.exec(visible)) : null;
  if (wall && page.links.length < 15) return answer('consent_wall', wall[0]);
  return emptyState(page, visible, answer);
}

function blockedBy(page: Page, title: string, visible: string): string | null {
  if (blockedTitle.test(title.trim())) return title;
  // A contact form also asks visitors to verify that they are human.
  const words = visible.length < shortPage / 2 && page.links.length < 10 ? blockedText.exec(visible) : null;
  if (words) return words[0];
  if (visible.length >= tinyPage || page.links.length >= 5) return null;
  const script = page.scripts.find(
    ({ src, text }) => blockedScripts.test(src ?? '') || (text.length < 20_000 && blockedScripts.test(text)),
  );
  const frame = page.frames.find((url) => blockedScripts.test(url));
  return script ? (script.src ?? 'challenge script') : (frame ?? null);
}

function parkedBy(page: Page, title: string, visible: string): string | null {
  const host = [...page.scripts.map(({ src }) => src), ...page.frames, ...page.links.slice(0, 40).map(({ url }) => url)].find(
    (url) => url !== null && parkedHosts.test(urlParts(url)?.host ?? ''),
  );
  if (host) return host;
  if (visible.length < tinyPage) {
    // Parking services fill an empty page by script.
    if (page.elements.some(({ tag, attributes }) => tag === 'html' && attributes['data-adblockkey'] !== undefined))
      return 'data-adblockkey';
    const script = page.scripts.find(
      ({ src, text }) => parkedScripts.test(src ?? '') || (text.length < 20_000 && parkedScripts.test(text)),
    );
    if (script) return script.src ?? 'parking script';
  }
  const words = parkedText.exec(title) ?? parkedText.exec(visible);
  // "Related searches" alone is also on content pages.
  return words && (!/related searches/i.test(words[0]) || visible.length < tinyPage * 3) ? words[0] : null;
}

/** A page for what isn't there: its title or heading says so, and hardly anything else. */
function missingBy(page: Page, title: string, isShort: boolean): string | null {
  for (const part of title.split(/\s[|–—·-]\s|[|»«:]\s/)) {
    if (numbered404.test(part.trim())) return part;
    const [words] = notFound.exec(part) ?? [];
    if (words !== undefined && part.length <= words.length + 25) return words;
  }
  const headings = page.blocks.filter(({ level, isHidden }) => level > 0 && level < 4 && !isHidden);
  for (const { text, level } of headings.slice(0, 3)) {
    const [words] = notFound.exec(text.slice(0, 200)) ?? [];
    if ((isShort || level === 1) && words !== undefined && text.length <= words.length + 40) return words;
    if (isShort && numbered404.test(text.trim())) return text;
  }
  return null;
}

/** Pages whose text is written by scripts, or that have none. */
function emptyState(page: Page, visible: string, answer: (state: PageState, reason: string) => Classification): Classification {
  const asked = visible.length < tinyPage * 2 ? scriptsNeeded.exec(visible) : null;
  const hidden = page.blocks
    .filter(({ isHidden }) => isHidden)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 5_000);
  const inNoscript = visible.length < tinyPage ? scriptsNeeded.exec(hidden) : null;
  const refresh = page.metas.find(({ name, content }) => name === 'refresh' && /^\s*[0-5]\s*[;,]/.test(content));
  if (refresh && visible.length < tinyPage) return answer('empty', `refresh ${refresh.content}`);
  const words = asked ?? inNoscript;
  if (words && page.scripts.length > 0) return answer('needs_scripts', words[0]);
  if (visible.length >= tinyPage / 2 || page.links.length > 4) return answer('content', '');
  const app = page.containers.find(
    ({ hint, first, end }) =>
      /(?:^|\s)(?:root|app|__next|__nuxt|gatsby|react-root|ember|svelte|q-app|app-root|___gatsby)(?:$|[\s-])/.test(hint) && end - first < 3,
  );
  if (page.scripts.some(({ src, type }) => src !== null && !/json/.test(type)) && (app !== undefined || visible.length < 40))
    return answer('needs_scripts', app?.hint ?? 'scripts without text');
  // The domain shows another site in a frame.
  const elsewhere = page.frames.find((url) => page.url !== null && urlParts(url)?.host !== urlParts(page.url)?.host);
  if (elsewhere !== undefined && visible.length < 40 && page.links.length === 0) return answer('empty', `frame ${elsewhere}`);
  return visible.trim().length < 20 && page.items.length === 0 && page.frames.length === 0 ? answer('empty', '') : answer('content', '');
}

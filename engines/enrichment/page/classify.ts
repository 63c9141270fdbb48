/** Recognizes pages that say nothing about the company: parked domains, consent walls, blocks, soft 404s, empty shells, construction signs. */
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

const blockedTitle =
  /^(?:just a moment\.*|attention required!?.*|access denied|403 forbidden|forbidden|error 403.*|429 too many requests|too many requests|are you (?:a )?(?:human|robot)\??|robot (?:check|challenge).*|security check.*|please wait\W*|ddos-guard|one moment, please\W*|verify(?:ing)? you are (?:a )?human.*|request (?:rejected|blocked)|blocked|pardon our interruption.*|challenge|bot verification|human verification|access to this page has been denied.*|sucuri website firewall.*|captcha.*|you have been blocked|unauthorized|401 .*)$/i;
const blockedText =
  /(?:checking (?:if the site connection is secure|your browser)|enable javascript and cookies to continue|verify(?:ing)? (?:that )?you are (?:a )?human|unusual traffic from your|you don['’]t have permission to access|access denied.{0,80}reference #|incapsula incident id|request unsuccessful|ray id:|press (?:&|and) hold to confirm|perimeterx|your (?:ip|request) (?:address )?(?:has been|was) blocked|please complete the (?:security check|captcha)|why have i been blocked|datadome|automated access|solve this captcha)/i;
const blockedScripts =
  /(?:\/cdn-cgi\/challenge-platform|_Incapsula_Resource|captcha-delivery\.com|perimeterx\.net|px-captcha|\/_sec\/cp_challenge|ddos-guard|hcaptcha\.com\/1\/api|aws-waf-token|awswaf\.com)/i;

const parkedText =
  /(?:this domain (?:name )?(?:is|may be|has been|was) (?:for sale|parked|registered|available|purchased|expired)|domain (?:is )?(?:for sale|parking)|buy this domain|the domain .{3,60} is for sale|make an offer (?:on|for) this domain|domain parked|parked (?:free|domain|page)|future home of|interested in (?:this|buying) (?:this )?domain|diese domain (?:steht|ist|kaufen|wurde)|domain (?:steht zum verkauf|kaufen|zu verkaufen)|hier entsteht eine neue (?:internetpräsenz|website|homepage)|ce (?:nom de )?domaine (?:est|a été) (?:à vendre|enregistré|réservé|parqué)|este dominio (?:está|esta) (?:en venta|à venda|a venda|disponible|registrado|estacionado)|dominio (?:in vendita|registrato|parcheggiato)|questo dominio è|deze domeinnaam is|dit domein is|domein (?:is )?te koop|website coming soon.{0,60}(?:godaddy|namecheap|hostinger)|related searches|domain has expired|this web page is parked|welcome to nginx!|apache2? (?:ubuntu|debian|http server) (?:default|test) page|index of \/|it works!|default web site page|placeholder page|account (?:has been )?suspended|this site (?:can['’]t be reached|is not published)|website is not (?:configured|available)|no site configured|plesk default page)/i;
const parkedHosts =
  /(?:^|\.)(?:sedoparking\.com|parkingcrew\.net|bodis\.com|above\.com|dan\.com|afternic\.com|hugedomains\.com|sedo\.com|domainmarket\.com|parklogic\.com|cashparking\.com|undeveloped\.com|uniregistry\.com|voodoo\.com|skenzo\.com|namebright\.com|d38psrni17bvxu\.cloudfront\.net|domain-for-sale\.\w+|parkingpage\.namecheap\.com)$/i;

const notFound =
  /(?:^|\b)(?:404|page (?:was |could )?(?:not|n['’]t) (?:be )?found|not found|seite (?:wurde )?(?:leider )?nicht gefunden|page (?:non trouvée|introuvable)|página no encontrada|página não encontrada|pagina non trovata|pagina niet gevonden|nie znaleziono strony|can['’]t find (?:that|the|this) page|page (?:doesn['’]t|does not) exist|oops!? (?:that|this) page|error 404)(?:\b|$)/i;

const construction =
  /(?:under construction|coming soon|launching soon|im aufbau|in kürze|wird (?:gerade|derzeit|zurzeit) (?:überarbeitet|erstellt|aufgebaut)|en construction|bientôt (?:disponible|en ligne)|en construcción|próximamente|em construção|em breve|in costruzione|prossimamente|onder constructie|binnenkort (?:online|beschikbaar)|w budowie|wkrótce|maintenance mode|under maintenance|be right back|wartungsarbeiten|wartungsmodus|en maintenance|en mantenimiento|em manutenção|in manutenzione|site is being (?:built|updated)|we['’]ll be back soon|new (?:web)?site (?:is )?coming)/i;

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
  const heading = page.blocks.find(({ level, isHidden }) => level > 0 && level < 4 && !isHidden)?.text ?? '';
  const answer = (state: PageState, reason: string): Classification => ({ state, reason: reason.trim().slice(0, 200) });
  const isShort = visible.length < shortPage;

  const blockedScript = page.scripts.find(
    ({ src, text }) => blockedScripts.test(src ?? '') || (text.length < 20_000 && blockedScripts.test(text)),
  );
  if (isShort) {
    if (blockedTitle.test(title.trim())) return answer('blocked', title);
    // A contact form also asks visitors to verify that they are human.
    const words = visible.length < shortPage / 2 && page.links.length < 10 ? blockedText.exec(visible) : null;
    if (words) return answer('blocked', words[0]);
    if (blockedScript && visible.length < tinyPage && page.links.length < 5)
      return answer('blocked', blockedScript.src ?? 'challenge script');
  }
  const host = [...page.scripts.map(({ src }) => src), ...page.frames, ...page.links.slice(0, 40).map(({ url }) => url)].find(
    (url) => url !== null && parkedHosts.test(urlParts(url)?.host ?? ''),
  );
  if (host && isShort) return answer('parked', host);
  const parked = isShort ? (parkedText.exec(title) ?? parkedText.exec(visible)) : null;
  // "Related searches" alone is also on content pages.
  if (parked && (!/related searches/i.test(parked[0]) || visible.length < tinyPage * 3)) return answer('parked', parked[0]);
  if (status !== 404 && status !== 410 && (notFound.test(title) || (isShort && heading.length < 80 && notFound.test(heading))))
    return answer('soft_404', notFound.exec(title)?.[0] ?? heading);
  if (isShort && visible.length < shortPage / 2) {
    const words = construction.exec(title) ?? construction.exec(visible);
    if (words) return answer('under_construction', words[0]);
  }
  const wall = isShort ? (consent.exec(title) ?? consent.exec(visible)) : null;
  if (wall && page.links.length < 15) return answer('consent_wall', wall[0]);
  return emptyState(page, visible, answer);
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
  const words = asked ?? inNoscript;
  if (words && page.scripts.length > 0) return answer('needs_scripts', words[0]);
  if (visible.length >= tinyPage / 2 || page.links.length > 4) return answer('content', '');
  const app = page.containers.find(
    ({ hint, first, end }) =>
      /(?:^|\s)(?:root|app|__next|__nuxt|gatsby|react-root|ember|svelte|q-app|app-root|___gatsby)(?:$|[\s-])/.test(hint) && end - first < 3,
  );
  if (page.scripts.some(({ src, type }) => src !== null && !/json/.test(type)) && (app !== undefined || visible.length < 40))
    return answer('needs_scripts', app?.hint ?? 'scripts without text');
  return visible.trim().length < 20 && page.items.length === 0 && page.frames.length === 0 ? answer('empty', '') : answer('content', '');
}

/**
 * Parts of a page that name somebody else: who designed and hosts the site, authorities, processors, customers, sources of pictures.
 * Their addresses and people aren't the company's.
 */
import { foldText } from '@leadlight/vocabulary/text';
import type { Block, Page } from '../page/page.ts';
import type { PageKind } from './page-kind.ts';

/** Headings and labels of sections about others; folded. */
const othersHeading =
  /(?:web ?-?design|webdesign|web ?development|^design (?:(?:and|und) )?(?:realisation|realisierung|umsetzung|programmierung|entwicklung|development|hosting|webdesign|code|konzept\w*)|gestaltung|umsetzung|realisation|realisierung|realizacja|realizzazione|konzeption|programmierung|webmaster|website (?:by|von|par|door)|site by|powered by|(?:web ?)?hosting|hosted|hoster|hebergeur|hebergement|^provider$|(?:internet|web|host) ?provider|host(?:ing)?(?:anbieter)?$|aufsichtsbehorde|zustandige (?:behorde|kammer|aufsicht)|datenschutzbehorde|landesbeauftragte|supervisory authority|data protection authority|ombuds|streitbeilegung|schlichtung|dispute resolution|verbraucherschlichtung|autorit(?:e|a|y) (?:de |di )?(?:controle|controllo|persoonsgegevens)|autoriteit|cnil\b|garante|agencia espanola|aepd|anpd|bildnachweis|bildquellen|^fotos?$|photo credits|image credits|picture credits|credits?$|crediti|credit photo|photographies?|google (?:analytics|maps|ireland|inc|llc)|facebook (?:inc|ireland|pixel)|matomo|mailchimp|drittanbieter|third.party|sub-?processors?|auftragsverarbeit|berufshaftpflicht|professional indemnity|insurer|versicherer)/;

/** Sections with words of customers; folded. */
const customersHeading =
  /(?:testimonials?|what (?:our )?(?:clients|customers|people) say|customers? (?:say|stories)|kundenstimmen|das sagen|referenzen|references?$|temoignages|avis clients|testimonianze|dicono di noi|depoimentos|o que dizem|testimonios|opiniones|reviews?$|bewertungen|recensioni|klanten|our clients|our customers|nos clients|unsere kunden)/;

/** Starts of lines that tell how the company is reached; folded. */
const startsContact =
  /^(?:contact (?:us|info|information|details|\w+ com)|call (?:us|toll|now|today)|(?:tele)?phone(?: |$)|tel(?: |$)|fax(?: |$)|toll free|(?:postal |mailing |our )?address|kontakt|contacto|contactez|contatti|contato|adresse|anschrift|indirizzo|direccion|endereco|adres(?: |$))/;

/** Short blocks that start a section although they aren't headings: "Hosting:", a bold line. */
const longestLabel = 80;

/** @returns indexes of blocks that belong to others */
export function othersSections(page: Page, kind: PageKind): Set<number> {
  const found = new Set<number>();
  let sectionLevel = 0;
  let isOthers = false;
  let isOfCustomers = false;
  let sectionContainer = -1;
  for (const block of page.blocks) {
    if (block.isHidden) continue;
    const level = headingLevel(block);
    const isOver = sectionContainer >= 0 && block.index >= (page.containers[sectionContainer]?.end ?? 0);
    if (isOthers && (isOver || (level > 0 && level <= sectionLevel))) isOthers = false;
    // In tables that lay out a page, praise has no end of its own. Customers don't say how they are reached.
    if (isOthers && isOfCustomers && startsContact.test(foldText(block.text.slice(0, longestLabel)))) isOthers = false;
    if (level > 0 && !isOthers && isOthersHeading(block)) {
      isOthers = true;
      isOfCustomers = !othersHeading.test(foldText(block.text));
      sectionLevel = level;
      // A heading in a footer's column ends with the column.
      sectionContainer = sectionOf(page, block);
    }
    if (isOthers || isQuote(page, block) || isCredit(block, kind)) found.add(block.index);
  }
  return found;
}

/** 1–6 for headings, 7 for a short line that is bold as a whole or ends with a colon. */
function headingLevel(block: Block): number {
  if (block.level > 0) return block.level;
  const isBold = block.marks.some(({ tag, start, end }) => /^(?:b|strong|u)$/.test(tag) && start === 0 && end >= block.text.length - 1);
  return block.text.length <= longestLabel && (isBold || block.tag === 'dt' || block.tag === 'th') ? 7 : 0;
}

function isOthersHeading({ text }: Block): boolean {
  const folded = foldText(text.slice(0, longestLabel + 20));
  return folded.length <= longestLabel && (othersHeading.test(folded) || customersHeading.test(folded));
}

/** The smallest container that holds more than the heading. */
function sectionOf(page: Page, block: Block): number {
  let at = block.container;
  for (let step = 0; step < 40 && at > 0; step++) {
    const container = page.containers[at];
    if (!container) break;
    if (container.end > block.index + 1) return at;
    at = container.parent;
  }
  return -1;
}

/** Inside an element for quotations, or one whose class says so. */
function isQuote(page: Page, block: Block): boolean {
  let at = block.container;
  for (let step = 0; step < 6 && at > 0; step++) {
    const container = page.containers[at];
    if (!container) break;
    if (
      // Old pages indent with it, also their contact details.
      (container.tag === 'blockquote' && !/@|(?:\d[^\p{L}\d]{0,3}){7}/u.test(block.text)) ||
      /(?:^|[\s_-])(?:testimonials?|quotes?|reviews?|customer-stories)(?:$|[\s_-])/.test(container.hint)
    )
      return true;
    at = container.parent;
  }
  return false;
}

/** "Website by Acme Design", "Realizzato da …": one line, mostly in the footer. */
function isCredit({ text }: Block, kind: PageKind): boolean {
  if (text.length > 160) return false;
  const folded = foldText(text);
  if (
    /^(?:web ?(?:site)? ?)?(?:design(?:ed)?|develop(?:ed|ment)|built|made|created|site|website|powered|hosted|theme|realizzato|sviluppato|realise|desarrollado|disenado|desenvolvido|criado|ontwerp|gemaakt|erstellt|realisation|umsetzung|projekt i realizacja)\b.{0,20}\b(?:by|von|da|par|por|door|with|przez)\b/.test(
      folded,
    )
  )
    return true;
  return kind === 'privacy' && /(?:aufsichtsbehorde|supervisory authority|autoriteit persoonsgegevens|garante|cnil|aepd)/.test(folded);
}

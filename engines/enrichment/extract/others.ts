/**
 * Parts of a page that name somebody else: who designed and hosts the site, authorities, processors, customers, sources of pictures.
 * Their addresses and people aren't the company's.
 */
import { foldText } from '@leadlight/vocabulary/text';
import type { Block, Page } from '../page/page.ts';
import type { PageKind } from './page-kind.ts';
import { remembered } from './remembered.ts';

/** Headings and labels of sections about others; folded. */
const othersHeading =
  /(?:web ?-?design|webdesign|web ?development|^autor(?:zy|ka)? strony|^tworcy strony|^(?:web)?site credits|^credits du site|^creditos del (?:sitio|site)|^design (?:(?:and|und) )?(?:realisation|realisierung|umsetzung|programmierung|entwicklung|development|hosting|webdesign|code|konzept\w*)|gestaltung|umsetzung|realisation|realisierung|realizacja|realizzazione|konzeption|programmierung|webmaster|website (?:by|von|par|door)|site by|powered by|(?:web ?)?hosting|hosted|hoster|hebergeur|hebergement|^provider$|(?:internet|web|host) ?provider|host(?:ing)?(?:anbieter)?$|aufsichtsbehorde|zustandige[rn]? (?:\w*(?:behorde|kammer|aufsicht)|stelle)|^(?:\w+kammer|kammer\w*|berufskammer|chambre (?:de|des) .{4,40}|ordre (?:des|professionnel) .{4,40}|camera di commercio|colegio (?:oficial|profesional) .{4,40})$|datenschutzbehorde|landesbeauftragte|supervisory authority|data protection authority|ombuds|streitbeilegung|schlichtung|dispute resolution|verbraucherschlichtung|autorit(?:e|a|y) (?:de |di )?(?:controle|controllo|persoonsgegevens)|autoriteit|cnil\b|garante|agencia espanola|aepd|anpd|^lizenz(?:en|hinweise)(?: |$)|^open ?source(?: (?:lizenz|licen[cs]e|software)\w*)?$|^(?:software|third party|image|icon|font) licen[cs]es?$|bildnachweis|bildquellen|^fotos?$|photo credits|image credits|picture credits|credits?$|crediti|credit photo|photographies?|creation (?:du )?site|conception (?:du site|graphique|et realisation)|diseno web|desarrollo web|desenvolvimento|sviluppo|sito realizzato|behorde (?:gem|nach)|gewerbebehorde|mitglied der|google (?:analytics|maps|ireland|inc|llc)|facebook (?:inc|ireland|pixel)|matomo|mailchimp|drittanbieter|third.party|sub-?processors?|auftragsverarbeit|berufshaftpflicht|insolvenz(?:ab)?sicherung|reisegarant|garantie financiere|mediateur|assurance (?:decennale|responsabilite|rc)|responsabilite civile professionnelle|professional indemnity|insurer|versicherer)/;

/** Sections with words of customers; folded. */
const customersHeading =
  /(?:testimonials?|what (?:our )?(?:clients|customers|people) say|customers? (?:say|stories)|kundenstimmen|das sagen|referenzen|references?$|temoignages|avis clients|testimonianze|dicono di noi|depoimentos|o que dizem|testimonios|opiniones|reviews?$|bewertungen|recensioni|klanten|our clients|our customers|nos clients|unsere kunden|success stor(?:y|ies)|case stud(?:y|ies)|(?:clients?|customers?|people|patients?) (?:say|are saying|love)|loved by|trusted by|kunden sagen|kundenmeinungen|erfahrungsberichte|ils (?:nous font confiance|parlent de nous)|nuestros clientes|clientes satisfechos|nossos clientes|i nostri clienti|opinie|co mowia|musteri yorumlari|referanslar|kundreferenser|as (?:seen|featured) (?:in|on)|in the (?:press|news|media)|press coverage|^press$|^presse$|(?:latest|recent) (?:news|posts|articles|insights|from)|from (?:our|the) blog|our portfolio|portfolio companies|^portfolio$|advisory (?:board|council)|board of advis[eo]rs|scientific (?:board|council)|external advis[eo]rs|^(?:unser )?(?:fach|experten)?beirat$|wissenschaftlicher beirat|raad van advies|externe adviseurs|(?:comite|conseil) (?:scientifique|consultatif)|(?:consejo|comite) (?:asesor|consultivo|cientifico)|conselho consultivo|comitato (?:scientifico|consultivo)|rada (?:doradcza|naukowa)|our investors|^investors$|backed by|^(?:our |team )?alumni$|^(?:our )?(?:former|past|previous) (?:\w+ )?(?:members?|staff|team|employees|colleagues|people|students|interns|directors|presidents)|^in memoriam|^(?:our |the )?(?:hospital|office|clinic|shop|studio|resident|team|practice|four legged|furry) (?:pets?|dogs?|cats?|mascots?|friends)$|^(?:burohunde?|praxishunde?)$|^ehemalige(?:r|n|s)?(?: |$)|^anciens (?:membres|collaborateurs)|^antiguos miembros|^oud medewerkers)/;

/** Sections with addresses of sellers and of what is for sale; folded. */
const sellersHeading =
  /(?:(?:local|sales|regional) representatives|^representatives$|(?:our|authori[sz]ed|find a) (?:dealers?|distributors?|resellers?|stockists?)|^(?:dealers?|distributors?|resellers?|stockists?)$|where to buy|handlersuche|unsere handler|vertriebspartner|werksvertretungen|(?:nos )?(?:revendeurs|distributeurs)|(?:nuestros )?distribuidores|(?:i nostri )?rivenditori|dystrybutorzy|verkooppunten|featured (?:listings|properties|homes)|(?:properties|homes) for sale|recently sold|current listings|unsere immobilien|immobilienangebote|aktuelle objekte|nos biens|ons aanbod|^aanbod$|inmuebles|imoveis)/;

/** Starts of lines that tell how the company is reached; folded. */
const startsContact =
  /^(?:contact (?:us|info|information|details|\w+ com)|call (?:us|toll|now|today)|(?:tele)?phone(?: |$)|tel(?: |$)|fax(?: |$)|toll free|(?:postal |mailing |our )?address|kontakt|contacto|contactez|contatti|contato|adresse|anschrift|indirizzo|direccion|endereco|adres(?: |$))/;

/** "€ 325.000", "$1,249,000", "CHF 980'000": what is for sale costs as much as a house. */
const largePrice =
  /(?:[€$£]|\b(?:EUR|USD|CHF|GBP|R\$|AED)\b)\s?\d{1,3}(?:[.,'’\s]\d{3}){1,3}(?!\d)|\d{2,3}(?:[.,'’\s]\d{3}){1,2}\s?(?:€|EUR\b|CHF\b|zł\b|kr\b|Kč)/;
/** "Cap. Soc. € 50.000 i.v.", "au capital de 8 000 €": the company's own capital. */
const capital = /\b(?:cap(?:itale?)?[.\s]{1,2}soc|capital|kapita[lł]|stammkapital|grundkapital)/i;
/** "$24.00" alone in a line: the price of a product, whose maker or author isn't staff. */
const smallPrice = /^(?:from |ab |dès |desde )?(?:[€$£]\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}[.,]\d{2}\s?(?:€|EUR|zł|kr|CHF))$/;

/** Blocks around a price in one card. */
const mostInCard = 8;

/** Short blocks that start a section although they aren't headings: "Hosting:", a bold line. */
const longestLabel = 80;

/** @returns indexes of blocks that belong to others */
export function othersSections(page: Page, kind: PageKind): Set<number> {
  const found = new Set<number>();
  let sectionLevel = 0;
  let isOthers = false;
  let isOfCustomers = false;
  let sectionContainer = -1;
  let landmark: Block['landmark'] = 'none';
  for (const block of page.blocks) {
    if (block.isHidden) continue;
    const level = headingLevel(block);
    // A section of the content ends where the footer starts, even if no heading follows.
    const isOver =
      (sectionContainer >= 0 && block.index >= (page.containers[sectionContainer]?.end ?? 0)) ||
      (block.landmark === 'footer' && landmark !== 'footer');
    if (isOthers && (isOver || (level > 0 && level <= sectionLevel))) isOthers = false;
    // In tables that lay out a page, praise has no end of its own. Customers don't say how they are reached.
    if (isOthers && isOfCustomers && startsContact.test(foldText(block.text.slice(0, longestLabel)))) isOthers = false;
    if (level > 0 && !isOthers && isOthersHeading(block)) {
      isOthers = true;
      isOfCustomers = customersHeading.test(foldText(block.text)) && !othersHeading.test(foldText(block.text));
      sectionLevel = level;
      landmark = block.landmark;
      // A heading in a footer's column ends with the column.
      sectionContainer = sectionOf(page, block);
    }
    if (isOthers || isQuote(page, block) || isCredit(block, kind)) found.add(block.index);
    if (
      block.text.length < 60 &&
      /\d{2}/.test(block.text) &&
      (smallPrice.test(block.text) || largePrice.test(block.text)) &&
      !capital.test(block.text)
    )
      for (const index of cardAround(page, block)) found.add(index);
  }
  return found;
}

/** The blocks of the largest element around a price that is no larger than a card. */
function cardAround(page: Page, block: Block): number[] {
  let card = { first: block.index, end: block.index };
  for (let at = block.container; at > 0; at = page.containers[at]?.parent ?? 0) {
    const container = page.containers[at];
    if (!container || container.end - container.first > mostInCard || container.tag === 'body') break;
    card = container;
  }
  return Array.from({ length: Math.max(0, card.end - card.first) }, (_, index) => card.first + index);
}

/** 1–6 for headings, 7 for a short line that is bold as a whole or ends with a colon. */
function headingLevel(block: Block): number {
  if (block.level > 0) return block.level;
  const isBold = block.marks.some(({ tag, start, end }) => /^(?:b|strong|u)$/.test(tag) && start === 0 && end >= block.text.length - 1);
  const isLabel = block.text.endsWith(':') && !startsContact.test(foldText(block.text));
  return block.text.length <= longestLabel && (isBold || isLabel || block.tag === 'dt' || block.tag === 'th') ? 7 : 0;
}

function isOthersHeading({ text }: Block): boolean {
  const folded = foldText(text.slice(0, longestLabel + 20));
  return folded.length <= longestLabel && (othersHeading.test(folded) || customersHeading.test(folded) || sellersHeading.test(folded));
}

/** A heading and at most a sentence below it, in an element of their own: the section is the element around. Columns of footers are as short as that. */
function isHeadOfSection({ containers, blocks }: Page, { index, level, landmark }: Block, at: number): boolean {
  const { end = 0, parent = -1, tag = '' } = containers[at] ?? {};
  const below = end - index - 1;
  return (
    level > 0 &&
    below === 1 &&
    (blocks[index + 1]?.text.length ?? 0) < 300 &&
    /^(?:div|header|hgroup)$/.test(tag) &&
    landmark !== 'footer' &&
    landmark !== 'aside' &&
    /^(?:div|section|article)$/.test(containers[parent]?.tag ?? '')
  );
}

/** The smallest container that holds more than the heading. */
function sectionOf(page: Page, block: Block): number {
  let at = block.container;
  for (let step = 0; step < 40 && at > 0; step++) {
    const container = page.containers[at];
    if (!container) break;
    if (container.end > block.index + 1 && !isHeadOfSection(page, block, at)) return at;
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
      /(?:^|[\s_-])(?:testimonials?|temoignages?|testimonianze|testimonios|depoimentos|referenzen|kundenstimmen|quotes?|reviews?|customer-stories|clients?-say|success-stor(?:y|ies)|listings?|property-card)(?:$|[\s_-])/.test(
        container.hint,
      )
    )
      return true;
    at = container.parent;
  }
  return false;
}

/** "Konzept und Umsetzung: Acme Design, Hauptstraße 1", "Bilder: Foto Berg". */
export function isLabeledOther(line: string): boolean {
  const end = line.indexOf(':');
  if (end < 3 || end > 70 || !/^(?:\s|$)/.test(line.slice(end + 1, end + 2))) return false;
  const label = line.slice(0, end);
  const folded = foldText(label);
  return (
    (othersHeading.test(folded) ||
      /^(?:bilder|fotos?|photos?|texte?|website|design|webseite|realisation|hebergement|photographies?)$/.test(folded)) &&
    !/^(?:provider|anbieter)/.test(folded)
  );
}

const foldedOf = remembered(foldText);

/** "Farmington Web Design, By Globex", "Website design and hosting by Globex" */
const ofDesigner = /\bweb ?(?:site)? ?(?:design|development|hosting|programming)\b(?: (?:and|und) \w+)? (?:by|von|par|por|da|door)\b/;
export const isOfDesigner = (line: string): boolean => line.length < 100 && /web/i.test(line) && ofDesigner.test(foldedOf(line));

/** "Website by Acme Design", "Realizzato da …": one line, mostly in the footer. */
function isCredit({ text }: Block, kind: PageKind): boolean {
  if (isLabeledOther(text.split('\n', 1)[0] ?? '') && text.length < 300) return true;
  if (text.length > 160) return false;
  const folded = foldedOf(text);
  // Next to the company's own notice, only that line is the designer's.
  if (!/©|copyright/i.test(text) && ofDesigner.test(folded)) return true;
  if (
    /^(?:web ?(?:site)? ?)?(?:design(?:ed)?|develop(?:ed|ment)|built|made|created|site|website|powered|hosted|theme|realizzato|sviluppato|realise|desarrollado|disenado|desenvolvido|criado|ontwerp|gemaakt|erstellt|realisation|umsetzung|projekt i realizacja|sito(?: web)?(?: creato| realizzato)?|site (?:web )?(?:cree|realise)|sitio(?: web)? (?:creado|disenado))\b.{0,20}\b(?:by|von|da|par|por|door|with|przez)\b/.test(
      folded,
    )
  )
    return true;
  return kind === 'privacy' && /(?:aufsichtsbehorde|supervisory authority|autoriteit persoonsgegevens|garante|cnil|aepd)/.test(folded);
}

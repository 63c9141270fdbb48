/** What a page of a company's site is about, by its address and title in seven languages. */
import { foldText } from '@leadlight/vocabulary/text';
import type { Page } from '../page/page.ts';
import { urlParts } from '../page/urls.ts';
import { personNameIn } from './person-names.ts';

export type PageKind =
  | 'home'
  | 'about'
  | 'team'
  | 'person'
  | 'contact'
  | 'imprint'
  | 'privacy'
  | 'terms'
  | 'careers'
  | 'news'
  | 'customers'
  | 'shop'
  | 'other';

/** In this order: "impressum-datenschutz" is an imprint. Words are folded. */
const words: readonly (readonly [PageKind, RegExp])[] = [
  [
    'imprint',
    /\b(?:impressum|imprint|legal notice|legal-notice|mentions? legales|aviso legal|note legali|colofon|colophon|anbieterkennzeichnung|site notice|offenlegung|informacion legal|company details|wettelijke vermeldingen|dati societari|informations? legales)\b/,
  ],
  [
    'privacy',
    /\b(?:privacy|datenschutz\w*|dsgvo|gdpr|rgpd|cookies?|confidentialite|donnees personnelles|privacidad|privacidade|privacybeleid|privacyverklaring|polityka prywatnosci|informativa|protection des donnees|proteccion de datos|lgpd|integritetspolicy|personvern\w*|privatlivspolitik|tietosuoja\w*|adatvedel\w*|gizlilik\w*|kebijakan privasi|ochrana osobnich udaju)\b/,
  ],
  [
    'terms',
    /\b(?:terms|agb|conditions?|nutzungsbedingungen|cgv|cgu|condiciones|termos|termini|condizioni|voorwaarden|disclaimer|haftungsausschluss|regulamin|refund|returns?|shipping)\b/,
  ],
  [
    'careers',
    /\b(?:careers?|jobs?|karriere|stellen\w*|vacatures?|werken bij|emplois?|recrutement|carrieres?|empleos?|trabaja con nosotros|trabalhe conosco|vagas|carreiras?|lavora con noi|carriera|offene stellen|join us|hiring|kariera|praca|vacanc(?:y|ies)|opportunities|open positions|nous rejoindre|bewerb\w*|coach werden)\b/,
  ],
  [
    'team',
    /\b(?:team|teams|people|leadership|management|our attorneys|attorneys|lawyers|staff|mitarbeiter\w*|ansprechpartner\w*|equipe|equipo|squadra|medewerkers|who we are|executives?|board|directors?|founders?|trustees|committee|vorstand|vorstandschaft|vereinsfuhrung|equipas?|equip|corpos sociais|orgaos sociais|conseil d administration|geschaftsfuhrung|geschaeftsfuehrung|ons team|het team|our team|chi siamo staff|faculty|doctors|physicians|providers|our crew|crew|zespol|advogados|abogados|avocats|anwalte|anwaelte|rechtsanwalte|professionals|organigramm?a?|direction|direzione|diretoria|medarbetare|medarbejdere|ansatte|ledelse|henkilokunta|henkilosto|nas zespol|nasz zespol|nas tym|tym|csapat\w*|echipa\w*|ekib\w*|tim kami|kadra|personal|personale|styrelsen?|styret|bestyrelsen?|hallitus|bestuur|directie|zarzad|direttivo|consiglio direttivo|junta directiva|directiva|comite directeur|vedeni|predstavenstvo|conoce al equipo|lawyer profiles?|partners and associates)\b/,
  ],
  [
    'contact',
    /\b(?:contact\w*|kontakt\w*|contatti|contatto|contato|contacto|nous joindre|reach us|get in touch|talk to us|locations?|offices?|standorte?|anfahrt|directions|find us|where we are|dove siamo|donde estamos|onde estamos|vestigingen|filialen|sedi|sedes|bureaux|agences|yhteystiedot|kapcsolat|iletisim|hubungi kami|kde nas najdete)\b/,
  ],
  [
    'customers',
    /\b(?:customers?|clients?|references?|referenzen|testimonials?|case stud(?:y|ies)|kunden|portfolio|clientes|clienti|klanten|temoignages|reviews|success stories|depoimentos|recensioni|track record|partners?|alianzas|sponsors?)\b/,
  ],
  [
    'news',
    /\b(?:blog|news|press|presse|aktuelles|neuigkeiten|actualites|noticias|notizie|nieuws|events?|articles?|magazine|posts?|aktualnosci)\b/,
  ],
  [
    'about',
    /\b(?:about|uber uns|ueber uns|unternehmen|company|firma|firm|a propos|qui sommes nous|quienes somos|sobre|quem somos|chi siamo|azienda|over ons|ons verhaal|o nas|history|geschichte|histoire|historia|story|mission|profile?|empresa|entreprise|who we are|wir uber uns|nossa estrutura|investors?|om oss|om os|o spolecnosti|o firmie|o firme|rolunk|despre noi|hakkimizda|tentang kami|lo studio|la firma|el despacho|le cabinet|die kanzlei|die praxis|het kantoor|onze praktijk|tietoa meista|meista|yritys)\b/,
  ],
  ['shop', /\b(?:shop|cart|product|produkt|produit|producto|prodotto|store|warenkorb|checkout)s?\b/],
];

/** File names of home pages. */
const homeFiles = /^(?:index|default|home|start|startseite|accueil|inicio|welcome)?(?:\.(?:html?|php|aspx?|jsp))?$/;
const languageFolder = /^(?:[a-z]{2}|[a-z]{2}[-_][a-z]{2}|docs|www|site|web|public|home)$/;

/** @param name what the page is called if it has no address: a file name */
export function pageKindOf(page: Page, name: string): PageKind {
  const path = urlParts(page.url ?? '')?.path ?? (page.url === null ? name : page.url);
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  if (homeFiles.test(segments.at(-1) ?? '')) segments.pop();
  const meaningful = segments
    .filter((segment) => !languageFolder.test(segment))
    .map((segment) => foldText(segment.replace(/\.(?:html?|php|aspx?|jsp|gz)$/, '').replaceAll(/%20|[_-]/g, ' ')));
  if (meaningful.length === 0 && page.url !== null) return 'home';
  const own = meaningful.at(-1) ?? '';
  const ofPath = kindOfWords(own);
  if (ofPath) return ofPath;
  const above = meaningful.length > 1 ? kindOfWords(meaningful.at(-2) ?? '') : null;
  // A page below the team page is about one of its people.
  if (above === 'team') return 'person';
  if (above === 'news' || above === 'customers' || above === 'careers') return above;
  const heading = foldText(
    page.blocks.find(({ level, isHidden, landmark }) => level === 1 && !isHidden && landmark !== 'nav')?.text.slice(0, 80) ?? '',
  );
  // A page below "About us" with a person's name as its title.
  const [titled = ''] = (page.title ?? '').split(/ [–—-] |[|:•·»]/);
  if (above === 'about' && personNameIn(titled) !== null) return 'person';
  // The title's first part is the page's own; the company's name after it may contain "Partners".
  return (
    kindOfWords(heading.length < 40 ? heading : '') ??
    kindOfWords(foldText((page.title ?? '').split(/ [–—-] |[|:•·»]/)[0]?.slice(0, 40) ?? '')) ??
    above ??
    'other'
  );
}

/** What a link or an address with these words is about; null if they don't say. @param text folded */
export function kindOfWords(text: string): PageKind | null {
  if (text === '') return null;
  for (const [kind, pattern] of words) if (pattern.test(text)) return kind;
  return null;
}

/**
 * What the words of a link say about whose jobs it leads to. Companies link to their own board in a few words ("Open positions", "Karriere");
 * links to other companies' boards name them ("Jobs at Globex") or stand under "Our customers", "Powered by". In seven languages.
 */
import { foldText as fold } from '@leadlight/vocabulary/text';

/** `own`: the jobs of the company itself; `vague`: "here", "Apply"; `other`: says something else; `foreign`: somebody else's jobs. */
export type Wording = 'own' | 'vague' | 'other' | 'foreign';

/** "d'emploi" is two words. */
const foldText = (text: string): string => fold(text.replaceAll(/['’`´]/g, ' '));

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words for jobs, in any of their forms. */
const jobWord =
  /^(?:jobs?|careers?|vacanc(?:y|ies)|openings?|positions?|roles?|opportunit(?:y|ies)|hiring|recruit(?:ing|ment)?|employment|internships?|stellen\w*|karriere\w*|jobangebote?|jobportal|vakanzen|ausbildung\w*|praktik\w*|bewerb\w*|emplois?|carrieres?|postes?|recrut\w*|recrutons|offres?|stages?|rejoignez|rejoindre|empleos?|carreras?|vacantes?|puestos?|trabaja\w*|trabajo|ofertas?|carreiras?|vagas?|empregos?|trabalh\w*|oportunidades?|vacatures?|baan|banen|werken|werkenbij|lavor\w*|carriera|carriere|posizioni|annunci|opportunita|candidature|candidati|kariera|praca|pracy|oferty|jobb|jobba|jobborse|positionen|travailler|lediga|tjanster|ledige|stillinger|stilling|karriar\w*|tyopaikat|avoimet|rekry\w*|kariyer|vacant)$/;

/** Words around them. */
const fillers = wordSet(
  `a an the all any our us we re ll s d l n m are is current currently open new now see view explore browse discover find show check out look more about
  join team teams work working with for at in on to of and or your my you become part life here page portal site search latest available apply online next
  step be ready early student students graduate graduates meet via lever greenhouse workable ashby dream future start come grow build let lets talent people culture company come get today full list listings listing board posting postings
  unsere unser unseren alle aktuelle aktuellen offene offenen freie jetzt zu den der die das und bei uns im in werde teil des teams wir suchen dich mitarbeiten anzeigen verstarkung komm ins
  arbeiten als ansehen entdecken zur zum deine dein zukunft einstieg
  nos notre nous voir toutes tous les le la de d des du en cours ouverts ouvertes et avec chez disponibles equipe l notre decouvrir decouvrez consulter
  nuestro nuestra nuestras nuestros ver todas todos las los el y con nosotros unete equipo abiertas disponibles actuales conoce
  nosso nossa nossas nossos veja conosco junte se ao time confira abertas
  venha gente faca parte do openstaande solliciteer candidati ora onze ons alle bekijk open bij en het team kom sluit je aan
  le nostre nostro nostra i noi con unisciti al vedi tutte tutti aperte scopri
  var vara oss hos alla vores hos os alle se dolacz do nas nasze`,
);

const vagueWords = wordSet(
  `here click this link apply now learn more read see view details go visit website site page find out open all continue next submit application yes
  hier klicken mehr erfahren jetzt weiter lesen details ansehen bewerben
  ici cliquez en savoir plus postuler voir decouvrir aqui haz clic saber mas aplicar ver clique saiba mais candidate se klik lees meer solliciteer bekijk
  qui clicca scopri di piu candidati`,
);

/** Somebody else: in the text of the link, its paragraph, its heading or its class names. */
const foreignPhrase =
  /\bpowered by\b|\bunterstutzt von\b|\bbereitgestellt von\b|\bpropulse par\b|\btrusted by\b|\blogos?\b|\bcase stud(?:y|ies)\b|\bsuccess stor(?:y|ies)\b|\bportfolio compan(?:y|ies)\b|\b(?:our|a|an|the|of|from|meet|another|fellow|unser[a-z]*|notre|nos|un|une|nuestr[oa]s?|noss[oa]s?|onze|nostr[oi]|los|les|die) (?:[a-z]+ ){0,2}(?:customers?|clients?|partners?|partnered|portfolio|sponsors?|suppliers?|investors?|investee|friends?|vendors?|sister company|kunden?|partnerfirmen|partnerunternehmen|partenaires?|clientes?|socios?|parceiros?|klant(?:en)?|clienti)\b|\b(?:customers?|clients?|partners?|startups?|start ups?) (?:are|is|who are|also) (?:also |now |currently )?(?:hiring|recruiting|looking)\b/;

const foreignHeading =
  /\b(?:customers|clients|partners|portfolio|sponsors|trusted|testimonials|case studies|success stories|related (?:posts|articles)|from the blog|latest news|investors|backed by|friends of|ecosystem|kunden|referenzen|partnerfirmen|partenaires|clientes|socios|parceiros|klanten|clienti)\b/;

const foreignHint =
  /(?:^|[\s_-])(?:powered|credits?|customer-?(?:logo|stor|list|grid)s?|customers|clients?|client-logos?|logo-(?:wall|grid|cloud|strip|list)|logos|partners?|testimonials?|case-?stud(?:y|ies)|sponsors?|portfolio|related-posts?|blog-posts?|post-content|entry-content)(?:$|[\s_-])/;

/** "Globex is hiring", not "We are hiring" or "Who we are hiring". */
const hiringPhrase = /(?:^|[.!?] ?|\b)([a-z\d][a-z\d ]{0,40}?) (?:is|are) (?:also |now |currently )?(?:hiring|recruiting|looking for)\b/;
const firstPerson =
  /\b(?:we|our|us|join|wir|uns|unser[a-z]*|nous|notre|nos|nosotros|nuestr[oa]s?|nos|noss[oa]s?|wij|we|ons|onze|noi|nostr[aeio]|vi|vara|oss)\b/;

/** "Initech" on initechlabs.com. */
const isPartOfName = (word: string, names: readonly string[]): boolean =>
  word.length >= 4 && names.some((name) => name.startsWith(word) || (name.length >= 4 && word.startsWith(name)));

/** "Jobs at Globex", "Karriere bei Globex": not "Jobs at our office". */
const jobsAtSomebody =
  /\b(?:jobs?|careers?|roles|positions|openings|opportunities|work|working|karriere|stellen|emplois?|carrieres?|empleos?|vagas|vacatures|lavoro) (?:at|with|bei|chez|bij|na|en|da|presso|from|by) (?!(?:our|us|the|a|all|your|uns|unser|unsere|unserem|nous|notre|ons|onze|noi|nostra|nuestra|nossa|home|office)\b)([a-z\d]+)/;

function namesSomebodysJobs(folded: string, names: readonly string[]): boolean {
  const who = jobsAtSomebody.exec(folded)?.[1];
  return who !== undefined && !isPartOfName(who, names) && !jobWord.test(who) && !fillers.has(who);
}

/** Whether a text speaks of jobs or of applying. */
export const speaksOfJobs = (text: string): boolean =>
  foldText(text.slice(0, longestText))
    .split(' ')
    .some((word) => jobWord.test(word) || /^(?:apply|applying|postuler|candidate|solliciteer|candidati|aplicar)$/.test(word)) ||
  isInvitation(foldText(text.slice(0, longestText)));

/** Removes a company's own names from folded text. */
function withoutNames(folded: string, names: readonly string[]): string {
  let rest = ` ${folded} `;
  for (const name of names) if (name.length > 1) rest = rest.replaceAll(` ${name} `, ' ').replaceAll(` ${name}s `, ' ');
  return rest.replaceAll(/\s+/g, ' ').trim();
}

/** Longer texts are cut: what matters is around the link. */
const longestText = 600;

/** @param names of the company whose page it is, folded */
export function readWording(text: string, names: readonly string[]): Wording {
  const written = text.slice(0, longestText).trim();
  const folded = withoutNames(foldText(written), names);
  if (foreignPhrase.test(folded)) return 'foreign';
  const words = folded.split(' ').filter((word) => word !== '' && !/^\d+$/.test(word));
  const isNamed = folded !== foldText(written);
  // "Careers" in Japanese, Chinese and Korean.
  if (/^(?:採用情報|採用|求人情報|求人|招聘|加入我们|招贤纳士|채용|채용정보|キャリア|採用サイト)$/u.test(written)) return 'own';
  if (words.length === 0) return isNamed ? 'vague' : /[\p{L}]/u.test(written) ? 'other' : 'vague';
  const unknown = words.filter((word) => !jobWord.test(word) && !fillers.has(word) && !vagueWords.has(word) && !isPartOfName(word, names));
  const hasJobs = words.some((word) => jobWord.test(word));
  const isOwnPlace =
    (isNamed || words.some((word) => isPartOfName(word, names))) &&
    /\b(?:work|working|join|life|arbeiten|mitarbeiten|travailler|werken)\b/.test(folded);
  if (unknown.length === 0 && isOwnPlace) return 'own';
  if (unknown.length === 0)
    return hasJobs || isInvitation(folded) ? 'own' : words.every((word) => vagueWords.has(word) || fillers.has(word)) ? 'vague' : 'other';
  if (/^(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}(?:\/\S*)?$/i.test(written)) return 'vague';
  if (isSomebodyHiring(folded)) return 'foreign';
  // A sentence about ourselves that names nobody: "We always look for curious minds. See our open roles."
  const namesSomebody = /[\p{L}\p{N},]\s+\p{Lu}\p{L}{2,}/u.test(written);
  return hasJobs && firstPerson.test(folded) && words.length >= 4 && !namesSomebody ? 'own' : 'other';
}

/** "Join us", "Work with us", "Mitmachen": an invitation without a word for jobs. */
const isInvitation = (folded: string): boolean =>
  /\b(?:join (?:us|our|the team)|work (?:with|for|at) us|working (?:with|for|at) us|we re hiring|wir suchen dich|werde teil|nous rejoindre|rejoignez nous|unete|junte se|faca parte|komm ins team|kom werken|wir suchen verstarkung|part of our team|ready to join|kom bij|unisciti|dolacz)\b/.test(
    folded,
  );

function isSomebodyHiring(folded: string): boolean {
  const who = hiringPhrase.exec(folded)?.[1] ?? '';
  return (
    who !== '' && !firstPerson.test(who) && !/^(?:who|which|that|what|the company|the team|the|this|it|company|team)$/.test(who.trim())
  );
}

/** Whether what surrounds a link says that it leads to somebody else's jobs. @param names folded */
export function isForeignContext(
  {
    around = '',
    heading = '',
    hint = '',
    rel = '',
  }: { readonly around?: string; readonly heading?: string; readonly hint?: string; readonly rel?: string },
  names: readonly string[],
): boolean {
  if (/\b(?:sponsored|ugc)\b/i.test(rel)) return true;
  if (foreignHint.test(hint.toLowerCase().slice(0, longestText))) return true;
  if (foreignHeading.test(withoutNames(foldText(heading.slice(0, longestText)), names))) return true;
  const named = withoutNames(foldText(heading.slice(0, longestText)), names);
  const folded = withoutNames(foldText(around.slice(0, longestText)), names);
  return foreignPhrase.test(folded) || isSomebodyHiring(folded) || [named, folded].some((text) => namesSomebodysJobs(text, names));
}

/** Words in addresses and titles of careers pages. */
const careersWord =
  /career|job|karriere|stellen|vacanc|vacature|emploi|recrut|recruit|empleo|trabaj|trabalh|vagas|lavor|work-?(?:with|at|for)|werken|join-|join_us|hiring|opening|positions|kariera|praca|jobb|rekry|carriere|carreras|carreiras|open-roles|opportunit|talent|bewerb|ausbildung/i;
const articleFolder =
  /^(?:blog|blogs|news|press|articles?|posts?|stories|insights|magazine|journal|customers?|case-stud(?:y|ies)|success-stories|partners?|portfolio|resources|events?|podcasts?|aktuelles|presse|actualites|noticias|nieuws|notizie|kunden|clients?|referenzen|references|integrations?|marketplace|directory)$/i;

/** `article`: a page about something else, often about others; `unknown`: no address and no title. */
export type PageKind = 'careers' | 'article' | 'home' | 'other' | 'unknown';

/** @param segments of the page's path; null if its address is unknown */
export function pageKindOf(segments: readonly string[] | null, host: string, title: string): PageKind {
  if (segments === null) return title === '' || careersWord.test(title) ? 'unknown' : 'other';
  if (segments.some((segment) => articleFolder.test(segment))) return 'article';
  if (segments.some((segment) => careersWord.test(segment)) || careersWord.test(host.split('.').slice(0, -2).join('.'))) return 'careers';
  if (careersWord.test(title)) return 'careers';
  return segments.length === 0 || /^(?:index\.\w+|[a-z]{2}(?:-[a-z]{2})?|home)$/i.test(segments.join('/')) ? 'home' : 'other';
}

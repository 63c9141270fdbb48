/**
 * Other wordings of a text that no rule reads, in the seven languages: without what limits or praises it, with the shared end of German and Dutch words written
 * out, and without a word for "industry". Also where a text is a list of categories.
 */

/** Ends that several German or Dutch words share: "Lijm- en plakmiddelenfabrieken". The longest first. */
const sharedEnd =
  /(?:grosshandel|großhandel|einzelhandel|groothandel|detailhandel|reparaturen|reparatur|herstellung|verarbeitung|verwerking|herstelbedrijven|reparatiebedrijven|installatiebedrijven|fabrieken|fabriek|fabriken|fabrik|fabrikanten|bedrijven|bedrijf|betriebe|betrieb|inrichtingen|werkplaatsen|werkstätten|handlungen|handlung|handel|industrie|erzeugung|erzeuger|hersteller|produktion|productie|technik|techniek|arbeiten|werken|winkels|winkel|geschäfte|diensten|dienste|dämmer|händler|verhuur|vermietung|verleih|service|teelt|anbau|bau|bouw)$/iu;

const elided = /^(?:[\p{L}]+-(?: ?, ?|,? (?:en|und|of|oder|e\.a\.|bzw\.|sowie|annex|\/|&) ?))+[\p{L}]/iu;

const joining = /^(?:en|und|of|oder|bzw\.|sowie|annex|\/|&)$/i;

/** "Wärme-, Kälte- und Schalldämmer": the last word, and each other with the end that it shares. */
function writtenOut(text: string): string[] {
  if (!elided.test(text)) return [];
  const words = text.split(/\s+/);
  const lastAt = words.findIndex((word) => !/-[,;]?$/.test(word) && !joining.test(word));
  if (lastAt === -1) return [];
  const fronts = words.slice(0, lastAt).flatMap((word) => /^([\p{L}]+)-[,;]?$/u.exec(word)?.[1] ?? []);
  const end = sharedEnd.exec(words[lastAt] ?? '')?.[0].toLowerCase();
  return [words.slice(lastAt).join(' '), ...(end === undefined ? [] : fronts.map((front) => `${front}${end}`))];
}

/** "Componenti meccanici di precisione", "Muebles sostenibles", "Custom metal fabrication": how something is made or sold, not what. */
const praise =
  /^(?:custom(?:ized)?|bespoke|specialty|special|specialized|high[- ](?:precision|quality|performance)|premium|sustainable|traditional|handmade|certified|mobile|online|local|independent)\s+|\s+(?:a medida|su misura|sur mesure|auf maß|op maat|sob medida|de precisi[óo]n|di precisione|de precisão|de précision|sostenibles?|sustentáve(?:l|is)|durables?|sostenibili|ecol[óo]gic[oa]s?|écologiques?|eco[- ]friendly|artesanal(?:es)?|artesanais|artigianal[ei]|artistic[hi]|artisanale?s?|tradizional[ei]|tradicional(?:es)?|traditionnel(?:le)?s?|especializad[oa]s?|specializzat[aeio]|spécialisée?s?|independientes|indipendenti|indépendante?s?|salariée?s?|ventilat[aeio]|en general|in genere|en gros et détail|industrial(?:es)?|industriais|industriali|industriels?|industrielles?|residencial(?:es)?|residenciais|residenziali|résidentiel(?:le)?s?|domésticas?|domésticos?|domestic(?:i|he)|pesad[oa]s?|pesanti|lourde?s?|dilettantistiche|amateurs?|amador[ae]?s?|usad[oa]s?|usat[ie]|d[’']occasion|of all kinds|aller art|de todo tipo|d[’']ogni tipo)$/iu;

/** "Indústria de tecnologia", "Branche ferroviaire", "Settore edile": only that it is an industry. */
const industry =
  /^(?:ind[úu]stri[ae]s?|industries|sectores|sector|secteurs?|setor(?:es)?|settor[ei]|comparto|ramos?|ramas?|branches?|branche|filière|filiera)(?: (?:de la|de l[’']|de los|de las|de|du|des|d[’']|del|della|dei|delle|dell[’']|da|do|das|dos|di))? ?(?=\S)/iu;

/** "Sport, verenigingen e.a. (zonder eigen gebouw)": what is limited in parentheses. */
const limited = /\s*\([^()]*\)\s*/gu;

/** How the SIC, the NAF and the WZ are shortened for forms: "Mfg metal doors", "Herst. v. Möbeln", "Fab. de meubles". The first word decides in which language. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/^(?:mfg|manuf)\.? (?:of )?(.+)$/i, '$1 manufacturing'],
  [/^(?:whol|whsl|whsle|whls)\.?[ -](.+)$/i, '$1 wholesale'],
  [/^ret\.?[ -](.+)$/i, '$1 retail'],
  [/\b(?:mfg|manuf)\b\.?/gi, 'manufacturing'],
  [/\bmfrs?\b\.?/gi, 'manufacturers'],
  [/\b(?:whol|whsl|whsle|whls)\b\.?/gi, 'wholesale'],
  [/\b(?:svcs?|srvcs?|servs)\b\.?/gi, 'services'],
  [/\b(?:equip|eqp|eqpt|eqpmt)\b\.?/gi, 'equipment'],
  [/\bmgmt\b\.?/gi, 'management'],
  [/\b(?:constr|cnstr|cnstn)\b\.?/gi, 'construction'],
  [/\bcontrs?\b\.?/gi, 'contractors'],
  [/\bgovt\b\.?/gi, 'government'],
  [/\bassn\b\.?/gi, 'association'],
  [/\bprods\b\.?/gi, 'products'],
  [/\bmach\b\.?/gi, 'machinery'],
  [/\bbldg\b\.?/gi, 'building'],
  [/\btransp\b\.?/gi, 'transportation'],
  [/^herst\.? ?(?:v\. ?|von )/i, 'Herstellung von '],
  [/^(?:gh|grosshdl|großhdl)\.? ?(?:m\. ?|mit )/i, 'Großhandel mit '],
  [/^(?:eh|einzelhdl)\.? ?(?:m\. ?|mit )/i, 'Einzelhandel mit '],
  [/^rep\.? ?(?:v\. ?|von )/i, 'Reparatur von '],
  [/ u\. /g, ' und '],
  [/^fab\.? (?=d)/i, 'fabrication '],
  [/^com(?:m(?:erce)?)?\.? (?:de )?gros (?:\([^)]*\) )?/i, 'commerce de gros '],
  [/^com(?:m(?:erce)?)?\.? (?:de )?d[ée]t\.? /i, 'commerce de détail '],
  [/^r[ée]p(?:ar)?\.? (?=d)/i, 'réparation '],
  [/^fabbr\.? (?=d)/i, 'fabbricazione '],
  [/^comm\.? ingr(?:osso)?\.? /i, 'commercio all’ingrosso '],
  [/^comm\.? dett(?:aglio)?\.? /i, 'commercio al dettaglio '],
  [/^grooth\.? (?=in|v)/i, 'groothandel '],
  [/^detailh\.? (?=in|v)/i, 'detailhandel '],
];

const withoutAbbreviations = (text: string): string => abbreviations.reduce((written, [short, long]) => written.replace(short, long), text);

/** In words: a name that is joined with others. In English, the tables have nearly all names, and what they lack is mostly no second name ("renting and leasing"). */
const longestJoined = 5;
const mostJoined = 4;

/** What isn't done with each name alone, and what excludes. */
const notJoined =
  /\b(?:and|or|ex[ck]?cept\w*|ammini\w*|verschaffen|exceto|excepto|sauf|au[sß]er|behalve|escluso|administra\w*|gest[aãi]\w*|organi[sz]\w*|manage\w*|leasing|alquiler|aluguel|noleggio|location|vermietung|verhuur)\b/iu;
const linked = / (?:de|del|da|do|dos|das|di|della|degli|des|du|von|für|van|voor|en|em|in|para|per|pour) | d[’']/i;

/**
 * "Ventilatori e soffianti", "Metallfässer, Trommeln und Eimer", "Tubos y bloques de concreto": several names, each with what is said of the last one.
 * @param text a whole text that no rule reads
 * @returns the names that stand for themselves; none for a text that joins none, or in which a name is too long for one
 */
export function joinedNames(text: string): string[] {
  if (notJoined.test(text)) return [];
  const names = text
    .trim()
    .split(/\s*,\s*(?:(?:und|et|y|e|en|ed) )?|\s+(?:und|et|y|e|en|ed)\s+/i)
    .filter((name) => name !== '');
  const [first = ''] = names;
  if (names.length < 2 || names.length > mostJoined || names.some((name) => name.endsWith('-') || name.split(' ').length > longestJoined))
    return [];
  // "Fabricación de X y Y": what is done with the first is done with the others.
  if (linked.test(first)) return [first];
  const [, said = ''] = /^\S+((?: (?:de|di|en|em|in|para|per|pour) | d[’']).+)$/i.exec(names.at(-1) ?? '') ?? [];
  return said === '' ? names : [...names.slice(0, -1).map((name) => (name.includes(' ') ? name : name + said)), ...names.slice(-1)];
}

/**
 * @param text a whole text that no rule reads
 * @returns other wordings, the closest first; none of them is the text itself
 */
export function otherWordings(text: string): string[] {
  const plain = text.replaceAll(limited, ' ').trim();
  const praiseless = plain.replace(praise, '').trim();
  const [first = ''] = plain.split(/\s*[;|>•·/]\s*/);
  const wordings = [withoutAbbreviations(plain), ...writtenOut(plain), first, plain, praiseless, praiseless.replace(industry, '').trim()];
  return [...new Set(wordings)].filter((wording) => wording.length > 2 && wording !== text.trim());
}

/** Words at the end of a title that say what is done with all that it lists: "Sand, gravel, clay mining". */
const activityBehind =
  /(?:manufactur\w*|mfg|mining|quarrying|wholesale\w*|retail\w*|stores?|shops?|dealers?|contractors?|services?|repair\w*|makers?|mills?|farming|production|processing|merchants?|rental|leasing|publishing|n\.?e\.?c\.?|herstellung|handel|verarbeitung|gewinnung|reparatur|verlag|fabrieken|fabriken|handlungen|bedrijven|betriebe|unless.*|etc\.?)$/iu;
const conjunction = /^(?:and|und|et|y|e|en|ed|or|oder|ou|o|of|sowie|&) |(?: (?:and|und|et|y|e|en|ed|or|oder|ou|sowie) |&)/iu;

/** How official titles begin that say once, for all that follows, what is done. */
const titleHead =
  /^(?:altre |autres |otras |outras |other |sonstige |overige )?(?:a[ct]+ivit|a[ct]tivid|ativid|t[äa]tigkeit|servi[zc]|dienst|fabbric|fabric|herstell|vervaardig|produ[cz]|manufact|ripara|repara|reparat|comm?erc|handel|gro[sß]+handel|groothandel|einzelhandel|detailhandel|sale|retail|wholesale|coltiva|cultiv|culture|anbau|teelt|growing|constru|costru|bau von|elabora|estra|extra)/iu;

/**
 * "Airlines, charter services, flight schools", "Restaurante/Alimentação": categories, of which the first says most.
 * @returns the first of them; null for a text that is no list, and for a title that lists what is made or sold
 */
export function firstOfList(text: string): string | null {
  const parts = text.split(/\s*[;|>•·\n]\s*|\s*\/\s*|,\s*(?!\d)/).filter((part) => part !== '');
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length < 3 || first.length < 4 || text.includes('(') || first.endsWith('-')) return null;
  if (
    titleHead.test(first) ||
    (parts.slice(1).some((part) => / (?:of|di|de|von|van|für) /i.test(part)) && !/ (?:of|di|de|von|van|für) /i.test(first))
  )
    return null;
  const isCommaOnly = !/[;|>•·/\n]/.test(text);
  if (isCommaOnly && (conjunction.test(last) || activityBehind.test(last))) return null;
  return parts.some((part) => part.split(' ').length > 6) ? null : first.replace(/:.*$/, '');
}

/** Words for a company of any kind, as the last part of a German or Dutch word, as the last word, and before the kind in the Romance languages. */
export const firmAfter =
  /^(.{2,}?)s? ?(?:bedrijf|bedrijven|organisatie|onderneming|keten|merk|dienstverlener|betrieb|betriebe|fachbetrieb|firma|unternehmen|wirtschaft|sektor|dienstleister|anbieter|marke|company|companies|firm|firms|brand|brands|chain|chains)$/;
export const firmBefore =
  /^(?:empresas?|companias?|firmas?|negocios?|marcas?|entreprises?|societes?|marques?|aziend[ae]|impres[ae]|ditt[ae]|marc?h[io]o?) (?:de |d |di |da |do |des |du |del |della |dell )?(.{3,})$/;

/** "Oficina de", "cabinet d'": the office of the profession or organization that the rest names. Folded. */
export const office =
  /^(?:oficinas?|ufficio|uffici|bureaux?|kantoor|buro|escritorios?|gabinetes?|despachos?|cabinets?|studi[o]?|taller(?:es)?|ateliers?|laboratori[o]?) (?:de |d |du |des |di |del |dei |van |einer |eines |fur )?(?:une? |la |le |les |l |el |los |las |een |de |het |o |a )?(?=\S)|(?<=\S) (?:offices?|workplace|workshops?|studios?|practitioners?|practices?)$/g;

/** "Actividades de los", "Overige": words that begin many official titles. Folded. */
export const introduction =
  /^(?:(?:andere|autres|otras|outras|altre|overige|sonstige|other) )?(?:actividades|atividades|attivita|activites|activities|servicios|servicos|servizi|services|empresas?|entreprises?|societe|aziend[ae]|impres[ae]|companies|business|businesses|firma|firmen|bedrijf|bedrijven)(?: (?:especializados|specializzati))?(?: (?:de|di|des|del|dei|delle|degli|dos|das|do|da|d|von|van|of|in|para|per|pour))?(?: (?:los|las|la|le|les|l|il|i|gli))? (?=\S)/;

/** Differences between names of one company: rare legal forms, abbreviations, translations. */
import { formsBeforeBesideKeys, formsBesideKeys } from './legal-forms.ts';

const behind = new RegExp(` (?:${formsBesideKeys})$`);
const before = new RegExp(`^(?:${formsBeforeBesideKeys}) `);

/** What Polish firms do, before their names, in words or by the letters: production, trade, services, transport. */
const polishActivity =
  /^(?:(?:przedsiebiorstwo|firma|zaklad)(?: (?:produkcyjno|handlowo|uslugowo|transportowo))+ (?:handlow|uslugow|produkcyjn|transportow)[eay]|p?p ?h ?u|f ?h ?u|p ?u ?h|p ?p ?h|p ?h ?p ?u) (?=\p{L}{3})/u;

/** @param folded as `foldText` gives it. @returns the name without rare legal forms and articles; a name that is only that is kept */
export function withoutRareForms(folded: string): string {
  const plain = folded
    .replace(behind, '')
    .replace(before, '')
    .replace(polishActivity, '')
    .replace(/^the | the$/, '')
    .trim();
  return plain === '' ? folded : plain;
}

/** Each group: the word as it is compared, then its abbreviations and spellings; folded. */
const spellings = `international intl internat|manufacturing mfg manuf|mount mt|saint st ste sainte sankt sint|brothers bros|national natl|services svcs svc|management mgmt
gebruder gebr gebroeders|etablissements ets etabl|hermanos hnos|fratelli flli|compania cia comp compagnie cie|associates assoc assocs|laboratories labs|department dept
association assn ass|center ctr|corporation corp|engineering engg eng engrg|construction constr|technologies technology|solutions soln solns|university univ|hospital hosp|krankenhaus krhs|barmherzigen barmh
gesellschaft ges|und and et y|nachfolger nachf|maschinenbau masch|cooperative coop|group grp|government govt|distribution distr|equipment equip|insurance ins|electric elec|electrical elect|industries inds|products prods|transportation transp|property prop|properties props|chemical chem|chemicals chems|medical med|fur f|surgery surg|fort ft|generale gle|etablissement etab
1 one|2 two|3 three|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|1st first|2nd second|3rd third|4th fourth|5th fifth|21st twentyfirst`;
/** As `spellings`, but in different languages, so the names might belong to two institutions. */
const translations = `university universitat universite universidad universita universidade universiteit uniwersytet
royal koninklijke kongelige kungliga|museum musee museo museu|hospital krankenhaus hopital ziekenhuis ospedale szpital sykehus sygehus|insurance versicherung versicherungen assurance assurances seguros seguro assicurazioni verzekeringen
foundation stiftung stichting fondation fundacion fundacao fondazione|ministry ministerium ministere ministerio ministerie ministero|academy akademie academie academia accademia|institute institut instituto istituto instytut`;

const canonical = new Map(
  spellings.split(/[|\n]/).flatMap((group): [string, string][] => {
    const [first = '', ...others] = group.split(' ');
    return others.map((word) => [word, first]);
  }),
);
const translated = new Map(
  translations.split(/[|\n]/).flatMap((group): [string, string][] => {
    const [first = '', ...others] = group.split(' ');
    return others.map((word) => [word, first]);
  }),
);

/** The British spelling of these words is the same word. */
const american = (word: string): string => word.replace(/^(cent|theat)re$/, '$1er');

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ones = 'one two three four five six seven eight nine'.split(' ');
const tensAndOnes = new RegExp(String.raw`\b(${tens.join('|')})(?: (${ones.join('|')}))?\b`, 'g');

/** Words that only connect others. */
const joining = new Set(['und', 'of', 'de', 'the']);

/**
 * "Gebr. Knauf" and "Gebrüder Knauf", "Oldenburg & Söhne" and "Oldenburg und Söhne".
 * @param words folded
 * @returns the words as they are compared, and those among them that were read in another language
 */
export function spellOutCompanyWords(words: readonly string[]): { readonly words: readonly string[]; readonly translated: string } {
  // "F.lli" is folded to two words.
  const joined = words
    .join(' ')
    .replace(/\bf lli\b/, 'flli')
    // "Ind. e Com.", "San. ve Tic.": alone, these are other words and endings of domains.
    .replace(/\bind (e|y) com\b/, 'industria $1 comercio')
    .replace(/\bsan( ve)? tic\b/, 'sanayi$1 ticaret')
    .replace(/\btwenty first\b/, 'twentyfirst')
    .replace(tensAndOnes, (_, ten: string, one: string | undefined) =>
      String((tens.indexOf(ten) + 2) * 10 + (one ? ones.indexOf(one) + 1 : 0)),
    )
    .split(' ');
  const full = joined.map((word) => canonical.get(word) ?? american(word));
  const inOtherLanguage = full.filter((word) => translated.has(word)).join(' ');
  const spelled = full.map((word) => translated.get(word) ?? word);
  const kept = spelled.filter((word, index) => !joining.has(word) || index === 0);
  return { words: kept.length === 0 ? spelled : kept, translated: inOtherLanguage };
}

const abbreviated = Map.groupBy(canonical, ([, word]) => word);
const mostOtherKeys = 3;

/**
 * The other spellings of a key under which a company may be stored: without a form that keys keep, spelled out, and with the usual abbreviation:
 * "constructora hnos gutierrez" → "constructora hermanos gutierrez". At most three.
 * @param key as companyNameKey gives it
 */
export function otherCompanyNameKeys(key: string): readonly string[] {
  const plain = withoutRareForms(key);
  const words = plain.split(' ');
  const spelledOut = words.map((word) => canonical.get(word) ?? word).join(' ');
  const shortened = words.map((word) => abbreviated.get(word)?.[0]?.[0] ?? word).join(' ');
  return [...new Set([plain, spelledOut, shortened])].filter((each) => each !== key).slice(0, mostOtherKeys);
}

/** Longer names are seldom written in another order, and have too many. */
const mostReordered = 4;

/**
 * The keys with the first word last, and the last word first: "rossi fratelli" → "fratelli rossi". None for one word, and for more than four.
 * @param key as companyNameKey gives it
 */
export function reorderedCompanyNameKeys(key: string): readonly string[] {
  const words = key.split(' ');
  if (words.length < 2 || words.length > mostReordered) return [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return [...new Set([[...words.slice(1), first].join(' '), [last, ...words.slice(0, -1)].join(' ')])].filter((each) => each !== key);
}

/** Corrects misspelled words by one letter, or two in words of at least ten, if exactly one known word is that close. */
import { namesOfBusinesses, namesOfIndustries } from '@leadlight/vocabulary/industries';
import { isGivenName } from '@leadlight/vocabulary/identity';
import { countryNamesFolded, largeCityNames, regionNamesFolded } from '@leadlight/vocabulary/places';
import { misspelledTitleWord, wordsOfTitles } from '@leadlight/vocabulary/titles';
import { titleWordsOf } from './title-memory.ts';
import { companiesOfOneWord } from './known-companies.ts';
import { regionCountries } from './place-tables.ts';
import { singularsOf } from '@leadlight/vocabulary/text';
import { alternatives, fillers } from './words-of-sentences.ts';

/** Smaller cities are rarely meant, and their names are close to ordinary words. */
const minPopulation = 100_000;
const metropolis = 800_000;
/** At most this many words of a text are corrected. */
const mostCorrections = 12;
/** Technologies, and what sentences say of companies, jobs and contact details: the words whose phrases other files read. */
const further =
  'caminos frutas fruta frutos verduras legumbres legumes hortalizas verkauft verkauften gekauft produziert entlassen change changes changer cambiado changed ' +
  'hubspot salesforce shopify wordpress woocommerce magento snowflake workday pipedrive zendesk marketo klaviyo mailchimp netsuite servicenow databricks kubernetes shopware prestashop typo3 intercom mailchimp personio microsoft google workspace office ' +
  'interino interinos interina interinas interimaire interimaires facente funzione backed funded financed sponsored supported owned held controlled intern interno internos interna internas interni interne externo externos esterno esterni ' +
  'employ employs employing employed beschaftigen auflisten researcher researchers ingegneri ingegnere employees employee people staff founded established hiring recruiting recruitment vacancies openings startups startup agencies verified deliverable unverified undeliverable bounced invalid valid risky without companies company technology fintechs phone telephone mobile number numbers email emails address addresses small large medium enterprise businesses using between headquartered located british american canadian australian german french spanish italian dutch austrian swedish swiss belgian polish danish norwegian finnish irish portuguese brazilian mexican indian chinese japanese european scandinavian benelux nordics baltics ' +
  'geschaftsfuhrer geschaftsfuhrerin inhaber grunder vorstande einkaufer entwickler vertriebler mitarbeiter mitarbeitern beschaftigte angestellte gegrundet gegrundete verifiziert verifizierte verifizierter geprufte gepruft telefonnummer telefon handynummer adresse adressen stellenanzeigen suchen einstellen mittelstand unternehmen firmen deutsche deutschen deutsches osterreichische schweizer nutzen verwenden ' +
  'salaries employes effectif salarie directeurs directrices responsables fondateurs developpeurs commerciaux telephone portable verifie verifiee verifies courriel adresse adresses recrutent recrutement embauchent offres emploi entreprises fondees creees francaises francais allemandes espagnoles italiennes belges suisses utilisent ' +
  'directivos directores responsables fundadores gerentes empleados trabajadores telefono movil correo verificado verificada verificados contratando contratan buscando vacantes fundadas fundada empresas espanolas alemanas francesas italianas mexicanas argentinas usan utilizan ' +
  'dirigenti direttori responsabili fondatori titolari sviluppatori dipendenti addetti telefono cellulare indirizzo verificato verificata verificati assumono assumendo fondate fondata aziende italiane tedesche francesi spagnole usano utilizzano ' +
  'diretores gerentes fundadores funcionarios colaboradores telefone celular endereco verificado contratando contratam vagas fundadas empresas brasileiras portuguesas alemas francesas usam utilizam ' +
  'directeuren eigenaren oprichters bestuurders medewerkers werknemers telefoonnummer telefoon mobiel geverifieerd geverifieerde adres vacatures opgericht bedrijven nederlandse belgische duitse franse gebruiken';

/** Compounds of titles, which the vocabulary takes apart instead of listing them. */
const compounds = [
  [
    'vertriebs verkaufs marketing personal einkaufs finanz produktions projekt entwicklungs logistik service werks betriebs filial bau team abteilungs bereichs',
    'leiter leiterin leitung chef',
  ],
  [
    'verkoop inkoop marketing sales project productie product account office finance logistiek',
    'manager managers leider leiders directeur directeuren medewerker medewerkers',
  ],
].flatMap(([first = '', second = '']) => first.split(' ').flatMap((front) => second.split(' ').map((end) => front + end)));

interface Known {
  /** Words by their first letter and length: each is compared with few of them. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
  readonly words: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** Cities that are too small to be meant where nothing says that a place follows. */
  readonly smallPlaces: ReadonlySet<string>;
}
let loaded: Known | undefined;

function known(): Known {
  if (loaded) return loaded;
  const wordsIn = (...sources: readonly Iterable<string>[]): Set<string> => {
    const words = new Set<string>();
    for (const source of sources)
      for (const name of source) for (const word of name.split(' ')) if (/^[a-z]{5,24}$/.test(word)) words.add(word);
    return words;
  };
  const places = wordsIn(countryNamesFolded(), largeCityNames(minPopulation), ...regionCountries.map(regionNamesFolded));
  const ofTitles = wordsOfTitles();
  const words = wordsIn(
    places,
    namesOfIndustries(),
    namesOfBusinesses(),
    ofTitles,
    ofTitles.map((word) => `${word}s`),
    compounds,
    further.split(' '),
    companiesOfOneWord,
  );
  const byStart = new Map<string, string[]>();
  for (const word of words) {
    const key = `${word.charAt(0)}${word.length}`;
    const others = byStart.get(key);
    if (others) others.push(word);
    else byStart.set(key, [word]);
  }
  const metropolises = wordsIn(largeCityNames(metropolis), countryNamesFolded());
  const others = wordsIn(namesOfIndustries(), namesOfBusinesses(), ofTitles);
  const smallPlaces = new Set([...places].filter((word) => !metropolises.has(word) && !others.has(word)));
  return (loaded = { byStart, words, places, smallPlaces });
}

/** Whether a vocabulary has the word, in this form or in the singular. */
const isKnown = (folded: string): boolean =>
  known().words.has(folded) ||
  fillers.has(folded) ||
  alternatives.has(folded) ||
  isGivenName(folded) ||
  isOfTitles(folded) ||
  singularsOf(folded).some((singular) => known().words.has(singular) || fillers.has(singular) || isOfTitles(singular));

/** Inflected forms that the vocabulary of titles reads. */
const isOfTitles = (folded: string): boolean => {
  const words = titleWordsOf(folded);
  if (misspelledTitleWord(folded) !== null) return false;
  return words.length > 0 && words.every(({ kind }) => kind !== 'unknown');
};

export interface Suspect {
  readonly index: number;
  readonly folded: string;
  /** Stands where a name of a company may stand, so that only a place is a correction. */
  readonly isPlace: boolean;
  /** Has a capital letter, or stands behind a preposition of place. */
  readonly mayBePlace: boolean;
}

/** @returns the known word that a misspelled one means, by index */
export function correctionsOf(suspects: readonly Suspect[]): Map<number, string> {
  const corrected = new Map<number, string>();
  for (const { index, folded, isPlace, mayBePlace } of suspects.slice(0, mostCorrections)) {
    const meant =
      /^[a-z]{5,24}$/.test(folded) && (folded.length >= shortestWord || mayBePlace) && !isKnown(folded)
        ? closest(folded, mayBePlace)
        : null;
    if (meant !== null && !mayBePlace && known().smallPlaces.has(meant)) continue;
    if (meant !== null && (!isPlace || (folded.length >= 7 && known().places.has(meant)))) corrected.set(index, meant);
  }
  return corrected;
}

/** Shorter words are too close to other words, except for places: "Träger" is not "trader". */
const shortestWord = 6;
/** Words of at least this length may differ by two letters. */
const longForTwo = 10;
/** Places of fewer letters are too close to ordinary words ("tempo" and Tempe), unless something says that a place is meant. */
const shortestPlace = 6;

function closest(folded: string, mayBePlace: boolean): string | null {
  const most = folded.length >= longForTwo ? 2 : 1;
  let best = most + 1;
  let found: string[] = [];
  for (let length = folded.length - most; length <= folded.length + most; length += 1) {
    for (const word of known().byStart.get(`${folded.charAt(0)}${length}`) ?? []) {
      if (folded.length < shortestPlace && !mayBePlace && known().places.has(word)) continue;
      const distance = distanceOf(folded, word, best);
      if (distance < best) [best, found] = [distance, [word]];
      else if (distance === best && distance <= most) found.push(word);
    }
  }
  // A slip of the finger doubles a letter, leaves one out or swaps two more often than it types another one.
  const letters = lettersOf(folded);
  const swapped = found.filter((word) => lettersOf(word) === letters);
  const doubled = found.filter((word) => withoutDoubles(word) === withoutDoubles(folded));
  if (swapped.length === 1 || doubled.length === 1) return (swapped.length === 1 ? swapped[0] : doubled[0]) ?? null;
  // Words that differ only in their ending mean the same.
  const stems = new Set(found.map((word) => word.slice(0, Math.max(4, folded.length - 3))));
  if (stems.size === 1) return found[0] ?? null;
  // "Recruters": the English and the French word for the same role.
  const roles = new Set(
    found.map((word) =>
      titleWordsOf(word)
        .map(({ kind, key }) => (kind === 'unknown' ? '' : key))
        .join('|'),
    ),
  );
  return roles.size === 1 && !roles.has('') ? (found.toSorted()[0] ?? null) : null;
}
/** Only words of a to z come here. */
const lettersOf = (word: string): string => word.split('').toSorted().join('');
const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/g, '$1');

/** Optimal string alignment distance: insertions, deletions, substitutions, and swaps of neighbors; `most` or more is not told apart. */
function distanceOf(a: string, b: string, most: number): number {
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, previous] = [previous, current];
  }
  return previous[b.length] ?? most + 1;
}

/**
 * Splits a title into the words it means: the longest phrase first, feminine and plural forms included, German and Dutch compounds
 * taken apart ("Vertriebsleiterin": head, sales). Unknown words are kept as written.
 */
import { foldText } from '../text/fold.ts';
import { countryNamed } from '../places/gazetteer.ts';
import type { Department } from '../values/departments.ts';
import type { Seniority } from '../values/seniority.ts';
import { classifiedOccupations } from './classified-occupations.ts';
import { commonOccupations } from './common-occupations.ts';
import { compounds } from './compounds.ts';
import { furtherFields } from './further-fields.ts';
import { furtherOccupations } from './further-occupations.ts';
import { listedOccupations } from './listed-occupations.ts';
import { correctedWord } from './misspelled.ts';
import { qualifiedFields } from './qualified-fields.ts';
import { ranks } from './ranks.ts';
import { endsOfOccupations, fieldsOfLanguages, occupationsOfLanguages, rolesOfLanguages } from './occupations/index.ts';
import { professions } from './professions.ts';
import { emptyWords, internal, scopeWords } from './scope-words.ts';
import { trades } from './trades.ts';
import { weakFields } from './weak-fields.ts';
import { stemOf, withoutEnding, withoutGender, withoutPrepositions } from './word-forms.ts';
import { fields, occupations, plainOccupations, type WorkLine } from './work.ts';

export type TitleWord =
  | { readonly kind: 'rank'; readonly key: string; readonly seniority: Seniority; readonly department: Department | null }
  | {
      readonly kind: 'field' | 'occupation';
      readonly key: string;
      readonly department: Department;
      /** From weak-fields.ts. */
      readonly isWeak?: true;
    }
  | { readonly kind: 'plain' | 'unknown'; readonly key: string };

/** Whether the word is a field that decides the department only when nothing else does. */
export const isWeak = (word: TitleWord): boolean => word.kind === 'field' && word.isWeak === true;

const longestPhrase = 6;

interface Dictionary {
  readonly phrases: ReadonlyMap<string, readonly TitleWord[]>;
  /** Stems of the ranks, occupations and longer fields of one word, and of the long words of phrases: what a misspelled word may have meant. */
  readonly stems: ReadonlySet<string>;
}

let dictionary: Dictionary | undefined;

function dictionaryOf(): Dictionary {
  if (dictionary) return dictionary;
  const phrases = new Map<string, readonly TitleWord[]>();
  const byKey = new Map<string, TitleWord>();
  const add = (written: string, words: readonly TitleWord[]): void => {
    for (const phrase of written.split('|')) {
      // "Chargée" is the one participle whose feminine ends like no other word of the tables.
      for (const form of phrase.startsWith('charge ') ? [phrase, phrase.replace('charge ', 'chargee ')] : [phrase]) {
        const key = form.startsWith('=') ? form : withoutGender(form);
        if (!phrases.has(key)) phrases.set(key, words);
        // "Ricerca & Selezione": foldText makes the sign an "and" in any language.
        const joined = form.replace(/ (?:und|et|y|e|en) /, ' and ');
        if (joined !== form && !phrases.has(withoutGender(joined))) phrases.set(withoutGender(joined), words);
      }
    }
  };
  const rankWords = ranks.map(([key, seniority, department, written]) => ({
    word: { kind: 'rank', key, seniority, department } as const,
    written,
  }));
  const generalManager: TitleWord = { kind: 'rank', key: 'general-manager', seniority: 'manager', department: 'executive' };
  const fieldWords = fields.map(([key, department, written]) => ({ word: { kind: 'field', key, department } as const, written }));
  const occupationWords = occupations.map(([key, department, written]) => ({
    word: { kind: 'occupation', key, department } as const,
    written,
  }));
  const plainWords = plainOccupations.map(([key, written]) => ({ word: { kind: 'plain', key } as const, written }));
  const furtherWords = furtherFields.map(([key, department, written]) => ({ word: { kind: 'field', key, department } as const, written }));
  const lines = [...rankWords, ...fieldWords, ...occupationWords, ...plainWords, ...furtherWords];
  for (const { word } of lines) if (!byKey.has(word.key)) byKey.set(word.key, word);
  for (const [key, department] of professions) byKey.set(key, { kind: 'occupation', key, department });
  byKey.set(generalManager.key, generalManager);
  const addProfessions = (professionLines: readonly WorkLine[]): void => {
    for (const [key, department, written] of professionLines) {
      if (!key.startsWith('+')) add(written, [{ kind: 'occupation', key, department }]);
      else
        for (const phrase of written.split('|'))
          add(phrase, [{ kind: 'occupation', key: withoutGender(phrase.replace('=', '')).replaceAll(' ', '-'), department }]);
    }
  };
  for (const [key, department, written] of qualifiedFields) add(written, [{ kind: 'field', key, department }]);
  addProfessions(furtherOccupations);
  addProfessions(classifiedOccupations);
  for (const [written, keys] of Object.entries({ ...compounds, ...rolesOfLanguages })) {
    add(
      written,
      keys.flatMap((key) => byKey.get(key) ?? []),
    );
  }
  addProfessions(professions);
  for (const { word, written } of lines) add(written, [word]);
  addProfessions(trades);
  addProfessions(listedOccupations);
  addProfessions(commonOccupations);
  addProfessions(occupationsOfLanguages);
  for (const [, department, written] of [...weakFields, ...fieldsOfLanguages])
    for (const phrase of written.split('|'))
      add(phrase, [{ kind: 'field', key: withoutGender(phrase.replace('=', '')).replaceAll(' ', '-'), department, isWeak: true }]);
  // Last, so that what is written with its prepositions decides. Not occupations: an "impiegato d'ufficio" isn't an "impiegato ufficio legale".
  for (const [phrase, words] of [...phrases]) {
    if (!words.some(({ kind }) => kind === 'field')) continue;
    const short = withoutPrepositions(phrase.split(' '));
    if (short !== null && !phrases.has(short)) phrases.set(short, words);
  }
  // Shorter fields are a letter away from many words: "auctions" from French "actions".
  const meant = [...lines, ...plainWords].flatMap(({ word: { kind }, written }) =>
    written.split(/\|=?/).flatMap((phrase) => {
      const isPhrase = phrase.includes(' ');
      return phrase.split(' ').filter((each) => each.length > (isPhrase ? 9 : kind === 'field' ? 8 : 6));
    }),
  );
  dictionary = { phrases, stems: new Set(meant.map(stemOf)) };
  return dictionary;
}

/** "Addetto ai servizi", "Direttore dei lavori": between an Italian singular and plural, "ai" isn't artificial intelligence, and "dei" not diversity. */
const italianArticle = /(?<=\p{L}{4}[oaei]) (?:ai|dei) (?=\p{L}{3,}i(?!\p{L}))/giu;

/** The words of a title in order, without duplicates; empty when there are none. */
export function titleWordsOf(text: string): TitleWord[] {
  const normalized = text
    // "V.P." is one word; "d'usine" is two.
    .replaceAll(/(?<!\p{L})\p{L}(?:\.\s?\p{L}(?!\p{L}))+\.?/gu, (initials) => initials.replaceAll(/[.\s]/g, ''))
    .replaceAll(/['’´`]/g, ' ')
    .replaceAll(italianArticle, ' ');
  const tokens = foldText(normalized)
    .split(' ')
    .filter((token) => token !== '');
  const read = wordsIn(dictionaryOf().phrases, tokens);
  const corrected = read.some(({ kind }) => kind === 'unknown') ? withCorrections(tokens, read) : tokens;
  const words = corrected === tokens ? read : wordsIn(dictionaryOf().phrases, corrected);
  const seen = new Set<string>();
  return words.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** The words of all phrases, without their endings. */
let spelled: ReadonlySet<string> | undefined;
const corrections = new Map<string, string | null>();
/** As for stems, so that memory stays limited. */
const mostCorrections = 20_000;

/** The tokens with the misspelled ones corrected; the same array if none is misspelled. */
function withCorrections(tokens: readonly string[], read: readonly TitleWord[]): readonly string[] {
  const unknown = new Set(read.flatMap(({ kind, key }) => (kind === 'unknown' && key.length > 7 ? [key] : [])));
  let isChanged = false;
  const written = tokens.map((token) => {
    const meant = withoutTransliteration(token) ?? (unknown.has(token) ? correctionOf(token) : null);
    isChanged ||= meant !== null;
    return meant ?? token;
  });
  return isChanged ? written : tokens;
}

/** German umlauts written as two letters, as in "Geschaeftsfuehrung"; not the "ue" of "que" and "neue". */
const transliterated = /(?<![aeq])ue|(?<!a)oe|ae/g;

/** A word whose umlauts are written as two letters, with the plain ones that foldText leaves; null if the tables have it as written or don't have it without. */
function withoutTransliteration(word: string): string | null {
  if (word.length < 4) return null;
  const plain = word.replaceAll(transliterated, ([vowel = '']) => vowel);
  return plain !== word && !isSpelled(word) && (isSpelled(plain) || isReadAsCompound(plain)) ? plain : null;
}

/** Whether the tables have the word, alone or in a phrase. */
function isSpelled(word: string): boolean {
  spelled ??= new Set([...dictionaryOf().phrases.keys()].flatMap((phrase) => phrase.replace('=', '').split(' ')));
  return spelled.has(withoutEnding(word)) || spelled.has(word);
}

const isReadAsCompound = (word: string): boolean => {
  const parts = partsOfCompound(dictionaryOf().phrases, word);
  return parts !== null && parts.every(({ kind }) => kind !== 'unknown');
};

/** @param word folded, one word. @returns the word that a misspelled one is read as; null if it is known or nothing is close enough */
export function misspelledTitleWord(word: string): string | null {
  const [read] = wordsIn(dictionaryOf().phrases, [word]);
  return read?.kind === 'unknown' && word.length > 7 ? correctionOf(word) : null;
}

function correctionOf(word: string): string | null {
  const known = corrections.get(word);
  if (known !== undefined) return known;
  const { stems: meant } = dictionaryOf();
  // A word of a longer phrase is spelled right.
  const found = isSpelled(word)
    ? null
    : correctedWord(word, (written) => {
        const stem = withoutEnding(written);
        return meant.has(stem) ? stem : null;
      });
  if (corrections.size >= mostCorrections) corrections.clear();
  corrections.set(word, found);
  return found;
}

function wordsIn(phrases: Dictionary['phrases'], tokens: readonly string[]): TitleWord[] {
  const words: TitleWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const [found, length] = longestAt(phrases, tokens, at);
    words.push(...found);
    at += length;
  }
  return words;
}

function longestAt(phrases: Dictionary['phrases'], tokens: readonly string[], at: number): [words: readonly TitleWord[], length: number] {
  const [first = ''] = tokens.slice(at, at + 1);
  const shortest = internal.has(first) ? 2 : 1;
  for (let length = Math.min(longestPhrase, tokens.length - at); length >= shortest; length -= 1) {
    const window = tokens.slice(at, at + length);
    const written = window.join(' ');
    const short = length > 2 ? withoutPrepositions(window) : null;
    const words =
      (length === 1 ? phrases.get(`=${written}`) : undefined) ??
      phrases.get(withoutGender(written)) ??
      (short === null ? undefined : phrases.get(withoutGender(short))) ??
      // Italian feminine forms end like French ones.
      (length === 1 && written.endsWith('trice') ? phrases.get(`${written.slice(0, -5)}tor`) : undefined);
    if (words && !(length === 1 && emptyWords.has(first) && first.length < 2))
      return beforeLongerField(phrases, tokens, at, length, words) ?? [words, length];
  }
  if (first === 'chief') return chiefAt(phrases, tokens, at);
  if (emptyWords.has(first) || scopeWords.has(first) || shortest > 1) return [[], 1];
  const parts = partsOfCompound(phrases, first);
  if (parts) return [parts, 1];
  const learned = learnedProfession(first);
  if (learned) return [[learned], 1];
  if (first.length > 3 && countryNamed(first)) return [[], 1];
  return [[{ kind: 'unknown', key: first }], 1];
}

/**
 * "Técnico de redes" is an occupation, but in "Técnico de redes sociales" and "Addetta sicurezza informatica" a field begins inside of it.
 * @returns the word before that field; null where the occupation ends with its field
 */
function beforeLongerField(
  phrases: Dictionary['phrases'],
  tokens: readonly string[],
  at: number,
  length: number,
  words: readonly TitleWord[],
): [words: readonly TitleWord[], length: number] | null {
  if (length < 2 || tokens.length === at + length || words.some(({ kind }) => kind !== 'occupation')) return null;
  const end = at + length;
  for (let from = at + 1; from < end; from += 1) {
    const before = phrases.get(
      withoutGender(
        tokens
          .slice(at, from)
          .filter((token) => !emptyWords.has(token))
          .join(' '),
      ),
    );
    if (!before || emptyWords.has(tokens[from] ?? '')) continue;
    for (let until = Math.min(tokens.length, from + longestPhrase); until > end; until -= 1) {
      const field = phrases.get(withoutGender(tokens.slice(from, until).join(' ')));
      if (field?.every(({ kind }) => kind === 'field')) return [before, from - at];
    }
  }
  return null;
}

/** "Chief … Officer" with at most this many words between. */
const longestOffice = 7;

/**
 * "Chief Product and Technology Officer" is the chief of the first field. Without "officer", the chief of a profession ("Chief
 * Accountant", "Chief of Police") leads it, and is not on the board.
 */
function chiefAt(phrases: Dictionary['phrases'], tokens: readonly string[], at: number): [words: readonly TitleWord[], length: number] {
  const length = tokens.slice(at + 1, at + 2 + longestOffice).indexOf('officer');
  if (length < 1) return [[{ kind: 'rank', key: 'chief-of', seniority: 'head', department: null }], 1];
  const between = tokens.slice(at + 1, at + 1 + length);
  const fieldsBetween = between.join(' ').split(/ (?:and|of) /);
  for (const field of fieldsBetween) {
    const office = phrases.get(withoutGender(`chief ${field} officer`));
    if (office) return [office, length + 2];
  }
  const work = wordsIn(phrases, between).find((word) => (word.kind === 'field' && !isWeak(word)) || word.kind === 'occupation');
  const department = work && 'department' in work ? work.department : null;
  const key = ['chief', ...between.filter((token) => !emptyWords.has(token))].join('-');
  return [[{ kind: 'rank', key, seniority: 'c_suite', department }], length + 2];
}

/** Longer words aren't titles, and the number of ways to split them grows with the square of their length. */
const longestCompound = 60;

/** "Vertriebsassistenz", unlike Italian "assistenza". */
const asPerson = (end: string): string => (end === 'assistenz' ? 'assistent' : end);

/** Splits a German or Dutch compound into two known parts. The last part names the role, so the longest last part wins. */
function partsOfCompound(phrases: Dictionary['phrases'], word: string): readonly TitleWord[] | null {
  if (word.length < 8 || word.length > longestCompound) return null;
  // "Gesamtverkaufsleiter"
  const [, behind = ''] = /^gesamt(.{8,})$/.exec(word) ?? [];
  if (behind !== '') return partsOfCompound(phrases, behind);
  for (let cut = 3; cut <= word.length - 4; cut += 1) {
    const tail = asPerson(word.slice(cut));
    const last = phrases.get(withoutGender(tail));
    // "Partnership" isn't a ship.
    if (!last || last.every(isWeak)) continue;
    const front = word.slice(0, cut);
    for (const first of [front, front.replace(/(?:s|n|es|en)$/, '')]) {
      if (scopeWords.has(first)) return last;
      const known = phrases.get(withoutGender(first)) ?? (first.length >= 8 ? partsOfCompound(phrases, first) : null);
      if (known) return [...known, ...last];
    }
  }
  return endsInRole(phrases, word) ?? schoolSpecialist(word);
}

/** Dutch schools name their specialists by what children learn or need: "taalspecialist", "gedragsspecialist". */
const schoolSpecialist = (word: string): readonly TitleWord[] | null =>
  /^(?:taal|reken|lees|dyslexie|dyscalculie|gedrags?|hoogbegaafdheids?|begaafdheids?|jongekind|bewegings|onderwijs|leer)specialist(?:en|e)?$/.test(
    word,
  )
    ? [{ kind: 'occupation', key: 'teacher', department: 'other' }]
    : null;

/** "Rheumatologist", "rumaniólogo", "klimatoloog": the endings of specialists, in all seven languages. */
const specialist =
  /(?:olog(?:ist|ista|ue|o|a|e|in|en)|oloog|iatr(?:ist|a|e|o)|iat(?:er|erin|ra)|graph(?:er|e)|pedist|pedista|peut|peute|peuta)s?$/;
/** Scientists of nature are engineering, as in work.ts. */
const naturalScience =
  /^(?:micro|agro|astro|geo|hydro|paleo)?(?:bi|ge|hydr|meteor|climat|klimat|z|ec|toxic|vir|miner|petr|immun|metr|seism|vulcan|volcan)olo+g|^oceanogra/;

/** A specialist whose field no table has: their ending says that it is a profession. */
function learnedProfession(word: string): TitleWord | null {
  if (word.length < 8 || !specialist.test(word)) return null;
  if (/te[ck]hn?olog/.test(word)) return null;
  return { kind: 'occupation', key: stemOf(word), department: naturalScience.test(word) ? 'engineering' : 'other' };
}

/** German and Dutch words that end names of jobs. Other words ("actor") also end words of other languages ("contractor"). */
const endings =
  /(?:lehrer|arzt|fahrer|pfleger|mechaniker|techniker|elektroniker|meister|helfer|arbeiter|berater|leiter|leitung|fuhrer|verkaufer|makler|beamter|planer|richter|anwalt|therapeut|padagoge|schlosser|monteur|bediener|ingenieur|entwickler|verwalter|prufer|assistent|trainer|forscher|referent|beauftragter|sachbearbeiter|verpleegkundige|medewerker|chauffeur|leraar|leider|hoofd|directeur|direktor|manager|adviseur|begeleider|arts|beheerder|technoloog|operator|ambtenaar|inspecteur|docent|bouwer|laborant|zeichner|analist|coach|techniker|buchhalter|betreuer|hulpverlener|frezer|konstrukteur|redakteur|redacteur|designer|technicus|expert|kaufmann|kauffrau|ontwikkelaar|verkoper|inkoper|gartner|mediziner|zusteller|installateur|kommissar|erzieher|dozent|professor|fachwirt|handwerker|krankenschwester|abgeordneter|spieler|sportler|sanger|kunstler|wissenschaftler|historiker|soldat|polizist|offizier|angestellter|angestellte|fachkraft|schneider|reiniger|koch|kellner|chirurg|psychologe|psychologin|jurist|sprecher|moderator|journalist|fotograf|autor|bildner|mechatroniker|informatiker|wachter|aufseher|sekretar|kurier|instructeur|ondersteuner|consulent|deskundige|kundige|leerkracht|verzorger|verzorgende|bezorger|handelaar|zanger|smid|kweker|brouwer|ontwerper|schrijver|fotograaf|presentator|verslaggever|producent|machinist|conducteur|controleur|makelaar|begeleidster|leidster|medewerkster|voetballer|speler|werker|maker|coordinator|secretaresse|secretaris|administrateur|opzichter|onderzoeker|chirurg|chef|planoloog|tolk|gids|bewaker|hulp|recht|rechts|inhaber|prasident|vorstand|vorsitzender|vorsitzende|eigenaar|unternehmer|ondernemer|recruiter|controller|auditor|macher|erzeuger|fertiger|wissenschafter|zuchter|assistenz|begleiter|begleitung|anleiter|anleitung|padagogin|handler|fachmann|fachfrau|gehilfe|gehilfin|beamtin|lotsin|expertin)(?:innen|in|en|e|s|n)?$/;

/** German and Dutch words that end names of fields: "Maschinenmontage", "Schiffsentwicklung". */
const fieldEndings =
  /(?:montage|fertigung|produktion|entwicklung|planung|vertrieb|verkauf|einkauf|verwaltung|buchhaltung|logistik|controlling|marketing|instandhaltung|wartung|beschaffung|disposition|forschung|konstruktion|technik|pflege|medizin|kommunikation|sicherung|techniek|ontwikkeling|verkoop|inkoop|onderhoud|productie|administratie|communicatie|schoonmaak|reinigung|werbung)$/;

/** The job that a compound names, with an unknown first part: "Grundschullehrerin", "Wijkverpleegkundige"; the field of "Finanzwesen", "Personalbereich". */
function endsInRole(phrases: Dictionary['phrases'], word: string): readonly TitleWord[] | null {
  const field = word.search(fieldEndings);
  const named = field < 4 ? undefined : phrases.get(withoutGender(word.slice(field)));
  if (named) return [...named, { kind: 'unknown', key: word.slice(0, field) }];
  const [, led = ''] =
    /^(.{4,})(?:bereich|wesen|abteilung|afdeling|angelegenheiten|team|dienste|referat|dezernat|ressort|sparte|sachgebiet|fachgebiet|stabsstelle)$/.exec(
      word,
    ) ?? [];
  for (const first of led === '' ? [] : [led, led.replace(/s$/, ''), `${led}en`, `${led}e`]) {
    const work = phrases.get(withoutGender(first));
    if (work?.every(({ kind }) => kind === 'field')) return work;
  }
  const cut = word.search(endings);
  const role = cut < 3 ? undefined : phrases.get(withoutGender(asPerson(word.slice(cut))));
  return role ? [...role, { kind: 'unknown', key: word.slice(0, cut) }] : endsInOccupation(word);
}

const shortestOccupation = 9;
/** Ends of surnames: "Schumacher", "Hofbauer". Shorter words with them are too often names. */
const endsOfSurnames =
  /(?:macher|bauer|schmied|schneider|maler|koch|wirt|weber|backer|fischer|jager|metzger|zimmerer|maurer|boer|bakker|brouwer|visser|koopman|timmerman)$/;
const shortestLikeSurname = 11;

/** An occupation of hands or words that only its end names: "Feuerverzinkerin", "forellenkweker". */
function endsInOccupation(word: string): readonly TitleWord[] | null {
  const stem = stemOf(word);
  // Of whom, another word says.
  if (stem === 'stellvertreter') return null;
  if (stem.length < (endsOfSurnames.test(stem) ? shortestLikeSurname : shortestOccupation)) return null;
  for (let cut = 3; cut <= stem.length - 4; cut += 1) {
    const department = endsOfOccupations.get(stem.slice(cut));
    if (department) return [{ kind: 'occupation', key: stem, department }];
  }
  return null;
}

/** The single words of ranks, fields and occupations, folded and as listed: what a misspelled word of a title may have meant. */
export function wordsOfTitles(): string[] {
  const written = [
    ...ranks.map(([, , , phrases]) => phrases),
    ...fields.map(([, , phrases]) => phrases),
    ...occupations.map(([, , phrases]) => phrases),
    ...plainOccupations.map(([, phrases]) => phrases),
    ...Object.keys(compounds),
  ];
  return [...new Set(written.flatMap((phrases) => phrases.split('|')).filter((phrase) => /^[a-z]+$/.test(phrase)))];
}

/** Divides a sentence into parts: what becomes a filter, what has no filter, what is unknown, and the words between. Every token is in one part. */
import { endOfLabeled, endsLabeled, labelAt } from './field-labels.ts';
import { frameEnd } from './frame-words.ts';
import { find, type Line, phrase } from './line.ts';
import { industryAt } from './industry-at.ts';
import { readNearness } from './nearness.ts';
import type { Meaning, Reading } from './meaning.ts';
import { isAffirmed, isAnd, isExceptOfPeople, isInSameList, isNonCompound } from './negations.ts';
import { groupEnd, isAndOperator } from './operators.ts';
import { together } from './parts-together.ts';
import { readPlace, readSmallCity } from './place-words.ts';
import { bestReading } from './readings.ts';
import { readRole } from './role-words.ts';
import { endNegation, groupOf, isJoined, lastRead, type Part, type State, type Surroundings } from './state.ts';
import { readUnfilterable } from './unfilterable.ts';
import { readTradeDirection } from './trade-directions.ts';
import {
  alternatives,
  asksForPeople,
  companyNouns,
  fillers,
  negation,
  personNouns,
  portuguese,
  spanish,
  turns,
} from './words-of-sentences.ts';

const plainPart = { meanings: [], exclude: false, impliedKind: null, isCompanyNoun: false, isWeak: false } as const;

export function partsOf(line: Line, surroundings: Surroundings): Part[] {
  const state: State = {
    parts: [],
    isPortuguese: isPortuguese(line),
    negatedAt: null,
    negatedGroup: null,
    negatedUntil: null,
    labeled: null,
  };
  for (let at = 0; at < line.tokens.length;) at = readNext(line, at, state, surroundings);
  return together(line, state.parts);
}

function isPortuguese(line: Line): boolean {
  const count = (pattern: RegExp): number => line.tokens.filter((_, at) => find(line, at, pattern)).length;
  // "Publicidade no Rio": letters that neither Spanish, English nor Italian has.
  const letters = line.tokens.some(({ text }) => /[ãõêâ]/iu.test(text)) ? 1 : 0;
  return count(portuguese) + letters > count(spanish);
}

const negatedAfter = phrase(
  String.raw`(?:nicht|niet) (?:nutzen|nutzt|verwenden|verwendet|einsetzen|einsetzt|benutzen|haben|gebruiken|gebruikt|hebben)`,
);

const excludedBefore = phrase(
  String.raw`(?:is |are |ist |sind |est |sont )?(?:excluded|not included|ausgenommen|ausgeschlossen|exclus?(?:e|es)?|non compris(?:e|es)?|excepte(?:e?s?)?|excluid[oa]s?|no incluid[oa]s?|esclus[oaie]|uitgezonderd|uitgesloten)`,
);

/** "Interns, no thanks": what stands before is excluded, although a text may begin with it. */
const declined = phrase(
  String.raw`(?:no (?:thanks|thank you|gracias|grazie)|nein danke|non merci|nao obrigad[oa]|nee (?:dank je|dank u|bedankt))`,
);

/** "(m/w/d)", "(H/F)", "m/v/x" */
const genders = phrase(
  String.raw`\( (?:[mwfdhvxi]|gn|all genders|divers)(?: [/|,] (?:[mwfdhvxi]|gn|divers))* \)|[mwfhv] / [mwfdhvx](?: / [mwfdhvx])?`,
);

/** @returns the token after the part that was read */
function readNext(line: Line, at: number, state: State, surroundings: Surroundings): number {
  const token = line.tokens[at];
  if (!token) return at + 1;
  if (state.negatedUntil !== null && at >= state.negatedUntil) endNegation(state, at);
  const labeled = readLabel(line, at, state);
  if (labeled !== null) return labeled;
  // "APAC ex China"
  if (token.folded === 'ex' && readPlace(line, at + 1, true) !== null) {
    state.negatedAt ??= at;
    state.negatedGroup = null;
    return addFiller(state, at, at + 1, false);
  }
  const gender = find(line, at, genders);
  if (gender) return addFiller(state, at, gender.end, true);
  const near = readNearness(line, at) ?? readTradeDirection(line, at, state);
  if (near) return addReading(state, at, near, line);
  const frame = frameEnd(line, at);
  const reading = bestReading(line, at, state, surroundings);
  if (frame !== null && (reading === null || reading.end <= frame)) return addFiller(state, at, frame, true);
  const negated = negatedHere(line, at, state);
  const after = find(line, at, negatedAfter);
  if (after && !reading && excludeLast(state, 'technology')) return addFiller(state, at, after.end, false);
  // "Hotels in Germany, Berlin excluded"
  const excluded = find(line, at, excludedBefore);
  const isAtEnd = excluded && (line.tokens[excluded.end]?.kind ?? 'mark') === 'mark';
  if (excluded && isAtEnd && excludeLast(state)) return addFiller(state, at, excluded.end, false);
  const refused = find(line, at, declined);
  if (refused && excludeLast(state, lastRead(state))) return addFiller(state, at, refused.end, false);
  if (negated !== null && (!reading || reading.end <= negated)) {
    state.negatedAt ??= at;
    state.negatedGroup = null;
    state.negatedUntil ??= groupEnd(line, negated);
    const impliedKind = isExceptOfPeople(line, at, negated) ? 'people' : null;
    state.parts.push({ ...plainPart, kind: 'filler', from: at, to: negated, impliedKind });
    return negated;
  }
  if (reading) return addReading(state, at, reading, line);
  const asked = reading ? null : find(line, at, asksForPeople);
  if (asked) {
    state.parts.push({ ...plainPart, kind: 'filler', from: at, to: asked.end, impliedKind: 'people', isWeak: true });
    return asked.end;
  }
  if (token.kind === 'mark' || alternatives.has(token.folded)) {
    const read = (index: number): Reading | null => bestReading(line, index, state, surroundings);
    if ((endsNegation(line, at, state) && !isInSameList(line, at, state, read)) || (state.negatedGroup !== null && isAndOperator(line, at)))
      endNegation(state, at);
    if (endsLabeled(token.text)) state.labeled = null;
    return addFiller(state, at, at + 1, false);
  }
  if (turns.has(token.folded)) endNegation(state, at);
  if (isFiller(line, at)) return addFiller(state, at, at + 1, true, token.folded);
  const city = readSmallCity(line, at);
  if (city) return addReading(state, at, city, line);
  endNegation(state, at);
  state.parts.push({ ...plainPart, kind: 'unknown', from: at, to: at + 1 });
  return at + 1;
}

/** @returns the token after a label, or after a labeled value that no filter has; null if no label begins here */
function readLabel(line: Line, at: number, state: State): number | null {
  const label = labelAt(line, at);
  // "Employees: 50-200" is one amount.
  if (!label || (label.kind === 'size' && line.tokens.slice(label.end, label.end + 2).some(({ kind }) => kind === 'number'))) return null;
  endNegation(state, at);
  if (label.kind === 'unfilterable') {
    const end = endOfLabeled(line, label.end);
    state.labeled = null;
    state.parts.push({ ...plainPart, kind: 'unfilterable', from: at, to: end });
    return end;
  }
  state.labeled = label.kind;
  return addFiller(state, at, label.end, false);
}

/**
 * "Not agencies: shops in Spain", "pas de consultants, directeurs financiers": what a sentence begins with is excluded, and something must be left to find. A comma
 * inside "no agencies, consultants or recruiters: CTOs" doesn't end what is excluded.
 */
function endsNegation(line: Line, at: number, state: State): boolean {
  if (state.negatedAt === null || state.negatedGroup === null) return false;
  const mark = line.tokens[at]?.folded;
  const beginsSentence = state.parts.every((part) => part.kind !== 'filter' || part.exclude);
  return mark === ':' || mark === ';' || (mark === ',' && beginsSentence && !isInList(line, at));
}

/** The Spanish "que no usen" in a sentence that could be Portuguese. */
const isVerb = (line: Line, at: number): boolean =>
  /^(?:usen|usan|use|utilicen|utilizan|sean|son|es|esten|estan|tengan|tienen|tenga|haya|trabajen)$/.test(line.tokens[at]?.folded ?? '');

/** "Farmacéuticas Colombia no agencias": the Portuguese "in the" never precedes a plural, except in names of places. */
const isPluralAt = (line: Line, at: number): boolean =>
  /(?:[aeo]s|ns|is)$/.test(line.tokens[at]?.folded ?? '') && line.tokens[at]?.isCapital === false && readPlace(line, at, true) === null;

/** The Portuguese "no" before a place and after a word: "bancos no Porto". */
const isInThe = (line: Line, at: number): boolean =>
  line.tokens[at - 1]?.kind === 'word' &&
  !turns.has(line.tokens[at - 1]?.folded ?? '') &&
  (portugueseNouns.test(line.tokens[at - 1]?.folded ?? '') ||
    /^\p{Lu}{2,4}$/u.test(line.tokens[at - 1]?.text ?? '') ||
    brazilianPart.test(line.tokens[at + 1]?.folded ?? '')) &&
  readPlace(line, at + 1, true) !== null;
const brazilianPart = /^(?:nordeste|sudeste|centro)$/;
const portugueseNouns = /(?:cos|coes|ores|eiros?|eiras?|entes?|arios?|aria|ais|eis|oes|dos|das|as|os)$/;

/** A word in capitals is a name rather than a filler: "IT" is not the English "it". */
const isFiller = (line: Line, at: number): boolean => {
  const folded = line.tokens[at]?.folded ?? '';
  return fillers.has(folded) || personNouns.has(folded) || companyNouns.has(folded) || turns.has(folded) || further.has(folded);
};
const further = new Set(
  'ne team teams department departments abteilungen profiles profile kontaktdaten hi hello hallo bonjour hola ciao ola hoi hey thanks danke merci gracias grazie obrigado bedankt dank interesse details based mostly mainly preferably ideally especially particularly specifically bevorzugt vorzugsweise idealerweise vor allem surtout principalement sobre todo preferiblemente soprattutto principalmente vooral really very least year years jahr jahre ao menos also ones seat hq headquarter headquarters headquartered hauptsitz sitz siege sede sedes hoofdkantoor operating operate active tatig'.split(
    ' ',
  ),
);

const whole = new Set(['anywhere', 'everywhere', 'all', 'everyone', 'anyone', 'everybody', 'anybody', 'any', 'whole']);

function negatedHere(line: Line, at: number, state: State): number | null {
  const folded = line.tokens[at]?.folded;
  if (folded === 'no' && (state.isPortuguese ? !isVerb(line, at + 1) && !isPluralAt(line, at + 1) : isInThe(line, at))) return null;
  // "Anywhere in Spain but Madrid"
  if (folded === 'but' && line.tokens.slice(0, at).some((token) => whole.has(token.folded)) && readPlace(line, at + 1, true) !== null)
    return at + 1;
  return find(line, at, negation)?.end ?? null;
}

function addFiller(state: State, from: number, to: number, isWeak: boolean, folded = ''): number {
  const impliedKind = personNouns.has(folded) ? 'people' : null;
  state.parts.push({ ...plainPart, kind: 'filler', from, to, impliedKind, isCompanyNoun: companyNouns.has(folded), isWeak });
  return to;
}

function addReading(state: State, at: number, reading: Reading, line: Line): number {
  const group = groupOf(reading);
  if (isWhatTheyServe(state, reading, line)) {
    state.parts.push({ ...plainPart, kind: 'unfilterable', from: at, to: reading.end });
    return reading.end;
  }
  if (state.negatedGroup !== null && ((state.negatedGroup !== group && !isNegatedToo(state, group, line)) || isAffirmed(state, line)))
    endNegation(state, at);
  if (state.negatedAt !== null && !reading.isNegative) {
    // Only "and", "or", commas and parentheses carry a negation to the next value; any other word in between ends it.
    if (isNonCompound(line, at) && isSplit(reading)) return addNonCompound(state, at, reading);
    if (state.negatedGroup === null || state.negatedUntil !== null || isJoined(state.parts)) return addNegated(state, at, reading, group);
    endNegation(state, at);
  }
  // An area in several regions: the country counts, and the same words are reported.
  const isRough = reading.unfilterable?.from === at && reading.unfilterable.end === reading.end;
  const rest = isRough ? undefined : reading.unfilterable;
  const plain = { ...plainPart, kind: 'unfilterable', impliedKind: reading.kind ?? null } as const;
  if (rest && rest.from === at) state.parts.push({ ...plain, from: at, to: rest.end });
  state.parts.push({
    ...base(reading),
    ...(reading.title === undefined ? {} : { title: reading.title }),
    ...(isRough ? { isRough } : {}),
    kind: reading.isUnfilterable ? 'unfilterable' : 'filter',
    from: rest?.from === at ? rest.end : at,
    to: rest && rest.from > at ? rest.from : reading.end,
    exclude: false,
  });
  if (rest && rest.from > at) state.parts.push({ ...plain, from: rest.from, to: reading.end });
  return reading.end;
}

const orWords = new Set('or oder ou o u of nor noch ni ne nem'.split(' '));
const isWho = (group: string | null): boolean => group === 'industry' || group === 'title';

/**
 * "No agencies or consultants", "weder Agenturen noch Berater": a negation also applies to the next value, although it is of another kind, if nothing but one word
 * joins them; after "and", only from a kind of company to a kind of person or back. A search operator in capitals joins whole conditions.
 */
function isNegatedToo({ parts, negatedGroup }: State, group: string, line: Line): boolean {
  const last = parts.findLastIndex(({ kind }) => kind !== 'filler');
  const [negated, joint, other] = parts.slice(last);
  const word = line.tokens[joint?.from ?? -1];
  if (!negated || !joint || joint.to !== joint.from + 1 || !word) return false;
  // "Agencies, freelancers or consultants": what no filter has is one of the values, too.
  const isValue = (each: string | null): boolean => isWho(each) || each === '';
  if (word.folded === ',' && isValue(negatedGroup) && isValue(group)) return isInList(line, joint.from);
  if (other || word.kind !== 'word') return false;
  if (negated.kind === 'unfilterable' && isValue(negatedGroup) && isWho(group)) return orWords.has(word.folded);
  if (!negated.exclude) return false;
  if (!alternatives.has(word.folded) || word.text !== word.text.toLowerCase()) return false;
  return orWords.has(word.folded) || (isWho(negatedGroup) && isWho(group) && (word.folded !== 'en' || isAnd(line, joint.from)));
}

/** "Agencies for startups", "publishers of school books": who companies work for, or what they make, is no other industry of theirs. */
function isWhatTheyServe(state: State, { meanings }: Reading, line: Line): boolean {
  const [served] = meanings;
  // "For tech startups" is one part.
  const isFurther = served?.field === 'founded' && state.parts.at(-1)?.kind === 'unfilterable' ? 1 : 0;
  // "Machines for the packaging industry"
  const isArticle = /^(?:the|die|den|das|la|le|les|l|il|lo|i|gli|el|los|las|o|a|os|as|de|het)$/.test(
    line.tokens[state.parts.at(-1 - isFurther)?.from ?? -1]?.folded ?? '',
  )
    ? 1
    : 0;
  const [before, linking] = state.parts.slice(-2 - isFurther - isArticle);
  const isCompanies =
    (before?.kind === 'filter' && before.meanings.length > 0 && before.meanings.every(({ field }) => field === 'industry')) ||
    (served?.field === 'title' && before?.kind === 'filler' && before.isCompanyNoun) ||
    (served?.field === 'title' &&
      before?.kind === 'filter' &&
      before.meanings.length > 0 &&
      before.meanings.every(({ field }) => field === 'title'));
  if (!isCompanies || linking?.kind !== 'filler' || linking.to !== linking.from + 1 || state.negatedAt !== null) return false;
  const word = line.tokens[linking.from]?.folded ?? '';
  return (
    (served?.field === 'industry' && 'value' in served && served.value === 'consumer-goods.luxury' && /^(?:de|di|do)$/.test(word)) ||
    (served?.field === 'industry' && /^(?:for|of|with|fur|mit|pour|avec|para|con|per|com|voor|met)$/.test(word)) ||
    ((served?.field === 'founded' || served?.field === 'title') && /^(?:for|fur|pour|para|per|voor)$/.test(word))
  );
}

const base = (reading: Reading) => ({
  meanings: reading.meanings,
  impliedKind: reading.kind ?? null,
  isCompanyNoun: reading.kind === 'companies',
  isWeak: false,
});

/** Values of an enumeration: kinds of companies and occupations, and levels that are mostly excluded. A rank with a function is rather what the sentence looks for. */
function isListed({ meanings }: Reading): boolean {
  return (
    meanings.length === 1 &&
    meanings.every(
      (meaning) =>
        meaning.field === 'industry' ||
        (meaning.field === 'title' && !shortForm.test(meaning.value)) ||
        (meaning.field === 'seniority' && /^(?:intern|entry|owner|founder)$/.test(meaning.value)),
    )
  );
}
const shortForm = /^\p{L}{2,4}$/u;
const mostListed = 8;

/**
 * Whether the comma at this token is inside "agencies, consultants or recruiters": only kinds of companies and occupations follow, the last one after "or" or
 * "and", and the enumeration ends with the sentence or with a mark. "No agencies, plumbers or electricians in Leeds" may look for plumbers.
 */
function isInList(line: Line, comma: number): boolean {
  let at = comma + 1;
  for (let count = 0; count < mostListed; count += 1) {
    if (line.tokens[at]?.kind === 'word' && alternatives.has(line.tokens[at]?.folded ?? '')) at += 1;
    const value = listedAt(line, at);
    if (value === null) return false;
    const joint = line.tokens[value];
    const isLast = line.tokens[at - 1]?.folded !== ',';
    if (isLast && (joint === undefined || (joint.kind === 'mark' && joint.folded !== ','))) return true;
    if (isLast && joint?.folded === ',') return comma > 1;
    if (joint === undefined || !(joint.folded === ',' || alternatives.has(joint.folded))) return false;
    at = value + 1;
  }
  return false;
}

/** @returns the token after one value of an enumeration of excluded ones, or null */
function listedAt(line: Line, at: number): number | null {
  const role = readRole(line, at);
  const industry = industryAt(line, at);
  if (industry && (role === null || industry.end >= role.end)) return industry.end;
  return role && isListed(role) ? role.end : (readUnfilterable(line, at)?.end ?? null);
}

function addNegated(state: State, at: number, reading: Reading, group: string): number {
  const negatedAt = state.negatedAt ?? at;
  const isFirst = state.negatedGroup === null;
  state.negatedGroup = group;
  const meanings = reading.meanings.map(opposite);
  if (!reading.isUnfilterable && !reading.isPart && meanings.every((meaning) => meaning !== null)) {
    const title = reading.title === undefined ? {} : { title: reading.title };
    state.parts.push({ ...base(reading), ...title, meanings, kind: 'filter', from: at, to: reading.end, exclude: true });
    return reading.end;
  }
  // "Not profitable", "not hiring": reported with its negation.
  let from = at;
  while (isFirst && from > negatedAt && state.parts.at(-1)?.kind === 'filler') from = state.parts.pop()?.from ?? at;
  state.parts.push({ ...plainPart, kind: 'unfilterable', from, to: reading.end, impliedKind: reading.kind ?? null });
  return reading.end;
}

const isSplit = ({ meanings }: Reading): boolean => meanings.some(({ field }) => field === 'department') && meanings.length > 1;

/** "Non-technical founders": founders whose department is another one. */
function addNonCompound(state: State, at: number, reading: Reading): number {
  const of = (isDepartment: boolean): Meaning[] => reading.meanings.filter(({ field }) => (field === 'department') === isDepartment);
  endNegation(state, at);
  state.parts.push({ ...base(reading), meanings: of(true), kind: 'filter', from: at, to: at + 1, exclude: true });
  state.parts.push({ ...base(reading), meanings: of(false), kind: 'filter', from: at + 1, to: reading.end, exclude: false });
  return reading.end;
}

/** What excludes this: the other side of a half-open range, the other answer. Null for what no filter can exclude. */
function opposite(meaning: Meaning): Meaning | null {
  if ('value' in meaning) return typeof meaning.value === 'boolean' ? { ...meaning, value: !meaning.value } : meaning;
  if (meaning.field !== 'founded' && meaning.field !== 'verdictAgeDays') return null;
  if (meaning.from !== null && meaning.to === null) return { ...meaning, from: null, to: meaning.from - 1 };
  if (meaning.to !== null && meaning.from === null) return { ...meaning, from: meaning.to + 1, to: null };
  return null;
}

/** "Die HubSpot nicht nutzen": the negation follows what it excludes. */
function excludeLast(state: State, group?: string): boolean {
  const last = state.parts.findLastIndex(({ kind }) => kind !== 'filler');
  const part = state.parts[last];
  // The first part of a text is never excluded: it is what the text looks for.
  const isPossible = group === undefined ? last > 0 && last === state.parts.length - 1 : groupOf(part ?? { meanings: [] }) === group;
  if (!part || part.kind !== 'filter' || part.meanings.some((meaning) => !('value' in meaning)) || !isPossible) return false;
  state.parts[last] = { ...part, exclude: true };
  return true;
}

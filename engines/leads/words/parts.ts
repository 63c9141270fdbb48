/** Divides a sentence into parts: what becomes a filter, what has no filter, what is unknown, and the words between. Every token is in one part. */
import type { LeadKind } from '../search/query.ts';
import { readAmount, readFounded } from './amounts.ts';
import { readFixed } from './contact-words.ts';
import { functionAt, peopleAt, titleFunctionAt } from './function-words.ts';
import { readHiring } from './hiring-words.ts';
import { industryAt, industryInContext } from './industry-at.ts';
import { industryNamed } from '@leadlight/vocabulary/industries';
import { find, phrase, typedBetween, type Line } from './line.ts';
import { choice, type Meaning, type Reading } from './meaning.ts';
import {
  readCompany,
  readCompanyOfCityName,
  readDomain,
  readExcludedCompany,
  readFurtherCompany,
  readGivenName,
  readKeyword,
  readKeywordInContext,
  readKeywordInQuotes,
  readPerson,
} from './name-words.ts';
import { isBeforePlace, isKnownCity, readPlace } from './place-words.ts';
import { readRole } from './role-words.ts';
import { isBeforeTechnology, readMailProvider, readOtherTechnology, readTechnology } from './technology-words.ts';
import { readStatus } from './status-words.ts';
import { readUnfilterable } from './unfilterable.ts';
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

export interface Part {
  readonly kind: 'filter' | 'unfilterable' | 'unknown' | 'filler';
  /** Tokens, the end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly Meaning[];
  readonly exclude: boolean;
  readonly impliedKind: LeadKind | null;
  readonly isCompanyNoun: boolean;
  /** A word that may stand inside a longer part: "of", not a comma or a negation. */
  readonly isWeak: boolean;
  /** A role as a title, as typed and in the singular. */
  readonly title?: string;
}

export interface Surroundings {
  readonly now: number;
  readonly technologies: ReadonlyMap<string, string>;
}

interface State {
  readonly parts: Part[];
  readonly isPortuguese: boolean;
  /** The token of the negation that applies to the next filter, and to its alternatives. */
  negatedAt: number | null;
  negatedGroup: string | null;
}

const plainPart = { meanings: [], exclude: false, impliedKind: null, isCompanyNoun: false, isWeak: false } as const;

export function partsOf(line: Line, surroundings: Surroundings): Part[] {
  const state: State = { parts: [], isPortuguese: isPortuguese(line), negatedAt: null, negatedGroup: null };
  for (let at = 0; at < line.tokens.length;) at = readNext(line, at, state, surroundings);
  return titlesBeside(state.parts);
}

/**
 * "CFO or finance director": a lead has to match every filter, and the level and the function would exclude the CFOs. So all of the alternatives are titles.
 */
function titlesBeside(parts: readonly Part[]): Part[] {
  const read = [...parts];
  let run: number[] = [];
  const close = (): void => {
    const isTitle = (index: number): boolean => read[index]?.meanings.every(({ field }) => field === 'title') === true;
    const isLevel = (index: number): boolean => read[index]?.meanings.every(({ field }) => field !== 'title') === true;
    if (run.length > 1 && run.some(isTitle) && run.some(isLevel) && run.every((index) => isTitle(index) || isLevel(index)))
      for (const index of run) {
        const part = read[index];
        if (part?.title !== undefined) read[index] = { ...part, meanings: choice('title', part.title) };
      }
    run = [];
  };
  for (const [index, part] of read.entries()) {
    if (part.kind === 'filter' && part.title !== undefined) {
      const last = run.at(-1);
      const isBeside = last !== undefined && index - last <= 3 && index - last > 1 && isJoined(read.slice(0, index));
      if (!isBeside || read[last]?.exclude !== part.exclude) close();
      run.push(index);
    } else if (part.kind !== 'filler') close();
  }
  close();
  return read;
}

function isPortuguese(line: Line): boolean {
  const count = (pattern: RegExp): number => line.tokens.filter((_, at) => find(line, at, pattern)).length;
  return count(portuguese) > count(spanish);
}

const negatedAfter = phrase(
  String.raw`(?:nicht|niet) (?:nutzen|nutzt|verwenden|verwendet|einsetzen|einsetzt|benutzen|haben|gebruiken|gebruikt|hebben)`,
);

/** @returns the token after the part that was read */
function readNext(line: Line, at: number, state: State, surroundings: Surroundings): number {
  const token = line.tokens[at];
  if (!token) return at + 1;
  const reading = bestReading(line, at, state, surroundings);
  const negated = negatedHere(line, at, state);
  const after = find(line, at, negatedAfter);
  if (after && !reading && excludeLast(state)) return addFiller(state, at, after.end, false);
  if (negated !== null && (!reading || reading.end <= negated)) {
    state.negatedAt ??= at;
    state.negatedGroup = null;
    return addFiller(state, at, negated, false);
  }
  if (reading) return addReading(state, at, reading);
  const asked = reading ? null : find(line, at, asksForPeople);
  if (asked) {
    state.parts.push({ ...plainPart, kind: 'filler', from: at, to: asked.end, impliedKind: 'people', isWeak: true });
    return asked.end;
  }
  if (token.kind === 'mark' || alternatives.has(token.folded)) return addFiller(state, at, at + 1, false);
  if (turns.has(token.folded)) state.negatedAt = null;
  if (isFiller(line, at)) return addFiller(state, at, at + 1, true, token.folded);
  state.negatedAt = null;
  state.parts.push({ ...plainPart, kind: 'unknown', from: at, to: at + 1 });
  return at + 1;
}

/** The Spanish "que no usen" in a sentence that could be Portuguese. */
const isVerb = (line: Line, at: number): boolean =>
  /^(?:usen|usan|use|utilicen|utilizan|sean|son|es|esten|estan|tengan|tienen|tenga|haya|trabajen)$/.test(line.tokens[at]?.folded ?? '');

/** The Portuguese "no" before a place and behind a word: "bancos no Porto". */
const isInThe = (line: Line, at: number): boolean =>
  line.tokens[at - 1]?.kind === 'word' &&
  !turns.has(line.tokens[at - 1]?.folded ?? '') &&
  portugueseNouns.test(line.tokens[at - 1]?.folded ?? '') &&
  readPlace(line, at + 1, true) !== null;
const portugueseNouns = /(?:cos|coes|ores|eiros?|eiras?|entes?|arios?|aria|ais|eis|oes|dos|das|as|os)$/;

/** A word in capitals is a name rather than a filler: "IT" is not the English "it". */
const isFiller = (line: Line, at: number): boolean => {
  const folded = line.tokens[at]?.folded ?? '';
  return fillers.has(folded) || personNouns.has(folded) || companyNouns.has(folded) || turns.has(folded) || further.has(folded);
};
const further = new Set(
  'ne not-x team teams department departments abteilungen profiles profile kontaktdaten hi hello hallo bonjour hola ciao ola hoi hey thanks danke merci gracias grazie obrigado bedankt dank interesse details based mostly mainly mainly preferably ideally especially particularly specifically bevorzugt vorzugsweise idealerweise vor allem surtout principalement sobre todo preferiblemente soprattutto principalmente vooral really very mit-x least year years jahr jahre ao menos also ones seat offices-x hq headquarter headquarters headquartered hauptsitz sitz siege sede sedes hoofdkantoor operating operate active tatig selling-x interested-x anyone-x everyone-x us-x tech-x'.split(
    ' ',
  ),
);

function negatedHere(line: Line, at: number, state: State): number | null {
  const folded = line.tokens[at]?.folded;
  if (folded === 'no' && (state.isPortuguese ? !isVerb(line, at + 1) : isInThe(line, at))) return null;
  return find(line, at, negation)?.end ?? null;
}

function addFiller(state: State, from: number, to: number, isWeak: boolean, folded = ''): number {
  const impliedKind = personNouns.has(folded) ? 'people' : null;
  state.parts.push({ ...plainPart, kind: 'filler', from, to, impliedKind, isCompanyNoun: companyNouns.has(folded), isWeak });
  return to;
}

function addReading(state: State, at: number, reading: Reading): number {
  const group = groupOf(reading);
  if (state.negatedGroup !== null && state.negatedGroup !== group) state.negatedAt = null;
  if (state.negatedAt !== null && !reading.isNegative) {
    // Only "and", "or" and commas carry a negation to the next value; any other word in between ends it.
    if (state.negatedGroup === null || isJoined(state.parts)) return addNegated(state, at, reading, group);
    state.negatedAt = null;
  }
  const rest = reading.unfilterable;
  const plain = { ...plainPart, kind: 'unfilterable', impliedKind: reading.kind ?? null } as const;
  if (rest && rest.from === at) state.parts.push({ ...plain, from: at, to: rest.end });
  state.parts.push({
    ...base(reading),
    ...(reading.title === undefined ? {} : { title: reading.title }),
    kind: reading.isUnfilterable ? 'unfilterable' : 'filter',
    from: rest?.from === at ? rest.end : at,
    to: rest && rest.from > at ? rest.from : reading.end,
    exclude: false,
  });
  if (rest && rest.from > at) state.parts.push({ ...plain, from: rest.from, to: reading.end });
  return reading.end;
}

const base = (reading: Reading) => ({
  meanings: reading.meanings,
  impliedKind: reading.kind ?? null,
  isCompanyNoun: reading.kind === 'companies',
  isWeak: false,
});

function addNegated(state: State, at: number, reading: Reading, group: string): number {
  const negatedAt = state.negatedAt ?? at;
  const isFirst = state.negatedGroup === null;
  state.negatedGroup = group;
  const meanings = reading.meanings.map(opposite);
  if (!reading.isUnfilterable && meanings.every((meaning) => meaning !== null)) {
    state.parts.push({ ...base(reading), meanings, kind: 'filter', from: at, to: reading.end, exclude: true });
    return reading.end;
  }
  // "Not profitable", "not hiring": reported with its negation.
  let from = at;
  while (isFirst && from > negatedAt && state.parts.at(-1)?.kind === 'filler') from = state.parts.pop()?.from ?? at;
  state.parts.push({ ...plainPart, kind: 'unfilterable', from, to: reading.end, impliedKind: reading.kind ?? null });
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

function isJoined(parts: readonly Part[]): boolean {
  const last = parts.findLastIndex(({ kind }) => kind !== 'filler');
  return parts.slice(last + 1).some(({ isWeak }) => !isWeak);
}

/** "Die HubSpot nicht nutzen": the negation follows what it excludes. */
function excludeLast(state: State): boolean {
  const last = state.parts.findLastIndex(({ kind }) => kind !== 'filler');
  const part = state.parts[last];
  if (!part || groupOf(part) !== 'technology') return false;
  state.parts[last] = { ...part, exclude: true };
  return true;
}

const groups: Readonly<Record<string, string>> = { region: 'country', city: 'country', seniority: 'title', department: 'title' };

function groupOf({ meanings }: { readonly meanings: readonly Meaning[] }): string {
  const field = meanings[0]?.field ?? '';
  return groups[field] ?? field;
}

/** The longest reading; of equally long ones, the first in the order below. */
function bestReading(line: Line, at: number, state: State, surroundings: Surroundings): Reading | null {
  if (line.tokens[at]?.kind === 'mark')
    return (
      readKeywordInQuotes(line, at) ??
      readAmount(line, at, surroundings.now) ??
      readUnfilterable(line, at) ??
      atSign(line, at, state, surroundings)
    );
  const fixed = sizeOfCompanies(line, at, readFixed(line, at, surroundings.now));
  const isOpen = (index: number): boolean => isOpenAt(line, index, surroundings);
  const before = lastRead(state);
  const isTechnology = isBeforeTechnology(line, at) || (before === 'technology' && !endsInWords(state));
  const isPlace = isBeforePlace(line.tokens[at - 1]?.folded) || before === 'country';
  const further = furtherCompanyOf(line, at, state);
  if (further) return further;
  const readings = [
    fixed,
    foundedInContext(line, at, state, surroundings.now),
    readStatus(line, at),
    readUnfilterable(line, at),
    readAmount(line, at, surroundings.now),
    readHiring(line, at),
    readMailProvider(line, at),
    readTechnology(line, at, surroundings.technologies, isTechnology),
    readDomain(line, at),
    functionInContext(line, at, state),
    readPlace(line, at, isPlace),
    businessReading(line, at),
    peopleAt(line, at) && functionReading(line, at),
    readRole(line, at),
    industryReading(line, at),
    functionReading(line, at),
    readKeyword(line, at, isOpen),
    readOtherTechnology(line, at, (index) => isOpen(index) && !isKnownTechnology(line, index, surroundings)),
    before === 'technology' && isJoined(state.parts) && line.tokens[at]?.isCapital && isOpen(at)
      ? { end: at + 1, meanings: choice('technology', line.tokens[at].text) }
      : null,
    isOpen(at) ? readKeywordInContext(line, at, isOpen, isBehindBusiness(state)) : null,
    readCompany(line, at, isOpen, before === 'title' || state.parts.at(-1)?.impliedKind === 'people'),
    readCompanyOfCityName(line, at, (index) => isCity(line, index)),
    (before === 'company' || before === 'name') && isJoined(state.parts) ? readFurtherCompany(line, at, isOpen) : null,
    state.negatedAt !== null && state.negatedGroup === null && !isBeforePlace(line.tokens[at - 1]?.folded)
      ? readExcludedCompany(line, at, state.negatedAt, isOpen)
      : null,
    // "David" is a city, too, but not before a surname.
    readPerson(line, at, isOpen, (index) => isCity(line, index)),
    isCity(line, at) || readRole(line, at) || industryNamed(line.tokens[at]?.folded ?? '') ? null : readGivenName(line, at),
  ];
  return readings.reduce<Reading | null>((best, each) => (each && (best === null || each.end > best.end) ? each : best), null);
}

/** "Small law firms" and "große Hersteller" say a size; "small towns" don't. */
function sizeOfCompanies(line: Line, at: number, reading: Reading | null): Reading | null {
  const isAdjective =
    reading?.end === at + 1 && reading.meanings[0]?.field === 'size' && sizeAdjectives.test(line.tokens[at]?.folded ?? '');
  const isOfCompanies =
    industryAt(line, at + 1) !== null || companyNouns.has(line.tokens[at + 1]?.folded ?? '') || readPlace(line, at + 1, true) !== null;
  return isAdjective && !isOfCompanies ? null : reading;
}
const sizeAdjectives = /^(?:large|big|small|gross.*|klein.*|grand.*|gran|grot.*|petit.*|pequen.*|piccol.*)$/;

const atSign = (line: Line, at: number, state: State, surroundings: Surroundings): Reading | null =>
  readCompany(line, at, (index) => isOpenAt(line, index, surroundings), lastRead(state) === 'title');

const isKnownTechnology = (line: Line, at: number, { technologies }: Surroundings): boolean =>
  readTechnology(line, at, technologies, true) !== null;

/** Whether a role or a kind of company comes before, so that "of …" says what it is about. */
function isBehindBusiness(state: State): boolean {
  const last = state.parts.findLast(({ kind, isWeak, isCompanyNoun }) => kind !== 'filler' || !isWeak || isCompanyNoun);
  if (!last) return false;
  return last.isCompanyNoun || (last.kind === 'filter' && ['title', 'industry', 'founded', 'size'].includes(groupOf(last)));
}

const isCity = (line: Line, at: number): boolean => {
  const place = readPlace(line, at, true);
  return place?.end === at + 1 && place.meanings[0]?.field === 'city';
};

/**
 * "At BMW, Audi and Mercedes": a single word with a capital letter that is joined to a company is another one, unless a vocabulary has exactly this word.
 */
function furtherCompanyOf(line: Line, at: number, state: State): Reading | null {
  const token = line.tokens[at];
  if (!token?.isCapital || token.kind !== 'word' || lastRead(state) !== 'company' || !isJoined(state.parts)) return null;
  if (industryNamed(token.folded) !== null || companyNouns.has(token.folded) || fillers.has(token.folded)) return null;
  const place = readPlace(line, at, true);
  const isSmall = place?.end === at + 1 && place.meanings[0]?.field === 'city' && !isKnownCity(token.folded);
  const isOther = [
    readRole(line, at),
    readFixed(line, at, 0),
    readUnfilterable(line, at),
    readPerson(
      line,
      at,
      () => true,
      () => false,
    ),
  ].some((each) => each !== null);
  const next = line.tokens[at + 1];
  const isLonger = next?.kind === 'word' && next.isCapital;
  if (isOther || isLonger || (place && !isSmall)) return null;
  return { end: at + 1, meanings: choice('company', token.text), kind: 'people' };
}

const opened = new WeakMap<Line, Map<number, boolean>>();

/** Whether no vocabulary knows what begins here, so that it may be a name. */
function isOpenAt(line: Line, at: number, surroundings: Surroundings): boolean {
  const known = opened.get(line) ?? new Map<number, boolean>();
  opened.set(line, known);
  const found = known.get(at);
  if (found !== undefined) return found;
  const isOpen =
    line.tokens[at]?.kind !== 'mark' &&
    [
      readRole(line, at),
      industryReading(line, at),
      readPlace(line, at, true),
      readFixed(line, at, surroundings.now),
      readUnfilterable(line, at),
      functionReading(line, at),
    ].every((reading) => reading === null);
  known.set(at, isOpen);
  return isOpen;
}

function industryReading(line: Line, at: number): Reading | null {
  const found = industryAt(line, at);
  return found && { end: found.end, meanings: choice('industry', found.id) };
}

/** "Acquired since 2020" says nothing about the foundation. */
function foundedInContext(line: Line, at: number, state: State, now: number): Reading | null {
  const reading = readFounded(line, at, now);
  return reading && lastRead(state) === 'companyStatus' ? { end: reading.end, meanings: [], isUnfilterable: true } : reading;
}

/** "Versicherungsmakler", "insurance brokers": where a title is spelled the same, companies are meant. */
const businessReading = (line: Line, at: number): Reading | null => {
  const reading = industryAt(line, at)?.isBusiness ? industryReading(line, at) : null;
  return reading && { ...reading, kind: 'companies' };
};

const teamAfter = phrase(
  String.raw`(?:people|persons|teams?|departments?|staff|contacts|professionals|employees|folks|ppl|guys|leads|leaders|leadership|reps?|roles?|abteilungen?|mitarbeiter(?:innen)?|leuten?|ansprechpartner|kontakte|teams|equipes?|equipos?|personen|profis|functions?)`,
);

function functionReading(line: Line, at: number): Reading | null {
  const people = peopleAt(line, at);
  if (people) return { end: people.end, meanings: choice('department', people.department), kind: 'people' };
  const found = functionAt(line, at);
  const end = titleFunctionAt(line, at);
  if (end !== null && !found)
    return { end: find(line, end, teamAfter)?.end ?? end, meanings: choice('title', typedBetween(line, at, end)), kind: 'people' };
  if (!found || (line.tokens[at]?.folded === 'it' && line.tokens[at]?.text !== 'IT')) return null;
  return { end: find(line, found.end, teamAfter)?.end ?? found.end, meanings: choice('department', found.department), kind: 'people' };
}

/** Of a founder or a chief, the field is the industry; of a manager or an employee, it is the function. */
const topLevels = new Set(['owner', 'founder', 'c_suite', 'partner']);

/** "People in finance", "directors in sales", but "founders in finance" and "CFOs in finance". */
function functionInContext(line: Line, at: number, state: State): Reading | null {
  const found = peopleAt(line, at) ? null : functionReading(line, at);
  const last = state.parts.findLast(({ kind }) => kind === 'filter');
  if (!found || last === undefined || groupOf(last) !== 'title' || isJoined(state.parts))
    return found && isOfPeople(line, at, state) ? found : null;
  const isTop = last.meanings.some(
    (meaning) => meaning.field === 'title' || (meaning.field === 'seniority' && topLevels.has(meaning.value)),
  );
  if (!isTop) return found;
  const industry = industryInContext(line, at);
  return industry ? { end: industry.end, meanings: choice('industry', industry.id) } : found;
}

const beforeCompany = phrase(String.raw`(?:at|chez|presso|bei|bij|@)`);

const isOfPeople = (line: Line, at: number, state: State): boolean => {
  const end = functionAt(line, at)?.end ?? titleFunctionAt(line, at) ?? at;
  return (
    find(line, end, teamAfter) !== null ||
    find(line, end, beforeCompany) !== null ||
    state.parts.slice(-3).some(({ impliedKind }) => impliedKind === 'people')
  );
};

const lastRead = (state: State): string => {
  const last = state.parts.findLast(({ kind, isWeak }) => kind === 'filter' || (kind === 'filler' && isWeak) || kind === 'unknown');
  const filter = state.parts.findLast(({ kind }) => kind !== 'filler');
  return filter && (last === filter || isShort(state, filter)) ? groupOf(filter) : '';
};
const isShort = (state: State, filter: Part): boolean => state.parts.length - state.parts.lastIndexOf(filter) <= 3;
const endsInWords = (state: State): boolean => state.parts.at(-1)?.isWeak === true;

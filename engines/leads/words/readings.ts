/** The readings that may begin at a token, in context; the longest one counts. */
import { readAmount, readFounded } from './amounts.ts';
import { readFixed } from './contact-words.ts';
import { functionAt, peopleAt, titleFunctionAt } from './function-words.ts';
import { teamAfter, withTeam } from './team-words.ts';
import { readHiring } from './hiring-words.ts';
import { industryAt, industryInContext } from './industry-at.ts';
import { find, type Line, phrase, typedBetween } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import {
  beginsWhatIsDone,
  readCompany,
  readCompanyOfCityName,
  readDomain,
  readExcludedCompany,
  readFurtherCompany,
  readCalled,
  readGivenName,
  readNameInFunction,
  readKeyword,
  readKeywordInContext,
  readKnownKeyword,
  readPerson,
  readPersonInSmallLetters,
} from './name-words.ts';
import { isAndOperator } from './operators.ts';
import { isBeforePlace, isKnownCity, readPlace } from './place-words.ts';
import { readCoordinatedRole } from './coordinated-roles.ts';
import { readInQuotes } from './quoted-roles.ts';
import { readRole } from './role-words.ts';
import { isChief, isFreeLevel, isFurtherRole, readOwnersOf, readRankInList, salesInSector, topLevels } from './roles-beside.ts';
import {
  formerRole,
  industryAlone,
  isTradeOfCompanies,
  objectBefore,
  sectorExpected,
  softwareTheyHave,
  usedSoftware,
} from './sector-words.ts';
import { endsInWords, groupOf, isJoined, isUnknownCompound, lastRead, type State, type Surroundings } from './state.ts';
import { readOtherCompany } from './other-companies.ts';
import { readRelation } from './relations.ts';
import { sizeBehind, sizeLabeled, sizeOfCompanies } from './size-adjectives.ts';
import { readSurnameAlone } from './surname-alone.ts';
import { readStage } from './stage-words.ts';
import { readStatus } from './status-words.ts';
import { readTechnologyRole } from './technology-roles.ts';
import {
  isBeforeTechnology,
  isCertainTechnology,
  isUsedBehind,
  readMailProvider,
  readOtherTechnology,
  readTechnology,
} from './technology-words.ts';
import { readUnfilterable } from './unfilterable.ts';
import {
  capitalizedCompany,
  companyWithForm,
  knownCompanyOfOneWord,
  knownCompanyOfWords,
  nameBetween,
  readLabeledCompany,
} from './company-words.ts';
import { companyNouns, fillers, personNouns } from './words-of-sentences.ts';
import { industryNamed } from '@leadlight/vocabulary/industries';
/** The longest reading; of equally long ones, the first in the order below. */
export function bestReading(line: Line, at: number, state: State, surroundings: Surroundings): Reading | null {
  if (line.tokens[at]?.kind === 'mark')
    return (
      readInQuotes(line, at, surroundings.technologies) ??
      readAmount(line, at, surroundings.now) ??
      readUnfilterable(line, at) ??
      atSign(line, at, state, surroundings)
    );
  const fixed =
    sizeLabeled(line, at, state) ?? sizeBehind(line, at, state) ?? sizeOfCompanies(line, at, readFixed(line, at, surroundings.now));
  const isOpen = (index: number): boolean => isOpenAt(line, index, surroundings);
  const before = lastRead(state);
  const isTechnology =
    isBeforeTechnology(line, at) ||
    isUsedBehind(line, at) ||
    (before === 'technology' && !endsInWords(state)) ||
    state.labeled === 'technology';
  const isPlace = isBeforePlace(line.tokens[at - 1]?.folded) || before === 'country' || state.labeled === 'place';
  const named = readSurnameAlone(line, surroundings) ?? furtherCompanyOf(line, at, state);
  if (named) return named;
  const readings = [
    fixed,
    state.labeled === 'industry' || isAndOperator(line, at - 1) ? sectorExpected(line, at) : null,
    formerRole(line, at),
    usedSoftware(line, at),
    softwareTheyHave(line, at),
    readOwnersOf(line, at),
    foundedInContext(line, at, state, surroundings.now),
    readStatus(line, at, (index) => industryAt(line, index) !== null),
    readUnfilterable(line, at),
    readOtherCompany(line, at),
    objectBefore(line, at),
    servedIndustry(line, at),
    readRelation(line, at, (index) => readPlace(line, index, true) === null && industryAt(line, index) === null),
    amountInContext(line, at, state, surroundings.now),
    readHiring(line, at),
    readMailProvider(line, at),
    readStage(line, at),
    readTechnology(line, at, surroundings.technologies, isTechnology),
    readDomain(line, at),
    namedCompany(line, at, state, surroundings),
    functionInContext(line, at, state),
    readNameInFunction(line, at),
    readPlace(line, at, isPlace),
    before === 'title' && isFurtherRole(line, at) ? null : businessReading(line, at),
    industryAlone(line, at),
    readCalled(line, at),
    readTechnologyRole(line, at),
    peopleAt(line, at) && functionReading(line, at),
    (before === 'title' && endsInWords(state) && !isJoined(state.parts)) || (before === 'industry' && isJoined(state.parts))
      ? industryReading(line, at)
      : null,
    readCoordinatedRole(line, at),
    salesInSector(line, at),
    before === 'title' && isJoined(state.parts) ? readRankInList(line, at) : null,
    isUnknownCompound(line, at, state) || isTradeOfCompanies(line, at) ? null : readRole(line, at),
    industryReading(line, at),
    functionReading(line, at),
    readKeyword(line, at, isOpen),
    readKnownKeyword(line, at),
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
    readPersonInSmallLetters(line, at, isOpen),
    isCity(line, at) || readRole(line, at) || industryNamed(line.tokens[at]?.folded ?? '') ? null : readGivenName(line, at),
  ];
  return readings.reduce<Reading | null>((best, each) => (each && (best === null || each.end > best.end) ? each : best), null);
}

const employedAt = String.raw`(?:who |that |die |qui |che )?(?:work(?:s|ing)? |arbeiten |travaillent |lavorano |werken )?(?:at|bei|beim|chez|presso|bij|@|working for|work for)`;
const companyBefore = phrase(
  String.raw`(?:${employedAt}(?: the| der| dem| den| la| le| l| il| de| het)?|of(?: the)?|from|von(?: der| dem)?|der|des|vom|de(?: la| l)?|du|d|di|del|della|dell|dello|do|da|dos|na|no|en|van(?: de| het)?|in|em)`,
);

/** A company that is well known, has a legal form, or has several capitalized words after "at". */
function namedCompany(line: Line, at: number, state: State, surroundings: Surroundings): Reading | null {
  const labeled = readLabeledCompany(line, at);
  if (labeled) return labeled;
  const led = find(line, at, companyBefore);
  const isCertain = led !== null && find(line, at, atOnly) !== null;
  const from = led?.end ?? at;
  const before = lastRead(state);
  const isBesidePeople = before === 'title' || before === 'department' || state.parts.at(-1)?.impliedKind === 'people';
  const kind = led && (isBesidePeople || isCertain) ? ({ kind: 'people' } as const) : {};
  const named = (end: number | null): Reading | null =>
    end === null
      ? null
      : { end, meanings: choice('company', nameBetween(line, from, end).replace(/^Deutsche[nrm] /, 'Deutsche ')), ...kind };
  const isOther = (index: number): boolean => readRole(line, index) !== null || readFixed(line, index, surroundings.now) !== null;
  if (led && !isCertain && !isBesidePeople) return null;
  const known = knownCompanyOfWords(line, from) ?? companyWithForm(line, from, isOther);
  if (known !== null) return named(known);
  if (isCertain && led) {
    const run = isGerman(line, at) ? null : capitalizedCompany(line, from, (index) => vocabularyEnd(line, index, surroundings));
    if (run !== null) return named(run);
  }
  const end = knownCompanyOfOneWord(line, from);
  // "Michelin star restaurants"
  if (end === null || (readUnfilterable(line, from)?.end ?? 0) > end) return null;
  const behind = line.tokens[end];
  const isWhole = at === 0 && (behind === undefined || personNouns.has(behind.folded) || readRole(line, end) !== null);
  const isNext = before === 'company' && isJoined(state.parts);
  const isList = line.tokens[at - 1]?.folded === ',' || state.parts.length > 0;
  return led ||
    isWhole ||
    isNext ||
    (isBesidePeople && isList && !isBeforeTechnology(line, at)) ||
    (personNouns.has(behind?.folded ?? '') && !isBeforeTechnology(line, at))
    ? named(end)
    : null;
}
const atOnly = phrase(String.raw`(?:${employedAt})`);
/** All German nouns are capitalized, so capitals say nothing. */
const isGerman = (line: Line, at: number): boolean => /^(?:bei|beim)$/.test(line.tokens[at]?.folded ?? '');

/** What each vocabulary reads here. */
const vocabularyReadings = (line: Line, at: number, surroundings: Surroundings): (Reading | null)[] => [
  readRole(line, at),
  industryReading(line, at),
  readPlace(line, at, true),
  readFixed(line, at, surroundings.now),
  readUnfilterable(line, at),
  functionReading(line, at),
];

/** The token after what a vocabulary knows here, or null. */
function vocabularyEnd(line: Line, at: number, surroundings: Surroundings): number | null {
  const ends = vocabularyReadings(line, at, surroundings).flatMap((reading) => (reading ? [reading.end] : []));
  return ends.length === 0 ? null : Math.max(...ends);
}

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
  // "Zalando or Delivery Hero"
  const isLonger = next?.kind === 'word' && next.isCapital && readPlace(line, at + 1, true) === null;
  if (isOther || (place && !isSmall)) return null;
  const end = at + (isLonger ? 2 : 1);
  return { end, meanings: choice('company', typedBetween(line, at, end)), kind: 'people' };
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
    !beginsWhatIsDone(line, at) &&
    vocabularyReadings(line, at, surroundings).every((reading) => reading === null) &&
    readStatus(line, at, (index) => industryAt(line, index) !== null) === null;
  known.set(at, isOpen);
  return isOpen;
}

/** "Hosted on", "interim CFOs": words of industries that are a verb or say what kind of a role it is. */
const isOtherWord = (line: Line, at: number): boolean =>
  find(line, at, hostedOn) !== null || (line.tokens[at]?.folded === 'interim' && readRole(line, at + 1) !== null);
const hostedOn = phrase(
  String.raw`(?:hosted|gehostet|heberge[ae]?s?|alojad[oa]s?|ospitat[aeio]|hospedad[oa]s?|gehost) (?:on|with|by|at|in|bei|auf|von|par|chez|sur|en|con|por|da|su|em|na|no|bij|op|door)`,
);

function industryReading(line: Line, at: number): Reading | null {
  const found = isOtherWord(line, at) ? null : industryAt(line, at);
  return found && { end: found.end, meanings: choice('industry', found.id) };
}

/** "Acquired since 2020" says nothing about the foundation. */
function foundedInContext(line: Line, at: number, state: State, now: number): Reading | null {
  const reading = readFounded(line, at, now);
  return reading && lastRead(state) === 'companyStatus' ? { end: reading.end, meanings: [], isUnfilterable: true } : reading;
}

const serving = phrase(
  String.raw`(?:that |which |who |die |qui |que |che )?(?:serv(?:e|es|ing)|servic(?:e|es|ing)|supply(?:ing)?|supplies|cater(?:s|ing)? to|sell(?:s|ing)?(?: (?:in)?to)|work(?:s|ing)? (?:for|with)|target(?:s|ing)?|focus(?:ed|es|ing)? on|speciali[sz]e[sd]? in serving|beliefern|fur|arbeiten fur|travaillent (?:pour|avec)|with (?:customers|clients|users) (?:in|from)|mit kunden (?:in|aus)|avec des clients (?:dans|en)|fournissent|servent|au service (?:de|des|du)|al servizio (?:di|dei|delle|degli)|que atienden a|que trabajan (?:para|con)|que atendem|die werken voor|leveren aan)(?: (?:the|les|des|den|die|der|los|las|i|gli|le|os|as|de))?`,
);

/** "Vendors serving hospitals": the industry of a company's customers isn't its own. */
function servedIndustry(line: Line, at: number): Reading | null {
  const found = find(line, at, serving);
  if (!found || line.tokens[at]?.folded === 'fur' || at === 0 || isTechnologyBehind(line, found.end)) return null;
  const industry = industryAt(line, found.end);
  const before = line.tokens[at - 1];
  // "Consultants who work for banks" are their employees.
  const isWork = /work|arbeiten|travaill|trabaj|werken/.test(line.text.slice(line.offsets[at], line.offsets[found.end]));
  return industry && !isWork && before?.kind === 'word' && industryAt(line, at - 1) !== null
    ? { end: industry.end, meanings: [], isUnfilterable: true }
    : industry && !isWork && companyNouns.has(before?.folded ?? '')
      ? { end: industry.end, meanings: [], isUnfilterable: true }
      : null;
}
const isTechnologyBehind = (line: Line, at: number): boolean => isCertainTechnology(line.tokens[at]?.folded ?? '');

/** "Fondateurs de moins de 40 ans": right after a role, or with a limit that is rare for companies, the age is a person's. */
function amountInContext(line: Line, at: number, state: State, now: number): Reading | null {
  const reading = readAmount(line, at, now);
  const [age] = reading?.meanings ?? [];
  if (!reading || age?.field !== 'founded' || !('from' in age)) return reading;
  const words = line.text.slice(line.offsets[at], line.offsets[reading.end]);
  const isOfCompany =
    /old(?: |$)|existence|existencia|vida|mercado|business|markt/.test(words) ||
    /(?:older|younger|alter|junger|ouder|jonger) (?:than|als|dan)/.test(words);
  const last = state.parts.findLast(({ kind, isCompanyNoun }) => kind !== 'filler' || isCompanyNoun);
  const isOfRole = last !== undefined && groupOf(last) === 'title' && last.kind === 'filter';
  const hasRole = state.parts.some((part) => part.kind === 'filter' && groupOf(part) === 'title');
  const isYoung = hasRole && age.from !== null && age.to === null && now - age.from >= 24 && now - age.from < 60;
  // "…, 5+ years": the company's age or the person's experience, which nothing tells apart.
  const isBare = hasRole && age.from === null && /^\d+ \+ (?:years?|yrs?|jahren?|ans|anos|anni|jaar)$/.test(words.trim());
  return !isOfCompany && (isOfRole || isYoung || isBare)
    ? { end: reading.end, meanings: [], isUnfilterable: true, kind: 'people' }
    : reading;
}

/** "Versicherungsmakler", "insurance brokers": where a title is spelled the same, companies are meant. */
const businessReading = (line: Line, at: number): Reading | null => {
  const reading = industryAt(line, at)?.isBusiness === true ? industryReading(line, at) : null;
  return reading && { ...reading, kind: 'companies' };
};

function functionReading(line: Line, at: number): Reading | null {
  const people = peopleAt(line, at);
  if (people) return { end: people.end, meanings: choice('department', people.department), kind: 'people' };
  const found = functionAt(line, at);
  const end = titleFunctionAt(line, at);
  if (end !== null && !found) {
    const reading = withTeam(line, end, choice('title', typedBetween(line, at, end)));
    // "HR manager, talent acquisition": a title next to a level and a function.
    return reading.end === end ? { ...reading, title: typedBetween(line, at, end) } : reading;
  }
  if (!found || (/^(?:it|ti)$/.test(line.tokens[at]?.folded ?? '') && !/^(?:IT|TI)$/.test(line.tokens[at]?.text ?? ''))) return null;
  return withTeam(line, found.end, choice('department', found.department));
}

/** "People in finance", "directors in sales", but "founders in finance" and "CFOs in finance". */
function functionInContext(line: Line, at: number, state: State): Reading | null {
  const found = peopleAt(line, at) ? null : functionReading(line, at);
  const role = state.parts.at(-1);
  // "HR-manager logistiek": the role has its department, so the next function is the industry.
  const named = role?.title !== undefined && role.meanings.some(({ field }) => field === 'department') ? industryAt(line, at) : null;
  if (named && functionAt(line, at) === null) return { end: named.end, meanings: choice('industry', named.id) };
  const last = state.parts.findLast(({ kind }) => kind === 'filter');
  const isTitle = found?.meanings.every(({ field }) => field === 'title') === true;
  // "Amministratore unico, logistica, Verona", "managers and above in logistics": a role without a function is at companies of this industry.
  // "CRO, logistics": so is a chief whose title is searched for.
  const isLevel =
    last !== undefined && last.meanings.length > 0 && last.meanings.every((meaning) => meaning.field === 'seniority' || isChief(meaning));
  const business = isTitle && isLevel && isFreeLevel(line, state, last) ? industryInContext(line, at) : null;
  if (business) return { end: business.end, meanings: choice('industry', business.id) };
  if (!found || last === undefined || groupOf(last) !== 'title' || isJoined(state.parts))
    return found && isOfPeople(line, at, state) ? found : null;
  // "Sachbearbeiter im Einkauf": two titles would be alternatives, and find everyone in purchasing.
  if (last.meanings.some(({ field }) => field === 'title') && found.meanings.some(({ field }) => field === 'title')) {
    const beside = industryAt(line, at);
    return beside ? { end: beside.end, meanings: choice('industry', beside.id) } : { ...found, meanings: [], isUnfilterable: true };
  }
  const roles = last.meanings.filter(({ field }) => field === 'title' || field === 'seniority');
  const isTop =
    roles.length > 0 &&
    roles.every((meaning) => meaning.field === 'title' || (meaning.field === 'seniority' && topLevels.has(meaning.value)));
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

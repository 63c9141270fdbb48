/**
 * What a sentence only mentions: "experience in fintech", "brands expanding into Texas", "companies that struggle with hiring costs". The verb or the noun
 * at its beginning has no filter, so neither has what follows it in the same clause: it is one part without a filter, and no industry or place.
 */
import { find, type Line } from './line.ts';
import {
  adverbs,
  mentionOpeners,
  placePrepositions,
  relatives,
  roleOfCompany,
  skillsAfter,
  skillsOfPeople,
  worksFor,
} from './mention-openers.ts';
import { peopleFields } from './meaning.ts';
import { groupOf, type Part } from './state.ts';
import { alternatives, beforeTechnology } from './words-of-sentences.ts';

export function withMentions(line: Line, parts: readonly Part[]): Part[] {
  const read: Part[] = [];
  for (let index = 0; index < parts.length;) {
    const part = parts[index] as Part;
    const skill = skillAt(line, parts, index);
    if (skill !== null) {
      read.push(mention(part, part.from, (parts[skill - 1] as Part).to));
      index = skill;
      continue;
    }
    const role = roleAt(line, parts, index);
    if (role !== null) {
      read.push(mention(part, part.from, (parts[role - 1] as Part).to));
      index = role;
      continue;
    }
    const market = marketAt(line, parts, index);
    if (market !== null) {
      read.push(mention(part, part.from, (parts[market - 1] as Part).to));
      index = market;
      continue;
    }
    const opened = openedAt(line, parts, index);
    const to = opened === null ? null : endOf(line, parts, index, opened);
    if (opened === null || to === null) {
      read.push(part);
      index += 1;
      continue;
    }
    read.push(mention(part, part.from, (parts[to - 1] as Part).to));
    index = to;
  }
  return read;
}

function mention({ kind, impliedKind }: Part, from: number, to: number): Part {
  const implied = kind === 'unfilterable' ? impliedKind : null;
  return { kind: 'unfilterable', from, to, meanings: [], exclude: false, impliedKind: implied, isCompanyNoun: false, isWeak: false };
}

const ofMarkets =
  /\b(?:e?x?s?port[a-z]*|import(?:s|ing|ent|an|am|ano|ieren)|customers|clients|kunden|clientes|clienti|klanten|opening|opened|eroffnen|expan[a-z]+)\b/;
const toMarket =
  /^(?:in|to|into|the|at|den|die|der|das|dem|nach|aus|en|a|au|aux|vers|l|la|le|les|los|las|el|para|os|as|o|na|no|nas|nos|em|negli|nei|nelle|agli|verso|gli|i|naar|de|het)$/;

/** "Exportent vers l'Allemagne", "Kunden in den USA", "opening offices in Spain": where they sell is not where they are. @returns the index of the part after that, or null */
function marketAt(line: Line, parts: readonly Part[], index: number): number | null {
  const part = parts[index] as Part;
  const words = line.text.slice(line.offsets[part.from], line.offsets[part.to]);
  // "We are opening an office in Dublin": there the reader looks for leads.
  const isReader = /^(?:we|i|wir|ich|nous|je|wij)$/.test(folded(line, part.from - 1));
  if (part.kind !== 'unfilterable' || isReader || !ofMarkets.test(words)) return null;
  let next = index + 1;
  while (
    parts[next]?.kind === 'filler' &&
    parts[next]?.to === (parts[next]?.from ?? 0) + 1 &&
    toMarket.test(folded(line, parts[next]?.from ?? 0))
  )
    next += 1;
  const place = parts[next];
  const isPlace =
    place !== undefined && (place.kind === 'unknown' ? next === index + 1 : place.kind === 'filter' && groupOf(place) === 'country');
  return isPlace && !place.exclude ? endOfMarkets(line, parts, next + 1) : null;
}

/** "Opening offices in Spain, Italy and France": the countries of the same enumeration. @param index of the part after the first one @returns the index of the part after the last one */
function endOfMarkets(line: Line, parts: readonly Part[], index: number): number {
  let end = index;
  for (let next = end; next < parts.length; next += 1) {
    const part = parts[next] as Part;
    const before = folded(line, part.from - 1);
    const isPlace = part.kind === 'filter' && groupOf(part) === 'country' && !part.exclude;
    // "Customers in Poland, Spain": only an enumeration that ends with "and" is certainly one.
    if (isPlace && conjunction.test(before)) end = next + 1;
    else if (isPlace ? before !== ',' : part.kind === 'filter' || !isBetween(line, part)) break;
  }
  return end;
}

const conjunction = /^(?:and|or|und|oder|et|ou|y|o|e|en|of)$/;
/** A comma or "and" in an enumeration. */
const isBetween = (line: Line, { from, to }: Part): boolean =>
  line.tokens.slice(from, to).every(({ folded: word }) => word === ',' || conjunction.test(word));

const skillFields: ReadonlySet<string> = new Set(['industry', 'technology', 'department', 'title', 'keyword']);

/** "React expertise", "fintech experience": what a word for a skill is about stands before it. @returns the index of the part after that, or null */
function skillAt(line: Line, parts: readonly Part[], index: number): number | null {
  const part = parts[index] as Part;
  const isAbout = part.kind === 'unknown' || (part.kind === 'filter' && part.meanings.every(({ field }) => skillFields.has(field)));
  const skill = isAbout && part.meanings.length <= 2 ? find(line, part.to, skillsAfter) : null;
  if (!skill || find(line, part.to, mentionOpeners)) return null;
  const end = parts.findIndex(({ from }) => from >= skill.end);
  return end === -1 ? parts.length : (parts[end] as Part).from === skill.end ? end : null;
}

/** "Startups with a female CEO": a role that companies have, as long as companies were named before and no people. @returns the index of the part after that, or null */
function roleAt(line: Line, parts: readonly Part[], index: number): number | null {
  const before = parts.slice(0, index);
  const isOfCompanies = before.some(
    (part) => part.isCompanyNoun || part.meanings.some(({ field }) => field === 'industry' || field === 'founded'),
  );
  const isOfPeople = before.some((part) => part.impliedKind === 'people' || part.meanings.some(({ field }) => peopleFields.has(field)));
  const found = isOfCompanies && !isOfPeople ? find(line, (parts[index] as Part).from, roleOfCompany) : null;
  const role = found ? parts.findIndex(({ from, kind }) => from >= found.end && kind !== 'filler') : -1;
  const part = parts[role];
  if (!found || !part || part.from > found.end || part.kind !== 'filter' || part.title === undefined) return null;
  return role + 1;
}

const folded = (line: Line, at: number): string => line.tokens[at]?.folded ?? '';
const isContent = ({ kind }: Part): boolean => kind !== 'filler';

/** @returns the token after the words that begin a mention in this part, or null */
function openedAt(line: Line, parts: readonly Part[], index: number): number | null {
  const part = parts[index] as Part;
  if (part.exclude) return null;
  const skill = isOfPerson(parts, index) ? find(line, part.from, skillsOfPeople) : null;
  if (skill) return skill.end;
  // "Agencies that specialise in IT": a function isn't the business of a company.
  const special = isAfterCompanies(parts, index) ? find(line, part.from, skillsOfPeople) : null;
  const about = special ? parts.find((each) => each.to > special.end && isContent(each)) : undefined;
  if (special && about?.meanings.some(({ field }) => peopleFields.has(field))) return special.end;
  const works = isAfterCompanies(parts, index) ? find(line, part.from, worksFor) : null;
  const whom = works ? parts.find((each) => each.to > works.end && isContent(each)) : undefined;
  // "Agencies that work with HubSpot" use it.
  if (works && whom && whom.meanings.every(({ field }) => field !== 'technology') && !line.tokens[works.end]?.isCapital) return works.end;
  const opened = find(line, part.from, mentionOpeners);
  if (opened && (part.kind !== 'filter' || opened.end > part.to)) return opened.end;
  if (part.kind === 'filler') return verbAtEnd(line, parts, index);
  if (part.kind === 'unfilterable') {
    // "5+ years of experience in fintech": the opener is the end of what was read.
    for (let at = part.from + 1; at < part.to; at += 1) {
      const inside = find(line, at, mentionOpeners);
      if (inside && inside.end >= part.to) return inside.end;
    }
    return null;
  }
  return part.kind === 'unknown' && isVerb(line, parts, index) ? part.to : null;
}

const notVerbs =
  /^(?:einen|ihren|seinen|deren|denen|unseren|meinen|diesen|zwischen|keinen|allen|vielen|neuen|eigenen|mit|nicht|niet|hun|veel|met)$/;

/** "Firmen, die Arztpraxen beraten": in German and Dutch, the verb that means nothing is at the end of its clause. @returns the token after it, or null */
function verbAtEnd(line: Line, parts: readonly Part[], index: number): number | null {
  const part = parts[index] as Part;
  const previous = parts[index - 1];
  if (!previous || !/^(?:die|der|das|welche|dat)$/.test(folded(line, part.from)) || part.to !== part.from + 1) return null;
  const isBehindName = line.tokens[part.from - 1]?.isCapital === true;
  if (!(folded(line, part.from - 1) === ',' || previous.kind === 'filter' || previous.isCompanyNoun || isBehindName)) return null;
  let end = index + 1;
  while (end < parts.length && (parts[end] as Part).kind !== 'filler') end += 1;
  while (end < parts.length && (isContent(parts[end] as Part) || (parts[end] as Part).isWeak)) end += 1;
  // "Die Onlineshops aufbauen in Berlin"
  while (end > index + 1 && (groupOf(parts[end - 1] as Part) === 'country' || !isContent(parts[end - 1] as Part))) end -= 1;
  const clause = parts.slice(index + 1, end);
  const last = clause.at(-1);
  const token = line.tokens[last?.from ?? -1];
  if (!last || last.kind !== 'unknown' || clause.length < 2 || !token || token.isCapital || !/^[a-z]{2,}(?:en|ern|eln)$/.test(token.folded))
    return null;
  // A verb that is known, or something that only leads have, says what the clause is about.
  const isKnown = clause.some(
    (each) =>
      (each.kind === 'filler' &&
        /(?:en|t)$/.test(folded(line, each.from)) &&
        folded(line, each.from).length > 4 &&
        !notVerbs.test(folded(line, each.from))) ||
      each.meanings.some(({ field }) => ownFields.has(field)),
  );
  return isKnown ? null : last.to;
}

/** Whether the last lead that was named is a person; places don't say. */
function isOfPerson(parts: readonly Part[], index: number): boolean {
  const last = parts.slice(0, index).findLast((part) => (part.kind === 'filter' && groupOf(part) !== 'country') || part.isCompanyNoun);
  return last !== undefined && last.kind === 'filter' && last.meanings.some(({ field }) => peopleFields.has(field));
}

/** Whether the last lead that was named is a kind of company. */
function isAfterCompanies(parts: readonly Part[], index: number): boolean {
  const isLead = ({ meanings, isCompanyNoun }: Part): boolean =>
    isCompanyNoun || meanings.some(({ field }) => field === 'industry' || peopleFields.has(field));
  const last = parts.slice(0, index).findLast(isLead);
  return last !== undefined && !last.meanings.some(({ field }) => peopleFields.has(field));
}

/** A word that means nothing, in the place of a verb: right after "that", or a participle right after a lead. */
function isVerb(line: Line, parts: readonly Part[], index: number): boolean {
  const part = parts[index] as Part;
  let before = part.from - 1;
  while (before >= 0 && adverbs.has(folded(line, before))) before -= 1;
  if (before > 0 && relatives.has(folded(line, before)) && !/^(?:der|die|das|dat)$/.test(folded(line, before))) return true;
  const previous = parts[index - 1];
  const isBehindLead = previous !== undefined && (previous.kind === 'filter' || previous.isCompanyNoun);
  return isBehindLead && /^[a-z]{3,}ing$/.test(folded(line, part.from)) && !line.tokens[part.from]?.isCapital;
}

/** Fields that say something of the lead itself wherever they stand. */
const ownFields: ReadonlySet<string> = new Set([
  'hiringIn',
  'openJobs',
  'newJobs',
  'hasEmail',
  'hasPhone',
  'verdict',
  'verdictAgeDays',
  'companyStatus',
  'own',
  'mailProvider',
]);

/** "Quieren vender en Perú": where they sell or expand to, and not where they are. */
const abroad =
  /^(?:vender|vendere|vendre|vend[eo]r|verkopen|verkaufen|sell|esportare|exporter|exportar|exporteren|export|expand|expandir|espandersi|expandirse)$/;

/** Whether the clause ends before this part. @param opened the token after the words that began it */
function endsBefore(line: Line, parts: readonly Part[], index: number, opened: number): boolean {
  const part = parts[index] as Part;
  if (part.kind !== 'filter' || part.from < opened) return false;
  const before = folded(line, part.from - 1);
  const isNext = parts.slice(0, index).every((each) => each.to <= opened || !isContent(each));
  if (part.exclude || part.meanings.some(({ field }) => ownFields.has(field))) return true;
  // "Experimenting with Klaviyo" is use of it; "experience with Klaviyo" is not.
  const isUnknownVerb = parts.some(({ kind, to }) => kind === 'unknown' && to === opened);
  const isNumber = line.tokens.slice(part.from, part.to).some(({ kind }) => kind === 'number');
  switch (part.meanings[0]?.field) {
    case 'size':
    case 'founded':
      return isNumber;
    case 'technology':
      return beforeTechnology.has(before) && (isUnknownVerb || (!isNext && !/^(?:with|mit|avec|con|com|met|in|en)$/.test(before)));
    case 'company':
      return !isNext;
    case 'city':
    case 'region':
    case 'country':
      return (
        (isPlaceBefore(line, part.from) && !abroad.test(folded(line, part.from - 2))) || (!isNext && parts[index - 1]?.kind !== 'filler')
      );
    case 'industry':
    case 'title':
    case 'seniority':
    case 'department':
      return /^(?:at|bei|chez|presso|bij)$/.test(before) || (!isNext && /^(?:in|im|dans|nel|nella)$/.test(before));
    default:
      return false;
  }
}

/** "In Berlin", "based in the UK" */
function isPlaceBefore(line: Line, at: number): boolean {
  const before = folded(line, at - 1);
  const isArticle = /^(?:the|der|die|den|dem|la|le|les|l|el|los|il|lo|i|gli|o|os|as|de|het)$/.test(before);
  return placePrepositions.has(isArticle ? folded(line, at - 2) : before);
}

/** @returns the index of the part after the mention; null if there is nothing after the words that begin it */
function endOf(line: Line, parts: readonly Part[], first: number, opened: number): number | null {
  let end = first + 1;
  for (let index = first + 1; index < parts.length; index += 1) {
    const part = parts[index] as Part;
    if (isContent(part)) {
      if (endsBefore(line, parts, index, opened)) break;
      end = index + 1;
      continue;
    }
    if (part.isWeak) {
      if (part.from >= opened && relatives.has(folded(line, part.from)) && !/^(?:der|die|das)$/.test(folded(line, part.from))) break;
      continue;
    }
    const word = folded(line, part.from);
    if (!alternatives.has(word) || part.to > part.from + 1) break;
    if (!continues(line, parts, index, first, opened)) break;
  }
  const head = parts[first] as Part;
  return end === first + 1 && head.kind === 'filler' ? null : end;
}

/** Whether what is after "and" or a comma belongs to the same list: "React, Node.js and Python". */
function continues(line: Line, parts: readonly Part[], joint: number, first: number, opened: number): boolean {
  const isComma = folded(line, (parts[joint] as Part).from) === ',';
  const next = parts.findIndex((part, index) => index > joint && isContent(part));
  const between = parts.slice(joint + 1, next === -1 ? parts.length : next);
  const last = parts.slice(first, joint).findLast(isContent);
  if (next === -1 || !last) return false;
  if (between.some((part) => alternatives.has(folded(line, part.from)) && folded(line, part.from) !== ','))
    return !isComma || isShort(parts, joint, next);
  if (between.length > (isComma ? 0 : 1)) return false;
  const part = parts[next] as Part;
  if (endsBefore(line, parts, next, opened)) return false;
  if (isComma) return isList(line, parts, next, groupOf(last)) && (part.kind === 'unknown' || groupOf(part) === groupOf(last));
  const isPlace = groupOf(part) === 'country';
  return !isPlace || groupOf(last) === 'country';
}

const isShort = (parts: readonly Part[], joint: number, next: number): boolean => parts.length > next && next - joint <= 2;

/** Whether the items after commas end with "and" and an item of the same kind. */
function isList(line: Line, parts: readonly Part[], from: number, group: string): boolean {
  for (let index = from; index < parts.length; index += 1) {
    const part = parts[index] as Part;
    if (isContent(part)) {
      if (part.kind === 'filter' && groupOf(part) !== group) return false;
      continue;
    }
    const word = folded(line, part.from);
    if (word === ',') continue;
    return alternatives.has(word);
  }
  return false;
}

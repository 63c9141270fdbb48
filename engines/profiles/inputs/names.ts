/**
 * A name with a company in one text, in either order and with any separator: "Ana Silva @ Acme", "Acme GmbH: Silva, Ana",
 * "Ana Silva – VP Sales – Acme | LinkedIn". If it isn't clear which is which, it says so.
 */
import {
  companyDomainOf,
  companyNameKey,
  hasLegalForm,
  isGivenName,
  looksLikeCompany,
  looksLikePerson,
  personNameKey,
} from '@leadlight/vocabulary/identity';
import { parsePlace } from '@leadlight/vocabulary/places';
import { foldText } from '@leadlight/vocabulary/text';
import { readTitle } from '@leadlight/vocabulary/titles';
import type { InputErrorCode } from './errors.ts';
import { isWholeName } from './keys.ts';

export type NameAndCompany =
  /** `company` or `domain` is not null. */
  | { readonly kind: 'both'; readonly name: string; readonly company: string | null; readonly domain: string | null }
  | { readonly kind: 'refused'; readonly code: InputErrorCode };

const refused = (code: InputErrorCode): NameAndCompany => ({ kind: 'refused', code });

/** Words between a person and the employer, in seven languages. */
const connector = /\s+(?:@|at|bei|beim|chez|presso|bij|works (?:at|for))\s+|\s+@\s*(?=\S)/i;
/** Words that are also part of names and titles, so that they count only behind a name. */
const looseConnector = /\s+(?:en|em|na|from|of|von|w)\s+/i;
/** "CEO of Acme", "Founder, Acme": whose titles name an employer next. */
const leadOf =
  /^(?:ceo|cto|cfo|coo|cmo|founder|co-?founder|owner|president|chair(?:man|woman)?|managing director|partner|gesch[äa]ftsf[üu]hrer(?:in)?|inhaber(?:in)?|g[ée]rante?|directeur|director|amministratore)\s+(?:of|von|der|de|di|bei|@|at)\s+/i;
/** Separators, the strongest first: a comma is also part of names and of places. */
const separators: readonly RegExp[] = [
  /\t+/,
  /\s*\|\s*/,
  /\s*;\s*/,
  /\s+[-–—]+\s+|\s*[–—]\s*/,
  /\s*[·•→>]\s*/,
  /\s+\/+\s+/,
  /:\s+/,
  /\s*[,、，]\s*/,
  /\s*\/\s*/,
];

export function readNameAndCompany(text: string): NameAndCompany {
  const plain = text
    .replaceAll(/[\u00a0\u2000-\u200b\u202f\ufeff]/g, ' ')
    // Only tabs separate cells.
    .replaceAll(/[^\S\t]+/g, ' ')
    .trim()
    // Bullets and numbers of lists; what LinkedIn and search engines write behind a profile's title.
    .replace(/^(?:[-*•·▪➜►]+|\(?\d{1,3}[.)]|#\d+)\s+/, '')
    .replace(/\s*[|·•–-]\s*(?:linkedin|xing)(?:\s*\S{0,12})?$/i, '')
    .replaceAll(/\b(?:name|company|firma|unternehmen|employer|entreprise|empresa|azienda|bedrijf)\s*[:=]\s*/gi, '')
    .replaceAll(/^["'“„«]+|["'”“»]+$/g, '')
    .trim();
  if (plain === '') return refused('empty');
  if (!/\p{L}/u.test(plain) || /:\/\/|linkedin\.|lnkd\./i.test(plain)) return refused('unreadable');
  const withoutBrackets = /^([^()]+)\(([^()]+)\)$/.exec(plain);
  if (withoutBrackets?.[1] !== undefined && withoutBrackets[2] !== undefined) {
    const inBrackets = withoutBrackets[2].trim();
    if (personNameKey(inBrackets) !== null && inBrackets.length > 3) return fromParts([withoutBrackets[1].trim(), inBrackets]);
  }
  const connected = connector.exec(plain);
  if (connected) {
    const answer = fromConnected(plain.slice(0, connected.index), plain.slice(connected.index + connected[0].length));
    if (answer !== null) return answer;
  }
  const loose = looseConnector.exec(plain);
  if (loose && looksLikePerson(plain.slice(0, loose.index)) && !/[,;|]/.test(plain.slice(0, loose.index))) {
    const employer = employerOf(plain.slice(loose.index + loose[0].length));
    if (employer !== null) return { kind: 'both', name: inOrder(plain.slice(0, loose.index)), ...employer };
  }
  for (const separator of separators) {
    const parts = plain
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts.length > 1)
      return fromParts(
        parts.map((part) => part.replace(leadOf, '')).flatMap((part) => (separator.source.includes(',') ? [part] : splitTitle(part))),
      );
  }
  return single(plain);
}

/** "VP Sales, Acme" in a part that another separator made: a title and a company. */
function splitTitle(part: string): string[] {
  const pieces = part.split(/\s*,\s*/);
  return pieces.length === 2 && pieces[0] !== undefined && isTitle(pieces[0]) ? pieces : [part];
}

/** "Ana Silva, VP Sales at Acme": what precedes the word is the person, with or without a title. */
function fromConnected(left: string, right: string): NameAndCompany | null {
  const [name = '', ...titles] = left.split(/\s*(?:[,|;]|\s[-–—]\s)\s*/).filter((part) => part !== '');
  const [, last = '', first = ''] = /^([^\s,]+),\s*([^,]+)$/.exec(left) ?? [];
  const person = titles.length === 1 && isGivenName(first) && !isGivenName(last) ? `${first} ${last}` : name;
  if (looksLikeCompany(person) || person.split(' ').length > 5) return null;
  const employer = employerOf(
    right
      .replace(/\s*[|;(].*$/, '')
      .replace(/,.*$/, (rest) => (hasLegalForm(rest) ? rest : ''))
      .trim(),
  );
  if (employer === null) return null;
  if (isTitle(person)) return refused('person_missing');
  if (!isWholeName(person)) return refused('name_incomplete');
  return { kind: 'both', name: person, ...employer };
}

/** A name, a title, a company, and what else a line about one person has; more is a table or a document. */
const mostParts = 30;

function fromParts(all: readonly string[]): NameAndCompany {
  const parts = joined(all);
  if (parts.length === 1) return single(parts[0] ?? '');
  if (parts.length > mostParts) return refused('unreadable');
  // "Anna Schmidt und Paul Berg"; a company may be called "Ernst & Young".
  const isPair = (part: string): boolean => {
    const [one = '', other = '', ...more] = part.split(/\s+(?:und|and|et|&|\+)\s+/i);
    return more.length === 0 && looksLikePerson(one) && looksLikePerson(other);
  };
  if (parts.some(isPair)) return refused('several_people');
  const people = parts.filter((part) => looksLikePerson(part) && !isTitle(part));
  if (people.length > 1) return refused('order_unclear');
  const [known] = people;
  const others = parts.filter((part) => part !== known);
  if (known !== undefined) return withEmployer(known, others);
  // A name that isn't among the common ones.
  const titled = others.filter((part) => !isTitle(part));
  const companies = titled.filter(isSurelyCompany);
  const rest = titled.filter((part) => !companies.includes(part));
  if (companies.length >= 1 && rest.length >= 1) {
    const [person = ''] = rest;
    if (!isWholeName(person)) return refused('name_incomplete');
    return isNameShaped(person)
      ? withEmployer(
          person,
          titled.filter((part) => part !== person),
        )
      : refused('order_unclear');
  }
  if (companies.length > 0) return refused(rest.length === 0 ? 'person_missing' : 'order_unclear');
  if (titled.length !== 2)
    return refused(titled.length < 2 ? (titled.length < others.length ? 'person_missing' : 'unreadable') : 'order_unclear');
  const [first = '', second = ''] = titled;
  // One word isn't a whole name, so the other part is.
  if (isNameShaped(first) && !second.includes(' ')) return withEmployer(first, [second]);
  if (isNameShaped(second) && !first.includes(' ')) return withEmployer(second, [first]);
  return refused(first.includes(' ') || second.includes(' ') ? 'order_unclear' : 'name_incomplete');
}

/** The employer among what is left beside the name: no titles, no places. */
function withEmployer(name: string, others: readonly string[]): NameAndCompany {
  const domain = others.map(domainIn).find((each) => each !== null) ?? null;
  const texts = others.filter((part) => domainIn(part) === null && !isTitle(part));
  const companies = texts.filter(isSurelyCompany);
  const unplaced =
    companies.length > 0 ? companies : texts.length > 1 ? texts.filter((part) => parsePlace(part).kind === 'unknown') : texts;
  if (unplaced.length > 1) return refused('order_unclear');
  const company = unplaced[0] ?? (texts.length === 1 ? (texts[0] ?? null) : null);
  if (company === null && domain === null) return refused('company_missing');
  return { kind: 'both', name: inOrder(name), company, domain };
}

/** "Silva, Ana" → "Ana Silva". */
function inOrder(name: string): string {
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(name.trim()) ?? [];
  return last !== undefined && first !== undefined && isGivenName(first) ? `${first} ${last}` : name.trim();
}

function single(text: string): NameAndCompany {
  if (domainIn(text) !== null) return refused('person_missing');
  if (looksLikePerson(text)) return refused('company_missing');
  if (looksLikeCompany(text)) return refused('person_missing');
  return refused(
    isNameShaped(text) && text !== text.toLowerCase()
      ? 'company_missing'
      : isGivenName(text) && !text.includes(' ')
        ? 'name_incomplete'
        : 'unreadable',
  );
}

/** Joins what a comma divided: "Silva, Ana", "Acme, Inc.", "Ana Silva, PhD". */
function joined(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (before === undefined) whole.push(part);
    // A title or degree adds nothing to a name.
    else if (personNameKey(part) === null) continue;
    else if (
      companyNameKey(`${before} ${part}`) === companyNameKey(before) &&
      companyNameKey(before) !== null &&
      foldText(part).length <= 30
    )
      whole[whole.length - 1] = `${before}, ${part}`;
    else if (
      !before.includes(' ') &&
      isGivenName(part) &&
      !isGivenName(before) &&
      part.split(' ').every(isGivenName) &&
      !looksLikeCompany(before) &&
      domainIn(before) === null
    )
      whole[whole.length - 1] = `${part} ${before}`;
    else whole.push(part);
  }
  return whole;
}

function employerOf(text: string): { company: string | null; domain: string | null } | null {
  const domain = domainIn(text);
  if (domain !== null) return { company: null, domain };
  return text === '' || !/[\p{L}\p{N}]/u.test(text) || text.split(' ').length > 8 ? null : { company: text, domain: null };
}

const domainIn = (text: string): string | null => (/^[^\s@]+\.[^\s@]{2,}$/.test(text) ? companyDomainOf(text) : null);

const isSurelyCompany = (text: string): boolean => looksLikeCompany(text) || domainIn(text) !== null;

/** Two to five words of letters, each with a capital in scripts that have them. */
function isNameShaped(text: string): boolean {
  if (!isWholeName(text) || looksLikeCompany(text) || isTitle(text)) return false;
  const words = text.split(' ');
  return (
    words.length <= 5 &&
    words.every((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word)) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length < words.length - 1 + Number(text === text.toLowerCase()) * 2
  );
}

/** "VP Sales", "Head of Marketing". A name is not a title, even "Ana Director". */
function isTitle(text: string): boolean {
  if (looksLikePerson(text)) return false;
  const { seniorities, department } = readTitle(text);
  if (seniorities.some((each) => each !== 'entry')) return true;
  // "Bank of America" and "FPT Software" name a department, too.
  return department !== null && department !== 'other' && (seniorities.length > 0 || !looksLikeCompany(text));
}

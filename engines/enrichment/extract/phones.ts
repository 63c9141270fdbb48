/** Phone numbers: linked, labeled, or in a form that only phone numbers have. */
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';
import { decodedUrl } from '../page/urls.ts';
import type { Whereabouts } from './address-cities.ts';
import type { AddressCandidate } from './address-candidate.ts';
import type { Evidence, Phone, PhoneKind } from './facts.ts';
import { isOfAuthority } from './authorities.ts';
import { ownOrganizations, textsOf } from './organizations.ts';
import { countryIn } from './places.ts';
import { faxLabel, kindOf, labelBefore, mobileLabel, voiceLabel, whatsappLabel } from './phone-labels.ts';
import { evidenceIn, evidenceOf, type Line, type Scope } from './scope.ts';

export interface PhoneCandidate {
  readonly value: Phone;
  readonly evidence: Evidence;
  readonly weight: number;
}

/** Digits with what people put between them. Bounded. "2019 - 85.000 km": a unit says that they are a quantity. "Telephone0844 800 1500": a style sheet sets the label apart. */
const digits =
  /(?<![\d@=_#$€£&/]|\d[.,:]|\/\/)(?:(?<!\p{L}(?=\d))|(?<=[Pp]hone|[Tt]el|[Ff]ax|[Mm]obile|[Tt]elefon|[Tt]eléfono|[Tt]éléphone|[Ee]nquiries|[Ss]ales|[Cc]all))(?:\+\s?|00\s?)?\(?\+?\d(?:[\s\u00a0()./–—‐‑·•-]{0,4}\d){5,28}\)?(?![\d@%]|[.,]\d|\s?[€$£%]|\s?(?:km|kg|kWh|cm|mm|m²|m2|miles|mi|hp|PS|CV|ccm|EUR|USD|CHF|GBP)(?!\p{L}))/gu;
/** "(413) 555-2000 (8:30 am": what is in the parentheses isn't part of the number. */
const opensAnother = /\s+\(\d{1,2}$/;
/** "1-800-FLOWERS", "(212) NEW-YORK". */
const vanity =
  /(?<![\p{L}\d])(?:\+?1[\s.-]?)?\(?(?:8(?:00|33|44|55|66|77|88)|[2-9]\d{2})\)?[\s.-]\s?(?=[\dA-Z.-]{0,9}[A-Z]{3})[A-Z\d]{2,9}(?:[.-][A-Z\d]{1,7}){0,2}(?![\p{L}\d])/gu;

/** Class names of elements whose only text is a number beside an icon. */
const phoneClass = /(?:^|[\s_-])(?:contact|phone|telephone|telefon\w*|tel|mobile|call)(?=$|[\s_-])/;

/** What numbers before which these words stand are, if not phones. */
const otherLabel =
  /(?:\bvat\b|ust\.?-?id|\bust|steuer|\btax|\biban|\bbic\b|konto|\bkto\b|account|\bblz|\bag[êe]ncia\b|\bcuenta\b|\bconto corrente|\bc\/c\b|rekening|\bcompte\b|\bbank ?giro|\bplus ?giro|hrb|hra\b|regist|\breg\.?\b|kvk|k\.v\.k|btw|siret|siren|\brcs\b|r\.c\.s|tva|\bcif\b|\bnif\b|\bnip\b|regon|krs|cnpj|\bcpf\b|\bcep\b|p\.?\s?iva|\biva\b|partita|c\.f\.|codice|rea\b|licen[cs]e|\blic\b|isbn|issn|order|invoice|\bid\b|\bno\.?\s*$|\bnr\.?\s*$|number of|\bpo box|p\.o\. box|postfach|zip|plz|version|\bcode\b|abn|acn|ico\b|ičo|dič|ein\b|duns|lei\b|naf|ape\b|capital|ref|che-|patent|nmls|dot #|mc #)\W{0,12}$/i;
/** "BE 0452.920.120": a tax number's country. */
const taxPrefix = /(?:^|[\s(])(?:AT|BE|BG|CHE|CZ|DE|DK|ES|FI|FR|GB|HU|IE|IT|LU|NL|PL|PT|RO|SE|SK)[\s.-]?$/;

/** A region where one trunk format is written without its prefix: the North American Numbering Plan. */
const american = /^(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.–-]{0,3}\d{3}[\s.–-]{1,3}\d{4}$/;
/** Eleven digits with a leading zero, in groups as the United Kingdom writes them: "01625 856 500", "020 7946 0000", "0845 519 7209" (Ofcom's ranges). */
const british =
  /^\(?(?:01\d{3}\)?\s\d{3}\s?\d{3}|01\d{2}\)?\s\d{3}\s\d{4}|02\d\)?\s\d{4}\s\d{4}|020\d\)?\s\d{3}\s\d{4}|08\d{2}\)?\s\d{3}\s\d{4}|0800\s\d{2}\s\d{2}\s\d{3}|07\d{3}\s\d{3}\s?\d{3})$/;
const nanpCountries: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'DO', 'JM', 'BS', 'BB', 'TT']);

export function findPhones(scope: Scope, where: Whereabouts, addresses: readonly AddressCandidate[]): PhoneCandidate[] {
  const countries = new Countries(scope, where, addresses);
  return [...fromItems(scope, countries), ...fromLinks(scope, countries), ...fromText(scope, countries)];
}

/** The countries to try for a number without a prefix, the likeliest first: of the nearest address or heading, the page, the site. */
class Countries {
  readonly #scope: Scope;
  readonly #ofSite: string | null;
  readonly #placed: readonly { readonly line: number; readonly country: string }[];

  constructor(scope: Scope, where: Whereabouts, addresses: readonly AddressCandidate[]) {
    this.#scope = scope;
    this.#ofSite = where.country;
    const stated = scope.lines.flatMap((line) => {
      const country = line.text.length < 30 && line.block.landmark !== 'nav' ? countryIn(line.text.replace(/[:,]$/, '')) : null;
      return country === null ? [] : [{ line: line.index, country }];
    });
    this.#placed = [
      ...addresses.flatMap(({ line, value }) => (line === null || value.country === null ? [] : [{ line, country: value.country }])),
      ...stated,
    ];
  }

  at(line: number | null): string[] {
    const near =
      line === null
        ? []
        : this.#placed
            .filter((each) => line - each.line < 10 && each.line - line < 6)
            .toSorted((a, b) => distance(a.line, line) - distance(b.line, line));
    const ofPage = this.#placed.map(({ country }) => country);
    const fallback = this.#ofSite === null && ofPage.length === 0 ? ofLanguage(this.#scope) : [];
    return [
      ...new Set([
        ...near.slice(0, 1).map(({ country }) => country),
        ...(this.#ofSite === null ? [] : [this.#ofSite]),
        ...ofPage.slice(0, 4),
        ...fallback,
      ]),
    ];
  }
}

/** What is above a number says more about it than what follows. */
const distance = (of: number, line: number): number => (of <= line ? line - of : (of - line) * 2);

/** Languages of one large country only. */
const languageCountries: Readonly<Record<string, string>> = {
  it: 'IT',
  pl: 'PL',
  nl: 'NL',
  'de-de': 'DE',
  'de-at': 'AT',
  'de-ch': 'CH',
  'fr-fr': 'FR',
  'fr-ca': 'CA',
  'en-us': 'US',
  'en-gb': 'GB',
  'en-ca': 'CA',
  'en-au': 'AU',
  'en-nz': 'NZ',
  'pt-br': 'BR',
  'pt-pt': 'PT',
  'es-es': 'ES',
  'es-mx': 'MX',
  'nl-nl': 'NL',
  'nl-be': 'BE',
  'it-it': 'IT',
  'pl-pl': 'PL',
  cs: 'CZ',
  da: 'DK',
  sv: 'SE',
  nb: 'NO',
  fi: 'FI',
  hu: 'HU',
};

function ofLanguage(scope: Scope): string[] {
  return scope.page.languages.flatMap((language) => languageCountries[language.replace('_', '-')] ?? []);
}

/** Without a declared language, by the most frequent words. */
function isEnglish(scope: Scope): boolean {
  const [declared] = scope.page.languages;
  return declared === undefined ? /\b(?:the|and|our)\b/.test(scope.text.slice(0, 20_000)) : declared.startsWith('en');
}

interface Parsed {
  readonly number: PhoneNumber;
  readonly isInternational: boolean;
}

/** @returns the number if it is valid in one of the countries */
function parse(text: string, countries: readonly string[]): Parsed | null {
  const plain = text
    .replaceAll(/[\u00a0‐‑–—·•]/g, ' ')
    .replace(/^\(\s*\+/, '+')
    .replace(/^\+\s?\+/, '+')
    .replaceAll(/\(0\)/g, '')
    .replace(/^00\s?(?=[1-9])/, '+')
    .trim();
  if (/^\(?\+/.test(plain)) {
    const number = parsePhoneNumberFromString(plain.replaceAll(/[()]/g, ' '));
    return number?.isValid() === true && !isMadeUp(number) ? { number, isInternational: true } : null;
  }
  for (const country of countries) {
    const number = parsePhoneNumberFromString(plain, country as CountryCode);
    if (number?.isValid() === true && !isMadeUp(number)) return { number, isInternational: false };
  }
  // "(506) 2221-4130", "1-800-…": the country's prefix without its plus sign.
  const bare = plain.replaceAll(/\D/g, '');
  for (const country of countries.length > 0 ? countries : []) {
    const number = parsePhoneNumberFromString(`+${bare}`);
    if (number?.isValid() === true && number.country === country && !isMadeUp(number)) return { number, isInternational: false };
  }
  return null;
}

/** "555-0123" is reserved for fiction; the others are what people type into a template. */
function isMadeUp({ number, nationalNumber }: PhoneNumber): boolean {
  if (/(\d)\1{6}|^(?:800){2}8000$/.test(nationalNumber) || /1234567|2345678|3456789|7654321|0123456/.test(nationalNumber)) return true;
  return number.startsWith('+1') && /^\d{3}5550[01]\d\d$/.test(nationalNumber);
}

function fromItems(scope: Scope, countries: Countries): PhoneCandidate[] {
  return ownOrganizations(scope).flatMap((item) => {
    const contacts = ['contactPoint', 'location', 'department', 'address'].flatMap((name) =>
      (item.properties.get(name) ?? []).flatMap((value) => (typeof value === 'string' ? [] : [value])),
    );
    return [item, ...contacts].flatMap((each) =>
      (['telephone', 'faxNumber'] as const).flatMap((name) =>
        textsOf(each, name).flatMap((text) => {
          const parsed = parse(text.replace(/^tel:/i, ''), countries.at(null));
          return parsed === null
            ? []
            : [candidate(parsed, text, name === 'faxNumber' ? 'fax' : null, evidenceOf(scope, item.source, text), 1)];
        }),
      ),
    );
  });
}

function fromLinks(scope: Scope, countries: Countries): PhoneCandidate[] {
  return scope.page.links.flatMap((link) => {
    if (scope.others.has(link.block) || link.isHidden) return [];
    const href = link.href.trim();
    const line = scope.linesOfBlock.get(link.block)?.[0] ?? null;
    const near = line?.index ?? null;
    if (/^(?:tel|callto):/i.test(href)) {
      const written = decodedUrl(href.replace(/^\w+:(?:\/\/)?/, ''));
      const parsed = parse(lettersToDigits(written), countries.at(near)) ?? parse(link.text, countries.at(near));
      if (parsed === null) return [];
      const label = line === null ? '' : labelBefore(scope, line, Math.max(0, line.text.indexOf(link.text)));
      const kind =
        faxLabel.test(label) || /\bfax\b/.test(link.hint)
          ? 'fax'
          : mobileLabel.test(label)
            ? 'mobile'
            : whatsappLabel.test(label)
              ? 'whatsapp'
              : null;
      return [
        candidate(
          parsed,
          /\d{4}/.test(link.text) ? link.text : written,
          kind,
          evidenceOf(scope, 'tel link', `${href} ${link.text}`.trim(), link.block),
          1,
        ),
      ];
    }
    const [, whatsapp] =
      /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?([\d\s-]{7,20})/i.exec(href) ??
      [];
    if (whatsapp === undefined) return [];
    const parsed = parse(`+${whatsapp}`, []);
    return parsed === null ? [] : [candidate(parsed, whatsapp, 'whatsapp', evidenceOf(scope, 'whatsapp link', href, link.block), 1)];
  });
}

function fromText(scope: Scope, countries: Countries): PhoneCandidate[] {
  return scope.lines.flatMap((line) => {
    if (scope.others.has(line.block.index) || !/[\d０-９]\D{0,4}[\d０-９]/.test(line.text)) return [];
    const found: PhoneCandidate[] = [];
    const text = halfWidth(line.text.slice(0, 4_000));
    for (const match of text.matchAll(digits))
      found.push(...readWritten(scope, line, match[0].replace(opensAnother, ''), match.index, countries));
    if (/[A-Z]{3}/.test(text)) {
      for (const match of text.matchAll(vanity)) {
        const parsed = parse(lettersToDigits(match[0]), [...countries.at(line.index).filter((each) => nanpCountries.has(each)), 'US']);
        const isTollFree = /^\(?(?:\+?1\W{0,2})?8(?:00|33|44|55|66|77|88)/.test(match[0]);
        const isWhole = /^\(?(?:\+?1\W{0,2})?[2-9]\d{2}\)?[.-]\s?(?:\d{3}[.-][A-Z]{4}|[A-Z]{7})$/.test(match[0]);
        if (parsed && (isTollFree || isWhole || voiceLabel.test(labelBefore(scope, line, match.index))))
          found.push(
            candidate(parsed, match[0], null, evidenceIn(scope, 'letters', line, match.index, match[0].length), weightOf(scope, line)),
          );
      }
    }
    return found;
  });
}

/** Japanese pages also write digits in the width of their letters: "０３−６４４７−８８１２". The length stays. */
const halfWidth = (text: string): string =>
  /[０-９]/.test(text)
    ? text
        .replaceAll(/[０-９]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xff10 + 48))
        .replaceAll(/[−－―ー](?=\d)/g, '-')
    : text;

/** The keys of the letters A to Z (ITU-T E.161). */
const keypad = '22233344455566677778889999';

function lettersToDigits(text: string): string {
  return text.toUpperCase().replaceAll(/[A-Z]/g, (letter) => keypad[(letter.codePointAt(0) ?? 65) - 65] ?? '');
}

function readWritten(scope: Scope, line: Line, written: string, offset: number, countries: Countries): PhoneCandidate[] {
  const tried = countries.at(line.index);
  const parts = splitNumbers(written);
  const whole = readOne(scope, line, written, offset, tried);
  if (whole) return [whole];
  // "080 - 4215 8800 / 01": the last digits of the next number.
  return parts.flatMap(({ text, start }) => readOne(scope, line, text, offset + start, tried) ?? []);
}

/** "089 1234-0 / 089 1234-99", "416-555-2000 416-555-2001" */
function splitNumbers(text: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  for (const match of text.matchAll(/(?:\+?\(?\d(?:[^/\s]|\s(?=[\d(-])|\/(?=\d)){0,40}?)(?=\s\/\s|\s?\+|\s{2}|\s[-–]\s(?=\+|0|\()|$)/g))
    if (match[0].length >= 6) parts.push({ text: match[0], start: match.index });
  return parts;
}

function readOne(scope: Scope, line: Line, written: string, offset: number, tried: readonly string[]): PhoneCandidate | null {
  const count = written.replaceAll(/\D/g, '').length;
  if (count < 7 || count > 15 || isDate(written)) return null;
  if (isOfAuthority(scope, line, offset)) return null;
  const label = labelBefore(scope, line, offset);
  const isCalledPhone = line.text === written.trim() && phoneClass.test(scope.page.containers[line.block.container]?.hint ?? '');
  if (isQuantity(written) && !isCalledPhone && !voiceLabel.test(label) && !faxLabel.test(label) && !mobileLabel.test(label)) return null;
  const following = line.text.slice(offset + written.length, offset + written.length + 24);
  if (otherLabel.test(label) || taxPrefix.test(label)) return null;
  const isLabeled = voiceLabel.test(label) || faxLabel.test(label) || mobileLabel.test(label) || whatsappLabel.test(label);
  const isAmerican = american.test(written.trim());
  const knownAmerican = tried.some((each) => nanpCountries.has(each));
  const isTollFree = /^\(?(?:\+?1\W{0,2})?8(?:00|33|44|55|66|77|88)\b/.test(written.trim());
  const more =
    isAmerican && (knownAmerican || tried.length === 0 || isLabeled || isTollFree)
      ? ['US']
      : tried.length === 0 && british.test(written.trim()) && isEnglish(scope)
        ? ['GB']
        : [];
  const parsed = parse(written, [...tried, ...more]);
  if (parsed === null) return null;
  const isForm =
    parsed.isInternational || (isAmerican && nanpCountries.has(parsed.number.country ?? 'US')) || isPhoneForm(written, line, parsed.number);
  if (!isLabeled && !isForm) return null;
  const kind = kindOf(label, following);
  return candidate(
    parsed,
    written.trim(),
    kind,
    evidenceIn(scope, isLabeled ? 'label' : 'form', line, offset, written.length),
    weightOf(scope, line),
  );
}

function isDate(text: string): boolean {
  const plain = text.trim();
  return (
    /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?:\D|$)/.test(plain) ||
    /^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}$/.test(plain) ||
    // "29.10.19 18": a date and an hour.
    /^[0-3]?\d[./][01]?\d[./]\d{2}(?:\s|$)/.test(plain) ||
    /^\d{1,2}[.]\d{2}\s?[-–]\s?\d{1,2}[.]\d{2}$/.test(plain)
  );
}

/** "213 456 710": also how thousands are written. */
function isQuantity(text: string): boolean {
  const plain = text.trim();
  return /^\d{1,3}(?:[.\s]\d{3})+$/.test(plain) && !/^0|^\(/.test(plain) && plain.length < 12;
}

/** Without a label or a prefix: a trunk zero or parentheses, in a line that is hardly more than the number. */
function isPhoneForm(written: string, line: Line, number: PhoneNumber): boolean {
  const groups = written
    .trim()
    .split(/[^\d]+/)
    .filter(Boolean).length;
  // "Zeitlos Uhren AG · Kramgasse 48 · 3011 Bern · 031 311 77 44": marks separate parts like lines.
  const at = line.text.indexOf(written.trim());
  const own = line.text.slice(
    Math.max(0, ...['·', '|', '•', '●', ' — ', ' – ', ' - '].map((mark) => line.text.lastIndexOf(mark, at))),
    at + written.length,
  );
  const isMostOfLine = own.length < written.length + 40;
  const hasTrunk = /^\(?0/.test(written.trim());
  const hasArea = /^\(\d{2,5}\)/.test(written.trim());
  if (number.country === 'IT' || hasTrunk || hasArea) return (groups >= 2 && isMostOfLine) || (hasArea && groups >= 3);
  // "1300 882 114": the services of Australia and New Zealand have no area.
  if ((number.country === 'AU' || number.country === 'NZ') && /^1[38]00\s\d{3}\s\d{3}$/.test(written.trim())) return true;
  return groups >= 3 && line.text.length < written.length + 12;
}

function candidate({ number }: Parsed, asWritten: string, kind: PhoneKind | null, evidence: Evidence, weight: number): PhoneCandidate {
  return {
    value: {
      e164: number.number,
      asWritten: asWritten.replaceAll(/\s+/g, ' ').trim(),
      kind: kind ?? (number.getType() === 'MOBILE' ? 'mobile' : 'voice'),
      country: number.country ?? null,
    },
    evidence,
    weight,
  };
}

function weightOf(scope: Scope, line: Line): number {
  if (line.block.landmark === 'footer' || line.block.landmark === 'header') return 1;
  return scope.kind === 'privacy' || scope.kind === 'terms' || scope.kind === 'customers' || scope.kind === 'news' ? 0.4 : 1;
}

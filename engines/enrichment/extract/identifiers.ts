/** Register numbers and tax numbers, by their labels and forms, with the country that issued them. Check digits decide where they exist. */
import type { Evidence, Identifier, IdentifierKind } from './facts.ts';
import type { Whereabouts } from './address-cities.ts';
import { evidenceIn, type Scope } from './scope.ts';

export interface IdentifierCandidate {
  readonly value: Identifier;
  readonly evidence: Evidence;
  readonly weight: number;
}

/** VAT numbers of the European Union and its neighbors (VIES, "VAT identification number structure"). */
const vatForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  SM: /^\d{5}$/,
};

interface Rule {
  readonly kind: IdentifierKind;
  readonly name: string;
  /** The country; null if the number starts with it or the page's country holds. */
  readonly country: string | null;
  /** The group `value` is the number, `authority` the register. */
  readonly pattern: RegExp;
  readonly isValid?: (digits: string) => boolean;
}

const rules: readonly Rule[] = [
  {
    kind: 'register',
    name: 'german register',
    country: 'DE',
    pattern:
      /(?:(?:amtsgericht|registergericht|ag|handelsregister|register court|court of registration|local court|district court|eingetragen beim|sitz)(?:\s*(?:of|in|des|:))?\s*:?\s*(?<authority>\p{Lu}[\p{L}.-]{2,25}(?: (?:am|an der|im|\(\p{L}+\)) ?\p{L}*)?)[^\d\n]{0,40}?)?\b(?<value>HR\s?[AB]\s?(?:-?(?:Nr|No)\.?:?\s?)?\d{1,6}(?:\s?[A-Z]{1,2}(?![\p{L}\d]))?)/giu,
  },
  {
    kind: 'register',
    name: 'swiss register',
    country: 'CH',
    pattern: /(?<![\p{L}\d])(?<value>CHE[-\s]?\d{3}[.\s]?\d{3}[.\s]?\d{3})(?!\d)/gu,
    isValid: isSwissUid,
  },
  {
    kind: 'register',
    name: 'austrian register',
    country: 'AT',
    pattern: /(?:firmenbuch(?:nummer|nr\.?)?|\bFN)\s*:?\s*(?:FN\s?)?(?<value>\d{5,6}\s?[a-z])(?!\p{L})/giu,
  },
  {
    kind: 'register',
    name: 'dutch register',
    country: 'NL',
    pattern:
      /(?:\bk\.?v\.?k\.?|kamer van koophandel|chamber of commerce)(?:[-\s]?(?:nummer|nr|number|no|utrecht|amsterdam|rotterdam)\.?)*\s*:?\s*(?<value>\d{8}|\d{2}[ .]\d{3}[ .]\d{3})(?!\d)/giu,
  },
  {
    kind: 'register',
    name: 'french register',
    country: 'FR',
    pattern: /\b(?:siret|siren)\b(?:\s*(?:n°|no\.?|num[ée]ro))?\s*:?\s*(?<value>\d{3}\s?\d{3}\s?\d{3}(?:\s?\d{5})?)(?!\d)/giu,
    isValid: isLuhn,
  },
  {
    kind: 'register',
    name: 'french register',
    country: 'FR',
    pattern: /\b(?:r\.?c\.?s\.?)\s*:?\s*(?:de\s)?(?<authority>\p{Lu}[\p{L}' -]{2,25}?)?\s*(?:[AB]\s)?(?<value>\d{3}\s\d{3}\s\d{3})(?!\d)/gu,
    isValid: isLuhn,
  },
  { kind: 'register', name: 'polish register', country: 'PL', pattern: /\bKRS\s*:?\s*(?<value>\d{10})(?!\d)/gi },
  {
    kind: 'tax',
    name: 'polish tax number',
    country: 'PL',
    pattern: /\bNIP\s*:?\s*(?:PL\s?)?(?<value>\d{3}[- ]?\d{3}[- ]?\d{2}[- ]?\d{2}|\d{3}[- ]?\d{2}[- ]?\d{2}[- ]?\d{3})(?!\d)/gi,
    isValid: isPolishNip,
  },
  { kind: 'register', name: 'polish statistical number', country: 'PL', pattern: /\bREGON\s*:?\s*(?<value>\d{9}(?:\d{5})?)(?!\d)/gi },
  {
    kind: 'register',
    name: 'czech register',
    country: 'CZ',
    pattern: /(?:\bI[ČC]O?|\bcompany (?:id|registration number)|\bID No\.?)\s*:?\s*(?<value>\d{8}|\d{3}\s\d{2}\s\d{3})(?!\d)/gi,
    isValid: isCzechIco,
  },
  {
    kind: 'register',
    name: 'brazilian register',
    country: 'BR',
    pattern: /(?<!\d)(?<value>\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})(?!\d)/g,
    isValid: isCnpj,
  },
  {
    kind: 'tax',
    name: 'italian tax number',
    country: 'IT',
    pattern:
      /(?:p(?:artita)?\.?\s?i\.?\s?v\.?\s?a\.?|cod(?:ice)?\.? fisc(?:ale)?\.?|c\.?\s?f\.?)(?:\s*(?:e|\/|-|n\.?)\s*(?:c\.?\s?f\.?|p\.?\s?iva|cod(?:ice)?\.? fisc(?:ale)?\.?))?\s*:?\s*(?:IT\s?)?(?<value>\d{11})(?!\d)/giu,
    isValid: isLuhn,
  },
  {
    kind: 'register',
    name: 'italian register',
    country: 'IT',
    pattern: /\bREA\b(?:\s*(?:n\.?|di|:))*\s*(?<value>(?:[A-Z]{2}\s?[-–]?\s?)?\d{5,7})(?!\d)/g,
  },
  {
    kind: 'tax',
    name: 'spanish tax number',
    country: 'ES',
    pattern: /\b(?:C\.?I\.?F\.?|N\.?I\.?F\.?)\s*:?\s*(?:ES)?(?<value>[A-HJNP-SUVW]-?\d{2}\.?\d{3}\.?\d{2}[\dA-J])(?![\p{L}\d])/giu,
  },
  {
    kind: 'tax',
    name: 'portuguese tax number',
    country: 'PT',
    pattern: /\b(?:NIPC|NIF|contribuinte(?: n[º.°o]*)?)\s*:?\s*(?:PT\s?)?(?<value>[5-9]\d{2}\s?\d{3}\s?\d{3})(?!\d)/gi,
  },
  {
    kind: 'company_number',
    name: 'british register',
    country: 'GB',
    pattern:
      /(?:(?:company|registration|registered)\s*(?:registration\s*)?(?:no\.?|number|#)|registered in (?:england(?: (?:and|&) wales)?|scotland|wales)(?:,?\s*(?:under )?(?:company )?(?:no\.?|number|with (?:company )?number))?)\s*:?\s*(?:is\s)?(?<value>(?:SC|NI|OC|SO)?\s?\d{6,8})(?!\d)/gi,
  },
  {
    kind: 'register',
    name: 'australian register',
    country: 'AU',
    pattern: /\bA\.?B\.?N\.?\s*:?\s*(?<value>\d{2}\s?\d{3}\s?\d{3}\s?\d{3})(?!\d)/gi,
  },
  {
    kind: 'register',
    name: 'belgian register',
    country: 'BE',
    pattern:
      /(?:ondernemingsnummer|num[ée]ro d'entreprise|\bKBO|\bBCE|\bRPR|\bRPM)[^\d\n]{0,20}(?<value>[01]?\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/giu,
  },
  { kind: 'lei', name: 'lei', country: null, pattern: /\bLEI(?:\s*(?:code|number))?\s*:?\s*(?<value>[A-Z\d]{18}\d{2})(?![A-Z\d])/gi },
  {
    kind: 'duns',
    name: 'duns',
    country: null,
    pattern: /\bD-?U-?N-?S®?(?:\s*(?:no\.?|number|nummer|nr\.?|#))*\s*:?\s*(?<value>\d{2}-?\d{3}-?\d{4})(?!\d)/gi,
  },
];

const vat =
  /(?<![\p{L}\d])(?<country>AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|SM)[\s.-]?(?<number>[A-Z\d][A-Z\d.\s-]{3,16}[A-Z\d])(?![\p{L}\d])/gu;
const vatLabel = /(?:vat|ust|umsatzsteuer|mwst|tva|btw|iva|tax|steuer|uid|nip|dph|dič|moms|alv|intracommunautaire|fiscal|nif|cif|cvr)/i;

export function findIdentifiers(scope: Scope, where: Whereabouts): IdentifierCandidate[] {
  return scope.lines.flatMap((line) => {
    if (scope.others.has(line.block.index) || !/\d{5}|\d[ .]\d{3}|\d{3}[ .-]\d/.test(line.text)) return [];
    const text = line.text.slice(0, 3_000);
    const weight =
      scope.kind === 'privacy' || scope.kind === 'terms' || scope.kind === 'customers' || scope.kind === 'news'
        ? line.block.landmark === 'footer'
          ? 1
          : 0.4
        : 1;
    const found: IdentifierCandidate[] = [];
    for (const { kind, name, country, pattern, isValid } of rules) {
      for (const match of text.matchAll(pattern)) {
        const value = match.groups?.['value'];
        if (value === undefined || (isValid && !isValid(value.replaceAll(/\D/g, '')))) continue;
        if (name === 'british register' && where.country !== null && where.country !== 'GB' && !/england|scotland|wales/i.test(match[0]))
          continue;
        if (name === 'czech register' && where.country === 'SK') continue;
        found.push({
          value: { kind, value: compact(value, kind), country, authority: match.groups?.['authority']?.trim() ?? null },
          evidence: evidenceIn(scope, name, line, match.index, match[0].length),
          weight,
        });
      }
    }
    for (const match of text.matchAll(vat)) {
      const prefix = match.groups?.['country'] ?? '';
      const digitsOnly = trimmedVat(prefix, match.groups?.['number'] ?? '');
      const above = scope.lines[line.index - 1]?.text ?? '';
      const isLabeled =
        vatLabel.test(text.slice(Math.max(0, match.index - 60), match.index)) ||
        (match.index < 3 && above.length < 80 && vatLabel.test(above));
      if (digitsOnly === null || !isLabeled) continue;
      found.push({
        value: { kind: 'vat', value: `${prefix}${digitsOnly}`, country: prefix === 'EL' ? 'GR' : prefix, authority: null },
        evidence: evidenceIn(scope, 'vat number', line, match.index, match[0].length),
        weight,
      });
    }
    return found;
  });
}

/** The longest start of the text that has the country's form: what follows may be the next word. */
function trimmedVat(country: string, text: string): string | null {
  const parts = text.split(/(?<=[\s.-])/);
  for (let length = parts.length; length > 0; length--) {
    const number = parts
      .slice(0, length)
      .join('')
      .replaceAll(/[\s.-]/g, '');
    if (vatForms[country]?.test(number)) return country === 'BE' && number.length === 9 ? `0${number}` : number;
  }
  return null;
}

function compact(value: string, kind: IdentifierKind): string {
  const plain = value.toUpperCase().replaceAll(/\s+/g, ' ').trim();
  const [, court, number, suffix = ''] = /^HR\s?([AB])\s?(?:-?(?:NR|NO)\.?:?\s?)?(\d+)\s?([A-Z]*)$/.exec(plain) ?? [];
  if (court !== undefined) return `HR${court} ${number}${suffix === '' ? '' : ` ${suffix}`}`;
  if (plain.startsWith('CHE')) return plain.replace(/^CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})$/, 'CHE-$1.$2.$3');
  return kind === 'register' && plain.includes('/') ? plain : plain.replaceAll(/[\s.-]/g, '');
}

/** ISO/IEC 7812-1, annex B: SIREN, SIRET and the Italian number. La Poste's SIRETs are the exception, and aren't read. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** Modulo 11 with weights 6,5,7,2,3,4,5,6,7 (Polish Ministry of Finance). */
function isPolishNip(digits: string): boolean {
  return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
}

/** Modulo 11 (Czech Statistical Office). */
function isCzechIco(digits: string): boolean {
  return (11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits[7]);
}

/** Modulo 11 (eCH-0097, UID). */
function isSwissUid(digits: string): boolean {
  return (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(digits[8]);
}

/** Modulo 11, twice (Receita Federal). */
function isCnpj(digits: string): boolean {
  const check = (length: number): number => {
    const weights = Array.from({ length }, (_, index) => ((length - 1 - index) % 8) + 2);
    const rest = weighted(digits, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return check(12) === Number(digits[12]) && check(13) === Number(digits[13]);
}

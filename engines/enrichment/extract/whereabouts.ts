/** Which country a site's company is most likely in, by evidence that needs no country itself. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Whereabouts } from './address-cities.ts';
import { findAddresses } from './addresses.ts';
import { structuredAddresses } from './organizations.ts';
import { countryIn } from './places.ts';
import { decodedUrl } from '../page/urls.ts';
import type { Scope } from './scope.ts';

/** Country domains that are sold as words. */
const genericDomains: ReadonlySet<string> = new Set(
  'ai io co me tv cc fm gg ly to ws vc sh ac la so gl ms st nu tk ml cf ga gq im is id pw su eu bz ag sc vg in'.split(' '),
);

const languageCountries: Readonly<Record<string, string>> = {
  it: 'IT',
  pl: 'PL',
  nl: 'NL',
  de: 'DE',
  fr: 'FR',
  cs: 'CZ',
  da: 'DK',
  sv: 'SE',
  nb: 'NO',
  no: 'NO',
  fi: 'FI',
  hu: 'HU',
  ja: 'JP',
  sk: 'SK',
  ro: 'RO',
  el: 'GR',
  id: 'ID',
  tr: 'TR',
};

export function whereaboutsOf(scopes: readonly Scope[]): Whereabouts {
  const votes = new Map<string, number>();
  const vote = (country: string | null | undefined, weight: number): void => {
    if (country) votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  const [, ending = ''] = /\.([a-z]{2})$/.exec(scopes[0]?.domain ?? '') ?? [];
  // "acme.in" may be anywhere; "acme.co.in" is Indian.
  const isSecondLevel = /\.(?:com?|net?|org?|gov|ac|edu)\.[a-z]{2}$/.test(scopes[0]?.domain ?? '');
  if (ending !== '' && (isSecondLevel || !genericDomains.has(ending))) vote(ending === 'uk' ? 'GB' : ending.toUpperCase(), 4);
  const seen = new Set<string>();
  for (const scope of scopes) {
    for (const { value } of structuredAddresses(scope)) vote(value.country, 2);
    for (const { value, weight } of findAddresses(scope, { country: null }, false)) {
      const key = `${value.postalCode} ${value.city}`;
      // The address in the footer of each page is one vote.
      if (!seen.has(key)) vote(value.country, 3 * weight);
      seen.add(key);
    }
    for (const country of internationalNumbers(scope)) {
      if (!seen.has(`${country} phone`)) vote(country, 2);
      seen.add(`${country} phone`);
    }
    for (const country of statedCountries(scope)) {
      if (!seen.has(`${country} stated`)) vote(country, 1.5);
      seen.add(`${country} stated`);
    }
    for (const country of streetCountries(scope)) {
      if (!seen.has(`${country} street`)) vote(country, 1.5);
      seen.add(`${country} street`);
    }
    for (const declared of scope.page.languages.slice(0, 1)) {
      const [language = '', region = ''] = declared.split(/[-_]/);
      // "en-US" is what templates come with.
      if (/^[a-z]{2}$/.test(region) && declared !== 'en-us') vote(region.toUpperCase(), 1.5 / scopes.length);
      else vote(languageCountries[language], 1 / scopes.length);
    }
  }
  const [first, second] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return { country: first && (second === undefined || first[1] > second[1]) ? first[0] : null };
}

/** Words of streets that one country writes so, before or after a name and with a number. */
const ownStreets: readonly (readonly [RegExp, string])[] = [
  [/^(?:Jl|JL|Jln)\.?\s\p{Lu}/u, 'ID'],
  [/^ul\.\s\p{Lu}.*\s\d/u, 'PL'],
  [/\s(?:utca|útja|körút)\s\d/u, 'HU'],
  [/\s(?:Cad|Cd|Sok|Sk|Caddesi|Sokak)\.?,?\s(?:No\s?[:.]|\d)/u, 'TR'],
  [/\s(?:náměstí|nám\.|třída)\s\d/u, 'CZ'],
  [/\p{L}(?:straat|gracht|plein)\s\d{1,4}\s?[a-z]?$/u, 'NL'],
  [/\p{L}(?:gatan|vägen)\s\d/u, 'SE'],
  [/\p{L}(?:katu|tie)\s\d/u, 'FI'],
  // The distance to the corner behind a dash: "Cra 7 # 71-21".
  [
    /^(?:Cra|Carrera|Calle|Cll?|Kra|Diagonal|Transversal|Av(?:enida)?)\.?\s\d{1,3}\s?[A-Z]?\s?(?:#|No\.?)\s?\d{1,3}\s?[A-Z]?\s?[-–]\s?\d/u,
    'CO',
  ],
];

function streetCountries(scope: Scope): string[] {
  return scope.lines.flatMap(({ text, block }) =>
    text.length > 80 || !/\d/.test(text) || scope.others.has(block.index)
      ? []
      : ownStreets.flatMap(([pattern, country]) => (pattern.test(text) ? country : [])),
  );
}

function internationalNumbers(scope: Scope): string[] {
  const links = scope.page.links.flatMap(({ href }) =>
    /^(?:tel:|https:\/\/wa\.me\/)/i.test(href) ? [decodedUrl(href.replace(/^https:\/\/wa\.me\//i, '+').replace(/^tel:/i, ''))] : [],
  );
  const written = scope.lines.flatMap(({ text, block }) =>
    text.length < 300 && text.includes('+') && !scope.others.has(block.index) ? (text.match(/\+\d[\d\s()./-]{7,20}\d/g) ?? []) : [],
  );
  return [...links, ...written]
    .slice(0, 20)
    .flatMap((text) => (text.startsWith('+') ? (parsePhoneNumberFromString(text.replaceAll('(0)', ''))?.country ?? []) : []));
}

/** A country's name at the end of a short line. */
function statedCountries(scope: Scope): string[] {
  if (scope.kind !== 'contact' && scope.kind !== 'imprint' && scope.kind !== 'home' && scope.kind !== 'about' && scope.kind !== 'other')
    return [];
  return scope.lines.flatMap(({ text, block }) => {
    if (text.length > 100 || block.landmark === 'nav' || scope.others.has(block.index)) return [];
    const last =
      text
        .split(/[,|•·]|\s[-–]\s/)
        .at(-1)
        ?.trim() ?? '';
    return last.length > 3 ? (countryIn(last.replace(/\.$/, '')) ?? []) : [];
  });
}

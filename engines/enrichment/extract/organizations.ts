/** The organization that structured data describes, and the properties that it has. */
import type { Item } from '../page/page.ts';
import { urlParts } from '../page/urls.ts';
import type { AddressCandidate } from './address-candidate.ts';
import { countryIn } from './places.ts';
import { parseCountry } from '@leadlight/vocabulary/places';
import { evidenceOf, isOwnHost, type Scope } from './scope.ts';

/** schema.org's types of organizations, by how their names end; the several hundred kinds of local businesses have no common ending. */
const organization =
  /(?:Organization|Corporation|Business|Company|Store|Shop|Restaurant|Agency|Agent|Service|Dentist|Physician|Attorney|Notary|Hotel|Motel|Resort|Clinic|Hospital|School|University|Dealer|Repair|Contractor|Electrician|Plumber|Locksmith|Club|Gym|Salon|Cafe|Bar|Bakery|Brewery|Winery|Pub|Church|Museum|Library|Airline|NGO|Consortium|Airport|Casino|Spa|Office|Bank|CreditUnion|Pharmacy|Optician|VeterinaryCare|Project|FoodEstablishment|LodgingBusiness|Card)$/;

function isOrganization(item: Item): boolean {
  return item.types.some((type) => organization.test(type));
}

/**
 * Items that describe the site's owner: organizations that are not the publisher of a review, the seller of an offer or a customer.
 * @returns the items at the top of the page and those that a web site or page names as its own
 */
export function ownOrganizations(scope: Scope): Item[] {
  const found: Item[] = [];
  const byId = new Map<string, Item>();
  for (const item of scope.page.items) if (item.id !== null && isOrganization(item)) byId.set(item.id, item);
  const add = (item: Item): void => {
    const full = item.id !== null && item.properties.size < 2 ? (byId.get(item.id) ?? item) : item;
    if (!found.includes(full) && isOrganization(full) && !isElsewhere(full, scope)) found.push(full);
  };
  for (const item of scope.page.items) {
    if (isOrganization(item)) add(item);
    else if (/^(?:WebSite|WebPage|AboutPage|ContactPage|CollectionPage|ItemPage)$/.test(item.types[0] ?? ''))
      for (const name of ['publisher', 'about', 'mainEntity', 'copyrightHolder'])
        for (const value of item.properties.get(name) ?? []) if (typeof value !== 'string') add(value);
  }
  return found;
}

/** Whether its own address is on another site. */
function isElsewhere(item: Item, scope: Scope): boolean {
  if (scope.domain === null) return false;
  const hosts = (item.properties.get('url') ?? []).flatMap((url) => (typeof url === 'string' ? (urlParts(url)?.host ?? []) : []));
  return hosts.length > 0 && !hosts.some((host) => isOwnHost(host, scope.domain));
}

export function textOf(item: Item, name: string): string | null {
  for (const value of item.properties.get(name) ?? []) {
    const text = typeof value === 'string' ? value : textOf(value, 'name');
    if (text !== null && text.trim() !== '')
      return text
        .replaceAll(/<[^>]{0,200}>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' ')
        .trim();
  }
  return null;
}

export function textsOf(item: Item, name: string): string[] {
  return (item.properties.get(name) ?? [])
    .flatMap((value) => (typeof value === 'string' ? [value.replaceAll(/\s+/g, ' ').trim()] : []))
    .filter((text) => text !== '');
}

export function structuredAddresses(scope: Scope): AddressCandidate[] {
  const items = [...ownOrganizations(scope)];
  for (const item of items.slice())
    for (const name of ['location', 'department', 'subOrganization', 'contactPoint'])
      for (const value of item.properties.get(name) ?? []) if (typeof value !== 'string') items.push(value);
  for (const item of scope.page.items) if (item.types.includes('PostalAddress') || item.types.includes('Place')) items.push(item);
  return items.flatMap((item) => {
    const addresses = item.types.includes('PostalAddress') ? [item] : (item.properties.get('address') ?? []);
    return addresses.flatMap((address): AddressCandidate[] => {
      if (typeof address === 'string') return [];
      const read = readPostalAddress(address);
      return read === null
        ? []
        : [
            {
              value: read,
              evidence: evidenceOf(
                scope,
                item.source,
                [read.street, read.postalCode, read.city, read.region, read.country].filter(Boolean).join(', '),
              ),
              weight: 1,
              line: null,
              start: 0,
            },
          ];
    });
  });
}

/** Values that templates leave in. */
const placeholder = /^(?:-|n\/?a|null|undefined|none|street|city|your .*|address|123 (?:main|example) st\w*|example.*|\[.*\]|\{.*\})$/i;

function readPostalAddress(item: Item): AddressCandidate['value'] | null {
  const text = (name: string): string | null => {
    const value = textOf(item, name);
    return value === null || placeholder.test(value) ? null : value.replace(/[,\s]+$/, '');
  };
  const written =
    [text('streetAddress'), text('extendedAddress')].filter((each) => each !== null).join(', ') || text('postOfficeBoxNumber');
  const statedCode = text('postalCode')?.replace(/^[A-Z]{1,3}-(?=\d)/, '') ?? null;
  // "41 Kent St, NSW 2000" as the street of an address without a postal code.
  const [behindStreet, state, code] = statedCode === null ? (/,\s(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\s(\d{4})$/.exec(written ?? '') ?? []) : [];
  const street = behindStreet === undefined ? written : (written?.slice(0, -behindStreet.length) ?? null);
  const postalCode = statedCode ?? code ?? null;
  // "Weßling, Germany"
  const [, locality, behind] = /^([^,]{2,60}),\s?([^,]{3,40})$/.exec(text('addressLocality') ?? '') ?? [];
  const isCountryBehind = behind !== undefined && countryIn(behind) !== null;
  const city = isCountryBehind && locality !== undefined ? locality : text('addressLocality');
  const country = text('addressCountry') ?? (isCountryBehind ? behind : null);
  if ((street === null || street === '') && city === null) return null;
  if (city === null && postalCode === null) return null;
  return {
    street: street === '' ? null : street,
    postalCode,
    city,
    region: text('addressRegion') ?? state ?? null,
    country: country === null ? null : (parseCountry(country) ?? countryIn(country)),
  };
}

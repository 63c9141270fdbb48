/** Overture Maps places (https://docs.overturemaps.org/schema/reference/places/place/): rows as a reader of Parquet gives them. */
import { domainOf, linkedinKey } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { parseIndustry } from '@leadlight/vocabulary/industries';
import { parseCountry } from '@leadlight/vocabulary/places';
import { listOf, objectOf, textOf } from '../careers/json.ts';
import { Facts, identifier, itemOf, locationOf, recordOf, registers, type Register, type RegisterItem } from './register.ts';

/** Below this, Overture doubts that the place exists. */
const leastConfidence = 0.5;

export interface RowReader {
  readonly register: Register;
  /** @param number of the row in the file, from 1 */
  read(row: unknown, number: number): RegisterItem;
}

export const overtureReader = (): RowReader => ({ register: registers.overture, read: (row, number) => itemOf(number, readPlace(row)) });

function readPlace(row: unknown): Parameters<typeof itemOf>[1] {
  const place = objectOf(row);
  const [id, name] = [textOf(place?.['id']), textOf(objectOf(place?.['names'])?.['primary'])];
  if (!place || id === null || name === null) return { refused: 'no id or name' };
  const confidence = Number(place['confidence'] ?? 1);
  if (confidence < leastConfidence) return { skipped: `confidence below ${leastConfidence}` };
  const facts = new Facts();
  facts.add('name', name, 'names.primary');
  const websites = textsOf(place['websites']);
  const [website] = websites;
  const domain = websites.flatMap((url) => ownDomain(url, name) ?? [])[0] ?? null;
  const brand = textOf(objectOf(place['brand'])?.['wikidata']);
  // A page in a directory or a shop's page says nothing about whose the domain is.
  facts.add('website', domain === null ? null : website, 'websites');
  facts.add('domain', domain, 'websites', website);
  const linkedin = textsOf(place['socials'])
    .map((url) => ({ url, key: linkedinKey(url) }))
    .find(({ key }) => key !== null && /^(?:company|school|showcase)/.test(key));
  facts.add('linkedin', linkedin?.key, 'socials', linkedin?.url);
  // A branch of a chain has a phone and an address of its own, which are not the company's.
  if (brand === null) for (const phone of textsOf(place['phones'])) facts.add('phone', phone, 'phones');
  if (domain === null && linkedin === undefined && textsOf(place['phones']).length === 0)
    return { skipped: 'no website, profile or phone of its own' };
  for (const email of textsOf(place['emails'])) facts.add('email', email, 'emails');
  const category = textOf(objectOf(place['categories'])?.['primary']) ?? textOf(place['basic_category']);
  facts.add('industry', category === null ? null : parseIndustry(category.replaceAll('_', ' ')), 'categories.primary', category);
  const operating = textOf(place['operating_status']);
  facts.addStatus(
    operating === 'open'
      ? 'active'
      : operating === 'permanently_closed'
        ? 'closed'
        : operating === 'temporarily_closed'
          ? 'inactive'
          : null,
    'operating_status',
    operating ?? '',
  );
  const locations = (brand === null ? listOf(place['addresses']) : []).flatMap((entry) => {
    const address = objectOf(entry);
    const region = textOf(address?.['region'])?.replace(/^[A-Z]{2}-/, '') ?? null;
    const location = locationOf('site', {
      street: textOf(address?.['freeform']),
      postalCode: textOf(address?.['postcode']),
      city: textOf(address?.['locality']),
      region,
      country: parseCountry(textOf(address?.['country']) ?? ''),
    });
    return location ? [location] : [];
  });
  // The brand identifies a chain, not this place: its item is not an identifier of the record.
  if (brand !== null) facts.add('otherName', textOf(objectOf(objectOf(place['brand'])?.['names'])?.['primary']), 'brand.names.primary');
  return {
    record: recordOf('overture', {
      identifiers: [identifier('overture', id)],
      name,
      domain,
      linkedin: linkedin?.key ?? null,
      facts: facts.list,
      locations,
    }),
  };
}

/**
 * The domain of a website that is the place's own: its start page, or a page of a site named like the place. A page deep in another site may be one of a
 * directory or a marketplace, which no list knows completely.
 */
function ownDomain(url: string, name: string): string | null {
  const domain = domainOf(url);
  if (domain === null) return null;
  const [, path = ''] = /^(?:[a-z]+:\/\/)?[^/?#]+([^?#]*)/i.exec(url.trim()) ?? [];
  // "/", "/en", "/de-at/", "/index.html"
  if (/^\/?(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default)(?:\.\w{2,5})?\/?)?$/i.test(path)) return domain;
  const compact = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [label, named] = [compact(domain.slice(0, domain.indexOf('.'))), compact(name)];
  return label.length > 2 && (named.startsWith(label) || (named.length > 3 && label.startsWith(named))) ? domain : null;
}

/** Lists in Parquet come as lists of texts or of objects with one. */
const textsOf = (value: unknown): string[] => listOf(value).flatMap((each) => textOf(each) ?? textOf(objectOf(each)?.['element']) ?? []);

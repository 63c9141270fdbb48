/** What the extractors read from saved sites and annotated pages, compared with hand-made labels. */
import { type Answer, extractSite, readPage, type SiteFacts, type SitePage } from '@leadlight/enrichment';
import { companyNameKey, foldText, personNameKey, readTitle } from '@leadlight/vocabulary';
import { type AnnotatedPage, type Annotation, type Half, readAnnotated, readSites, type SavedPage, type SavedSite } from './saved-sites.ts';
import { readMadeSites } from './made-sites.ts';
import { FieldScore, heading } from './score.ts';

/** @returns a report in Markdown */
export function measureExtract(data: string, half: Half, withMistakes: boolean): string {
  const sites = readSites(data, half);
  const annotated = readAnnotated(data, half);
  const siteFields = sites.length === 0 ? [] : scoreSites(sites, 'sites');
  const pageFields = annotated.length === 0 ? [] : scoreAnnotated(annotated);
  return [
    `## Extraction, ${half}: ${sites.length} sites, ${annotated.length} annotated pages`,
    '',
    ...heading,
    ...[...siteFields, ...pageFields].map((field) => field.row()),
    '',
    ...timesOf(sites),
    // Mistakes are listed in the development half only: the other one stays unseen.
    ...(withMistakes && half === 'development' ? [...siteFields, ...pageFields].flatMap(({ mistakes }) => mistakes) : []),
  ].join('\n');
}

/** The sites that we made, in the repository, or those of `folder`. @returns a report in Markdown */
export function measureMade(half: Half, withMistakes: boolean, folder?: string): string {
  const sites = readMadeSites(half, folder);
  const fields = scoreSites(sites, 'made sites');
  const pages = sites.reduce((total, site) => total + site.pages.length, 0);
  return [
    `## Extraction, made sites, ${half}: ${sites.length} sites, ${pages} pages`,
    '',
    ...heading,
    ...fields.map((field) => field.row()),
    '',
    // Ours are listed in the development half only; sites of another folder have no half that stays unseen.
    ...(withMistakes && (half === 'development' || folder !== undefined) ? fields.flatMap(({ mistakes }) => mistakes) : []),
  ].join('\n');
}

const pagesOf = (pages: readonly SavedPage[]): SitePage[] => pages.map(({ html, url, name }) => ({ page: readPage(html, url), name }));

function valuesOf<Value>(answer: Answer<Value>, field: FieldScore): Value[] {
  if (answer.kind === 'found') return answer.values.map(({ value }) => value);
  field[answer.kind] += 1;
  return [];
}

type Address = { street: string | null; postalCode: string | null; city: string | null };
type Named = { name: string; title: string | null };

function scoreSites(sites: readonly SavedSite[], set: string): FieldScore[] {
  const name = new FieldScore(`${set}: name`);
  const legal = new FieldScore(`${set}: legal name`);
  const emails = new FieldScore(`${set}: emails`);
  const phones = new FieldScore(`${set}: phones`);
  const kinds = new FieldScore(`${set}: fax or not`);
  const addresses = new FieldScore(`${set}: addresses`);
  const countries = new FieldScore(`${set}: country of address`);
  const socials = new FieldScore(`${set}: social profiles`);
  const people = new FieldScore(`${set}: people with title`);
  const titles = new FieldScore(`${set}: title of person`);
  for (const { domain, truth, pages } of sites) {
    const { facts } = extractSite(pagesOf(pages), domain);
    const brands = [truth.names.brand, truth.names.legal].filter((each) => each !== null);
    name.add(
      domain,
      {
        answers: valuesOf(facts.brandName, name),
        labels: brands.slice(0, 1),
        isMatch: (answer) => brands.some((each) => nameKey(each) === nameKey(answer)),
      },
      String,
    );
    legal.add(
      domain,
      {
        answers: valuesOf(facts.legalName, legal),
        labels: truth.names.legal === null ? [] : [truth.names.legal],
        isMatch: (answer, label) => foldText(answer).replaceAll(' ', '') === foldText(label).replaceAll(' ', ''),
      },
      String,
    );
    emails.add(
      domain,
      {
        answers: valuesOf(facts.emails, emails).map(({ address }) => address),
        labels: truth.emails.map(({ value }) => value.toLowerCase()),
        isMatch: (a, b) => a === b,
      },
      String,
    );
    const found = valuesOf(facts.phones, phones);
    phones.add(
      domain,
      {
        answers: found.map(({ e164, asWritten }) => e164 ?? asWritten),
        labels: truth.phones.map(({ e164 }) => e164),
        isMatch: (a, b) => a === b,
      },
      String,
    );
    const faxOf = (each: { e164: string | null; kind: string }): string => `${each.e164} ${each.kind === 'fax' ? 'fax' : 'phone'}`;
    const known = found.filter(({ e164 }) => truth.phones.some((label) => label.e164 === e164));
    kinds.add(
      domain,
      {
        answers: known.map(faxOf),
        labels: truth.phones.filter(({ e164 }) => known.some((each) => each.e164 === e164)).map(faxOf),
        isMatch: (a, b) => a === b,
      },
      String,
    );
    const places = valuesOf(facts.addresses, addresses);
    addresses.add<Address, Address>(domain, { answers: places, labels: truth.addresses, isMatch: isSameAddress }, shownAddress);
    const placed = truth.addresses.filter((label) => places.some((answer) => isSameAddress(answer, label)));
    countries.add(
      domain,
      {
        answers: places
          .filter((answer) => placed.some((label) => isSameAddress(answer, label)))
          .map(({ country, city }) => `${country} ${city}`),
        labels: placed.map(({ country, city }) => `${country} ${city}`),
        isMatch: (a, b) => a.slice(0, 2) === b.slice(0, 2),
      },
      String,
    );
    socials.add(
      domain,
      {
        answers: valuesOf(facts.socials, socials).map(({ url }) => url),
        labels: Object.values(truth.socials),
        isMatch: (a, b) => socialKey(a) === socialKey(b),
      },
      String,
    );
    const persons = valuesOf(facts.people, people).filter(
      (each) => !truth.peopleOptional?.some((optional) => isSamePerson(each.name, optional)),
    );
    people.add<Named, Named>(
      domain,
      { answers: persons, labels: truth.people, isMatch: (a, b) => isSamePerson(a.name, b.name) },
      shownPerson,
    );
    const titled = truth.people.filter(
      ({ title, name: person }) => title !== null && persons.some((each) => isSamePerson(each.name, person)),
    );
    titles.add<Named, Named>(
      domain,
      {
        answers: persons.filter((each) => titled.some((label) => isSamePerson(each.name, label.name))),
        labels: titled,
        isMatch: (a, b) => isSamePerson(a.name, b.name) && isSameTitle(a.title, b.title),
      },
      shownPerson,
    );
  }
  return [name, legal, emails, phones, kinds, addresses, countries, socials, people, titles];
}

function scoreAnnotated(pages: readonly AnnotatedPage[]): FieldScore[] {
  const name = new FieldScore('annotated: name');
  const nameAlone = new FieldScore('annotated: name, without the page’s address');
  const emails = new FieldScore('annotated: emails (recall only)');
  const phones = new FieldScore('annotated: phones');
  const fax = new FieldScore('annotated: fax (recall) and phones called fax (precision)');
  const addresses = new FieldScore('annotated: addresses');
  const people = new FieldScore('annotated: people with title (recall only)');
  const titles = new FieldScore('annotated: title of person');
  for (const page of pages) {
    const { facts } = extractSite(pagesOf([page]), page.domain);
    const site = page.domain ?? page.name;
    const texts = (...kinds: string[]): string[] => page.annotations.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
    scoreName(name, site, facts, texts('ORG'));
    scoreName(nameAlone, site, extractSite(pagesOf([withoutAddress(page)]), null).facts, texts('ORG'));
    const labels = [...new Set(texts('EMAIL').flatMap(emailIn))];
    const addressesFound = valuesOf(facts.emails, emails).map(({ address }) => address);
    emails.add(site, { answers: addressesFound.filter((each) => labels.includes(each)), labels, isMatch: (a, b) => a === b }, String);
    const found = valuesOf(facts.phones, phones);
    const digits = (kinds: string[]): string[] => [
      ...new Set(
        texts(...kinds)
          .map(digitsOf)
          .filter((each) => each.length >= 7),
      ),
    ];
    phones.add(site, { answers: found.map(({ e164 }) => e164 ?? ''), labels: digits(['TEL', 'FAX']), isMatch: isSameNumber }, String);
    const onlyFax = digits(['FAX']).filter((each) => !digits(['TEL']).some((other) => isSameNumber(other, each)));
    fax.add(
      site,
      { answers: found.filter(({ kind }) => kind === 'fax').map(({ e164 }) => e164 ?? ''), labels: onlyFax, isMatch: isSameNumber },
      String,
    );
    addresses.add<Address, Address>(
      site,
      { answers: valuesOf(facts.addresses, addresses), labels: addressesIn(page.annotations), isMatch: isSameAnnotated },
      shownAddress,
    );
    const named = peopleIn(page.annotations);
    const persons = valuesOf(facts.people, people).filter((each) => named.some((label) => isSamePerson(each.name, label.name)));
    people.add<Named, Named>(site, { answers: persons, labels: named, isMatch: (a, b) => isSamePerson(a.name, b.name) }, shownPerson);
    titles.add<Named, Named>(
      site,
      {
        answers: persons,
        labels: named.filter((label) => persons.some((each) => isSamePerson(each.name, label.name))),
        isMatch: (a, b) => isSamePerson(a.name, b.name) && isSameTitle(a.title, b.title),
      },
      shownPerson,
    );
  }
  return [name, nameAlone, emails, phones, fax, addresses, people, titles];
}

/** As if it had been saved without its address. */
const withoutAddress = ({ html, name }: SavedPage): SavedPage => ({
  html: html.replaceAll(/<base\s[^>]*>|<link\s[^>]*canonical[^>]*>|<meta\s[^>]*og:url[^>]*>/gi, ''),
  url: null,
  name,
});

/** Only pages on which a company is annotated can tell; its shorter and longer names are the same company. */
function scoreName(field: FieldScore, site: string, facts: SiteFacts, organizations: readonly string[]): void {
  if (organizations.length === 0) return;
  const isMatch = (answer: string): boolean => organizations.some((each) => nameKey(each) === nameKey(answer));
  field.add(site, { answers: valuesOf(facts.brandName, field), labels: organizations.slice(0, 1), isMatch }, String);
}

/** Some annotated pages have escaped entities twice. */
const nameKey = (name: string): string => {
  const plain = name.replaceAll('&amp;', '&').replaceAll(/[®™]/g, '');
  return (companyNameKey(plain) ?? foldText(plain)).replaceAll(' ', '');
};

const socialKey = (url: string): string =>
  foldText(
    decodeURI(url)
      .replace(/^https?:\/\/(?:[a-z-]+\.)?(?=[\w-]+\.\w+\/)/i, '')
      .replace(/\/+$/, '')
      .replace(/^x\.com/, 'twitter.com'),
  );

export function isSamePerson(a: string, b: string): boolean {
  // Labels have credentials after a name ("Ana Silva, CFA") and professions before it ("Avv. Ana Silva"), or leave them out.
  const bare = (name: string): string =>
    name
      .replace(/(?:,\s(?:[A-Z]{2,6}|[A-Z][a-z]?\.\s?[A-Z][a-z]?\.))+$/, '')
      .replace(/^(?:(?:avv|dra|lic|licda|mtr[oa]|arq|engr|geom|rag|mgr|arch|atty|adv|abg|enf[ªº]?|ph\.?d)\.?\s)+(?=\p{Lu})/iu, '');
  const words = (name: string): string[] => (personNameKey(bare(name)) ?? foldText(name)).split(' ').filter((word) => word.length > 1);
  const [first, second] = [words(a), words(b)];
  // "C. P. Parmar" has one word that isn't an initial.
  if (first.length < 2 || second.length < 2) return foldText(a) === foldText(b);
  return first[0] === second[0] && first.at(-1) === second.at(-1);
}

/** The same words, one within the other, or the same meaning. */
export function isSameTitle(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  const [first, second] = [foldText(a), foldText(b)];
  return first === second || first.includes(second) || second.includes(first) || readTitle(a).key === readTitle(b).key;
}

function isSameAddress(a: Address, b: Address): boolean {
  const code = (value: string | null): string | null => value?.replaceAll(/\W/g, '').toUpperCase() ?? null;
  if (b.postalCode !== null && code(a.postalCode) !== code(b.postalCode)) return false;
  const [cityA, cityB] = [foldText(a.city ?? ''), foldText(b.city ?? '')];
  if (cityB !== '' && cityA !== cityB && !(cityA !== '' && (cityA.includes(cityB) || cityB.includes(cityA)))) return false;
  if (b.street === null) return true;
  return overlap(a.street ?? '', b.street) >= 0.6;
}

/** The share of the label's words that the answer has. */
function overlap(answer: string, label: string): number {
  const words = foldText(label).split(' ');
  const own = new Set(foldText(answer).split(' '));
  return words.filter((word) => own.has(word)).length / words.length;
}

/** Annotations name streets, cities and codes, not always all of them. */
function isSameAnnotated(a: Address, b: Address): boolean {
  if (b.street !== null) {
    const streets = a.street !== null && (overlap(a.street, b.street) >= 0.6 || overlap(b.street, a.street) >= 0.6);
    const isElsewhere =
      a.postalCode !== null &&
      b.postalCode !== null &&
      a.postalCode.replaceAll(/\W/g, '').slice(0, 5) !== b.postalCode.replaceAll(/\W/g, '').slice(0, 5);
    return streets && !isElsewhere;
  }
  return (
    a.postalCode !== null &&
    b.postalCode !== null &&
    a.postalCode.replaceAll(/\W/g, '').toLowerCase() === b.postalCode.replaceAll(/\W/g, '').toLowerCase()
  );
}

/** An address starts with a street, or with a city that a postal code follows, and takes the parts that follow. */
function addressesIn(annotations: readonly Annotation[]): Address[] {
  const found: Address[] = [];
  let open: Address | null = null;
  for (const { kind, text } of annotations) {
    if (kind === 'STREET') {
      if (open && open.city === null && open.postalCode === null && open.street !== null) open.street = `${open.street}, ${text}`;
      else {
        open = { street: text, city: null, postalCode: null };
        found.push(open);
      }
    } else if (kind === 'CITY' && open && open.city === null) open.city = text;
    else if (kind === 'ZIPCODE' && open && open.postalCode === null) open.postalCode = text;
    else if (!['CITY', 'STATE', 'COUNTRY', 'ZIPCODE'].includes(kind)) open = null;
  }
  return found.filter(
    ({ street, city, postalCode }, index) =>
      (city !== null || postalCode !== null) &&
      found.findIndex((other) => other.street !== null && street !== null && foldText(other.street) === foldText(street)) === index,
  );
}

/** A full name beside a title. */
function peopleIn(annotations: readonly Annotation[]): Named[] {
  const found: Named[] = [];
  const isTitleFirst = annotations.find(({ kind }) => kind === 'FUNC' || kind === 'PER')?.kind === 'FUNC';
  for (const [index, { kind, text }] of annotations.entries()) {
    if (kind !== 'PER' || text.split(' ').length < 2) continue;
    const [before, after] = [annotations[index - 1], annotations[index + 1]];
    const title = isTitleFirst ? (before?.kind === 'FUNC' ? before : undefined) : after?.kind === 'FUNC' ? after : undefined;
    if (title && !found.some((each) => isSamePerson(each.name, text))) found.push({ name: text, title: title.text });
  }
  return found;
}

function emailIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s*[[(]\s*at\s*[\])]\s*/g, '@')
    .replaceAll(/\s*[[(]\s*dot\s*[\])]\s*/g, '.')
    .replaceAll(/\s/g, '');
  return plain.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
}

const keypad = '22233344455566677778889999';
function digitsOf(text: string): string {
  return text
    .replace(/(?:ext\.?|x|extension)\s*\d+\s*$/i, '')
    .replace('(0)', '')
    .replace(/\s\(\d.*$/, (rest) => (/[A-Z]{3}/.test(text) ? '' : rest))
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => (/[A-Z]{3}/.test(text.toUpperCase()) ? (keypad[letter.charCodeAt(0) - 65] ?? '') : ''))
    .replaceAll(/\D/g, '');
}

/** The national number is the end of both. */
function isSameNumber(a: string, b: string): boolean {
  const [first, second] = [a.replaceAll(/\D/g, '').replace(/^0+/, ''), b.replaceAll(/\D/g, '').replace(/^0+/, '')];
  return first.length >= 7 && second.length >= 7 && (first.endsWith(second) || second.endsWith(first));
}

const shownAddress = ({ street, postalCode, city }: Address): string => `${street} | ${postalCode} | ${city}`;
const shownPerson = ({ name, title }: Named): string => `${name} | ${title}`;

/** Milliseconds of CPU per six pages, after warming up: median and slowest site. */
function timesOf(sites: readonly SavedSite[]): string[] {
  if (sites.length === 0) return [];
  const times = sites.map(({ domain, pages }) => {
    const start = process.cpuUsage();
    extractSite(pagesOf(pages), domain);
    const { user, system } = process.cpuUsage(start);
    return { domain, ms: ((user + system) / 1000 / pages.length) * 6 };
  });
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const [middle, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return [`Time for six pages (CPU): median ${middle?.ms.toFixed(1)} ms, slowest ${last?.ms.toFixed(1)} ms (${last?.domain}).`, ''];
}

/** What the parts of a sentence say about each other, once all of them are read. */
import { citiesNamed, citiesNamedAnywhere, cityOf, regionNamed, regionOf, type City } from '@leadlight/vocabulary/places';
import { industryAt } from './industry-at.ts';
import { foldedBetween, type Line } from './line.ts';
import { choice } from './meaning.ts';
import { regionCountries } from './place-tables.ts';
import { cityStates, combinedPlaces } from './places-combined.ts';
import { isJoined, type Part } from './state.ts';
import { verticalSoftware } from './vertical-software.ts';

export function together(line: Line, read: readonly Part[]): Part[] {
  const industries = withoutSectors(factoriesOfGoods(line, shopsOfTechnologies(line, titlesBeside(verticalSoftware(line, read)))));
  const places = combinedPlaces(line, placesBeside(line, industries));
  return excludedProfessions(line, professionsAsCompanies(line, sizesInNumbers(line, places)));
}

const isOnly = (part: Part | undefined, field: string): boolean =>
  part !== undefined && part.meanings.length > 0 && part.meanings.every((meaning) => meaning.field === field);

/**
 * "CFO or finance director": a lead has to match every filter, and the level and the function would exclude the CFOs. So all of the alternatives are titles.
 */
function titlesBeside(parts: readonly Part[]): Part[] {
  const read = [...parts];
  let run: number[] = [];
  const close = (): void => {
    const isTitle = (index: number): boolean => read[index]?.meanings.every(({ field }) => field === 'title') === true;
    const isLevel = (index: number): boolean => read[index]?.meanings.some(({ field }) => field !== 'title') === true;
    // "Owners or HR managers": the function of one would leave out the other, who has none. "VP or director of marketing" share theirs.
    const isOwner = (index: number): boolean =>
      read[index]?.meanings.every((meaning) => meaning.field === 'seniority' && /^(?:owner|founder)$/.test(meaning.value)) === true;
    const hasFunction = (index: number): boolean => read[index]?.meanings.some(({ field }) => field === 'department') === true;
    const isMixed = (run.some(isTitle) && run.some(isLevel)) || (run.some(isOwner) && run.some(hasFunction));
    // A lead that has one of the excluded values is excluded, so a level excludes as well as a title.
    const areExcluded = run.every(
      (index) => read[index]?.exclude === true && new Set(read[index].meanings.map(({ field }) => field)).size === 1,
    );
    if (run.length > 1 && isMixed && !areExcluded && run.every((index) => isTitle(index) || isLevel(index)))
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

const shops = /^(?:boutiques?|negozi|negozio|tiendas?|lojas?|winkels?|geschafte|laden|comercios|commerces|stores?|shops?|merchants?)$/;

/** "Boutiques Shopify", "negozi che usano Klaviyo": beside a technology, shops don't name an industry. */
function shopsOfTechnologies(line: Line, parts: readonly Part[]): Part[] {
  const isUsed = parts.some((part) => part.kind === 'filter' && !part.exclude && isOnly(part, 'technology'));
  return parts.map((part) =>
    isUsed && part.kind === 'filter' && isOnly(part, 'industry') && shops.test(foldedBetween(line, part.from, part.to))
      ? { ...part, kind: 'filler' as const, meanings: [], isCompanyNoun: true, isWeak: true }
      : part,
  );
}

const factories = /^(?:fabricas?|usines?|fabbric(?:a|he)|stabilimenti|fabrieken|factories|plants|werke|fabriken)$/;

/** "Fábricas de calzado", "fabbriche di mobili": what they make is the industry. */
function factoriesOfGoods(line: Line, parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const [linking, goods] = [parts[index + 1], parts[index + 2]];
    const isLinked =
      linking?.kind === 'filler' && /^(?:d|de|del|di|do|da|of|fur|voor)$/.test(foldedBetween(line, linking.from, linking.to));
    const isBeside = isLinked && goods?.kind === 'filter' && isOnly(goods, 'industry');
    return part.kind === 'filter' && isBeside && factories.test(foldedBetween(line, part.from, part.to))
      ? { ...part, kind: 'filler' as const, meanings: [], isCompanyNoun: true, isWeak: true }
      : part;
  });
}

/** "Textile factories": the sector of the industry right beside it says nothing more. */
function withoutSectors(parts: readonly Part[]): Part[] {
  const industryOf = (part: Part | undefined): string => (part?.kind === 'filter' && isOnly(part, 'industry') ? valueOf(part) : '');
  return parts.map((part, index) => {
    const sector = industryOf(part);
    const isBeside = [parts[index - 1], parts[index + 1]].some((other) => sector !== '' && industryOf(other).startsWith(`${sector}.`));
    return isBeside ? { ...part, kind: 'filler' as const, meanings: [], isCompanyNoun: true, isWeak: true } : part;
  });
}

/** Smaller cities are not meant because of their neighbors. */
const smallestSibling = 15_000;
/** "Paris and New York" doesn't mean Paris in Texas: the other city must have at least this share of the population of the best known one. */
const smallestShare = 0.1;

/** "Minneapolis, St. Paul or Rochester", "Groningen, Friesland of Drenthe": of several places of a name, the one that its neighbors are like. */
function placesBeside(line: Line, parts: readonly Part[]): Part[] {
  const read = parts.map((part) => (isGeorgiaInUnitedStates(line, part, parts) ? { ...part, meanings: choice('region', 'US.GA') } : part));
  const isPlace = (part: Part): boolean =>
    part.kind === 'filter' && part.meanings.length === 1 && (isOnly(part, 'city') || isOnly(part, 'region'));
  let run: number[] = [];
  const close = (): void => {
    if (run.length > 1) for (const index of run) read[index] = likeSiblings(line, read, index, run);
    run = [];
  };
  for (const [index, part] of read.entries()) {
    if (isPlace(part)) run.push(index);
    else if (part.kind !== 'filler' || part.isCompanyNoun || part.impliedKind !== null) close();
  }
  close();
  return read;
}

/** "Florida or Georgia": beside a state or a city of the United States, the state. */
function isGeorgiaInUnitedStates(line: Line, part: Part, parts: readonly Part[]): boolean {
  if (part.kind !== 'filter' || !isOnly(part, 'country') || foldedBetween(line, part.from, part.to) !== 'georgia') return false;
  return parts.some((other) => (isOnly(other, 'region') || isOnly(other, 'city')) && valueOf(other).startsWith('US.'));
}

const valueOf = (part: Part | undefined): string => {
  const meaning = part?.meanings[0];
  return meaning && 'value' in meaning ? String(meaning.value) : '';
};
const countryOfId = (id: string): string => id.slice(0, 2);

function likeSiblings(line: Line, parts: readonly Part[], index: number, run: readonly number[]): Part {
  const part = parts[index] as Part;
  const city = isOnly(part, 'city') ? cityOf(valueOf(part)) : null;
  if (!city) return part;
  const siblings = run.filter((other) => other !== index).map((other) => parts[other] as Part);
  const name = foldedBetween(line, part.from, part.to).replace(/^st /, 'saint ');
  const region = regionCountries.map((country) => regionNamed(country, name)).find((each) => each?.country === city.country) ?? null;
  const areRegions = siblings.every((other) => isOnly(other, 'region') && countryOfId(valueOf(other)) === city.country);
  if (areRegions && region && !cityStates.has(region.id)) return { ...part, meanings: choice('region', region.id) };
  const countries = new Set(siblings.map((other) => countryOfId(valueOf(other))));
  const [country = ''] = countries;
  if (countries.size !== 1) return part;
  const regions = new Set(siblings.map((other) => regionIdOf(other)));
  const candidates = (country === city.country ? citiesNamedAnywhere(name) : citiesNamed(country, name)).filter(
    (each) => each.country === country && each.population >= Math.max(smallestSibling, city.population * smallestShare),
  );
  const [onlyRegion] = regions;
  const inRegion = regions.size === 1 && siblings.length > 1 ? candidates.find((each) => each.region === onlyRegion) : undefined;
  const meant: City | undefined = inRegion ?? (country === city.country ? undefined : candidates[0]);
  return meant ? { ...part, meanings: choice('city', meant.id) } : part;
}

const regionIdOf = (part: Part): string | null =>
  isOnly(part, 'region') ? (regionOf(valueOf(part))?.id ?? null) : (cityOf(valueOf(part))?.region ?? null);

/** "PME, 10 à 50 salariés": the number says what the word for a size means. */
function sizesInNumbers(line: Line, parts: readonly Part[]): Part[] {
  const isSize = (part: Part): boolean => part.kind === 'filter' && !part.exclude && part.meanings.some(({ field }) => field === 'size');
  const isNumber = (part: Part): boolean => line.tokens.slice(part.from, part.to).some(({ kind }) => kind === 'number');
  if (!parts.some((part) => isSize(part) && isNumber(part))) return [...parts];
  const isOr = (from: number): boolean => alternative.test(foldedBetween(line, from, from + 2));
  return parts.map((part) => {
    if (!isSize(part) || isNumber(part) || isOr(part.to)) return part;
    return { ...part, meanings: part.meanings.filter(({ field }) => field !== 'size') };
  });
}
const alternative = /^(?:or|oder|ou|o|oppure)\b/;

/** "CTO, not consultants", "firms that use DATEV and aren't tax advisors": companies are excluded, since the text looks for another role, or for none. */
function excludedProfessions(line: Line, parts: readonly Part[]): Part[] {
  const roles = parts.filter(({ title, kind, exclude }) => kind === 'filter' && title !== undefined && !exclude);
  return parts.map((part) => {
    if (part.kind !== 'filter' || !part.exclude || part.title === undefined || !isOnly(part, 'title')) return part;
    const found = industryAt(line, part.from);
    const isBusiness = found !== null && found.end === part.to && !roles.some((role) => industryAt(line, role.from) !== null);
    if (!isBusiness || parts.some((other) => other.meanings.some((meaning) => 'value' in meaning && meaning.value === found.id)))
      return part;
    const { title: _, ...company } = part;
    return { ...company, meanings: choice('industry', found.id), impliedKind: null, isCompanyNoun: true };
  });
}

/** What only companies have. */
const companyFields: ReadonlySet<string> = new Set([
  'size',
  'hiringIn',
  'openJobs',
  'newJobs',
  'technology',
  'companyStatus',
  'founded',
  'mailProvider',
]);

/** "Steuerberater mit mehr als 10 Mitarbeitern": a profession that companies are called by, too, and nothing else that says people. */
function professionsAsCompanies(line: Line, parts: readonly Part[]): Part[] {
  const roles = parts.filter(({ title, kind }) => kind === 'filter' && title !== undefined);
  const isOfCompanies = parts.some(
    (part) =>
      (part.kind === 'filter' && part.meanings.some(({ field }) => companyFields.has(field))) ||
      (part.kind === 'unfilterable' && part.impliedKind === 'companies'),
  );
  const isOfPeople = parts.some(
    (part) =>
      !roles.includes(part) &&
      (part.impliedKind === 'people' || part.meanings.some(({ field }) => field === 'industry' || field === 'company')),
  );
  if (roles.length === 0 || !isOfCompanies || isOfPeople) return [...parts];
  const industries = roles.map((role) => {
    const found = isOnly(role, 'title') ? industryAt(line, role.from) : null;
    return found?.end === role.to ? found.id : null;
  });
  if (industries.includes(null)) return [...parts];
  return parts.map((part) => {
    const id = industries[roles.indexOf(part)];
    if (id === undefined || id === null) return part;
    const { title: _, ...company } = part;
    return { ...company, meanings: choice('industry', id), impliedKind: 'companies', isCompanyNoun: true };
  });
}

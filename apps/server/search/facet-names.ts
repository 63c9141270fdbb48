/** Names of the values of a filter, from the vocabularies, the workspace's lists and its members. */
import { namesOf } from '@leadlight/db/accounts';
import { type Database, type WorkspaceTx } from '@leadlight/db/platform';
import { listsSeenBy } from '@leadlight/db/search';
import type { Facet, FacetCount, LeadResults } from '@leadlight/leads';
import {
  cityOf,
  companySizeNames,
  companyStatusNames,
  countryOf,
  departmentNames,
  emailVerdictNames,
  industryOf,
  mailProviderNames,
  regionOf,
  seniorityNames,
} from '@leadlight/vocabulary';

const sourceNames: Readonly<Record<string, string>> = {
  hand: 'Typed by hand',
  crm: 'Your CRM',
  filing: 'Official register',
  website: 'Company website',
  job_board: 'Job board',
  import: 'Import',
  provider: 'Data provider',
  directory: 'Directory',
  inferred: 'Inferred',
  sample: 'Sample',
};

const yesOrNo: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };
const table = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

const naming: Readonly<Partial<Record<Facet, (value: string) => string>>> = {
  industry: (value) => industryOf(value)?.name ?? value,
  size: table(companySizeNames),
  companyStatus: table(companyStatusNames),
  hiringIn: table(departmentNames),
  mailProvider: table(mailProviderNames),
  seniority: table(seniorityNames),
  department: table(departmentNames),
  country: (value) => countryOf(value)?.name ?? value,
  region: (value) => regionOf(value)?.name ?? value,
  city: cityName,
  verdict: table(emailVerdictNames),
  hasEmail: table(yesOrNo),
  hasPhone: table(yesOrNo),
  revealed: table({ true: 'Revealed', false: 'Not revealed' }),
  source: table(sourceNames),
  sample: table({ true: 'Sample', false: 'Real' }),
  own: table({ true: 'Your own', false: 'Shared pool' }),
};

/** For a city that is not in the gazetteer, the name is the last part of its id: "FR..saint-foo". */
function cityName(id: string): string {
  const known = cityOf(id)?.name;
  if (known) return known;
  const words = id.slice(id.lastIndexOf('.') + 1).split('-');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
}

/** Caches names of places, because every search looks up about a hundred of them in the gazetteer. One map for each facet, because a combined key would have to be built and hashed for each value. */
const mostKnown = 20_000;
const known = new Map<Facet, Map<string, string>>();

export function valueName(facet: Facet, value: string): string {
  let names = known.get(facet);
  if (names === undefined) known.set(facet, (names = new Map<string, string>()));
  let name = names.get(value);
  if (name === undefined) {
    if (names.size >= mostKnown) names.clear();
    names.set(value, (name = naming[facet]?.(value) ?? value));
  }
  return name;
}

interface Asker {
  readonly db: Database;
  /** The user who searches; null for an API key, which can see only shared lists. */
  readonly userId: string | null;
}

type Counts = LeadResults['counts'];

/** Whether the database has to be asked for names of these values. */
export const hasStoredNames = ({ list = [], owner = [] }: Counts): boolean => list.length > 0 || owner.length > 0;

/** Names of values whose names are not in the database ({@link hasStoredNames}). */
export const nameKnown = (counts: Counts) => namesFrom(counts, new Map(), new Map());

/** Omits lists that the user may not see; former members are not named. */
export async function nameCounts(tx: WorkspaceTx, { db, userId }: Asker, counts: Counts) {
  const [lists, owners] = await Promise.all([
    counts.list?.length ? listsSeenBy(tx, userId) : [],
    counts.owner?.length
      ? namesOf(
          db.auth,
          counts.owner.map(({ value }) => value),
        )
      : new Map<string, string>(),
  ]);
  return namesFrom(counts, new Map(lists.map(({ id, name }) => [id, name])), owners);
}

/** @param listNames of the lists that the user may see, and `owners` of the members, by ID */
function namesFrom(counts: Counts, listNames: ReadonlyMap<string, string>, owners: ReadonlyMap<string, string>) {
  const named = (facet: Facet, { value, count }: FacetCount) => {
    if (facet === 'list') return listNames.has(value) ? [{ value, count, name: listNames.get(value) ?? '' }] : [];
    return [{ value, count, name: facet === 'owner' ? (owners.get(value) ?? 'A former member') : valueName(facet, value) }];
  };
  return Object.fromEntries(
    (Object.entries(counts) as [Facet, FacetCount[]][]).map(([facet, values]) => [facet, values.flatMap((each) => named(facet, each))]),
  );
}

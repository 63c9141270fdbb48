/** Groups of people who have several traits in common, with noise: each trait of each member is left as it was in a share of cases. */
import type { LeadRecord } from '@leadlight/leads';
import { createRandom } from '../random.ts';

type Wish = Readonly<
  { title?: readonly [string, string]; seniority?: string; department?: string; sectors?: readonly string[] } & {
    sizes?: readonly string[];
    countries?: readonly string[];
    technology?: readonly string[];
    hiringIn?: string;
    founded?: readonly [number, number];
  }
>;

/** Written once, before the ranking was tuned. */
const wishes: readonly Wish[] = [
  { department: 'marketing', seniority: 'head', countries: ['DE', 'AT', 'CH'], sizes: ['51-200', '201-500'], technology: ['HubSpot'] },
  { department: 'engineering', seniority: 'c_suite', sizes: ['11-50'], technology: ['React', 'Stripe'], hiringIn: 'engineering' },
  { department: 'sales', seniority: 'vp', countries: ['US'], sizes: ['201-500', '501-1000'], hiringIn: 'sales' },
  { department: 'finance', seniority: 'director', countries: ['GB', 'IE'], sizes: ['501-1000', '1001-5000'], founded: [1900, 1990] },
  { department: 'hr', seniority: 'manager', countries: ['FR', 'BE'], sizes: ['201-500'], hiringIn: 'hr' },
  { seniority: 'owner', sizes: ['2-10'], countries: ['ES', 'PT'], technology: ['WordPress', 'WooCommerce'] },
  { department: 'data', seniority: 'head', technology: ['Snowflake'], sizes: ['51-200', '201-500'], founded: [2012, 2022] },
  { department: 'operations', seniority: 'director', countries: ['NL', 'BE', 'DE'], sizes: ['1001-5000'], founded: [1950, 2000] },
  { department: 'product', seniority: 'vp', countries: ['US', 'CA'], technology: ['Segment'], sizes: ['51-200'], founded: [2010, 2024] },
  { department: 'support', seniority: 'manager', technology: ['Zendesk'], hiringIn: 'support', sizes: ['51-200', '201-500'] },
  { department: 'it', seniority: 'head', countries: ['IT', 'ES'], sizes: ['501-1000', '1001-5000'], technology: ['SAP'] },
  { department: 'legal', seniority: 'director', countries: ['GB', 'US'], sizes: ['1001-5000', '5001-10000'], founded: [1900, 2005] },
];

export interface Group {
  readonly name: string;
  readonly members: readonly number[];
}

/**
 * Changes some of the leads into members of groups; industries and titles are those of a few companies and people that the group starts from.
 * @param noise the share of traits that stay as they were
 */
export function plantPersonas(
  leads: readonly LeadRecord[],
  size: number,
  noise: number,
  seed: number,
): { leads: LeadRecord[]; groups: Group[] } {
  const random = createRandom(seed);
  const changed = [...leads];
  const free = leads.map((_lead, at) => at);
  const placesIn = Map.groupBy(leads, ({ country }) => country);
  const groups = wishes.map((wish, number): Group => {
    // Two industries of the pool, by frequency.
    const industries = [0, 1].map(() => leads[Math.floor(random() * leads.length)]?.industry ?? null);
    const members = Array.from({ length: size }, () => {
      const place = Math.floor(random() * free.length);
      const [at = 0] = free.splice(place, 1);
      const lead = changed[at];
      if (!lead) throw new Error('There are fewer leads than members of groups.');
      changed[at] = {
        ...lead,
        ...memberOf(lead, wish, industries, noise, random, placesIn),
        companyId: 10_000_000 + lead.id,
        companyName: `Company ${lead.id}`,
      };
      return lead.id;
    });
    return { name: `persona ${number + 1}`, members };
  });
  return { leads: changed, groups };
}

function memberOf(
  lead: LeadRecord,
  wish: Wish,
  industries: readonly (string | null)[],
  noise: number,
  random: () => number,
  placesIn: ReadonlyMap<string | null, readonly LeadRecord[]>,
): Partial<LeadRecord> {
  const isKept = (): boolean => random() >= noise;
  const oneOf = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  const { department, seniority, sizes, countries, technology, hiringIn, founded } = wish;
  const fields: { -readonly [Field in keyof LeadRecord]?: LeadRecord[Field] } = {};
  if (isKept()) fields.industry = oneOf(industries) ?? null;
  if (department && isKept()) fields.department = department;
  if (seniority && isKept()) fields.seniorities = [seniority];
  if (sizes && isKept()) fields.size = oneOf(sizes) ?? null;
  if (countries && isKept()) {
    const country = oneOf(countries) ?? null;
    const place = oneOf(placesIn.get(country) ?? []);
    [fields.country, fields.region, fields.city] = [country, place?.region ?? null, place?.city ?? null];
  }
  if (technology && isKept()) fields.technologies = [...new Set([...lead.technologies, oneOf(technology) ?? ''])];
  if (hiringIn && isKept())
    [fields.hiringIn, fields.jobDays] = [[...new Set([...lead.hiringIn, hiringIn])], lead.jobDays.length > 0 ? lead.jobDays : [20_000]];
  if (founded && isKept()) fields.founded = founded[0] + Math.floor(random() * (founded[1] - founded[0] + 1));
  return fields;
}

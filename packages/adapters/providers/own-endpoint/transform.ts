/** The answer of a workspace's own endpoint as facts, by its mapping. */
import { createFactList, domainOrNull, linkedinOf, subjectOf } from '../fact-list.ts';
import { readExtra } from '../extras.ts';
import { noMatch, type ExtraField, type ProviderCompanyField, type ProviderOutcome, type ProviderPersonField } from '../provider.ts';
import { valueAt, type OwnEndpoint } from './endpoint.ts';

const lists: ReadonlySet<string> = new Set([
  'previousEmployers',
  'languages',
  'profiles',
  'tags',
  'technologies',
  'otherNames',
  'otherDomains',
]);
const numbers: ReadonlySet<string> = new Set(['employees', 'founded', 'revenue', 'funding']);

/** @param provider the provider's ID, for the evidence, and the fields beyond facts that members named */
export function readMapped(
  endpoint: OwnEndpoint,
  provider: { readonly id: string; readonly extras: readonly ExtraField[] },
  json: unknown,
): ProviderOutcome {
  const list = createFactList(provider.id);
  for (const [field, pointer] of Object.entries(endpoint.mapping)) {
    const found = valueAt(json, pointer);
    if (found === undefined || found === null) continue;
    const value = readValue(field, found);
    if (value === undefined)
      return {
        kind: 'bad_answer',
        fault: 'wrong_type',
        field: pointer,
        expected: lists.has(field) ? 'a list of texts' : numbers.has(field) ? 'a number' : 'a text',
        cost: { credits: 1, certainty: 'possible' },
      };
    if (field === 'email' || field === 'personalEmail')
      list.email(typeof value === 'string' ? value : null, pointer, { isPersonal: field === 'personalEmail', isGuess: true });
    else if (endpoint.about === 'person') list.person(field as ProviderPersonField, normalized(field, value), pointer);
    else list.company(field as ProviderCompanyField, normalized(field, value), pointer);
  }
  const { facts } = list;
  const extras = provider.extras.map((field) => readExtra(json, field, ''));
  if (facts.length === 0 && extras.every(({ value }) => value === null)) return noMatch;
  return { kind: 'found', subject: subjectOf(facts), facts, extras, cost: { credits: 1, certainty: 'certain' } };
}

type Value = string | number | readonly string[] | null;

/** @returns undefined for a value of another type */
function readValue(field: string, found: unknown): Value | undefined {
  if (lists.has(field)) {
    if (typeof found === 'string') return found.trim() === '' ? null : [found.trim()];
    return Array.isArray(found) && found.every((each) => typeof each === 'string')
      ? found.map((each) => each.trim()).filter(Boolean)
      : undefined;
  }
  if (numbers.has(field)) {
    const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' ? found.trim() || null : undefined;
}

function normalized(field: string, value: Value): Value {
  if (typeof value !== 'string') return value;
  if (field === 'linkedin' || field === 'companyLinkedin')
    return linkedinOf(value, field === 'linkedin' && !/linkedin\.[^/]+\/company|^company\//i.test(value) ? 'person' : 'company');
  return field === 'domain' || field === 'companyDomain' ? domainOrNull(value) : value;
}

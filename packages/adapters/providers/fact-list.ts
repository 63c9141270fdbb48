/** Collects the facts of one answer: each with its place in the answer, in the form that the rest of the product compares. */
import { companyDomainOf, emailKey, isPersonalAddress, linkedinKey } from '@leadlight/vocabulary/identity';
import { monthNamed } from '@leadlight/vocabulary/text';
import type { AnswerReader, Found } from './answer-reader.ts';
import type {
  AnsweredSubject,
  ExtraField,
  ExtraValue,
  FactEvidence,
  ProviderCompanyField,
  ProviderFact,
  ProviderPersonField,
} from './provider.ts';

type About = { readonly isGuess?: boolean; readonly confidence?: number | null; readonly seenAt?: string | null };
type Value = string | number | readonly string[] | null;

export interface FactList {
  readonly facts: readonly ProviderFact[];
  readonly extras: readonly ExtraValue[];
  /** The declared fields beyond facts, of the person or the company that the reader is at. */
  readonly addExtras: (answer: AnswerReader, fields: readonly ExtraField[]) => void;
  readonly person: (field: ProviderPersonField, value: Value, pointer: string, about?: About) => void;
  readonly company: (field: ProviderCompanyField, value: Value, pointer: string, about?: About) => void;
  /** Like `person` and `company`, with a value that knows its place. */
  readonly personAt: (field: ProviderPersonField, found: Found<string | readonly string[]>, about?: About) => void;
  readonly companyAt: (field: ProviderCompanyField, found: Found<string | readonly string[]>) => void;
  /** A work address, or a private one if its provider is a consumer's. Texts that are not addresses are left out. */
  readonly email: (text: string | null, pointer: string, about?: About & { readonly isPersonal?: boolean }) => void;
}

/**
 * The longest text of a biography or description, the longest other text, and the most texts of one field. Real ones are far shorter (LinkedIn's
 * biographies have at most 2,600 characters); what is longer would make a record too large to show.
 */
const mostFreeText = 5_000;
const mostText = 500;
const mostTexts = 200;

const isFreeText = (field: ProviderFact['field']): boolean => field === 'bio' || field === 'description';

/** Long free text is cut; what is too long for any other field is not known. */
function bounded(field: ProviderFact['field'], value: Value): Value {
  if (typeof value === 'string' && isFreeText(field)) return value.slice(0, mostFreeText).toWellFormed();
  if (typeof value === 'string') return value.length > mostText ? null : value;
  if (typeof value !== 'object' || value === null) return value;
  return [...new Set(value)].filter((text) => text.length <= mostText).slice(0, mostTexts);
}

export function createFactList(provider: string, seenAt: string | null = null): FactList {
  const facts: ProviderFact[] = [];
  const extras: ExtraValue[] = [];
  const add = (about: 'person' | 'company', field: ProviderFact['field'], value: Value, pointer: string, more: About = {}): void => {
    const cleaned = bounded(field, value);
    if (cleaned === null || cleaned === '' || (Array.isArray(cleaned) && cleaned.length === 0)) return;
    // The first value of a field is the provider's preferred one.
    if (facts.some((fact) => fact.about === about && fact.field === field)) return;
    const evidence: FactEvidence = {
      provider,
      pointer,
      isGuess: more.isGuess ?? false,
      confidence: more.confidence ?? null,
      seenAt: more.seenAt ?? seenAt,
    };
    facts.push({ about, field, value: cleaned, evidence });
  };
  return {
    facts,
    extras,
    addExtras: (answer, fields) => void extras.push(...fields.map((field) => answer.extra(field))),
    person: (field, value, pointer, about) => add('person', field, value, pointer, about),
    company: (field, value, pointer, about) => add('company', field, value, pointer, about),
    personAt: (field, { value, pointer }, about) => add('person', field, value, pointer, about),
    companyAt: (field, { value, pointer }) => add('company', field, value, pointer),
    email(text, pointer, { isPersonal = false, ...about } = {}) {
      const key = text === null ? null : emailKey(text);
      if (key !== null) add('person', isPersonal || isPersonalAddress(key) ? 'personalEmail' : 'email', key, pointer, about);
    },
  };
}

/** A LinkedIn key from a URL, with or without a scheme, or from a handle ("in/ana", "ana"). Null for a company where a person is expected. */
export function linkedinOf(text: string | null, kind: 'person' | 'company'): string | null {
  if (text === null) return null;
  const bare = text.replace(/^\/+|\/+$/g, '');
  const folder = kind === 'person' ? 'in' : 'company';
  const url = /linkedin\./i.test(bare) ? bare : bare.includes('/') ? `linkedin.com/${bare}` : `linkedin.com/${folder}/${bare}`;
  const key = linkedinKey(url);
  const isPerson = key !== null && /^(?:in|pub|member)\//.test(key);
  return key !== null && isPerson === (kind === 'person') ? key : null;
}

/** A company's LinkedIn URL without a scheme, as providers accept it. */
export const linkedinUrlOf = (key: string): string => `https://www.linkedin.com/${key.replace(/^member\//, 'in/').replace(/-id\//, '/')}`;

/** The slug of a person's profile: "in/ana-silva" → "ana-silva"; null for keys that are not a slug. */
export const handleOf = (key: string | null): string | null => (key?.startsWith('in/') ? key.slice(3) : null);

export const domainOrNull = (text: string | null): string | null => (text === null ? null : companyDomainOf(text));

/** The first that has a value. */
export const firstFound = (...all: readonly Found[]): Found =>
  all.find(({ value }) => value !== null) ?? { value: null, pointer: all[0]?.pointer ?? '' };

/** Values from several places as one list; its place is that of the first. */
export function listed(...all: readonly Found[]): Found<readonly string[]> {
  const known = all.filter(({ value }) => value !== null);
  return { value: known.flatMap(({ value }) => value ?? []), pointer: known[0]?.pointer ?? '' };
}

/** What `change` makes of a value, at the same place. */
export const changed = ({ value, pointer }: Found, change: (text: string) => string | null): Found => ({
  value: value === null ? null : change(value),
  pointer,
});

/** "Engineer, Acme (2019-03 to 2021-05)". Null without a company: a title alone is not an employer. */
export function employmentText(job: {
  readonly title: string | null;
  readonly company: string | null;
  readonly from: string | null;
  readonly to: string | null;
}): string | null {
  if (job.company === null) return null;
  const what = job.title === null ? job.company : `${job.title}, ${job.company}`;
  if (job.from === null && job.to === null) return what;
  return `${what} (${job.from ?? '?'} to ${job.to ?? '?'})`;
}

/** A day or month from a date or a date and time: "2020-01-01T00:00:00Z" → "2020-01-01", "March 2021" → "2021-03". Null if it is none. */
export function dayOf(text: string | null): string | null {
  const [, name, year] = /^([a-z]{3,9})\.? (\d{4})$/i.exec(text ?? '') ?? [];
  const month = name === undefined ? null : monthNamed(name.toLowerCase());
  if (year !== undefined && month !== null) return `${year}-${String(month).padStart(2, '0')}`;
  return /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text ?? '')?.[0] ?? null;
}

/** Whom the facts are about. */
export function subjectOf(facts: readonly ProviderFact[]): AnsweredSubject {
  const textOf = (about: 'person' | 'company', field: string): string | null => {
    const value = facts.find((fact) => fact.about === about && fact.field === field)?.value;
    return typeof value === 'string' ? value : null;
  };
  const isPerson = facts.some(({ about }) => about === 'person');
  const joined = [textOf('person', 'firstName'), textOf('person', 'lastName')].flatMap((part) => part ?? []).join(' ');
  return isPerson
    ? {
        name: textOf('person', 'name') ?? (joined === '' ? null : joined),
        linkedin: textOf('person', 'linkedin'),
        company: textOf('person', 'companyName'),
        domain: textOf('person', 'companyDomain'),
      }
    : {
        name: textOf('company', 'name'),
        linkedin: textOf('company', 'linkedin'),
        company: textOf('company', 'name'),
        domain: textOf('company', 'domain'),
      };
}

/** A handle in an object, as Hunter has them: `{"github": {"handle": "ana"}}`. */
export const handleIn = (answer: AnswerReader, network: string): Found => answer.object(network).first('handle');

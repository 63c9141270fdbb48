/**
 * A workspace's own HTTP endpoint as a provider: a URL template, headers, and where in the answer each field is. What it says is read before it is
 * saved, and it is saved only after a sample was tested.
 */
import { providerCompanyFields, providerPersonFields, type ProviderSubject } from '../provider.ts';
import { readWebUrl } from '../../web/web-url.ts';

/** Names that a template may contain in braces. */
export const placeholders = ['linkedin', 'linkedinUrl', 'email', 'name', 'firstName', 'lastName', 'companyName', 'companyDomain'] as const;
export type Placeholder = (typeof placeholders)[number];

export interface OwnEndpoint {
  readonly name: string;
  readonly about: 'person' | 'company';
  readonly method: 'GET' | 'POST';
  /** `https://api.acme.com/people?email={email}`. The host has no placeholders. */
  readonly urlTemplate: string;
  /** `{key}` stands for the stored key. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON with placeholders in its texts; only for POST. */
  readonly bodyTemplate: string | null;
  /** Fields of facts, and the JSON pointer (RFC 6901) of each in the answer. */
  readonly mapping: Readonly<Record<string, string>>;
  /** Millionths of a US dollar per match. */
  readonly priceMicros: number;
}

export type EndpointFault =
  | {
      readonly part: 'url';
      readonly reason: 'not_https' | 'not_public' | 'host_placeholder' | 'unknown_placeholder' | 'no_placeholder' | 'key_in_url';
    }
  | { readonly part: 'header'; readonly name: string; readonly reason: 'name' | 'value' | 'reserved' }
  | { readonly part: 'body'; readonly reason: 'not_json' | 'unknown_placeholder' | 'not_with_get' }
  | { readonly part: 'mapping'; readonly field: string; readonly reason: 'unknown_field' | 'not_a_pointer' | 'empty' };

const inBraces = /\{([^{}]*)\}/g;
/** Headers that decide where a request goes or how it is framed (RFC 9110, section 7; RFC 9112, section 6). */
const reserved: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'accept-encoding',
]);
/** RFC 6901, section 3. */
const pointer = /^(?:\/(?:[^~/]|~[01])*)*$/;

/** Whether it is a JSON pointer to something inside an answer. */
export const isPointer = (text: string): boolean => text !== '' && pointer.test(text);

/** @returns what is wrong with an endpoint; an empty list if it can be tested */
export function faultsOfEndpoint(endpoint: OwnEndpoint): readonly EndpointFault[] {
  return [...urlFaults(endpoint), ...headerFaults(endpoint), ...bodyFaults(endpoint), ...mappingFaults(endpoint)];
}

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);
const namesIn = (template: string): readonly string[] => [...template.matchAll(inBraces)].map(([, name = '']) => name);

function urlFaults({ urlTemplate, bodyTemplate }: OwnEndpoint): readonly EndpointFault[] {
  const host = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(urlTemplate)?.[1] ?? '';
  const names = namesIn(urlTemplate);
  if (!/^https:\/\//i.test(urlTemplate)) return [{ part: 'url', reason: 'not_https' }];
  if (/[{}]/.test(host)) return [{ part: 'url', reason: 'host_placeholder' }];
  if (readWebUrl(urlTemplate.replaceAll(inBraces, 'x')).kind === 'refused') return [{ part: 'url', reason: 'not_public' }];
  // URLs end up in logs of servers and proxies.
  if (names.includes('key')) return [{ part: 'url', reason: 'key_in_url' }];
  if (!names.every(isPlaceholder)) return [{ part: 'url', reason: 'unknown_placeholder' }];
  return names.length === 0 && namesIn(bodyTemplate ?? '').length === 0 ? [{ part: 'url', reason: 'no_placeholder' }] : [];
}

function headerFaults({ headers }: OwnEndpoint): readonly EndpointFault[] {
  return Object.entries(headers).flatMap(([name, value]): EndpointFault[] => {
    // RFC 9110, sections 5.1 and 5.5.
    if (!/^[\w!#$%&'*+.^`|~-]{1,64}$/.test(name)) return [{ part: 'header', name, reason: 'name' }];
    if (reserved.has(name.toLowerCase())) return [{ part: 'header', name, reason: 'reserved' }];
    const isValid = /^[\t\x20-\x7e]{0,1000}$/.test(value) && namesIn(value).every((each) => each === 'key');
    return isValid ? [] : [{ part: 'header', name, reason: 'value' }];
  });
}

function bodyFaults({ method, bodyTemplate }: OwnEndpoint): readonly EndpointFault[] {
  if (bodyTemplate === null) return [];
  if (method === 'GET') return [{ part: 'body', reason: 'not_with_get' }];
  const template = parsedJson(bodyTemplate);
  if (template === undefined) return [{ part: 'body', reason: 'not_json' }];
  const names = textsIn(template).flatMap(namesIn);
  return names.every(isPlaceholder) ? [] : [{ part: 'body', reason: 'unknown_placeholder' }];
}

function mappingFaults({ about, mapping }: OwnEndpoint): readonly EndpointFault[] {
  const known: readonly string[] = about === 'person' ? providerPersonFields : providerCompanyFields;
  const entries = Object.entries(mapping);
  if (entries.length === 0) return [{ part: 'mapping', field: '', reason: 'empty' }];
  return entries.flatMap(([field, at]): EndpointFault[] => {
    if (!known.includes(field)) return [{ part: 'mapping', field, reason: 'unknown_field' }];
    return isPointer(at) ? [] : [{ part: 'mapping', field, reason: 'not_a_pointer' }];
  });
}

/** The values of the placeholders for somebody. Null: not known. */
export function valuesOf(subject: ProviderSubject, linkedinUrl: string | null): Readonly<Record<Placeholder, string | null>> {
  const isPerson = subject.kind === 'person';
  return {
    linkedin: subject.linkedin,
    linkedinUrl,
    email: isPerson ? subject.email : null,
    name: isPerson ? subject.name : subject.name,
    firstName: isPerson ? subject.firstName : null,
    lastName: isPerson ? subject.lastName : null,
    companyName: isPerson ? subject.companyName : subject.name,
    companyDomain: isPerson ? subject.companyDomain : subject.domain,
  };
}

/** @returns the text with its placeholders filled, or null if one is not known */
export function filled(
  template: string,
  values: Readonly<Record<string, string | null>>,
  encode: (value: string) => string,
): string | null {
  let isComplete = true;
  const text = template.replaceAll(inBraces, (_braces, name: string) => {
    const value = values[name] ?? null;
    isComplete &&= value !== null;
    return value === null ? '' : encode(value);
  });
  return isComplete ? text : null;
}

/** A JSON template with the placeholders of its texts filled. @returns undefined if one is not known */
export function filledJson(template: unknown, values: Readonly<Record<string, string | null>>): unknown {
  if (typeof template === 'string') return filled(template, values, (value) => value) ?? undefined;
  if (Array.isArray(template)) {
    const items = template.map((each) => filledJson(each, values));
    return items.includes(undefined) ? undefined : items;
  }
  if (typeof template !== 'object' || template === null) return template;
  const entries = Object.entries(template).map(([name, value]) => [name, filledJson(value, values)] as const);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** How many objects and arrays of a template may be inside each other: far more than any API needs, and far less than exhausts the stack. */
const deepest = 100;

/** @returns undefined if it is not JSON, or nested too deeply */
export function parsedJson(text: string): unknown {
  try {
    const json = JSON.parse(text) as unknown;
    return isDeeper(json, deepest) ? undefined : json;
  } catch {
    return undefined;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The value at a JSON pointer (RFC 6901, section 4); undefined if there is none. */
export function valueAt(json: unknown, at: string): unknown {
  return at
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, token) => {
      if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(token) ? (value as unknown[])[Number(token)] : undefined;
      return typeof value === 'object' && value !== null && Object.hasOwn(value, token)
        ? (value as Record<string, unknown>)[token]
        : undefined;
    }, json);
}

/** Parses the bytes of a body into the fields of a message as typed. Strict: anything but UTF-8 is refused. */
import {
  type ContactError,
  type ContactField,
  contactFields,
  type ContactValues,
  emptyContactValues,
  honeypotField,
} from '../../src/contact/contact.rules.ts';

export type BodyKind = 'json' | 'form';

export interface ContactInput {
  values: ContactValues;
  honeypot: string;
  /** Fields that are not text; possible only in JSON. */
  wrongTypes: ContactError[];
}

/**
 * The kind of a body, from its Content-Type; undefined for other types, for charsets other than UTF-8, and for multipart, because the form has no files.
 * RFC 8259 section 8.1 (JSON is UTF-8), URL Standard section 5.1 (so is a form).
 */
export function bodyKindOf(contentType: string | undefined, contentEncoding: string | undefined): BodyKind | undefined {
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') return undefined;
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') return undefined;
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** The fields of a body; undefined if it is malformed. */
export function readContactInput(kind: BodyKind, body: Buffer): ContactInput | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const fields = kind === 'json' ? readJson(text) : readForm(text);
    return fields && toInput(fields);
  } catch (error) {
    // TextDecoder: TypeError. JSON.parse: SyntaxError. decodeURIComponent: URIError.
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof URIError) return undefined;
    throw error;
  }
}

function readJson(text: string): Map<string, unknown> | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;
}

/** Like URLSearchParams, but throws for bytes that are not UTF-8 instead of inserting a replacement character into a name. */
function readForm(text: string): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const pair of text.split('&')) {
    const [name = '', ...value] = pair.split('=');
    const decoded = [name, value.join('=')].map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    if (decoded[0] !== undefined && !fields.has(decoded[0])) fields.set(decoded[0], decoded[1]);
  }
  return fields;
}

function toInput(fields: Map<string, unknown>): ContactInput | undefined {
  const values = { ...emptyContactValues };
  const wrongTypes: ContactError[] = [];
  for (const field of contactFields) {
    const value = fields.get(field) ?? '';
    if (typeof value !== 'string') wrongTypes.push(notText(field));
    // Half a surrogate pair, which is possible only in JSON, has no UTF-8 form and would be stored as something else.
    else if (!value.isWellFormed()) return undefined;
    else values[field] = value;
  }
  const honeypot = fields.get(honeypotField) ?? '';
  return { values, honeypot: typeof honeypot === 'string' ? honeypot : 'filled', wrongTypes };
}

const fieldCodes = { fullName: 'full_name', email: 'email', phone: 'phone', message: 'message' } as const satisfies Record<
  ContactField,
  string
>;
const fieldLabels = { fullName: 'Full name', email: 'Email', phone: 'Phone', message: 'Message' } as const satisfies Record<
  ContactField,
  string
>;

function notText(field: ContactField): ContactError {
  return { code: `${fieldCodes[field]}_not_text`, message: `${fieldLabels[field]} must be text.`, field };
}

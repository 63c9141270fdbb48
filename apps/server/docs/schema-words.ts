/** JSON Schema in words: the type of a value in a line, the fields of an object in a table. */
import { html, type Html } from './markup.ts';
import type { Schema } from './openapi-types.ts';

/** The address of a named schema: "#Person" on the same page, "/docs/shared-schemas#Plan" on another one. */
export type AddressOf = (name: string) => string;

/** "#/components/schemas/Person" is Person. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Text with the words in backticks as code. */
export const withCode = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const formats: Readonly<Record<string, string>> = {
  email: 'email address',
  uuid: 'UUID',
  'date-time': 'date and time, such as 2026-11-21T12:00:00.000Z',
  date: 'date, such as 2026-11-21',
  uri: 'URL',
  binary: 'content of a file',
  ip: 'IP address',
};

/** The type of a value: "string, at most 200 characters, or null"; "list of Person". Objects without a name are "object"; `fieldsOf` shows their fields. */
export function typeOf(schema: Schema, addressOf: AddressOf): Html {
  return listed(alternatives(schema, addressOf));
}

/** Every form that a value can have. */
function alternatives(schema: Schema, addressOf: AddressOf): Html[] {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return [html`<a href="${addressOf(name)}">${name}</a>`];
  }
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return distinct(branches.flatMap((branch) => alternatives(branch, addressOf)));
  if (schema.enum) return schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`);
  const types = typesOf(schema.type);
  return types.length === 0 ? [html`any value`] : types.map((type) => oneType(type, schema, addressOf));
}

const typesOf = (type: Schema['type']): readonly string[] => (type === undefined ? [] : typeof type === 'string' ? [type] : type);

function oneType(type: string, schema: Schema, addressOf: AddressOf): Html {
  const { format, items, example, additionalProperties } = schema;
  if (type === 'array') return listOf(items, within('items', schema.minItems, schema.maxItems), addressOf);
  if (type === 'object' && typeof additionalProperties === 'object')
    return html`object with values of type ${typeOf(additionalProperties, addressOf)}`;
  if (type === 'string') {
    if (format && format !== 'password') return html`${formats[format] ?? 'string'}`;
    const bounds = within('characters', schema.minLength, schema.maxLength);
    return html`string${bounds}${typeof example === 'string' ? html`, such as <code>${example}</code>` : ''}`;
  }
  if (type === 'integer' || type === 'number') return html`${type}${within('', schema.minimum, schema.maximum)}`;
  return html`${type}`;
}

/** "list of strings, at most 50 items"; if the type of the items is longer, "list, at most 50 items, each …". */
function listOf(items: Schema | undefined, bounds: string, addressOf: AddressOf): Html {
  if (!items) return html`list of values${bounds}`;
  const words = typeOf(items, addressOf);
  if (plurals.has(words.toString())) return html`list of ${words}s${bounds}`;
  return items.$ref ? html`list of ${words}${bounds}` : html`list${bounds}, each ${words}`;
}

/** Types whose plural ends in s. */
const plurals: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'object', 'UUID', 'URL']);

/** The largest integer that JSON numbers represent exactly. As a bound, it isn't shown. */
const anyNumber = Number.MAX_SAFE_INTEGER;

/** ", 1 to 200 characters"; ", at most 50 items"; nothing without a bound. */
function within(noun: string, from: number | undefined, to: number | undefined): string {
  const unit = noun && ` ${noun}`;
  const least = from !== undefined && from > -anyNumber && !(noun && from === 0) ? from : undefined;
  const most = to !== undefined && to < anyNumber ? to : undefined;
  if (least !== undefined && most !== undefined) {
    if (least === most) return `, exactly ${worded(least, noun)}`;
    return `, ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}${unit}`;
  }
  if (most !== undefined) return `, at most ${worded(most, noun)}`;
  if (least !== undefined) return `, at least ${worded(least, noun)}`;
  return '';
}

/** "1 character", "200 characters", "5". */
const worded = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')}${noun && ` ${count === 1 ? noun.slice(0, -1) : noun}`}`;

const distinct = (parts: readonly Html[]): Html[] => [...new Map(parts.map((part) => [part.toString(), part])).values()];

/** "a, b or c". */
function listed(parts: readonly Html[]): Html {
  const unique = distinct(parts);
  return html`${unique.map((part, index) => html`${index === 0 ? '' : index === unique.length - 1 ? ' or ' : ', '}${part}`)}`;
}

/** The fields of an object, of each form of one, or of the objects in a list; undefined if it has none of its own. */
export function fieldsOf(schema: Schema, addressOf: AddressOf): Html | undefined {
  const branches = (schema.oneOf ?? schema.anyOf)?.filter(({ properties }) => properties);
  if (branches && branches.length > 0)
    return html`${branches.map((branch) => html`<div class="form">${fieldTable(branch, addressOf)}</div>`)}`;
  if (schema.properties) return fieldTable(schema, addressOf);
  if (schema.items && !schema.items.$ref) return fieldsOf(schema.items, addressOf);
  if (typeof schema.additionalProperties === 'object' && !schema.additionalProperties.$ref)
    return fieldsOf(schema.additionalProperties, addressOf);
  return undefined;
}

function fieldTable({ properties = {}, required = [] }: Schema, addressOf: AddressOf): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
      </tr>
    </thead>
    <tbody>
      ${Object.entries(properties).map(
        ([name, schema]) =>
          html`<tr>
            <td><code>${name}</code>${required.includes(name) ? '' : html` <small>optional</small>`}</td>
            <td>${valueOf(schema, addressOf)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The type, default, meaning and fields of a value. */
export function valueOf(schema: Schema, addressOf: AddressOf, description = schema.description): Html {
  const inside = fieldsOf(schema, addressOf);
  return html`${typeOf(schema, addressOf)}${
    schema.default === undefined ? '' : html`, by default <code>${JSON.stringify(schema.default)}</code>`
  }${description ? html`<br /><small>${withCode(description)}</small>` : ''}${
    inside
      ? html`<details>
          <summary>Fields</summary>
          ${inside}
        </details>`
      : ''
  }`;
}

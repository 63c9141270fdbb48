/** Makes answers from the schemas of a document: one with every field, and random ones. */
import fc from 'fast-check';
import { isOfType } from './check-request.ts';
import { typesOf, type Operation, type Schema } from './openapi.ts';

const deepest = 8;

/** An answer in which every documented field has a value: its example where it has one, otherwise a plausible text. Null where no type is documented. */
export function fullAnswer({ resolve }: Operation, schema: Schema): unknown {
  const of = (given: Schema, path: readonly string[]): unknown => {
    const current = resolve(given);
    const [chosen] = current.oneOf ?? current.anyOf ?? [];
    if (chosen) return of(chosen, path);
    const [type] = typesOf(current);
    const isExample = current.example !== undefined && current.example !== null && isOfType(current.example, type ?? 'any');
    switch (type) {
      case 'object': {
        const { properties } = current;
        if (!properties) return isExample ? current.example : {};
        if (path.length > deepest) return {};
        return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, of(inner, [...path, name])]));
      }
      case 'array': {
        const item = current.items ? of(current.items, path) : null;
        return item === null || path.length > deepest ? [] : [item];
      }
      case 'string':
        return isExample ? current.example : (current.enum?.[0] ?? plausibleText(path, current));
      case 'integer':
        return isExample ? current.example : Math.max(current.minimum ?? 0, 7);
      case 'number':
        return isExample ? current.example : 7.5;
      case 'boolean':
        return isExample ? current.example : true;
      default:
        return null;
    }
  };
  return of(schema, []);
}

/** Random answers that the schema allows: fields are missing, null where that is allowed, empty, long, or in any script. */
export function randomAnswers({ resolve }: Operation, schema: Schema): fc.Arbitrary<unknown> {
  const of = (given: Schema, path: readonly string[]): fc.Arbitrary<unknown> => {
    const current = resolve(given);
    const choices = current.oneOf ?? current.anyOf;
    if (choices) return fc.oneof(...choices.map((choice) => of(choice, path)));
    const types = typesOf(current);
    return types.length === 0 ? fc.constant(null) : fc.oneof(...types.map((type) => ofType(current, type, path)));
  };
  const ofType = (current: Schema, type: string, path: readonly string[]): fc.Arbitrary<unknown> => {
    switch (type) {
      case 'object': {
        if (!current.properties || path.length > deepest) return fc.constant({});
        const fields = Object.fromEntries(Object.entries(current.properties).map(([name, inner]) => [name, of(inner, [...path, name])]));
        return fc.record(fields, { requiredKeys: (current.required ?? []).filter((name) => name in fields) });
      }
      case 'array':
        return current.items && path.length <= deepest ? fc.array(of(current.items, path), { maxLength: 3 }) : fc.constant([]);
      case 'string':
        return textOf(current, path);
      case 'integer':
        return fc.integer({ min: current.minimum ?? Number.MIN_SAFE_INTEGER, max: current.maximum ?? Number.MAX_SAFE_INTEGER });
      case 'number':
        return fc.double({ noNaN: true, noDefaultInfinity: true });
      case 'boolean':
        return fc.boolean();
      default:
        return fc.constant(null);
    }
  };
  return of(schema, []);
}

function textOf(schema: Schema, path: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const usual = fc.constantFrom(plausibleText(path, schema), ...(typeof schema.example === 'string' ? [schema.example] : []));
  if (schema.format === 'date' || schema.format === 'date-time') return usual;
  return fc.oneof({ weight: 3, arbitrary: usual }, fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 40 }));
}

/** A text of the kind that a field's name promises. */
function plausibleText(path: readonly string[], { format }: Schema): string {
  const name = path.at(-1) ?? '';
  const whole = path.join('/');
  if (format === 'date') return '2021-03-01';
  if (format === 'date-time' || /_at$|At$|updated/i.test(name)) return '2026-07-01T00:00:00Z';
  if (/linkedin/i.test(whole))
    return /compan|organization/i.test(whole) ? 'https://www.linkedin.com/company/acme' : 'https://www.linkedin.com/in/ana-silva';
  if (format === 'email' || /e.?mail|address$/i.test(name)) return 'ana.silva@acme.com';
  if (/date|start|end|since|_from$|_to$/i.test(name)) return '2021-03-01';
  if (/domain|website|fqdn/i.test(name)) return 'acme.com';
  if (/url|uri|link/i.test(name)) return 'https://acme.com/page';
  if (/phone|number/i.test(name)) return '+493012345678';
  return `Some ${name.replaceAll('_', ' ')}`;
}

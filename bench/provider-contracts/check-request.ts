/** Compares a request with an OpenAPI document: path, method, parameters, body, and where the key is. */
import { typesOf, type Operation, type Schema } from './openapi.ts';

export interface SentRequest {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, unknown>>;
  /** "" if there is none. */
  readonly body: string;
}

export const findOperation = (operations: readonly Operation[], { host, method, path }: SentRequest): Operation | null =>
  operations.find((operation) => operation.host === host && operation.method === method && patternOf(operation.path).test(path)) ?? null;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '([^/]+)').replaceAll('.', String.raw`\.`)}$`);

/** @returns what the document does not allow, one sentence each */
export function problemsOf(operation: Operation, request: SentRequest, key: string): readonly string[] {
  const { parameters, keyPlaces, body, resolve } = operation;
  const at = `${operation.method} ${operation.path}`;
  const problems: string[] = [];
  const inQuery = parameters.filter((each) => each.in === 'query');
  for (const [name, value] of request.query) {
    const parameter = inQuery.find((each) => each.name === name);
    if (!parameter) problems.push(`${at}: the document has no parameter ${name}.`);
    else if (parameter.schema && !isText(value, resolve(parameter.schema)))
      problems.push(`${at}: ${name} is "${value}", which the document does not allow.`);
  }
  const isKey = (name: string): boolean => keyPlaces.some((place) => place.name === name);
  for (const { name } of inQuery.filter((each) => each.required === true && !isKey(each.name) && !request.query.has(each.name)))
    problems.push(`${at}: the required parameter ${name} is missing.`);
  const placed = keyPlaces.filter((place) => place.in === 'header' && String(request.headers[place.name.toLowerCase()]).includes(key));
  if (keyPlaces.length > 0 && placed.length === 0) problems.push(`${at}: the key is in none of the documented headers.`);
  if (`${request.path}?${decodeURIComponent(request.query.toString())}`.includes(key)) problems.push(`${at}: the key is in the URL.`);
  const pathValues = patternOf(operation.path).exec(request.path)?.slice(1) ?? [];
  parameters
    .filter((each) => each.in === 'path')
    .forEach(({ name, schema }, index) => {
      if (schema && !isText(pathValues[index] ?? '', resolve(schema))) problems.push(`${at}: {${name}} has another type.`);
    });
  if (request.body === '') {
    if (body) problems.push(`${at}: the body is missing.`);
  } else if (!body) problems.push(`${at}: the document has no body.`);
  else problems.push(...faultsOf(JSON.parse(request.body) as unknown, body, '', resolve).map((fault) => `${at}: ${fault}`));
  return problems;
}

/** Whether the text of a parameter is a value of its schema. */
function isText(text: string, schema: Schema): boolean {
  if (schema.enum && !schema.enum.map(String).includes(text)) return false;
  const number = Number(text);
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return text === 'true' || text === 'false';
    case 'integer':
      return Number.isSafeInteger(number) && number >= (schema.minimum ?? -Infinity) && number <= (schema.maximum ?? Infinity);
    case 'number':
      return Number.isFinite(number);
    default:
      return schema.format !== 'email' || text.includes('@');
  }
}

/** What a schema does not allow in a value of a body; properties that it does not have are faults, too. */
function faultsOf(value: unknown, given: Schema, pointer: string, resolve: Operation['resolve']): readonly string[] {
  const schema = resolve(given);
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return [`${pointer || 'the body'} is not ${types.join(' or ')}.`];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((each: unknown, index) => faultsOf(each, items, `${pointer}/${index}`, resolve)) : [];
  }
  const { properties, required = [] } = schema;
  if (typeof value !== 'object' || value === null || !properties) return [];
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${pointer}/${name} is missing.`),
    ...Object.entries(value).flatMap(([name, inner]) =>
      properties[name] ? faultsOf(inner, properties[name], `${pointer}/${name}`, resolve) : [`the document has no ${pointer}/${name}.`],
    ),
  ];
}

export function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

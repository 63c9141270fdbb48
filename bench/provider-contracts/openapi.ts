/** Reads what an OpenAPI document (3.0 and 3.1) promises: operations, their parameters, and the schemas of their answers. */
import { parse } from 'yaml';

/** The part of a schema that types of values follow from. `$ref` and `allOf` are resolved by `resolve`. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path' | 'cookie';
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** An answer that the document has for a status: its schema, if any, and its examples, parsed where they are JSON in a text. */
export interface DocumentedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly schema: Schema | null;
  readonly examples: readonly unknown[];
}

/** Where a key may be: one entry for each scheme; any of them is enough. */
export interface KeyPlace {
  readonly in: string;
  readonly name: string;
}

export interface Operation {
  readonly host: string;
  readonly method: string;
  /** With the base path of the server: "/v2/people/find", "/v5/collect/{id}". */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly keyPlaces: readonly KeyPlace[];
  readonly body: Schema | null;
  readonly answers: readonly DocumentedAnswer[];
  readonly resolve: (schema: Schema) => Schema;
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}
interface DocumentedResponse {
  readonly content?: Readonly<Record<string, Content>>;
}
type Requirement = Readonly<Record<string, unknown>>;
interface DocumentedOperation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, Content>> };
  readonly responses?: Readonly<Record<string, DocumentedResponse | { readonly $ref: string }>>;
  readonly security?: readonly Requirement[];
}
interface OpenApi {
  readonly servers?: readonly { readonly url: string }[];
  readonly security?: readonly Requirement[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, { type: string; in?: string; name?: string }>> };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * @param text a document as YAML or JSON
 * @throws if it is not an OpenAPI document
 */
export function readOperations(text: string): readonly Operation[] {
  const document = parse(text) as OpenApi;
  const [server] = document.servers ?? [];
  if (!document.paths || !server) throw new Error('This is not an OpenAPI document with paths and a server.');
  const base = new URL(server.url);
  const resolve = resolverOf(document);
  const follow = <Kind extends object>(value: Kind | { readonly $ref: string }): Kind =>
    '$ref' in value ? (atPointer(document, value.$ref) as Kind) : value;
  const schemes = document.components?.securitySchemes ?? {};
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const required = operation.security ?? document.security ?? [];
      return {
        host: base.host,
        method: method.toUpperCase(),
        path: base.pathname.replace(/\/$/, '') + path,
        parameters: (operation.parameters ?? []).map((each) => follow<Parameter>(each)),
        keyPlaces: required.flatMap((each) => Object.keys(each)).flatMap((name) => placeOf(schemes[name])),
        body: Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? null,
        answers: Object.entries(operation.responses ?? {}).map(([status, response]) =>
          answerOf(Number(status), follow<DocumentedResponse>(response)),
        ),
        resolve,
      };
    }),
  );
}

function placeOf(scheme: { type: string; in?: string; name?: string } | undefined): readonly KeyPlace[] {
  if (scheme?.type === 'apiKey' && scheme.in !== undefined && scheme.name !== undefined) return [{ in: scheme.in, name: scheme.name }];
  return scheme?.type === 'http' ? [{ in: 'header', name: 'authorization' }] : [];
}

function answerOf(status: number, { content }: DocumentedResponse): DocumentedAnswer {
  const [[contentType, first] = ['application/json', {} as Content]] = Object.entries(content ?? {});
  const examples = [first.example, ...Object.values(first.examples ?? {}).map(({ value }) => value)].filter((value) => value !== undefined);
  return {
    status,
    contentType,
    schema: first.schema ?? null,
    // Some documents have an example's JSON as a text.
    examples: contentType.includes('json') ? examples.map(fromText) : examples,
  };
}

function fromText(example: unknown): unknown {
  if (typeof example !== 'string') return example;
  try {
    return JSON.parse(example) as unknown;
  } catch {
    return example;
  }
}

function atPointer(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value, part) => {
      if (typeof value !== 'object' || value === null || !(part in value)) throw new Error(`${reference} leads to nothing.`);
      return (value as Record<string, unknown>)[part];
    }, document);
}

/** Follows `$ref` and merges `allOf`, so that properties and type are in one place. */
const resolverOf =
  (document: OpenApi) =>
  (schema: Schema): Schema => {
    let current = schema;
    while (current.$ref !== undefined) current = atPointer(document, current.$ref) as Schema;
    if (!current.allOf) return current;
    const parts = current.allOf.map((part) => resolverOf(document)(part));
    return {
      type: 'object',
      ...Object.assign({}, ...parts, current),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {}), current.properties ?? {}) as Record<string, Schema>,
      required: [...parts, current].flatMap(({ required }) => required ?? []),
      allOf: undefined,
    } as Schema;
  };

/** The JSON types that a schema allows; empty if it does not say. */
export function typesOf(schema: Schema): readonly string[] {
  const named = schema.type === undefined ? (schema.properties ? ['object'] : []) : [schema.type].flat();
  return schema.nullable === true && named.length > 0 ? [...named, 'null'] : named;
}

import { expect, test } from 'vitest';
import { errorTable, routes } from '@leadlight/contract';
import { codesOf, openApiDocument } from '@leadlight/contract/openapi';
import { bodyExamples } from '@leadlight/contract/openapi-examples';
import { openApiText, readOpenApiFile } from './openapi-file.ts';

const document = openApiDocument() as {
  openapi: string;
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { description: string }>; parameters?: { name: string; in: string }[] }>
  >;
};

test('the committed OpenAPI document matches the contract (node apps/server/docs/openapi-file.ts writes it)', () => {
  expect(readOpenApiFile()).toBe(openApiText());
});

test('the document is OpenAPI 3.1 and has every route once', () => {
  expect(document.openapi).toBe('3.1.0');
  const names = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(names.toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test.each(routes)('$method $path lists each of its path parameters and every error code it can return', (route) => {
  const operation = document.paths[route.path]?.[route.method];
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect((operation?.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
  for (const code of codesOf(route)) expect(operation?.responses[errorTable[code].status]?.description).toContain(`\`${code}\``);
});

test('every route with a JSON body has an example, which its schema accepts', () => {
  expect(
    routes
      .filter(({ body }) => body)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(bodyExamples).toSorted());
  const refused = routes.flatMap(
    ({ name, body }) => body?.safeParse(bodyExamples[name]).error?.issues.map((issue) => ({ name, issue })) ?? [],
  );
  expect(refused).toEqual([]);
});

test('every array says what it contains, because generators of clients need it', () => {
  const without: string[] = [];
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'array' && !('items' in node)) without.push(path);
    for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`);
  };
  visit(document, '');
  expect(without).toEqual([]);
});

/** Whether a value can be null by this schema. */
function takesNull(schema: unknown): boolean {
  const { $ref, type, anyOf, oneOf, allOf, enum: values, const: only } = schema as Record<string, unknown> & { $ref?: string };
  if ($ref !== undefined)
    return takesNull(
      $ref
        .slice(2)
        .split('/')
        .reduce((node, key) => (node as Record<string, unknown>)[key] as object, document as object),
    );
  if (Array.isArray(allOf) && !allOf.every(takesNull)) return false;
  if (Array.isArray(anyOf) && !anyOf.some(takesNull)) return false;
  if (Array.isArray(oneOf) && oneOf.filter(takesNull).length !== 1) return false;
  if (Array.isArray(values) && !values.includes(null)) return false;
  if (only !== undefined && only !== null) return false;
  return type === undefined || type === 'null' || (Array.isArray(type) && type.includes('null'));
}

test('every schema that mentions null accepts null, so that a client generated from the document does', () => {
  const refused: string[] = [];
  let found = 0;
  const mentionsNull = ({ type, anyOf, oneOf, allOf }: Record<string, unknown>): boolean =>
    type === 'null' ||
    (Array.isArray(type) && type.includes('null')) ||
    [anyOf, oneOf, allOf].some((each) => Array.isArray(each) && each.some((one) => mentionsNull(one as Record<string, unknown>)));
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if (!Array.isArray(node) && mentionsNull(node as Record<string, unknown>)) {
      found += 1;
      if (!takesNull(node)) refused.push(path);
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`);
  };
  visit(document, '');
  expect(found).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});

test('the tag of every route is declared', () => {
  const { tags } = document as unknown as { tags: { name: string }[] };
  expect(tags.map(({ name }) => name).toSorted()).toEqual([...new Set(routes.map(({ tag }) => tag))].toSorted());
});

test('a route has {workspaceId} in its path exactly if it belongs to a workspace', () => {
  expect(routes.filter(({ access, path }) => (access.kind === 'workspace') !== path.includes('{workspaceId}'))).toEqual([]);
});

test('every message is a sentence', () => {
  for (const { message } of Object.values(errorTable)) expect(message).toMatch(/^[A-Z].*\.$/);
});

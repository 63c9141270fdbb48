/** Sends invalid input to every route of the contract: each refusal names its field and has a code of the error table. */
import { errorTable, routes, type Route } from '@leadlight/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testServer, type Answer } from './testing/test-server.ts';

const server = await testServer();
const owner = await server.user('Owner');
const { id: leadId } = (await owner.browser.post(`${owner.home}/people`, { name: 'Ana Silva' })).body as { id: string };
/** Names of parameters that are ids of people and companies. */
const leadIds = new Set(['personId', 'companyId', 'leadId', 'groupId', 'row']);

/** The name and schema of each field of a body or query. */
function fieldsOf(schema: z.ZodType | undefined): [string, z.ZodType][] {
  return schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : [];
}

/** Each is wrong in a different way, so that at least one is wrong for nearly every field. */
const wrongValues: unknown[] = [{ nested: true }, 7, '', '\u0000', 'x'.repeat(2_000)];

/** With a wrong value for each field. A field that accepts anything (the plan of a sign-up, ignored if unknown) refuses nothing. */
function judged(fields: [string, z.ZodType][], values: unknown[]): { name: string; wrong: unknown }[] {
  return fields.flatMap(([name, schema]) => {
    const wrong = values.filter((value) => !schema.safeParse(value).success);
    return wrong.length > 0 ? [{ name, wrong: wrong[0] }] : [];
  });
}

const { body: list } = await owner.browser.post(`${owner.home}/lists`, { kind: 'people', name: 'Theirs' });
const knownIds: Readonly<Record<string, string>> = { workspaceId: owner.workspaceId, listId: list.id };
const pathOf = ({ path }: Route): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_braces, name: string) => knownIds[name] ?? (leadIds.has(name) ? leadId : '01900000-0000-7000-8000-000000000001'),
  );
const send = (route: Route, body: unknown): Promise<Answer> => owner.browser.send(route.method.toUpperCase(), pathOf(route), body);
/** Checks that the response is a refusal with codes of the contract, each with a sentence. @returns the code for this field */
function codeAt({ status, body }: Answer, field: string): string | undefined {
  expect(status).toBe(422);
  for (const { code, message } of body.errors) {
    expect(Object.keys(errorTable)).toContain(code);
    expect(message).toMatch(/^[A-Z].+\.$/);
  }
  return body.errors.find((error: { field?: string }) => error.field === field)?.code;
}

const withBody = routes.filter(({ body }) => body);
const withQuery = routes.filter(({ query }) => query);

describe.each(withBody)('$name', (route) => {
  const fields = fieldsOf(route.body);

  test("a body that is missing, isn't JSON or isn't an object is refused", async () => {
    const half = await send(route, '{"half":');
    expect(`${half.status} ${half.body.errors[0].code}`).toBe('400 body_invalid');
    expect((await send(route, undefined)).status).toBe(400);
    expect((await send(route, [])).status).toBe(422);
  });

  test('an unknown field is refused by name', async () => {
    expect(codeAt(await send(route, { color: 'red' }), 'color')).toBe('unknown_field');
  });

  test('every field is refused by name: missing if required, and wrong', async () => {
    expect(fields.length).toBeGreaterThan(0);
    const needed = fields.filter(([, schema]) => !schema.safeParse(undefined).success);
    for (const [name] of needed) expect(`${name} ${codeAt(await send(route, {}), name)}`).toBe(`${name} required`);
    for (const { name, wrong } of judged(fields, wrongValues))
      expect(`${name} ${codeAt(await send(route, { [name]: wrong }), name)}`).toMatch(/ [a-z_]+$/);
  });
});

describe.each(withQuery)('$name', (route) => {
  const ask = (search: string): Promise<Answer> => owner.browser.send(route.method.toUpperCase(), `${pathOf(route)}?${search}`);

  test('an unknown parameter, and each wrong one, is refused by name', async () => {
    expect(codeAt(await ask('color=red'), 'color')).toBe('unknown_field');
    for (const { name, wrong } of judged(fieldsOf(route.query), ['', 'x', 'x'.repeat(2_000)]))
      expect(`${name} ${codeAt(await ask(`${name}=${String(wrong)}`), name)}`).toMatch(/ [a-z_]+$/);
  });
});

test('a body above the limit is refused before it is read', async () => {
  const answer = await owner.browser.post(`${owner.home}/invitations`, { email: `${'x'.repeat(300_000)}@acme.example` });
  expect(`${answer.status} ${answer.body.errors[0].code}`).toBe('413 body_too_large');
});

/** Secrets that each response replaces: they are not stored, and a repeated request creates new ones. */
const onceByNature = ['beginTwoFactor', 'renewRecoveryCodes', 'createSetupLink'];
/** Needs a connected provider, so it is tested in provider-field-runs.routes.test.ts. */
const testedElsewhere = ['addProviderColumn'];

test('every route that creates something accepts an Idempotency-Key, and refuses the key for another request', async () => {
  const creating = routes.filter(
    ({ status, method, name, upload }) => method === 'post' && status === 201 && !upload && !onceByNature.includes(name),
  );
  expect(creating.filter(({ idempotency }) => !idempotency)).toEqual([]);
  const bodies: Record<string, [object, object]> = {
    createWorkspace: [{ name: 'One' }, { name: 'Two' }],
    createInvitation: [{ email: 'one@acme.example' }, { email: 'two@acme.example' }],
    createApiKey: [
      { name: 'One', scopes: ['credits:read'] },
      { name: 'Two', scopes: ['credits:read'] },
    ],
    createPerson: [{ name: 'Bo Ek' }, { name: 'Cy Lind' }],
    createCompany: [{ name: 'Nordfracht' }, { name: 'Havnlink' }],
    createLeadNote: [{ body: 'Call on Monday' }, { body: 'Called' }],
    createList: [
      { kind: 'people', name: 'One' },
      { kind: 'people', name: 'Two' },
    ],
    addListColumn: [{ field: 'email' }, { field: 'title' }],
    createEmailTemplate: [
      { name: 'One', language: 'en', steps: [{ subject: 'One', body: 'Hi', afterDays: 0 }] },
      { name: 'Two', language: 'en', steps: [{ subject: 'Two', body: 'Hi', afterDays: 0 }] },
    ],
    addQuestionColumn: [{ question: { text: 'Do they export?', kind: 'yes_no' } }, { question: { text: 'Who leads it?', kind: 'text' } }],
    createSavedSearch: [
      { kind: 'people', name: 'One', query: { filters: {} } },
      { kind: 'people', name: 'Two', query: { filters: {} } },
    ],
    createLikeness: [
      { kind: 'people', name: 'One', examples: { kind: 'leads', ids: [leadId] } },
      { kind: 'people', name: 'Two', examples: { kind: 'leads', ids: [leadId] } },
    ],
    createExport: [
      { kind: 'people', selection: { kind: 'search', filters: {} } },
      { kind: 'companies', selection: { kind: 'search', filters: {} } },
    ],
  };
  for (const route of creating.filter(({ name }) => !testedElsewhere.includes(name))) {
    const [one, two] = bodies[route.name] ?? [{}, {}];
    const ask = (body: object) => owner.browser.send('POST', pathOf(route), body, { 'idempotency-key': `key of ${route.name}` });
    const [first, again, other] = [await ask(one), await ask(one), await ask(two)];
    expect(`${route.name} ${first.status}`).toBe(`${route.name} 201`);
    expect({ ...again.body, key: undefined }).toEqual({ ...first.body, key: undefined });
    expect(`${route.name} ${other.body.errors?.[0]?.code}`).toBe(`${route.name} idempotency_key_reused`);
  }
});

/** Credit usage ends with the current moment, which is in the response; suggestions require a field. */
const asksForMore = ['readCreditUse', 'listSuggestions', 'searchDomain'];

test('reading unchanged data again returns no body, and every response has the rate limit headers', async () => {
  // Of the ids in paths, only the lead's exists; files are streamed and have no ETag.
  const isThere = ({ path }: Route): boolean => !/\{(?!workspaceId|personId|leadId)/.test(path);
  const reading = routes.filter(
    (route) =>
      route.method === 'get' &&
      route.access.kind === 'workspace' &&
      !route.answerType &&
      !asksForMore.includes(route.name) &&
      isThere(route),
  );
  for (const route of reading) {
    const first = await owner.browser.get(pathOf(route));
    expect(`${route.name} ${first.status}`).toBe(`${route.name} 200`);
    expect(first.headers.get('ratelimit')).toMatch(/^"\w+";r=\d+;t=\d+$/);
    expect(first.headers.get('ratelimit-policy')).toMatch(/^"\w+";q=\d+;w=\d+$/);
    const again = await owner.browser.get(pathOf(route), { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(`${route.name} ${again.status}`).toBe(`${route.name} 304`);
    expect(again.text).toBe('');
  }
});

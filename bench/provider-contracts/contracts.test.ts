/** The contract checks notice what they are for, shown with a small document of our own for one operation. */
import { expect, test } from 'vitest';
import { ask, key } from './ask.ts';
import { checkAnswers } from './check-answers.ts';
import { problemsOf, type SentRequest } from './check-request.ts';
import { checkServer } from './check-server.ts';
import { person, questionsFor } from './contracts.ts';
import { readOperations, type Operation } from './openapi.ts';

const text = { type: 'string' };
const handle = { type: 'object', properties: { handle: text } };
const fields = {
  name: { type: 'object', properties: { fullName: text, givenName: text, familyName: text } },
  email: { type: 'string', format: 'email' },
  location: text,
  geo: { type: 'object', properties: { city: text, state: text, country: text } },
  employment: { type: 'object', properties: { domain: text, name: text, title: text, role: text, seniority: text } },
  facebook: handle,
  github: handle,
  twitter: handle,
  linkedin: handle,
  phone: text,
  activeAt: { type: 'string', format: 'date-time' },
  inactiveAt: { type: 'string', format: 'date-time' },
  timeZone: text,
  emailProvider: text,
};

function documentWith(
  properties: Readonly<Record<string, unknown>>,
  parameters: readonly string[] = ['email', 'linkedin_handle'],
): readonly Operation[] {
  return readOperations(
    JSON.stringify({
      openapi: '3.1.0',
      servers: [{ url: 'https://api.hunter.io/v2' }],
      security: [{ key: [] }],
      paths: {
        '/people/find': {
          get: {
            parameters: parameters.map((name) => ({ name, in: 'query', schema: text })),
            responses: {
              200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } },
              404: { description: 'Nobody' },
            },
          },
        },
      },
      components: {
        securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
        schemas: { Answer: { type: 'object', properties: { data: { type: 'object', properties } } } },
      },
    }),
  );
}

const question = questionsFor('hunter').find(
  ({ kind, subject, fields: wanted }) =>
    kind === 'person' && subject.kind === 'person' && subject.email !== null && wanted.includes('title'),
);
if (!question) throw new Error('Hunter is asked about addresses.');

async function problemsWith(properties: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const operations = documentWith(properties);
  const [operation] = operations as [Operation];
  return (await checkAnswers(question as NonNullable<typeof question>, operation, operations, 50)).problems;
}

test('an adapter that agrees with the document has no problems', async () => {
  const operations = documentWith(fields);
  const [operation] = operations as [Operation];
  const asked = await ask(question, operations);
  expect(asked.called).toEqual([operation]);
  expect(asked.problems).toEqual([]);
  expect(await problemsWith(fields)).toEqual([]);
  expect((await checkServer(question, operation, operations)).problems).toEqual([]);
});

test.each(['integer', 'boolean', 'array', 'object'])('a field whose type changes to %s in the document is named', async (type) => {
  expect((await problemsWith({ ...fields, phone: { type, items: text } })).join('\n')).toContain('/data/phone should be a text');
});

test('a field that is gone from the document is named', async () => {
  const { phone: _gone, ...others } = fields;
  expect(await problemsWith(others)).toEqual([expect.stringContaining('/data/phone is read, but the document does not have it')]);
});

test('a request that the document does not allow is named: path, parameter, value, body, and the place of the key', async () => {
  const [operation] = documentWith(fields, ['email']) as [Operation];
  const request: SentRequest = {
    host: 'api.hunter.io',
    method: 'GET',
    path: '/v2/people/find',
    query: new URLSearchParams({ email: 'ana@acme.com' }),
    headers: { 'x-api-key': key.key },
    body: '',
  };
  const problems = (changes: Partial<SentRequest>): readonly string[] => problemsOf(operation, { ...request, ...changes }, key.key);
  expect(problems({})).toEqual([]);
  expect(problems({ query: new URLSearchParams({ mail: 'ana@acme.com' }) })).toEqual([expect.stringContaining('no parameter mail')]);
  expect(problems({ headers: {} })).toEqual([expect.stringContaining('the key is in none of the documented headers')]);
  expect(problems({ query: new URLSearchParams({ email: key.key }) })).toEqual([expect.stringContaining('the key is in the URL')]);
  expect(problems({ body: '{}' })).toEqual([expect.stringContaining('no body')]);
  const elsewhere = await ask({ ...question, subject: { ...person, linkedin: 'in/ana' } }, []);
  expect(elsewhere.problems).toEqual([expect.stringContaining('is in no document')]);
});

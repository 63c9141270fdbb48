/** What the route of search in words answers. */
import { readSearchWords } from '@leadlight/contract';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const ana = await server.user('Ana');
const ask = (body: object) => ana.browser.post(`${ana.home}/search/words`, body);

test('answers the filters, each with its name and its place in the text, and what was not read', async () => {
  const text = 'CFOs at German fintechs, not agencies, blorp';
  const { status, body } = await ask({ text });
  expect(status).toBe(200);
  expect(readSearchWords.answer?.parse(body)).toEqual(body);
  expect(body.kind).toBe('people');
  expect(body.chips.map(({ name, exclude, from, to }: any) => [name, exclude, text.slice(from, to)])).toEqual([
    ['CFO', false, 'CFOs'],
    ['Germany', false, 'German'],
    ['Fintech', false, 'fintechs'],
    ['Advertising and marketing services', true, 'agencies'],
  ]);
  expect([body.notUnderstood, body.notFilterable]).toEqual([['blorp'], []]);
});

test('the filters that it answers can be searched with', async () => {
  for (const text of [
    'heads of sales in EMEA with 50-200 people and verified email',
    'fintechs hiring engineers, founded after 2015, without Salesforce',
  ]) {
    const { kind, filters } = (await ask({ text })).body;
    expect(`${text}: ${(await ana.browser.post(`${ana.home}/${kind}/search`, { filters })).status}`).toBe(`${text}: 200`);
  }
});

test('a text that is empty or too long is refused', async () => {
  for (const text of ['', '   ', 'x'.repeat(401)]) expect((await ask({ text })).status).toBe(422);
});

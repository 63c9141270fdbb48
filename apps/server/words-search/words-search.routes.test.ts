/** What the route of search in words answers. */
import { answering, startModels } from '@leadlight/adapters/testing';
import { readSearchWords, suggestSearchWords } from '@leadlight/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { modelAt } from '../testing/model-in-tests.ts';
import { testServer } from '../testing/test-server.ts';

const host = await startModels(() => ({ kind: 'silent' }));
afterAll(() => host.close());
const model = modelAt(host);
const server = await testServer({ model });
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

test('a word that was read as misspelled can be taken as typed', async () => {
  const text = 'recruters in Oslo';
  const corrected = (await ask({ text })).body;
  expect(corrected.corrections).toEqual([{ typed: 'recruters', read: 'recruiters', from: 0, to: 9 }]);
  expect(corrected.filters.title).toEqual({ include: ['recruiter'] });
  const { body } = await ask({ text, asTyped: ['recruters'] });
  expect(body.corrections).toEqual([]);
  expect(body.filters.title?.include).not.toEqual(['recruiter']);
});

test('a text that is empty or too long is refused', async () => {
  for (const text of ['', '   ', 'x'.repeat(401)]) expect((await ask({ text })).status).toBe(422);
});

describe('suggestions of a language model', () => {
  const text = 'CFOs at sellers of shovels in Berlin, blorp';
  const suggest = (of: typeof ana, body: object = { text }) => of.browser.post(`${of.home}/search/words/suggestions`, body);

  test('are what the rules read in its words, about parts that were not read; the model gets only the sentence, and its cost is recorded', async () => {
    const lea = await server.user('Lea', { plan: 'basic' });
    host.answerWith(() => answering({ works: true }));
    expect((await lea.browser.post(`${lea.home}/models/operator`, { monthCeilingMicros: 10_000_000 })).status).toBe(200);
    host.requests.length = 0;
    host.answerWith(() =>
      answering({
        parts: [
          { part: 'blorp', words: 'hardware stores' },
          { part: 'blorp', words: 'at Acme Corp' },
          { part: 'Berlin', words: 'hotels' },
        ],
      }),
    );
    const { status, body } = await suggest(lea);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(suggestSearchWords.answer?.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      kind: 'people',
      suggestions: [
        {
          part: 'blorp',
          words: 'hardware stores',
          filters: { industry: { include: ['retail.specialty'] } },
          chips: [{ field: 'industry', value: 'retail.specialty' }],
        },
      ],
      model: 'made-1-2026',
    });
    expect(body.costMicros).toBeGreaterThan(0);
    expect(host.requests).toHaveLength(1);
    expect(JSON.stringify(host.requests)).toContain('sellers of shovels');
    expect((await lea.browser.get(`${lea.home}/models/calls`)).body.items[0]).toMatchObject({ purpose: 'search', outcome: 'answered' });
  });

  test('without unread parts, the model is not asked', async () => {
    const mia = await server.user('Mia', { plan: 'basic' });
    host.answerWith(() => answering({ works: true }));
    await mia.browser.post(`${mia.home}/models/operator`, { monthCeilingMicros: 10_000_000 });
    host.requests.length = 0;
    expect((await suggest(mia, { text: 'CFOs in Berlin' })).body).toEqual({ kind: 'people', suggestions: [], model: null, costMicros: 0 });
    expect(host.requests).toEqual([]);
  });

  test('are refused without a model, above the ceiling, and if the model fails', async () => {
    const noa = await server.user('Noa', { plan: 'basic' });
    const code = async () => {
      const { status, body } = await suggest(noa);
      return [status, body.errors?.[0]?.code];
    };
    expect(await code()).toEqual([409, 'model_missing']);
    host.answerWith(() => answering({ works: true }));
    await noa.browser.post(`${noa.home}/models/operator`, { monthCeilingMicros: 10_000_000 });
    host.answerWith(() => answering({ parts: 1 }));
    expect(await code()).toEqual([502, 'model_failed']);
    await noa.browser.patch(`${noa.home}/models`, { monthCeilingMicros: 1 });
    expect(await code()).toEqual([409, 'model_ceiling']);
  });
});

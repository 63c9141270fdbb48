/** What the routes of "more like these" answer, over companies that a member adds. How well they rank is measured by `npm run bench -- likeness`. */
import { rankLikeLeads, readLikenessRanking } from '@leadlight/contract';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const ana = await server.user('Ana');
const add = async (fields: object): Promise<string> => {
  const { status, body } = await ana.browser.post(`${ana.home}/companies`, fields);
  expect(status).toBe(201);
  return body.id;
};
const mills: string[] = [];
const others: string[] = [];
for (let at = 0; at < 12; at += 1) {
  mills.push(await add({ name: `Mill ${at}`, industry: 'financial-services.fintech', employees: 80, location: 'Germany' }));
  others.push(await add({ name: `Other ${at}`, employees: 3, location: at % 2 === 0 ? 'United States' : 'France' }));
}
const examples = { kind: 'leads', ids: mills.slice(0, 4) };
const rank = (body: object) => ana.browser.post(`${ana.home}/likenesses/rank`, { kind: 'companies', examples, limit: 5, ...body });
const idsOf = ({ body }: any): string[] => body.items.map(({ company }: any) => company.id);

test('ranks what is like the examples first, with reasons and the figures of each trait', async () => {
  const answer = await rank({});
  expect(answer.status).toBe(200);
  expect(rankLikeLeads.answer?.parse(answer.body)).toEqual(answer.body);
  expect(idsOf(answer).toSorted()).toEqual(mills.slice(4, 9).toSorted());
  const { examples: count, market, traits, items } = answer.body;
  expect([count, items[0].isNew]).toEqual([4, true]);
  expect(market).toBeGreaterThanOrEqual(24);
  const size = traits.find(({ family }: any) => family === 'size');
  expect(size).toMatchObject({ value: '51-200', examples: 4, examplesKnown: 4, choice: 'prefer' });
  expect(size.low).toBeLessThan(size.lift);
  expect(items[0].reasons).toContainEqual({ family: 'size', value: '51-200', name: size.name, lift: size.lift });
});

test('a required trait restricts, marked leads move, and won companies are customers', async () => {
  const french = await rank({ choices: [{ family: 'country', value: 'FR', choice: 'require' }], limit: 50 });
  expect(french.body.items.every(({ company }: any) => company.place.country === 'FR')).toBe(true);
  const marked = await rank({ good: [mills[4]], bad: [mills[5]], limit: 50 });
  expect(marked.body.examples).toBe(5);
  expect(idsOf(marked)).not.toContain(mills[4]);
  expect(idsOf(marked)).not.toContain(mills[5]);
  const selection = { kind: 'ids', ids: [mills[6]] };
  const { status } = await ana.browser.post(`${ana.home}/leads/changes`, {
    kind: 'companies',
    selection,
    change: { kind: 'set_stage', stage: 'won' },
  });
  expect(status).toBeLessThan(300);
  expect(idsOf(await rank({ limit: 50 }))).not.toContain(mills[6]);
});

test('examples can be the leads of a search, as those of a list', async () => {
  const list = (await ana.browser.post(`${ana.home}/lists`, { kind: 'companies', name: 'Customers' })).body.id;
  const added = await ana.browser.post(`${ana.home}/leads/changes`, {
    kind: 'companies',
    selection: { kind: 'ids', ids: mills.slice(0, 4) },
    change: { kind: 'add_to_list', listId: list },
  });
  expect(added.status).toBeLessThan(300);
  const answer = await rank({ examples: { kind: 'search', filters: { list: { include: [list] } } } });
  expect(answer.body.examples).toBe(4);
  expect(idsOf(answer).every((id) => mills.includes(id))).toBe(true);
  const { status } = await rank({ examples: { kind: 'search', filters: { seniority: { include: ['head'] } } } });
  expect(status).toBe(422);
});

test('in an empty workspace, nothing is ranked', async () => {
  const eve = await server.user('Empty');
  const { status, body } = await eve.browser.post(`${eve.home}/likenesses/rank`, {
    kind: 'people',
    examples: { kind: 'search', filters: {} },
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.items).toEqual([]);
});

test('with fewer than three examples, nothing is ranked', async () => {
  const { body } = await rank({ examples: { kind: 'leads', ids: mills.slice(0, 2) } });
  expect(body).toMatchObject({ examples: 2, ranked: 0, traits: [], items: [] });
});

test('a saved likeness is ranked as the leads are when it is opened, with what was marked and chosen', async () => {
  const made = await ana.browser.post(`${ana.home}/likenesses`, { kind: 'companies', name: 'Like our mills', examples });
  expect(made.status).toBe(201);
  const at = `${ana.home}/likenesses/${made.body.id}`;
  expect(made.body.exampleIds.toSorted()).toEqual(mills.slice(0, 4).toSorted());
  const read = () => ana.browser.get(`${at}/ranking?limit=50`);
  const before = await read();
  expect(readLikenessRanking.answer?.parse(before.body)).toEqual(before.body);

  const late = await add({ name: 'Late mill', industry: 'financial-services.fintech', employees: 80, location: 'Germany' });
  expect(idsOf(await read())).toContain(late);
  expect(idsOf(await ana.browser.get(`${at}/ranking?onlyNew=true&limit=50`))).toContain(late);

  const judged = await ana.browser.post(`${at}/judgments`, { leadId: late, judgment: 'bad' });
  expect(judged.body.badIds).toEqual([late]);
  expect(idsOf(await read())).not.toContain(late);
  await ana.browser.post(`${at}/judgments`, { leadId: late, judgment: null });
  expect(idsOf(await read())).toContain(late);

  const choices = [{ family: 'country', value: 'DE', choice: 'ignore' }];
  const changed = await ana.browser.send('PATCH', at, { name: 'Mills', choices });
  expect(changed.body).toMatchObject({ name: 'Mills', choices });
  expect((await read()).body.traits.find(({ value }: any) => value === 'DE')).toMatchObject({ choice: 'ignore', weight: 0 });

  const other = await server.user('Eve');
  expect((await other.browser.get(`${other.home}/likenesses/${made.body.id}`)).status).toBe(404);
  expect((await ana.browser.send('DELETE', at)).status).toBe(204);
  expect((await ana.browser.get(`${ana.home}/likenesses`)).body.items).toEqual([]);
});

test('a record is new for a week', async () => {
  server.moveClock(new Date(Date.now() + 8 * 86_400_000));
  const { body } = await rank({ limit: 50 });
  expect(body.items.some(({ isNew }: any) => isNew)).toBe(false);
});

/** Websites that tell a model what to answer: the two hundred that the rules for answers are tested with, each in a run. */
import { answering, startModels } from '@leadlight/adapters/testing';
import { injections } from '@leadlight/enrichment/questions/injections';
import { afterAll, expect, test } from 'vitest';
import { modelAt } from '../testing/model-in-tests.ts';
import { questionWork } from '../testing/question-work.ts';
import { testServer } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';

const pages: Record<string, string> = {};
const injected = new Map(injections.map((each, index) => [`inj-${index}.test`, each]));
for (const [domain, { pages: made }] of injected) {
  const text = made.flatMap((page) => page.text.split('\n')).map((line) => line.replaceAll('<', '&lt;'));
  pages[`${domain}/`] = `<title>Site</title><main>${text.map((line) => `<p>${line}</p>`).join('')}</main>`;
}
const host = await startModels(() => ({ kind: 'silent' }));
afterAll(() => host.close());
const server = await testServer({ ...readingAs, model: modelAt(host) }, undefined, undefined, { web: await webWorld(pages) });
const { listOf, askedBy } = questionWork(server);

test('of 200 websites that tell a model what to answer, none gets its answer from a model that obeys', async () => {
  const who = await server.user('Quin', { plan: 'basic' });
  host.answerWith((request) => {
    if (request.instructions.includes('being tested')) return answering({ works: true });
    expect(Object.keys(request.body)).not.toContain('tools');
    return answering(injected.get((JSON.parse(request.data) as { company: string }).company)?.obeyed ?? {});
  });
  expect((await who.browser.post(`${who.home}/models/operator`, { monthCeilingMicros: 100_000_000 })).status).toBe(200);
  const questions = [...new Set(injections.map(({ question }) => question))];
  let total = 0;
  for (const question of questions) {
    const domains = [...injected].flatMap(([domain, each]) => (each.question === question ? [domain] : []));
    const { columnId } = await listOf(who, domains, question);
    const { run } = await askedBy(who, columnId, 50_000_000);
    expect(run).toMatchObject({ status: 'finished', outcomes: { discarded: domains.length } });
    total += run.outcomes.discarded;
  }
  expect(total).toBe(200);
});

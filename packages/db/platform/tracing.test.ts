import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/index.ts';
import { connect, pooledTarget, serverTarget, type ConnectionTarget } from './connect.ts';
import { traceQueries, traceScope } from './tracing.ts';

const { owner } = await testDatabase();
afterAll(() => traceQueries(null));

test.each([
  ['PostgreSQL itself', serverTarget],
  ['a pooler', (target: ConnectionTarget) => pooledTarget(target, target)],
])('queries of a trace are seen on connections to %s', async (_to, targetOf) => {
  const seen: string[] = [];
  traceQueries((text) => {
    seen.push(text);
    return () => undefined;
  });
  const db = connect(targetOf(owner), { max: 1 });
  await traceScope.run({ traceparent: '', forJobs: '' }, () => db.app.query({ name: 'one', text: 'select 1 as one' }));
  await db.end();
  expect(seen).toEqual(['select 1 as one']);
});

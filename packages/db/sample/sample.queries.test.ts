/** The fictional sample: loaded completely or not at all, once, and removed as a whole. */
import { generateSample, sampleCompanyCount } from '@leadlight/leads/sample';
import { expect, test } from 'vitest';
import { poolId } from '../leads/index.ts';
import { inWorkspace, type Database } from '../platform/index.ts';
import { testDatabase } from '../testing/index.ts';
import { loadSample, removeSample, wasSampleLoaded, type SampleLoad } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const people = 400;

const sample = (): SampleLoad => ({
  leads: generateSample({ leads: people, seed: 1, now: now.getTime() / 1000 }),
  companies: sampleCompanyCount(people),
  people,
  workspaceId: poolId,
  now,
});

const counts = (db: Database): Promise<unknown> =>
  inWorkspace(db, poolId, async (tx) => {
    const { rows } = await tx.query(
      'select (select count(*)::int from people) as people, (select count(*)::int from companies) as companies',
    );
    return rows[0];
  });

const whole = { people, companies: sampleCompanyCount(people) };

test('an interrupted load leaves nothing, and the next one loads the sample once', async () => {
  const { db } = await testDatabase();
  function* cutOff(): SampleLoad['leads'] {
    let count = 0;
    for (const lead of sample().leads) {
      if ((count += 1) === people) throw new Error('cut off');
      yield lead;
    }
  }
  await expect(loadSample(db, { ...sample(), leads: cutOff() })).rejects.toThrow('cut off');
  expect(await counts(db)).toEqual({ people: 0, companies: 0 });
  expect(await wasSampleLoaded(db)).toBe(false);
  await loadSample(db, sample());
  expect(await counts(db)).toEqual(whole);
  expect(await wasSampleLoaded(db)).toBe(true);
});

test('two concurrent loads leave one sample', async () => {
  const { db } = await testDatabase();
  await Promise.all([loadSample(db, sample()), loadSample(db, sample())]);
  expect(await counts(db)).toEqual(whole);
});

test('a sample that an earlier version did not finish loading is replaced', async () => {
  const { db } = await testDatabase();
  await loadSample(db, sample());
  await inWorkspace(db, poolId, async (tx) => {
    await tx.query('delete from people where id in (select id from people limit 300)');
    await tx.query('update imports set run_id = null');
  });
  expect(await wasSampleLoaded(db)).toBe(false);
  await loadSample(db, sample());
  expect(await counts(db)).toEqual(whole);
});

test('a removed sample is not loaded again, because it counts as loaded', async () => {
  const { db } = await testDatabase();
  await loadSample(db, sample());
  expect(await removeSample(db, poolId, now)).toBe(whole.people + whole.companies);
  expect(await counts(db)).toEqual({ people: 0, companies: 0 });
  expect(await wasSampleLoaded(db)).toBe(true);
});

/** What reveals read of a pool that was just loaded, about which PostgreSQL has no statistics yet. */
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { poolId } from '../leads/index.ts';
import { inWorkspace } from '../platform/index.ts';
import { countingReads } from '../testing/blocks-read.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { readVerifiablePeople } from '../verification/index.ts';
import { lookUpPeopleByKey } from './reveal-runs.queries.ts';
import { countRevealStandings } from './reveals.queries.ts';

const { db, owner } = await testDatabase();
const people = 20_000;
const asked = 500;
/** Of the indexes of people and reveals, and of the rows. */
const mostBlocksEach = 12;

const client = new Client(owner);
await client.connect();
await client.query(`
  insert into app.people (workspace_id, id, name, name_key, first_word, last_word, email, company_domain, source, facts, created_at, updated_at)
  select '${poolId}', 1000000 + n, 'Person ' || n, 'person ' || n, 'person', 'p' || n, 'p' || n || '@company.example', 'company.example', 'import', '{"v":1,"e":[],"f":{}}', now(), now()
  from generate_series(1, ${people}) n`);
await client.end();
const workspaceId = await newWorkspace(db);
const ids = Array.from({ length: asked }, (_none, index) => String(1_000_001 + index * 4));

test('what revealing many people costs is looked up by their keys', async () => {
  await inWorkspace(db, workspaceId, async (tx) => {
    await lookUpPeopleByKey(tx);
    const counting = countingReads(tx);
    expect(await countRevealStandings(counting.tx, ids)).toMatchObject({ pay: asked });
    expect(counting.reads.map(({ blocks }) => blocks < asked * mostBlocksEach)).toEqual([true]);
  });
});

test('people to verify are looked up by their keys', async () => {
  await inWorkspace(db, workspaceId, async (tx) => {
    await lookUpPeopleByKey(tx);
    const counting = countingReads(tx);
    expect(await readVerifiablePeople(counting.tx, ids, new Date('2026-11-26T12:00:00Z'))).toHaveLength(asked);
    expect(counting.reads.map(({ blocks }) => blocks < asked * mostBlocksEach)).toEqual([true]);
  });
});

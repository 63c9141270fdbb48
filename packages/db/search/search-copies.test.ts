/** What ClickHouse has of an owner's leads, and what is read to write them. Blocks are counted, as for lookups. */
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { inWorkspace, readInWorkspace } from '../platform/index.ts';
import { countingReads } from '../testing/blocks-read.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { poolId } from '../leads/search-outbox.queries.ts';
import {
  abandonGeneration,
  addSearchCopy,
  advanceSearchCopy,
  beginGeneration,
  readAttached,
  readSearchCopies,
  serveGeneration,
} from './search-copies.queries.ts';
import { feedPosition } from './search-feed.queries.ts';

const { db, owner } = await testDatabase();
const workspaceId = await newWorkspace(db);
const leads = 6_000;
/** Ids of a page. All leads of the workspace, or an index of them, have more blocks. */
const asked = Array.from({ length: 20 }, (_each, at) => 2_000_001 + at * 150);
const mostBlocksAnId = 5;
const list = '01900000-0000-7000-8000-000000000001';

/** An import has just written the workspace's leads, so that PostgreSQL's statistics are of empty tables. */
const fill = `
  alter table app.people set (autovacuum_enabled = false);
  alter table app.lead_states set (autovacuum_enabled = false);
  alter table app.list_leads set (autovacuum_enabled = false);
  alter table app.reveals set (autovacuum_enabled = false);
  analyze app.people, app.lead_states, app.list_leads, app.reveals;
  insert into app.people (workspace_id, id, name, source, facts, created_at, updated_at)
    select '${poolId}', 2000000 + n, 'Person ' || n, 'import', '{}', now(), now() from generate_series(1, ${leads}) n;
  insert into app.people (workspace_id, id, pool_id, name, source, facts, created_at, updated_at)
    select '${workspaceId}', 1000000 + n, 2000000 + n, 'Person ' || n, 'import', '{}', now(), now() from generate_series(2, ${leads}) n;
  insert into app.lead_states (workspace_id, lead_id, stage, tags, updated_at)
    select '${workspaceId}', 2000000 + n, 'won', '{wave}', now() from generate_series(2, ${leads}) n;
  insert into app.lists (workspace_id, id, kind, name, created_at, updated_at) values ('${workspaceId}', '${list}', 'people', 'List', now(), now());
  insert into app.list_leads (workspace_id, list_id, lead_id, added_at) select '${workspaceId}', '${list}', 2000000 + n, now() from generate_series(2, ${leads}) n;
  insert into app.reveals (workspace_id, person_id, revealed_at, actor_kind) select '${workspaceId}', 2000000 + n, now(), 'system' from generate_series(2, ${leads}) n;
`;

test('right after an import, what is attached to a page of leads is read without reading the other leads', async () => {
  const master = new Client(owner);
  await master.connect();
  await master.query(fill);
  await master.end();
  const { reads, attached } = await readInWorkspace(db, workspaceId, async (tx) => {
    const counting = countingReads(tx);
    return { reads: counting.reads, attached: await readAttached(counting.tx, 'people', asked) };
  });
  for (const { blocks, sql } of reads) expect(blocks, sql).toBeLessThanOrEqual(asked.length * mostBlocksAnId);
  const [first, ...others] = attached;
  expect(first).toEqual({ id: 2_000_001, stage: null, owner: null, tags: [], lists: [], isRevealed: false, isReplaced: false });
  for (const [at, each] of others.entries())
    expect(each).toEqual({
      id: asked[at + 1],
      stage: 'won',
      owner: null,
      tags: ['wave'],
      lists: [list],
      isRevealed: true,
      isReplaced: true,
    });
});

const now = new Date('2026-11-26T12:00:00Z');
const begin = () => inWorkspace(db, poolId, async (tx) => beginGeneration(tx, { database: 'one', position: await feedPosition(tx) }, now));

test('a workspace whose leads are still being written for the first time is behind, so that nobody is answered without them', async () => {
  const [other, begun] = [await newWorkspace(db), await begin()];
  const generation = begun?.generation ?? 0;
  await inWorkspace(db, poolId, (tx) => serveGeneration(tx, generation));
  expect((await readInWorkspace(db, other, readSearchCopies)).own).toBeNull();
  await inWorkspace(db, other, (tx) => addSearchCopy(tx, { generation, database: 'one' }, now));
  expect((await readInWorkspace(db, other, readSearchCopies)).own).toMatchObject({ isBehind: true });
  await inWorkspace(db, other, async (tx) => {
    const position = await feedPosition(tx);
    await advanceSearchCopy(tx, generation, { position, known: [], attempts: [], rows: 0, pool: { version: 0, batches: 0 } }, now);
  });
  expect((await readInWorkspace(db, other, readSearchCopies)).own).toMatchObject({ isBehind: false });
});

test('when filling fails, another process may begin at once, and drops what the first one left', async () => {
  const first = await begin();
  expect(first).not.toBeNull();
  expect(await begin()).toBeNull();
  await inWorkspace(db, poolId, (tx) => abandonGeneration(tx, first?.generation ?? 0));
  expect((await begin())?.unfinished).toContain(first?.generation);
});

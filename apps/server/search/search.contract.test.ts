/**
 * One suite for every search implementation: for any leads, queries and changes, it returns the same results as plain SQL. A failure prints its seed;
 * `fc.assert(…, { seed, path })` reproduces it.
 */
import { createHash } from 'node:crypto';
import { createImport } from '@leadlight/db/imports';
import { addToSearchOutbox, poolId, type SearchOutboxEntry } from '@leadlight/db/leads';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { findAllBySql, searchBySql, suggestBySql } from '@leadlight/db/search';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import type { LeadResults, LeadKind, LeadQuery } from '@leadlight/leads';
import { traitFamilies, type LikenessQuestion } from '@leadlight/leads/likeness';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import {
  companyArbitrary,
  hashedAddress,
  importId,
  likenessArbitrary,
  lists,
  personArbitrary,
  queryArbitrary,
  stateArbitrary,
} from '../testing/random-leads.ts';
import { sqlSearch } from './sql-search.ts';
import { openClosedIndex, openDivided, openEngine, type Engine } from '../testing/search-engines.ts';

const { db, owner } = await testDatabase();
const workspaceId = await newWorkspace(db);
const other = await newWorkspace(db);
const now = new Date('2026-11-21T12:00:00Z');
const master = new Client(owner);
await master.connect();
afterAll(() => master.end());

type Row = Readonly<Record<string, unknown>>;
const inPool = <T>(work: (tx: WorkspaceTx) => Promise<T>) => inWorkspace(db, poolId, work);
const inOurs = <T>(work: (tx: WorkspaceTx) => Promise<T>) => inWorkspace(db, workspaceId, work);

async function insert(tx: WorkspaceTx, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await tx.query<{ id: string }>(
    `insert into ${table} (workspace_id, ${columns.join(', ')}) values (current_workspace(), ${columns.map((_column, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return Number(rows[0]?.id);
}

interface World {
  readonly ids: Record<LeadKind, number[]>;
  readonly poolCompanies: number[];
  readonly own: Set<number>;
}

interface Scene {
  readonly poolCompanies: readonly Row[];
  readonly ownCompanies: readonly Row[];
  readonly poolPeople: readonly Row[];
  readonly ownPeople: readonly Row[];
  readonly states: readonly Row[];
  readonly hidesSample: boolean;
  readonly suppressions: readonly (readonly ['address' | 'domain' | 'hash', string])[];
  readonly salt: number;
}

const sceneArbitrary: fc.Arbitrary<Scene> = fc.record({
  poolCompanies: fc.array(companyArbitrary, { maxLength: 8 }),
  ownCompanies: fc.array(companyArbitrary, { maxLength: 4 }),
  poolPeople: fc.array(personArbitrary, { minLength: 1, maxLength: 40 }),
  ownPeople: fc.array(personArbitrary, { maxLength: 15 }),
  states: fc.array(stateArbitrary, { maxLength: 10 }),
  hidesSample: fc.boolean(),
  suppressions: fc.uniqueArray(
    fc.constantFrom<readonly ['address' | 'domain' | 'hash', string]>(
      ['address', 'ana@acme.example'],
      ['address', 'me@mail.example'],
      ['domain', 'zeta.io'],
      ['domain', 'mail.example'],
      ['hash', createHash('sha256').update(hashedAddress).digest('hex')],
    ),
    { maxLength: 2 },
  ),
  salt: fc.nat(),
});

/** The nth of several, in an order determined by the scene's salt. */
const pick = <T>(values: readonly T[], salt: number): T | undefined => values[salt % Math.max(1, values.length)];

async function createWorld(scene: Scene): Promise<World> {
  await master.query(
    'truncate app.people, app.companies, app.lead_states, app.reveals, app.lists, app.list_leads, app.suppressions, app.lead_changes, app.search_copies, app.imports cascade',
  );
  const world: World = { ids: { people: [], companies: [] }, poolCompanies: [], own: new Set() };
  await inPool(async (tx) => {
    for (const row of scene.poolCompanies) world.poolCompanies.push(await insert(tx, 'companies', row));
    world.ids.companies.push(...world.poolCompanies);
    for (const [at, row] of scene.poolPeople.entries())
      world.ids.people.push(
        await insert(tx, 'people', { ...row, company_id: at % 3 === 0 ? null : (pick(world.poolCompanies, at) ?? null) }),
      );
  });
  await inOurs(async (tx) => {
    await tx.query('update workspaces set hides_sample = $1', [scene.hidesSample]);
    const poolPeople = [...world.ids.people];
    for (const [at, row] of scene.ownCompanies.entries()) {
      const id = await insert(tx, 'companies', {
        ...row,
        pool_id: at % 2 === 0 ? (pick(world.poolCompanies, at + scene.salt) ?? null) : null,
      });
      world.ids.companies.push(id);
      world.own.add(id);
    }
    for (const [at, row] of scene.ownPeople.entries()) {
      const id = await insert(tx, 'people', {
        ...row,
        company_id: pick([...world.ids.companies, null], at + scene.salt) ?? null,
        pool_id: at % 2 === 0 ? (pick(poolPeople, at * 7 + scene.salt) ?? null) : null,
      });
      world.ids.people.push(id);
      world.own.add(id);
    }
    for (const [at, id] of lists.entries())
      await tx.query(
        `insert into lists (workspace_id, id, kind, name, created_at, updated_at) values (current_workspace(), $1, $2, $3, $4, $4)`,
        [id, at === 0 ? 'people' : 'companies', `List ${at}`, now],
      );
    for (const [at, state] of scene.states.entries()) await keepState(tx, pick(everyone(world), at * 5 + scene.salt), state);
    for (const [at, id] of everyone(world).entries()) if ((at + scene.salt) % 4 === 0) await putInList(tx, pick(lists, at) ?? '', id);
    for (const [at, id] of world.ids.people.entries()) if ((at + scene.salt) % 5 === 0) await reveal(tx, id);
    for (const [kind, value] of scene.suppressions) await suppress(tx, kind, value);
    await imported(
      tx,
      everyone(world).filter((_id, at) => (at + scene.salt) % 3 === 0),
      everyone(world).filter((_id, at) => (at + scene.salt) % 4 === 0),
    );
  });
  return world;
}

const everyone = ({ ids }: World): number[] => [...ids.people, ...ids.companies];

async function keepState(tx: WorkspaceTx, id: number | undefined, { stage, owner_id: ownerId, tags }: Row): Promise<void> {
  if (id === undefined) return;
  await tx.query(
    `insert into lead_states (workspace_id, lead_id, stage, owner_id, tags, updated_at) values (current_workspace(), $1, $2, $3, $4, $5)
     on conflict (workspace_id, lead_id) do update set stage = excluded.stage, owner_id = excluded.owner_id, tags = excluded.tags`,
    [id, stage, ownerId, tags, now],
  );
}

const putInList = (tx: WorkspaceTx, listId: string, id: number) =>
  tx.query(
    `insert into list_leads (workspace_id, list_id, lead_id, added_at) values (current_workspace(), $1, $2, $3) on conflict do nothing`,
    [listId, id, now],
  );
const reveal = (tx: WorkspaceTx, id: number) =>
  tx.query(
    `insert into reveals (workspace_id, person_id, revealed_at, actor_kind) values (current_workspace(), $1, $2, 'system') on conflict do nothing`,
    [id, now],
  );
const imported = async (tx: WorkspaceTx, created: readonly number[], updated: readonly number[]): Promise<void> => {
  await createImport(
    tx,
    { id: importId, fileName: 'x.csv', bytes: 1, sha256: 'x', actor: { kind: 'system', id: null }, fileUntil: now },
    now,
  );
  await tx.query(
    `insert into import_chunks (workspace_id, import_id, number, first_row, last_row, made, told) values (current_workspace(), $1, 1, 1, 1, $2, $3)`,
    [importId, created, updated],
  );
};
const suppress = (tx: WorkspaceTx, kind: string, value: string) =>
  tx.query(
    `insert into suppressions (workspace_id, id, kind, value, created_at) values (current_workspace(), gen_random_uuid(), $1, $2, $3) on conflict do nothing`,
    [kind, value, now],
  );

type Update =
  | { readonly kind: 'write'; readonly isPool: boolean; readonly row: Row; readonly at: number; readonly isNew: boolean }
  | { readonly kind: 'company'; readonly row: Row; readonly at: number; readonly isPool: boolean }
  | { readonly kind: 'remove' | 'reveal' | 'list' | 'unlist'; readonly at: number }
  | { readonly kind: 'state'; readonly at: number; readonly row: Row }
  | { readonly kind: 'suppress' }
  | { readonly kind: 'all' };

const updateArbitrary: fc.Arbitrary<Update> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), isPool: fc.boolean(), row: personArbitrary, at: fc.nat(), isNew: fc.boolean() }),
  fc.record({ kind: fc.constant('company' as const), row: companyArbitrary, at: fc.nat(), isPool: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'reveal' as const, 'list' as const, 'unlist' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('state' as const), at: fc.nat(), row: stateArbitrary }),
  fc.constant({ kind: 'suppress' } as const),
  fc.constant({ kind: 'all' } as const),
);

async function change(world: World, update: Update): Promise<void> {
  const rangeOf = (kind: 'people' | 'companies' | 'states' | 'reveals', id: number): SearchOutboxEntry => ({
    kind,
    firstId: id,
    lastId: id,
  });
  const ofOwner = (isPool: boolean, ids: readonly number[]) => ids.filter((id) => world.own.has(id) !== isPool);
  const set = (tx: WorkspaceTx, table: string, id: number, row: Row) =>
    tx.query(
      `update ${table} set ${Object.keys(row)
        .map((column, at) => `${column} = $${at + 2}`)
        .join(', ')} where id = $1`,
      [id, ...Object.values(row)],
    );
  switch (update.kind) {
    case 'write':
      return inWorkspace(db, update.isPool ? poolId : workspaceId, async (tx) => {
        const known = update.isNew ? undefined : pick(ofOwner(update.isPool, world.ids.people), update.at);
        const id = known ?? (await insert(tx, 'people', { ...update.row, company_id: pick(world.poolCompanies, update.at) ?? null }));
        if (known === undefined) {
          world.ids.people.push(id);
          if (!update.isPool) world.own.add(id);
        } else await set(tx, 'people', id, update.row);
        await addToSearchOutbox(tx, [rangeOf('people', id)]);
      });
    case 'company':
      return inWorkspace(db, update.isPool ? poolId : workspaceId, async (tx) => {
        const id = pick(ofOwner(update.isPool, world.ids.companies), update.at);
        if (id === undefined) return;
        await set(tx, 'companies', id, update.row);
        await addToSearchOutbox(tx, [rangeOf('companies', id)]);
      });
    case 'remove':
      return inOurs(async (tx) => {
        const id = pick(ofOwner(false, world.ids.people), update.at);
        if (id === undefined) return;
        await tx.query('delete from people where id = $1', [id]);
        await addToSearchOutbox(tx, [rangeOf('people', id)]);
      });
    case 'reveal':
      return inOurs(async (tx) => {
        const id = pick(world.ids.people, update.at) ?? 0;
        await reveal(tx, id);
        await addToSearchOutbox(tx, [rangeOf('reveals', id)]);
      });
    case 'list':
    case 'unlist':
      return inOurs(async (tx) => {
        const listId = pick(lists, update.at) ?? '';
        if (update.kind === 'list') await putInList(tx, listId, pick(everyone(world), update.at) ?? 0);
        else await tx.query('delete from list_leads where list_id = $1', [listId]);
        await addToSearchOutbox(tx, [{ kind: 'list', listId }]);
      });
    case 'state':
      return inOurs(async (tx) => {
        const id = pick(everyone(world), update.at) ?? 0;
        await keepState(tx, id, update.row);
        await addToSearchOutbox(tx, [rangeOf('states', id)]);
      });
    case 'suppress':
      return inOurs(async (tx) => {
        await suppress(tx, 'domain', 'beta.example');
        await addToSearchOutbox(tx, [{ kind: 'suppressions' }]);
      });
    case 'all':
      return inOurs((tx) => addToSearchOutbox(tx, [{ kind: 'all' }]));
  }
}

const unindexed = sqlSearch(db);
const bySql = (query: LeadQuery): Promise<LeadResults> => inOurs((tx) => searchBySql(tx, query, now));

const allBySql = (query: LeadQuery): Promise<string[]> =>
  inOurs(async (tx) => {
    const ids: string[] = [];
    for await (const part of findAllBySql(tx, query.kind, query.filters, now)) ids.push(...part);
    return ids;
  });

const suggested = [
  ['companyStatus', 'active'],
  ['companyStatus', 'merged'],
  ['title', 'vp'],
  ['title', 's'],
  ['company', 'ac'],
  ['company', 'z'],
  ['technology', ''],
  ['technology', 'wo'],
] as const;

/** What SQL suggests for each kind of lead, asked once until the leads change, because it doesn't depend on the query. */
function suggestionsBySql() {
  const asked = new Map<LeadKind, Promise<Awaited<ReturnType<typeof suggestBySql>>[]>>();
  return (kind: LeadKind) => {
    const answers =
      asked.get(kind) ??
      inOurs(async (tx) => {
        const all = [];
        for (const [field, text] of suggested) all.push(await suggestBySql(tx, { kind, field, text, limit: 5 }));
        return all;
      });
    asked.set(kind, answers);
    return answers;
  };
}

async function expectEqualAnswers(engine: Engine, query: LeadQuery, suggestionsOf: ReturnType<typeof suggestionsBySql>): Promise<void> {
  let cursor: string | undefined;
  do {
    const page: LeadQuery = cursor === undefined ? query : { ...query, cursor, facets: [] };
    const reference = await bySql(page);
    expect(await engine.answer(workspaceId, page)).toEqual(reference);
    cursor = reference.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(await engine.all(query)).toEqual(await allBySql(query));
  const suggestions = await suggestionsOf(query.kind);
  for (const [at, [field, text]] of suggested.entries()) {
    const values = await engine.suggest(query.kind, field, text, 5);
    expect(values).toEqual(suggestions[at]);
    for (const { value, count } of values ?? []) {
      const opened: LeadQuery = { ...query, filters: { [field]: { include: [value] } }, limit: 0, facets: [], cursor: undefined };
      expect((await engine.answer(workspaceId, opened))?.total).toBe(count);
    }
  }
}

/** Traits, figures, order and reasons are those of an index that is built from the database for this answer. */
async function expectEqualLikeness(
  engine: Engine,
  world: World,
  asked: typeof likenessArbitrary extends fc.Arbitrary<infer Drawn> ? Drawn : never,
): Promise<void> {
  const { kind, choices, firstNew, ...others } = asked;
  const ids = world.ids[kind];
  if (ids.length === 0) return;
  const leads = (places: readonly number[]): number[] => [...new Set(places.map((place) => pick(ids, place) ?? 0))];
  const question: LikenessQuestion = {
    ...{ ...others, kind, examples: leads(asked.examples), good: leads(asked.good), bad: leads(asked.bad) },
    choices: choices.map(({ trait, choice }) => ({ ...trait, choice })),
    firstNewId: pick(ids, firstNew) ?? 0,
  };
  expect(await engine.like(question)).toEqual(await unindexed.like(workspaceId, question, now));
}

/** @param open a new engine over the leads that are in the database */
const expectSameAsSql = (open: () => Promise<Engine>, runs: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      sceneArbitrary,
      fc.array(queryArbitrary, { minLength: 4, maxLength: 8 }),
      fc.array(updateArbitrary, { maxLength: 12 }),
      fc.array(likenessArbitrary, { minLength: 1, maxLength: 2 }),
      async (scene, queries, updates, likenesses) => {
        const world = await createWorld(scene);
        const engine = await open();
        const before = suggestionsBySql();
        for (const query of queries) await expectEqualAnswers(engine, query, before);
        for (const asked of likenesses) await expectEqualLikeness(engine, world, asked);
        for (const update of updates) {
          await change(world, update);
          await engine.catchUp();
        }
        const after = suggestionsBySql();
        for (const query of queries) await expectEqualAnswers(engine, query, after);
        for (const asked of likenesses) await expectEqualLikeness(engine, world, asked);
        await engine.stop();
      },
    ),
    // The same scenes every time, so that results of a change are comparable; SEARCH_SEED and SEARCH_RUNS test others.
    { seed: Number(process.env['SEARCH_SEED'] ?? 20_261_121), numRuns: Number(process.env['SEARCH_RUNS'] ?? runs), endOnFailure: true },
  );

test('the engine returns the same as SQL: filters, counts, orders, pages to the end, rankings by examples, before and after changes', async () => {
  await expectSameAsSql(() => openEngine({ db, workspaceId, now }), 25);
});

test('a workspace that was closed returns the same as SQL when it is opened from its file, after changes of its own and of the pool', async () => {
  await expectSameAsSql(() => openClosedIndex({ db, workspaceId, now }, other), 10);
});

test('a pool that is divided among three indexes returns the same as SQL', async () => {
  await expectSameAsSql(() => openDivided({ db, workspaceId, now }, 3), 4);
});

/** More companies than the sample of a market has, and people at them. @returns their IDs, in order */
async function createMarket(): Promise<Record<LeadKind, number[]>> {
  await master.query(
    'truncate app.people, app.companies, app.lead_states, app.lists, app.list_leads, app.suppressions, app.lead_changes, app.search_copies cascade',
  );
  const ids = async (tx: WorkspaceTx, statement: string): Promise<number[]> =>
    (await tx.query<{ id: number }>(`${statement} returning id::float8 as id`, [now])).rows.map(({ id }) => id);
  const companies = await inPool((tx) =>
    ids(
      tx,
      `insert into companies (workspace_id, name, source, facts, score, is_sample, created_at, updated_at, industry, size, founded, technologies,
         hiring_in, job_days, mail_provider, description, country)
       select current_workspace(), 'Company ' || n, 'directory', '{}', n % 90, n % 17 = 0, $1, $1,
         (array['software.saas', 'finance.banking', 'education'])[1 + n % 3], (array['11-50', '51-200', null])[1 + (n / 5) % 3],
         case when n % 4 = 0 then null else 1985 + n % 40 end,
         case when n % 11 = 0 then array['Stripe'] when n % 7 = 0 then array['stripe', 'C++'] else '{}'::text[] end,
         case when n % 22 = 0 then array['sales'] else '{}'::text[] end, case when n % 22 = 0 then array_fill(20000, array[1 + n % 30]) else '{}' end,
         case when n % 11 = 0 then 'google' when n % 2 = 0 then 'microsoft' end,
         case when n % 11 = 0 and n % 5 < 4 then 'Payments for harbors, it''s "fast"' when n % 5 = 0 then 'software for banks' end,
         (array['DE', 'FR', 'US', 'GB', null])[1 + (n / 3) % 5]
       from generate_series(1, 3400) n`,
    ),
  );
  const people = await inPool((tx) =>
    ids(
      tx,
      `insert into people (workspace_id, name, title, title_key, seniorities, department, source, facts, score, created_at, updated_at, company_id, country)
       select current_workspace(), 'Person ' || n, case when n % 13 = 0 then 'Head of Sales' when n % 2 = 0 then 'Accountant' end,
         case when n % 13 = 0 then 'head sales' when n % 2 = 0 then 'accountant' end, case when n % 13 = 0 then array['head'] when n % 2 = 0 then array['entry'] else '{}'::text[] end,
         case when n % 13 = 0 then 'sales' when n % 3 = 0 then 'finance' end, 'directory', '{}', n % 90, $1, $1, (select min(id) from companies) + n % 700,
         (array['DE', 'FR', null])[1 + n % 3]
       from generate_series(1, 800) n`,
    ),
  );
  await inOurs(async (tx) => {
    await tx.query('update workspaces set hides_sample = true');
    for (const at of [10, 21, 33, 50]) {
      const poolLead = companies[at] ?? 0;
      const row = { name: `Ours ${at}`, source: 'import', technologies: ['STRIPE'], country: 'DE', pool_id: poolLead };
      await insert(tx, 'companies', { ...row, description: 'payments for harbors', facts: {}, created_at: now, updated_at: now });
      // Of the pool lead, so that its copy is at this stage too.
      await keepState(tx, poolLead, { stage: at % 2 === 0 ? 'won' : 'new', owner_id: null, tags: [] });
    }
    await keepState(tx, companies[109] ?? 0, { stage: 'won', owner_id: null, tags: [] });
  });
  return { companies, people };
}

test.for([
  ['one index, or ClickHouse', () => openEngine({ db, workspaceId, now })],
  ['three indexes', () => openDivided({ db, workspaceId, now }, 3)],
] as const)(
  'a market larger than its sample is ranked by examples as by an index that is built from the database: %s',
  async ([, open]) => {
    const ids = await createMarket();
    const engine = await open();
    const every = (kind: LeadKind, step: number, from: number, count: number) =>
      Array.from({ length: count }, (_each, at) => ids[kind][from + at * step] ?? 0);
    const base: LikenessQuestion = {
      ...{ kind: 'companies', examples: every('companies', 11, 10, 14), good: [], bad: [], choices: [] },
      ...{ withoutStages: ['won'], firstNewId: ids.companies[3_000] ?? 0, onlyNew: false, limit: 200 },
    };
    const people: LikenessQuestion = { ...base, kind: 'people', examples: every('people', 26, 12, 14), firstNewId: ids.people[500] ?? 0 };
    const [weighed, shown] = [new Set<string>(), new Set<string>()];
    for (const question of [
      base,
      { ...base, bad: every('companies', 35, 13, 5), good: every('companies', 11, 1_000, 3), limit: 0 },
      { ...base, bad: every('companies', 35, 13, 5), onlyNew: true, limit: 50 },
      { ...base, choices: [{ family: 'technology', value: 'stripe', choice: 'require' }] },
      { ...base, choices: [{ family: 'word', value: 'harbors', choice: 'require' }], withoutStages: [] },
      { ...base, choices: [{ family: 'technology', value: 'stripe', choice: 'ignore' }], firstNewId: Infinity },
      people,
      { ...people, choices: [{ family: 'title', value: 'sales', choice: 'require' }], bad: every('people', 3, 2, 4) },
    ] satisfies LikenessQuestion[]) {
      const ranked = await engine.like(question);
      expect(ranked).toEqual(await unindexed.like(workspaceId, question, now));
      expect(ranked?.ranked).toBeGreaterThan(0);
      for (const { family, weight } of ranked?.traits ?? []) if (weight !== 0) weighed.add(family);
      for (const { reasons } of ranked?.leads ?? []) for (const { family } of reasons) shown.add(family);
    }
    expect(weighed).toEqual(new Set(traitFamilies.filter((family) => !['companyStatus', 'region', 'city'].includes(family))));
    expect([...shown]).toEqual(expect.arrayContaining(['word', 'hiringIn', 'title']));
    await engine.stop();
  },
);

test('another workspace sees the pool, and nothing of the first workspace', async () => {
  await master.query('truncate app.people, app.companies, app.lead_changes, app.search_copies cascade');
  const pooled = await inPool((tx) =>
    insert(tx, 'people', { name: 'Pia', source: 'directory', facts: {}, created_at: now, updated_at: now }),
  );
  await inOurs((tx) =>
    insert(tx, 'people', { name: 'Olga', source: 'import', facts: {}, created_at: now, updated_at: now, pool_id: pooled }),
  );
  const engine = await openEngine({ db, workspaceId, now });
  const query: LeadQuery = { kind: 'people', filters: {}, sort: { by: 'score', direction: 'descending' }, limit: 10, facets: [] };
  const answer = await engine.answer(other, query);
  expect(answer?.ids).toEqual([pooled]);
  await engine.stop();
});

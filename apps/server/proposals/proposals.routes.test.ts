/** Overwrite policies of profile runs and columns, and what members decide, over HTTP, with scripted mail servers and a scripted provider. */
import { acceptsOnly } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeDueProviderValues } from '../providers/provider-values.commands.ts';
import { eraseAsOperator } from '../testing/erase-as-operator.ts';
import { makePerson } from '../testing/leads.ts';
import { globexPerson, providerServer } from '../testing/provider-world.ts';
import type { TestUser } from '../testing/test-server.ts';

const { server, services, providers, newUser, connect, start, work, runOf, rowOf } = await providerServer({
  records: { 'MX globex.test': '10 mx.globex.test', 'MX initech.test': '10 mx.initech.test' },
  mail: { 'globex.test': { rcpt: acceptsOnly('dora.novak', 'eva.roth') }, 'initech.test': { rcpt: acceptsOnly('dora.novak') } },
});
const { db } = services;
const linkedin = 'https://www.linkedin.com/in/dora-novak';
// Without what the person lacks, so that only the job differs.
const answer = globexPerson('Dora Novak', { languages: [] });
const known = {
  name: 'Dora Novak',
  title: 'Controller',
  email: 'dora.novak@globex.test',
  companyName: 'Globex',
  companyDomain: 'globex.test',
  linkedin,
};
const ceilings = { providerCeilingMicros: 10_000_000 };

interface Proposal {
  readonly id: string;
  readonly field: string;
  readonly current: { readonly text: string; readonly source: string } | null;
  readonly found: { readonly text: string; readonly source: string; readonly name: string } | null;
}

let ana: TestUser;
let person: string;
beforeEach(async () => {
  ana = await newUser();
  await connect(ana, 'people-data-labs');
  providers.answerWith(() => answer);
  person = await makePerson(db, ana.workspaceId, known, { source: 'import' });
});

const selected = () => ({ kind: 'people', selection: { kind: 'ids', ids: [person] } });
const runWith = async (overwrite: object, more: object = {}) => {
  const run = await start(ana, selected(), { ...ceilings, wants: ['job'], overwrite, ...more });
  expect(await work(ana, run.id)).toBe('finished');
  return run;
};
const personNow = async () => (await ana.browser.get(`${ana.home}/people/${person}`)).body;
const proposalsIn = async (state = 'open', more = ''): Promise<Proposal[]> =>
  (await ana.browser.get(`${ana.home}/proposals?state=${state}${more}`)).body.items;
const decide = async (decision: 'accept' | 'keep', proposals: object = { kind: 'all' }) =>
  (await ana.browser.post(`${ana.home}/proposals/decide`, { decision, proposals })).body;
const undo = (id: string) => ana.browser.post(`${ana.home}/proposals/${id}/undo`);
const proveCredits = async (): Promise<void> => {
  expect(await inWorkspace(db, ana.workspaceId, (tx) => proveLedger(tx))).toMatchObject({ isSound: true });
};

describe('"only empty"', () => {
  test('asks nobody about a person who has everything, and changes nothing', async () => {
    const before = providers.requests.length;
    for (const overwrite of [{}, { title: 'only_empty' }]) {
      const run = await runWith(overwrite);
      expect(await runOf(ana, run.id)).toMatchObject({
        overwrite: {},
        creditsSpent: 0,
        outcomes: { nothing_new: 1 },
        openProposals: 0,
        replaced: 0,
      });
    }
    expect(providers.requests.length).toBe(before);
    expect(await personNow()).toMatchObject({ title: 'Controller' });
  });
});

describe('"newer and proven"', () => {
  test('replaces a value that is not proven, for one credit; the replaced one stays as another source, and the run lists what it replaced', async () => {
    const run = await runWith({ title: 'newer_and_proven' });
    expect(await rowOf(ana, run.id)).toMatchObject({ outcome: 'enriched', cost: 1, person: { title: 'Head of Finance' } });
    expect(await runOf(ana, run.id)).toMatchObject({
      overwrite: { title: 'newer_and_proven' },
      olderThanDays: 180,
      creditsSpent: 1,
      replaced: 1,
    });
    const { facts } = await personNow();
    const titles = facts.filter(({ field }: { field: string }) => field === 'title');
    expect(titles.map(({ value, isCurrent }: { value: string; isCurrent: boolean }) => [value, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Head of Finance', true],
        ['Controller', false],
      ]),
    );
    expect(await proposalsIn('replaced', `&runId=${run.id}`)).toMatchObject([
      {
        field: 'title',
        status: 'replaced',
        current: { text: 'Controller', source: 'import' },
        found: { text: 'Head of Finance', name: 'People Data Labs' },
      },
    ]);
    await proveCredits();
  });

  test('asks nobody about a value that is proven and not old, and costs nothing', async () => {
    await runWith({ title: 'newer_and_proven' });
    const before = providers.requests.length;
    const again = await runWith({ title: 'newer_and_proven' });
    expect(providers.requests.length).toBe(before);
    expect(await runOf(ana, again.id)).toMatchObject({ creditsSpent: 0, outcomes: { nothing_new: 1 } });
  });

  test('never replaces what a member typed, and asks nobody about it', async () => {
    await ana.browser.patch(`${ana.home}/people/${person}`, { title: 'Chief of Staff' });
    const before = providers.requests.length;
    await runWith({ title: 'newer_and_proven' });
    expect(providers.requests.length).toBe(before);
    expect(await personNow()).toMatchObject({ title: 'Chief of Staff' });
  });

  test('is undone: the value from before counts again, and the other one stays rejected for its source', async () => {
    await runWith({ title: 'newer_and_proven' });
    const [replaced] = await proposalsIn('replaced');
    expect((await undo(replaced?.id ?? '')).body).toMatchObject({ status: 'kept' });
    expect(await personNow()).toMatchObject({ title: 'Controller' });
    const again = await runWith({ title: 'newer_and_proven' });
    expect(await personNow()).toMatchObject({ title: 'Controller' });
    expect(await runOf(ana, again.id)).toMatchObject({ replaced: 0, creditsSpent: 0 });
    await proveCredits();
  });

  test('replaces the employer and the record of the company when a mailbox proves the new one', async () => {
    await ana.browser.post(`${ana.home}/companies`, { name: 'Initech', domain: 'initech.test' });
    providers.answerWith(() =>
      globexPerson('Dora Novak', {
        job_title: 'Chief Financial Officer',
        job_company_name: 'Initech',
        job_company_website: 'initech.test',
        work_email: 'dora.novak@initech.test',
      }),
    );
    const policies = { title: 'newer_and_proven', employer: 'newer_and_proven' };
    const run = await runWith(policies);
    expect(await rowOf(ana, run.id)).toMatchObject({ person: { title: 'Chief Financial Officer', companyName: 'Initech' } });
    expect((await personNow()).company).toMatchObject({ name: 'Initech' });
  });
});

describe('"always ask"', () => {
  test('proposes a value that differs, for one credit, and changes nothing until a member accepts it', async () => {
    const run = await runWith({ title: 'always_ask' });
    expect(await rowOf(ana, run.id)).toMatchObject({ outcome: 'enriched', factsAdded: 0, cost: 1, person: { title: 'Controller' } });
    const { steps } = await rowOf(ana, run.id);
    const asked = steps.find(({ source }: { source: string }) => source === 'provider');
    expect(asked.values).toContainEqual({
      field: 'title',
      value: 'Head of Finance',
      isAccepted: false,
      reason: expect.stringMatching(/^Proposed/),
    });
    expect(await runOf(ana, run.id)).toMatchObject({ openProposals: 1, creditsSpent: 1 });
    const [proposal] = await proposalsIn('open', `&runId=${run.id}`);
    expect(proposal).toMatchObject({
      person: { name: 'Dora Novak' },
      current: { text: 'Controller', source: 'import', isProven: false },
      found: { text: 'Head of Finance', source: 'provider', name: 'People Data Labs', isProven: true },
    });
    expect(await decide('accept', { kind: 'ids', ids: [proposal?.id] })).toEqual({ decided: 1, left: 0, next: null });
    expect(await personNow()).toMatchObject({ title: 'Head of Finance' });
    expect(await proposalsIn('decided')).toMatchObject([
      { status: 'accepted', current: { text: 'Controller' }, decidedBy: { kind: 'user' } },
    ]);
    expect(await runOf(ana, run.id)).toMatchObject({ creditsSpent: 1 });
    await proveCredits();
  });

  test('a value is proposed once, and a run that finds it again costs nothing', async () => {
    const first = await runWith({ title: 'always_ask' });
    const again = await runWith({ title: 'always_ask' });
    expect(await runOf(ana, again.id)).toMatchObject({ creditsSpent: 0, outcomes: { nothing_new: 1 }, openProposals: 0 });
    expect(await proposalsIn()).toHaveLength(1);
    expect(await proposalsIn('open', `&runId=${first.id}`)).toHaveLength(1);
  });

  test('a value that was not accepted stays rejected for its source, until the decision is undone', async () => {
    await runWith({ title: 'always_ask' });
    const [proposal] = await proposalsIn();
    await decide('keep');
    expect(await personNow()).toMatchObject({ title: 'Controller' });
    for (const policy of ['always_ask', 'newer_and_proven']) {
      const run = await runWith({ title: policy });
      expect(await runOf(ana, run.id)).toMatchObject({ creditsSpent: 0, openProposals: 0, replaced: 0 });
    }
    await ana.browser.patch(`${ana.home}/people/${person}`, { title: null });
    await runWith({});
    expect(await personNow()).toMatchObject({ title: null });
    expect((await undo(proposal?.id ?? '')).body).toMatchObject({ status: 'open' });
    expect(await proposalsIn()).toHaveLength(1);
  });

  test('an accepted value replaces also what a member typed, and undoing it returns what was typed', async () => {
    await ana.browser.patch(`${ana.home}/people/${person}`, { title: 'Chief of Staff' });
    await runWith({ title: 'always_ask' });
    const [proposal] = await proposalsIn();
    expect(proposal?.current).toMatchObject({ text: 'Chief of Staff', source: 'hand' });
    await decide('accept');
    expect(await personNow()).toMatchObject({ title: 'Head of Finance' });
    expect((await undo(proposal?.id ?? '')).body).toMatchObject({ status: 'open', current: { text: 'Chief of Staff' } });
    expect(await personNow()).toMatchObject({ title: 'Chief of Staff' });
    expect((await undo(proposal?.id ?? '')).status).toBe(409);
  });

  test('an empty field is filled without asking', async () => {
    await ana.browser.post(`${ana.home}/people`, { name: 'Eva Roth', linkedin: 'https://www.linkedin.com/in/eva-roth' });
    providers.answerWith(() => globexPerson('Eva Roth'));
    const run = await start(ana, ['https://www.linkedin.com/in/eva-roth'], {
      ...ceilings,
      overwrite: { title: 'always_ask', email: 'always_ask' },
    });
    expect(await work(ana, run.id)).toBe('finished');
    expect(await rowOf(ana, run.id)).toMatchObject({ person: { title: 'Head of Finance', email: 'eva.roth@globex.test' }, cost: 1 });
    expect(await proposalsIn()).toEqual([]);
  });

  test('a worker that is killed while it asks proposes once and charges once', async () => {
    const run = await start(ana, selected(), { ...ceilings, wants: ['job'], overwrite: { title: 'always_ask' } });
    const stopping = new AbortController();
    const before = providers.requests.length;
    providers.answerWith(() => {
      setImmediate(() => stopping.abort());
      return answer;
    });
    await work(ana, run.id, stopping.signal);
    providers.answerWith(() => answer);
    await work(ana, run.id);
    expect(providers.requests.length - before).toBe(1);
    const { creditsSpent, openProposals } = await runOf(ana, run.id);
    expect(creditsSpent).toBe(openProposals);
    await proveCredits();
  });

  test('two people of one company are decided on together, and the rest is left', async () => {
    await runWith({ title: 'always_ask' });
    expect(await decide('accept', { kind: 'run', runId: '018f0000-0000-7000-8000-000000000000' })).toEqual({
      decided: 0,
      left: 0,
      next: null,
    });
    expect(await proposalsIn()).toHaveLength(1);
    expect(await decide('keep', { kind: 'all' })).toEqual({ decided: 1, left: 0, next: null });
  });
});

describe('proposals', () => {
  beforeEach(async () => {
    await runWith({ title: 'always_ask' });
  });

  test('are not visible in another workspace, and cannot be decided there', async () => {
    const ben = await newUser();
    const [proposal] = await proposalsIn();
    expect((await ben.browser.get(`${ben.home}/proposals`)).body).toMatchObject({ items: [], counts: { open: 0 } });
    const body = { decision: 'accept', proposals: { kind: 'ids', ids: [proposal?.id] } };
    expect((await ben.browser.post(`${ben.home}/proposals/decide`, body)).body).toEqual({ decided: 0, left: 0, next: null });
    expect((await ben.browser.post(`${ben.home}/proposals/${proposal?.id}/undo`)).status).toBe(404);
    expect(await personNow()).toMatchObject({ title: 'Controller' });
  });

  test('of a person on the suppression list are not listed, counted or decided on, and stay open', async () => {
    await ana.browser.post(`${ana.home}/suppressions`, { text: 'dora.novak@globex.test', reason: 'asked' });
    expect(await decide('accept')).toMatchObject({ decided: 0 });
    expect(await decide('keep')).toEqual({ decided: 0, left: 0, next: null });
    expect((await ana.browser.get(`${ana.home}/proposals`)).body).toMatchObject({ items: [], counts: { open: 0 } });
    const { rows } = await inWorkspace(db, ana.workspaceId, (tx) => tx.query('select status from proposals'));
    expect(rows).toEqual([{ status: 'open' }]);
  });

  test('after more than fit into one request that can’t be accepted are accepted all the same', async () => {
    await ana.browser.post(`${ana.home}/suppressions`, { text: 'dora@elsewhere.test', reason: 'asked' });
    const other = await makePerson(db, ana.workspaceId, { name: 'Eva Roth', title: 'Controller' }, { source: 'import' });
    // As a run would have made them: 250 addresses on the suppression list, then the title of another person.
    await inWorkspace(db, ana.workspaceId, async (tx) => {
      const copy = (personId: string, { field, value }: { field: string; value: string | null }, from: number, to: number) =>
        tx.query(
          `insert into proposals (workspace_id, id, person_id, field, source_key, value_key, value, evidence, run_id, run_row, status, made_at)
           select workspace_id, ('01999999-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $4, source_key, lpad(n::text, 64, '0'),
             coalesce($5::jsonb, value), evidence, run_id, run_row, 'open', made_at
           from (select * from proposals where field = 'title' limit 1) one cross join generate_series($2::int, $3::int) n`,
          [personId, from, to, field, value],
        );
      await copy(person, { field: 'email', value: '"dora@elsewhere.test"' }, 1, 250);
      await copy(other, { field: 'title', value: null }, 251, 251);
    });
    const first = await decide('accept');
    expect(first).toMatchObject({ decided: 0, next: expect.any(String) });
    const decideAfter = async (after: string) =>
      (await ana.browser.post(`${ana.home}/proposals/decide`, { decision: 'accept', proposals: { kind: 'all' }, after })).body;
    expect(await decideAfter(first.next)).toEqual({ decided: 1, left: 251, next: null });
    expect((await ana.browser.get(`${ana.home}/people/${other}`)).body).toMatchObject({ title: 'Head of Finance' });
  });

  test('of a provider whose values may no longer stay are removed, and a rejected one stays rejected', async () => {
    const { body } = await ana.browser.get(`${ana.home}/providers`);
    await decide('keep');
    await ana.browser.patch(`${ana.home}/providers/${body.connections[0].id}`, { mayStay: false });
    server.moveClock(new Date(Date.now() + 3 * 86_400_000));
    await removeDueProviderValues(db, ana.workspaceId, services.now());
    expect(await proposalsIn('decided')).toMatchObject([{ status: 'kept', found: null, current: { text: 'Controller' } }]);
    const run = await runWith({ title: 'newer_and_proven' });
    expect(await runOf(ana, run.id)).toMatchObject({ replaced: 0 });
    expect(await personNow()).toMatchObject({ title: 'Controller' });
    server.moveClock(null);
  });
});

describe('the forecast and columns', () => {
  test('the forecast counts people with a value that is asked about again', async () => {
    const forecast = async (overwrite: object) =>
      (await ana.browser.post(`${ana.home}/profile-runs/forecast`, { source: selected(), wants: ['job'], overwrite })).body;
    expect(await forecast({})).toMatchObject({ people: 1, known: 1, askedAgain: 0, mostCost: 1 });
    expect(await forecast({ title: 'newer_and_proven' })).toMatchObject({ askedAgain: 1, mostCost: 1 });
    expect(await forecast({ phone: 'always_ask' })).toMatchObject({ askedAgain: 0 });
  });

  test('a column asks about filled rows by its policy, lists its proposals, and is complete with "only empty"', async () => {
    const { body: list } = await ana.browser.post(`${ana.home}/lists`, { name: 'L', kind: 'people' });
    await ana.browser.post(`${ana.home}/leads/changes`, {
      kind: 'people',
      selection: selected().selection,
      change: { kind: 'add_to_list', listId: list.id },
    });
    const { body: column, status } = await ana.browser.post(`${ana.home}/lists/${list.id}/columns`, {
      field: 'title',
      asksProviders: true,
    });
    expect([status, column.overwrite, column.openProposals]).toEqual([201, 'only_empty', 0]);
    const at = `${ana.home}/lists/${list.id}/columns/${column.id}`;
    const source = { kind: 'column', columnId: column.id };
    const forecast = () => ana.browser.post(`${ana.home}/profile-runs/forecast`, { source });
    expect((await forecast()).body.errors?.[0]?.code).toBe('column_complete');
    await ana.browser.patch(at, { overwrite: 'always_ask' });
    expect((await forecast()).body).toMatchObject({ people: 1, askedAgain: 1, mostCost: 1 });
    const run = await start(ana, source, ceilings);
    expect(run).toMatchObject({ overwrite: { title: 'always_ask' } });
    expect(await work(ana, run.id)).toBe('finished');
    expect(await proposalsIn('open', `&columnId=${column.id}`)).toMatchObject([{ field: 'title', found: { text: 'Head of Finance' } }]);
    const { body: columns } = await ana.browser.get(`${ana.home}/lists/${list.id}/columns`);
    expect(columns.items[0]).toMatchObject({ overwrite: 'always_ask', openProposals: 1 });
    expect(await decide('accept', { kind: 'column', columnId: column.id })).toEqual({ decided: 1, left: 0, next: null });
    expect(await personNow()).toMatchObject({ title: 'Head of Finance' });
  });

  test('a column of websites has no policy', async () => {
    const { body: list } = await ana.browser.post(`${ana.home}/lists`, { name: 'L', kind: 'people' });
    const refused = await ana.browser.post(`${ana.home}/lists/${list.id}/columns`, { field: 'technologies', overwrite: 'always_ask' });
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'column_not_overwritten']);
  });
});

// The last one: nobody of this name can be stored afterward.
test('proposals are gone with an erased person', async () => {
  await runWith({ title: 'always_ask' });
  await eraseAsOperator(server, [ana.workspaceId], 'dora.novak@globex.test', services.now());
  const left = await inWorkspace(db, ana.workspaceId, async (tx) => (await tx.query('select from proposals')).rowCount);
  expect(left).toBe(0);
});

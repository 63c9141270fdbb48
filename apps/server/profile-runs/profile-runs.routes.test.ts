/** Profile runs over HTTP, with scripted websites, mail servers and providers. */
import { acceptsOnly, type MadeReply } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { addSuppressions } from '@leadlight/db/leads';
import { inWorkspace, system } from '@leadlight/db/platform';
import { beginProviderCall } from '@leadlight/db/providers';
import { describe, expect, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { globexPerson, providerServer } from '../testing/provider-world.ts';
import type { TestUser } from '../testing/test-server.ts';

const team = `<html lang="en"><head><title>Team | Acme</title></head><body><main><h1>Our team</h1>
  <div class="member"><h3>Ana Silva</h3><p>Head of Sales</p></div>
  <div class="member"><h3>Ben Klein</h3><p>Chief Executive Officer</p></div></main></body></html>`;
const home = `<html lang="en"><head><title>Acme</title><meta name="description" content="Acme makes freight simple for shops in Europe.">
  <script type="application/ld+json">{"@type":"Organization","name":"Acme"}</script></head><body><h1>Acme</h1><a href="/team">Team</a></body></html>`;
const { server, services, providers, newUser, connect, start, work, runOf, rowsOf, rowOf } = await providerServer({
  pages: { 'acme.test/': home, 'acme.test/team': team },
  records: { 'MX globex.test': '10 mx.globex.test', 'MX acme.test': '10 mx.acme.test' },
  mail: {
    'acme.test': { rcpt: acceptsOnly('ana.silva', 'ben.klein', 'cem.demir') },
    'globex.test': { rcpt: acceptsOnly('dora.novak', 'eva.roth') },
    'all.test': {},
  },
});
const { db } = services;

const text = (...lines: string[]) => ({ kind: 'text', text: lines.join('\n') });
const proveCredits = async (who: TestUser): Promise<void> => {
  expect(await inWorkspace(db, who.workspaceId, (tx) => proveLedger(tx))).toMatchObject({ isSound: true });
};
const nobody: MadeReply = { status: 404, json: { status: 404, error: { type: 'not_found', message: 'No records were found' } } };
const career = {
  job_start_date: '2021-03',
  experience: [
    { title: { name: 'Head of Finance' }, company: { name: 'Globex' }, start_date: '2021-03', end_date: null, is_primary: true },
    { title: { name: 'Controller' }, company: { name: 'Initech' }, start_date: '2017-02', end_date: '2021-02', is_primary: false },
  ],
};
const dora = globexPerson('Dora Novak', career);

describe('the forecast', () => {
  test('counts people of the workspace, by LinkedIn URL, address, or name and employer; never those of the pool', async () => {
    const ana = await newUser();
    await makePerson(db, ana.workspaceId, { name: 'Ana Silva', linkedin: 'https://www.linkedin.com/in/ana-silva' });
    await makePerson(db, ana.workspaceId, { name: 'Ben Klein', email: 'ben.klein@acme.test', companyDomain: 'acme.test' });
    await makePerson(db, null, { name: 'Pool Person', linkedin: 'https://www.linkedin.com/in/pool-person' });
    const source = text(
      'https://pt.linkedin.com/in/ana-silva',
      'ben.klein@acme.test',
      'linkedin.com/in/pool-person',
      'linkedin.com/in/nobody',
    );
    const { body } = await ana.browser.post(`${ana.home}/profile-runs/forecast`, { source });
    expect(body).toMatchObject({ people: 4, known: 2 });
  });

  test('counts people, names each line that cannot be used with its reason, and what it can cost at most', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    const source = text(
      'https://www.linkedin.com/in/ana-silva/?trk=people',
      'linkedin.com/in/ANA-SILVA',
      'https://www.linkedin.com/company/acme',
      'https://www.linkedin.com/sales/lead/ACwAAB1,NAME_SEARCH,x',
      'Ben Klein @ Acme',
    );
    const { status, body } = await ana.browser.post(`${ana.home}/profile-runs/forecast`, { source });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      people: 2,
      duplicates: 1,
      refusedCount: 2,
      refused: [
        { position: 3, code: 'linkedin_company', message: expect.stringContaining('company') },
        { position: 4, code: 'linkedin_sales_navigator' },
      ],
      mostCost: 2,
      readsWebsites: true,
      findsAddresses: true,
      providers: [{ name: 'People Data Labs', mostMicros: 560_000, leftMicros: null }],
      mostProviderMicros: 560_000,
    });
  });

  test('refuses more than 10,000 people, and an empty selection', async () => {
    const ana = await newUser();
    const many = Array.from({ length: 10_001 }, (_none, index) => `a${index}@acme.test`).join('\n');
    const tooMany = await ana.browser.post(`${ana.home}/profile-runs/forecast`, { source: { kind: 'text', text: many } });
    expect([tooMany.status, tooMany.body.errors[0].code]).toEqual([422, 'too_many_people']);
    const none = await ana.browser.post(`${ana.home}/profile-runs`, { source: text('https://www.linkedin.com/company/acme'), ceiling: 1 });
    expect([none.status, none.body.errors[0].code]).toEqual([409, 'selection_empty']);
  });
});

describe('without providers', () => {
  test("a name and a company's domain become a person with title and proven address, for one credit, with every step", async () => {
    const ana = await newUser();
    const run = await start(ana, ['Ana Silva, acme.test']);
    expect(run).toMatchObject({ total: 1, status: 'queued', wants: ['job', 'email'] });
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(row).toMatchObject({
      status: 'done',
      outcome: 'enriched',
      cost: 1,
      person: { name: 'Ana Silva', title: 'Head of Sales', email: 'ana.silva@acme.test', emailVerdict: 'deliverable' },
      open: [],
    });
    expect(row.steps.map(({ source, outcome }: { source: string; outcome: string }) => `${source} ${outcome}`)).toEqual([
      'records nothing',
      'website found',
      'finder found',
    ]);
    const { body: facts } = await ana.browser.get(`${ana.home}/people/${row.personId}`);
    expect(JSON.stringify(facts)).toContain('acme.test/team');
    expect(await runOf(ana, run.id)).toMatchObject({ status: 'finished', enriched: 1, creditsSpent: 1, creditsHeld: 0 });
    await proveCredits(ana);
  });

  test('nothing that was found about a person is shown or exported once they are on the suppression list', async () => {
    const ana = await newUser();
    const run = await start(ana, ['Ana Silva, acme.test']);
    expect(await work(ana, run.id)).toBe('finished');
    const { personId } = await rowOf(ana, run.id);
    const again = await start(ana, { kind: 'people', selection: { kind: 'ids', ids: [personId] } });
    expect(await work(ana, again.id)).toBe('finished');
    const shown = async (id: string) => {
      const paths = ['rows', 'rows/1', 'results.csv'];
      return (await Promise.all(paths.map((path) => ana.browser.get(`${ana.home}/profile-runs/${id}/${path}`)))).map((each) => each.text);
    };
    for (const each of [...(await shown(run.id)), ...(await shown(again.id))]) expect(each).toMatch(/ana\.silva@acme\.test|Ana Silva/);
    await ana.browser.post(`${ana.home}/suppressions`, { text: 'ana.silva@acme.test' });
    // What the member typed stays in the row.
    for (const each of await shown(run.id)) expect(each).not.toMatch(/ana\.silva@|Head of Sales/);
    for (const each of await shown(again.id)) expect(each).not.toMatch(/silva|Head of Sales/i);
    expect(await rowOf(ana, run.id)).toMatchObject({
      given: 'Ana Silva, acme.test',
      status: 'skipped',
      person: null,
      personId: null,
      steps: [],
    });
    expect((await rowOf(ana, again.id)).message).toContain('suppression list');
  });

  test('a profile alone says what is missing, and costs nothing', async () => {
    const ana = await newUser();
    const run = await start(ana, ['https://www.linkedin.com/in/nobody-known']);
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(row).toMatchObject({ outcome: 'not_found', cost: 0, personId: null });
    expect(row.open.map(({ reason }: { reason: string }) => reason)).toContain('no_connection');
    expect(row.open[0].message).toContain('Connect a provider');
  });

  test('a second row about the same person is skipped, and a person who has everything costs nothing', async () => {
    const ana = await newUser();
    const run = await start(ana, ['Ana Silva, acme.test', 'ana.silva@acme.test']);
    expect(await work(ana, run.id)).toBe('finished');
    const rows = await rowsOf(ana, run.id);
    expect(rows.map(({ outcome, skipReason }: { outcome: string; skipReason: string }) => outcome ?? skipReason).toSorted()).toEqual([
      'duplicate',
      'enriched',
    ]);
    const again = await start(ana, ['Ana Silva, acme.test']);
    expect(await work(ana, again.id)).toBe('finished');
    expect(await runOf(ana, again.id)).toMatchObject({ creditsSpent: 0, outcomes: { nothing_new: 1 } });
    await proveCredits(ana);
  });

  test('nobody who asked to be erased or is suppressed is looked up, stored or sent anywhere', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    await inWorkspace(db, ana.workspaceId, async (tx) => {
      await addSuppressions(tx, [{ kind: 'domain', value: 'globex.test' }], { reason: null, actor: system }, services.now());
    });
    const before = providers.requests.length;
    const run = await start(ana, ['Dora Novak @ globex.test', 'eva.roth@globex.test'], { providerCeilingMicros: 10_000_000 });
    expect(await work(ana, run.id)).toBe('finished');
    expect((await rowsOf(ana, run.id)).map(({ skipReason }: { skipReason: string }) => skipReason)).toEqual(['suppressed', 'suppressed']);
    expect(providers.requests.length).toBe(before);
  });

  test('stays within its ceiling', async () => {
    const ana = await newUser();
    const run = await start(ana, ['Ana Silva, acme.test', 'Ben Klein, acme.test'], { ceiling: 1 });
    expect(await work(ana, run.id)).toBe('halted');
    expect(await runOf(ana, run.id)).toMatchObject({ status: 'paused', pauseReason: 'ceiling', creditsSpent: 1, enriched: 1 });
    await proveCredits(ana);
  });

  test('pauses at the ceiling of the month that was set meanwhile, says so, and continues once it is raised', async () => {
    const ana = await newUser();
    const lines = ['Ana Silva, acme.test', 'Ben Klein, acme.test'];
    const run = await start(ana, lines);
    const ceilings = `${ana.home}/credits/month-ceilings`;
    expect((await ana.browser.patch(ceilings, { profile: 1 })).body).toMatchObject({
      profile: { ceiling: 1, spent: 0, reserved: 0, left: 1 },
    });
    expect(await work(ana, run.id)).toBe('halted');
    expect(await runOf(ana, run.id)).toMatchObject({
      status: 'paused',
      pauseReason: 'month_ceiling',
      creditsSpent: 1,
      creditsHeld: 0,
      enriched: 1,
    });
    expect((await ana.browser.get(ceilings)).body.profile).toMatchObject({ spent: 1, reserved: 0, left: 0 });
    const refused = await ana.browser.post(`${ana.home}/runs/${run.id}/resume`, {});
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'month_ceiling']);
    expect((await ana.browser.post(`${ana.home}/profile-runs/forecast`, { source: text('Cem Demir, acme.test') })).body.monthLeft).toBe(0);
    const another = await ana.browser.post(`${ana.home}/profile-runs`, { source: text('Cem Demir, acme.test'), ceiling: 1 });
    expect(another.body.errors[0].code).toBe('month_ceiling');
    await ana.browser.patch(ceilings, { profile: 2 });
    expect((await ana.browser.post(`${ana.home}/runs/${run.id}/resume`, {})).status).toBe(200);
    expect(await work(ana, run.id)).toBe('finished');
    expect(await runOf(ana, run.id)).toMatchObject({ creditsSpent: 2, enriched: 2 });
    await proveCredits(ana);
  });

  test('of two runs that are worked on at once, neither exceeds the ceiling of the month, also after a worker was killed', async () => {
    const ana = await newUser();
    const runs = [await start(ana, ['Ana Silva, acme.test']), await start(ana, ['Ben Klein, acme.test'])];
    await ana.browser.patch(`${ana.home}/credits/month-ceilings`, { all: 1 });
    const stopped = new AbortController();
    stopped.abort();
    await work(ana, runs[0].id, stopped.signal);
    const ends = await Promise.all(runs.map(({ id }) => work(ana, id)));
    expect(ends.toSorted()).toEqual(['finished', 'halted']);
    const { all } = (await ana.browser.get(`${ana.home}/credits/month-ceilings`)).body;
    expect(all).toMatchObject({ ceiling: 1, spent: 1, left: 0 });
    await proveCredits(ana);
  });
});

describe('with a provider', () => {
  test('a profile becomes a person whose employer is proven by a mailbox; what was asked and what it cost is shown', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    providers.answerWith(() => dora);
    const run = await start(ana, ['https://www.linkedin.com/in/dora-novak'], {
      wants: ['job', 'email', 'background'],
      providerCeilingMicros: 1_000_000,
    });
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(row).toMatchObject({
      outcome: 'enriched',
      cost: 1,
      providerMicros: 280_000,
      person: {
        name: 'Dora Novak',
        title: 'Head of Finance',
        companyName: 'Globex',
        email: 'dora.novak@globex.test',
        emailVerdict: 'deliverable',
      },
    });
    const asked = row.steps.find(({ source }: { source: string }) => source === 'provider');
    expect(asked).toMatchObject({ name: 'People Data Labs', outcome: 'found', micros: 280_000 });
    expect(asked.values).toContainEqual({ field: 'title', value: 'Head of Finance', isAccepted: true, reason: null });
    expect(await runOf(ana, run.id)).toMatchObject({ providerMicros: 280_000 });
    const { body: facts } = await ana.browser.get(`${ana.home}/people/${row.personId}`);
    const words = JSON.stringify(facts);
    for (const each of ['Controller', 'Initech', 'Czech', '2021-03', 'People Data Labs']) expect(words).toContain(each);
    await proveCredits(ana);
  });

  test('a person of another name is not accepted, and is shown with the reason', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    providers.answerWith(() => globexPerson('Peter Stone', { ...career, work_email: 'dora.novak@globex.test' }));
    const run = await start(ana, ['Eva Roth @ Globex'], { providerCeilingMicros: 1_000_000 });
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(row).toMatchObject({ outcome: 'not_found', cost: 0, providerMicros: 280_000 });
    const { values } = row.steps.at(-1);
    expect(values.every(({ isAccepted }: { isAccepted: boolean }) => !isAccepted)).toBe(true);
    expect(values[0].reason).toMatch(/another name/);
  });

  test('an address that the provider made up is refused by our verifier', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    providers.answerWith(() => globexPerson('Dora Novak', { ...career, work_email: 'd.novak@globex.test' }));
    const run = await start(ana, ['Dora Novak @ Globex'], { providerCeilingMicros: 1_000_000 });
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    const asked = row.steps.find(({ source }: { source: string }) => source === 'provider');
    expect(asked.values.find(({ field }: { field: string }) => field === 'email')).toMatchObject({ isAccepted: false });
    // Its domain was enough for the finder.
    expect(row.person.email).toBe('dora.novak@globex.test');
  });

  test('is not asked about the same person again for 30 days, also not if it does not know the person', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    providers.answerWith(() => nobody);
    const ask = async (): Promise<readonly unknown[]> => {
      const before = providers.requests.length;
      const run = await start(ana, ['https://www.linkedin.com/in/unknown-person'], { providerCeilingMicros: 1_000_000 });
      expect(await work(ana, run.id)).toBe('finished');
      return providers.requests.slice(before);
    };
    expect(await ask()).toHaveLength(1);
    expect(await ask()).toHaveLength(0);
  });

  test('is not asked beyond the ceiling of the run, nor of the month', async () => {
    const ana = await newUser();
    const id = await connect(ana, 'people-data-labs');
    providers.answerWith(() => dora);
    const before = providers.requests.length;
    const run = await start(ana, ['https://www.linkedin.com/in/dora-novak'], { providerCeilingMicros: 100_000 });
    expect(await work(ana, run.id)).toBe('finished');
    expect((await rowOf(ana, run.id)).open[0]).toMatchObject({ reason: 'ceiling_run' });
    await ana.browser.patch(`${ana.home}/providers/${id}`, { monthCeilingMicros: 100_000 });
    const next = await start(ana, ['https://www.linkedin.com/in/dora-novak'], { providerCeilingMicros: 1_000_000 });
    expect(await work(ana, next.id)).toBe('finished');
    expect(providers.requests.length).toBe(before);
  });

  test('is not asked beyond the ceiling for one person', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    providers.answerWith(() => dora);
    const before = providers.requests.length;
    const ceilings = { providerCeilingMicros: 10_000_000, personCeilingMicros: 200_000 };
    const run = await start(ana, ['https://www.linkedin.com/in/dora-novak'], ceilings);
    expect(await runOf(ana, run.id)).toMatchObject(ceilings);
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(row.open[0]).toMatchObject({ reason: 'ceiling_row', message: 'The ceiling for one person is reached.' });
    expect(providers.requests.length).toBe(before);
    const next = await start(ana, ['https://www.linkedin.com/in/dora-novak'], { ...ceilings, personCeilingMicros: 300_000 });
    expect(await work(ana, next.id)).toBe('finished');
    expect(providers.requests.length).toBe(before + 1);
  });

  test('that is limited delays the row and does not fail it', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    providers.answerWith(() => ({ status: 429, headers: { 'retry-after': '120' }, json: { error: { message: 'slow down' } } }));
    const run = await start(ana, ['https://www.linkedin.com/in/dora-novak'], { providerCeilingMicros: 1_000_000 });
    expect(await work(ana, run.id)).toBe('waiting');
    expect(await runOf(ana, run.id)).toMatchObject({ waiting: 1, waitsUntil: expect.any(String) });
    providers.answerWith(() => dora);
    server.moveClock(new Date(Date.now() + 130_000));
    try {
      expect(await work(ana, run.id)).toBe('finished');
    } finally {
      server.moveClock(null);
    }
    expect(await rowOf(ana, run.id)).toMatchObject({ outcome: 'enriched', providerMicros: 280_000 });
  });

  test('with a wrong key is left out, and the row says what a member must do', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    providers.answerWith(() => ({ status: 401, json: { error: { message: 'bad key' } } }));
    const run = await start(ana, ['https://www.linkedin.com/in/dora-novak', 'https://www.linkedin.com/in/eva-roth'], {
      providerCeilingMicros: 1_000_000,
    });
    expect(await work(ana, run.id)).toBe('finished');
    for (const row of await rowsOf(ana, run.id)) expect(row).toMatchObject({ outcome: 'not_found', cost: 0 });
    // Whichever row asked first: the other says so, too.
    for (const row of [1, 2]) expect((await rowOf(ana, run.id, row)).steps.at(-1).message).toMatch(/key was refused/);
  });

  test('whose price is not set is not asked, and the row names it and says what to do', async () => {
    const ana = await newUser();
    await connect(ana, 'apollo');
    const before = providers.requests.length;
    const run = await start(ana, ['https://www.linkedin.com/in/dora-novak'], { providerCeilingMicros: 1_000_000 });
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(row.open[0]).toMatchObject({ reason: 'price_unknown' });
    const step = row.steps.find(({ source }: { source: string }) => source === 'provider');
    expect(step).toMatchObject({ name: 'Apollo', outcome: 'not_asked', message: expect.stringContaining('price of its credits') });
    expect(providers.requests.length).toBe(before);
  });

  test('is charged once if the server stops while it answers, and the row ends without its answer', async () => {
    const ana = await newUser();
    await connect(ana, 'people-data-labs');
    const run = await start(ana, ['https://www.linkedin.com/in/dora-novak'], { providerCeilingMicros: 1_000_000 });
    const stopping = new AbortController();
    const before = providers.requests.length;
    providers.answerWith(() => {
      stopping.abort();
      return 'silent';
    });
    expect(await work(ana, run.id, stopping.signal)).toBe('stopped');
    expect(await runOf(ana, run.id)).toMatchObject({ done: 0, creditsSpent: 0 });
    providers.answerWith(() => dora);
    expect(await work(ana, run.id)).toBe('finished');
    expect(providers.requests.length - before).toBe(1);
    expect(await rowOf(ana, run.id)).toMatchObject({ outcome: 'not_found', cost: 0, providerMicros: 280_000 });
    await proveCredits(ana);
  });

  test.for<[what: string, fields: readonly string[]]>([
    ['', ['companyName', 'email', 'title']],
    [', even if other fields are missing by then', ['companyName']],
  ])('whose answer was lost with its worker counts as charged, and is not asked again%s', async ([, fields]) => {
    const ana = await newUser();
    const connectionId = await connect(ana, 'people-data-labs');
    const run = await start(ana, ['https://www.linkedin.com/in/dora-novak'], { providerCeilingMicros: 1_000_000 });
    // A worker was killed between sending and recording.
    await inWorkspace(db, ana.workspaceId, (tx) =>
      beginProviderCall(
        tx,
        {
          connectionId,
          idempotencyKey: `${run.id}:1.0|${connectionId}|${fields.join('+')}`,
          runId: run.id,
          subjectKind: 'person',
          subject: 'l:in/dora-novak',
          fields,
          reserveMicros: 280_000,
        },
        services.now(),
      ),
    );
    const before = providers.requests.length;
    providers.answerWith(() => dora);
    expect(await work(ana, run.id)).toBe('finished');
    expect(providers.requests.length).toBe(before);
    expect(await rowOf(ana, run.id)).toMatchObject({ outcome: 'not_found', providerMicros: 280_000 });
  });
});

describe('a person of the pool', () => {
  test('costs what a reveal costs, once, and an address alone finds nobody who was not revealed', async () => {
    const ana = await newUser();
    await makePerson(db, null, {
      name: 'Cem Demir',
      title: 'Head of Logistics',
      email: 'cem.demir@pool.test',
      phone: '+49 30 1234567',
      linkedin: 'https://www.linkedin.com/in/cem-demir',
      companyName: 'Pool',
    });
    const byAddress = await start(ana, ['cem.demir@pool.test']);
    expect(await work(ana, byAddress.id)).toBe('finished');
    const miss = await rowOf(ana, byAddress.id);
    expect(miss).toMatchObject({ outcome: 'not_found', cost: 0, personId: null });
    expect(JSON.stringify(miss.steps)).not.toMatch(/Cem|Logistics/);
    const run = await start(ana, ['linkedin.com/in/cem-demir']);
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(row).toMatchObject({ outcome: 'enriched', cost: 1, person: { name: 'Cem Demir', email: 'cem.demir@pool.test' } });
    const { body } = await ana.browser.get(`${ana.home}/credits/entries?kind=spend&limit=200`);
    expect(body.items.map(({ reason }: { reason: string }) => reason)).toEqual(['reveal']);
    const again = await start(ana, ['linkedin.com/in/cem-demir']);
    expect(await work(ana, again.id)).toBe('finished');
    expect(await runOf(ana, again.id)).toMatchObject({ creditsSpent: 0 });
    await proveCredits(ana);
  });

  test('is not revealed when only the job is looked for', async () => {
    const ana = await newUser();
    await makePerson(db, null, {
      name: 'Eda Kaya',
      email: 'eda.kaya@pool.test',
      linkedin: 'https://www.linkedin.com/in/eda-kaya',
      title: 'CFO',
    });
    const run = await start(ana, ['linkedin.com/in/eda-kaya'], { wants: ['job'] });
    expect(await work(ana, run.id)).toBe('finished');
    const row = await rowOf(ana, run.id);
    expect(JSON.stringify(row)).not.toContain('eda.kaya@');
    expect(row.cost).toBe(0);
  });
});

test('selected people are enriched where they lack something, and a value that a member rejected does not come back', async () => {
  const ana = await newUser();
  const { body: made } = await ana.browser.post(`${ana.home}/people`, {
    name: 'Ben Klein',
    companyName: 'Acme',
    companyDomain: 'acme.test',
  });
  const run = await start(ana, { kind: 'people', selection: { kind: 'ids', ids: [made.id] } });
  expect(await work(ana, run.id)).toBe('finished');
  expect(await rowOf(ana, run.id)).toMatchObject({
    personId: made.id,
    outcome: 'enriched',
    person: { title: 'Chief Executive Officer', email: 'ben.klein@acme.test' },
  });
  await ana.browser.patch(`${ana.home}/people/${made.id}`, { title: null });
  const again = await start(ana, { kind: 'people', selection: { kind: 'ids', ids: [made.id] } });
  expect(await work(ana, again.id)).toBe('finished');
  expect(await rowOf(ana, again.id)).toMatchObject({ outcome: 'nothing_new', person: { title: null } });
});

test('the results are exported with a reason for every row, and formulas are made harmless', async () => {
  const ana = await newUser();
  const run = await start(ana, text('Ana Silva, acme.test', '=HYPERLINK("x") @ Acme Corp', 'https://www.linkedin.com/company/acme'));
  expect(await work(ana, run.id)).toBe('finished');
  const { status, text: csv } = await ana.browser.get(`${ana.home}/profile-runs/${run.id}/results.csv`);
  expect(status).toBe(200);
  expect(csv).toContain('ana.silva@acme.test');
  expect(csv).toContain("company's page");
  expect(csv.split('\r\n').some((line) => /^"?=/.test(line))).toBe(false);
});

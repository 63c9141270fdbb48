/** Enrichment runs over HTTP, worked on here with scripted sites; the process of a run is tested at the end. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnrichmentClaim, ReadingToSettle } from '@leadlight/db/enrichments';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { describe, expect, test } from 'vitest';
import { archive, workbookEntries } from '../imports/files/workbook-file.ts';
import { runSlice, type SliceOutcome } from '../runs/run-slice.ts';
import { alone, workOnRun } from '../testing/work-on-run.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { enrichmentKind, enrichmentRuns } from './enrichment-run.ts';
import { readRows, type ReadSite } from './reading-slice.ts';

// Nobody answers at this name server: the process of a run finds no site.
const server = await testServer({
  web: { contactUrl: 'https://leadlight.test/bot', dnsServers: ['127.0.0.1:9'], socks5: undefined, technologiesFile: null },
});
const { db } = server.services;

let users = 0;
const newUser = (): Promise<TestUser> => server.user(`Ana${(users += 1)}`, { plan: 'basic' });

const read = ({ domain }: EnrichmentClaim, more: Partial<ReadingToSettle> = {}): ReadingToSettle => {
  const readAt = server.services.now();
  const evidence = {
    source: 'website',
    locator: `https://${domain}/`,
    row: null,
    snippet: 'We make freight simple.',
    fetchedAt: Math.floor(readAt.getTime() / 1000),
    hash: null,
  } as const;
  return {
    outcome: 'read',
    isTransient: false,
    movedTo: null,
    reason: null,
    steps: [],
    pagesRead: 1,
    domains: [domain],
    facts: [{ field: 'description', value: `We are ${domain}.`, evidence, retractedAt: null }],
    details: { found: [], pages: new Set(), jobs: null, pageJobs: null },
    jobBoard: null,
    isBoardRead: false,
    readAt,
    ...more,
  };
};
const nothing = { facts: [], outcome: 'parked', reason: { because: 'parked', status: null } } as const;

const work = (ana: TestUser, runId: string, readSite: ReadSite, signal?: AbortSignal): Promise<SliceOutcome> =>
  runSlice(
    { db, now: server.services.now, ...(signal ? { signal } : {}) },
    enrichmentKind,
    readRows(readSite),
    { workspaceId: ana.workspaceId, runId },
    alone,
  );
const start = async (ana: TestUser, domains: readonly string[], ceiling = 100, more: object = {}) =>
  (await ana.browser.post(`${ana.home}/enrichment-runs`, { source: { kind: 'domains', domains }, ceiling, ...more })).body;
const runOf = async (ana: TestUser, id: string) => (await ana.browser.get(`${ana.home}/enrichment-runs/${id}`)).body;
const rowsOf = async (ana: TestUser, id: string) => (await ana.browser.get(`${ana.home}/enrichment-runs/${id}/rows?limit=200`)).body.items;
const proveCredits = async (ana: TestUser): Promise<void> => {
  expect(await inWorkspace(db, ana.workspaceId, (tx) => proveLedger(tx))).toMatchObject({ isSound: true });
};

describe('the domains of a file', () => {
  const upload = async (who: TestUser, content: string | Uint8Array, fileName: string) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    return who.browser.upload(`${who.home}/enrichment-runs/domains?fileName=${fileName}`, bytes);
  };
  const rows = [
    ['Name', 'E-Mail', 'Website', 'LinkedIn'],
    ['Acme', 'ana@gmail.com', 'https://www.acme.io/about', 'https://www.linkedin.com/company/acme'],
    ['Globex', 'bo@globex.com', null, 'https://www.linkedin.com/company/globex'],
    ['Initech', null, null, null],
  ];

  test('are those of the column with websites in a workbook; a row without one has its company email, or counts as invalid', async () => {
    const ana = await newUser();
    const workbook = archive(
      workbookEntries([
        { name: 'Notes', rows: [] },
        { name: 'Companies', rows },
      ]),
    );
    const { status, body } = await upload(ana, workbook, 'companies.xlsx');
    expect([status, body]).toEqual([
      200,
      { fileName: 'companies.xlsx', column: 'Website', rows: 3, domains: ['https://www.acme.io/about', 'bo@globex.com', 'Initech'] },
    ]);
    const source = { kind: 'domains', domains: body.domains };
    const { body: forecast } = await ana.browser.post(`${ana.home}/enrichment-runs/forecast`, { source });
    expect(forecast).toMatchObject({ rows: 3, toRead: 2, skipped: { invalid_domain: 1 } });
  });

  test('are the same in CSV, in any encoding', async () => {
    const ana = await newUser();
    const csv = rows.map((cells) => cells.join('\t')).join('\r\n');
    const { body } = await upload(ana, Buffer.from(`\uFEFF${csv}`, 'utf16le'), 'companies.csv');
    expect(body).toMatchObject({ column: 'Website', domains: ['https://www.acme.io/about', 'bo@globex.com', 'Initech'] });
  });

  test.each([
    ['of a single column without a header', 'acme.io\nglobex.com\nacme.io\n', ['acme.io', 'globex.com', 'acme.io']],
    ['of a single column with a header', 'Domain\nacme.io\n', ['acme.io']],
    ['all of them, of a list in lines', 'acme.io, globex.com\ninitech.com\n', ['acme.io', 'globex.com', 'initech.com']],
    ['of an unnamed column beside others', 'Acme;acme.io;120\nGlobex;globex.com;8\n', ['acme.io', 'globex.com']],
    ['of a column with a name that says nothing', 'Who,Link,Size\nAcme,acme.io,120\nGlobex,globex.com,8\n', ['acme.io', 'globex.com']],
    [
      'of company email addresses, if there are no websites',
      'Name,Email\nAna,ana@acme.io\nBo,bo@globex.com\n',
      ['ana@acme.io', 'bo@globex.com'],
    ],
  ])('are %s', async (_case, text, domains) => {
    const ana = await newUser();
    const { body } = await upload(ana, text, 'list.csv');
    expect(body.domains).toEqual(domains);
  });

  test('are refused if there are none, too many, or the file is not a table; no file stays behind', async () => {
    const ana = await newUser();
    const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => `${status} ${body.errors?.[0]?.code}`;
    expect(codeOf(await upload(ana, 'Name,Size\nAcme,120\nGlobex,8\n', 'list.csv'))).toBe('422 domains_missing');
    expect(codeOf(await upload(ana, 'Domain\n', 'list.csv'))).toBe('422 file_empty');
    expect(codeOf(await upload(ana, '%PDF-1.7 not a list', 'list.pdf'))).toBe('422 file_format_unknown');
    const many = Array.from({ length: 10_001 }, (_none, index) => `company${index}.io`).join('\n');
    expect(codeOf(await upload(ana, many, 'list.csv'))).toBe('422 too_many_rows');
    expect((await upload(ana, 'acme.io\n', 'list.csv')).status).toBe(200);
    expect(await readdir(join(server.services.config.dataDir, 'uploads', ana.workspaceId))).toEqual([]);
  });
});

describe('the forecast', () => {
  test('counts each domain once, and says why others are skipped', async () => {
    const ana = await newUser();
    const domains = [
      'acme.io',
      'https://www.acme.io/about',
      'jobs.acme.io',
      'globex.com',
      'not a domain',
      'gmail.com',
      '10.0.0.1',
      'linkedin.com/company/acme',
    ];
    const { status, body } = await ana.browser.post(`${ana.home}/enrichment-runs/forecast`, { source: { kind: 'domains', domains } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rows: 8,
      skipped: { duplicate: 2, invalid_domain: 1, shared_domain: 2, private_domain: 1 },
      toRead: 2,
      free: 0,
      mostCost: 2,
    });
  });

  test('takes 10,000 domains with duplicates and subdomains', async () => {
    const ana = await newUser();
    const domains = Array.from({ length: 10_000 }, (_none, index) => `${index % 3 === 0 ? 'www.' : ''}company${index % 4_000}.io`);
    const { body } = await ana.browser.post(`${ana.home}/enrichment-runs/forecast`, { source: { kind: 'domains', domains } });
    expect(body).toMatchObject({ rows: 10_000, skipped: { duplicate: 6_000 }, toRead: 4_000 });
    const { status } = await ana.browser.post(`${ana.home}/enrichment-runs/forecast`, {
      source: { kind: 'domains', domains: [...domains, 'acme.io'] },
    });
    expect(status).toBe(422);
  });

  test('leaves out what was read within the age, and what was paid for is free', async () => {
    const ana = await newUser();
    const first = await start(ana, ['acme.io', 'globex.com']);
    await work(ana, first.id, async (claim) => read(claim));
    const forecast = async (maxAgeDays: number) =>
      (
        await ana.browser.post(`${ana.home}/enrichment-runs/forecast`, {
          source: { kind: 'domains', domains: ['acme.io', 'initech.com'] },
          maxAgeDays,
        })
      ).body;
    expect(await forecast(30)).toMatchObject({ skipped: { fresh: 1 }, toRead: 1, free: 0, mostCost: 1 });
    expect(await forecast(0)).toMatchObject({ skipped: {}, toRead: 2, free: 1, mostCost: 1 });
  });
});

describe('a run', () => {
  test('reads each site once, pays for those with facts that count, and reports what happened to every row', async () => {
    const ana = await newUser();
    const run = await start(ana, ['acme.io', 'parked.io', 'www.acme.io', 'gone.io', 'facebook.com/acme']);
    expect(run).toMatchObject({ status: 'queued', total: 5, skipped: 2, done: 2, creditsHeld: 3, name: '5 domains', source: 'domains' });
    const asked: string[] = [];
    const outcome = await work(ana, run.id, async (claim) => {
      asked.push(claim.domain);
      if (claim.domain === 'acme.io') return read(claim);
      return read(
        claim,
        claim.domain === 'parked.io' ? nothing : { ...nothing, outcome: 'no_site', reason: { because: 'no_such_name', status: null } },
      );
    });
    expect(outcome).toBe('finished');
    expect(asked.toSorted()).toEqual(['acme.io', 'gone.io', 'parked.io']);
    expect(await runOf(ana, run.id)).toMatchObject({
      status: 'finished',
      done: 5,
      creditsSpent: 1,
      creditsHeld: 0,
      enriched: 1,
      factsAdded: 1,
      outcomes: { read: 1, parked: 1, no_site: 1 },
    });
    expect(await rowsOf(ana, run.id)).toMatchObject([
      { row: 1, given: 'acme.io', status: 'done', outcome: 'read', cost: 1, factsAdded: 1, companyId: expect.any(String) },
      { row: 2, status: 'done', outcome: 'parked', cost: 0, message: expect.stringContaining('parked') },
      { row: 3, given: 'www.acme.io', status: 'skipped', skipReason: 'duplicate' },
      { row: 4, status: 'done', outcome: 'no_site', message: expect.stringContaining('gone.io has no website') },
      { row: 5, status: 'skipped', skipReason: 'shared_domain' },
    ]);
    await proveCredits(ana);
  });

  test('never spends more than its ceiling, and continues when it is raised by a new run', async () => {
    const ana = await newUser();
    const domains = Array.from({ length: 6 }, (_none, index) => `company${index}.io`);
    const run = await start(ana, domains, 2);
    expect(await work(ana, run.id, async (claim) => read(claim))).toBe('halted');
    expect(await runOf(ana, run.id)).toMatchObject({ status: 'paused', pauseReason: 'ceiling', creditsSpent: 2, enriched: 2 });
    const rest = await start(ana, domains, 10);
    expect(rest).toMatchObject({ skipped: 2 });
    expect(await work(ana, rest.id, async (claim) => read(claim))).toBe('finished');
    expect(await runOf(ana, rest.id)).toMatchObject({ creditsSpent: 4, enriched: 4 });
    await proveCredits(ana);
  });

  test('pauses at its ceiling also while another run reads one of its sites', async () => {
    const ana = await newUser();
    const other = await start(ana, ['busy.io']);
    const run = await start(ana, ['busy.io', 'paid.io', 'unpaid.io'], 1);
    const outcomes: SliceOutcome[] = [];
    await work(ana, other.id, async (claim) => {
      outcomes.push(await work(ana, run.id, async (each) => read(each)));
      return read(claim);
    });
    expect(outcomes).toEqual(['halted']);
    expect(await runOf(ana, run.id)).toMatchObject({ status: 'paused', pauseReason: 'ceiling', creditsSpent: 1 });
  });

  test('that is stopped midway pays for nothing twice, and the next worker reads what is left', async () => {
    const ana = await newUser();
    const domains = Array.from({ length: 5 }, (_none, index) => `company${index}.io`);
    const run = await start(ana, domains);
    const stopping = new AbortController();
    let answered = 0;
    const outcome = await work(
      ana,
      run.id,
      async (claim, signal) => {
        answered += 1;
        if (answered <= 2) return read(claim);
        stopping.abort();
        return new Promise((_resolve, reject) => {
          const stop = (): void => reject(signal.reason as Error);
          if (signal.aborted) stop();
          else signal.addEventListener('abort', stop);
        });
      },
      stopping.signal,
    );
    expect(outcome).toBe('stopped');
    expect(await work(ana, run.id, async (claim) => read(claim))).toBe('finished');
    expect(await runOf(ana, run.id)).toMatchObject({ status: 'finished', done: 5, enriched: 5, creditsSpent: 5, creditsHeld: 0 });
    await proveCredits(ana);
  });

  test('that is canceled releases its credits, and leaves no site waiting', async () => {
    const ana = await newUser();
    const run = await start(ana, ['acme.io', 'globex.com']);
    const outcome = await work(ana, run.id, async (claim) => {
      if (claim.domain === 'globex.com') await ana.browser.post(`${ana.home}/runs/${run.id}/cancel`);
      return read(claim);
    });
    expect(outcome).toBe('halted');
    const after = await runOf(ana, run.id);
    expect(after).toMatchObject({ status: 'canceled', creditsHeld: 0 });
    const { body } = await ana.browser.get(`${ana.home}/enrichments`);
    expect(body.items.filter(({ status }: { status: string }) => status !== 'done')).toEqual([]);
    expect(after.creditsSpent).toBe(body.items.length);
    await proveCredits(ana);
  });

  test('reads a site that did not answer again later, and finishes then', async () => {
    const ana = await newUser();
    const run = await start(ana, ['acme.io', 'slow.io']);
    const down = { ...nothing, outcome: 'unreachable', isTransient: true, reason: { because: 'timeout', status: null } } as const;
    expect(await work(ana, run.id, async (claim) => read(claim, claim.domain === 'slow.io' ? down : {}))).toBe('waiting');
    const [, waiting] = await rowsOf(ana, run.id);
    expect(waiting).toMatchObject({ status: 'pending', nextAttemptAt: expect.any(String) });
    expect(await runOf(ana, run.id)).toMatchObject({
      status: 'running',
      done: 1,
      total: 2,
      waiting: 1,
      nextAttemptAt: waiting.nextAttemptAt,
      secondsLeft: null,
    });
    const { body: listed } = await ana.browser.get(`${ana.home}/enrichment-runs`);
    expect(listed.items).toMatchObject([{ waiting: 1, nextAttemptAt: waiting.nextAttemptAt }]);
    server.moveClock(new Date(Date.now() + 16 * 60_000));
    try {
      // It may be read now: it no longer waits for its site.
      expect(await runOf(ana, run.id)).toMatchObject({ waiting: 0, nextAttemptAt: null });
      expect(await work(ana, run.id, async (claim) => read(claim))).toBe('finished');
    } finally {
      server.moveClock(null);
    }
    const finished = { status: 'finished', done: 2, enriched: 2, waiting: 0, nextAttemptAt: null, outcomes: { read: 2 } };
    expect(await runOf(ana, run.id)).toMatchObject(finished);
    expect(await rowsOf(ana, run.id)).toMatchObject([{ nextAttemptAt: null }, { nextAttemptAt: null }]);
  });

  test('no longer waits for a site once it is canceled', async () => {
    const ana = await newUser();
    const run = await start(ana, ['slow.io']);
    const down = { ...nothing, outcome: 'unreachable', isTransient: true, reason: { because: 'timeout', status: null } } as const;
    expect(await work(ana, run.id, async (claim) => read(claim, down))).toBe('waiting');
    await ana.browser.post(`${ana.home}/runs/${run.id}/cancel`);
    expect(await runOf(ana, run.id)).toMatchObject({ status: 'canceled', waiting: 0, nextAttemptAt: null });
  });

  test('sets a site aside that fails every time, with its reason, and continues; it can be tried again', async () => {
    const ana = await newUser();
    const run = await start(ana, ['acme.io', 'poison.io', 'globex.com']);
    const poisoned: ReadSite = async (claim) => {
      if (claim.domain === 'poison.io') throw new Error('poisoned');
      return read(claim);
    };
    expect(await work(ana, run.id, poisoned)).toBe('finished');
    expect(await runOf(ana, run.id)).toMatchObject({ status: 'finished', done: 2, failed: 1, creditsSpent: 2 });
    expect(await rowsOf(ana, run.id)).toMatchObject([
      { status: 'done' },
      { status: 'failed', message: expect.any(String) },
      { status: 'done' },
    ]);
    const { body: retried } = await ana.browser.post(`${ana.home}/runs/${run.id}/retry`);
    expect(retried).toMatchObject({ status: 'queued' });
    expect(await work(ana, run.id, async (claim) => read(claim))).toBe('finished');
    expect(await runOf(ana, run.id)).toMatchObject({ done: 3, failed: 0, creditsSpent: 3 });
    await proveCredits(ana);
  });

  test('enriches the employers of people, each once', async () => {
    const ana = await newUser();
    const person = (name: string, domain: string) =>
      ana.browser.post(`${ana.home}/people`, { name, companyName: domain, companyDomain: domain });
    for (const [name, domain] of [
      ['Bea Klein', 'acme.io'],
      ['Cem Demir', 'acme.io'],
      ['Dora Novak', 'globex.com'],
    ] as const)
      await person(name, domain);
    const { body: run } = await ana.browser.post(`${ana.home}/enrichment-runs`, {
      source: { kind: 'employers', selection: { kind: 'search', filters: { own: true } } },
      ceiling: 10,
    });
    expect(run).toMatchObject({ name: 'Employers of 3 people', total: 3 });
    expect(await work(ana, run.id, async (claim) => read(claim))).toBe('finished');
    expect(await runOf(ana, run.id)).toMatchObject({ enriched: 2, skipped: 1, creditsSpent: 2 });
  });

  test('needs companies, and an installation that says who reads', async () => {
    const ana = await newUser();
    const none = await ana.browser.post(`${ana.home}/enrichment-runs`, {
      source: { kind: 'companies', selection: { kind: 'ids', ids: ['999999999'] } },
      ceiling: 1,
    });
    expect([none.status, none.body.errors[0].code]).toEqual([409, 'selection_empty']);
  });

  test('is worked on in a process of its own, where an outage is not an empty result', async () => {
    const ana = await newUser();
    const run = await start(ana, ['acme.io']);
    await workOnRun(server.services, enrichmentRuns, { workspaceId: ana.workspaceId, runId: run.id });
    const [row] = await rowsOf(ana, run.id);
    // The name server does not answer: the site is asked again later.
    expect(row).toMatchObject({ status: 'pending', nextAttemptAt: expect.any(String) });
    expect(await runOf(ana, run.id)).toMatchObject({ creditsSpent: 0, done: 0 });
  });
});

/** The gate that all processes share: the contract of every gate, with two processes, and cases that only a shared gate has. */
import { newSite, passOf, testSiteGate } from '@leadlight/adapters/testing';
import type { RobotsFile, VisitedPage } from '@leadlight/adapters/web';
import { addRefusedSite, forgetOldWebRecords } from '@leadlight/db/enrichments';
import { testDatabase } from '@leadlight/db/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { createSharedCopies, createSharedRobots, createSharedSiteGate, type SharedSiteGate } from './site-gates.ts';

const { db } = await testDatabase();
const open: SharedSiteGate[] = [];
afterEach(async () => {
  for (const gate of open.splice(0)) await gate.close();
});
function process(lookMs = 10): SharedSiteGate {
  const gate = createSharedSiteGate({
    db: db.app,
    lookMs,
    onFault: (error) => {
      throw error;
    },
  });
  open.push(gate);
  return gate;
}
const signal = new AbortController().signal;
const now = new Date('2026-11-22T12:00:00Z');

/** Time passes for a site when what happened there moves into the past. */
async function advance(site: string, ms: number): Promise<void> {
  await db.app.query(
    `update web.sites set last_request = last_request - make_interval(secs => $2), rest_until = rest_until - make_interval(secs => $2) where site = $1`,
    [site, ms / 1000],
  );
}
async function untilWaiting(site: string, count: number): Promise<void> {
  for (;;) {
    const { rows } = await db.app.query<{ waiting: number }>(
      'select count(*)::int as waiting from web.passes where site = $1 and entered_at is null',
      [site],
    );
    if (rows[0]?.waiting === count) return;
    await new Promise((resolve) => void setImmediate(resolve));
  }
}

testSiteGate(async () => ({ gate: process(), other: process(), advance, untilWaiting }));

test('many processes never have two requests at a time to one site, and never start two within the pause', async () => {
  const site = newSite();
  const gates = Array.from({ length: 4 }, () => process());
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const gate = gates[index % gates.length] ?? process();
      const pass = passOf(await gate.enter(site, { gapMs: 3_600_000, signal }));
      most = Math.max(most, ++inside);
      const { rows } = await db.app.query<{ entered: number }>(
        'select count(*)::int as entered from web.passes where site = $1 and entered_at is not null',
        [site],
      );
      expect(rows[0]?.entered).toBe(1);
      inside -= 1;
      await gate.leave(pass);
      // Only now may the next one start.
      await advance(site, 3_600_000);
    }),
  );
  expect(most).toBe(1);
});

test('the passes of a killed process expire, and the pause after its request still applies', async () => {
  const site = newSite();
  // It looks at nothing anymore.
  const killed = process(3_600_000);
  await killed.enter(site, { gapMs: 3_600_000, signal });
  void killed.enter(site, { gapMs: 86_400_000, signal }).catch(() => undefined);
  await untilWaiting(site, 1);
  let isIn = false;
  const next = process()
    .enter(site, { gapMs: 3_600_000, signal })
    .then((entry) => {
      isIn = true;
      return entry;
    });
  await untilWaiting(site, 2);
  await db.app.query(
    `update web.passes set alive_until = clock_timestamp() - interval '1 second' where site = $1
     and id not in (select id from web.passes where site = $1 order by asked_at desc limit 1)`,
    [site],
  );
  expect(isIn).toBe(false);
  await advance(site, 3_600_000);
  expect(await next).toMatchObject({ kind: 'entered' });
});

describe('a site whose owner does not want to be read', () => {
  test('is refused at once, also to callers that are waiting in another process', async () => {
    const site = newSite();
    const gate = process();
    await gate.enter(site, { gapMs: 3_600_000, signal });
    const waiting = gate.enter(site, { gapMs: 3_600_000, signal });
    await untilWaiting(site, 1);
    expect(await addRefusedSite(db.app, { site, origin: 'form', reason: '', createdAt: now })).toBe(true);
    expect(await addRefusedSite(db.app, { site, origin: 'form', reason: '', createdAt: now })).toBe(false);
    expect(await waiting).toEqual({ kind: 'opted_out' });
    expect(await process().enter(site, { gapMs: 0, isAside: true, signal })).toEqual({ kind: 'opted_out' });
  });

  test('keeps no copy of its pages, neither old nor new', async () => {
    const site = newSite();
    const copies = createSharedCopies(db.app, { now: () => now.getTime() });
    await copies.keep(site, pageAt(`https://${site}/`));
    await addRefusedSite(db.app, { site, origin: 'operator', reason: '', createdAt: now });
    expect(await copies.recall(`https://${site}/`)).toBeNull();
    await copies.keep(site, pageAt(`https://${site}/`));
    expect(await copies.recall(`https://${site}/`)).toBeNull();
  });
});

const pageAt = (url: string): VisitedPage => ({
  url,
  requestedUrl: url,
  status: 200,
  headers: { 'content-type': 'text/html', etag: '"1"', 'set-cookie': 'PHPSESSID=secret; path=/\nwp=2' },
  bytes: new TextEncoder().encode('<h1>Grüße</h1>'),
  isCut: false,
});

describe('a copy of a page', () => {
  test('has its bytes and headers, but no value of a cookie', async () => {
    const copies = createSharedCopies(db.app, { now: () => now.getTime() });
    await copies.keep('kept.test', pageAt('https://kept.test/'));
    const copy = await copies.recall('https://kept.test/');
    expect(Buffer.from(copy?.bytes ?? []).toString()).toBe('<h1>Grüße</h1>');
    expect(copy).toMatchObject({ headers: { etag: '"1"', 'set-cookie': 'PHPSESSID=\nwp=' }, isCut: false });
  });

  test('is forgotten after 30 days', async () => {
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const url = 'https://old.test/';
    await createSharedCopies(db.app, { now: () => now.getTime() }).keep('old.test', pageAt(url));
    await forgetOldWebRecords(db.app, later(29));
    expect(await createSharedCopies(db.app, { now: () => later(29).getTime() }).recall(url)).not.toBeNull();
    expect(await createSharedCopies(db.app, { now: () => later(30).getTime() }).recall(url)).toBeNull();
    await forgetOldWebRecords(db.app, later(30));
    expect(await createSharedCopies(db.app, { now: () => now.getTime() }).recall(url)).toBeNull();
  });
});

test('a robots.txt is shared by all processes, and forgotten after a day', async () => {
  const file: RobotsFile = { state: 'read', fault: null, text: 'User-agent: *\nDisallow: /ä', fetchedAtMs: now.getTime() };
  await createSharedRobots(db.app).remember('https://acme.test', file);
  expect(await createSharedRobots(db.app).recall('https://acme.test')).toEqual(file);
  await forgetOldWebRecords(db.app, new Date(now.getTime() + 86_400_001));
  expect(await createSharedRobots(db.app).recall('https://acme.test')).toBeNull();
});

test('the pace of a site that nobody asked for a day is forgotten, but not while it rests', async () => {
  const [old, resting] = [newSite(), newSite()];
  const gate = process();
  await gate.leave(passOf(await gate.enter(old, { gapMs: 0, signal })));
  await gate.rest(resting, 3_600_000);
  await db.app.query(`update web.sites set updated_at = clock_timestamp() - interval '2 days' where site = any($1)`, [[old, resting]]);
  await forgetOldWebRecords(db.app, now);
  const { rows } = await db.app.query<{ site: string }>('select site from web.sites where site = any($1)', [[old, resting]]);
  expect(rows).toEqual([{ site: resting }]);
});

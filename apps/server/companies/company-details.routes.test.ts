/** What a website says, marked as wrong, refunded, and its people added as leads. */
import { proveLedger } from '@leadlight/db/credits';
import { noteErased, poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { describe, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';

const about = 'Our family has built pumps for waterworks and breweries for three generations. '.repeat(10);
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}<p>${about}</p></body></html>`;
const organization = (name: string, telephone: string): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name, telephone })}</script>`;
const person = (name: string, title: string, email?: string): string =>
  `<li><h3>${name}</h3><p>${title}</p>${email === undefined ? '' : `<a href="mailto:${email}">${email}</a>`}</li>`;

const pages: Record<string, string> = {
  'norvik.test/': page('Norvik', `<a href="/team">Team</a><h1>Norvik</h1>${organization('Norvik', '+47 22 12 34 56')}`),
  'norvik.test/team': page(
    'Team',
    `<h1>Our team</h1><ul>${person('Ingrid Solheim', 'Chief Executive Officer', 'ingrid.solheim@norvik.test')}
      ${person('Lars Bakken', 'Head of Sales')}${person('Olga Moen', 'Head of Finance', 'olga.moen@norvik.test')}</ul>`,
  ),
  'kept.test/': page(
    'Kept',
    `<meta name="generator" content="WordPress 6.5"><h1>Kept</h1><script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Kept Pumps',
      telephone: '+47 22 55 66 77',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Storgata 12',
        postalCode: '0155',
        addressLocality: 'Oslo',
        addressCountry: 'NO',
      },
    })}</script>`,
  ),
  'tiny.test/': page('Tiny', `<h1>Tiny</h1>${organization('Tiny Pumps', '+47 22 98 76 54')}`),
};
const web = await webWorld(pages, { 'MX norvik.test': '1 aspmx.l.google.com' });
const server = await testServer(readingAs, undefined, undefined, { web });
const { db } = server.services;

const get = async (who: TestUser, path: string) => (await who.browser.get(`${who.home}${path}`)).body;
const post = (who: TestUser, path: string, body: object, headers: Record<string, string> = {}) =>
  who.browser.post(`${who.home}${path}`, body, headers);
const enrich = async (who: TestUser, body: object) => (await post(who, '/enrichments', body)).body;
const detailsOf = (who: TestUser, id: string) => get(who, `/companies/${id}/details`);
const currentOf = (company: any): Record<string, unknown> =>
  Object.fromEntries(company.facts.filter(({ isCurrent }: any) => isCurrent).map(({ field, value }: any) => [field, value]));
const refundsOf = async (who: TestUser) => (await get(who, '/credits/entries?kind=refund')).items;

describe('what a member marks as wrong', () => {
  test('stays rejected when the site is read again, as a detail and as a fact', async () => {
    const ana = await server.user('Ana');
    const { companyId } = await enrich(ana, { domain: 'norvik.test' });
    const phone = (await detailsOf(ana, companyId)).contacts.find(({ kind }: any) => kind === 'phone');
    expect(phone).toMatchObject({ value: '+4722123456', valueText: '+47 22 12 34 56' });
    expect(await get(ana, `/companies/${companyId}`)).toMatchObject({ phone: '+4722123456', phoneText: '+47 22 12 34 56' });
    const { body } = await post(ana, `/companies/${companyId}/details/${phone.id}/reject`, { isRejected: true });
    expect(body.contacts.find(({ id }: any) => id === phone.id).isRejected).toBe(true);
    expect(currentOf(await get(ana, `/companies/${companyId}`))['phone']).toBeUndefined();
    await enrich(ana, { domain: 'norvik.test', fresh: true });
    expect((await detailsOf(ana, companyId)).contacts.find(({ id }: any) => id === phone.id).isRejected).toBe(true);
    expect(currentOf(await get(ana, `/companies/${companyId}`))['phone']).toBeUndefined();
    await post(ana, `/companies/${companyId}/details/${phone.id}/reject`, { isRejected: false });
    expect(currentOf(await get(ana, `/companies/${companyId}`))['phone']).toBe('+4722123456');
  });

  test('falls back to the value from another source', async () => {
    const bea = await server.user('Bea');
    const id = await makeCompany(
      db,
      bea.workspaceId,
      { name: 'Norvik', domain: 'norvik.test', phone: '+47 11 11 11 11' },
      { source: 'import' },
    );
    await enrich(bea, { companyId: id });
    expect(currentOf(await get(bea, `/companies/${id}`))['phone']).toBe('+4722123456');
    await post(bea, `/companies/${id}/facts/reject`, { field: 'phone', value: '+4722123456' });
    expect(currentOf(await get(bea, `/companies/${id}`))['phone']).toBe('+47 11 11 11 11');
    const unknown = await post(bea, `/companies/${id}/facts/reject`, { field: 'phone', value: '+47 11 11 11 11' });
    expect(unknown.status).toBe(404);
  });

  test('counts again when that is undone, technologies too', async () => {
    const eve = await server.user('Eve');
    const { companyId } = await enrich(eve, { domain: 'norvik.test' });
    const current = async () => currentOf(await get(eve, `/companies/${companyId}`));
    const before = await current();
    expect(before['technologies']).toBeDefined();
    const mark = (field: string, isRejected: boolean) =>
      post(eve, `/companies/${companyId}/facts/reject`, { field, value: before[field], isRejected });
    for (const field of ['phone', 'technologies']) {
      await mark(field, true);
      expect((await current())[field]).toBeUndefined();
      await mark(field, false);
      expect((await current())[field]).toEqual(before[field]);
    }
    expect((await detailsOf(eve, companyId)).technologies.every(({ isRejected }: any) => !isRejected)).toBe(true);
    expect(await refundsOf(eve)).toEqual([]);
  });

  test('is refunded once when nothing of a paid reading is left', async () => {
    const cal = await server.user('Cal');
    const { companyId, cost } = await enrich(cal, { domain: 'tiny.test' });
    expect(cost).toBe(1);
    const details = await detailsOf(cal, companyId);
    const facts = currentOf(await get(cal, `/companies/${companyId}`));
    for (const { id } of [...details.technologies, ...details.contacts, ...details.people, ...details.locations])
      await post(cal, `/companies/${companyId}/details/${id}/reject`, { isRejected: true });
    expect(await refundsOf(cal)).toEqual([]);
    for (const [field, value] of Object.entries(facts))
      if (field !== 'domain') await post(cal, `/companies/${companyId}/facts/reject`, { field, value });
    expect(await refundsOf(cal)).toMatchObject([{ amount: 1, reason: 'enrichment_rejected' }]);
    await post(cal, `/companies/${companyId}/facts/reject`, { field: 'name', value: facts['name'] });
    expect(await refundsOf(cal)).toHaveLength(1);
    expect((await inWorkspace(db, cal.workspaceId, proveLedger)).isSound).toBe(true);
  });

  test('is refunded only within the allowance of bounces', async () => {
    const strict = await testServer({ ...readingAs, bounceRefunds: { percent: 0, least: 0 } }, undefined, undefined, { web });
    const dan = await strict.user('Dan');
    const { companyId } = await enrich(dan, { domain: 'tiny.test' });
    const details = await detailsOf(dan, companyId);
    for (const { id } of [...details.technologies, ...details.contacts, ...details.people, ...details.locations])
      await post(dan, `/companies/${companyId}/details/${id}/reject`, { isRejected: true });
    for (const [field, value] of Object.entries(currentOf(await get(dan, `/companies/${companyId}`))))
      if (field !== 'domain') await post(dan, `/companies/${companyId}/facts/reject`, { field, value });
    expect(await refundsOf(dan)).toEqual([]);
  });
});

describe('people of a site', () => {
  const idsOf = (details: any): string[] => details.people.map(({ id }: any) => id);
  const resultsOf = (body: any) => Object.fromEntries(body.items.map(({ name, result }: any) => [name, result]));

  test('become leads with the page as evidence, once', async () => {
    const eva = await server.user('Eva');
    const { companyId } = await enrich(eva, { domain: 'norvik.test' });
    const detailIds = idsOf(await detailsOf(eva, companyId));
    const preview = (await post(eva, `/companies/${companyId}/site-people/preview`, { detailIds })).body;
    expect(resultsOf(preview)).toEqual({ 'Ingrid Solheim': 'new', 'Lars Bakken': 'new', 'Olga Moen': 'new' });
    expect((await get(eva, `/companies/${companyId}/people`)).items).toEqual([]);
    const key = { 'idempotency-key': 'people' };
    const added = (await post(eva, `/companies/${companyId}/site-people`, { detailIds }, key)).body;
    expect((await post(eva, `/companies/${companyId}/site-people`, { detailIds }, key)).body).toEqual(added);
    const again = (await post(eva, `/companies/${companyId}/site-people`, { detailIds })).body;
    expect(resultsOf(again)).toEqual({ 'Ingrid Solheim': 'known', 'Lars Bakken': 'known', 'Olga Moen': 'known' });
    expect(again.items.map(({ personId }: any) => personId)).toEqual(added.items.map(({ personId }: any) => personId));
    expect((await get(eva, `/companies/${companyId}/people`)).items).toHaveLength(3);
    const ingrid = await get(eva, `/people/${added.items[0].personId}`);
    expect(ingrid).toMatchObject({ name: 'Ingrid Solheim', title: 'Chief Executive Officer' });
    expect(ingrid.facts.find(({ field }: any) => field === 'title').evidence).toMatchObject({
      source: 'website',
      locator: 'http://norvik.test/team',
    });
    expect((await detailsOf(eva, companyId)).people[0].personId).toBe(added.items[0].personId);
  });

  test('that the workspace has are recognized, and get what the site says', async () => {
    const fay = await server.user('Fay');
    const { companyId } = await enrich(fay, { domain: 'norvik.test' });
    const known = await makePerson(db, fay.workspaceId, { name: 'Lars Bakken', companyDomain: 'norvik.test' }, { source: 'import' });
    const detailIds = idsOf(await detailsOf(fay, companyId));
    const { items } = (await post(fay, `/companies/${companyId}/site-people`, { detailIds })).body;
    expect(items.find(({ name }: any) => name === 'Lars Bakken')).toMatchObject({ result: 'known', personId: known });
    expect(await get(fay, `/people/${known}`)).toMatchObject({ title: 'Head of Sales' });
  });

  test('who are suppressed are not added', async () => {
    const gil = await server.user('Gil');
    const { companyId } = await enrich(gil, { domain: 'norvik.test' });
    await post(gil, '/suppressions', { text: 'olga.moen@norvik.test' });
    const detailIds = idsOf(await detailsOf(gil, companyId));
    const { items } = (await post(gil, `/companies/${companyId}/site-people`, { detailIds })).body;
    expect(items.find(({ name }: any) => name === 'Olga Moen')).toMatchObject({ result: 'suppressed', personId: null });
    expect((await get(gil, `/companies/${companyId}/people`)).items).toHaveLength(2);
  });

  test('who asked to be erased since the site was read are not added', async () => {
    const hal = await server.user('Hal');
    const { companyId } = await enrich(hal, { domain: 'norvik.test' });
    const detailIds = idsOf(await detailsOf(hal, companyId));
    await inWorkspace(db, poolId, (tx) => noteErased(tx, [{ kind: 'address', value: 'olga.moen@norvik.test' }], new Date()));
    const { items } = (await post(hal, `/companies/${companyId}/site-people`, { detailIds })).body;
    expect(items.find(({ name }: any) => name === 'Olga Moen')).toMatchObject({ result: 'erased', personId: null });
  });

  test('of another company are not found', async () => {
    const ivy = await server.user('Ivy');
    const [first, second] = [await enrich(ivy, { domain: 'norvik.test' }), await enrich(ivy, { domain: 'tiny.test' })];
    const detailIds = idsOf(await detailsOf(ivy, first.companyId));
    expect((await post(ivy, `/companies/${second.companyId}/site-people`, { detailIds })).status).toBe(404);
  });
});

test('who left the team page is gone, and is in the changes; a page that could not be read changes nothing', async () => {
  const joe = await server.user('Joe');
  const { companyId } = await enrich(joe, { domain: 'norvik.test' });
  const team = pages['norvik.test/team'] as string;
  const later = async (minutes: number, now: string | undefined) => {
    if (now === undefined) delete pages['norvik.test/team'];
    else pages['norvik.test/team'] = now;
    server.moveClock(new Date(Date.now() + minutes * 60_000));
    await enrich(joe, { domain: 'norvik.test', fresh: true });
    return detailsOf(joe, companyId);
  };
  const { people } = await detailsOf(joe, companyId);
  const without = team.replace(/<li><h3>Lars.*?<\/li>/s, '');
  const gone = await later(10, without);
  expect(gone.people.filter(({ goneSince }: any) => goneSince !== null).map(({ name }: any) => name)).toEqual(['Lars Bakken']);
  expect(gone.changes).toMatchObject([{ kind: 'person', change: 'disappeared', name: 'Lars Bakken' }]);
  const back = await later(20, team);
  expect(back.people.filter(({ goneSince }: any) => goneSince === null)).toHaveLength(people.length);
  // The page does not exist anymore: neither do its people.
  expect((await later(30, undefined)).people.every(({ goneSince }: any) => goneSince !== null)).toBe(true);
  await later(40, team);
  server.moveClock(null);
});

test('a technology, a contact point and an address each have when they were first and last seen, and since when they are gone', async () => {
  const kim = await server.user('Kim');
  const { companyId } = await enrich(kim, { domain: 'kept.test' });
  const home = pages['kept.test/'] as string;
  const readLater = async (minutes: number, now: string) => {
    pages['kept.test/'] = now;
    server.moveClock(new Date(Date.now() + minutes * 60_000));
    await enrich(kim, { domain: 'kept.test', fresh: true });
    const { technologies, contacts, locations } = await detailsOf(kim, companyId);
    return [
      technologies.find(({ name }: any) => name === 'WordPress'),
      contacts.find(({ value }: any) => value === '+4722556677'),
      locations[0],
    ].map(({ firstSeenAt, lastSeenAt, goneSince }: any) => ({ firstSeenAt, lastSeenAt, goneSince }));
  };
  const seenTwice = await readLater(10, home);
  for (const { firstSeenAt, lastSeenAt, goneSince } of seenTwice) {
    expect(Date.parse(lastSeenAt)).toBeGreaterThan(Date.parse(firstSeenAt));
    expect(goneSince).toBeNull();
  }
  const gone = await readLater(20, page('Kept', '<h1>Kept</h1>'));
  for (const [index, { goneSince, ...seen }] of gone.entries()) {
    expect(seen).toEqual({ firstSeenAt: seenTwice[index]?.firstSeenAt, lastSeenAt: seenTwice[index]?.lastSeenAt });
    expect(Date.parse(goneSince)).toBeGreaterThan(Date.parse(seen.lastSeenAt));
  }
  const back = await readLater(30, home);
  for (const [index, { firstSeenAt, lastSeenAt, goneSince }] of back.entries()) {
    expect(firstSeenAt).toBe(seenTwice[index]?.firstSeenAt);
    expect(Date.parse(lastSeenAt)).toBeGreaterThan(Date.parse(gone[index]?.goneSince));
    expect(goneSince).toBeNull();
  }
  server.moveClock(null);
});

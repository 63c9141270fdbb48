/** The quote of a fact in its context: from the copy that the workspace's own reading stored, and without erased people. */
import { noteErased, poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSharedCopies } from '../enrichments/site-gates.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { readingAs, webWorld } from '../testing/web-world.ts';

const about = 'Our family has built pumps for waterworks and breweries for three generations. '.repeat(10);
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}<p>${about}</p></body></html>`;
const site = (host: string, name = 'Quelle Pumpen GmbH', director = 'Ingrid Solheim'): Record<string, string> => ({
  [`${host}/`]: page('Quelle', '<a href="/impressum">Impressum</a><a href="/team">Team</a><h1>Quelle</h1>'),
  [`${host}/impressum`]: page(
    'Impressum',
    `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>${name}</p><p>Am Hafen 4<br>28195 Bremen</p><p>Geschäftsführerin: ${director}</p>`,
  ),
  [`${host}/team`]: page(
    'Team',
    `<h1>Our team</h1><ul><li><h3>Ingrid Solheim</h3><p>Chief Executive Officer</p>
       <a href="mailto:ingrid.solheim@${host}">ingrid.solheim@${host}</a></li></ul>`,
  ),
});
const hosts = ['quelle.test', 'shared.test', 'old.test', 'changed.test', 'named.test', 'partly.test', 'last.test'];
const web = await webWorld(
  Object.assign(
    {},
    ...hosts.map((host) => site(host)),
    site('hyphen.test', 'Quelle-Pumpen GmbH'),
    site('spaced.test', undefined, 'Ingrid<br>Solheim'),
    // The 200 characters after the name end with "Ingrid So".
    site('cut.test', undefined, `${'so '.repeat(48)}ab Ingrid Solheim`),
  ),
);
const server = await testServer(readingAs, undefined, undefined, { web });
const { db } = server.services;

async function read(who: TestUser, domain: string): Promise<string> {
  const { body } = await who.browser.post(`${who.home}/enrichments`, { domain, fresh: true });
  expect(body).toMatchObject({ status: 'done', outcome: 'read' });
  return body.companyId;
}
const contextOf = async (who: TestUser, companyId: string, field: string, query = '') =>
  (await who.browser.get(`${who.home}/companies/${companyId}/facts/${field}/context${query}`)).body;
/** Changes the copy as if time had passed. */
const changeCopy = (url: string, set: string) => db.app.query(`update web.pages set ${set} where url = $1`, [url]);

/** Replaces the page's copy, as if the reading had found this body. */
async function replaceCopy(host: string, body: string): Promise<void> {
  const url = `http://${host}/impressum`;
  const bytes = Buffer.from(page('Impressum', body));
  const copies = createSharedCopies(db.app, { now: () => Date.now() - 60_000 });
  await copies.keep(host, { url, requestedUrl: url, status: 200, headers: { 'content-type': 'text/html' }, bytes, isCut: false });
}

describe('the quote of a fact in its context', () => {
  test('is the line with at most 200 characters of the page on either side, without a request to the website', async () => {
    const ana = await server.user('Ana');
    const companyId = await read(ana, 'quelle.test');
    const before = web.requests.length;
    const { state, quote } = await contextOf(ana, companyId, 'legalName');
    expect(state).toBe('shown');
    const { evidence } = (await ana.browser.get(`${ana.home}/companies/${companyId}`)).body.facts.find(
      ({ field }: any) => field === 'legalName',
    );
    expect(quote).toMatchObject({ page: evidence.locator, snippet: evidence.snippet, fetchedAt: evidence.fetchedAt });
    expect(quote.page).toMatch(/quelle\.test\/impressum$/);
    expect(quote.before).toMatch(/Angaben gemäß § 5 DDG\s*$/);
    expect(quote.after).toMatch(/^\s*Am Hafen 4/);
    expect(quote.before.length).toBeLessThanOrEqual(200);
    expect(quote.after).toHaveLength(200);
    expect(await contextOf(ana, companyId, 'legalName', `?fetchedAt=${evidence.fetchedAt}`)).toEqual({ state, quote });
    expect(web.requests).toHaveLength(before);
  });

  test('has a reason instead if the fact is not from a page, or is not in its text', async () => {
    const bea = await server.user('Bea');
    const companyId = await read(bea, 'quelle.test');
    await bea.browser.patch(`${bea.home}/companies/${companyId}`, { employees: 12 });
    const nothing = (state: string) => ({ state, quote: null });
    expect(await contextOf(bea, companyId, 'employees')).toEqual(nothing('not_from_page'));
    expect(await contextOf(bea, companyId, 'languages')).toEqual(nothing('not_in_text'));
    const unknown = await bea.browser.get(`${bea.home}/companies/${companyId}/facts/founded/context`);
    expect(unknown.status).toBe(404);
  });

  test('has a reason instead if the stored pages cannot be read', async () => {
    const bo = await server.user('Bo');
    const companyId = await read(bo, 'quelle.test');
    const reading = vi.spyOn(server.services.sites.pages, 'read').mockResolvedValue(null);
    onTestFinished(() => reading.mockRestore());
    expect(await contextOf(bo, companyId, 'legalName')).toEqual({ state: 'unreadable', quote: null });
  });

  test('is refused for now, with a time to try again, while the thread that reads pages has other work', async () => {
    const bud = await server.user('Bud');
    const companyId = await read(bud, 'quelle.test');
    const reading = vi
      .spyOn(server.services.sites.pages, 'read')
      .mockRejectedValue(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    onTestFinished(() => reading.mockRestore());
    const refused = await bud.browser.get(`${bud.home}/companies/${companyId}/facts/legalName/context`);
    expect(refused.status).toBe(503);
    expect(refused.body.errors).toMatchObject([{ code: 'busy' }]);
    expect(refused.headers.get('retry-after')).toBe('5');
  });

  test('has a reason instead if the copy of the page is gone after 30 days', async () => {
    const cal = await server.user('Cal');
    const companyId = await read(cal, 'old.test');
    expect(await contextOf(cal, companyId, 'legalName')).toMatchObject({ state: 'shown' });
    await changeCopy('http://old.test/impressum', `fetched_at = fetched_at - interval '30 days'`);
    expect(await contextOf(cal, companyId, 'legalName')).toEqual({ state: 'copy_gone', quote: null });
  });

  test('is found in the text of the page where no rule finds it, whatever characters it has', async () => {
    const joe = await server.user('Joe');
    const companyId = await read(joe, 'hyphen.test');
    await replaceCopy('hyphen.test', '<h1>News</h1><p>We moved to the harbor.<br>Quelle-Pumpen<br>GmbH</p>');
    const { state, quote } = await contextOf(joe, companyId, 'legalName');
    expect({ state, snippet: quote?.snippet, rule: quote?.rule }).toEqual({
      state: 'shown',
      snippet: 'Quelle-Pumpen\nGmbH',
      rule: 'page text',
    });
    expect(quote.before).toMatch(/We moved to the harbor\.\s$/);
  });

  test('has a reason instead if the page was read again without the line', async () => {
    const dan = await server.user('Dan');
    const companyId = await read(dan, 'changed.test');
    await replaceCopy('changed.test', '<h1>Impressum</h1><p>We are moving.</p>');
    // Within the reading, it would be a line that the text doesn't have.
    expect(await contextOf(dan, companyId, 'legalName')).toMatchObject({ state: 'not_in_text' });
    await inWorkspace(db, dan.workspaceId, (tx) => tx.query(`update enrichments set checked_at = checked_at + interval '1 hour'`));
    expect(await contextOf(dan, companyId, 'legalName')).toEqual({ state: 'changed', quote: null });
  });
});

describe('other workspaces', () => {
  test('see neither the company nor what another workspace read', async () => {
    const [eve, fay] = [await server.user('Eve'), await server.user('Fay')];
    const companyId = await read(eve, 'shared.test');
    const path = `/companies/${companyId}/facts/legalName/context`;
    expect((await fay.browser.get(`${fay.home}${path}`)).status).toBe(404);
    expect((await fay.browser.get(`${eve.home}${path}`)).status).toBe(404);
    // The copy is now from Fay's reading.
    const ofFay = await read(fay, 'shared.test');
    expect(await contextOf(fay, ofFay, 'legalName')).toMatchObject({ state: 'shown' });
    expect(await contextOf(eve, companyId, 'legalName')).toEqual({ state: 'copy_gone', quote: null });
  });
});

describe('people who were erased', () => {
  const erase = (address: string, at: Date) => inWorkspace(db, poolId, (tx) => noteErased(tx, [{ kind: 'address', value: address }], at));
  const longAgo = new Date('2026-01-01T00:00:00Z');

  test('do not appear in the context, even if only another page identifies them', async () => {
    await erase('ingrid.solheim@named.test', longAgo);
    const gus = await server.user('Gus');
    const companyId = await read(gus, 'named.test');
    expect(await contextOf(gus, companyId, 'legalName')).toEqual({ state: 'withheld', quote: null });
    // Others are shown as before.
    expect(await contextOf(gus, await read(gus, 'quelle.test'), 'legalName')).toMatchObject({ state: 'shown' });
  });

  test('nor with their name on two lines', async () => {
    await erase('ingrid.solheim@spaced.test', longAgo);
    const kay = await server.user('Kay');
    expect(await contextOf(kay, await read(kay, 'spaced.test'), 'legalName')).toEqual({ state: 'withheld', quote: null });
  });

  test('nor with the beginning of their name, where the context ends', async () => {
    await erase('ingrid.solheim@cut.test', longAgo);
    const lea = await server.user('Lea');
    expect(await contextOf(lea, await read(lea, 'cut.test'), 'legalName')).toEqual({ state: 'withheld', quote: null });
  });

  test('nor if the page that identifies them is gone', async () => {
    await erase('somebody@else.test', longAgo);
    const hal = await server.user('Hal');
    const companyId = await read(hal, 'partly.test');
    expect(await contextOf(hal, companyId, 'legalName')).toMatchObject({ state: 'shown' });
    await changeCopy('http://partly.test/team', `fetched_at = fetched_at - interval '30 days'`);
    expect(await contextOf(hal, companyId, 'legalName')).toEqual({ state: 'withheld', quote: null });
  });

  test('nor on a page that was read before the erasure, until it is read again', async () => {
    const ida = await server.user('Ida');
    const companyId = await read(ida, 'last.test');
    expect(await contextOf(ida, companyId, 'legalName')).toMatchObject({ state: 'shown' });
    const { rows } = await inWorkspace(db, ida.workspaceId, (tx) => tx.query<{ at: Date }>('select checked_at as at from enrichments'));
    await erase('ingrid.private@mail.test', rows[0]?.at ?? longAgo);
    expect(await contextOf(ida, companyId, 'legalName')).toEqual({ state: 'withheld', quote: null });
    await read(ida, 'last.test');
    expect(await contextOf(ida, companyId, 'legalName')).toMatchObject({ state: 'shown' });
  });
});

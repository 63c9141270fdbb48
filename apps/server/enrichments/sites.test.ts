/** Two processes that share a database, and a website that is not on the Internet. */
import { startWeb, type ScriptedWeb } from '@leadlight/adapters/testing';
import type { VisitEvent } from '@leadlight/adapters/web';
import { addRefusedSite } from '@leadlight/db/enrichments';
import { testDatabase } from '@leadlight/db/testing';
import { afterEach, expect, test } from 'vitest';
import { createSites, type Sites } from './sites.ts';

const { db } = await testDatabase();
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

function sitesOf(web: ScriptedWeb): Sites {
  const config = { contactUrl: 'https://example.com/bot', dnsServers: [], socks5: undefined, technologiesFile: null };
  const onFault = (error: unknown): void => {
    throw error;
  };
  const sites = createSites(config, { db: db.app, onFault, scripted: { lookup: web.lookup, dial: web.dial } });
  open.push(sites);
  return sites;
}

/** Pauses are over as soon as somebody waits for them. */
async function visit(sites: Sites, domain: string): Promise<string[]> {
  const seen: string[] = [];
  let isDone = false;
  const signal = new AbortController().signal;
  const describe = (event: VisitEvent): string => (event.kind === 'page' ? 'page' : event.kind === 'not_read' ? event.because : event.kind);
  const visiting = (async () => {
    for await (const event of sites.visit({ domain, isUrgent: false, signal, choose: () => [] })) seen.push(describe(event));
  })().finally(() => (isDone = true));
  while (!isDone) {
    await db.app.query(`update web.sites set last_request = last_request - interval '1 minute' where site = $1`, [domain]);
    await new Promise((resolve) => void setImmediate(resolve));
  }
  await visiting;
  return seen;
}

async function shop(domain: string): Promise<{ web: ScriptedWeb; conditions: (string | undefined)[]; agents: Set<string | undefined> }> {
  const conditions: (string | undefined)[] = [];
  const agents = new Set<string | undefined>();
  const web = await startWeb({
    [`${domain}/robots.txt`]: '',
    [`${domain}/`]: (request, response) => {
      conditions.push(request.headers['if-none-match']);
      agents.add(request.headers['user-agent']);
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
      response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end('<h1>Home</h1>');
    },
  });
  open.push(web);
  return { web, conditions, agents };
}

test('what one process read, another one does not request again: robots.txt, and a page that has not changed', async () => {
  const { web, conditions, agents } = await shop('shared-acme.com');
  expect(await visit(sitesOf(web), 'shared-acme.com')).toContain('page');
  expect(await visit(sitesOf(web), 'shared-acme.com')).toEqual(expect.arrayContaining(['unchanged', 'page']));
  expect(conditions).toEqual([undefined, '"1"']);
  const ofRules = web.requests.filter((request) => request.endsWith('/robots.txt'));
  expect(ofRules).toEqual(['GET shared-acme.com/robots.txt']);
  expect(agents).toEqual(new Set(['Leadlight/1 (+https://example.com/bot)']));
});

test('a site whose owner opted out is not asked for anything, from the next visit on', async () => {
  const { web } = await shop('opted-acme.com');
  expect(await visit(sitesOf(web), 'opted-acme.com')).toContain('page');
  await addRefusedSite(db.app, { site: 'opted-acme.com', origin: 'form', reason: '', createdAt: new Date() });
  const before = web.requests.length;
  expect(await visit(sitesOf(web), 'opted-acme.com')).toEqual(['opted_out']);
  expect(web.requests).toHaveLength(before);
});

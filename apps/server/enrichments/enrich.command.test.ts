import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { VisitEvent } from '@leadlight/adapters/web';
import { afterAll, describe, expect, test } from 'vitest';
import { exitCodes, runEnrich, type VisitSite } from './enrich.command.ts';
import { readTechnologies } from './technologies-file.ts';
import { readWebConfig } from './web.config.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const home = `<!doctype html><html lang="en"><title>Norvik Pumps</title><meta name="description" content="Norvik builds pumps for small ferries.">
  <main><h1>Pumps for small ferries</h1><p>${'We build and repair pumps for ferries on fjords and lakes. '.repeat(8)}</p>
  <a href="/about/team">Our team</a> <a href="/careers">Careers</a></main>
  <footer><p>Norvik Pumps GmbH</p><p>Hafenstraße 12, 20457 Hamburg, Germany</p><a href="mailto:info@norvikpumps.com">info@norvikpumps.com</a></footer>`;
const team = `<!doctype html><title>Team</title><main><h1>Our team</h1><div class="card"><h3>Ingrid Solheim</h3><p>Chief Executive Officer</p></div>
  <div class="card"><h3>Paul Brandt</h3><p>Head of Sales</p></div><p>${'Our team works in Hamburg and Bergen. '.repeat(8)}</p></main>`;
const careers = `<!doctype html><title>Careers</title><main><h1>Work with us</h1><p>${'We are growing and look for engineers. '.repeat(8)}</p>
  <iframe src="https://boards.greenhouse.io/embed/job_board?for=norvikpumps"></iframe></main>`;
writeFileSync(join(folder, 'index.html'), home);
writeFileSync(join(folder, 'about__team.html.gz'), gzipSync(team));
writeFileSync(join(folder, 'careers.html'), careers);
writeFileSync(join(folder, 'truth.json'), '{}');

async function enrich(args: readonly string[], visitSite: VisitSite | null = null) {
  let out = '';
  let err = '';
  const signal = new AbortController().signal;
  const code = await runEnrich(args, { visitSite, out: (text) => (out += text), err: (text) => (err += text), signal });
  return { code, out, err };
}

describe('saved pages are read without a network', () => {
  test('into facts with their evidence, and the job board that the careers page embeds', async () => {
    const { code, out } = await enrich(['--pages', folder, '--domain', 'norvikpumps.com', '--json']);
    expect(code).toBe(exitCodes.done);
    const { domain, facts, jobBoard, pages } = JSON.parse(out);
    expect(domain).toBe('norvikpumps.com');
    expect(facts.legalName.values[0]).toMatchObject({
      value: 'Norvik Pumps GmbH',
      evidence: [{ page: 'index.html', snippet: 'Norvik Pumps GmbH' }],
    });
    expect(facts.emails.values[0].value).toMatchObject({ address: 'info@norvikpumps.com', kind: 'role' });
    expect(facts.addresses.values[0].value).toMatchObject({ city: 'Hamburg', postalCode: '20457', country: 'DE' });
    expect(facts.people.values.map(({ value }: { value: { name: string; title: string } }) => [value.name, value.title])).toEqual([
      ['Ingrid Solheim', 'Chief Executive Officer'],
      ['Paul Brandt', 'Head of Sales'],
    ]);
    expect(facts.phones).toEqual({ kind: 'absent' });
    expect(jobBoard).toMatchObject({ kind: 'found', board: { system: 'greenhouse', token: 'norvikpumps' } });
    expect(pages.map(({ name }: { name: string }) => name)).toEqual(['index.html', 'careers.html', 'about/team.html']);
  });

  test.each([
    ['bytes that are no text', 'index.html', Buffer.from([0x89, 0x50, 0, 0, 7, 255])],
    ['a PDF file that is called a page', 'index.html', Buffer.from('%PDF-1.4 Norvik Pumps GmbH')],
    ['a gzip file of zeros that is far larger than it looks', 'index.html.gz', gzipSync(Buffer.alloc(50_000_000))],
    ['a broken gzip file', 'index.html.gz', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])],
    ['an empty file', 'index.html', Buffer.alloc(0)],
    [
      'a parked domain',
      'index.html',
      Buffer.from('<title>norvikpumps.com</title><h1>norvikpumps.com is for sale</h1><p>Buy this domain.</p>'),
    ],
  ])('concludes nothing from %s: every field has failed, and the outcome says why', async (_, file, content) => {
    const own = mkdtempSync(join(tmpdir(), 'leadlight-pages-'));
    writeFileSync(join(own, file), content);
    const { code, out } = await enrich(['--pages', own, '--domain', 'norvikpumps.com', '--json']);
    rmSync(own, { recursive: true });
    const { outcome, facts } = JSON.parse(out);
    expect(code).toBe(exitCodes.done);
    expect(outcome).not.toBe('read');
    expect(Object.values<{ kind: string }>(facts).every(({ kind }) => kind === 'failed')).toBe(true);
  });

  test.each([
    ['<meta http-equiv="refresh" content="0; url=https://globex.com/"><p>Moved.</p>', 'moved', 'norvikpumps.com now leads to globex.com'],
    ['<meta http-equiv="refresh" content="0; url=https://www.norvikpumps.com/en"><p>Moved.</p>', 'empty', 'no text that says anything'],
    [
      '<title>Norvik - Zustimmung</title><h1>Mit Werbung weiterlesen</h1><p>Wir und unsere 187 Partner speichern Informationen. Besuchen Sie uns mit Werbung und Tracking.</p><button>Zustimmen und weiter</button><h2>PUR</h2><p>Jetzt für 2,99 €/Monat abonnieren</p>',
      'blocked',
      'asks for consent instead of showing its pages',
    ],
  ])('says of %s what a visitor sees', async (html, expected, words) => {
    const own = mkdtempSync(join(tmpdir(), 'leadlight-pages-'));
    writeFileSync(join(own, 'index.html'), html);
    const { out, err } = await enrich(['--pages', own, '--domain', 'norvikpumps.com', '--json']);
    rmSync(own, { recursive: true });
    expect(JSON.parse(out).outcome).toBe(expected);
    expect(err).toContain(words);
  });

  test('refuses a domain that imitates another one', async () => {
    await expect(enrich(['--pages', tmpdir(), '--domain', 'norvikpumр\u0455.com'])).rejects.toThrow(/different alphabets/);
  });

  test('also through links; folders, broken links and files that aren’t pages are skipped', async () => {
    const own = mkdtempSync(join(tmpdir(), 'leadlight-pages-'));
    mkdirSync(join(own, 'folder.html'));
    mkdirSync(join(own, 'elsewhere'));
    writeFileSync(join(own, 'elsewhere', 'saved.html'), home);
    symlinkSync(join(own, 'elsewhere', 'saved.html'), join(own, 'index.html'));
    symlinkSync(join(own, 'nowhere'), join(own, 'gone.html'));
    symlinkSync(own, join(own, 'loop.html'));
    writeFileSync(join(own, '.hidden'), home);
    writeFileSync(join(own, 'robots.txt'), 'User-agent: *');
    const { code, out } = await enrich(['--pages', own, '--domain', 'norvikpumps.com', '--json']);
    rmSync(own, { recursive: true });
    const { pages, outcome } = JSON.parse(out);
    expect([code, outcome, pages.map(({ name }: { name: string }) => name)]).toEqual([exitCodes.done, 'read', ['index.html']]);
  });

  test('in words, with the source of each value', async () => {
    const { out } = await enrich(['--pages', folder, '--domain', 'norvikpumps.com', '--explain']);
    expect(out).toContain('legalName: Norvik Pumps GmbH\n    index.html, ');
    expect(out).toContain('jobBoard: greenhouse norvikpumps');
    expect(out).toContain('technologies, Recruitment & staffing: Greenhouse\n    careers.html, html: ');
  });

  test("with technologies from the operator's own file", async () => {
    const file = join(folder, 'own.json');
    writeFileSync(file, JSON.stringify({ 'Acme Cards': { cats: [5], dom: '.card' } }));
    let out = '';
    await runEnrich(['--pages', folder, '--domain', 'norvikpumps.com'], {
      visitSite: null,
      technologies: readTechnologies({ TECHNOLOGIES_FILE: file }),
      out: (text) => (out += text),
      err: () => undefined,
      signal: new AbortController().signal,
    });
    expect(out).toContain('technologies, Widgets: Acme Cards');
    writeFileSync(file, '{}');
    expect(() => readTechnologies({ TECHNOLOGIES_FILE: file })).toThrow('TECHNOLOGIES_FILE has no technologies');
    expect(() => readTechnologies({ TECHNOLOGIES_FILE: join(folder, 'none.json') })).toThrow('TECHNOLOGIES_FILE could not be read');
  });
});

describe('a website', () => {
  const bytes = (html: string): Uint8Array => new TextEncoder().encode(html);
  const page = (url: string, html: string): VisitEvent => ({
    kind: 'page',
    page: {
      url,
      requestedUrl: url,
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      bytes: bytes(html),
      isCut: false,
    },
  });

  test('is read page by page: those about its people and its jobs', async () => {
    const chosen: string[] = [];
    const visit: VisitSite = async function* (_domain, choose) {
      const first = page('https://norvikpumps.com/', home);
      yield first;
      if (first.kind === 'page') chosen.push(...choose([first.page], []));
      yield page('https://norvikpumps.com/about/team', team);
      yield { kind: 'not_read', url: 'https://norvikpumps.com/careers', because: 'forbidden_by_robots', status: null };
    };
    const { code, out, err } = await enrich(['norvikpumps.com'], visit);
    expect(chosen).toEqual(['https://norvikpumps.com/about/team', 'https://norvikpumps.com/careers']);
    expect(code).toBe(exitCodes.done);
    expect(out).toContain('people: Ingrid Solheim, Chief Executive Officer');
    expect(err).toContain("not read https://norvikpumps.com/careers: the site's robots.txt does not allow it");
  });

  test('that leads to another company is reported, and nothing is concluded', async () => {
    const { code, out, err } = await enrich(['acme.com'], async function* () {
      yield { kind: 'moved', from: 'https://acme.com/', to: 'https://globex.com/' };
    });
    expect([code, out]).toEqual([exitCodes.unread, '']);
    expect(err).toContain('https://acme.com/ now leads to https://globex.com/');
  });

  test('is not read until the installation says who reads', async () => {
    await expect(enrich(['norvikpumps.com'])).rejects.toThrow(
      /WEB_CONTACT_URL, or npm run operator -- enrichment .* Until then, nothing is fetched/,
    );
    expect(readWebConfig({}).contactUrl).toBeNull();
    expect(() => readWebConfig({ WEB_CONTACT_URL: 'http://127.0.0.1/bot' })).toThrow('WEB_CONTACT_URL must be a public page');
    expect(readWebConfig({ WEB_CONTACT_URL: 'https://example.com/bot' }).contactUrl).toBe('https://example.com/bot');
  });

  test("is read in the name of the installation's own page in production, if others can open it", () => {
    const contactUrl = (url: string, env = 'production') => readWebConfig({ NODE_ENV: env, PUBLIC_APP_URL: url }).contactUrl;
    expect(contactUrl('https://app.example.com/')).toBe('https://app.example.com/bot');
    expect(contactUrl('https://app.example.com', 'development')).toBeNull();
    expect(contactUrl('http://localhost:3001')).toBeNull();
    expect(readWebConfig({ NODE_ENV: 'production' }).contactUrl).toBeNull();
  });

  test('is read through the proxy that is configured', () => {
    expect(readWebConfig({ WEB_PROXY: 'socks5://a:b@192.0.2.1' }).socks5).toEqual({
      host: '192.0.2.1',
      port: 1080,
      user: 'a',
      password: 'b',
    });
    expect(() => readWebConfig({ WEB_PROXY: 'http://192.0.2.1:8080' })).toThrow('WEB_PROXY');
  });

  test('that is parked is reported, and nothing is concluded from it', async () => {
    const { err, out } = await enrich(['norvikpumps.com'], async function* () {
      yield page('https://norvikpumps.com/', '<title>norvikpumps.com</title><p>This domain is for sale. Make an offer on this domain.</p>');
    });
    expect(err).toContain('The domain is parked');
    expect(out).toContain('legalName: failed, parked');
  });
});

test.for([
  ['nothing', [], /^npm run enrich/],
  ['two domains', ['a.com', 'b.com'], /^npm run enrich/],
  ['an unknown option', ['--all'], /^npm run enrich/],
  ['a domain and a folder', ['a.com', '--pages', folder], /^npm run enrich/],
  ['a mailbox provider', ['gmail.com'], /mailbox provider/],
  ['an IP address', ['127.0.0.1'], /not the domain/],
  ['no domain', ['acme'], /not the domain/],
  ['a domain that imitates another with Cyrillic letters', ['p\u0430ypal.com'], /mixes letters of different alphabets.*xn--/],
  ['a reserved name', ['acme.example'], /not the domain/],
  ['a folder that does not exist', ['--pages', join(folder, 'gone')], /There is no folder/],
] as const)('refuses %s, with what to do', async ([, args, words]) => {
  await expect(enrich(args)).rejects.toThrow(words);
});

describe('a list', () => {
  const list = join(folder, 'list.txt');
  const visits = (): { visited: string[]; visit: VisitSite } => {
    const visited: string[] = [];
    return {
      visited,
      visit: async function* (domain, _choose, isUrgent) {
        visited.push(`${domain}${isUrgent ? ' at once' : ''}`);
        await Promise.resolve();
        if (domain === 'fails.com') throw new Error('the reader failed');
        if (domain === 'gone.com') yield { kind: 'not_read', url: 'https://gone.com/', because: 'no_such_name', status: null };
        else yield { kind: 'page', page: pageOf(`https://${domain}/`, home) };
      },
    };
  };
  const pageOf = (url: string, html: string) =>
    ({ url, status: 200, headers: { 'content-type': 'text/html' }, bytes: Buffer.from(html) }) as never;

  test('is read once per company at the slower pace, even if sites fail', async () => {
    writeFileSync(
      list,
      '\uFEFFwww.norvikpumps.com\r\n# customers\nnorvikpumps.com\n\nhttps://shop.norvikpumps.com/cart, Oslo\ngone.com;x\nfails.com\ngmail.com\n10.0.0.1\nno domain\n',
    );
    const { visited, visit } = visits();
    const { code, out, err } = await enrich(['--file', list, '--json'], visit);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(exitCodes.done);
    expect(visited).toEqual(['norvikpumps.com', 'gone.com', 'fails.com']);
    expect(lines.map(({ domain, outcome }) => `${domain} ${outcome}`).toSorted()).toEqual([
      'fails.com unread',
      'gone.com unread',
      'norvikpumps.com read',
    ]);
    expect(err).toContain('gmail.com is a mailbox provider');
    expect(err).toContain('10.0.0.1 is not the domain of a company');
    expect(err).toContain('fails.com: the reader failed');
  });

  test('of 10,000 lines with duplicates and subdomains is read once per domain', async () => {
    writeFileSync(
      list,
      Array.from({ length: 10_000 }, (_none, index) => `${index % 3 === 0 ? 'www.' : ''}company${index % 40}.io`).join('\n'),
    );
    const { visited, visit } = visits();
    await enrich(['--file', list], visit);
    expect(visited).toHaveLength(40);
  });

  test.each([
    ['that does not exist', ['--file', join(folder, 'no-list.txt')], /no-list.txt can't be read/],
    ['together with a domain', ['--file', list, 'a.com'], /^npm run enrich/],
    ['together with a folder', ['--file', list, '--pages', folder], /^npm run enrich/],
  ])('%s is refused', async (_, args, words) => {
    await expect(enrich(args)).rejects.toThrow(words);
  });
});

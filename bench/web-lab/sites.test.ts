import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { jobRequests, readJobs, readSite, type JobBoard } from '@leadlight/enrichment';
import { domainOf } from '@leadlight/vocabulary';
import { afterAll, describe, expect, test } from 'vitest';
import { encoded } from './charsets.ts';
import { makeCompanies, pagesOf, type LabCompany } from './companies.ts';
import { hostsOf, type Answer } from './lab-site.ts';
import { isPrivate } from './private-tricks.ts';
import { makeSites } from './sites.ts';

const companies = makeCompanies(60, 1);

/** What a handler would send. */
function sent(answer: Answer | undefined): string {
  if (answer === undefined || typeof answer === 'string') return answer ?? '';
  let body = '';
  const response = { writeHead: () => response, end: (text: string | Uint8Array) => void (body = Buffer.from(text as string).toString()) };
  answer({} as IncomingMessage, response as unknown as ServerResponse);
  return body;
}

const readCompany = (company: LabCompany) =>
  readSite(
    ['/', '/about', '/team', '/contact', '/imprint', '/careers'].map((path) => ({
      html: sent(pagesOf(company)[path]),
      url: `https://${company.domain}${path}`,
      name: path,
    })),
    company.domain,
  );

describe('invented companies', () => {
  test('the same seed gives the same ones, each with a domain of its own', () => {
    expect(makeCompanies(60, 1)).toEqual(companies);
    expect(makeCompanies(60, 2)).not.toEqual(companies);
    expect(new Set(companies.map(({ domain }) => domainOf(domain))).size).toBe(60);
  });

  test.each(companies.slice(0, 12).map((company) => [company.domain, company] as const))(
    'the pages of %s say what the company is',
    (_domain, company) => {
      const { facts, jobBoard, pages } = readCompany(company);
      expect(pages.map(({ state }) => state)).toEqual(pages.map(() => 'content'));
      expect(facts.legalName).toMatchObject({ kind: 'found', values: [{ value: company.legalName }] });
      expect(facts.emails).toMatchObject({ kind: 'found', values: [{ value: { address: company.email } }] });
      expect(facts.people.kind === 'found' && facts.people.values.map(({ value }) => value.name)).toEqual(
        company.people.map(({ name }) => name),
      );
      expect(jobBoard.kind === 'found' ? [jobBoard.board.system, jobBoard.board.token] : null).toEqual(
        company.board && [company.board.system, company.board.token],
      );
    },
  );
});

describe('job boards', () => {
  const { boards } = makeSites({});
  const withBoard = companies.filter(({ board }) => board !== null).slice(0, 12);
  test.each(withBoard.map((company) => [`${company.board?.system} of ${company.domain}`, company] as const))(
    '%s answers with its jobs under its real host name',
    (_name, company) => {
      const { jobBoard } = readCompany(company);
      const [request] = jobRequests((jobBoard as { board: JobBoard }).board);
      const { hostname, pathname } = new URL(request?.url ?? '');
      const body = sent(boards[hostname]?.[pathname]);
      const board = (jobBoard as { board: JobBoard }).board;
      const result = readJobs(board.system, request ? [{ request, status: 200, body }] : []);
      expect(result.kind === 'found' && result.jobs.map(({ title, department }) => [title, department])).toEqual(
        company.board?.jobs.map(({ title, department }) => [title, department]),
      );
    },
  );
});

test('every site has a domain, an expected outcome and a name of its own', () => {
  const { sites } = makeSites({ troubles: true, privateTricks: true });
  const hosts = sites.flatMap(hostsOf);
  expect(new Set(hosts).size).toBe(hosts.length);
  expect(new Set(sites.map(({ name }) => name)).size).toBe(sites.length);
  expect(sites.filter(({ domain }) => domain.startsWith('lab-trick-'))).toHaveLength(60);
});

test.for(['127.0.0.1', '10.0.0.5', '172.31.255.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '::1', '0.0.0.0', 'fd00::1'])(
  '%s is a private address',
  (address) => {
    expect(isPrivate(address)).toBe(true);
  },
);

test.for(['45.10.0.1', '172.32.0.1', '100.128.0.1', '2a00:1450::1'])('%s is a public address', (address) => {
  expect(isPrivate(address)).toBe(false);
});

test('text is written in old encodings as browsers read them', () => {
  for (const [charset, text] of [
    ['windows-1252', 'Fünf – 5 €'],
    ['shift_jis', '株式会社 ABC'],
  ] as const)
    expect(new TextDecoder(charset).decode(encoded(text, charset))).toBe(text);
});

describe('saved sites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-saved-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are served by path, plain or compressed', () => {
    mkdirSync(join(folder, 'saved-site.com'));
    writeFileSync(join(folder, 'saved-site.com', 'index.html'), '<h1>Home</h1>');
    writeFileSync(join(folder, 'saved-site.com', 'about__team.html.gz'), gzipSync('<h1>Team</h1>'));
    writeFileSync(join(folder, 'saved-site.com', 'contact__index.html'), '<h1>Contact</h1>');
    writeFileSync(join(folder, 'saved-site.com', 'truth.json'), '{}');
    const [site] = makeSites({ companies: 0, savedSites: folder }).sites;
    expect(Object.keys(site?.pages ?? {}).toSorted()).toEqual([
      '/',
      '/about/team.html',
      ...['/contact', '/contact/', '/contact/index.html'],
      '/index.html',
    ]);
    expect(sent(site?.pages['/about/team.html'])).toBe('<h1>Team</h1>');
  });
});

/** What imports of registers create, update, skip and refuse, on a real PostgreSQL. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportRecord } from '@leadlight/db/imports';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { beginRunUndo, lockRun } from '@leadlight/db/runs';
import { countImportedRows } from '@leadlight/db/imports';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import type { RegisterId } from '@leadlight/enrichment/registers';
import { companyOf, factsOf, type PackedFacts } from '@leadlight/leads';
import { afterAll, describe, expect, test } from 'vitest';
import { gleifCsv, importRegisterFile, leiOf } from '../../testing/register-files.ts';
import { runImport, startedImport } from '../../testing/started-import.ts';

const { db } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'leadlight-registers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-21T12:00:00Z');

let files = 0;
function importText(workspaceId: string, register: RegisterId, text: string, at = now): Promise<ImportRecord> {
  const path = join(folder, `${register}-${(files += 1)}.txt`);
  writeFileSync(path, text);
  return importRegisterFile(db, workspaceId, { register, path, now: at });
}

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly domain: string | null;
  readonly country: string | null;
  readonly status: string | null;
  readonly register_keys: string[] | null;
  readonly facts: PackedFacts;
}
const companiesIn = (workspaceId: string): Promise<Stored[]> =>
  inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.query<Stored>(
      'select id::int, name, domain, country, status, register_keys, facts from companies where workspace_id = current_workspace() order by name, id',
    );
    return rows;
  });
const keysIn = (workspaceId: string): Promise<string[]> =>
  inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ key: string }>(
      'select key from company_register_keys where workspace_id = current_workspace() order by key',
    );
    return rows.map(({ key }) => key);
  });
const countsOf = ({ companiesCreated, matched, unchanged, merged, refused, skipped }: ImportRecord) => ({
  companiesCreated,
  matched,
  unchanged,
  merged,
  refused,
  skipped,
});
const none = { companiesCreated: 0, matched: 0, unchanged: 0, merged: 0, refused: 0, skipped: {} };

const companiesHouseCsv = (rows: readonly (readonly [name: string, number: string])[]): string =>
  [
    'CompanyName, CompanyNumber,RegAddress.PostTown,RegAddress.Country,CompanyCategory,CompanyStatus,IncorporationDate',
    ...rows.map(([name, number]) => `"${name}","${number}","LEEDS","ENGLAND","Private Limited Company","Active","31/12/1999"`),
  ].join('\n');
const peopleDataLabsCsv = (rows: readonly (readonly [id: string, name: string, website: string, linkedin: string])[]): string =>
  [
    'id,name,website,linkedin_url,industry,size,founded,locality,region,country',
    ...rows.map((row) => `${row.join(',')},,,,Berlin,,germany`),
  ].join('\n');

describe('an import of a register', () => {
  test('gives companies with numbers, place and status, each value with its source, and shows no legal name as the chosen name of another source', async () => {
    const id = await newWorkspace(db, now);
    const record = await importText(
      id,
      'gleif',
      gleifCsv([{ lei: leiOf(1), name: 'ACME ROCKETS GMBH', 'Entity.EntityCreationDate': '1999-03-01T00:00:00Z' }]),
    );
    expect(countsOf(record)).toEqual({ ...none, companiesCreated: 1 });
    const [company] = await companiesIn(id);
    expect(company).toMatchObject({ name: 'ACME ROCKETS GMBH', country: 'DE', status: 'active', register_keys: [`lei:${leiOf(1)}`] });
    if (!company) throw new Error('no company');
    expect(companyOf(company.facts, now.getTime() / 1000)).toMatchObject({ founded: 1999, place: { country: 'DE' } });
    const [status, name] = ['status', 'name'].map((field) => factsOf(company.facts, field)[0]?.evidence);
    expect(status).toMatchObject({ source: 'filing', row: 2, snippet: 'Entity.EntityStatus: ACTIVE', hash: record.sha256 });
    expect(status?.locator).toBe(`${record.id}/register:gleif/${record.fileName}`);
    // Weaker than an import or a website, so that these decide what a company is called.
    expect(name?.source).toBe('directory');
    expect(await keysIn(id)).toEqual([`lei:${leiOf(1)}`]);
  });

  test('a newer release of a file changes only what changed, and the same values are not stored twice', async () => {
    const id = await newWorkspace(db, now);
    const rows = [1, 2, 3].map((n) => ({ lei: leiOf(n), name: `Acme Rockets ${n} GmbH` }));
    await importText(id, 'gleif', gleifCsv(rows));
    const before = await companiesIn(id);
    const later = new Date(now.getTime() + 30 * 86_400_000);
    const again = await importText(
      id,
      'gleif',
      gleifCsv(rows.map((row, n) => (n === 0 ? { ...row, 'Entity.EntityStatus': 'INACTIVE' } : row))),
      later,
    );
    expect(countsOf(again)).toEqual({ ...none, matched: 1, unchanged: 2 });
    const after = await companiesIn(id);
    expect(after.map(({ status }) => status)).toEqual(['inactive', 'active', 'active']);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0] && factsOf(after[0].facts, 'legalName')).toHaveLength(1);
  });

  test('a value that a member marked as wrong does not come back with the next release', async () => {
    const id = await newWorkspace(db, now);
    await importText(id, 'gleif', gleifCsv([{ lei: leiOf(1), name: 'Acme Rockets GmbH' }]));
    await inWorkspace(db, id, (tx) =>
      tx.query(
        `update companies set facts = jsonb_set(facts, '{f,legalName,0}', (facts -> 'f' -> 'legalName' -> 0) || to_jsonb($1::bigint))`,
        [now.getTime() / 1000],
      ),
    );
    const record = await importText(
      id,
      'gleif',
      gleifCsv([
        { lei: leiOf(1), name: 'Acme Rockets GmbH' },
        { lei: leiOf(2), name: 'Other Rockets GmbH' },
      ]),
      new Date(now.getTime() + 86_400_000 * 400),
    );
    expect(countsOf(record)).toMatchObject({ companiesCreated: 1 });
    const [acme] = await companiesIn(id);
    expect(acme && factsOf(acme.facts, 'legalName').every(({ retractedAt }) => retractedAt !== null)).toBe(true);
  });

  test('broken and unusable records are counted with line and reason, and the rest is imported', async () => {
    const id = await newWorkspace(db, now);
    const text = gleifCsv([
      { lei: leiOf(1), name: 'Acme Rockets GmbH' },
      { lei: 'WRONG', name: 'Bad Rockets GmbH' },
      { lei: leiOf(3), name: 'Gone Rockets GmbH', 'Registration.RegistrationStatus': 'ANNULLED' },
      { lei: leiOf(4), name: 'Zeta Rockets GmbH' },
    ]);
    const record = await importText(id, 'gleif', `${text}\r\n"x" y,1,2`);
    expect(countsOf(record)).toEqual({ ...none, companiesCreated: 2, refused: 2, skipped: { 'registration annulled': 1 } });
    const { rows } = await inWorkspace(db, id, (tx) =>
      tx.query('select row::int, reason, cells from import_refusals where workspace_id = current_workspace() order by row'),
    );
    expect(rows).toEqual([
      { row: 3, reason: 'Line 3: "WRONG" is not an LEI', cells: [] },
      { row: 6, reason: 'Line 6: text after a closing quotation mark', cells: [] },
    ]);
    expect(record.run).toMatchObject({ status: 'finished', done: 5, total: 5 });
  });

  test('an undo removes what the register said, and the companies that only it created', async () => {
    const id = await newWorkspace(db, now);
    const path = join(folder, 'own.csv');
    writeFileSync(path, 'Company,Website,CIK\nAcme Rockets,acme.com,320193\nOther,other.com,');
    const own = await startedImport(db, id, { path, sha256: 'c'.repeat(64), now });
    await runImport({ db, workspaceId: id, importId: own, path, now: () => now });
    const before = await companiesIn(id);
    const tickers = {
      0: { cik_str: 320_193, ticker: 'ACME', title: 'Acme Rockets, Inc.' },
      1: { cik_str: 5, ticker: 'GLB', title: 'Globex' },
    };
    const record = await importText(id, 'sec-tickers', JSON.stringify(tickers));
    expect(countsOf(record)).toEqual({ ...none, companiesCreated: 1, matched: 1 });
    expect((await companiesIn(id)).map(({ name }) => name)).toEqual(['Acme Rockets', 'Globex', 'Other']);
    await inWorkspace(db, id, async (tx) => beginRunUndo(tx, await lockRun(tx, record.id), await countImportedRows(tx, record.id), now));
    await runImport({ db, workspaceId: id, importId: record.id, path, now: () => now });
    expect(await companiesIn(id)).toEqual(before);
    expect(await keysIn(id)).toEqual(['cik:0000320193']);
  });
});

describe('a company that is known', () => {
  test('is found by the number of a register, whatever it is called', async () => {
    const id = await newWorkspace(db, now);
    await importText(
      id,
      'companies-house',
      companiesHouseCsv([
        ['ACME ROCKETS LIMITED', '01234567'],
        ['ACME ROCKETS LIMITED', 'SC123456'],
      ]),
    );
    const authority = {
      'Entity.RegistrationAuthority.RegistrationAuthorityID': 'RA000585',
      'Entity.LegalAddress.City': 'London',
      'Entity.LegalAddress.Country': 'GB',
    };
    const record = await importText(
      id,
      'gleif',
      gleifCsv([
        {
          lei: leiOf(1),
          name: 'Rockets of Acme PLC',
          ...authority,
          'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': '1234567',
        },
      ]),
    );
    expect(countsOf(record)).toEqual({ ...none, matched: 1 });
    const companies = await companiesIn(id);
    // Two companies of one name and place with different numbers are two companies.
    expect(companies.map(({ register_keys }) => register_keys)).toEqual([
      ['companyNumber:GB 01234567', `lei:${leiOf(1)}`],
      ['companyNumber:GB SC123456'],
    ]);
  });

  test('is found by domain, LinkedIn page, or name and place', async () => {
    const id = await newWorkspace(db, now);
    const path = join(folder, 'known.csv');
    const known = [
      'Company,Website,Company LinkedIn,City,Country',
      'Acme Rockets,acme.com,,,',
      'Globex,,https://linkedin.com/company/globex-corp,,',
      'Hooli Search Engines,,,Berlin,Germany',
    ];
    writeFileSync(path, known.join('\n'));
    const own = await startedImport(db, id, { path, sha256: 'd'.repeat(64), now });
    await runImport({ db, workspaceId: id, importId: own, path, now: () => now });
    const record = await importText(
      id,
      'people-data-labs',
      peopleDataLabsCsv([
        ['a', 'acme rockets', 'acme.com', ''],
        ['b', 'globex', '', 'linkedin.com/company/globex-corp'],
        ['c', 'hooli search engines', '', ''],
        ['d', 'initech', 'initech.com', ''],
      ]),
    );
    expect(countsOf(record)).toEqual({ ...none, companiesCreated: 1, matched: 3 });
    expect((await companiesIn(id)).map(({ name, register_keys }) => [name, register_keys])).toEqual([
      ['Acme Rockets', ['pdl:a']],
      ['Globex', ['pdl:b']],
      ['Hooli Search Engines', ['pdl:c']],
      ['initech', ['pdl:d']],
    ]);
  });

  test('is not merged with others on a shared host', async () => {
    const id = await newWorkspace(db, now);
    const names = ['Anna Bakery', 'Zenith Motors', 'Quick Plumbing', 'Blue Dental', 'Oak Furniture', 'Lima Travel'];
    const record = await importText(
      id,
      'people-data-labs',
      peopleDataLabsCsv(names.map((name, n) => [`p${n}`, name, 'marketplace-of-shops.com', ''])),
    );
    expect(countsOf(record)).toEqual({ ...none, companiesCreated: names.length });
  });

  test('in the pool is linked from a workspace by its number', async () => {
    const id = await newWorkspace(db, now);
    await importText(poolId, 'gleif', gleifCsv([{ lei: leiOf(77), name: 'Pooled Rockets GmbH' }]));
    await importText(id, 'gleif', gleifCsv([{ lei: leiOf(77), name: 'Renamed GmbH' }]));
    const { rows } = await inWorkspace(db, id, (tx) =>
      tx.query('select p.name from companies c join companies p on p.id = c.pool_id where c.workspace_id = current_workspace()'),
    );
    expect(rows).toEqual([{ name: 'Pooled Rockets GmbH' }]);
  });
});

test('a register of relationships only adds to companies that are known', async () => {
  const id = await newWorkspace(db, now);
  await importText(id, 'gleif', gleifCsv([{ lei: leiOf(1), name: 'Acme Rockets GmbH' }]));
  const header = 'Relationship.StartNode.NodeID,Relationship.EndNode.NodeID,Relationship.RelationshipType,Relationship.RelationshipStatus';
  const lines = [1, 9].map((n) => `${leiOf(n)},${leiOf(5)},IS_DIRECTLY_CONSOLIDATED_BY,ACTIVE`);
  const record = await importText(id, 'gleif-parents', [header, ...lines].join('\n'));
  expect(countsOf(record)).toEqual({ ...none, matched: 1, skipped: { 'no company with this number is known': 1 } });
  const [company] = await companiesIn(id);
  expect(company && factsOf(company.facts, 'extra.Parent (LEI)')[0]?.value).toBe(leiOf(5));
});

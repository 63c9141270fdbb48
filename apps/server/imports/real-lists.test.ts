/** Published lists of thousands of companies, uploaded and imported. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runImport } from '../testing/started-import.ts';
import { testServer } from '../testing/test-server.ts';
import { uploadPath } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-real-lists-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { user, services } = await testServer({ dataDir });

describe('real lists', () => {
  const shared = new URL('../../../../shared/data/companies/', import.meta.url);
  const fileOf = (name: string, own: string): Buffer =>
    existsSync(new URL(name, shared)) ? readFileSync(new URL(name, shared)) : Buffer.from(own);
  test.each([
    ['yc-companies.json', 'yc', '[{"company_name":"Acme","batch":"W24","team_size":3,"tags":["fintech"],"website":"https://acme.com/"}]'],
    ['yc-companies.csv', 'yc', 'company_name,batch,team_size,tags,website\nAcme,W24,3,fintech,https://acme.com/\n'],
    ['sp500.csv', 'sp500', 'Symbol,Security,GICS Sector,GICS Sub-Industry\nMMM,3M,Industrials,Industrial Conglomerates\n'],
  ])('%s is recognized, and each of its rows becomes a company', async (name, vendor, own) => {
    const { browser, home, workspaceId } = await user(name.replace(/\W/g, ''));
    const { body } = await browser.upload(`${home}/imports?fileName=${name}`, fileOf(name, own));
    const at = `${home}/imports/${body.id}`;
    expect((await browser.post(`${at}/preview`)).body).toMatchObject({ vendor, leads: 'companies', isReady: true });
    await browser.post(`${at}/start`);
    const path = uploadPath(dataDir, workspaceId, body.id);
    await runImport({ db: services.db, workspaceId, importId: body.id, path, now: services.now });
    const { progress, status } = (await browser.get(at)).body;
    expect(status).toBe('finished');
    expect(progress.refused).toBe(0);
    expect(progress.companiesCreated + progress.matched + progress.unchanged).toBe(progress.rowsRead);
  });
});

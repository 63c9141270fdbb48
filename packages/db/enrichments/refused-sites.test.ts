import { expect, test } from 'vitest';
import { connect, serverTarget } from '../platform/connect.ts';
import { copyIn, copyOut } from '../platform/backup.ts';
import { copyOfDatabase, testDatabase } from '../testing/index.ts';
import { keepPageCopy, recallPageCopy } from './page-copies.queries.ts';
import { addRefusedSite, listRefusedSites, removeRefusedSite } from './refused-sites.queries.ts';

const { db, owner } = await testDatabase();
const now = new Date('2026-11-22T12:00:00Z');

test('a backup has the sites whose owners do not want to be read, and nothing that was read', async () => {
  await addRefusedSite(db.app, { site: 'acme.com', origin: 'form', reason: '', createdAt: now });
  const body = Buffer.from('page');
  await keepPageCopy(db.app, { url: 'https://globex.com/', site: 'globex.com', headers: {}, body, bytes: body, isCut: false }, now);
  const elsewhere = await copyOfDatabase({ isBlank: true });
  await copyIn(elsewhere, lines());
  const restored = connect(serverTarget(elsewhere));
  try {
    expect(await listRefusedSites(restored.app)).toEqual([{ site: 'acme.com', origin: 'form', reason: '', createdAt: now }]);
    expect(await recallPageCopy(restored.app, 'https://globex.com/', now)).toBeNull();
  } finally {
    await restored.end();
  }
});

async function* lines(): AsyncGenerator<string, undefined> {
  yield* copyOut(owner, {}, now);
  return undefined;
}

test('the list has the newest first, and a site can be removed once', async () => {
  await addRefusedSite(db.app, { site: 'older.com', origin: 'operator', reason: 'by phone', createdAt: new Date(now.getTime() - 1_000) });
  await addRefusedSite(db.app, { site: 'newer.com', origin: 'form', reason: '', createdAt: new Date(now.getTime() + 1_000) });
  const sites = (await listRefusedSites(db.app)).map(({ site }) => site);
  expect(sites.indexOf('newer.com')).toBeLessThan(sites.indexOf('older.com'));
  expect(await removeRefusedSite(db.app, 'older.com')).toBe(true);
  expect(await removeRefusedSite(db.app, 'older.com')).toBe(false);
});

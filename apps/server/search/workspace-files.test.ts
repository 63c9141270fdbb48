/** Workspaces' own leads on disk: which files are used, and which don't stay. */
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { connect, inWorkspace } from '@leadlight/db/platform';
import { feedKeptDays, feedPosition } from '@leadlight/db/search';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import type { LeadQuery } from '@leadlight/leads';
import type { SnapshotNote } from '@leadlight/leads/segments';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { erasePerson } from '../erasures/erasures.commands.ts';
import { IndexKeeper } from './index-keeper.ts';
import { readBoth, readPool, type PoolSegments } from './read-pool.ts';
import { segmentReader, type ReadSegment } from './read-segment.ts';
import { readSegments, writeSegments } from './snapshot-file.ts';
import { WorkspaceFiles, type WorkspaceFilesOptions } from './workspace-files.ts';

const { db, owner } = await testDatabase();
const asOwner = connect(owner);
const folder = await mkdtemp(join(tmpdir(), 'leadlight-workspace-files-'));
const troubles: string[] = [];
afterAll(async () => {
  await asOwner.end();
  await rm(folder, { recursive: true });
});

const filesIn = (some: Partial<WorkspaceFilesOptions> = {}): WorkspaceFiles =>
  new WorkspaceFiles(db, { folder, mostBytes: 1e9, fewestLeads: 2, onTrouble: (what) => troubles.push(what), ...some });
const pathOf = (workspaceId: string): string => join(folder, `${workspaceId}.leads`);

/**
 * Returns once a file that is written now contains them: the file's position is before every open transaction of PostgreSQL, also those of other test
 * files.
 */
async function addPeople(workspaceId: string, names: readonly string[], email?: string): Promise<number[]> {
  const { ids, transaction } = await inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ id: string; transaction: string }>(
      `insert into people (workspace_id, name, email, source, facts, created_at, updated_at)
       select current_workspace(), name, $2, 'import', '{}', now(), now() from unnest($1::text[]) as name
       returning id, pg_current_xact_id()::text as transaction`,
      [names, email ?? null],
    );
    const added = rows.map(({ id }) => Number(id));
    await addToSearchOutbox(tx, [{ kind: 'people', firstId: Math.min(...added), lastId: Math.max(...added) }]);
    return { ids: added, transaction: BigInt(rows[0]?.transaction ?? 0) };
  });
  await expect.poll(async () => BigInt(await inWorkspace(db, workspaceId, feedPosition)) > transaction).toBe(true);
  return ids;
}

/** A workspace with leads of its own, which was opened once. */
async function writtenWorkspace(
  files: WorkspaceFiles,
  names: readonly string[] = ['Ada Onlyhere', 'Ben Onlyhere'],
  email?: string,
): Promise<string> {
  const workspaceId = await newWorkspace(db);
  await addPeople(workspaceId, names, email);
  await keeperWith(files).workspace(workspaceId);
  await files.idle();
  return workspaceId;
}

const keeperWith = (files: WorkspaceFiles): IndexKeeper =>
  new IndexKeeper(db, segmentReader(db), () => readPool(db, segmentReader(db)), { files });

const namesSeenBy = async (keeper: IndexKeeper, workspaceId: string): Promise<number> => {
  const query: LeadQuery = { kind: 'people', filters: {}, sort: { by: 'name', direction: 'ascending' }, limit: 100, facets: [] };
  if (!keeper.index) await keeper.takePool(await readPool(db, segmentReader(db)));
  return keeper.index?.answer(await keeper.workspace(workspaceId), query, 20_000)?.total ?? 0;
};
/** Whether any file of the folder contains the text. */
const isOnDisk = async (text: string): Promise<boolean> => {
  const contents = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')));
  return contents.some((content) => content.toLowerCase().includes(text));
};

test('a workspace that was read from the database is opened from its file, without reading its leads again', async () => {
  const files = filesIn();
  const workspaceId = await writtenWorkspace(files);
  let reads = 0;
  const counting: ReadSegment = (...asked) => {
    reads += 1;
    return segmentReader(db)(...asked);
  };
  const again = new IndexKeeper(db, counting, () => readPool(db, segmentReader(db)), { files: filesIn() });
  expect(await namesSeenBy(again, workspaceId)).toBe(2);
  expect(reads).toBe(0);
});

test('a workspace with few leads gets no file, and one that has changed a lot is read again', async () => {
  const files = filesIn();
  const small = await newWorkspace(db);
  await addPeople(small, ['Solo']);
  await keeperWith(files).workspace(small);
  await files.idle();
  expect(await readdir(folder)).not.toContain(`${small}.leads`);

  const workspaceId = await writtenWorkspace(files);
  const before = (await files.read(workspaceId))?.position;
  await addPeople(workspaceId, ['Cleo', 'Dan', 'Eve']);
  expect(await namesSeenBy(keeperWith(files), workspaceId)).toBe(5);
  await files.idle();
  expect((await files.read(workspaceId))?.segments.people.size).toBe(5);
  expect((await files.read(workspaceId))?.position).not.toBe(before);
});

test('own people who work at a company of the pool are found by its new name after a change while the workspace was closed', async () => {
  const files = filesIn();
  const workspaceId = await newWorkspace(db);
  const name = (to: string) =>
    inWorkspace(db, poolId, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into companies (workspace_id, id, name, source, facts, created_at, updated_at) values (current_workspace(), 7_000_000, $1, 'directory', '{}', now(), now())
         on conflict (id) do update set name = excluded.name returning id`,
        [to],
      );
      const id = Number(rows[0]?.id);
      await addToSearchOutbox(tx, [{ kind: 'companies', firstId: id, lastId: id }]);
      return id;
    });
  const companyId = await name('Oldname');
  const [first] = await addPeople(workspaceId, ['Ida', 'Jon', 'Kim', 'Lea', 'Max']);
  await inWorkspace(db, workspaceId, (tx) => tx.query('update people set company_id = $1 where id = $2', [companyId, first]));
  await keeperWith(files).workspace(workspaceId);
  await files.idle();
  await name('Newname');
  const keeper = keeperWith(files);
  await keeper.takePool(await readPool(db, segmentReader(db)));
  const suggested = keeper.index?.suggest(await keeper.workspace(workspaceId), 'people', 'company', 'newn', 5);
  expect(suggested?.map(({ value }) => value)).toEqual(['Newname']);
});

test('the name of an erased person, and of a deleted one, does not stay in a file', async () => {
  const files = filesIn();
  const erased = await writtenWorkspace(files, ['Vera Goneforever', 'Bo Stays'], 'vera@goneforever.example');
  const kept = await writtenWorkspace(files, ['Ute Stays', 'Ole Stays']);
  expect(await isOnDisk('goneforever')).toBe(true);
  await files.sweep();
  expect(await isOnDisk('goneforever')).toBe(true);

  await erasePerson(asOwner, [erased, kept], { kind: 'address', value: 'vera@goneforever.example' }, new Date());
  files.noteChange(erased);
  await files.sweep();
  expect(await isOnDisk('goneforever')).toBe(false);
  expect(await readdir(folder)).toContain(`${kept}.leads`);
});

test('a file that could not be checked, because the database was unavailable, is checked by the next sweep', async () => {
  let isAway = false;
  const app = new Proxy(db.app, {
    get: (pool, name) =>
      name === 'connect' && isAway ? () => Promise.reject(new Error('away')) : (Reflect.get(pool, name, pool) as unknown),
  });
  const files = new WorkspaceFiles({ ...db, app }, { folder, mostBytes: 1e9, fewestLeads: 2, onTrouble: () => undefined });
  const erased = await writtenWorkspace(files, ['Yan Gonelater', 'Bo Stays'], 'yan@gonelater.example');
  await files.sweep();
  await erasePerson(asOwner, [erased], { kind: 'address', value: 'yan@gonelater.example' }, new Date());
  files.noteChange(erased);
  isAway = true;
  await files.sweep();
  isAway = false;
  expect(await isOnDisk('gonelater')).toBe(true);
  await files.sweep();
  expect(await isOnDisk('gonelater')).toBe(false);
});

test('the name of a person who was erased while no process ran is removed at the next start', async () => {
  const erased = await writtenWorkspace(filesIn(), ['Wim Goneaway', 'Bo Stays'], 'wim@goneaway.example');
  await erasePerson(asOwner, [erased], { kind: 'address', value: 'wim@goneaway.example' }, new Date());
  expect(await isOnDisk('goneaway')).toBe(true);
  await filesIn().sweep();
  expect(await isOnDisk('goneaway')).toBe(false);
});

test('leads that were read before an erasure and are written after it leave no file', async () => {
  const files = filesIn();
  const workspaceId = await newWorkspace(db);
  await addPeople(workspaceId, ['Xen Gonemeanwhile', 'Bo Stays'], 'xen@gonemeanwhile.example');
  const position = await inWorkspace(db, workspaceId, feedPosition);
  const segments = await readBoth(segmentReader(db), workspaceId);
  await erasePerson(asOwner, [workspaceId], { kind: 'address', value: 'xen@gonemeanwhile.example' }, new Date());
  files.write(workspaceId, { segments, position });
  await files.idle();
  expect(await isOnDisk('gonemeanwhile')).toBe(false);
});

test('the file of a deleted workspace is removed', async () => {
  const files = filesIn();
  const workspaceId = await writtenWorkspace(files);
  await removeRows(workspaceId);
  files.noteChange(workspaceId);
  await files.sweep();
  expect(await readdir(folder)).not.toContain(`${workspaceId}.leads`);
});

test('a file that is truncated, modified, of another database, of another workspace or too old is not used, and the leads are read again', async () => {
  const now = Date.now();
  const files = filesIn();
  const other = await writtenWorkspace(files);
  const spoil: Readonly<Record<string, (path: string) => Promise<void>>> = {
    truncated: (path) => truncate(path, 1_000),
    empty: (path) => truncate(path, 0),
    modified: async (path) => {
      const bytes = await readFile(path);
      const at = bytes.length - 200;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(path, bytes);
    },
    'of another workspace': (path) => copyFile(pathOf(other), path),
    'of another database': async (path) => {
      const { segments, note } = (await readSegments(path)) as { segments: PoolSegments['segments']; note: SnapshotNote };
      await writeSegments(path, segments, { ...note, database: '1.other.2' });
    },
    'too old': async (path) => {
      const { segments, note } = (await readSegments(path)) as { segments: PoolSegments['segments']; note: SnapshotNote };
      await writeSegments(path, segments, { ...note, writtenAt: now - feedKeptDays * 86_400_000 });
    },
  };
  for (const [how, change] of Object.entries(spoil)) {
    const workspaceId = await writtenWorkspace(files);
    await change(pathOf(workspaceId));
    expect([how, await files.read(workspaceId)]).toEqual([how, null]);
    expect([how, await namesSeenBy(keeperWith(files), workspaceId)]).toEqual([how, 2]);
    await files.idle();
    expect([how, (await files.read(workspaceId))?.segments.people.size]).toEqual([how, 2]);
  }
  expect(new Set(troubles)).toEqual(new Set(['the file of a workspace’s leads is damaged']));
});

test('when the files take more than they may, those that were not used for longest are removed', async () => {
  const ownFolder = await mkdtemp(join(folder, 'small-'));
  let now = Date.now();
  const roomy = filesIn({ folder: ownFolder, now: () => now });
  const names: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    names.push(await writtenWorkspace(roomy));
    now += 60_000;
    await roomy.read(names.at(-1) ?? '');
  }
  now += 60_000;
  await roomy.read(names[0] ?? '');
  const { size } = await stat(join(ownFolder, `${names[0]}.leads`));
  const tight = filesIn({ folder: ownFolder, mostBytes: size * 2.5, now: () => now });
  now += 60_000;
  const newest = await writtenWorkspace(tight);
  expect(new Set(await readdir(ownFolder))).toEqual(new Set([`${names[0]}.leads`, `${newest}.leads`]));
  await rm(ownFolder, { recursive: true });
});

test('an id that is not a workspace’s leads to no file', async () => {
  expect(await filesIn().read('../../../etc/passwd')).toBeNull();
});

async function removeRows(workspaceId: string): Promise<void> {
  await inWorkspace(asOwner, workspaceId, async (tx) => {
    await tx.query('delete from people where workspace_id = current_workspace()');
    await tx.query('delete from lead_changes where workspace_id = current_workspace()');
  });
  const client = new Client(owner);
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  await client.query('delete from app.workspaces where workspace_id = $1', [workspaceId]);
  await client.end();
}

/** The snapshot's file, with small pieces in place of those that a file of gigabytes needs. */
import { SegmentBuilder } from '@leadlight/leads';
import { toSnapshot, wholePool } from '@leadlight/leads/segments';
import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readImage, readSnapshot, snapshotImage, writeImage } from './snapshot-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'leadlight-snapshot-'));
afterAll(() => rm(folder, { recursive: true }));
const now = new Date('2026-11-23T12:00:00Z');
const origin = { database: 'cluster 1', share: wholePool };
const segments = { people: new SegmentBuilder('people').build(), companies: new SegmentBuilder('companies').build() };
const image = snapshotImage({ segments, position: '42' }, origin, now);

test('a file that is larger than what is read at once is read completely', async () => {
  const path = join(folder, 'pieces');
  await writeImage(path, image);
  for (const mostAtOnce of [7, 1_000, image.byteLength, image.byteLength + 1])
    expect(new Uint8Array((await readImage(path, mostAtOnce)) ?? new SharedArrayBuffer(0))).toEqual(new Uint8Array(image));
  expect(await readSnapshot(readImage(path), origin, now)).toMatchObject({ kind: 'read', writtenAt: now, pool: { position: '42' } });
});

test('processes that write the same file at once leave one complete snapshot, and remove only what killed ones left', async () => {
  const shared = await mkdtemp(join(folder, 'shared-'));
  const path = join(shared, 'pool.index');
  const [old, recent] = [join(shared, 'pool.index.1.new'), join(shared, 'pool.index.2.new')];
  for (const leftover of [old, recent]) await writeFile(leftover, 'half');
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(old, hoursAgo, hoursAgo);
  await Promise.all(Array.from({ length: 8 }, () => writeImage(path, image)));
  expect(await readSnapshot(readImage(path), origin, now)).toMatchObject({ kind: 'read' });
  expect((await readdir(shared)).toSorted()).toEqual(['pool.index', 'pool.index.2.new']);
});

test('a snapshot of another version of Leadlight is not used', async () => {
  const path = join(folder, 'version');
  await writeFile(path, Buffer.concat(toSnapshot(segments, { database: 'cluster 1', position: '42', writtenAt: now.getTime() }, 1)));
  expect(await readSnapshot(readImage(path), origin, now)).toEqual({ kind: 'other_version' });
});

test('a snapshot that is missing, shortened, of another database or share, or too old is not used', async () => {
  const path = join(folder, 'refused');
  expect(await readSnapshot(readImage(path), origin, now)).toEqual({ kind: 'none' });
  expect(await readSnapshot(readImage(folder), origin, now)).toEqual({ kind: 'unreadable' });
  await writeImage(path, image);
  expect(await readSnapshot(readImage(path), { ...origin, database: 'cluster 2' }, now)).toEqual({ kind: 'other_database' });
  expect(await readSnapshot(readImage(path), { ...origin, share: { number: 1, of: 2 } }, now)).toEqual({ kind: 'other_share' });
  expect(await readSnapshot(readImage(path), origin, new Date(now.getTime() + 1))).toEqual({ kind: 'too_old' });
  await truncate(path, image.byteLength - 8);
  expect(await readSnapshot(readImage(path), origin, now)).toEqual({ kind: 'damaged' });
  await writeFile(path, '');
  expect(await readSnapshot(readImage(path), origin, now)).toEqual({ kind: 'damaged' });
});

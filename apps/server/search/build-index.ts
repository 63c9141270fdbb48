/** A thread of its own that reads all of the pool, writes its snapshot and ends: the thread that searches goes on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { connect, databaseIdentity, inWorkspace, poolId } from '@leadlight/db';
import { IndexKeeper } from './index-keeper.ts';
import type { WorkerSetup } from './messages.ts';
import { threadedReader } from './read-segment.ts';
import { writeSnapshot } from './snapshot-file.ts';

const { target, snapshotPath } = workerData as WorkerSetup;
const db = connect(target, { max: 2 });
try {
  const database = await inWorkspace(db, poolId, databaseIdentity);
  const startedAt = new Date();
  const pool = await new IndexKeeper(db, threadedReader(target)).readPool();
  await writeSnapshot(snapshotPath, pool, { database }, startedAt);
  parentPort?.postMessage('written');
} finally {
  await db.end();
}

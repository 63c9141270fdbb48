/**
 * A thread that reads the whole pool, passes it on, writes it to disk and ends, while the search thread continues. It reads the people, the larger
 * part, itself.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { poolId } from '@leadlight/db/leads/for-search';
import { connect, inWorkspace } from '@leadlight/db/platform';
import { databaseIdentity } from '@leadlight/db/search';
import { faultOf } from '../http/fault.ts';
import type { FromBuilder, WorkerSetup } from './messages.ts';
import { readPool } from './read-pool.ts';
import { segmentReader, threadedReader } from './read-segment.ts';
import { snapshotImage, writeImage } from './snapshot-file.ts';

const { target, snapshotPath, share } = workerData as WorkerSetup;
const post = (message: FromBuilder): void => parentPort?.postMessage(message);
const db = connect(target, { max: 2 });
try {
  const [here, elsewhere] = [segmentReader(db, share), threadedReader(target, share)];
  const startedAt = new Date();
  const [database, pool] = await Promise.all([
    inWorkspace(db, poolId, databaseIdentity),
    readPool(db, (owner, kind) => (kind === 'people' ? here : elsewhere)(owner, kind)),
  ]);
  const image = snapshotImage(pool, { database, share }, startedAt);
  post({ kind: 'built', image });
  await writeImage(snapshotPath, image).catch((error: unknown) => post({ kind: 'notKept', fault: faultOf(error) }));
} finally {
  await db.end();
}

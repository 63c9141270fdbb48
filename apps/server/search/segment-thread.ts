/** A thread that reads one segment, transfers its memory and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '@leadlight/db/platform';
import { buffersOf } from '@leadlight/leads/segments';
import { segmentReader, type SegmentWanted } from './read-segment.ts';

const { target, workspaceId, kind, share } = workerData as SegmentWanted;
const db = connect(target, { max: 1 });
try {
  const segment = await segmentReader(db, share)(workspaceId, kind);
  parentPort?.postMessage(segment, buffersOf(segment));
} finally {
  await db.end();
}

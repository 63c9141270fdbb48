/** Reads all leads of one owner and kind into a segment, in this thread or in a separate one, so that searches continue meanwhile. */
import { Worker } from 'node:worker_threads';
import { inWorkspace, type ConnectionTarget, type Database } from '@leadlight/db/platform';
import { copyLeads, hasMoreLeadsThan } from '@leadlight/db/search';
import { SegmentBuilder, wholePool, type LeadKind, type LeadShare, type Segment } from '@leadlight/leads/segments';

export type ReadSegment = (workspaceId: string, kind: LeadKind) => Promise<Segment>;

export interface SegmentWanted {
  readonly target: ConnectionTarget;
  readonly workspaceId: string;
  readonly kind: LeadKind;
  readonly share: LeadShare;
}

/** @param share which of the owner's leads are read */
export function segmentReader(db: Database, share: LeadShare = wholePool): ReadSegment {
  return async (workspaceId, kind) => {
    const builder = new SegmentBuilder(kind);
    await inWorkspace(db, workspaceId, (tx) => copyLeads(tx, kind, builder, share));
    return builder.build();
  };
}

/** Reads each segment in a new thread. @throws if the thread fails */
export function threadedReader(target: ConnectionTarget, share: LeadShare = wholePool): ReadSegment {
  return (workspaceId, kind) =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL('./segment-thread.ts', import.meta.url), {
        workerData: { target, workspaceId, kind, share } satisfies SegmentWanted,
      });
      thread.once('message', (segment: Segment) => resolve(segment));
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the segment was not read')));
    });
}

/** Reading this many takes less time than starting a thread. */
const fewLeads = 25_000;

export function adaptiveReader(db: Database, target: ConnectionTarget, share: LeadShare = wholePool): ReadSegment {
  const [here, elsewhere] = [segmentReader(db, share), threadedReader(target, share)];
  return async (workspaceId, kind) => {
    const isLarge = await inWorkspace(db, workspaceId, (tx) => hasMoreLeadsThan(tx, kind, fewLeads));
    return (isLarge ? elsewhere : here)(workspaceId, kind);
  };
}

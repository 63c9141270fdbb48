/** Reads all leads of one owner as segments. */
import { poolId } from '@leadlight/db/leads/for-search';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { feedPosition, type FeedPosition } from '@leadlight/db/search';
import type { LeadKind, Segment } from '@leadlight/leads/segments';
import type { ReadSegment } from './read-segment.ts';

export interface PoolSegments {
  readonly segments: Readonly<Record<LeadKind, Segment>>;
  /** The segments may lack changes after this position. */
  readonly position: FeedPosition;
}

export async function readBoth(read: ReadSegment, owner: string): Promise<PoolSegments['segments']> {
  const [companies, people] = await Promise.all([read(owner, 'companies'), read(owner, 'people')]);
  return { people, companies };
}

export async function readPool(db: Database, read: ReadSegment): Promise<PoolSegments> {
  const position = await inWorkspace(db, poolId, feedPosition);
  return { segments: await readBoth(read, poolId), position };
}

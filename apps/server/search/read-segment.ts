/** Reads all leads of one owner and kind, and makes a segment of them. */
import { inWorkspace, readLeadRecords, type Database, type LeadPage } from '@leadlight/db';
import { SegmentBuilder, type LeadKind, type Segment } from '@leadlight/leads';

/** Leads a page: a few megabytes of text, some tens of milliseconds to take in. */
const pageSize = 10_000;

export type ReadSegment = (workspaceId: string, kind: LeadKind, onProgress: (leads: number) => void) => Promise<Segment>;

/** The next page is on its way while one is taken in. */
export function segmentReader(db: Database): ReadSegment {
  return async (workspaceId, kind, onProgress) => {
    const read = (after: number): Promise<LeadPage> =>
      inWorkspace(db, workspaceId, (tx) => readLeadRecords(tx, kind, { after, limit: pageSize }));
    const builder = new SegmentBuilder(kind);
    let next: Promise<LeadPage> | null = read(0);
    while (next) {
      const { leads, lastId }: LeadPage = await next;
      next = lastId === null || leads.length < pageSize ? null : read(lastId);
      for (const lead of leads) builder.add(lead);
      onProgress(builder.size);
    }
    return builder.build();
  };
}

/** What whoever reads leads by the million and builds segments of them needs, and no more: the places and titles of the rest take a thread longer to load than a small index to build. */
export { copiedFields, employerFields, itemMark, leadFields, type CopiedFields, type LeadRecord } from './search/lead-record.ts';
export type { Ids, Keeping } from './search/part.ts';
export type { LeadKind } from './search/query.ts';
export { SegmentBuilder } from './search/segment-builder.ts';
export { buffersOf, type Segment } from './search/segment.ts';
export { fromSnapshot, toSnapshot, type SnapshotAnswer } from './search/snapshot.ts';

/**
 * The exports that index builders need when they read millions of leads, and nothing else: loading the places and titles of the main
 * index takes longer than building a small search index.
 */
export { copiedFields, employerFields, itemMark, leadFields, type CopiedFields, type LeadRecord } from './search/lead-record.ts';
export type { Ids, AttachedData } from './search/part.ts';
export type { LeadKind } from './search/query.ts';
export { SegmentBuilder } from './search/segment-builder.ts';
export { buffersOf, type Segment } from './search/segment.ts';
export { mostShares, readShare, shareMask, shareMultiplier, shareNumberOf, shareText, wholePool, type LeadShare } from './search/share.ts';
export {
  fromSnapshot,
  piecesOfSnapshot,
  noteLength,
  snapshotNote,
  snapshotPrefixBytes,
  SnapshotSum,
  toSnapshot,
  type SnapshotNote,
  type SnapshotResult,
} from './search/snapshot.ts';

/** Imports: leads, platform. */
export {
  type MergeRecord,
  type MergeSide,
  type NewPair,
  countMerges,
  dropPairsOf,
  keepApart,
  listMerges,
  listMergesOfImport,
  mergeByItself,
  mergePair,
  queuePairs,
  readMerge,
  undoMerge,
} from './merges.queries.ts';

/** Imports: platform. */
export {
  type Judgment,
  type SavedLikeness,
  createLikeness,
  deleteLikeness,
  judgeLead,
  listLikenesses,
  readChangedAtStages,
  readFirstIdSince,
  readLikeness,
  updateLikeness,
} from './likenesses.queries.ts';

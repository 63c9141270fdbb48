/** Imports: platform. */
export {
  type Judgment,
  type SavedLikeness,
  createLikeness,
  deleteLikeness,
  judgeLead,
  listLikenesses,
  readFirstIdSince,
  readLikeness,
  updateLikeness,
} from './likenesses.queries.ts';

/** Imports: leads, platform. */
export {
  type LeadAct,
  beginUndo,
  cancelAct,
  forgetUndone,
  listActs,
  listActsAtWork,
  newActId,
  readAct,
  startAct,
  stepAct,
} from './bulk-changes.queries.ts';

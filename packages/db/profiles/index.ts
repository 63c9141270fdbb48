/** Imports: platform, runs. */
export {
  type ProfileRun,
  type ProfileRunSource,
  createProfileRun,
  listProfileRuns,
  noteProfileOutcome,
  readProfileRun,
} from './profile-runs.queries.ts';
export {
  type DoneProfileRow,
  type NewProfileRow,
  type ProfileOutcome,
  type ProfileRunRow,
  type ProfileRunRowDetails,
  type ProfileStep,
  type ProfileStepValue,
  type ProfileRowToDo,
  countPendingProfileRows,
  createProfileRunRows,
  isPersonDone,
  listProfileRunRows,
  noteProfilePaid,
  noteProfileSteps,
  postponeProfileRow,
  putBackProfileRows,
  readNextProfileAttempt,
  readProfileRowToDo,
  readProfileRowsToDo,
  readProfileRunRow,
  setAsideProfileRow,
  settleProfileRow,
} from './profile-run-rows.queries.ts';
export { type ProviderTally, addProviderTallies, readProviderTallies } from './provider-tallies.queries.ts';

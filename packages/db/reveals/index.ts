/** Imports: credits, leads, platform. */
export {
  type RevealRun,
  type StopReason,
  listRevealRuns,
  listRevealRunsAtWork,
  newRunId,
  readRevealRun,
  startRevealRun,
  steerRevealRun,
  stepRevealRun,
  stopRevealRun,
} from './reveal-runs.queries.ts';
export { type OnReveal, type RevealCounts, type RevealedOne, countRevealStandings, noRevealCounts, revealOne } from './reveals.queries.ts';

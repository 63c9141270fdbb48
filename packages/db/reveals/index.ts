/** Imports: credits, leads, platform, runs. */
export { type RevealRun, createRevealRun, listRevealRuns, lookUpPeopleByKey, noteRevealed, readRevealRun } from './reveal-runs.queries.ts';
export {
  type OnReveal,
  type RevealCounts,
  type RevealedOne,
  countRevealStandings,
  noRevealCounts,
  revealMany,
  revealOne,
} from './reveals.queries.ts';

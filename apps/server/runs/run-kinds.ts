/** Every kind of run, and how it is worked on. */
import { bulkChangeRuns } from '../bulk-changes/bulk-change-run.ts';
import { enrichmentRuns } from '../enrichment-runs/enrichment-run.ts';
import { importRuns } from '../imports/import-runs.ts';
import { profileRuns } from '../profile-runs/profile-run.ts';
import { providerFieldRuns } from '../provider-field-runs/provider-field-run.ts';
import { questionRuns } from '../question-runs/question-run.ts';
import { revealRuns } from '../reveals/reveal-run.ts';
import { findRuns, verificationRuns } from '../verification-runs/verification-run.ts';
import type { RunKind } from './run-kind.ts';
import type { RunWorker } from './run-worker.ts';

export const runWorkers: readonly RunWorker[] = [
  bulkChangeRuns,
  importRuns,
  revealRuns,
  verificationRuns,
  findRuns,
  enrichmentRuns,
  profileRuns,
  questionRuns,
  providerFieldRuns,
];

export function findRunWorker(kind: string): RunWorker | undefined {
  return runWorkers.find((worker) => worker.kind.name === kind);
}

export function findRunKind(kind: string): RunKind | undefined {
  return findRunWorker(kind)?.kind;
}

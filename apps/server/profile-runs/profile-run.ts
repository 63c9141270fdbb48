/** Profile runs: many people enriched under two ceilings. */
import { leaveEnrichmentsOfRun } from '@leadlight/db/enrichments';
import { countPendingProfileRows, putBackProfileRows, readProfileRun } from '@leadlight/db/profiles';
import { noteAudit } from '../audit/note-audit.ts';
import type { RunKind } from '../runs/run-kind.ts';
import type { RunWorker } from '../runs/run-worker.ts';
import { enrichProfiles } from './profile-slice.ts';

export const profileKind: RunKind = {
  name: 'profile',
  permission: () => ({ action: 'profiles.create', scope: 'people:enrich' }),
  credits: {
    reason: 'profile',
    // It waits up to four hours for providers that are paused: its reservation lasts longer.
    reserveMs: 6 * 3_600_000,
    mostCost: (tx, { id }) => countPendingProfileRows(tx, id),
  },
  onRetry: async (tx, { id }) => putBackProfileRows(tx, id),
  onEnd: async (tx, { id, startedBy, creditsSpent }, now) => {
    const { enriched, factsAdded, providerMicros } = await readProfileRun(tx, id);
    await leaveEnrichmentsOfRun(tx, id);
    await noteAudit(
      tx,
      {
        actor: startedBy,
        action: 'people.enriched',
        target: { kind: 'profile-run', id },
        details: { enriched, factsAdded, spent: creditsSpent, providerMicros },
      },
      now,
    );
  },
};

export const profileRuns: RunWorker = {
  kind: profileKind,
  queue: 'run-profile',
  concurrency: 2,
  runsIn: { withServices: enrichProfiles },
};

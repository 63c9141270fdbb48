/** Runs for a provider's field: one provider asked about many people or companies, under ceilings in credits and in its money. */
import { errorTable } from '@leadlight/contract/error-table';
import { countPendingProviderFieldRows, putBackProviderFieldRows, readProviderFieldRun } from '@leadlight/db/provider-fields';
import { noteAudit } from '../audit/note-audit.ts';
import type { RunKind } from '../runs/run-kind.ts';
import type { RunWorker } from '../runs/run-worker.ts';
import { askForFields } from './provider-field-slice.ts';

const codes = ['provider_gone', 'provider_price_unknown', 'provider_key_unreadable'] as const;

const providerFieldKind: RunKind = {
  name: 'provider-field',
  permission: () => ({ action: 'profiles.create', scope: 'people:enrich' }),
  credits: {
    reason: 'provider_field',
    // It waits up to four hours for a provider that is paused: its reservation lasts longer.
    reserveMs: 6 * 3_600_000,
    mostCost: (tx, { id }) => countPendingProviderFieldRows(tx, id),
  },
  wordFailure: ({ code, details }) => {
    if (code === 'provider_unusable') return `${String(details['reason'])} Then resume the run.`;
    const known = codes.find((each) => each === code);
    return known && `${errorTable[known].message} Then resume the run.`;
  },
  onRetry: async (tx, { id }) => putBackProviderFieldRows(tx, id),
  onEnd: async (tx, { id, startedBy, creditsSpent }, now) => {
    const { outcomes, columnId, providerMicros } = await readProviderFieldRun(tx, id);
    await noteAudit(
      tx,
      {
        actor: startedBy,
        action: 'provider_fields.asked',
        target: { kind: 'list-column', id: columnId },
        details: { found: outcomes.found ?? 0, spent: creditsSpent, providerMicros },
      },
      now,
    );
  },
};

export const providerFieldRuns: RunWorker = {
  kind: providerFieldKind,
  queue: 'run-provider-field',
  concurrency: 2,
  runsIn: { withServices: askForFields },
};

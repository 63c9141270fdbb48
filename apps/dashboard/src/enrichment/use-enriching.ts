import '../api/groups/enrichment.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Enrichment } from '../api/contract.ts';
import { creditReads, leadReads, reread } from '../api/reread.ts';
import { useCommand } from '../api/use-command.ts';
import { useEnd } from '../api/use-end.ts';
import type { FailureWords } from '../api/word-failure.ts';
import { enrichmentQuery } from './enrichment.queries.ts';

/** A company, or a domain that may not be a company of the workspace yet. */
export type EnrichmentTarget = { companyId: string } | { domain: string };

interface Enriching {
  /** The last reading, with its steps so far. */
  enrichment: Enrichment | null;
  /** The connection is lost, so what is shown may be out of date. */
  isOld: boolean;
  pending: boolean;
  failure: FailureWords | undefined;
  /** @param isFresh read the site again, even if a recent result exists */
  enrich: (target: EnrichmentTarget, isFresh: boolean) => Promise<boolean>;
}

/**
 * Starts an enrichment and follows it until it is done; then reads again what it changes.
 * @param last the last reading, if its screen has read it
 * @param onStarted called with the new reading, such as to open it
 */
export function useEnriching(workspaceId: string, last: Enrichment | null, onStarted?: (enrichment: Enrichment) => unknown): Enriching {
  const queries = useQueryClient();
  const [startedId, setStartedId] = useState<string>();
  const id = startedId ?? last?.id;
  const live = useQuery({
    ...enrichmentQuery(workspaceId, id ?? ''),
    enabled: id !== undefined && (startedId !== undefined || last?.status !== 'done'),
  });
  const enrichment = live.data ?? last;
  const command = useCommand('enrichCompany', {
    failure: 'inline',
    onDone: (answer) => {
      setStartedId(answer.id);
      return onStarted?.(answer);
    },
  });
  useEnd(enrichment?.status === 'reading', () =>
    reread(queries, workspaceId, ['listEnrichments', 'listCompanyJobs', ...creditReads, ...leadReads]),
  );
  return {
    enrichment,
    isOld: live.isError,
    pending: command.pending,
    failure: command.failure,
    enrich: (target, fresh) => command.run({ params: { workspaceId }, body: { ...target, fresh, budgetMs: 0 } }),
  };
}

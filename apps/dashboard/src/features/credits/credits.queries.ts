import { read, readPages } from '../../api/queries.ts';
import { firstOfDays } from '../../charts/days.ts';
import { toFilter } from './credits-filter.ts';
import type { CreditsSearch } from './credits.search.ts';

const pageSize = 100;

export const entriesQuery = (workspaceId: string, search: CreditsSearch) =>
  readPages('listCreditEntries', {
    params: { workspaceId },
    query: { ...toFilter(search), ...(search.run === undefined && { group: 'run' as const }), limit: pageSize },
  });

/** Credits used in the last days, including today. Days are in UTC, like the server's. */
export const creditUseQuery = (workspaceId: string, days: number) =>
  read('readCreditUse', { params: { workspaceId }, query: { from: firstOfDays(days) } });

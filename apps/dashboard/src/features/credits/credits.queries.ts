import { read, readPages } from '../../api/queries.ts';
import { firstOfDays } from '../../charts/days.ts';
import { toFilter, type CreditsSearch } from './credits.search.ts';

const pageSize = 100;

export const entriesQuery = (workspaceId: string, search: CreditsSearch) =>
  readPages('listCreditEntries', { params: { workspaceId }, query: { ...toFilter(search), limit: pageSize } });

/** Use in the last days, today included. The days are the server's, in UTC. */
export const creditUseQuery = (workspaceId: string, days: number) =>
  read('readCreditUse', { params: { workspaceId }, query: { from: firstOfDays(days) } });

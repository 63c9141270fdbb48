/** Reads cached responses again after something changed, and what depends on what. */
import type { QueryClient } from '@tanstack/react-query';
import { isKnown, type ReadName } from './endpoint.ts';
import { endpointKey } from './queries.ts';

/** Everything that shows leads. */
export const leadReads = [
  'searchPeople',
  'searchCompanies',
  'readPerson',
  'readCompany',
  'listCompanyPeople',
  'searchDomain',
  'listSuggestions',
  'readLeadHistory',
  'listLists',
  'readList',
  'listBulkChanges',
  'readCompanyDetails',
] as const satisfies ReadName[];
export const creditReads = ['readCredits', 'listCreditEntries', 'readCreditUse'] as const satisfies ReadName[];
/** Everything that depends on verifications and finds, except their own records, which are polled until they are done. */
export const verificationReads = [
  'listVerifications',
  'readVerificationSummary',
  'listFinds',
  'searchDomain',
  ...creditReads,
] as const satisfies ReadName[];

/** Reads these again in the background, after a change that no command of this page made. Every search includes what was committed before it. */
export function reread(queries: QueryClient, workspaceId: string | undefined, names: readonly ReadName[]): void {
  void readAgain(queries, workspaceId, names);
}

/** Reads these again. Resolves when those that are shown have been read. Routes whose group isn't loaded are left out, because nothing has read them. */
export async function readAgain(queries: QueryClient, workspaceId: string | undefined, names: readonly ReadName[]): Promise<void> {
  await Promise.all(
    names.filter(isKnown).map((name) =>
      queries.invalidateQueries({
        queryKey: endpointKey(name, workspaceId),
        // The next screen needs the session, whether or not this one shows it.
        refetchType: name === 'readSession' ? 'all' : 'active',
      }),
    ),
  );
}

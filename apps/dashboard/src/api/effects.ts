/** What each command changes: which cached responses are read again after it, so that no screen needs to know what other screens show. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, InputOf } from './contract.ts';
import { endpointOf, type CommandName, type ReadName } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';
import { endpointKey, queryKey } from './queries.ts';

interface Effect<N extends CommandName> {
  /** Read again before the command is done, because the user sees it next. */
  first?: readonly ReadName[];
  /** Read again in the background. */
  also?: readonly ReadName[];
  /** Removes everything that no screen shows from the cache, because the command changes the whole installation. */
  isForAll?: true;
  /** The read that returns the same record as this command: the command's response is cached under its `id` instead of reading again. */
  fills?: { [R in ReadName]: AnswerOf<N> extends AnswerOf<R> & { id: string } ? R : never }[ReadName];
}

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

/** Of the commands that every screen knows; those of a group are added by its module. */
const effects: EffectsOf<keyof typeof endpoints> & Partial<EffectsOf<CommandName>> = {
  signOut: {},
  // Also sets whether the sample is shown.
  updateWorkspace: { first: ['readSession'], also: ['readWorkspace', ...leadReads] },
  startTrial: { first: ['readSession', 'readWorkspace', 'readCredits'] },

  createPerson: { fills: 'readPerson', also: leadReads },
  updatePerson: { fills: 'readPerson', also: leadReads },
  createCompany: { fills: 'readCompany', also: leadReads },
  updateCompany: { fills: 'readCompany', also: leadReads },
  changeLeads: { also: leadReads },
  deleteLeads: { also: leadReads },
  cancelBulkChange: { first: ['listBulkChanges'] },
  undoBulkChange: { also: leadReads },
  createLeadNote: { first: ['listLeadNotes'] },
  updateLeadNote: { first: ['listLeadNotes'] },
  deleteLeadNote: { first: ['listLeadNotes'] },
  createList: { first: ['listLists'] },
  updateList: { first: ['listLists', 'readList'] },
  deleteList: { also: leadReads },
  createSavedSearch: { first: ['listSavedSearches'] },
  updateSavedSearch: { first: ['listSavedSearches'] },
  deleteSavedSearch: { first: ['listSavedSearches'] },

  revealPerson: { also: [...leadReads, ...creditReads] },
  startRevealRun: { also: ['listRevealRuns', ...leadReads, ...creditReads] },
  pauseRevealRun: { first: ['listRevealRuns'] },
  resumeRevealRun: { first: ['listRevealRuns'] },
  cancelRevealRun: { first: ['listRevealRuns'] },

  pauseRun: { fills: 'readRun', first: ['listBulkChanges'], also: ['listRuns', 'listFailedRows'] },
  resumeRun: { fills: 'readRun', first: ['listBulkChanges'], also: ['listRuns', 'listFailedRows', ...creditReads] },
  cancelRun: { fills: 'readRun', first: ['listBulkChanges'], also: ['listRuns', 'listFailedRows', ...creditReads] },
  retryRun: {
    fills: 'readRun',
    first: ['listBulkChanges'],
    also: ['listRuns', 'listFailedRows', 'readVerificationRun', 'listVerificationRuns', 'listVerificationRunRows', ...creditReads],
  },

  createImport: { fills: 'readImport', also: ['listImports'] },
  startImport: { fills: 'readImport', also: ['listImports'] },
  pauseImport: { fills: 'readImport', also: ['listImports'] },
  resumeImport: { fills: 'readImport', also: ['listImports'] },
  cancelImport: { fills: 'readImport', also: ['listImports'] },
  undoImport: { fills: 'readImport', also: ['listImports'] },

  verifyAddress: { fills: 'readVerification', also: verificationReads },
  reportBounces: { also: ['readVerification', ...verificationReads, ...leadReads] },
  findEmail: { fills: 'readFind', also: verificationReads },
  uploadVerificationFile: {},
  startVerificationRun: { fills: 'readVerificationRun', also: ['listVerificationRuns', ...creditReads] },
  pauseVerificationRun: { fills: 'readVerificationRun', also: ['listVerificationRuns', ...creditReads] },
  resumeVerificationRun: { fills: 'readVerificationRun', also: ['listVerificationRuns', ...creditReads] },
  cancelVerificationRun: { fills: 'readVerificationRun', also: ['listVerificationRuns', ...creditReads] },
};

/** The effects of these commands. */
export type EffectsOf<Names extends string> = { [N in CommandName & Names]: Effect<N> };

/** Adds the effects of a group's commands. */
export function addEffects(more: Partial<EffectsOf<CommandName>>): void {
  Object.assign(effects, more);
}

/** Applies the effects of a command that succeeded. Resolves when what the user sees next has been read. */
export async function applyEffects<N extends CommandName>(
  queries: QueryClient,
  name: N,
  input: InputOf<N> | undefined,
  answer: AnswerOf<N>,
): Promise<void> {
  const { first = [], also = [], fills, isForAll } = (effects[name] ?? {}) as Effect<CommandName>;
  const workspaceId = workspaceOf(input);
  if (isForAll) queries.removeQueries({ type: 'inactive' });
  if (fills) queries.setQueryData(recordKey(fills, workspaceId, (answer as { id: string }).id), answer);
  reread(
    queries,
    workspaceId,
    also.filter((each) => each !== fills),
  );
  await readAgain(queries, workspaceId, first);
}

/** Applies the effects of a refused command: what is shown may be out of date. */
export function applyRefusal<N extends CommandName>(queries: QueryClient, name: N, input: InputOf<N> | undefined): void {
  void readAgain(queries, workspaceOf(input), effects[name]?.first ?? []);
}

/** Reads these again in the background, after a change that no command of this page made. Every search includes what was committed before it. */
export function reread(queries: QueryClient, workspaceId: string | undefined, names: readonly ReadName[]): void {
  void readAgain(queries, workspaceId, names);
}

async function readAgain(queries: QueryClient, workspaceId: string | undefined, names: readonly ReadName[]): Promise<void> {
  await Promise.all(
    names.map((name) =>
      queries.invalidateQueries({
        queryKey: endpointKey(name, workspaceId),
        // The next screen needs the session, whether or not this one shows it.
        refetchType: name === 'readSession' ? 'all' : 'active',
      }),
    ),
  );
}

/** The cache key of one record, by its ID. */
function recordKey(name: ReadName, workspaceId: string | undefined, id: string) {
  const parameter = endpointOf(name).path.match(/\{(\w+)\}$/)?.[1] ?? '';
  return queryKey(name, { params: { workspaceId, [parameter]: id } } as never);
}

function workspaceOf(input: { params?: { workspaceId?: string } } | undefined): string | undefined {
  return input?.params?.workspaceId;
}

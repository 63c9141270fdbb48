/**
 * What each command changes: which cached responses are read again after it, so that no screen needs to know what other screens show. Loaded after
 * the screen (after-command.ts), because only a command that was sent needs it.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, InputOf } from './contract.ts';
import './groups/commands.ts';
import { endpointOf, type CommandName, type ReadName } from './endpoint.ts';
import { queryKey } from './queries.ts';
import { creditReads, leadReads, readAgain, reread, verificationReads } from './reread.ts';

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

const ofThePlan = { first: ['readSession', 'readBilling', 'readWorkspace'], also: ['listInvoices', ...creditReads] } as const;
const ofDuplicates = { first: ['listMerges', 'listMergeGroups'], also: leadReads } as const;
/** An import says how many of its leads are hidden. */
const ofSuppressions = { first: ['listSuppressions'], also: ['readImport', ...leadReads] } as const;
const ofProposals = ['readProfileRun', 'listProfileRuns', 'listProfileRunRows', 'listListColumns', 'readListCells', ...leadReads] as const;

const effects: { [N in CommandName]: Effect<N> } = {
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

  // The screens of these commands decide what happens to the cached session.
  signUp: {},
  signIn: {},
  signInSecondStep: {},
  requestVerificationMail: {},
  verifyEmail: {},
  requestPasswordReset: {},
  resetPassword: {},
  readSendingIdentity: {},
  checkSendingIdentity: {},
  saveSendingIdentity: { isForAll: true },
  readWebContact: {},
  saveWebContact: { isForAll: true },
  createSetupLink: {},
  beginTwoFactor: {},
  // The recovery codes are shown before the rest of the screen is updated.
  confirmTwoFactor: {},
  renewRecoveryCodes: {},
  disableTwoFactor: { first: ['readSession'] },
  updateMe: { first: ['readSession'] },
  deleteMe: {},
  changePassword: { first: ['listSessions'] },
  setFirstPassword: {},
  changeEmail: {},
  revokeSession: { first: ['listSessions'] },
  revokeOtherSessions: { first: ['listSessions'] },
  acceptInvitation: { first: ['readSession', 'listMyInvitations'] },
  declineInvitation: { first: ['readSession', 'listMyInvitations'] },

  createWorkspace: { first: ['readSession'] },
  requestDeletion: { first: ['readSession'] },
  cancelDeletion: { first: ['readSession'] },
  // The user leaves the screen before the session is read without the workspace.
  leaveWorkspace: {},
  updateMember: { first: ['listMembers'], also: ['readSession'] },
  removeMember: { first: ['listMembers'] },
  createInvitation: { first: ['listInvitations'] },
  resendInvitation: { first: ['listInvitations'] },
  cancelInvitation: { first: ['listInvitations'] },
  createApiKey: { first: ['listApiKeys'] },
  revokeApiKey: { first: ['listApiKeys'] },

  // Pages of Stripe: the browser leaves.
  startCheckout: {},
  buyTopUp: {},
  openBillingPortal: {},
  refreshBilling: ofThePlan,
  changePlan: ofThePlan,
  cancelSubscription: ofThePlan,
  resumeSubscription: ofThePlan,

  createEmailTemplate: { first: ['listEmailTemplates'] },
  updateEmailTemplate: { first: ['readEmailTemplate', 'listEmailTemplates'] },
  deleteEmailTemplate: { first: ['listEmailTemplates'] },
  draftEmail: { first: [] },
  updateEmailSender: { first: ['readEmailSender'], also: ['previewEmails'] },

  // Its record is polled while the site is read; what it adds is read at the end.
  enrichCompany: { fills: 'readEnrichment', first: ['readCompanyDetails'], also: ['listEnrichments', ...creditReads] },
  rejectCompanyDetail: { also: [...leadReads, ...creditReads] },
  rejectCompanyFact: { first: ['readCompany'], also: [...leadReads, ...creditReads] },
  readEnrichmentRunDomains: {},
  startEnrichmentRun: { fills: 'readEnrichmentRun', also: ['listEnrichmentRuns', ...creditReads] },
  addSitePeople: { first: ['readCompanyDetails'], also: leadReads },

  createExport: { also: ['listExports'] },

  createLikeness: { first: ['listLikenesses'] },
  updateLikeness: { first: ['readLikeness', 'readLikenessRanking'], also: ['listLikenesses'] },
  judgeLikeLead: { first: ['readLikeness', 'readLikenessRanking'], also: ['listLikenesses'] },
  deleteLikeness: { first: ['listLikenesses'] },

  addQuestionColumn: { first: ['listListColumns'], also: ['readListCells'] },
  startQuestionRun: { also: ['listListColumns', 'readListCells'] },
  addListColumn: { first: ['listListColumns'], also: ['readListCells'] },
  updateListColumn: { first: ['listListColumns'], also: ['readListCells'] },
  removeListColumn: { first: ['listListColumns'], also: ['readListCells'] },

  decideMerge: ofDuplicates,
  undoMerge: ofDuplicates,
  decideMergeGroup: ofDuplicates,
  undoMergeDecision: ofDuplicates,

  connectModel: { first: ['readModel'], also: ['listModelCalls'] },
  chooseOperatorModel: { first: ['readModel'], also: ['listModelCalls'] },
  testModel: { first: ['readModel'], also: ['listModelCalls'] },
  updateModel: { first: ['readModel'] },
  removeModel: { first: ['readModel'] },

  updateMonthCeilings: { first: ['readMonthCeilings'] },

  startProfileRun: { fills: 'readProfileRun', also: ['listProfileRuns', ...creditReads] },

  decideProposals: { first: ['listProposals'], also: ofProposals },
  undoProposal: { first: ['listProposals'], also: ofProposals },

  addProviderColumn: { first: ['listListColumns'], also: ['readListCells'] },
  startProviderFieldRun: { also: ['listListColumns', 'readListCells'] },

  connectProvider: { first: ['listProviders'] },
  connectEndpoint: { first: ['listProviders'] },
  testEndpoint: {},
  testProvider: { first: ['listProviders'] },
  updateProvider: { first: ['listProviders'] },
  orderProviders: { first: ['listProviders'] },
  disconnectProvider: { first: ['listProviders'], also: ['readProviderFigures', 'listProviderCalls'] },

  addSuppressions: ofSuppressions,
  removeSuppression: ofSuppressions,
  removeSuppressions: ofSuppressions,

  suggestSearchWords: { first: [] },
};

/** Applies the effects of a command that succeeded. Resolves when what the user sees next has been read. */
export async function applyEffects<N extends CommandName>(
  queries: QueryClient,
  name: N,
  input: InputOf<N> | undefined,
  answer: AnswerOf<N>,
): Promise<void> {
  const { first = [], also = [], fills, isForAll } = effects[name] as Effect<CommandName>;
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
  const { first = [], fills } = effects[name] as Effect<CommandName>;
  void readAgain(queries, workspaceOf(input), fills ? [...first, fills] : first);
}

/** The cache key of one record, by its ID. */
function recordKey(name: ReadName, workspaceId: string | undefined, id: string) {
  const parameter = endpointOf(name).path.match(/\{(\w+)\}$/)?.[1] ?? '';
  return queryKey(name, { params: { workspaceId, [parameter]: id } } as never);
}

function workspaceOf(input: { params?: { workspaceId?: string } } | undefined): string | undefined {
  return input?.params?.workspaceId;
}

/**
 * Calls every route of the OpenAPI document with every kind of caller: each role, a user of another workspace, no session, API keys, and with another
 * workspace's ids. A documented route that is missing in the table below fails the test, so that a new route's access is defined here.
 */
import { openApiDocument } from '@leadlight/contract/openapi';
import { routes, type Action } from '@leadlight/contract';
import { listMerges, queuePairs } from '@leadlight/db/merges';
import { beginEnrichment, writeDetails } from '@leadlight/db/enrichments';
import { inWorkspace as asWorkspace, system } from '@leadlight/db/platform';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { servedRoutes } from './http/serve.ts';
import { testServer, type Answer, type TestUser } from './testing/test-server.ts';

type Role = 'owner' | 'admin' | 'member';
const all: Role[] = ['owner', 'admin', 'member'];
const administrators: Role[] = ['owner', 'admin'];
const ownerOnly: Role[] = ['owner'];

interface Expected {
  /** Who has access; 'anyone' needs no session, 'user' only a session. */
  may: Role[] | 'anyone' | 'user';
  /** The scope with which an API key has access. */
  scope?:
    | 'workspace:read'
    | 'members:read'
    | 'credits:read'
    | 'leads:read'
    | 'leads:write'
    | 'leads:reveal'
    | 'leads:export'
    | 'emails:verify'
    | 'companies:enrich'
    | 'people:enrich';
  body?: object;
  /** What callers with access get: success, or a refusal that shows that the request was processed. */
  gets: number[];
}

/** Leads that don't exist. */
const emailSteps = [{ subject: 'Hi', body: 'Hi', afterDays: 0 }];
const nobody = { kind: 'ids', ids: ['999999999'] };
const domains = { kind: 'domains', domains: ['nowhere.test'] };
/** Without TLS, so that nothing is asked. */
const ownEndpoint = {
  name: 'Own',
  about: 'person',
  method: 'GET',
  urlTemplate: 'http://own.example/{email}',
  headers: {},
  bodyTemplate: null,
  mapping: { name: '/name' },
  priceMicros: 0,
};
/** Without TLS, so that nothing is asked. */
const plainModel = {
  api: 'openai-compatible',
  baseUrl: 'http://own.example/v1',
  model: 'm',
  key: null,
  inputPriceMicros: 0,
  outputPriceMicros: 0,
  monthCeilingMicros: 0,
};
const profiles = { kind: 'text', text: 'https://www.linkedin.com/in/walked' };
const pasted = { kind: 'addresses', addresses: ['walked@acme.example'] };

const expected: Record<string, Expected> = {
  signUp: { may: 'anyone', body: { name: 'W', email: 'walker@acme.example', password: 'a long walk over many hills' }, gets: [202] },
  signIn: { may: 'anyone', body: { email: 'nobody@acme.example', password: 'x' }, gets: [401] },
  signInSecondStep: { may: 'anyone', body: { kind: 'totp', code: '000000' }, gets: [401, 409] },
  signOut: { may: 'anyone', gets: [204] },
  requestVerificationMail: { may: 'anyone', body: { email: 'nobody@acme.example' }, gets: [202] },
  setFirstPassword: { may: 'user', body: { password: 'a long walk over many hills' }, gets: [409] },
  verifyEmail: { may: 'anyone', body: { token: 'x' }, gets: [400] },
  requestPasswordReset: { may: 'anyone', body: { email: 'nobody@acme.example' }, gets: [202] },
  resetPassword: { may: 'anyone', body: { token: 'x', password: 'a long walk over many hills' }, gets: [400] },
  readSendingIdentity: { may: 'anyone', body: { token: 'x' }, gets: [403] },
  checkSendingIdentity: { may: 'anyone', body: { token: 'x' }, gets: [403] },
  readSetupAccess: { may: 'anyone', gets: [200] },
  // Requests of this test have no connection, so they don't come from this machine.
  createSetupLink: { may: 'anyone', gets: [403] },
  readWebContact: { may: 'anyone', body: { token: 'x' }, gets: [403] },
  saveWebContact: { may: 'anyone', body: { token: 'x', url: 'https://example.com/bot' }, gets: [403] },
  saveSendingIdentity: { may: 'anyone', body: { token: 'x', heloName: 'verify.acme.io', sender: '<>' }, gets: [403] },
  readSession: { may: 'user', gets: [200] },
  updateMe: { may: 'user', body: { name: 'Someone' }, gets: [200] },
  deleteMe: { may: 'user', body: { password: 'wrong' }, gets: [403] },
  changePassword: { may: 'user', body: { currentPassword: 'wrong', newPassword: 'a long walk over many hills' }, gets: [403] },
  changeEmail: { may: 'user', body: { email: 'next@acme.example', password: 'wrong' }, gets: [403] },
  listSessions: { may: 'user', gets: [200] },
  revokeSession: { may: 'user', gets: [404] },
  revokeOtherSessions: { may: 'user', gets: [204] },
  beginTwoFactor: { may: 'user', body: { password: 'wrong' }, gets: [403] },
  confirmTwoFactor: { may: 'user', body: { code: '000000' }, gets: [409] },
  disableTwoFactor: { may: 'user', body: { password: 'wrong' }, gets: [409] },
  renewRecoveryCodes: { may: 'user', body: { password: 'wrong' }, gets: [403, 409] },
  listMyInvitations: { may: 'user', gets: [200] },
  readInvitation: { may: 'user', gets: [404] },
  acceptInvitation: { may: 'user', gets: [404] },
  declineInvitation: { may: 'user', gets: [404] },
  createWorkspace: { may: 'user', body: { name: 'Another' }, gets: [201] },
  readWorkspace: { may: all, scope: 'workspace:read', gets: [200] },
  updateWorkspace: { may: administrators, body: { name: 'Renamed' }, gets: [200] },
  startTrial: { may: ownerOnly, body: {}, gets: [409] },
  requestDeletion: { may: ownerOnly, body: { name: 'not its name' }, gets: [422] },
  cancelDeletion: { may: ownerOnly, gets: [200] },
  leaveWorkspace: { may: all, gets: [204, 409] },
  listMembers: { may: all, scope: 'members:read', gets: [200] },
  updateMember: { may: administrators, body: { role: 'member' }, gets: [404] },
  removeMember: { may: administrators, gets: [404] },
  listInvitations: { may: administrators, gets: [200] },
  createInvitation: { may: administrators, body: { email: 'invited@acme.example' }, gets: [201, 409] },
  resendInvitation: { may: administrators, gets: [404] },
  cancelInvitation: { may: administrators, gets: [404] },
  listApiKeys: { may: administrators, gets: [200] },
  createApiKey: { may: administrators, body: { name: 'k', scopes: ['credits:read'] }, gets: [201] },
  revokeApiKey: { may: administrators, gets: [404] },
  listProviders: { may: administrators, gets: [200] },
  readProviderFigures: { may: administrators, gets: [200] },
  listProviderCalls: { may: administrators, gets: [200] },
  connectProvider: { may: administrators, body: { provider: 'nobody', key: 'k-1234567890' }, gets: [404] },
  connectEndpoint: { may: administrators, body: { endpoint: ownEndpoint, key: 'k', sample: {} }, gets: [422] },
  testEndpoint: { may: administrators, body: { endpoint: ownEndpoint, key: 'k', sample: {} }, gets: [200] },
  testProvider: { may: administrators, gets: [404] },
  updateProvider: { may: administrators, body: { mayStay: false }, gets: [404] },
  orderProviders: { may: administrators, body: { connectionIds: [] }, gets: [204] },
  disconnectProvider: { may: administrators, gets: [404] },
  addQuestionColumn: { may: all, scope: 'companies:enrich', body: { question: { text: 'Why?', kind: 'text' } }, gets: [404] },
  forecastQuestionRun: { may: all, scope: 'companies:enrich', body: { source: { kind: 'column', columnId: randomUUID() } }, gets: [409] },
  startQuestionRun: {
    may: all,
    scope: 'companies:enrich',
    body: { source: { kind: 'column', columnId: randomUUID() }, modelCeilingMicros: 0 },
    gets: [409],
  },
  listProviderFields: { may: all, scope: 'people:enrich', gets: [200] },
  addProviderColumn: {
    may: all,
    scope: 'people:enrich',
    body: { connectionId: randomUUID(), about: 'person', pointer: '/x' },
    gets: [404],
  },
  forecastProviderFieldRun: {
    may: all,
    scope: 'people:enrich',
    body: { source: { kind: 'column', columnId: randomUUID() } },
    gets: [404],
  },
  startProviderFieldRun: {
    may: all,
    scope: 'people:enrich',
    body: { source: { kind: 'column', columnId: randomUUID() }, ceiling: 0, providerCeilingMicros: 0 },
    gets: [404],
  },
  readProviderFieldRun: { may: all, scope: 'leads:read', gets: [404] },
  readQuestionRun: { may: all, scope: 'leads:read', gets: [404] },
  readModel: { may: all, gets: [200] },
  listModelCalls: { may: all, gets: [200] },
  connectModel: { may: administrators, body: plainModel, gets: [422] },
  chooseOperatorModel: { may: administrators, body: { monthCeilingMicros: 0 }, gets: [409] },
  testModel: { may: administrators, gets: [409] },
  updateModel: { may: administrators, body: { monthCeilingMicros: 0 }, gets: [404] },
  removeModel: { may: administrators, gets: [404] },
  readBilling: { may: ownerOnly, gets: [200] },
  refreshBilling: { may: ownerOnly, gets: [200] },
  // The installation of the tests is paid by invoice.
  startCheckout: { may: ownerOnly, body: { plan: 'starter' }, gets: [409] },
  buyTopUp: { may: ownerOnly, body: { credits: 1_000 }, gets: [409] },
  changePlan: { may: ownerOnly, body: { plan: 'basic' }, gets: [409] },
  cancelSubscription: { may: ownerOnly, gets: [409] },
  resumeSubscription: { may: ownerOnly, gets: [409] },
  openBillingPortal: { may: ownerOnly, gets: [409] },
  listInvoices: { may: ownerOnly, gets: [200] },
  readCredits: { may: all, scope: 'credits:read', gets: [200] },
  listCreditEntries: { may: all, scope: 'credits:read', gets: [200] },
  exportCreditEntries: { may: all, scope: 'credits:read', gets: [200] },
  readCreditUse: { may: all, scope: 'credits:read', gets: [200] },
  readMonthCeilings: { may: all, scope: 'credits:read', gets: [200] },
  updateMonthCeilings: { may: administrators, body: { profile: 100 }, gets: [200] },
  listAuditEvents: { may: ownerOnly, gets: [200] },
  searchPeople: { may: all, scope: 'leads:read', body: { filters: {} }, gets: [200] },
  searchCompanies: { may: all, scope: 'leads:read', body: { filters: {} }, gets: [200] },
  listSuggestions: { may: all, scope: 'leads:read', gets: [422] },
  readSearchWords: { may: all, scope: 'leads:read', body: { text: 'CFOs in Berlin' }, gets: [200] },
  suggestSearchWords: { may: all, body: { text: 'CFOs in Berlin' }, gets: [409] },
  searchDomain: { may: all, scope: 'leads:read', gets: [422] },
  readPerson: { may: all, scope: 'leads:read', gets: [404] },
  readCompany: { may: all, scope: 'leads:read', gets: [404] },
  createPerson: { may: all, scope: 'leads:write', body: { name: 'Walked' }, gets: [201] },
  updatePerson: { may: all, scope: 'leads:write', body: { title: 'CEO' }, gets: [404] },
  createCompany: { may: all, scope: 'leads:write', body: { name: 'Walked' }, gets: [201] },
  updateCompany: { may: all, scope: 'leads:write', body: { employees: 7 }, gets: [404] },
  listCompanyPeople: { may: all, scope: 'leads:read', gets: [404] },
  changeLeads: {
    may: all,
    scope: 'leads:write',
    body: { kind: 'people', selection: nobody, change: { kind: 'set_stage', stage: 'won' } },
    gets: [409],
  },
  deleteLeads: { may: administrators, body: { kind: 'people', selection: nobody }, gets: [409] },
  listBulkChanges: { may: all, scope: 'leads:read', gets: [200] },
  readBulkChange: { may: all, scope: 'leads:read', gets: [404] },
  cancelBulkChange: { may: all, scope: 'leads:write', gets: [404] },
  undoBulkChange: { may: all, scope: 'leads:write', gets: [404] },
  listLeadNotes: { may: all, scope: 'leads:read', gets: [404] },
  createLeadNote: { may: all, scope: 'leads:write', body: { body: 'x' }, gets: [404] },
  updateLeadNote: { may: all, scope: 'leads:write', body: { body: 'x' }, gets: [404] },
  deleteLeadNote: { may: all, scope: 'leads:write', gets: [404] },
  readLeadHistory: { may: all, scope: 'leads:read', gets: [404] },
  listLists: { may: all, scope: 'leads:read', gets: [200] },
  createList: { may: all, scope: 'leads:write', body: { kind: 'people', name: 'Walked' }, gets: [201] },
  readList: { may: all, scope: 'leads:read', gets: [404] },
  updateList: { may: all, scope: 'leads:write', body: { name: 'x' }, gets: [404] },
  deleteList: { may: all, scope: 'leads:write', gets: [404] },
  listListColumns: { may: all, scope: 'leads:read', gets: [404] },
  addListColumn: { may: all, scope: 'leads:write', body: { field: 'email' }, gets: [404] },
  updateListColumn: { may: all, scope: 'leads:write', body: { isAutomatic: false }, gets: [404] },
  removeListColumn: { may: all, scope: 'leads:write', gets: [404] },
  readListCells: { may: all, scope: 'leads:read', body: { ids: ['1'] }, gets: [404] },
  readCellLookups: { may: all, scope: 'leads:read', gets: [404] },
  revealPerson: { may: all, scope: 'leads:reveal', gets: [404] },
  forecastReveal: { may: all, scope: 'leads:reveal', body: { selection: nobody }, gets: [200] },
  startRevealRun: { may: all, scope: 'leads:reveal', body: { selection: nobody, ceiling: 1 }, gets: [409] },
  listRevealRuns: { may: all, scope: 'leads:read', gets: [200] },
  readRevealRun: { may: all, scope: 'leads:read', gets: [404] },
  pauseRevealRun: { may: all, scope: 'leads:reveal', gets: [404] },
  resumeRevealRun: { may: all, scope: 'leads:reveal', gets: [404] },
  cancelRevealRun: { may: all, scope: 'leads:reveal', gets: [404] },
  listRuns: { may: all, scope: 'leads:read', gets: [200] },
  readRun: { may: all, scope: 'leads:read', gets: [404] },
  pauseRun: { may: all, scope: 'leads:read', gets: [404] },
  resumeRun: { may: all, scope: 'leads:read', gets: [404] },
  cancelRun: { may: all, scope: 'leads:read', gets: [404] },
  retryRun: { may: all, scope: 'leads:read', gets: [404] },
  listFailedRows: { may: all, scope: 'leads:read', gets: [404] },
  listSuppressions: { may: all, scope: 'leads:read', gets: [200] },
  addSuppressions: { may: administrators, scope: 'leads:write', body: { text: 'walked.example' }, gets: [200] },
  removeSuppression: { may: administrators, scope: 'leads:write', gets: [404] },
  removeSuppressions: { may: administrators, scope: 'leads:write', body: { ids: [randomUUID()] }, gets: [200] },
  rankLikeLeads: {
    may: all,
    scope: 'leads:read',
    body: { kind: 'people', examples: { kind: 'search', filters: {} } },
    gets: [200],
  },
  listLikenesses: { may: all, scope: 'leads:read', gets: [200] },
  createLikeness: {
    may: all,
    scope: 'leads:write',
    body: { kind: 'people', name: 'Walked', examples: { kind: 'search', filters: {} } },
    gets: [201],
  },
  readLikeness: { may: all, scope: 'leads:read', gets: [404] },
  readLikenessRanking: { may: all, scope: 'leads:read', gets: [404] },
  updateLikeness: { may: all, scope: 'leads:write', body: { name: 'x' }, gets: [404] },
  judgeLikeLead: { may: all, scope: 'leads:write', body: { leadId: '1', judgment: 'good' }, gets: [404] },
  deleteLikeness: { may: all, scope: 'leads:write', gets: [404] },
  listSavedSearches: { may: all, scope: 'leads:read', gets: [200] },
  createSavedSearch: { may: all, scope: 'leads:write', body: { kind: 'people', name: 'Walked', query: { filters: {} } }, gets: [201] },
  updateSavedSearch: { may: all, scope: 'leads:write', body: { name: 'x' }, gets: [404] },
  deleteSavedSearch: { may: all, scope: 'leads:write', gets: [404] },
  listEmailTemplates: { may: all, scope: 'leads:read', gets: [200] },
  createEmailTemplate: { may: all, scope: 'leads:write', body: { name: 'Walked', language: 'en', steps: emailSteps }, gets: [201] },
  readEmailTemplate: { may: all, scope: 'leads:read', gets: [404] },
  updateEmailTemplate: { may: all, scope: 'leads:write', body: { name: 'x' }, gets: [404] },
  deleteEmailTemplate: { may: all, scope: 'leads:write', gets: [404] },
  previewEmails: { may: all, scope: 'leads:read', body: { personIds: ['1'], language: 'en', steps: emailSteps }, gets: [200] },
  draftEmail: {
    may: all,
    body: { personId: '999999999', goal: 'meeting', tone: 'formal', length: 'short', language: 'en' },
    gets: [404],
  },
  fetchEmails: { may: administrators, scope: 'leads:export', gets: [422] },
  readEmailStarter: { may: all, scope: 'leads:read', gets: [200] },
  readEmailSender: { may: all, scope: 'leads:read', gets: [200] },
  updateEmailSender: { may: all, body: { senderName: 'Ana' }, gets: [200] },
  createExport: { may: administrators, scope: 'leads:export', body: { kind: 'people', selection: nobody }, gets: [409] },
  listExports: { may: administrators, scope: 'leads:export', gets: [200] },
  fetchExport: { may: administrators, scope: 'leads:export', gets: [404] },
  fetchExportWorkbook: { may: administrators, scope: 'leads:export', gets: [404] },
  // Refused because of the missing file name; imports.routes.test.ts tests uploads.
  createImport: { may: all, scope: 'leads:write', gets: [422] },
  listImports: { may: all, scope: 'leads:read', gets: [200] },
  readImport: { may: all, scope: 'leads:read', gets: [404] },
  previewImport: { may: all, scope: 'leads:write', body: {}, gets: [404] },
  startImport: { may: all, scope: 'leads:write', body: {}, gets: [404] },
  pauseImport: { may: all, scope: 'leads:write', gets: [404] },
  resumeImport: { may: all, scope: 'leads:write', gets: [404] },
  cancelImport: { may: all, scope: 'leads:write', gets: [404] },
  undoImport: { may: all, scope: 'leads:write', gets: [404] },
  listRefusedRows: { may: all, scope: 'leads:read', gets: [404] },
  exportRefusedRows: { may: all, scope: 'leads:read', gets: [404] },
  listInvalidValues: { may: all, scope: 'leads:read', gets: [404] },
  exportInvalidValues: { may: all, scope: 'leads:read', gets: [404] },
  uploadVerificationFile: { may: all, scope: 'emails:verify', gets: [422] },
  forecastVerificationRun: { may: all, scope: 'emails:verify', body: { source: pasted }, gets: [200] },
  startVerificationRun: { may: all, scope: 'emails:verify', body: { source: pasted, ceiling: 0 }, gets: [202] },
  listVerificationRuns: { may: all, scope: 'emails:verify', gets: [200] },
  readVerificationRun: { may: all, scope: 'emails:verify', gets: [404] },
  pauseVerificationRun: { may: all, scope: 'emails:verify', gets: [404] },
  resumeVerificationRun: { may: all, scope: 'emails:verify', gets: [404] },
  cancelVerificationRun: { may: all, scope: 'emails:verify', gets: [404] },
  listVerificationRunRows: { may: all, scope: 'emails:verify', gets: [404] },
  fetchVerificationResults: { may: all, scope: 'emails:verify', gets: [404] },
  verifyAddress: { may: all, scope: 'emails:verify', body: { address: 'no address' }, gets: [200] },
  readVerification: { may: all, scope: 'emails:verify', gets: [404] },
  listVerifications: { may: all, scope: 'emails:verify', gets: [200] },
  readVerificationSummary: { may: all, scope: 'emails:verify', gets: [200] },
  reportBounces: { may: all, scope: 'emails:verify', body: { text: 'nobody@acme.example' }, gets: [200] },
  // The installation of the tests does not say who reads websites.
  enrichCompany: { may: all, scope: 'companies:enrich', body: { domain: 'nowhere.test' }, gets: [409] },
  readEnrichment: { may: all, scope: 'leads:read', gets: [404] },
  listEnrichments: { may: all, scope: 'leads:read', gets: [200] },
  readEnrichmentState: { may: all, scope: 'leads:read', gets: [200] },
  forecastEnrichmentRun: { may: all, scope: 'companies:enrich', body: { source: domains }, gets: [200] },
  readEnrichmentRunDomains: { may: all, scope: 'companies:enrich', gets: [422] },
  startEnrichmentRun: { may: all, scope: 'companies:enrich', body: { source: domains, ceiling: 0 }, gets: [409] },
  listEnrichmentRuns: { may: all, scope: 'leads:read', gets: [200] },
  readEnrichmentRun: { may: all, scope: 'leads:read', gets: [404] },
  listEnrichmentRunRows: { may: all, scope: 'leads:read', gets: [404] },
  forecastProfileRun: { may: all, scope: 'people:enrich', body: { source: profiles }, gets: [200] },
  startProfileRun: { may: all, scope: 'people:enrich', body: { source: profiles, ceiling: 0 }, gets: [202] },
  listProfileRuns: { may: all, scope: 'leads:read', gets: [200] },
  readProfileRun: { may: all, scope: 'leads:read', gets: [404] },
  listProfileRunRows: { may: all, scope: 'leads:read', gets: [404] },
  readProfileRunRow: { may: all, scope: 'leads:read', gets: [404, 422] },
  fetchProfileResults: { may: administrators, scope: 'leads:export', gets: [404] },
  listProposals: { may: all, scope: 'leads:read', gets: [200] },
  decideProposals: { may: all, scope: 'leads:write', body: { decision: 'keep', proposals: { kind: 'all' } }, gets: [200] },
  undoProposal: { may: all, scope: 'leads:write', gets: [404] },
  readCompanyDetails: { may: all, scope: 'leads:read', gets: [404] },
  listCompanyChanges: { may: all, scope: 'leads:read', gets: [200] },
  listCompanyJobs: { may: all, scope: 'leads:read', gets: [404] },
  rejectCompanyDetail: { may: all, scope: 'leads:write', body: { isRejected: true }, gets: [404] },
  rejectCompanyFact: { may: all, scope: 'leads:write', body: { field: 'phone', value: '+4722123456' }, gets: [404] },
  readFactContext: { may: all, scope: 'leads:read', gets: [404] },
  previewSitePeople: { may: all, scope: 'leads:read', body: { detailIds: [randomUUID()] }, gets: [404] },
  addSitePeople: { may: all, scope: 'leads:write', body: { detailIds: [randomUUID()] }, gets: [404] },
  findEmail: { may: all, scope: 'emails:verify', body: { name: 'Ana Silva', domain: 'nowhere.example' }, gets: [200, 202] },
  readFind: { may: all, scope: 'emails:verify', gets: [404] },
  listFinds: { may: all, scope: 'emails:verify', gets: [200] },
  listMerges: { may: all, scope: 'leads:read', gets: [200] },
  decideMerge: { may: all, scope: 'leads:write', body: { decision: 'apart' }, gets: [404] },
  undoMerge: { may: all, scope: 'leads:write', gets: [404] },
  listMergeGroups: { may: all, scope: 'leads:read', gets: [200] },
  decideMergeGroup: { may: all, scope: 'leads:write', body: { apart: ['1', '2'] }, gets: [404] },
  undoMergeDecision: { may: all, scope: 'leads:write', gets: [404] },
};

interface Documented {
  name: string;
  method: string;
  path: string;
}
const document = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
const documented: Documented[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ name: operationId, method: method.toUpperCase(), path })),
);

const server = await testServer();
const owner = await server.user('Owner');
const admin = await server.member(owner, 'Admin', 'admin');
const member = await server.member(owner, 'Member', 'member');
const stranger = await server.user('Stranger');
const people: Record<Role, TestUser> = { owner, admin, member };
const missing = randomUUID();

const pathOf = (path: string, ids: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? missing);
const codeOf = ({ status, body }: Answer): string => (status < 400 ? String(status) : `${status} ${body.errors[0].code}`);
const sameAs = ({ status, text, headers }: Answer): string => `${status} ${text} ${headers.get('etag')} ${headers.get('content-type')}`;

const keys = new Map<string, Promise<string>>();
function keyOf(of: TestUser, scopes: string[]): Promise<string> {
  const name = `${of.email} ${scopes.join()}`;
  const made = keys.get(name) ?? of.browser.post(`${of.home}/api-keys`, { name: 'walker', scopes }).then(({ body }) => body.key as string);
  keys.set(name, made);
  return made;
}
const bare = server.browser();
const asKey = (key: string, { method, path }: Documented, body: object | undefined) =>
  bare.send(method, path, body, { authorization: `Bearer ${key}`, origin: 'https://elsewhere.example' });

test('the table lists every documented route, and every listed route is documented and served', () => {
  expect(documented.map(({ name }) => name).toSorted()).toEqual(Object.keys(expected).toSorted());
  expect([...servedRoutes(server.app)].toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

test('the routes allow exactly the actions that the session response lists, also in a read-only workspace', async () => {
  const listAllowed = async ({ browser, workspaceId }: TestUser): Promise<Action[]> => {
    const { workspaces } = (await browser.get('/v1/session')).body as { workspaces: { workspaceId: string; allowed: Action[] }[] };
    return workspaces.find((each) => each.workspaceId === workspaceId)?.allowed ?? [];
  };
  const inside = routes.filter(({ access }) => access.kind === 'workspace');
  for (const role of all) {
    const allowed = await listAllowed(people[role]);
    for (const { name, access } of inside) {
      const action = access.kind === 'workspace' ? access.action : undefined;
      expect(`${name}: ${allowed.some((each) => each === action)}`).toBe(`${name}: ${(expected[name]?.may ?? []).includes(role as never)}`);
    }
  }
  server.moveClock(new Date(Date.now() + 15 * 86_400_000));
  const stillAllowed = await listAllowed(owner);
  for (const { name, method, path, access } of inside) {
    if (name === 'leaveWorkspace' || access.kind !== 'workspace') continue;
    const answer = await owner.browser.send(method.toUpperCase(), pathOf(path, { workspaceId: owner.workspaceId }), expected[name]?.body);
    expect(`${name}: ${codeOf(answer) !== '403 workspace_read_only'}`).toBe(`${name}: ${stillAllowed.includes(access.action)}`);
  }
  server.moveClock(null);
});

// Leaving changes the roles, so it comes last.
const inOrder = documented.toSorted((a, b) => Number(a.name === 'leaveWorkspace') - Number(b.name === 'leaveWorkspace'));
const inWorkspace = inOrder.filter(({ path }) => path.includes('{workspaceId}'));

describe.each(inOrder)('$method $path', (route) => {
  const { may, body, gets, scope } = expected[route.name] ?? { may: 'anyone', body: undefined, gets: [], scope: undefined };
  const at = (workspaceId: string, more: Record<string, string> = {}) => pathOf(route.path, { workspaceId, ...more });
  const isOpen = may === 'anyone';

  test('no session: asked to sign in, unless the route is for anyone', async () => {
    const answer = await server.browser().send(route.method, at(owner.workspaceId), body);
    if (isOpen) expect(gets).toContain(answer.status);
    else expect(codeOf(answer)).toBe('401 unauthenticated');
  });

  test('an unknown key: named as the reason, unless the route is for anyone', async () => {
    const answer = await asKey('ll_unknown', { ...route, path: at(owner.workspaceId) }, body);
    if (isOpen) expect(gets).toContain(answer.status);
    else expect(codeOf(answer)).toBe('401 api_key_unknown');
  });

  if (isOpen) return;

  if (may === 'user') {
    test('a user: served; a key: refused', async () => {
      expect(gets).toContain((await stranger.browser.send(route.method, at(missing), body)).status);
      expect(codeOf(await asKey(await keyOf(owner, ['credits:read']), { ...route, path: at(missing) }, body))).toBe('403 key_not_accepted');
    });
    return;
  }

  test("another workspace's user and key: the same response as if the workspace did not exist", async () => {
    const theirs = await stranger.browser.send(route.method, at(owner.workspaceId), body);
    const none = await stranger.browser.send(route.method, at(missing), body);
    expect(codeOf(theirs)).toBe('404 not_found');
    expect(sameAs(theirs)).toBe(sameAs(none));
    const key = await keyOf(stranger, ['workspace:read', 'members:read', 'credits:read']);
    const byKey = await asKey(key, { ...route, path: at(owner.workspaceId) }, body);
    expect(sameAs(byKey)).toBe(sameAs(await asKey(key, { ...route, path: at(missing) }, body)));
    expect(codeOf(byKey)).toBe('404 not_found');
  });

  test('a malformed id: the same response as for an unknown one', async () => {
    expect(codeOf(await owner.browser.send(route.method, at('x'), body))).toBe('404 not_found');
  });

  test('keys: only with the scope of the route', async () => {
    const scopes = [
      'workspace:read',
      'members:read',
      'credits:read',
      'leads:read',
      'leads:write',
      'leads:reveal',
      'leads:export',
      'emails:verify',
      'companies:enrich',
    ];
    for (const held of scopes) {
      const answer = await asKey(await keyOf(owner, [held]), { ...route, path: at(owner.workspaceId) }, body);
      if (!scope) expect(codeOf(answer)).toBe('403 key_not_accepted');
      else if (held === scope) expect(gets).toContain(answer.status);
      else expect(codeOf(answer)).toBe('403 scope_missing');
    }
  });

  test.each(all.toReversed())('as %s', async (role) => {
    const answer = await people[role].browser.send(route.method, at(owner.workspaceId), body);
    if (may.includes(role)) expect(gets).toContain(answer.status);
    else expect(codeOf(answer)).toBe('403 forbidden');
  });
});

/** Pairs of leads that may be the same; the last of them is returned. */
async function inTheirWorkspace({ workspaceId }: TestUser) {
  return asWorkspace(server.services.db, workspaceId, async (tx) => {
    const pairs = [
      { keepId: 1, goneId: 2 },
      { keepId: 3, goneId: 4 },
    ];
    await queuePairs(
      tx,
      pairs.map((pair) => ({ ...pair, kind: 'people', reason: 'same_name' })),
      null,
      new Date(),
    );
    return listMerges(tx, { state: 'open' }, { limit: 1 });
  });
}

/** A reading, and what it found. */
async function enrichedBy({ workspaceId }: TestUser, companyId: string) {
  return asWorkspace(server.services.db, workspaceId, async (tx) => {
    const reading = { domain: 'theirs.test', companyId, fresh: false, actor: system };
    const { id: enrichmentId } = await beginEnrichment(tx, reading, new Date());
    const value = { name: 'Theirs', title: null, email: null, linkedin: null };
    const found = [{ kind: 'person' as const, key: 'theirs', value, evidence: [] }];
    const { added } = await writeDetails(tx, Number(companyId), { found, pages: new Set(), jobs: null, pageJobs: null }, new Date());
    return { enrichmentId, detailId: added[0] as string };
  });
}

test('ids of another workspace get the same response as unknown ones', async () => {
  const invitation = await stranger.browser.post(`${stranger.home}/invitations`, { email: 'third@acme.example' });
  const members = await stranger.browser.get(`${stranger.home}/members`);
  const theirKeys = await stranger.browser.get(`${stranger.home}/api-keys`);
  const imported = await stranger.browser.upload(`${stranger.home}/imports?fileName=x.csv`, Buffer.from('Name\nBo Ek\n'));
  const [merge] = await inTheirWorkspace(stranger);
  const made = async (path: string, body: object): Promise<string> =>
    (await stranger.browser.post(`${stranger.home}${path}`, body)).body.id;
  const [personId, companyId] = [await made('/people', { name: 'Theirs' }), await made('/companies', { name: 'Theirs' })];
  const selection = { kind: 'ids', ids: [personId] };
  const suppressed = await stranger.browser.post(`${stranger.home}/suppressions`, { text: 'theirs.example' });
  expect(suppressed.body.added).toBe(1);
  const theirs = {
    personId,
    companyId,
    leadId: personId,
    noteId: await made(`/leads/${personId}/notes`, { body: 'Theirs' }),
    listId: await made('/lists', { kind: 'people', name: 'Theirs' }),
    columnId: '00000000-0000-7000-8000-000000000000',
    likenessId: await made('/likenesses', { kind: 'people', name: 'Theirs', examples: { kind: 'search', filters: {} } }),
    savedSearchId: await made('/saved-searches', { kind: 'people', name: 'Theirs', query: { filters: {} } }),
    suppressionId: (await stranger.browser.get(`${stranger.home}/suppressions`)).body.items[0].id as string,
    bulkChangeId: await made('/leads/changes', { kind: 'people', selection, change: { kind: 'set_stage', stage: 'won' } }),
    revealRunId: await made('/reveals', { selection, ceiling: 0 }),
    runId: await made('/reveals', { selection, ceiling: 0 }),
    exportId: await made('/exports', { kind: 'people', selection }),
    importId: imported.body.id as string,
    mergeId: merge?.id as string,
    groupId: '1',
    decisionId: await made('/merge-groups/3/decision', { apart: ['3', '4'] }),
    verificationRunId: await made('/verification-runs', { source: pasted, ceiling: 0 }),
    verificationId: (await stranger.browser.post(`${stranger.home}/verifications`, { address: 'theirs' })).body.id as string,
    findId: (await stranger.browser.post(`${stranger.home}/finds`, { name: 'Ana Silva', domain: 'nowhere.example' })).body.id as string,
    invitationId: invitation.body.id as string,
    memberId: members.body.items[0].id as string,
    apiKeyId: theirKeys.body.items[0].id as string,
  };
  Object.assign(theirs, await enrichedBy(stranger, companyId));
  theirs.columnId = await made(`/lists/${theirs.listId}/columns`, { field: 'email' });
  const withIds = inWorkspace.filter(({ path }) => Object.keys(theirs).some((name) => path.includes(`{${name}}`)));
  expect(withIds.length).toBeGreaterThan(20);
  for (const route of withIds) {
    const send = (ids: Record<string, string>) =>
      owner.browser.send(route.method, pathOf(route.path, { workspaceId: owner.workspaceId, ...ids }), expected[route.name]?.body);
    const [foreign, none] = [await send(theirs), await send({})];
    expect(codeOf(foreign)).toBe('404 not_found');
    expect(sameAs(foreign)).toBe(sameAs(none));
  }
});

test('an unknown path, and a route with another method, are not found', async () => {
  expect(codeOf(await owner.browser.get('/v1/nothing'))).toBe('404 not_found');
  expect(codeOf(await owner.browser.send('PUT', owner.home, {}))).toBe('404 not_found');
});

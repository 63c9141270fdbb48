/** Imports: credits, leads, platform. */
export { type ApiKey, apiKeyNames, createApiKey, isApiKeyInForce, listApiKeys, noteApiKeyUse, revokeApiKey } from './api-keys.queries.ts';
export { type AuditEvent, type AuditNote, listAuditEvents, noteAudit, noteUserAudit } from './audit.queries.ts';
export {
  type Invitation,
  type Member,
  findInvitation,
  findMember,
  hasAnyWorkspace,
  isMember,
  listInvitations,
  listInvitationsTo,
  listMembers,
  listOwners,
  readWorkspaceName,
  renameWorkspace,
  reopenInvitation,
  roleOf,
  withdrawExpiredInvitation,
} from './members.queries.ts';
export { type RequestCount, addRequestCounts } from './request-counts.queries.ts';
export {
  type KeyHolder,
  type Membership,
  type OpenSession,
  type Role,
  type SignedIn,
  type SignedInMember,
  endOtherSessions,
  endSession,
  findApiKey,
  findSession,
  findSessionIn,
  listMemberships,
  listSessions,
} from './sessions.queries.ts';
export {
  type Credential,
  type SignUp,
  addSignUp,
  createUser,
  deleteSignUps,
  endLinks,
  findCredential,
  findCredentialOf,
  findSignUp,
  findTotpSecret,
  forgetEmailChange,
  lockUser,
  noteEmailChange,
  takeEmailChange,
  takeTotpStep,
} from './sign-ups.queries.ts';
export { type User, countOpenInvitations, findUser, namesOf, userOfReset, renameUser, takeChosenPlan } from './users.queries.ts';
export {
  type Workspace,
  cancelDeletion,
  claimTrial,
  createWorkspace,
  hideSample,
  listDueForRemoval,
  listWorkspaceIds,
  readWorkspace,
  removeWorkspace,
  requestDeletion,
  setPlan,
  startTrial,
  wasTrialClaimed,
} from './workspaces.queries.ts';

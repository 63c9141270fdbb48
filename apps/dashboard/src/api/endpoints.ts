/** Where each route of the contract is. */
import type { RouteName } from './contract.ts';

/** `public`: answers without a session, so a 401 of it is about what was sent. `once`: honours an Idempotency-Key. */
export const endpoints = {
  signUp: 'post /v1/auth/sign-up public',
  signIn: 'post /v1/auth/sign-in public',
  signInSecondStep: 'post /v1/auth/sign-in/two-factor public',
  signOut: 'post /v1/auth/sign-out public',
  requestVerificationMail: 'post /v1/auth/verification-mails public',
  verifyEmail: 'post /v1/auth/verify-email public',
  requestPasswordReset: 'post /v1/auth/password-resets public',
  resetPassword: 'post /v1/auth/reset-password public',
  readSession: 'get /v1/session',
  updateMe: 'patch /v1/me',
  deleteMe: 'post /v1/me/deletion',
  changePassword: 'post /v1/me/password',
  changeEmail: 'post /v1/me/email',
  listSessions: 'get /v1/me/sessions',
  revokeSession: 'delete /v1/me/sessions/{sessionId}',
  revokeOtherSessions: 'delete /v1/me/sessions',
  beginTwoFactor: 'post /v1/me/two-factor',
  confirmTwoFactor: 'post /v1/me/two-factor/confirm',
  disableTwoFactor: 'post /v1/me/two-factor/disable',
  renewRecoveryCodes: 'post /v1/me/two-factor/recovery-codes',
  listMyInvitations: 'get /v1/me/invitations',
  readInvitation: 'get /v1/invitations/{invitationId}',
  acceptInvitation: 'post /v1/invitations/{invitationId}/accept',
  declineInvitation: 'post /v1/invitations/{invitationId}/decline',
  createWorkspace: 'post /v1/workspaces once',
  readWorkspace: 'get /v1/workspaces/{workspaceId}',
  updateWorkspace: 'patch /v1/workspaces/{workspaceId}',
  startTrial: 'post /v1/workspaces/{workspaceId}/trial',
  requestDeletion: 'post /v1/workspaces/{workspaceId}/deletion',
  cancelDeletion: 'delete /v1/workspaces/{workspaceId}/deletion',
  leaveWorkspace: 'post /v1/workspaces/{workspaceId}/leave',
  listMembers: 'get /v1/workspaces/{workspaceId}/members',
  updateMember: 'patch /v1/workspaces/{workspaceId}/members/{memberId}',
  removeMember: 'delete /v1/workspaces/{workspaceId}/members/{memberId}',
  listInvitations: 'get /v1/workspaces/{workspaceId}/invitations',
  createInvitation: 'post /v1/workspaces/{workspaceId}/invitations once',
  resendInvitation: 'post /v1/workspaces/{workspaceId}/invitations/{invitationId}/resend',
  cancelInvitation: 'delete /v1/workspaces/{workspaceId}/invitations/{invitationId}',
  listApiKeys: 'get /v1/workspaces/{workspaceId}/api-keys',
  createApiKey: 'post /v1/workspaces/{workspaceId}/api-keys once',
  revokeApiKey: 'delete /v1/workspaces/{workspaceId}/api-keys/{apiKeyId}',
  readCredits: 'get /v1/workspaces/{workspaceId}/credits',
  listCreditEntries: 'get /v1/workspaces/{workspaceId}/credits/entries',
  exportCreditEntries: 'get /v1/workspaces/{workspaceId}/credits/entries.csv',
  readCreditUse: 'get /v1/workspaces/{workspaceId}/credits/use',
  listAuditEvents: 'get /v1/workspaces/{workspaceId}/audit-events',
  searchPeople: 'post /v1/workspaces/{workspaceId}/people/search',
  readPerson: 'get /v1/workspaces/{workspaceId}/people/{personId}',
  searchCompanies: 'post /v1/workspaces/{workspaceId}/companies/search',
  readCompany: 'get /v1/workspaces/{workspaceId}/companies/{companyId}',
  createImport: 'post /v1/workspaces/{workspaceId}/imports once',
  listImports: 'get /v1/workspaces/{workspaceId}/imports',
  readImport: 'get /v1/workspaces/{workspaceId}/imports/{importId}',
  previewImport: 'post /v1/workspaces/{workspaceId}/imports/{importId}/preview',
  startImport: 'post /v1/workspaces/{workspaceId}/imports/{importId}/start once',
  pauseImport: 'post /v1/workspaces/{workspaceId}/imports/{importId}/pause',
  resumeImport: 'post /v1/workspaces/{workspaceId}/imports/{importId}/resume',
  cancelImport: 'post /v1/workspaces/{workspaceId}/imports/{importId}/cancel',
  undoImport: 'post /v1/workspaces/{workspaceId}/imports/{importId}/undo',
  listRefusedRows: 'get /v1/workspaces/{workspaceId}/imports/{importId}/refused',
  exportRefusedRows: 'get /v1/workspaces/{workspaceId}/imports/{importId}/refused.csv',
  listMerges: 'get /v1/workspaces/{workspaceId}/merges',
  decideMerge: 'post /v1/workspaces/{workspaceId}/merges/{mergeId}/decision',
  undoMerge: 'post /v1/workspaces/{workspaceId}/merges/{mergeId}/undo',
} as const satisfies Record<RouteName, string>;

export interface Endpoint {
  method: string;
  path: `/v1/${string}`;
  isPublic: boolean;
  honoursIdempotencyKey: boolean;
}

export function endpointOf(name: RouteName): Endpoint {
  const [method, path, mark] = endpoints[name].split(' ') as [string, Endpoint['path'], string?];
  return { method, path, isPublic: mark === 'public', honoursIdempotencyKey: mark === 'once' };
}

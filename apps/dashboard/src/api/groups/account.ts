/** The routes of accounts and settings, and what their commands change. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { accountEndpoints } from './account-endpoints.ts';

const effects: EffectsOf<keyof typeof accountEndpoints> = {
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
};

addEndpoints(accountEndpoints);
addEffects(effects);

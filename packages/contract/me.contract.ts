/**
 * The signed-in user: profile, password, email, sessions, two-factor sign-in, and invitations they received.
 */
import { z } from 'zod';
import { userSchema } from './auth.contract.ts';
import { emailSchema, idSchema, instantSchema, nameSchema, roleSchema } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'You';
const user = { kind: 'user' } as const;
const password = z.string().min(1).max(1000).meta({ format: 'password' });

export const updateMe = defineRoute({
  name: 'updateMe',
  method: 'patch',
  path: '/v1/me',
  tag,
  summary: 'Change your name',
  description: 'The name appears in emails and next to what you changed.',
  access: user,
  status: 200,
  body: z.strictObject({ name: nameSchema }),
  answer: userSchema,
});

export const deleteMe = defineRoute({
  name: 'deleteMe',
  method: 'post',
  path: '/v1/me/deletion',
  tag,
  summary: 'Delete your account',
  access: user,
  status: 204,
  description:
    "Takes effect at once and can't be undone. Workspaces stay with their other members; refused if you are the last owner of a workspace.",
  body: z.strictObject({ password }),
  errors: ['busy', 'password_wrong', 'password_not_set', 'last_owner'],
});

export const changePassword = defineRoute({
  name: 'changePassword',
  method: 'post',
  path: '/v1/me/password',
  tag,
  summary: 'Change your password',
  access: user,
  status: 204,
  description: 'Ends every other session.',
  body: z.strictObject({ currentPassword: password, newPassword: password }),
  errors: ['busy', 'password_wrong', 'password_not_set', 'password_too_short', 'password_too_long', 'password_common'],
});

export const setFirstPassword = defineRoute({
  name: 'setFirstPassword',
  method: 'post',
  path: '/v1/me/first-password',
  tag,
  summary: 'Choose the first password of your account',
  access: user,
  status: 204,
  description: 'For an account that was confirmed in another browser than the one that signed up.',
  body: z.strictObject({ password }),
  errors: ['busy', 'password_already_set', 'password_too_short', 'password_too_long', 'password_common'],
});

export const changeEmail = defineRoute({
  name: 'changeEmail',
  method: 'post',
  path: '/v1/me/email',
  tag,
  summary: 'Change your email',
  access: user,
  status: 202,
  description: 'Takes effect once the link in the email to the new address is opened; the old address is notified.',
  body: z.strictObject({ email: emailSchema, password }),
  answer: z.object({ status: z.literal('check_mail') }),
  errors: ['busy', 'links_sent', 'password_wrong', 'password_not_set', 'email_unchanged'],
});

export const sessionSchema = z
  .object({
    id: idSchema,
    isCurrent: z.boolean(),
    device: z.string().nullable().meta({ description: "The browser's user agent." }),
    address: z.string().nullable().meta({ description: 'The IP address of the sign-in.' }),
    createdAt: instantSchema,
    lastSeenAt: instantSchema,
    expiresAt: instantSchema,
  })
  .meta({ id: 'SignInSession' });

export const listSessions = defineRoute({
  name: 'listSessions',
  method: 'get',
  path: '/v1/me/sessions',
  tag,
  summary: 'List your sessions',
  access: user,
  status: 200,
  answer: z.object({ items: z.array(sessionSchema) }),
});

export const revokeSession = defineRoute({
  name: 'revokeSession',
  method: 'delete',
  path: '/v1/me/sessions/{sessionId}',
  tag,
  summary: 'Sign out of a session',
  description: 'Takes effect at once.',
  access: user,
  status: 204,
  params: z.object({ sessionId: idSchema }),
  errors: ['not_found'],
});

export const revokeOtherSessions = defineRoute({
  name: 'revokeOtherSessions',
  method: 'delete',
  path: '/v1/me/sessions',
  tag,
  summary: 'Sign out of all other sessions',
  access: user,
  status: 204,
});

export const beginTwoFactor = defineRoute({
  name: 'beginTwoFactor',
  method: 'post',
  path: '/v1/me/two-factor',
  tag,
  summary: 'Start setting up two-factor sign-in',
  access: user,
  status: 201,
  description: 'Two-factor sign-in is on once a code is confirmed. The secret and the recovery codes are shown only once.',
  body: z.strictObject({ password }),
  answer: z
    .object({ totpUri: z.string().meta({ description: 'otpauth://…, for a QR code.' }), recoveryCodes: z.array(z.string()) })
    .meta({ id: 'TwoFactorSetup' }),
  errors: ['busy', 'password_wrong', 'password_not_set', 'two_factor_already_on'],
});

export const confirmTwoFactor = defineRoute({
  name: 'confirmTwoFactor',
  method: 'post',
  path: '/v1/me/two-factor/confirm',
  tag,
  summary: 'Turn two-factor sign-in on',
  description: 'Send a current code from the authenticator app.',
  access: user,
  status: 204,
  body: z.strictObject({ code: z.string().trim().min(6).max(8) }),
  errors: ['code_wrong', 'two_factor_off'],
});

export const disableTwoFactor = defineRoute({
  name: 'disableTwoFactor',
  method: 'post',
  path: '/v1/me/two-factor/disable',
  tag,
  summary: 'Turn two-factor sign-in off',
  description: 'Requires the password. The recovery codes stop working.',
  access: user,
  status: 204,
  body: z.strictObject({ password }),
  errors: ['busy', 'password_wrong', 'password_not_set', 'two_factor_off'],
});

export const renewRecoveryCodes = defineRoute({
  name: 'renewRecoveryCodes',
  method: 'post',
  path: '/v1/me/two-factor/recovery-codes',
  tag,
  summary: 'Create new recovery codes and invalidate the old ones',
  access: user,
  status: 201,
  body: z.strictObject({ password }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['busy', 'password_wrong', 'password_not_set', 'two_factor_off'],
});

export const receivedInvitationSchema = z
  .object({
    id: idSchema,
    workspaceName: z.string(),
    role: roleSchema,
    invitedBy: z.string(),
    expiresAt: instantSchema,
  })
  .meta({ id: 'ReceivedInvitation' });

export const listMyInvitations = defineRoute({
  name: 'listMyInvitations',
  method: 'get',
  path: '/v1/me/invitations',
  tag,
  summary: 'List your open invitations',
  description: 'Invitations to your address that were neither accepted nor declined, and have not expired.',
  access: user,
  status: 200,
  answer: z.object({ items: z.array(receivedInvitationSchema) }),
});

const invitationParams = z.object({ invitationId: idSchema });

export const readInvitation = defineRoute({
  name: 'readInvitation',
  method: 'get',
  path: '/v1/invitations/{invitationId}',
  tag,
  summary: 'Get an invitation you received',
  access: user,
  status: 200,
  description: 'Refused for any account other than the invited one; the message says what to do.',
  params: invitationParams,
  answer: receivedInvitationSchema,
  errors: ['not_found', 'invitation_for_another', 'invitation_over'],
});

export const acceptInvitation = defineRoute({
  name: 'acceptInvitation',
  method: 'post',
  path: '/v1/invitations/{invitationId}/accept',
  tag,
  summary: 'Join the workspace',
  description: 'You become a member with the role in the invitation.',
  access: user,
  status: 200,
  params: invitationParams,
  answer: z.object({ workspaceId: idSchema }),
  errors: ['not_found', 'invitation_for_another', 'invitation_over', 'already_member'],
});

export const declineInvitation = defineRoute({
  name: 'declineInvitation',
  method: 'post',
  path: '/v1/invitations/{invitationId}/decline',
  tag,
  summary: 'Decline an invitation',
  access: user,
  status: 204,
  params: invitationParams,
  errors: ['not_found', 'invitation_for_another', 'invitation_over'],
});

export const meRoutes = [
  updateMe,
  deleteMe,
  changePassword,
  setFirstPassword,
  changeEmail,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  listMyInvitations,
  readInvitation,
  acceptInvitation,
  declineInvitation,
];

/**
 * Signing up, in and out; confirming an address; resetting a password. None of these reveals whether an address has an account.
 */
import { z } from 'zod';
import { emailSchema, idSchema, instantSchema, nameSchema, planSchema, roleSchema } from './common.schema.ts';
import { actions, defineRoute } from './route.ts';

const password = z.string().min(1).max(1000).meta({ format: 'password' });
/** The server checks length and strength, each with its own code. */
const newPassword = password.meta({ format: 'password', description: '12 to 128 characters; common passwords are refused.' });

export const signUpInput = z
  .strictObject({
    name: nameSchema,
    email: emailSchema,
    password: newPassword,
    plan: z
      .unknown()
      .optional()
      .meta({ description: 'starter, basic or premium: the plan to try. Anything else is ignored.', type: 'string' }),
  })
  .meta({ id: 'SignUpInput' });

const checkMail = z.object({ status: z.literal('check_mail') }).meta({ id: 'CheckMail' });

export const signUp = defineRoute({
  name: 'signUp',
  method: 'post',
  path: '/v1/auth/sign-up',
  tag: 'Accounts',
  summary: 'Sign up',
  description: 'The response is the same for new and known addresses. The next step is in the email.',
  access: { kind: 'public' },
  status: 202,
  body: signUpInput,
  answer: checkMail,
  errors: ['busy', 'links_sent', 'password_too_short', 'password_too_long', 'password_common'],
});

const signedIn = z.object({ status: z.literal('signed_in') }).meta({ id: 'SignedIn' });

export const signIn = defineRoute({
  name: 'signIn',
  method: 'post',
  path: '/v1/auth/sign-in',
  tag: 'Accounts',
  summary: 'Sign in',
  description: 'Sets the session cookie or, if two-factor sign-in is on, a short-lived cookie for the second step.',
  access: { kind: 'public' },
  status: 200,
  body: z.strictObject({ email: emailSchema, password, remember: z.boolean().default(true) }).meta({ id: 'SignInInput' }),
  answer: z.union([signedIn, z.object({ status: z.literal('two_factor_required') }).meta({ id: 'TwoFactorRequired' })]),
  errors: ['busy', 'credentials_invalid'],
});

export const signInSecondStep = defineRoute({
  name: 'signInSecondStep',
  method: 'post',
  path: '/v1/auth/sign-in/two-factor',
  tag: 'Accounts',
  summary: 'Complete sign-in with a code',
  description:
    'Send a code from the authenticator app or a recovery code, within the time that the first step allows. Sets the session cookie. A recovery code works once.',
  access: { kind: 'public' },
  status: 200,
  body: z
    .strictObject({
      kind: z.enum(['totp', 'recovery_code']),
      code: z.string().trim().min(6).max(32),
      trustDevice: z.boolean().default(false).meta({ description: "Don't ask for a code on this device for 30 days." }),
    })
    .meta({ id: 'SecondStepInput' }),
  answer: signedIn,
  errors: ['code_wrong', 'sign_in_expired'],
});

export const signOut = defineRoute({
  name: 'signOut',
  method: 'post',
  path: '/v1/auth/sign-out',
  tag: 'Accounts',
  summary: 'Sign out',
  description: 'Ends the session of this browser.',
  access: { kind: 'public' },
  status: 204,
});

export const requestVerificationMail = defineRoute({
  name: 'requestVerificationMail',
  method: 'post',
  path: '/v1/auth/verification-mails',
  tag: 'Accounts',
  summary: 'Request a new confirmation email',
  description: 'The response is the same for known and unknown addresses.',
  access: { kind: 'public' },
  status: 202,
  body: z.strictObject({ email: emailSchema }),
  answer: checkMail,
  errors: ['links_sent'],
});

export const verifyEmail = defineRoute({
  name: 'verifyEmail',
  method: 'post',
  path: '/v1/auth/verify-email',
  tag: 'Accounts',
  summary: 'Confirm an email address with the token from the email',
  description:
    'A first confirmation signs the user in. The password from the sign-up is kept only in the browser that signed up, because anyone can sign up with any address; elsewhere, send a password, or choose one afterward. A change of address takes effect only in a browser that is signed in to that account.',
  access: { kind: 'public' },
  status: 200,
  body: z.strictObject({
    token: z.string().min(1).max(2000),
    password: newPassword.optional().meta({
      description: "The new account's password. Without it, the password from the sign-up is used if this browser signed up.",
      format: 'password',
    }),
  }),
  answer: z
    .object({
      status: z.literal('verified'),
      signedIn: z.boolean(),
      needsPassword: z.boolean().meta({ description: 'Whether the new account has no password yet. The next step is `setFirstPassword`.' }),
    })
    .meta({ id: 'Verified' }),
  errors: ['busy', 'link_invalid', 'unauthenticated', 'password_too_short', 'password_too_long', 'password_common'],
});

export const requestPasswordReset = defineRoute({
  name: 'requestPasswordReset',
  method: 'post',
  path: '/v1/auth/password-resets',
  tag: 'Accounts',
  summary: 'Request a password reset email',
  description: 'The response is the same for known and unknown addresses.',
  access: { kind: 'public' },
  status: 202,
  body: z.strictObject({ email: emailSchema }),
  answer: checkMail,
  errors: ['links_sent'],
});

export const resetPassword = defineRoute({
  name: 'resetPassword',
  method: 'post',
  path: '/v1/auth/reset-password',
  tag: 'Accounts',
  summary: 'Set a new password with the token from the email',
  description: 'Ends every session of the account.',
  access: { kind: 'public' },
  status: 204,
  body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword }),
  errors: ['busy', 'link_invalid', 'password_too_short', 'password_too_long', 'password_common'],
});

export const standingSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('trial'), endsAt: instantSchema, daysLeft: z.int().min(1) }),
    z.object({
      kind: z.literal('active'),
      plan: planSchema,
      graceEndsAt: instantSchema
        .nullable()
        .meta({ description: 'Set if a payment failed: the workspace becomes read-only then, unless it is paid.' }),
    }),
    z.object({
      kind: z.literal('read_only'),
      because: z
        .enum(['deletion', 'payment_failed', 'plan_ended', 'trial_ended', 'no_plan'])
        .meta({ description: '`no_plan`: the workspace never had a trial or a plan.' }),
      since: instantSchema.nullable(),
    }),
  ])
  .meta({ id: 'Standing', description: 'Whether the workspace can be changed, and why.' });

export const userSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    twoFactor: z.boolean(),
    createdAt: instantSchema,
  })
  .meta({ id: 'User' });

export const membershipSchema = z
  .object({
    workspaceId: idSchema,
    name: z.string(),
    role: roleSchema,
    allowed: z
      .array(z.enum(actions))
      .meta({ description: "What this user may currently do here, based on their role and the workspace's standing." }),
    standing: standingSchema,
    deleteAfter: instantSchema.nullable().meta({ description: 'Set while the workspace is scheduled for deletion.' }),
    hidesSample: z.boolean().meta({ description: 'Whether the fictional sample is excluded from every search.' }),
  })
  .meta({ id: 'Membership' });

export const readSession = defineRoute({
  name: 'readSession',
  method: 'get',
  path: '/v1/session',
  tag: 'Accounts',
  summary: 'Get the signed-in user and their workspaces',
  description: 'Also extends the session. The dashboard calls this first.',
  access: { kind: 'user' },
  status: 200,
  answer: z
    .object({
      user: userSchema,
      session: z.object({ id: idSchema, expiresAt: instantSchema }),
      workspaces: z.array(membershipSchema),
      helpEmail: z.string().nullable().meta({ description: 'Where users ask for help and for a plan; null if the operator set none.' }),
      canStartTrial: z.boolean().meta({ description: 'Whether a new workspace of this user would start with a trial.' }),
    })
    .meta({ id: 'Session' }),
});

export const authRoutes = [
  signUp,
  signIn,
  signInSecondStep,
  signOut,
  requestVerificationMail,
  verifyEmail,
  requestPasswordReset,
  resetPassword,
  readSession,
];

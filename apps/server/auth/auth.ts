/**
 * better-auth configured for Leadlight: accounts, sessions, two-factor sign-in, workspaces as organizations.
 * Boundary: called only by the commands of ../auth, ../me, ../members, ../invitations and ../workspaces; its own HTTP endpoints are not mounted. Its
 * tables are in schema auth. Its callbacks write in the transaction of the command (auth-transaction.ts).
 */
import { countOpenInvitations, hasAnyWorkspace, noteEmailChange, takeChosenPlan } from '@leadlight/db/accounts';
import type { Database } from '@leadlight/db/platform';
import { planSchema } from '@leadlight/contract';
import { betterAuth } from 'better-auth';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { organization } from 'better-auth/plugins/organization';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { PostgresDialect } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { appUrls } from '../app-urls.ts';
import type { ServerConfig } from '../config.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { beginTrial, furnishWorkspace } from '../workspaces/new-workspace.ts';
import { authCommandPool, currentAuthCommand } from './auth-transaction.ts';
import { passwordLength } from './password-strength.ts';
import { linkDigest } from './link-token.ts';
import { preparedPasswords } from './passwords.ts';
import { newRecoveryCodes, recoveryCodeKey } from './recovery-codes.ts';

interface AuthParts {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly boss: PgBoss;
  readonly secret: string;
  readonly now: () => Date;
}

const hour = 60 * 60;
const day = 24 * hour;

/** Header in which routes pass the caller's network address to better-auth. */
export const clientAddressHeader = 'x-leadlight-client-address';

/** The prefix distinguishes our cookies from those of the site and of programs on other ports, because browsers share cookies between ports. */
export function cookiePrefix(config: ServerConfig): string {
  return isSecure(config) ? '__Host-leadlight_app' : 'leadlight_app';
}

export function isSecure(config: ServerConfig): boolean {
  return config.publicUrl.startsWith('https:');
}

export function createAuth({ config, db, boss, secret, now }: AuthParts) {
  const base = config.publicUrl;
  const send = queueMail.bind(null, boss);
  const auth = betterAuth({
    appName: 'Leadlight',
    baseURL: base,
    basePath: '/internal/auth',
    secret,
    // Its log lines contain email addresses.
    logger: { disabled: true },
    telemetry: { enabled: false },
    database: { dialect: new PostgresDialect({ pool: authCommandPool(db) }), type: 'postgres', transaction: true },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // http/serve.ts checks origins, for all routes.
      disableCSRFCheck: true,
      disableOriginCheck: true,
      database: { generateId: () => uuidv7() },
    },
    session: { expiresIn: 14 * day, updateAge: hour, cookieCache: { enabled: false } },
    user: {
      additionalFields: { chosenPlan: { type: 'string', required: false, input: true, returned: false } },
      changeEmail: { enabled: true },
      deleteUser: { enabled: true },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      // Hashed outside of the command's transaction (passwords.ts).
      password: preparedPasswords,
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        send(currentAuthCommand(), 'reset-password', user.email, { name: user.name, url: appUrls.resetPassword(base, token) }),
      onPasswordReset: ({ user }) =>
        send(currentAuthCommand(), 'password-changed', user.email, { name: user.name, url: appUrls.forgotPassword(base) }),
    },
    emailVerification: {
      autoSignInAfterVerification: true,
      expiresIn: day,
      // Only for changes of the email: `user.email` is the new one. sign-ups.commands.ts confirms sign-ups.
      sendVerificationEmail: async ({ user, token }) => {
        const tx = currentAuthCommand();
        await noteEmailChange(tx, user.id, linkDigest(token), now());
        await send(tx, 'confirm-new-email', user.email, { name: user.name, url: appUrls.verifyEmail(base, token) });
      },
      afterEmailVerification: (user) => welcome(user),
    },
    plugins: [
      twoFactor({
        issuer: 'Leadlight',
        twoFactorCookieMaxAge: 10 * 60,
        trustDeviceMaxAge: 30 * day,
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          // better-auth compares codes as they are: reading them as keys makes those match that were stored before, with capitals and hyphens.
          storeBackupCodes: {
            encrypt,
            decrypt: async (data): Promise<string> => JSON.stringify((JSON.parse(await decrypt(data)) as string[]).map(recoveryCodeKey)),
          },
        },
      }),
      organization({
        creatorRole: 'owner',
        invitationExpiresIn: 7 * day,
        requireEmailVerificationOnInvitation: true,
        invitationLimit: 100,
        membershipLimit: 1_000,
        organizationLimit: 20,
        disableOrganizationDeletion: true,
        sendInvitationEmail: ({ id, email, role, organization: workspace, inviter }) =>
          send(currentAuthCommand(), 'invitation', email, {
            inviter: inviter.user.name,
            workspace: workspace.name,
            role,
            url: appUrls.invitation(base, id),
          }),
        organizationHooks: {
          afterCreateOrganization: ({ organization: workspace, user }) =>
            furnishWorkspace(currentAuthCommand(), workspace.id, user.id, now()),
        },
      }),
    ],
  });

  /** The first confirmation creates a workspace with its trial, unless the user was invited to one. */
  async function welcome(user: { id: string; name: string; email: string }): Promise<void> {
    const tx = currentAuthCommand();
    const plan = planSchema.safeParse(await takeChosenPlan(tx, user.id));
    if ((await hasAnyWorkspace(tx, user.id)) || (await countOpenInvitations(tx, user.email, now())) > 0) return;
    const id = await foundWorkspace(user.id, `${user.name}’s workspace`.slice(0, 100));
    await beginTrial(tx, user, id, plan.data ?? 'starter', now());
  }

  /** Creates a workspace owned by this user, without a trial. Must run inside a command. @returns its id */
  async function foundWorkspace(userId: string, name: string): Promise<string> {
    const workspace = await auth.api.createOrganization({ body: { name, slug: uuidv7(), userId } });
    if (!workspace) throw new Error('the workspace was not created');
    return workspace.id;
  }

  /** Encrypts recovery codes. */
  async function encrypt(data: string): Promise<string> {
    return symmetricEncrypt({ key: (await auth.$context).secretConfig, data });
  }

  /** Decrypts the secret of an authenticator app, or recovery codes. */
  async function decrypt(data: string): Promise<string> {
    return symmetricDecrypt({ key: (await auth.$context).secretConfig, data });
  }

  return { api: auth.api, foundWorkspace, secret, decrypt };
}

export type Auth = ReturnType<typeof createAuth>;

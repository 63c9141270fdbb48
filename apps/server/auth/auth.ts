/**
 * better-auth, set up for this product: accounts, sessions, two-factor, workspaces as organisations.
 * Boundary: reached through ../auth, ../me and ../workspaces routes only; its own HTTP endpoints are not mounted. Its tables are in schema auth.
 * Everything its callbacks cause happens in the transaction of the act (auth-transaction.ts).
 */
import {
  claimTrial,
  countOpenInvitations,
  createWorkspace,
  hasAnyWorkspace,
  noteAudit,
  startTrial,
  takeChosenPlan,
} from '@leadlight/db/accounts';
import { asApp, type Database } from '@leadlight/db/platform';
import { planSchema } from '@leadlight/contract';
import { betterAuth } from 'better-auth';
import { organization, twoFactor } from 'better-auth/plugins';
import { PostgresDialect } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { appUrls } from '../app-urls.ts';
import type { ServerConfig } from '../config.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { actPool, currentAct } from './auth-transaction.ts';
import { passwordLength } from './password-strength.ts';

interface AuthParts {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly boss: PgBoss;
  readonly secret: string;
  readonly now: () => Date;
  /** Absent: better-auth's own, scrypt. */
  readonly hashPassword?: ((password: string) => Promise<string>) | undefined;
}

const hour = 60 * 60;
const day = 24 * hour;

/** Header in which routes hand better-auth the caller's network address. */
export const clientAddressHeader = 'x-leadlight-client-address';

/** Cookies are told from those of the site and of other programs on other ports by their prefix; browsers do not tell ports apart. */
export function cookiePrefix(config: ServerConfig): string {
  return isSecure(config) ? '__Host-leadlight_app' : 'leadlight_app';
}

function isSecure(config: ServerConfig): boolean {
  return config.publicUrl.startsWith('https:');
}

export function createAuth({ config, db, boss, secret, now, hashPassword }: AuthParts) {
  const base = config.publicUrl;
  const send = queueMail.bind(null, boss);
  const auth = betterAuth({
    appName: 'Leadlight',
    baseURL: base,
    basePath: '/internal/auth',
    secret,
    // Its log lines carry addresses.
    logger: { disabled: true },
    telemetry: { enabled: false },
    database: { dialect: new PostgresDialect({ pool: actPool(db) }), type: 'postgres', transaction: true },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Origins are checked before, for every route alike.
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
      ...(hashPassword ? { password: { hash: hashPassword } } : {}),
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        send(currentAct(), 'reset-password', user.email, { name: user.name, url: appUrls.resetPassword(base, token) }),
      onPasswordReset: ({ user }) =>
        send(currentAct(), 'password-changed', user.email, { name: user.name, url: appUrls.forgotPassword(base) }),
      onExistingUserSignUp: ({ user }) =>
        send(currentAct(), 'sign-up-known', user.email, {
          name: user.name,
          url: appUrls.signIn(base),
          resetUrl: appUrls.forgotPassword(base),
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      // Signing in unconfirmed sends a new link, and answers as a wrong password does.
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: day,
      sendVerificationEmail: ({ user, token }) => {
        const kind = user.emailVerified ? 'confirm-new-email' : 'confirm-email';
        return send(currentAct(), kind, user.email, { name: user.name, url: appUrls.verifyEmail(base, token) });
      },
      afterEmailVerification: (user) => welcome(user),
    },
    plugins: [
      twoFactor({ issuer: 'Leadlight', twoFactorCookieMaxAge: 10 * 60, trustDeviceMaxAge: 30 * day }),
      organization({
        creatorRole: 'owner',
        invitationExpiresIn: 7 * day,
        requireEmailVerificationOnInvitation: true,
        invitationLimit: 100,
        membershipLimit: 1_000,
        organizationLimit: 20,
        disableOrganizationDeletion: true,
        sendInvitationEmail: ({ id, email, role, organization: workspace, inviter }) =>
          send(currentAct(), 'invitation', email, {
            inviter: inviter.user.name,
            workspace: workspace.name,
            role,
            url: appUrls.invitation(base, id),
          }),
        organizationHooks: {
          afterCreateOrganization: ({ organization: workspace, user }) => furnish(workspace.id, user.id),
        },
      }),
    ],
  });

  /** A first confirmation brings a workspace with its trial; someone who was invited joins theirs instead. */
  async function welcome(user: { id: string; name: string; email: string }): Promise<void> {
    const tx = currentAct();
    const plan = planSchema.safeParse(await takeChosenPlan(tx, user.id));
    if ((await hasAnyWorkspace(tx, user.id)) || (await countOpenInvitations(tx, user.email, now())) > 0) return;
    const id = await foundWorkspace(user.id, `${user.name}’s workspace`.slice(0, 100));
    await tryTrial(user, id, plan.data ?? 'starter');
  }

  /** Makes a workspace owned by this person, without trial. Inside an act. @returns its id */
  async function foundWorkspace(personId: string, name: string): Promise<string> {
    const workspace = await auth.api.createOrganization({ body: { name, slug: uuidv7(), userId: personId } });
    if (!workspace) throw new Error('the workspace was not made');
    return workspace.id;
  }

  async function furnish(workspaceId: string, personId: string): Promise<void> {
    await asApp(currentAct(), workspaceId, async (tx) => {
      await createWorkspace(tx, now());
      await noteAudit(tx, { actor: { kind: 'person', id: personId }, action: 'workspace.created' }, now());
    });
  }

  /** Starts the trial unless this person has had one. Inside an act. @returns whether it started */
  async function tryTrial(
    user: { id: string; email: string },
    workspaceId: string,
    plan: 'starter' | 'basic' | 'premium',
  ): Promise<boolean> {
    const tx = currentAct();
    if (!(await claimTrial(tx, user.email, workspaceId, now()))) return false;
    const actor = { kind: 'person', id: user.id } as const;
    await asApp(tx, workspaceId, async (inside) => {
      await startTrial(inside, plan, actor, now());
      await noteAudit(inside, { actor, action: 'trial.started', details: { plan } }, now());
    });
    return true;
  }

  return { api: auth.api, foundWorkspace, tryTrial, secret };
}

export type Auth = ReturnType<typeof createAuth>;

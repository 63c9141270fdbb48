/**
 * Every mail that the application sends: subject, words, the one thing to do. Words only; the look is in layout.ts.
 */
import { trialDays } from '@leadlight/credits';

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Why this person gets this mail, and what to do if it is not theirs. */
  readonly footnote: string;
}

const notYours = 'If this was not you, nothing happens unless the link is opened. You can ignore this mail.';

/** Words by kind of mail. The parameters stand in the job that sends it. */
export const mails = {
  'confirm-email': (p: { name: string; url: string }) => ({
    subject: 'Confirm your email',
    heading: `Welcome, ${p.name}`,
    paragraphs: [`Confirm this address to start your trial. It lasts ${trialDays} days and needs no card.`, 'The link works for 24 hours.'],
    action: { label: 'Confirm email', url: p.url },
    footnote: notYours,
  }),
  'sign-up-known': (p: { name: string; url: string; resetUrl: string }) => ({
    subject: 'You already have an account',
    heading: `Hello ${p.name}`,
    paragraphs: [
      'Someone, probably you, tried to sign up with this address. There is an account with it already, so nothing was changed.',
      `If you forgot your password, set a new one: ${p.resetUrl}`,
    ],
    action: { label: 'Sign in', url: p.url },
    footnote: 'If this was not you, there is nothing to do.',
  }),
  'reset-password': (p: { name: string; url: string }) => ({
    subject: 'Set a new password',
    heading: `Hello ${p.name}`,
    paragraphs: ['Open the link to set a new password. It works for one hour and once.'],
    action: { label: 'Set a new password', url: p.url },
    footnote: notYours,
  }),
  'password-changed': (p: { name: string; url: string }) => ({
    subject: 'Your password was changed',
    heading: `Hello ${p.name}`,
    paragraphs: ['The password of your account was changed just now, and every other session was signed out.'],
    action: { label: 'This was not me', url: p.url },
    footnote: 'If this was you, there is nothing to do.',
  }),
  'confirm-new-email': (p: { name: string; url: string }) => ({
    subject: 'Confirm your new email',
    heading: `Hello ${p.name}`,
    paragraphs: [
      'Confirm this address to use it for your account. Open the link in the browser in which you are signed in.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm new email', url: p.url },
    footnote: notYours,
  }),
  'email-change-requested': (p: { name: string; url: string }) => ({
    subject: 'Your email is about to change',
    heading: `Hello ${p.name}`,
    paragraphs: ['A change of the email of your account was asked for. It counts once the new address is confirmed.'],
    action: { label: 'This was not me', url: p.url },
    footnote: 'If this was you, there is nothing to do here.',
  }),
  'two-factor-changed': (p: { name: string; isOn: boolean; url: string }) => ({
    subject: p.isOn ? 'Two-factor sign-in is on' : 'Two-factor sign-in is off',
    heading: `Hello ${p.name}`,
    paragraphs: [
      p.isOn
        ? 'Signing in now asks for a code from your authenticator app. Keep the recovery codes where you can reach them without your phone.'
        : 'Signing in no longer asks for a code.',
    ],
    action: { label: 'This was not me', url: p.url },
    footnote: 'If this was you, there is nothing to do.',
  }),
  invitation: (p: { inviter: string; workspace: string; role: string; url: string }) => ({
    subject: `${p.inviter} invites you to ${p.workspace}`,
    heading: `Join ${p.workspace}`,
    paragraphs: [
      `${p.inviter} invites you to work together in ${p.workspace}${p.role === 'member' ? '' : `, as ${p.role}`}.`,
      'Sign in or sign up with this address to accept. The invitation is open for 7 days.',
    ],
    action: { label: 'See the invitation', url: p.url },
    footnote: `You get this mail because ${p.inviter} entered this address. If you do not know them, ignore it.`,
  }),
  'deletion-requested': (p: { name: string; workspace: string; on: string; url: string }) => ({
    subject: `${p.workspace} will be deleted`,
    heading: `Hello ${p.name}`,
    paragraphs: [
      `${p.workspace} is read-only from now on, and everything in it will be removed on ${p.on}. Until then an owner can keep it.`,
    ],
    action: { label: 'Keep the workspace', url: p.url },
    footnote: 'You get this mail because you are an owner of the workspace.',
  }),
  'deletion-done': (p: { name: string; workspace: string; removed: string }) => ({
    subject: `${p.workspace} was deleted`,
    heading: `Hello ${p.name}`,
    paragraphs: [`Everything in ${p.workspace} was removed. In figures, ${p.removed}.`],
    footnote: 'You get this mail because you were an owner of the workspace.',
  }),
} satisfies Record<string, (parameters: never) => MailContent>;

export type MailKind = keyof typeof mails;
export type MailParameters<K extends MailKind> = Parameters<(typeof mails)[K]>[0];

/** A mail that waits to be sent: the data of its job. */
export interface QueuedMail<K extends MailKind = MailKind> {
  readonly kind: K;
  readonly to: string;
  readonly parameters: MailParameters<K>;
}

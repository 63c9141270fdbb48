/**
 * The text of every email that the application sends: subject, paragraphs, one action. The visual design is in layout.ts.
 */
import { trialDays } from '@leadlight/credits';
import { nameInMail } from './name-in-mail.ts';

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Why the user gets this email, and what to do if they didn't expect it. */
  readonly footnote: string;
}

const notYours = "If you didn't request this, you can ignore this email. Nothing changes unless the link is opened.";

const ownersOnly = 'You received this email because you are an owner of the workspace.';

const greeting = (words: string, name: string, without: string): string => {
  const shown = nameInMail(name, '');
  return shown === '' ? without : `${words} ${shown}`;
};

/** Email text by kind. The job that sends the email stores the parameters. */
export const mails = {
  'confirm-email': (p: { name: string; url: string }) => ({
    subject: 'Confirm your email',
    heading: greeting('Welcome,', p.name, 'Welcome'),
    paragraphs: [`Confirm your email address to start your ${trialDays}-day trial. No card required.`, 'This link expires in 24 hours.'],
    action: { label: 'Confirm email', url: p.url },
    footnote: notYours,
  }),
  'sign-up-known': (p: { name: string; url: string; resetUrl: string }) => ({
    subject: 'You already have an account',
    heading: `Hello ${p.name}`,
    paragraphs: [
      'Someone, probably you, tried to sign up with this email address. It already has an account, so nothing was changed.',
      `If you forgot your password, set a new one: ${p.resetUrl}`,
    ],
    action: { label: 'Sign in', url: p.url },
    footnote: "If this wasn't you, no action is needed.",
  }),
  'reset-password': (p: { name: string; url: string }) => ({
    subject: 'Set a new password',
    heading: `Hello ${p.name}`,
    paragraphs: ['Use this link to set a new password. It works once and expires in one hour.'],
    action: { label: 'Set a new password', url: p.url },
    footnote: notYours,
  }),
  'password-changed': (p: { name: string; url: string }) => ({
    subject: 'Your password was changed',
    heading: `Hello ${p.name}`,
    paragraphs: ['Your password was just changed, and you were signed out of all other sessions.'],
    action: { label: "This wasn't me", url: p.url },
    footnote: 'If this was you, no action is needed.',
  }),
  'confirm-new-email': (p: { name: string; url: string }) => ({
    subject: 'Confirm your new email',
    heading: greeting('Hello', p.name, 'Hello'),
    paragraphs: [
      'Confirm this email address to use it for your account. Open the link in the browser where you are signed in.',
      'This link expires in 24 hours.',
    ],
    action: { label: 'Confirm new email', url: p.url },
    footnote: notYours,
  }),
  'email-change-requested': (p: { name: string; url: string }) => ({
    subject: 'Your email address is about to change',
    heading: `Hello ${p.name}`,
    paragraphs: ['Someone requested a change to the email address of your account. It takes effect once the new address is confirmed.'],
    action: { label: "This wasn't me", url: p.url },
    footnote: 'If this was you, no action is needed here.',
  }),
  'two-factor-changed': (p: { name: string; isOn: boolean; url: string }) => ({
    subject: p.isOn ? 'Two-factor sign-in is on' : 'Two-factor sign-in is off',
    heading: `Hello ${p.name}`,
    paragraphs: [
      p.isOn
        ? 'You now need a code from your authenticator app to sign in. Keep your recovery codes in a place you can reach without your phone.'
        : 'You no longer need a code to sign in.',
    ],
    action: { label: "This wasn't me", url: p.url },
    footnote: 'If this was you, no action is needed.',
  }),
  invitation: (p: { inviter: string; workspace: string; role: string; url: string }) => {
    const inviter = nameInMail(p.inviter, 'Someone');
    const workspace = nameInMail(p.workspace, 'a workspace');
    return {
      subject: `${inviter} invited you to ${workspace}`,
      heading: `Join ${workspace}`,
      paragraphs: [
        `${inviter} invited you to join ${workspace}${p.role === 'member' ? '' : ` as an ${p.role}`}.`,
        'To accept, sign in or sign up with this email address. The invitation expires in 7 days.',
      ],
      action: { label: 'View invitation', url: p.url },
      footnote: `You received this email because ${nameInMail(p.inviter, 'someone')} entered your address. If you don't know them, ignore it.`,
    };
  },
  'deletion-requested': (p: { name: string; workspace: string; on: string; url: string }) => ({
    subject: `${p.workspace} will be deleted`,
    heading: `Hello ${p.name}`,
    paragraphs: [`${p.workspace} is now read-only, and everything in it will be deleted on ${p.on}. Until then, an owner can keep it.`],
    action: { label: 'Keep the workspace', url: p.url },
    footnote: 'You received this email because you are an owner of the workspace.',
  }),
  'deletion-done': (p: { name: string; workspace: string; removed: string }) => ({
    subject: `${p.workspace} was deleted`,
    heading: `Hello ${p.name}`,
    paragraphs: [`Everything in ${p.workspace} was deleted (${p.removed}).`],
    footnote: 'You received this email because you were an owner of the workspace.',
  }),
  'trial-ends': (p: { name: string; workspace: string; days: string; on: string; url: string }) => ({
    subject: `The trial of ${p.workspace} ends in ${p.days === '1' ? '1 day' : `${p.days} days`}`,
    heading: `Hello ${p.name}`,
    paragraphs: [
      `The trial of ${p.workspace} ends on ${p.on}. Choose a plan to continue working.`,
      'Without a plan, the workspace becomes read-only. Nothing is deleted, and you can still read and export everything.',
    ],
    action: { label: 'Choose a plan', url: p.url },
    footnote: ownersOnly,
  }),
  'read-only': (p: { name: string; workspace: string; because: 'trial' | 'grace'; url: string }) => ({
    subject: `${p.workspace} is read-only`,
    heading: `Hello ${p.name}`,
    paragraphs: [
      p.because === 'trial'
        ? `The trial of ${p.workspace} has ended, and the workspace is read-only now.`
        : `The last payment for ${p.workspace} is still open, and the workspace is read-only now.`,
      'Nothing was deleted. You can read and export everything, and continue once a plan is paid.',
    ],
    action: { label: p.because === 'trial' ? 'Choose a plan' : 'Pay the invoice', url: p.url },
    footnote: ownersOnly,
  }),
  'payment-received': (p: {
    name: string;
    workspace: string;
    plan: string;
    amount: string;
    credits: string;
    receipt: string;
    url: string;
  }) => ({
    subject: p.plan === '' ? `Your credits for ${p.workspace}` : `${p.workspace} is on ${p.plan}`,
    heading: `Thank you, ${p.name}`,
    paragraphs: [
      `We received ${p.amount} for ${p.workspace}${p.plan === '' ? '' : ` (${p.plan})`}. ${p.credits} credits were added.`,
      ...(p.receipt === '' ? [] : [`Invoice and receipt: ${p.receipt}`]),
    ],
    action: { label: 'View plan and usage', url: p.url },
    footnote: ownersOnly,
  }),
  'payment-failed': (p: { name: string; workspace: string; on: string; url: string }) => ({
    subject: `A payment for ${p.workspace} failed`,
    heading: `Hello ${p.name}`,
    paragraphs: [
      `We couldn't charge the card for ${p.workspace}. The workspace works until ${p.on}; then it becomes read-only until the invoice is paid.`,
      'Nothing is deleted. Check the card, or enter another one.',
    ],
    action: { label: 'Check the card', url: p.url },
    footnote: ownersOnly,
  }),
  'grace-ends': (p: { name: string; workspace: string; on: string; url: string }) => ({
    subject: `${p.workspace} becomes read-only on ${p.on}`,
    heading: `Hello ${p.name}`,
    paragraphs: [`An invoice for ${p.workspace} is still open. The workspace becomes read-only on ${p.on} unless it is paid.`],
    action: { label: 'Pay the invoice', url: p.url },
    footnote: ownersOnly,
  }),
  'plan-canceled': (p: { name: string; workspace: string; plan: string; on: string; url: string }) => ({
    subject: `${p.plan} for ${p.workspace} ends on ${p.on}`,
    heading: `Hello ${p.name}`,
    paragraphs: [
      `The plan ${p.plan} for ${p.workspace} was canceled and ends on ${p.on}. Until then, everything works, and you can resume the plan.`,
      'After that, the workspace is read-only. Nothing is deleted.',
    ],
    action: { label: 'View plan', url: p.url },
    footnote: ownersOnly,
  }),
  'plan-ended': (p: { name: string; workspace: string; plan: string; url: string }) => ({
    subject: `${p.plan} for ${p.workspace} has ended`,
    heading: `Hello ${p.name}`,
    paragraphs: [
      `The plan ${p.plan} for ${p.workspace} has ended. The workspace is read-only now, and nothing was deleted.`,
      'You can return at any time by choosing a plan.',
    ],
    action: { label: 'Choose a plan', url: p.url },
    footnote: ownersOnly,
  }),
  'bounce-refunds-exceeded': (p: { workspaceId: string; waiting: string; on: string; url: string }) => ({
    subject: 'A workspace reported more bounces than are refunded',
    heading: 'Refunds wait for bounce messages',
    paragraphs: [
      `On ${p.on}, the workspace ${p.workspaceId} reported more bounces than are refunded without a bounce message. ${p.waiting} of the addresses are refunded only when the bounce message is sent.`,
      'Many bounces can mean that the data is outdated, or that addresses are reported to get credits back. BOUNCE_REFUND_PERCENT and BOUNCE_REFUND_LEAST set the limit.',
    ],
    action: { label: 'Open Leadlight', url: p.url },
    footnote:
      'You received this email because yours is the contact address of this installation. It is sent at most once in 30 days for each workspace.',
  }),
} satisfies Record<string, (parameters: never) => MailContent>;

export type MailKind = keyof typeof mails;
export type MailParameters<K extends MailKind> = Parameters<(typeof mails)[K]>[0];

/** An email waiting to be sent: the data of its job. */
export interface QueuedMail<K extends MailKind = MailKind> {
  readonly kind: K;
  readonly to: string;
  readonly parameters: MailParameters<K>;
}

/** The limits on emails that a visitor triggers to an address that may be someone else's. */
import { Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { countedAddress } from './client-address.ts';

/** What the email's link is for. Each has limits of its own, so that links to confirm an address can't use up those to reset a password. */
export type LinkKind = 'confirm' | 'reset';

interface MailLink {
  readonly kind: LinkKind;
  readonly email: string;
  /** The browser, if the account was signed in to with it before. Its emails are counted for itself only. */
  readonly device?: string | null;
}

/**
 * One caller can't use up the emails that the owner of an address may request, and callers at many network addresses can't fill a mailbox within minutes.
 * If others have used up an address's emails, the mailbox has links of the same kind that still work: the limits' windows are no longer than a link is valid.
 * The shorter limit for everyone comes before the longer one, so that what it refuses doesn't count for the hour; nor does it for the caller, who may be the
 * owner and got no email.
 * @throws Refusal rate_limited, if this caller or browser requested too many; links_sent, if everyone together did
 */
export async function countMail({ limits, config }: Services, c: Context, { kind, email, device }: MailLink): Promise<void> {
  if (device) {
    await limits.count(c, 'mail-by-device', `${email} ${device}`);
    return;
  }
  const own = `${kind} ${email} ${countedAddress(config, c)}`;
  await limits.count(c, 'mail-by-email', own);
  try {
    await limits.count(c, 'mail-burst-to-email', `${kind} ${email}`);
    await limits.count(c, 'mail-to-email', `${kind} ${email}`);
  } catch (refused) {
    await limits.giveBack('mail-by-email', own);
    throw refused instanceof Refusal && refused.code === 'rate_limited' ? new Refusal('links_sent') : refused;
  }
}

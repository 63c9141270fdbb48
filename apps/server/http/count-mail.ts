/** The limits on emails that a visitor triggers to an address that may be someone else's. */
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { countedAddress } from './client-address.ts';

/**
 * One caller can't use up the emails that the owner of an address may request, and callers at many network addresses can't fill a mailbox within minutes.
 * The shorter limit for everyone comes before the longer one, so that what it refuses doesn't count for the hour; nor does it for the caller, who may be the
 * owner and got no email.
 * @throws Refusal rate_limited
 */
export async function countMail({ limits, config }: Services, c: Context, email: string): Promise<void> {
  const own = `${email} ${countedAddress(config, c)}`;
  await limits.count(c, 'mail-by-email', own);
  try {
    await limits.count(c, 'mail-burst-to-email', email);
    await limits.count(c, 'mail-to-email', email);
  } catch (refused) {
    await limits.giveBack('mail-by-email', own);
    throw refused;
  }
}

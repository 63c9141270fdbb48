/** Links to the operator's setup of verification and enrichment. */
import { randomBytes } from 'node:crypto';
import { Refusal, type Database } from '@leadlight/db/platform';
import { addSetupLink, isSetupLinkValid } from '@leadlight/db/verification';
import type { PublicContext } from '../command.ts';
import { digestOf } from '../http/caller.ts';

/** Long enough to change DNS records and check again; short enough that a link in a terminal's history is useless. */
const linkValidMs = 24 * 60 * 60_000;

/** @returns the token of a link that opens the setup until it expires. Only its digest is stored. */
export async function createSetupLink(db: Database, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await addSetupLink(db.app, digestOf(token), new Date(now.getTime() + linkValidMs), now);
  return token;
}

/** @throws Refusal setup_link_invalid */
export async function requireSetupLink(context: PublicContext, token: string): Promise<void> {
  if (!(await isSetupLinkValid(context.services.db.app, digestOf(token), context.now))) throw new Refusal('setup_link_invalid');
}

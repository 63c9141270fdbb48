/** Sites whose owners do not want to be read: in force at once, for all workspaces. */
import { domainToASCII } from 'node:url';
import { addRefusedSite, removeRefusedSite, type RefusedSite } from '@leadlight/db/enrichments';
import type { Database } from '@leadlight/db/platform';
import { domainOf } from '@leadlight/vocabulary';

/** @returns the site that is refused now, also if it was before; null if the text is not a public domain */
export async function refuseSite(
  db: Database,
  text: string,
  { origin, reason, now }: Pick<RefusedSite, 'origin' | 'reason'> & { readonly now: Date },
): Promise<string | null> {
  const site = siteFrom(text);
  if (site !== null) await addRefusedSite(db.app, { site, origin, reason: reason.slice(0, 500), createdAt: now });
  return site;
}

/** @returns the site that may be read again; null if it was not on the list */
export async function readSiteAgain(db: Database, text: string): Promise<string | null> {
  const site = siteFrom(text);
  return site !== null && (await removeRefusedSite(db.app, site)) ? site : null;
}

/** The registrable domain in A-labels, as the gate for websites knows it. */
function siteFrom(text: string): string | null {
  if (text.length > 2_000) return null;
  // An address of the owner names the domain as well.
  const domain = domainOf(text.trim().replace(/^[^@/]*@/, ''));
  return (domain === null ? '' : domainToASCII(domain)) || null;
}

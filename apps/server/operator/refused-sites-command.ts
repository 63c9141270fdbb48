/** `npm run operator -- refused-sites`: the sites whose owners do not want to be read. */
import { listRefusedSites } from '@leadlight/db/enrichments';
import type { Database } from '@leadlight/db/platform';
import { StartError } from '../config.ts';
import { readSiteAgain, refuseSite } from '../enrichments/refused-sites.commands.ts';

export const refusedSitesUsage = `  refused-sites                                list websites that are not read, because their owners asked for it
    add DOMAIN [REASON]    never read it again, at once
    remove DOMAIN          read it again when somebody asks for it`;

export async function refusedSitesCommand(db: Database, [what, domain = '', ...reason]: readonly string[], now: Date): Promise<string> {
  if (what === undefined) return list(db);
  if (domain === '' || (what !== 'add' && what !== 'remove') || (what === 'remove' && reason.length > 0))
    throw new StartError(`npm run operator -- refused-sites\n${refusedSitesUsage}`);
  if (what === 'add') {
    const site = await refuseSite(db, domain, { origin: 'operator', reason: reason.join(' '), now });
    if (site === null) throw new StartError(`${domain} is not a public domain.`);
    return `${site} is no longer read.`;
  }
  const site = await readSiteAgain(db, domain);
  if (site === null) throw new StartError(`${domain} is not on the list. To see the list, run: npm run operator -- refused-sites`);
  return `${site} can be read again.`;
}

async function list(db: Database): Promise<string> {
  const sites = await listRefusedSites(db.app);
  if (sites.length === 0) return 'No website is refused.';
  return sites
    .map(({ site, origin, reason, createdAt }) =>
      `${createdAt.toISOString().slice(0, 10)}  ${origin.padEnd(8)}  ${site}${reason === '' ? '' : `  ${reason}`}`.trimEnd(),
    )
    .join('\n');
}

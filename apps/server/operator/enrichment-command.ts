/** `npm run operator -- enrichment`: the page that says who reads websites, without which none is read. */
import { readWebContact } from '@leadlight/db/enrichments';
import { Refusal, type Database } from '@leadlight/db/platform';
import { parseArgs } from 'node:util';
import { appUrls } from '../app-urls.ts';
import { StartError, type ServerConfig } from '../config.ts';
import { createSetupLink } from '../setup-links/setup-links.commands.ts';
import { saveWebContact } from '../web-contact/web-contact.commands.ts';

export const enrichmentUsage = `  enrichment                                   show the page that says who reads websites; without one, none is read
    --contact URL     use this page from now on, without a restart
    --link            print a link to the same setup in the browser, valid for a day`;

/** @throws StartError for wrong options, and if the address can't be saved */
export async function enrichmentCommand(db: Database, args: readonly string[], now: Date, config: ServerConfig): Promise<string> {
  const { contact, link } = parse(args);
  if (link) return appUrls.webContact(config.publicUrl, await createSetupLink(db, now));
  if (contact !== undefined) return `Saved: ${await save(db, contact, now, config)}. Running servers use it within half a minute.`;
  const inUse = config.web.contactUrl ?? (await readWebContact(db.app));
  return inUse === null
    ? 'No website is read, because no page says who reads them. Set one with --contact, for example https://example.com/bot.'
    : `Websites are read as Leadlight/1 (+${inUse}).`;
}

function parse(args: readonly string[]): { contact?: string | undefined; link?: boolean | undefined } {
  try {
    return parseArgs({ args: [...args], options: { contact: { type: 'string' }, link: { type: 'boolean' } } }).values;
  } catch {
    throw new StartError(`npm run operator -- enrichment\n${enrichmentUsage}`);
  }
}

async function save(db: Database, contact: string, now: Date, config: ServerConfig): Promise<string> {
  try {
    return await saveWebContact(config.web, db, contact, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StartError(
      error.code === 'web_contact_in_environment'
        ? 'Nothing was saved: WEB_CONTACT_URL is set and takes precedence. Change it there, or remove it and restart.'
        : `Nothing was saved: ${contact} is not a page on the public web, such as https://example.com/bot.`,
    );
  }
}

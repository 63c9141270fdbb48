/** Saves the page that says who reads websites. */
import { readWebUrl } from '@leadlight/adapters';
import { writeWebContact } from '@leadlight/db/enrichments';
import { Refusal, type Database } from '@leadlight/db/platform';
import type { WebConfig } from '../enrichments/web.config.ts';

/**
 * @param given the address of a page on the public web, with or without "https://"
 * @returns the address as it appears in the user agent
 * @throws Refusal web_contact_invalid, web_contact_in_environment
 */
export async function saveWebContact({ contactUrl }: WebConfig, db: Database, given: string, now: Date): Promise<string> {
  if (contactUrl !== null) throw new Refusal('web_contact_in_environment');
  const text = given.trim();
  const reading = readWebUrl(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (reading.kind !== 'url') throw new Refusal('web_contact_invalid');
  const { href } = reading.url;
  await writeWebContact(db.app, href, now);
  return href;
}

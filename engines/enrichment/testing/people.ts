/** Reads the people of one page, for tests. */
import { extractSite } from '../extract/extract-site.ts';
import { readPage } from '../page/read-page.ts';

/** A paragraph that names no one, so that the page has a text. */
export const filler = '<p>Pumps and valves since the first day. We answer within two days, and we like to hear what you think of them.</p>';

/**
 * @param html what the page of acme.com has below its heading and a paragraph
 * @returns "Ana Silva, CEO" for each person, in alphabetical order
 */
export function people(html: string, path = 'team', language = 'en'): string[] {
  const page = readPage(
    `<html lang="${language}"><title>Acme</title><body><h1>Acme</h1>${filler}${html}</body></html>`,
    `https://acme.com/${path}`,
  );
  const answer = extractSite([{ page, name: path }], 'acme.com').facts.people;
  return answer.kind === 'found' ? answer.values.map(({ value }) => `${value.name}, ${value.title}`).toSorted() : [];
}

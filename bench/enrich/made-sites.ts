/**
 * Sites that we made in the styles of real ones, with labels: `made-sites/*.txt`. A site starts with `@@@ domain` and its labels as JSON, a page with
 * `=== path`. Addresses are [street, postal code, city, country], people [name, title], phones E.164 with "fax" or "whatsapp" before it.
 * Files called `seen-` were measured once before any rule was made for them (docs/enrichment-measurements.md), and belong to the development half since.
 * `peopleOptional` are people whom one may count among the company's or not (advisers, investors): they are neither right nor wrong.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Half, isIn, type SavedSite } from './saved-sites.ts';

interface Labels {
  names: { legal: string | null; brand: string };
  emails: string[];
  phones: string[];
  addresses: [string | null, string | null, string, string][];
  socials: string[];
  people: [string, string][];
  peopleOptional?: string[];
  technologies?: string[];
}

const ownFolder = fileURLToPath(new URL('./made-sites', import.meta.url));

/** @param folder - with files of the same form, if not our own */
export function readMadeSites(half: Half, folder = ownFolder): SavedSite[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => {
      const sites = readFileSync(join(folder, file), 'utf8').split(/^@@@ /m).slice(1).map(siteOf);
      return file.startsWith('seen-') ? (half === 'held-out' ? [] : sites) : sites.filter(({ domain }) => isIn(half, domain));
    });
}

function siteOf(text: string): SavedSite {
  const [head = '', ...pages] = text.split(/^=== /m);
  const domain = head.slice(0, head.indexOf('\n')).trim();
  const labels = JSON.parse(head.slice(head.indexOf('\n'))) as Labels;
  return {
    domain,
    truth: {
      domain,
      names: labels.names,
      emails: labels.emails.map((value) => ({ value })),
      phones: labels.phones.map((phone) => {
        const [e164 = '', kind = 'voice'] = phone.split(' ').toReversed();
        return { e164, kind };
      }),
      addresses: labels.addresses.map(([street, postalCode, city, country]) => ({ street, postalCode, city, country })),
      socials: Object.fromEntries(labels.socials.entries()),
      people: labels.people.map(([name, title]) => ({ name, title })),
      peopleOptional: labels.peopleOptional ?? [],
      technologies: labels.technologies ?? [],
      description: null,
      metaDescription: null,
    },
    pages: pages.map((page) => {
      const path = page.slice(0, page.indexOf('\n')).trim();
      return { name: path, url: `https://${domain}/${path.replace(/(^|\/)index\.html$/, '$1')}`, html: page.slice(page.indexOf('\n') + 1) };
    }),
  };
}

/** Small saved websites for the web lab: a home page each, with what must be found on it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SavedSite {
  readonly domain: string;
  readonly name: string;
  readonly email: string;
  /** Marked in its page. */
  readonly technologies: readonly string[];
}

const first = ['Alder', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fern', 'Granite', 'Heron', 'Iris'] as const;
const second = ['Pumps', 'Looms', 'Valves', 'Kilns'] as const;
/** What a page with this technology contains, from the vendors' own instructions. Scripts are never run. */
const marks: Readonly<Record<string, string>> = {
  'Matomo Analytics': `<script>var _paq = window._paq = window._paq || []; var u = "//stats.example.com/"; _paq.push(['setTrackerUrl', u + 'matomo.php']);</script>
<script async src="//stats.example.com/matomo.js"></script>`,
  HubSpot: '<script async defer id="hs-script-loader" src="//js.hs-scripts.com/123456.js"></script>',
  Shopify: '<script src="https://cdn.shopify.com/s/files/1/0001/theme.js"></script>',
};

/** Thirty-six: a third of them use Matomo Analytics, a quarter HubSpot, and every twelfth both. */
export const savedSites: readonly SavedSite[] = first.flatMap((one, row) =>
  second.map((other, column): SavedSite => {
    const index = row * second.length + column;
    const domain = `${one}-${other}.com`.toLowerCase();
    return {
      domain,
      name: `${one} ${other}`,
      email: `hello@${domain}`,
      technologies: [
        ...(index % 3 === 0 ? ['Matomo Analytics'] : []),
        ...(index % 4 === 0 ? ['HubSpot'] : index % 4 === 1 ? ['Shopify'] : []),
      ],
    };
  }),
);

/** Writes the sites into a folder, as the lab reads them. */
export async function writeSavedSites(folder: string): Promise<void> {
  for (const site of savedSites) {
    await mkdir(join(folder, site.domain), { recursive: true });
    await writeFile(join(folder, site.domain, 'index.html'), pageOf(site));
  }
}

function pageOf({ name, email, technologies }: SavedSite): string {
  const organization = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name, email });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="description" content="${name} makes machines for small workshops.">
${technologies.map((technology) => marks[technology]).join('\n')}
<script type="application/ld+json">${organization}</script></head><body><main><h1>${name}</h1>
<p>${`${name} makes machines for people who repair, measure and weave things. Small workshops use them every day. `.repeat(4)}</p>
<p>Write to <a href="mailto:${email}">${email}</a></p></main></body></html>`;
}

/** People looked up on their employers' saved websites, without any provider: who is found, and whether what is said about them is right. */
import { extractSite, readPage } from '@leadlight/enrichment';
import { findOnSite } from '@leadlight/profiles';
import { isSamePerson, isSameTitle } from '../enrich/extract.ts';
import { readSites, type Half } from '../enrich/saved-sites.ts';

export interface SiteLookups {
  readonly asked: number;
  readonly found: number;
  /** Found, and of the label's name. */
  readonly right: number;
  readonly titles: number;
  readonly rightTitles: number;
  /** Found without a quote from the page. */
  readonly withoutEvidence: number;
  /** People of other sites who were asked about, and how many of them were found here. */
  readonly strangers: number;
  readonly strangersFound: number;
}

export function lookUpOnSites(data: string, half: Half): SiteLookups {
  const sites = readSites(data, half).map(({ domain, truth, pages }) => {
    const { facts } = extractSite(
      pages.map(({ html, url, name }) => ({ page: readPage(html, url), name })),
      domain,
    );
    const people = facts.people.kind === 'found' ? facts.people.values.map(({ value, evidence }) => ({ ...value, evidence })) : [];
    return { truth, people };
  });
  const everybody = sites.flatMap(({ truth }) => truth.people);
  let [asked, found, right, titles, rightTitles, withoutEvidence, strangers, strangersFound] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { truth, people } of sites) {
    for (const { name, title } of truth.people) {
      asked += 1;
      const person = findOnSite(people, { name, linkedin: null, emails: [] });
      if (!person) continue;
      found += 1;
      if (isSamePerson(person.name, name)) right += 1;
      if (person.evidence.length === 0) withoutEvidence += 1;
      if (person.title === null || title === null) continue;
      titles += 1;
      if (isSameTitle(person.title, title)) rightTitles += 1;
    }
    for (const { name } of everybody) {
      if (truth.people.some((own) => isSamePerson(own.name, name))) continue;
      strangers += 1;
      if (findOnSite(people, { name, linkedin: null, emails: [] })) strangersFound += 1;
    }
  }
  return { asked, found, right, titles, rightTitles, withoutEvidence, strangers, strangersFound };
}

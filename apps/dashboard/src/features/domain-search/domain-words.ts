/** The texts of a domain search: the pattern of its addresses with what proves it, and whether the domain accepts every name. */
import type { DomainSearch } from '../../api/contract.ts';
import { wordAge } from '../../words/dates.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

type AddressPatterns = DomainSearch['addressPatterns'];

const parts: Record<string, string> = { first: 'ana', last: 'silva', fi: 'an', la: 'si', f: 'a', l: 's' };

/** The address of Ana Silva: "ana.silva@acme.com" for "first.last". */
export const exampleOf = (pattern: string, domain: string): string =>
  `${pattern.replaceAll(/first|last|fi|la|f|l/g, (part) => parts[part] ?? part)}@${domain}`;

/** "3 of 4 addresses". */
export const wordFollowers = (followers: number, { addresses }: AddressPatterns): string =>
  followers === addresses
    ? addresses === 1
      ? 'the only one'
      : `all ${wordNumber(addresses)}`
    : `${wordNumber(followers)} of ${wordNumber(addresses)}`;

/** What the pattern was learned from, or why it isn't known. */
export function wordBasis({ basis, addresses, sources }: AddressPatterns): string {
  if (basis === 'not_verified')
    return `From ${wordCount(addresses, 'address', 'addresses')} that ${addresses === 1 ? 'hasn’t' : 'haven’t'} been verified, so it may be wrong.`;
  if (basis === 'unknown')
    return addresses === 0
      ? 'Not known. Your workspace has no address of a person here that it could be learned from.'
      : `Not known. The ${addresses === 1 ? 'one address' : `${wordNumber(addresses)} addresses`} that your workspace has here ${addresses === 1 ? 'follows' : 'follow'} no pattern.`;
  const proofs = [
    sources.deliverable > 0 && `${wordNumber(sources.deliverable)} verified`,
    sources.found > 0 && `${wordNumber(sources.found)} confirmed by a find`,
    sources.published > 0 && `${wordNumber(sources.published)} published on the website`,
  ].filter((proof) => proof !== false);
  return `From ${wordCount(addresses, 'proven address', 'proven addresses')}: ${proofs.join(', ')}.`;
}

/** Why the mail provider isn't known. Only a website that was read has its MX records looked up. */
export const wordNoProvider = (enrichment: DomainSearch['enrichment']): string =>
  enrichment?.outcome === 'read' ? 'The last reading named none.' : 'Reading the company’s website shows it.';

/** What to do when nobody is known at a domain. */
export function wordNobody({ isSample, enrichment, sitePeople }: Pick<DomainSearch, 'isSample' | 'enrichment' | 'sitePeople'>): string {
  if (isSample) return 'The sample has no people at this company.';
  if (sitePeople.length > 0)
    return `${sitePeople.length === 1 ? 'One person is' : `${wordNumber(sitePeople.length)} people are`} named on its website, below. Add them to your people, or find their email.`;
  return enrichment === null
    ? 'Enrich the company: its website may name people that you can add.'
    : 'Find the email of someone by name, or import a file that names this company or its domain.';
}

/** Whether the domain accepts every name, which decides whether addresses here can be verified. */
export function wordAcceptsAll(
  { acceptsAll, acceptsAllCheckedAt }: DomainSearch['mail'],
  now = new Date(),
): { title: string; text: string } {
  const checked = acceptsAllCheckedAt === null ? '' : ` Checked ${wordAge(acceptsAllCheckedAt, now)}.`;
  if (acceptsAll === null) return { title: 'Not known', text: 'No verification or find of your workspace has shown it.' };
  return acceptsAll
    ? { title: 'Yes', text: `Mailboxes here can’t be confirmed.${checked}` }
    : { title: 'No', text: `Mailboxes here can be confirmed.${checked}` };
}

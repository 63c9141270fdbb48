/** What costs nothing extra, in this order: the workspace's records and the pool, the employer's website, the email finder and verifier. */
import { emailCheckOf, erasedPeople, findEmployer, findSeen, isRevealed, readPeopleToWrite, readPersonRecords } from '@leadlight/db/leads';
import { isDomainSuppressed, type CompanyDetail } from '@leadlight/db/enrichments';
import { isNotFound } from '@leadlight/db/platform';
import { readProposalKeys } from '@leadlight/db/profiles';
import { readRefusedAddresses } from '@leadlight/db/verification';
import type { Evidence, Fact } from '@leadlight/leads';
import { findOnSite, whatAddressShows } from '@leadlight/profiles';
import { addressKey } from '@leadlight/vocabulary';
import { companyDomainOf, emailDomain, isPersonalAddress, isRoleAddress } from '@leadlight/vocabulary/identity';
import { factsOfCopy } from '../leads/hand-made.ts';
import { findSamePerson } from '../people/recognize-person.ts';
import { readEmployer } from './employer-record.ts';
import type { EmployerSite, EmployerSites } from './employer-sites.ts';
import { keyText } from './overwrite.ts';
import { checkMailbox, findMailbox } from './mailboxes.ts';
import { acceptedValue, type ProfileDraft } from './profile-draft.ts';
import { inside, type ProfileWorld } from './profile-world.ts';

/** Why a row is not worked on. */
export type RowRefusal = 'gone' | 'sample' | 'erased' | 'suppressed';

/** Looks the person up in the workspace and the pool. @returns why the person must not be enriched; null if they may be */
export async function readRecords(
  world: ProfileWorld,
  draft: ProfileDraft,
  { personId, reveal }: { readonly personId: string | null; readonly reveal: ((poolId: string) => Promise<void>) | null },
): Promise<RowRefusal | null> {
  const refusal = await inside(world, async (tx): Promise<RowRefusal | null> => {
    const { seconds, given } = draft;
    if (personId !== null) {
      const seenId = await findSeen(tx, 'people', personId).catch((error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      });
      if (seenId === null) return 'gone';
      const [own] = await readPeopleToWrite(tx, [Number(seenId)]);
      draft.own = own ?? null;
      if (!own) {
        const same = await findSamePerson(tx, draft.person(), null, seconds);
        draft.pool = same.pool?.id === Number(seenId) ? same.pool : null;
      }
    } else {
      const same = await findSamePerson(tx, draft.person(), null, seconds);
      draft.own = same.own;
      draft.pool = same.own === null ? same.pool : null;
    }
    const record = draft.own ?? draft.pool;
    if (record) {
      const isSeen = !record.isPool || (await isRevealed(tx, String(record.id)));
      draft.base = record.isPool ? factsOfCopy(record.facts, isSeen) : record.facts;
      draft.noteVerdict(isSeen ? emailCheckOf(record) : null);
      draft.companyId = record.companyId === null ? null : String(record.companyId);
      draft.rejected = new Set((await readProposalKeys(tx, record.id)).filter(({ status }) => status === 'kept').map(keyText));
    }
    const person = draft.person();
    if (person.isSample) return 'sample';
    if ((await erasedPeople(tx, [person])).size > 0) return 'erased';
    const addresses = [...given.emails, ...(person.email === null ? [] : [person.email])].map((email) => addressKey(email));
    const [refused] = (await readRefusedAddresses(tx, addresses)).values();
    if (refused) return refused;
    if (person.companyDomain !== null && (await isDomainSuppressed(tx, [person.companyDomain]))) return 'suppressed';
    draft.companyId ??= await findEmployer(tx, { domain: person.companyDomain, name: person.companyName });
    return null;
  });
  if (refusal !== null) return refusal;
  noteRecords(draft);
  const { pool } = draft;
  if (pool === null || reveal === null) return null;
  await reveal(String(pool.id));
  await takeRevealed(world, draft, pool.id);
  return null;
}

/** What the reveal showed; nothing if there was nothing to reveal. */
async function takeRevealed(world: ProfileWorld, draft: ProfileDraft, poolId: number): Promise<void> {
  const before = draft.person();
  const [record, isSeen] = await inside(world, async (tx) => [
    (await readPersonRecords(tx, [String(poolId)]))[0],
    await isRevealed(tx, String(poolId)),
  ]);
  if (!record || !isSeen) return;
  draft.base = record.facts;
  draft.noteVerdict(emailCheckOf(record));
  const { email, phone, mobilePhone } = draft.person();
  const values = Object.entries({ email, phone, mobilePhone }).flatMap(([field, value]) =>
    value === null || value === before[field as 'email'] ? [] : [{ field, value, isAccepted: true, reason: null }],
  );
  if (values.length === 0) return;
  draft.revealed = values.length;
  draft.note({ source: 'pool', outcome: 'found', message: 'Revealed from the pool, for the credit of this person.', values });
}

function noteRecords(draft: ProfileDraft): void {
  const { own, pool } = draft;
  const { name, title, companyName } = draft.person();
  const whom = [name ?? 'A person', title, companyName === null ? null : `at ${companyName}`].filter((part) => part !== null).join(', ');
  if (own) draft.note({ source: 'records', outcome: 'found', message: `Found in your records: ${whom.replace(', at ', ' at ')}.` });
  else if (pool) draft.note({ source: 'pool', outcome: 'found', message: `Found in the pool: ${whom.replace(', at ', ' at ')}.` });
  else draft.note({ source: 'records', outcome: 'nothing', message: 'Neither your records nor the pool have this person.' });
}

/** Asks the website and the mail servers of an employer, once. */
export async function askEmployer(
  world: ProfileWorld,
  draft: ProfileDraft,
  { sites, wantsEmail }: { readonly sites: EmployerSites; readonly wantsEmail: boolean },
): Promise<void> {
  const domain = await employerDomainOf(world, draft);
  if (domain === null || draft.askedDomains.has(domain)) return;
  draft.askedDomains.add(domain);
  draft.note({ source: 'website', name: domain, outcome: 'waiting', message: `Reading ${domain}.` });
  const site = await sites.read(domain);
  draft.companyFacts += site.factsAdded;
  draft.companyId ??= site.companyId;
  const found = factsOfSite(draft, site);
  draft.accept(found);
  draft.conclude({
    source: 'website',
    name: domain,
    outcome: found.length > 0 ? 'found' : site.outcome,
    message: `${site.message}${found.length === 0 && site.outcome === 'nothing' ? " It doesn't name this person." : ''}`,
    values: found.map(acceptedValue),
  });
  if (wantsEmail) await askMailServers(world, draft, { domain, site });
}

/** The employer's domain: what is known, or that of the address, or of the company's record. */
async function employerDomainOf(world: ProfileWorld, draft: ProfileDraft): Promise<string | null> {
  const { companyDomain, email } = draft.person();
  const given = draft.given.domain ?? companyDomain;
  if (given !== null) return companyDomainOf(given);
  const address = draft.given.emails.find((each) => !isPersonalAddress(each)) ?? email;
  if (address !== undefined && address !== null && !isPersonalAddress(address)) return companyDomainOf(emailDomain(address));
  return (await readEmployer(world, draft))?.domain ?? null;
}

/** The person on the site, if it is certain who is meant. */
function personOn(draft: ProfileDraft, { people }: EmployerSite): CompanyDetail<'person'> | null {
  const { name, linkedin } = draft.person();
  const found = findOnSite(
    people.map((detail) => ({ ...detail.value, detail })),
    { name, linkedin, emails: draft.given.emails },
  );
  return found?.detail ?? null;
}

function factsOfSite(draft: ProfileDraft, site: EmployerSite): Fact[] {
  const found = personOn(draft, site);
  if (!found) return [];
  draft.siteDetailId = found.id;
  const { value, evidence: quotes } = found;
  const [quote] = quotes;
  const evidence: Evidence = {
    source: 'website',
    locator: quote?.page ?? '',
    row: null,
    snippet: quote?.snippet ?? null,
    fetchedAt: quote?.fetchedAt ?? draft.seconds,
    hash: null,
  };
  const values = {
    name: value.name,
    title: value.title,
    email: value.email,
    linkedin: value.linkedin,
    companyName: site.company?.name ?? null,
    companyDomain: site.company?.domain ?? null,
  };
  return Object.entries(values).flatMap(([field, each]) => (each === null ? [] : [{ field, value: each, evidence, retractedAt: null }]));
}

/** Verifies the addresses that are known, and finds one if none of them exists. */
async function askMailServers(
  world: ProfileWorld,
  draft: ProfileDraft,
  { domain, site }: { readonly domain: string; readonly site: EmployerSite },
): Promise<void> {
  const person = draft.person();
  const candidates = new Set<string>();
  if (person.email !== null) candidates.add(person.email.toLowerCase());
  for (const email of draft.given.emails) if (!isPersonalAddress(email) && !isRoleAddress(email)) candidates.add(email);
  const { name } = person;
  if (name !== null)
    for (const { value } of site.addresses) {
      const address = value.value.toLowerCase();
      if (whatAddressShows(address.slice(0, address.lastIndexOf('@')), name) === 'name') candidates.add(address);
    }
  for (const address of candidates) {
    draft.note({ source: 'verification', name: address, outcome: 'waiting', message: `Verifying ${address}.` });
    const { verdict, message } = await checkMailbox(world, address);
    const isDeliverable = verdict?.verdict === 'deliverable';
    draft.conclude({
      source: 'verification',
      name: address,
      outcome: verdict === null ? 'not_asked' : isDeliverable ? 'found' : 'nothing',
      message,
      values: isDeliverable ? [{ field: 'email', value: address, isAccepted: true, reason: null }] : [],
    });
    if (verdict !== null) draft.noteVerdict({ address, verdict: verdict.verdict, checkedAt: Math.floor(verdict.checkedAtMs / 1000) });
    if (!isDeliverable) continue;
    if (companyDomainOf(emailDomain(address)) === domain) draft.mailboxAt = domain;
    const listed = site.addresses.find(({ value }) => value.value.toLowerCase() === address);
    if (listed && person.email !== address) draft.accept([addressFact(draft, address, listed)]);
    return;
  }
  if (name !== null) await findAt(world, draft, { name, domain });
}

function addressFact(draft: ProfileDraft, address: string, { evidence: [quote] }: CompanyDetail<'contact'>): Fact {
  return {
    field: 'email',
    value: address,
    evidence: {
      source: 'website',
      locator: quote?.page ?? '',
      row: null,
      snippet: quote?.snippet ?? null,
      fetchedAt: quote?.fetchedAt ?? draft.seconds,
      hash: null,
    },
    retractedAt: null,
  };
}

/** Finds the address at a domain, once for each. @returns whether a mailbox was confirmed */
export async function findAt(
  world: ProfileWorld,
  draft: ProfileDraft,
  { name, domain }: { readonly name: string; readonly domain: string },
): Promise<boolean> {
  const at = `finder ${domain}`;
  if (draft.askedDomains.has(at)) return draft.mailboxAt === domain;
  draft.askedDomains.add(at);
  draft.note({ source: 'finder', name: domain, outcome: 'waiting', message: `Looking for the address of ${name} at ${domain}.` });
  const found = await findMailbox(world, { name, domain });
  const { outcome, message, address, verdict } = found;
  draft.isUnconfirmable ||= found.isUnconfirmable;
  draft.conclude({
    source: 'finder',
    name: domain,
    outcome,
    message,
    values: address === null ? [] : [{ field: 'email', value: address, isAccepted: true, reason: null }],
  });
  if (address === null || verdict === null) return false;
  draft.mailboxAt = domain;
  draft.noteVerdict({ address, verdict: verdict.verdict, checkedAt: Math.floor(verdict.checkedAtMs / 1000) });
  draft.accept([
    {
      field: 'email',
      value: address,
      evidence: {
        source: 'inferred',
        locator: '',
        row: null,
        snippet: `Found from the name ${name} and the domain ${domain}. The mail server confirmed the mailbox.`,
        fetchedAt: draft.seconds,
        hash: null,
      },
      retractedAt: null,
    },
  ]);
  return true;
}

/** Whether the person's address is missing or doesn't exist. */
export function isEmailOpen(draft: ProfileDraft): boolean {
  const { email, emailVerdict } = draft.person();
  return email === null || emailVerdict === 'undeliverable';
}

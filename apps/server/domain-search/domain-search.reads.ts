/** Reading everything that a workspace can already see at a domain. Requests nothing and costs nothing. */
import {
  isDetailOf,
  isDomainSuppressed,
  readDetails,
  readKnownEnrichments,
  type CompanyDetail,
  type Enrichment,
} from '@leadlight/db/enrichments';
import {
  companiesAtDomain,
  countPeopleAtDomain,
  listAddressesAtDomain,
  listPeopleAtDomain,
  readCompanyRecord,
  readCompanyRows,
  readPersonRows,
  type CompanyRow,
  type PersonRow,
} from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import {
  readAcceptsAll,
  readFictionalDomains,
  readFoundAddresses,
  readRefusedAddresses,
  type AcceptsAll,
} from '@leadlight/db/verification';
import { companyOf, unpackFacts, type LeadCompany } from '@leadlight/leads';
import { addressKey, type Department } from '@leadlight/vocabulary';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { recognizeSitePeople, type SitePerson } from '../companies/recognize-site-people.ts';
import { readCompanyDomain, readReservedDomain } from '../enrichments/company-domain.ts';
import { cut, decodeCursor } from '../http/cursor.ts';
import { secondsOf } from '../leads/seconds.ts';
import { learnPatterns, type AddressPatterns } from './address-patterns.ts';

export interface DomainToSearch {
  /** In A-labels. */
  readonly domain: string;
  readonly spellings: readonly string[];
  readonly isSample: boolean;
}

export interface SitePersonOf {
  readonly companyId: string;
  readonly detail: SitePerson;
}

export interface FoundAtDomain {
  readonly searched: DomainToSearch;
  readonly isSuppressed: boolean;
  readonly companies: readonly CompanyRow[];
  readonly enrichment: Enrichment | null;
  readonly patterns: AddressPatterns;
  readonly roleAddresses: readonly CompanyDetail<'contact'>[];
  readonly departments: readonly { readonly department: string | null; readonly people: number }[];
  readonly mailProvider: { readonly name: string; readonly seenAt: number } | null;
  readonly acceptsAll: AcceptsAll | null;
  readonly sitePeople: readonly SitePersonOf[];
  /** People at the domain, or in the requested department. */
  readonly total: number;
  readonly people: Page<PersonRow>;
}

interface DomainQuery {
  readonly domain: string;
  readonly department?: Department | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const personKey = /^\d{1,4}:[1-9]\d{0,15}$/;
/** More don't change what the pattern is. */
const mostAddresses = 200;
/** As many as one request can add. */
const mostSitePeople = 200;

/** @throws Refusal company_domain_…, cursor_invalid */
export function searchDomain<Answer>(
  context: WorkspaceContext,
  { domain, department, cursor, limit }: DomainQuery,
  present: Present<FoundAtDomain, Answer>,
): Promise<Answer> {
  const [score, id] = decodeCursor(cursor, personKey)?.split(':') ?? [];
  const after = score !== undefined && id !== undefined ? { score: Number(score), id } : undefined;
  return transact(context, async (tx) => {
    const searched = await readSearched(tx, domain);
    const isSuppressed = await isDomainSuppressed(tx, searched.spellings);
    if (isSuppressed) return present(tx, { ...nothing, searched, isSuppressed }, context);
    const asked = { domains: searched.spellings, department: department ?? null };
    const page = cut(await listPeopleAtDomain(tx, asked, { after, limit: limit + 1 }), limit, (one) => `${one.score}:${one.id}`);
    const people = {
      ...page,
      items: await readPersonRows(
        tx,
        page.items.map((one) => one.id),
      ),
    };
    const rest = await readRest(tx, searched, context.now);
    const counted = rest.departments.filter((each) => department === undefined || each.department === department);
    const total = counted.reduce((sum, each) => sum + each.people, 0);
    return present(tx, { ...rest, total, people }, context);
  });
}

/** @throws Refusal company_domain_… */
async function readSearched(tx: WorkspaceTx, text: string): Promise<DomainToSearch> {
  const read = readCompanyDomain(text);
  if (read.kind === 'domain') return { ...read, isSample: (await readFictionalDomains(tx, read.spellings)).size > 0 };
  const reserved = readReservedDomain(text);
  if (reserved !== null && (await readFictionalDomains(tx, [reserved])).size > 0)
    return { domain: reserved, spellings: [reserved], isSample: true };
  throw new Refusal(read.code, { field: 'domain' });
}

const nothing: Omit<FoundAtDomain, 'searched'> = {
  isSuppressed: false,
  companies: [],
  enrichment: null,
  patterns: learnPatterns('', { ofPeople: [], found: [], published: [], refused: new Set() }),
  roleAddresses: [],
  departments: [],
  mailProvider: null,
  acceptsAll: null,
  sitePeople: [],
  total: 0,
  people: { items: [], nextCursor: null },
};

async function readRest(tx: WorkspaceTx, searched: DomainToSearch, now: Date): Promise<Omit<FoundAtDomain, 'people' | 'total'>> {
  const { domain, spellings } = searched;
  const enrichment = (await readKnownEnrichments(tx, [domain])).get(domain) ?? null;
  const ids = await companiesAtDomain(tx, spellings);
  const companies: KnownCompany[] = [];
  for (const id of ids) companies.push(await readKnownCompany(tx, id, now));
  const details = companies.flatMap((each) => each.details.map((detail) => ({ ...each, detail })));
  const people = details.flatMap(({ id, company, detail }) => (isDetailOf('person')(detail) ? [{ id, company, detail }] : []));
  const emails = details.flatMap(({ detail }) => (isDetailOf('contact')(detail) && detail.value.kind === 'email' ? [detail] : []));
  const ofPeople = await listAddressesAtDomain(tx, spellings, mostAddresses);
  const found = await readFoundAddresses(tx, spellings, mostAddresses);
  const published = people.flatMap(({ detail: { value } }) =>
    value.email !== null && spellings.includes(value.email.slice(value.email.lastIndexOf('@') + 1).toLowerCase())
      ? [{ address: value.email, name: value.name }]
      : [],
  );
  const refused = await readRefusedAddresses(
    tx,
    [...ofPeople, ...found, ...published, ...emails.map(({ value }) => ({ address: value.value }))].map(({ address }) =>
      addressKey(address),
    ),
  );
  return {
    searched,
    isSuppressed: false,
    companies: await readCompanyRows(tx, ids),
    enrichment,
    patterns: learnPatterns(domain, { ofPeople, found, published, refused }),
    roleAddresses: emails.filter(({ value }) => value.detail === 'role' && !refused.has(addressKey(value.value))),
    departments: await countPeopleAtDomain(tx, spellings),
    mailProvider: latestProvider(companies),
    acceptsAll: searched.isSample ? null : await readAcceptsAll(tx, spellings),
    sitePeople: await readNewSitePeople(tx, people, now),
  };
}

interface KnownCompany {
  readonly id: string;
  readonly company: LeadCompany;
  /** What its website says now, without what a member marked as wrong. */
  readonly details: readonly CompanyDetail[];
  readonly provider: FoundAtDomain['mailProvider'];
}

async function readKnownCompany(tx: WorkspaceTx, id: string, now: Date): Promise<KnownCompany> {
  const { facts } = await readCompanyRecord(tx, id);
  const company = companyOf(facts, secondsOf(now));
  const seenAt = unpackFacts(facts)
    .filter(({ field, value, retractedAt }) => field === 'mailProvider' && value === company.mailProvider && retractedAt === null)
    .map(({ evidence }) => evidence.fetchedAt);
  return {
    id,
    company,
    details: (await readDetails(tx, id)).filter(({ goneSince, rejectedAt }) => goneSince === null && rejectedAt === null),
    provider: company.mailProvider === null ? null : { name: company.mailProvider, seenAt: Math.max(0, ...seenAt) },
  };
}

function latestProvider(companies: readonly KnownCompany[]): FoundAtDomain['mailProvider'] {
  const [latest = null] = companies.flatMap(({ provider }) => provider ?? []).toSorted((a, b) => b.seenAt - a.seenAt);
  return latest;
}

/** Without those whom the workspace has, and those who may not be stored. Whether the pool knows them makes no difference. */
async function readNewSitePeople(
  tx: WorkspaceTx,
  people: readonly { readonly id: string; readonly company: LeadCompany; readonly detail: SitePerson }[],
  now: Date,
): Promise<SitePersonOf[]> {
  const unlinked = people.filter(({ detail }) => detail.personId === null);
  const fresh: SitePersonOf[] = [];
  for (const [id, ofCompany] of Map.groupBy(unlinked, (one) => one.id)) {
    const [first] = ofCompany;
    if (!first) continue;
    const details = ofCompany.map(({ detail }) => detail);
    const recognized = await recognizeSitePeople(tx, first.company, details, now);
    fresh.push(...details.filter((_, index) => recognized[index]?.result === 'new').map((detail) => ({ companyId: id, detail })));
  }
  return fresh.slice(0, mostSitePeople);
}

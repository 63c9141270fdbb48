/** Which of the workspace's companies a website belongs to, and what its reading may change of it. */
import {
  compareCompanies,
  companyIdentity,
  companyOf,
  companyOfFacts,
  isSameValue,
  noFacts,
  unpackFacts,
  type Fact,
  type LeadCompany,
  type PackedFacts,
} from '@leadlight/leads';
import { linkedinKey, parsePlace } from '@leadlight/vocabulary';
import type { WorkspaceTx } from '../platform/index.ts';
import { findCompaniesByKeys, readCompanyRecord, type StoredCompany } from '../leads/index.ts';

export interface SiteCompany {
  /** Null if the record must be created. */
  readonly id: number | null;
  readonly poolId: number | null;
  readonly facts: PackedFacts;
}

/** Whether the workspace never wants to see companies of one of these domains. */
export async function isDomainSuppressed(tx: WorkspaceTx, domains: readonly string[]): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from suppressions where workspace_id = current_workspace() and kind = 'domain' and value = any($1)`,
    [domains],
  );
  return (rowCount ?? 0) > 0;
}

/** What is known of the site's owner. */
export interface SiteOwner {
  /** The domain in each of its spellings. */
  readonly domains: readonly string[];
  /** Facts of the reading, with the domain. */
  readonly facts: readonly Fact[];
}

/**
 * The company that a site belongs to: the one that was asked for, or else the one with its domain, the workspace's own before the pool's. Companies that
 * share a domain are told apart as in an import; a sister company that only has the same domain is not the site's owner.
 * @param companyId the record that was asked for, or that the last reading was about; ignored if it does not exist anymore
 * @returns a record without id or facts if none is known
 */
export async function findCompanyOfSite(
  tx: WorkspaceTx,
  companyId: string | null,
  { domains, facts }: SiteOwner,
  seconds: number,
): Promise<SiteCompany> {
  const asked = companyId === null ? null : await readExisting(tx, companyId);
  if (asked) return asked;
  const found = await findCompaniesByKeys(tx, { domains, named: [], linkedins: [], nameKeys: [], namesWithoutDomain: [] });
  const owner = companyIdentity(companyOfFacts(facts, seconds));
  const rated = found.flatMap((company) => {
    const { kind } = compareCompanies(companyIdentity(companyOf(company.facts, seconds)), owner);
    return kind === 'different' ? [] : [{ company, isCertain: kind === 'certain' }];
  });
  const [best] = rated.toSorted(
    (a, b) =>
      Number(a.company.isPool) - Number(b.company.isPool) || Number(b.isCertain) - Number(a.isCertain) || a.company.id - b.company.id,
  );
  return best ? recordOf(best.company) : { id: null, poolId: null, facts: noFacts };
}

async function readExisting(tx: WorkspaceTx, companyId: string): Promise<SiteCompany | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from companies where id = $1 or (workspace_id = current_workspace() and pool_id = $1)
     order by workspace_id = current_workspace() desc, id limit 1`,
    [companyId],
  );
  if (!rows[0]) return null;
  const { id, isOwn, poolId, facts } = await readCompanyRecord(tx, rows[0].id);
  return isOwn ? { id: Number(id), poolId: poolId === null ? null : Number(poolId), facts } : { id: null, poolId: Number(id), facts };
}

const recordOf = ({ id, isPool, poolId, facts }: StoredCompany): SiteCompany =>
  isPool ? { id: null, poolId: id, facts } : { id, poolId, facts };

/** Sources whose name of a company the website does not replace: whoever wrote it may mean another part of the company, or spell it on purpose. */
const givenNames: ReadonlySet<string> = new Set(['hand', 'crm', 'import', 'filing']);

/**
 * The facts of a reading that this company may get: none that a member has marked as wrong, no name if the workspace gave it one, because several
 * companies may share a website, and no other spelling of a value that it has.
 */
export function acceptableFacts(before: PackedFacts, found: readonly Fact[], seconds: number): Fact[] {
  const facts = unpackFacts(before);
  const rejected = facts.filter(({ retractedAt }) => retractedAt !== null);
  const isNamed = facts.some(
    ({ field, evidence, retractedAt }) => field === 'name' && retractedAt === null && givenNames.has(evidence.source),
  );
  const company = companyOf(before, seconds);
  return found.filter((fact) => {
    if (rejected.some(({ field, value }) => field === fact.field && isSameValue(value, fact.value))) return false;
    const known = facts.some(
      ({ field, value, retractedAt }) => field === fact.field && retractedAt === null && isSameValue(value, fact.value),
    );
    return known || (!(fact.field === 'name' && isNamed) && !isOtherSpelling(company, fact));
  });
}

function isOtherSpelling({ linkedin, phone, place }: LeadCompany, { field, value }: Fact): boolean {
  const text = String(value);
  switch (field) {
    case 'linkedin':
      return linkedin !== null && linkedin === linkedinKey(text);
    case 'phone':
      return phone !== null && digitsOf(phone) === digitsOf(text);
    case 'location': {
      const answer = parsePlace(text);
      if (answer.kind === 'unknown') return false;
      return place.city !== null && place.city === answer.place.city && place.country === answer.place.country;
    }
    default:
      return false;
  }
}

/** Without the signs and the zero that depend on where a number is written: "+49 (0)30 1234" and "+49301234". */
const digitsOf = (phone: string): string => phone.replace('(0)', '').replaceAll(/\D/g, '');

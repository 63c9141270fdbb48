/** What a run reads, as rows: from companies, from the employers of people, from domains that were given. Those that are not read are recognized here. */
import {
  readEnrichableCompanies,
  readEnrichableEmployers,
  readKnownSites,
  type EnrichableCompany,
  type EnrichmentRunSource,
  type EnrichmentSkipReason,
  type NewEnrichmentRow,
} from '@leadlight/db/enrichments';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { readCompanyDomain, type DomainRefusal } from '../enrichments/company-domain.ts';

/** @param first place of the first of them in the run, from 1 @param source whose ids they are */
export async function rowsOfLeads(
  tx: WorkspaceTx,
  ids: readonly string[],
  { source, first }: { readonly source: Exclude<EnrichmentRunSource, 'domains'>; readonly first: number },
): Promise<NewEnrichmentRow[]> {
  const companies = await (source === 'companies' ? readEnrichableCompanies(tx, ids) : readEnrichableEmployers(tx, ids));
  return companies.map((company, index) => rowOfCompany(company, first + index));
}

function rowOfCompany({ companyId, name, domain, isSample, isGone }: EnrichableCompany, row: number): NewEnrichmentRow {
  const given = name ?? domain ?? '';
  if (isGone) return { row, given, domain: null, companyId: null, skipReason: 'gone' };
  if (isSample) return { row, given, domain: null, companyId, skipReason: 'sample' };
  if (domain === null) return { row, given, domain: null, companyId, skipReason: 'no_domain' };
  return { ...rowOfDomain(domain, row), given, companyId };
}

/** @param text a domain, URL or email address, as typed */
export function rowOfDomain(text: string, row: number): NewEnrichmentRow {
  const read = readCompanyDomain(text);
  if (read.kind === 'domain') return { row, given: text, domain: read.domain, companyId: null, skipReason: null };
  return { row, given: text, domain: null, companyId: null, skipReason: skipReasons[read.code] };
}

const skipReasons: Readonly<Record<DomainRefusal, EnrichmentSkipReason>> = {
  company_domain_invalid: 'invalid_domain',
  company_domain_shared: 'shared_domain',
  company_domain_private: 'private_domain',
  company_domain_confusable: 'confusable_domain',
};

/** The same rows, without those that were read lately. */
export async function withoutFresh(
  tx: WorkspaceTx,
  rows: readonly NewEnrichmentRow[],
  { freshSince, now }: { readonly freshSince: Date; readonly now: Date },
): Promise<NewEnrichmentRow[]> {
  const domains = rows.flatMap(({ domain, skipReason }) => (domain === null || skipReason !== null ? [] : [domain]));
  const known = await readKnownSites(tx, domains, { freshSince, now });
  const isFresh = ({ domain }: NewEnrichmentRow): boolean => domain !== null && known.get(domain)?.isFresh === true;
  return rows.map((row) => (row.skipReason === null && isFresh(row) ? { ...row, skipReason: 'fresh' } : row));
}

/** Enriching single companies, and resuming readings that wait or whose worker was killed. */
import { beginEnrichment, isDomainSuppressed, takeUpEnrichment, type EnrichmentClaim } from '@leadlight/db/enrichments';
import { findCompaniesByKeys, findSeen, readCompanyRecord } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { companyOf } from '@leadlight/leads';
import { transactOnce, type WorkspaceContext } from '../command.ts';
import { secondsOf } from '../leads/seconds.ts';
import type { Services } from '../services.ts';

import { begin, mayPay, type Begun, type Requested } from '../verifications/verifications.commands.ts';
import { readCompanyDomain, type CompanyDomain } from './company-domain.ts';
import { enrichClaimed } from './enrich-company.ts';

type Needs = 'db' | 'now' | 'readings' | 'sites';

export interface ToEnrich {
  readonly domain?: string | undefined;
  /** A company with a domain, instead of `domain`. */
  readonly companyId?: string | undefined;
  readonly fresh: boolean;
}

/**
 * Starts a reading if there is no fresh result or `fresh` is set. The reading continues after the request.
 * @throws Refusal web_contact_missing, company_domain_…, company_fictional, lead_suppressed, not_found, credits_insufficient
 */
export async function startEnrichment(context: WorkspaceContext<Needs>, { domain, companyId, fresh }: ToEnrich): Promise<Begun> {
  const { services, caller, now } = context;
  if (services.sites.contactUrl === null) throw new Refusal('web_contact_missing');
  const requested = await transactOnce<Requested<EnrichmentClaim>>(
    context,
    async (tx) => {
      const target = companyId === undefined ? await targetOfDomain(tx, domain ?? '', now) : await targetOfCompany(tx, companyId, now);
      if (await isDomainSuppressed(tx, target.spellings)) throw new Refusal('lead_suppressed');
      return { ...(await beginEnrichment(tx, { ...target, fresh, actor: caller.actor }, now)), isRepeated: false };
    },
    // A repeated request gets the reading that the first one started.
    ({ id, claim }) => ({ id, claim: null, isRepeated: claim !== null }),
  );
  return begin(requested, (claim, onSettled) => enrichClaimed(services, caller.workspaceId, claim, { isUrgent: true, onSettled }));
}

interface Target {
  readonly domain: string;
  readonly spellings: readonly string[];
  readonly companyId: string | null;
}

async function targetOfDomain(tx: WorkspaceTx, text: string, now: Date): Promise<Target> {
  const read = readCompanyDomain(text);
  const { domain, spellings } = required(read, 'domain');
  const known = await findCompaniesByKeys(tx, { domains: spellings, named: [], linkedins: [], nameKeys: [], namesWithoutDomain: [] });
  if (known.length > 0 && known.every(({ facts }) => companyOf(facts, secondsOf(now)).isSample)) throw new Refusal('company_fictional');
  return { domain, spellings, companyId: null };
}

async function targetOfCompany(tx: WorkspaceTx, companyId: string, now: Date): Promise<Target> {
  const id = await findSeen(tx, 'companies', companyId);
  const { facts } = await readCompanyRecord(tx, id);
  const company = companyOf(facts, secondsOf(now));
  if (company.isSample) throw new Refusal('company_fictional', { field: 'companyId' });
  if (company.domain === null) throw new Refusal('company_domain_missing', { field: 'companyId' });
  const { domain, spellings } = required(readCompanyDomain(inALabels(company.domain)), 'companyId');
  return { domain, spellings, companyId: id };
}

/** The domain of a company that the workspace has is meant, whatever its letters look like. */
const inALabels = (domain: string): string => (URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain);

function required(read: CompanyDomain, field: string): Extract<CompanyDomain, { kind: 'domain' }> {
  if (read.kind === 'refused') throw new Refusal(read.code, { field });
  return read;
}

/** Resumes a reading that is due or whose worker was killed. Resolves when it is settled, taken by another worker, or no longer due. */
export async function resumeEnrichment(services: Pick<Services, Needs>, workspaceId: string, id: string): Promise<void> {
  const { readings, db, now, sites } = services;
  if (readings.isClosed()) return;
  const claim = await inWorkspace(db, workspaceId, async (tx) =>
    takeUpEnrichment(tx, id, sites.contactUrl !== null && (await mayPay(tx, now())), now()),
  );
  if (claim) await enrichClaimed(services, workspaceId, claim, { isUrgent: false });
}

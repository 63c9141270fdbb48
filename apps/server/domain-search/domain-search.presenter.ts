/** What is known at a domain, in the contract's form. */
import type { WorkspaceTx } from '@leadlight/db/platform';
import { departments as allDepartments, type Department } from '@leadlight/vocabulary';
import type { WorkspaceContext } from '../command.ts';
import { presentCompanyRow } from '../companies/companies.presenter.ts';
import { presentSitePerson } from '../companies/company-details.presenter.ts';
import { presentEnrichments } from '../enrichments/enrichments.presenter.ts';
import { instantOf } from '../leads/seconds.ts';
import { presentPersonRow } from '../people/people.presenter.ts';
import type { FoundAtDomain } from './domain-search.reads.ts';

export async function presentDomain(tx: WorkspaceTx, found: FoundAtDomain, context: WorkspaceContext) {
  const { searched, mailProvider, acceptsAll, people } = found;
  const [enrichment = null] = found.enrichment ? await presentEnrichments(tx, [found.enrichment], context) : [];
  const departments = found.departments.map((each) => ({ department: departmentOf(each.department), people: each.people }));
  return {
    domain: searched.domain,
    isSample: searched.isSample,
    isSuppressed: found.isSuppressed,
    companies: found.companies.map(presentCompanyRow),
    enrichment,
    addressPatterns: { ...found.patterns, patterns: [...found.patterns.patterns] },
    roleAddresses: found.roleAddresses.map(({ value, evidence: [quote], lastSeen }) => ({
      address: value.value,
      page: quote?.page ?? null,
      lastSeenAt: lastSeen.toISOString(),
    })),
    departments,
    mail: {
      provider: mailProvider?.name ?? null,
      providerSeenAt: mailProvider && instantOf(mailProvider.seenAt),
      acceptsAll: acceptsAll?.acceptsAll ?? null,
      acceptsAllCheckedAt: acceptsAll?.checkedAt.toISOString() ?? null,
    },
    sitePeople: found.sitePeople.map(({ companyId, detail }) => ({ companyId, person: presentSitePerson(detail) })),
    total: found.total,
    items: people.items.map(presentPersonRow),
    nextCursor: people.nextCursor,
  };
}

// The column is text, but only vocabulary values are written to it.
const departmentOf = (id: string | null): Department | null => allDepartments.find((each) => each === id) ?? null;

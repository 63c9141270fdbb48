/** The websites of leads: of a company its own, of a person their employer's. */
import { readExportedRows, type ExportedRow } from '@leadlight/db/exports';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { LeadKind } from '@leadlight/leads';
import { readCompanyDomain } from '../enrichments/company-domain.ts';

/** The registrable domain; null if it has no website of its own. */
export function domainOfLead({ person, company }: ExportedRow): string | null {
  const written = company?.domain ?? person?.company_domain ?? null;
  const read = written === null ? null : readCompanyDomain(written);
  return read?.kind === 'domain' ? read.domain : null;
}

export interface DomainsOfLeads {
  /** Each once, in the order of the leads. */
  readonly domains: readonly string[];
  readonly skipped: Readonly<Partial<Record<'no_domain' | 'duplicate' | 'sample', number>>>;
}

/** Read together. */
const rowsAtOnce = 1_000;

export async function domainsOfLeads(tx: WorkspaceTx, kind: LeadKind, ids: readonly string[]): Promise<DomainsOfLeads> {
  const domains = new Set<string>();
  const skipped: Partial<Record<'no_domain' | 'duplicate' | 'sample', number>> = {};
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const part = ids.slice(from, from + rowsAtOnce);
    const rows = new Map(
      (await readExportedRows(tx, kind, part, { withEvidence: false, withCategories: false }, null)).map((row) => [row.id, row]),
    );
    for (const id of part) {
      const row = rows.get(id);
      if (!row) continue;
      const domain = domainOfLead(row);
      const isSample = row.person?.is_sample === true || row.company?.is_sample === true;
      const reason = isSample ? 'sample' : domain === null ? 'no_domain' : domains.has(domain) ? 'duplicate' : null;
      if (reason !== null) skipped[reason] = (skipped[reason] ?? 0) + 1;
      else if (domain !== null) domains.add(domain);
    }
  }
  return { domains: [...domains], skipped };
}

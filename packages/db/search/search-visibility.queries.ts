/** SQL for the suppressed leads of a workspace: by address, domain or hash of an address. */
import type { LeadKind } from '@leadlight/leads/segments';
import type { WorkspaceTx } from '../platform/index.ts';
import { areContactsSeen } from '../leads/for-search.ts';

export interface Suppressions {
  readonly addresses: readonly string[];
  readonly domains: readonly string[];
  /** SHA-256 of the lower-case address, in hex. */
  readonly hashes: readonly string[];
}

export async function readSuppressions(tx: WorkspaceTx): Promise<Suppressions> {
  const { rows } = await tx.query<{ kind: 'address' | 'domain' | 'hash'; values: string[] }>(
    'select kind, array_agg(value) as values from suppressions group by kind',
  );
  const of = (kind: string): string[] => rows.find((row) => row.kind === kind)?.values ?? [];
  return { addresses: of('address'), domains: of('domain'), hashes: of('hash') };
}

/**
 * The condition for a lead (alias `l`; for people, the company has alias `c`) to be suppressed; null means false.
 * @param put takes a value and returns its placeholder
 * @returns null if no lead of this kind can be suppressed
 */
export function suppressedLeads(
  kind: LeadKind,
  { addresses, domains, hashes }: Suppressions,
  put: (value: unknown) => string,
): string | null {
  const among = (values: readonly string[], ...columns: string[]): string[] => {
    if (values.length === 0) return [];
    const placeholder = put(values);
    return columns.map((column) => `${column} = any(${placeholder}::text[])`);
  };
  if (kind === 'companies') return anyOf(among(domains, 'l.domain'));
  // A masked address doesn't suppress (isSuppressedPerson).
  const byAddress = anyOf([
    ...among(addresses, 'l.email', 'l.personal_email'),
    ...among(domains, `split_part(l.email, '@', 2)`, `split_part(l.personal_email, '@', 2)`),
    ...among(hashes, `encode(sha256(convert_to(l.email, 'UTF8')), 'hex')`, `encode(sha256(convert_to(l.personal_email, 'UTF8')), 'hex')`),
  ]);
  const byEmployer = among(domains, 'l.company_domain', 'c.domain');
  return anyOf([...byEmployer, ...(byAddress === null ? [] : [`(${areContactsSeen('l')} and (${byAddress}))`])]);
}

const anyOf = (conditions: readonly string[]): string | null =>
  conditions.length === 0 ? null : conditions.map((condition) => `coalesce(${condition}, false)`).join(' or ');

export function isSuppressing({ addresses, domains, hashes }: Suppressions): boolean {
  return addresses.length + domains.length + hashes.length > 0;
}

/**
 * Like {@link suppressedIds}, for a few leads, which are found by id and then checked one by one.
 * @param among the condition that selects the leads (alias `l`)
 */
export function suppressedIdsAmong(suppressions: Suppressions, among: string, put: (value: unknown) => string): string | null {
  const people = suppressedLeads('people', suppressions, put);
  const companies = suppressedLeads('companies', suppressions, put);
  const parts = [
    ...(people ? [`select l.id from people l left join companies c on c.id = l.company_id where ${among} and (${people})`] : []),
    ...(companies ? [`select l.id from companies l where ${among} and (${companies})`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' union ');
}

/**
 * Ids of the suppressed leads that the workspace sees, except people suppressed by the domain or hash of an address. Each part uses an index, and
 * those have none. (With row-level security, PostgreSQL uses no index on a function's result; a separate column with an index would slow down every
 * import.)
 * @returns null if no lead can be suppressed
 */
export function suppressedIds({ addresses, domains }: Suppressions, put: (value: unknown) => string): string | null {
  const seen = 'l.workspace_id in (current_workspace(), app.pool_id())';
  const people = (column: string, placeholder: string): string =>
    `select l.id from people l where ${seen} and ${column} = any(${placeholder}::text[])`;
  const parts: string[] = [];
  if (addresses.length > 0) {
    const placeholder = put(addresses);
    for (const column of ['l.email', 'l.personal_email']) parts.push(`${people(column, placeholder)} and ${areContactsSeen('l')}`);
  }
  if (domains.length > 0) {
    const placeholder = put(domains);
    parts.push(
      people('l.company_domain', placeholder),
      `select l.id from companies l where ${seen} and l.domain = any(${placeholder}::text[])`,
      `select l.id from companies c join people l on l.company_id = c.id where ${seen} and c.domain = any(${placeholder}::text[])
         and c.workspace_id in (current_workspace(), app.pool_id())`,
    );
  }
  return parts.length === 0 ? null : parts.join(' union ');
}

/** The companies and people that a workspace sees at a domain, and the addresses there that it may see. */
import type { WorkspaceTx } from '../platform/index.ts';
import { areContactsSeen } from './contacts-seen.ts';
import { isShown } from './lead-refusals.queries.ts';

/** Several companies may share a domain; more are not shown. */
const mostCompanies = 20;

/** Ids of the companies with this domain that are shown to the workspace: its own first, then by score. @param domains its spellings */
export async function companiesAtDomain(tx: WorkspaceTx, domains: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select l.id from companies l where l.domain = any($1::text[]) and ${isShown('companies', 'l')}
     order by l.workspace_id = current_workspace() desc, l.score desc, l.id limit ${mostCompanies}`,
    [domains],
  );
  return rows.map(({ id }) => id);
}

/**
 * People whose employer has one of the domains in $1: by their own facts, or by the record of the company. Each part uses an index. What is shown as the
 * employer's domain decides, so that no person appears here with another one.
 */
const peopleAtDomain = `from people l left join companies c on c.id = l.company_id
  where l.id in (
    select p.id from people p where p.workspace_id in (current_workspace(), app.pool_id()) and p.company_domain = any($1::text[])
    union
    select p.id from companies k join people p on p.company_id = k.id
    where k.workspace_id in (current_workspace(), app.pool_id()) and k.domain = any($1::text[]))
  and coalesce(c.domain, l.company_domain) = any($1::text[]) and ${isShown('people', 'l')}`;

/** The number of people in each department, the largest first; null is the number of those whose department isn't known. */
export async function countPeopleAtDomain(
  tx: WorkspaceTx,
  domains: readonly string[],
): Promise<{ department: string | null; people: number }[]> {
  const { rows } = await tx.query<{ department: string | null; people: number }>(
    `select l.department, count(*)::int as people ${peopleAtDomain} group by 1 order by 2 desc, 1`,
    [domains],
  );
  return rows;
}

/** Where a page of people ends. */
export interface PlaceAtDomain {
  readonly score: number;
  readonly id: string;
}

/** Best score first. @param department null for all */
export async function listPeopleAtDomain(
  tx: WorkspaceTx,
  { domains, department }: { readonly domains: readonly string[]; readonly department: string | null },
  { after, limit }: { readonly after?: PlaceAtDomain | undefined; readonly limit: number },
): Promise<PlaceAtDomain[]> {
  const { rows } = await tx.query<PlaceAtDomain>(
    `select l.id, l.score ${peopleAtDomain} and ($2::text is null or l.department = $2)
       and ($3::int is null or l.score < $3 or (l.score = $3 and l.id > $4::bigint))
     order by l.score desc, l.id limit $5`,
    [domains, department, after?.score, after?.id, limit],
  );
  return rows;
}

/** A person's address at the domain, which the workspace may see. */
export interface AddressAtDomain {
  readonly address: string;
  readonly name: string;
  /** A mail server confirmed it. */
  readonly isDeliverable: boolean;
}

/** Of the workspace's own people and of those that it revealed, never masked ones; without undeliverable addresses. Confirmed ones first. */
export async function listAddressesAtDomain(tx: WorkspaceTx, domains: readonly string[], most: number): Promise<AddressAtDomain[]> {
  const { rows } = await tx.query<AddressAtDomain>(
    `select l.email as address, l.name, l.email_verdict = 'deliverable' as "isDeliverable" ${peopleAtDomain}
       and l.email is not null and l.email_verdict <> 'undeliverable' and ${areContactsSeen('l')} and split_part(l.email, '@', 2) = any($1::text[])
     order by 3 desc, l.id limit $2`,
    [domains, most],
  );
  return rows;
}

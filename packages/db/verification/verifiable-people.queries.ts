/** People whose addresses are verified: which of their details a workspace may use, and how old the verdict is. */
import { paidForMs } from '@leadlight/credits';
import type { WorkspaceTx } from '../platform/index.ts';
import { isLabel, isSuppressedPerson, joinPoolRecord } from '../leads/index.ts';

export interface VerifiablePerson {
  readonly id: string;
  /** `gone`: not visible to this workspace; `not_revealed`: there is an address that may not be shown. */
  readonly standing: 'open' | 'suppressed' | 'not_revealed' | 'gone';
  /** The workspace's own, or revealed; null if there is none. */
  readonly address: string | null;
  /** Also one that may not be shown. */
  readonly hasAddress: boolean;
  readonly name: string | null;
  readonly domain: string | null;
  /** Its verdict is missing, unknown or 30 days old. */
  readonly isStale: boolean;
  /** Its verdict is 30 days old or older, and this workspace paid for the address, by reveal or verification. */
  readonly isStaleAndPaid: boolean;
}

const visible = `case when l.workspace_id = current_workspace() then coalesce(l.email, case when r.person_id is not null then p.email end)
  when r.person_id is not null then l.email end`;

/** In the order of the ids. */
export async function readVerifiablePeople(tx: WorkspaceTx, ids: readonly string[], now: Date): Promise<VerifiablePerson[]> {
  const { rows } = await tx.query<VerifiablePerson>(
    `with asked as materialized (
       select asked.id, asked.place, l.id is not null as is_there, case when not ${isLabel('people', 'l')} then l.name end as name, coalesce(l.company_domain, c.domain) as domain, ${visible} as address,
         coalesce(l.email, p.email) is not null as has_address, l.email_verdict, l.email_checked_at, r.entry_number is not null as is_paid,
         l.id is not null and (${isSuppressedPerson('l')} or (p.id is not null and ${isSuppressedPerson('p')})) as is_suppressed
       from unnest($1::bigint[]) with ordinality as asked (id, place)
       left join people l on l.id = asked.id
       left join companies c on c.id = l.company_id
       ${joinPoolRecord('l')}
       left join reveals r on r.workspace_id = current_workspace() and r.person_id = p.id)
     select a.id, a.name, a.domain, a.has_address as "hasAddress",
       case when not a.is_there then 'gone' when a.is_suppressed then 'suppressed' when a.address is null and a.has_address then 'not_revealed' else 'open' end
         as standing,
       case when a.is_there and not a.is_suppressed then a.address end as address,
       coalesce(latest.kind, 'unknown') in ('unknown', 'not_checked') or latest.checked_at is null or latest.checked_at <= $2 as "isStale",
       a.address is not null and (a.is_paid or v.paid_at is not null) and latest.kind in ('deliverable', 'undeliverable', 'risky')
         and latest.checked_at <= $2 and v.bounced_at is null as "isStaleAndPaid"
     from asked a
     left join verifications v on v.workspace_id = current_workspace() and v.address_key = lower(a.address)
     left join lateral (
       select kind, checked_at from (values (v.kind, v.checked_at), (a.email_verdict, a.email_checked_at)) as each (kind, checked_at)
       where a.address is not null and checked_at is not null order by checked_at desc limit 1) latest on true
     order by a.place`,
    [ids, new Date(now.getTime() - paidForMs)],
  );
  return rows;
}

/** Read at a time: each is checked against everything that suppresses it. */
const partOfPaid = 1_000;

/**
 * All people whose verdict this workspace paid for and which is 30 days old. Starts from what was paid for, which is little, and never reads all people.
 */
export async function listStaleAndPaid(tx: WorkspaceTx, now: Date): Promise<Set<string>> {
  const before = new Date(now.getTime() - paidForMs);
  const { rows } = await tx.query<{ id: string }>(
    `with revealed as (
       select r.person_id as id from reveals r join people p on p.id = r.person_id
       where r.workspace_id = current_workspace() and r.entry_number is not null and p.email is not null
         and (p.email_checked_at is null or p.email_checked_at <= $1))
     select id from revealed
     union select o.id from revealed r join people o on o.workspace_id = current_workspace() and o.pool_id = r.id
     union select l.id from verifications v join people l on l.workspace_id = current_workspace() and l.email = v.address_key
       where v.workspace_id = current_workspace() and v.paid_at is not null and v.checked_at <= $1`,
    [before],
  );
  const stale = new Set<string>();
  for (let from = 0; from < rows.length; from += partOfPaid) {
    const ids = rows.slice(from, from + partOfPaid).map(({ id }) => id);
    for (const person of await readVerifiablePeople(tx, ids, now)) if (person.isStaleAndPaid) stale.add(person.id);
  }
  return stale;
}

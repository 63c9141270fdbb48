/** Reasons not to write a lead: erased, suppressed, or already in the workspace. */
import type { LeadKind, LeadPerson } from '@leadlight/leads';
import { type WorkspaceTx, Refusal } from '../platform/index.ts';
import { areContactsSeen } from './contacts-seen.ts';
import { erasedAmong, type ErasedKey } from './erased-keys.queries.ts';
import { isSuppressedCompany, isSuppressedPerson } from './suppressions.queries.ts';

/** SQL condition: whether a row is suppressed, by its alias. */
export const isSuppressed: Readonly<Record<LeadKind, (row: string) => string>> = {
  people: isSuppressedPerson,
  companies: isSuppressedCompany,
};

/**
 * SQL condition: whether a row of the workspace or the pool is shown to the workspace, by its alias. Not shown are suppressed leads, pool leads that the
 * workspace has copied, and the sample if it is hidden. Every count beside a list of leads uses it, so that it equals what opens.
 */
export const isShown = (kind: LeadKind, row: string): string => `(${row}.workspace_id in (current_workspace(), app.pool_id())
  and not exists (select from ${kind} o where o.workspace_id = current_workspace() and o.pool_id = ${row}.id and o.id <> ${row}.id)
  and not (${row}.is_sample and coalesce((select hides_sample from workspaces), false))
  and not ${isSuppressed[kind](row)})`;

type Keys = Pick<LeadPerson, 'email' | 'personalEmail' | 'linkedin'>;

const erasableKeys = ({ email, personalEmail, linkedin }: Keys): ErasedKey[] => [
  ...[email, personalEmail].flatMap((value): ErasedKey[] => (value === null ? [] : [{ kind: 'address', value }])),
  ...(linkedin === null ? [] : [{ kind: 'linkedin' as const, value: linkedin }]),
];

/** Returns those of the people who were erased, as the same objects. */
export async function erasedPeople<Person extends Keys>(tx: WorkspaceTx, people: readonly Person[]): Promise<Set<Person>> {
  const erased = new Set((await erasedAmong(tx, people.flatMap(erasableKeys))).map(({ kind, value }) => `${kind} ${value}`));
  if (erased.size === 0) return new Set();
  return new Set(people.filter((person) => erasableKeys(person).some(({ kind, value }) => erased.has(`${kind} ${value}`))));
}

/** @throws Refusal lead_erased */
export async function refuseErased(tx: WorkspaceTx, person: Keys): Promise<void> {
  if ((await erasedPeople(tx, [person])).size > 0) throw new Refusal('lead_erased');
}

/** Checks a row after it was written; the refusal rolls its transaction back. @throws Refusal lead_suppressed */
export async function refuseSuppressed(tx: WorkspaceTx, kind: LeadKind, id: number): Promise<void> {
  const { rowCount } = await tx.query(`select 1 from ${kind} l where l.id = $1 and ${isSuppressed[kind]('l')}`, [id]);
  if (rowCount) throw new Refusal('lead_suppressed');
}

/** The keys of a lead that a member creates. */
export interface LeadKeys {
  readonly linkedin: string | null;
  readonly email?: string | null;
  readonly domain?: string | null;
}

/**
 * An address finds a pool person only if the workspace has revealed them (decision 33).
 * @returns the id of the pool record with one of these keys, to which the new record refers; null if there is none
 * @throws Refusal lead_exists if the workspace has a record with one of them
 */
export async function refuseExisting(tx: WorkspaceTx, kind: LeadKind, keys: LeadKeys): Promise<string | null> {
  const second = kind === 'people' ? `(l.email = $2 and ${areContactsSeen('l')})` : 'l.domain = $2';
  const { rows } = await tx.query<{ id: string; isOwn: boolean }>(
    `select l.id, l.workspace_id = current_workspace() as "isOwn" from ${kind} l
     where l.workspace_id in (current_workspace(), app.pool_id()) and (l.linkedin = $1 or ${second})
     order by (l.linkedin is not distinct from $1) desc, l.id`,
    [keys.linkedin, keys.email ?? keys.domain ?? null],
  );
  if (rows.some(({ isOwn }) => isOwn)) throw new Refusal('lead_exists');
  return rows[0]?.id ?? null;
}

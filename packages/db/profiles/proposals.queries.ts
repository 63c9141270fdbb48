/**
 * Values that profile runs found for fields that had another one: proposals, on which a member decides, and values with which a policy replaced others.
 * Rows of both stay, so that a value that was rejected for a source is not proposed or written again.
 */
import type { Evidence, FactValue } from '@leadlight/leads';
import { v7 as uuidv7 } from 'uuid';
import { isSuppressedId } from '../leads/index.ts';
import { jsonOf, Refusal, type ActorRef, type WorkspaceTx } from '../platform/index.ts';

/** `open`: a member decides; `accepted`, `kept`: a member did; `replaced`: the policy let it replace the other value. */
export type ProposalStatus = 'open' | 'accepted' | 'kept' | 'replaced';

/** What makes two proposals about one person the same. */
export interface ProposalKey {
  readonly field: string;
  /** The kind of source; of a provider, with its name. */
  readonly sourceKey: string;
  /** SHA-256 of what the value means, as hex. */
  readonly valueKey: string;
}

export interface FoundProposal extends ProposalKey {
  readonly personId: number;
  readonly value: FactValue;
  readonly evidence: Evidence;
  readonly runId: string;
  readonly runRow: number;
  readonly status: 'open' | 'replaced';
}

export interface Proposal extends ProposalKey {
  readonly id: string;
  readonly personId: number;
  /** Null, as is the evidence, when it may no longer stay. */
  readonly value: FactValue | null;
  readonly evidence: Evidence | null;
  readonly runId: string;
  readonly runRow: number;
  readonly status: ProposalStatus;
  readonly madeAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: ActorRef | null;
}

const columns = `p.id, p.person_id::float8 as "personId", p.field, p.source_key as "sourceKey", p.value_key as "valueKey", p.value, p.evidence,
  p.run_id as "runId", p.run_row as "runRow", p.status, p.made_at as "madeAt", p.decided_at as "decidedAt",
  case when p.decided_by_kind is not null then jsonb_build_object('kind', p.decided_by_kind, 'id', p.decided_by) end as "decidedBy"`;

/** What was proposed for a person, or replaced, so far. */
export async function readProposalKeys(tx: WorkspaceTx, personId: number): Promise<(ProposalKey & { readonly status: ProposalStatus })[]> {
  const { rows } = await tx.query<ProposalKey & { status: ProposalStatus }>(
    `select field, source_key as "sourceKey", value_key as "valueKey", status from proposals
     where workspace_id = current_workspace() and person_id = $1`,
    [personId],
  );
  return rows;
}

/** Adds them. One that is open or was rejected stays as it is; one that was accepted before, and found again for a field that has another value, is new. */
export async function addProposals(tx: WorkspaceTx, found: readonly FoundProposal[], now: Date): Promise<void> {
  for (const { personId, field, sourceKey, valueKey, value, evidence, runId, runRow, status } of found)
    await tx.query(
      `insert into proposals (workspace_id, id, person_id, field, source_key, value_key, value, evidence, run_id, run_row, status, made_at, decided_at,
         decided_by_kind)
       values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $10 = 'replaced' then $11::timestamptz end,
         case when $10 = 'replaced' then 'system' end)
       on conflict (workspace_id, person_id, field, source_key, value_key) do update set value = excluded.value, evidence = excluded.evidence,
         run_id = excluded.run_id, run_row = excluded.run_row, status = excluded.status, made_at = excluded.made_at, decided_at = excluded.decided_at,
         decided_by_kind = excluded.decided_by_kind, decided_by = null
       where proposals.status in ('accepted', 'replaced')`,
      [uuidv7(), personId, field, sourceKey, valueKey, jsonOf(value), jsonOf(evidence), runId, runRow, status, now],
    );
}

/** Which proposals: of a run, of a column's runs, or all of the workspace. */
export interface ProposalFilter {
  readonly runId?: string | undefined;
  readonly columnId?: string | undefined;
  /** Default: all. */
  readonly statuses?: readonly ProposalStatus[] | undefined;
}

/** Those of people on the suppression list are not listed, counted or decided on. They stay as they are, and are there again without the entry. */
const matching = `p.workspace_id = current_workspace() and ($1::uuid is null or p.run_id = $1)
  and ($2::uuid is null or p.run_id in (select m.run_id from list_column_runs m where m.workspace_id = p.workspace_id and m.column_id = $2))
  and ($3::text[] is null or p.status = any($3)) and not ${isSuppressedId('p.person_id')}`;
const valuesOf = ({ runId, columnId, statuses }: ProposalFilter) => [runId ?? null, columnId ?? null, statuses ?? null];

/** In the order in which they were made first; at most `limit` with an id above `after`. */
export async function listProposals(
  tx: WorkspaceTx,
  filter: ProposalFilter,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<Proposal[]> {
  const { rows } = await tx.query<Proposal>(
    `select ${columns} from proposals p where ${matching} and ($4::uuid is null or p.id > $4) order by p.id limit $5`,
    [...valuesOf(filter), after ?? null, limit],
  );
  return rows;
}

export async function countProposals(tx: WorkspaceTx, filter: ProposalFilter): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(`select count(*)::int as count from proposals p where ${matching}`, valuesOf(filter));
  return rows[0]?.count ?? 0;
}

/** Open proposals, locked until the end of the transaction: these, or the first ones with an id above `after` that the filter matches. */
export async function takeOpenProposals(
  tx: WorkspaceTx,
  filter: ProposalFilter & { readonly ids?: readonly string[] | undefined; readonly after?: string | undefined },
  limit: number,
): Promise<Proposal[]> {
  const { rows } = await tx.query<Proposal>(
    `select ${columns} from proposals p where ${matching} and p.status = 'open' and ($4::uuid[] is null or p.id = any($4))
       and ($6::uuid is null or p.id > $6)
     order by p.id limit $5 for update`,
    [...valuesOf(filter), filter.ids ?? null, limit, filter.after ?? null],
  );
  return rows;
}

/** One, locked until the end of the transaction. @throws Refusal not_found */
export async function lockProposal(tx: WorkspaceTx, id: string): Promise<Proposal> {
  const { rows } = await tx.query<Proposal>(
    `select ${columns} from proposals p where p.workspace_id = current_workspace() and p.id = $1 for update`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Notes a decision, or with `open` that it was taken back. */
export async function setProposalStatus(
  tx: WorkspaceTx,
  ids: readonly string[],
  { status, by, now }: { readonly status: 'open' | 'accepted' | 'kept'; readonly by: ActorRef; readonly now: Date },
): Promise<void> {
  const isOpen = status === 'open';
  await tx.query(
    `update proposals set status = $2, decided_at = $3, decided_by_kind = $4, decided_by = $5
     where workspace_id = current_workspace() and id = any($1::uuid[])`,
    [ids, status, isOpen ? null : now, isOpen ? null : by.kind, isOpen ? null : by.id],
  );
}

/** By run: how many proposals are open, and how many values were replaced. Runs without any are left out. */
export async function countProposalsOfRuns(
  tx: WorkspaceTx,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly open: number; readonly replaced: number }>> {
  const { rows } = await tx.query<{ runId: string; open: number; replaced: number }>(
    `select run_id as "runId", count(*) filter (where status = 'open')::int as open, count(*) filter (where status = 'replaced')::int as replaced
     from proposals p where workspace_id = current_workspace() and run_id = any($1::uuid[]) and not ${isSuppressedId('p.person_id')} group by run_id`,
    [runIds],
  );
  return new Map(rows.map(({ runId, ...counts }) => [runId, counts]));
}

/** By column: how many proposals of its runs are open. Columns without any are left out. */
export async function countProposalsOfColumns(tx: WorkspaceTx, columnIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ columnId: string; open: number }>(
    `select m.column_id as "columnId", count(*)::int as open from list_column_runs m
       join proposals p on p.workspace_id = m.workspace_id and p.run_id = m.run_id and p.status = 'open'
     where m.workspace_id = current_workspace() and m.column_id = any($1::uuid[]) and not ${isSuppressedId('p.person_id')} group by m.column_id`,
    [columnIds],
  );
  return new Map(rows.map(({ columnId, open }) => [columnId, open]));
}

/** Of these people, the proposals whose values are from providers and still stay. */
export async function listProviderProposals(tx: WorkspaceTx, personIds: readonly number[]): Promise<Proposal[]> {
  const { rows } = await tx.query<Proposal>(
    `select ${columns} from proposals p where p.workspace_id = current_workspace() and p.person_id = any($1::bigint[])
       and p.value is not null and starts_with(p.source_key, 'provider')`,
    [personIds],
  );
  return rows;
}

/** Removes values that may no longer stay: open proposals with them; of the others, the digest stays, by which a rejected value is known. */
export async function removeProposalValues(tx: WorkspaceTx, ids: readonly string[]): Promise<void> {
  await tx.query(`delete from proposals where workspace_id = current_workspace() and id = any($1::uuid[]) and status = 'open'`, [ids]);
  await tx.query('update proposals set value = null, evidence = null where workspace_id = current_workspace() and id = any($1::uuid[])', [
    ids,
  ]);
}

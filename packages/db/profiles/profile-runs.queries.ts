/** What a profile run has in addition to what every run has (../runs): its source, what it looks for, and its rows by their outcome. */
import { jsonOf, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { runColumns, type Run } from '../runs/index.ts';

export type ProfileRunSource = 'text' | 'people';

export interface ProfileRun extends Run {
  readonly total: number;
  readonly ceiling: number;
  readonly source: ProfileRunSource;
  readonly name: string;
  /** Groups of fields: job, email, phone, background. */
  readonly wants: readonly string[];
  readonly asksProviders: boolean;
  /** The most that providers may cost, in millionths of a US dollar. */
  readonly providerCeilingMicros: number;
  /** The most that they may cost for one person, in the same unit; null if there is no such ceiling. */
  readonly personCeilingMicros: number | null;
  /** Overwrite policies by field; a field that is absent is "only_empty". */
  readonly overwrite: Readonly<Record<string, string>>;
  /** A proven value of at least this age is asked about again, in days. */
  readonly olderThanDays: number;
  /** What they cost, or may have cost, for the rows that are done. */
  readonly providerMicros: number;
  readonly factsAdded: number;
  /** People with at least one fact that counts. */
  readonly enriched: number;
  readonly skipped: number;
  /** How many rows have each outcome; those that none has are left out. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Rows that wait for a provider. */
  readonly waiting: number;
  readonly waitsUntil: Date | null;
}

const waitingRows = `select count(*)::int as waiting, min(w.next_at) as until from profile_run_rows w
  where w.workspace_id = r.workspace_id and w.run_id = r.id and w.status = 'pending' and w.next_at is not null`;
const columns = `${runColumns}, k.source, k.name, k.wants, k.asks_providers as "asksProviders", k.provider_ceiling_micros::float8 as "providerCeilingMicros",
  k.person_ceiling_micros::float8 as "personCeilingMicros", k.overwrite, k.older_than_days as "olderThanDays",
  k.provider_micros::float8 as "providerMicros", k.facts_added as "factsAdded", k.enriched, k.skipped, k.outcomes, w.waiting, w.until as "waitsUntil"`;
const source = `runs r join profile_runs k on k.workspace_id = r.workspace_id and k.id = r.id cross join lateral (${waitingRows}) w`;

/** The kind's own part of a run with this id. */
export async function createProfileRun(
  tx: WorkspaceTx,
  run: Pick<
    ProfileRun,
    | 'id'
    | 'source'
    | 'name'
    | 'wants'
    | 'asksProviders'
    | 'providerCeilingMicros'
    | 'personCeilingMicros'
    | 'skipped'
    | 'overwrite'
    | 'olderThanDays'
  >,
): Promise<void> {
  await tx.query(
    `insert into profile_runs (workspace_id, id, source, name, wants, asks_providers, provider_ceiling_micros, person_ceiling_micros, skipped,
       overwrite, older_than_days)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      run.id,
      run.source,
      run.name,
      run.wants,
      run.asksProviders,
      run.providerCeilingMicros,
      run.personCeilingMicros,
      run.skipped,
      jsonOf(run.overwrite),
      run.olderThanDays,
    ],
  );
}

/** @throws Refusal not_found */
export async function readProfileRun(tx: WorkspaceTx, id: string): Promise<ProfileRun> {
  const { rows } = await tx.query<ProfileRun>(`select ${columns} from ${source} where r.workspace_id = current_workspace() and r.id = $1`, [
    id,
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Newest first; at most `limit` with an id below `before`. */
export async function listProfileRuns(
  tx: WorkspaceTx,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<ProfileRun[]> {
  const { rows } = await tx.query<ProfileRun>(
    `select ${columns} from ${source} where r.workspace_id = current_workspace() and ($1::uuid is null or r.id < $1) order by r.id desc limit $2`,
    [before, limit],
  );
  return rows;
}

/** Counts one row that is done, or that turned out to be skipped. */
export async function noteProfileOutcome(
  tx: WorkspaceTx,
  id: string,
  {
    outcome,
    factsAdded,
    providerMicros,
  }: { readonly outcome: string | null; readonly factsAdded: number; readonly providerMicros: number },
): Promise<void> {
  await tx.query(
    `update profile_runs set facts_added = facts_added + $3, provider_micros = provider_micros + $4,
       enriched = enriched + ($2::text is not distinct from 'enriched')::int, skipped = skipped + ($2::text is null)::int,
       outcomes = case when $2::text is null then outcomes else outcomes || jsonb_build_object($2::text, coalesce((outcomes ->> $2)::int, 0) + 1) end
     where workspace_id = current_workspace() and id = $1`,
    [id, outcome, factsAdded, Math.round(providerMicros)],
  );
}

/** What an enrichment run has in addition to what every run has (../runs): its source, and its rows by their outcome. */
import { type WorkspaceTx, Refusal } from '../platform/index.ts';
import { runColumns, type Run } from '../runs/index.ts';

export type EnrichmentRunSource = 'companies' | 'employers' | 'domains';

export interface EnrichmentRun extends Run {
  readonly total: number;
  readonly ceiling: number;
  readonly source: EnrichmentRunSource;
  readonly name: string;
  /** Sites that were read after this are left out. */
  readonly freshSince: Date;
  /** All of its rows are written. */
  readonly isMaterialized: boolean;
  readonly factsAdded: number;
  /** Companies with at least one fact that counts. */
  readonly enriched: number;
  readonly skipped: number;
  /** How many rows have each outcome; those that none has are left out. */
  readonly outcomes: Readonly<Record<string, number>>;
}

const columns = `${runColumns}, k.source, k.name, k.fresh_since as "freshSince", k.is_materialized as "isMaterialized", k.facts_added as "factsAdded",
  k.enriched, k.skipped, k.outcomes`;
const source = 'runs r join enrichment_runs k on k.workspace_id = r.workspace_id and k.id = r.id';

/** The kind's own part of a run with this id; its rows are materialized later. */
export async function createEnrichmentRun(
  tx: WorkspaceTx,
  run: Pick<EnrichmentRun, 'id' | 'source' | 'name' | 'freshSince'>,
): Promise<void> {
  await tx.query('insert into enrichment_runs (workspace_id, id, source, name, fresh_since) values (current_workspace(), $1, $2, $3, $4)', [
    run.id,
    run.source,
    run.name,
    run.freshSince,
  ]);
}

/** @throws Refusal not_found */
export async function readEnrichmentRun(tx: WorkspaceTx, id: string): Promise<EnrichmentRun> {
  const { rows } = await tx.query<EnrichmentRun>(
    `select ${columns} from ${source} where r.workspace_id = current_workspace() and r.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Newest first; at most `limit` with an id below `before`. */
export async function listEnrichmentRuns(
  tx: WorkspaceTx,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<EnrichmentRun[]> {
  const { rows } = await tx.query<EnrichmentRun>(
    `select ${columns} from ${source} where r.workspace_id = current_workspace() and ($1::uuid is null or r.id < $1) order by r.id desc limit $2`,
    [before, limit],
  );
  return rows;
}

/** @param skipped rows that are not read, added to those before @param isLast no more rows follow */
export async function noteEnrichmentRows(
  tx: WorkspaceTx,
  id: string,
  { skipped, isLast }: { readonly skipped: number; readonly isLast: boolean },
): Promise<void> {
  await tx.query(
    'update enrichment_runs set skipped = skipped + $2, is_materialized = is_materialized or $3 where workspace_id = current_workspace() and id = $1',
    [id, skipped, isLast],
  );
}

/** Counts one row that was read. */
export async function noteEnrichmentOutcome(
  tx: WorkspaceTx,
  id: string,
  { outcome, factsAdded }: { readonly outcome: string; readonly factsAdded: number },
): Promise<void> {
  await tx.query(
    `update enrichment_runs set facts_added = facts_added + $3, enriched = enriched + ($3 > 0)::int,
       outcomes = outcomes || jsonb_build_object($2::text, coalesce((outcomes ->> $2)::int, 0) + 1)
     where workspace_id = current_workspace() and id = $1`,
    [id, outcome, factsAdded],
  );
}

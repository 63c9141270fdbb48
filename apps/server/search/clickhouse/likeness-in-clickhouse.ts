/** Ranks leads by examples with a ClickHouse cluster: every step is a few statements for each shard, and all steps see the same moment. */
import {
  answerOfStep,
  completeness,
  Incomplete,
  isComplete,
  likeStatements,
  reasonsStatement,
  withReasons,
  type ClickHouse,
  type LikeScope,
  type Rows,
} from '@leadlight/adapters/search/clickhouse';
import { readChangedAtStages } from '@leadlight/db/likenesses';
import { readInWorkspace, type Database } from '@leadlight/db/platform';
import {
  findLikenessBy,
  mergeStep,
  type Likeness,
  type LikenessQuestion,
  type LikenessStep,
  type Ranked,
  type StepAnswer,
} from '@leadlight/leads/likeness';
import type { Seen } from './clickhouse-copies.ts';

interface Asking {
  readonly db: Database;
  readonly clickhouse: ClickHouse;
  readonly workspaceId: string;
  readonly seen: Seen;
  readonly signal: AbortSignal | undefined;
}

/** @param today days since 1970, UTC. @throws ShardUnavailable if no replica of a shard has everything */
export async function likenessIn(
  { db, clickhouse, workspaceId, seen: { scope, hidesSample }, signal }: Asking,
  question: LikenessQuestion,
  today: number,
): Promise<Likeness> {
  const { kind, withoutStages } = question;
  const changedAtStages = await readInWorkspace(db, workspaceId, (tx) => readChangedAtStages(tx, kind, withoutStages));
  const like: LikeScope = { scope, hidesSample, changedAtStages };
  const onEachShard = (statements: readonly string[]): Promise<Rows[][]> =>
    clickhouse.onAllShards(async (replica, both, shard) => {
      const rows = await replica.query(completeness(kind, scope, clickhouse.database), both);
      if (!isComplete(kind, scope, shard, rows)) throw new Incomplete('it does not have everything yet');
      return Promise.all(statements.map((statement) => replica.query(statement, both)));
    }, signal);
  const answer = async (step: LikenessStep): Promise<StepAnswer> => {
    const shards = await onEachShard(likeStatements(step, like));
    const merged = mergeStep(
      step,
      shards.map((rows) => answerOfStep(step, rows)),
    );
    if (step.step !== 'rank') return merged;
    const ranked = merged as Ranked;
    if (ranked.leads.length === 0) return ranked;
    const statement = reasonsStatement(
      step,
      ranked.leads.map(({ id }) => id),
      like,
    );
    return withReasons(step, ranked, (await onEachShard([statement])).flat(2));
  };
  return findLikenessBy(question, today, answer);
}

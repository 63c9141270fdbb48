/** Counts what statements read, so that a test notices a scan, whatever the machine and the planner's figures are. */
import type { QueryResultRow } from 'pg';
import type { PreparedStatement, Queryable, WorkspaceTx } from '../platform/connect.ts';

export interface StatementReads {
  readonly sql: string;
  /** Blocks of 8 KB that the statement read, from disk or memory, without those of planning. */
  readonly blocks: number;
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number } }[];
}

/** @returns the transaction, whose statements are counted in `reads`: each is executed before, which is undone */
export function countingReads(tx: WorkspaceTx): { readonly tx: WorkspaceTx; readonly reads: StatementReads[] } {
  const reads: StatementReads[] = [];
  const query = async <R extends QueryResultRow>(statement: string | PreparedStatement, values?: readonly unknown[]) => {
    const sql = typeof statement === 'string' ? statement : statement.text;
    const given = typeof statement === 'string' ? values : statement.values;
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) {
      await tx.query('savepoint before_explain');
      // The first time, catalogs are read too.
      await tx.query(`explain (analyze) ${sql}`, given);
      await tx.query('rollback to savepoint before_explain');
      const { rows } = await tx.query<Explained & QueryResultRow>(`explain (analyze, buffers, format json) ${sql}`, given);
      await tx.query('rollback to savepoint before_explain');
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      reads.push({ sql, blocks: (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0) });
    }
    return tx.query<R>(sql, given);
  };
  return { tx: { query } as Queryable as WorkspaceTx, reads };
}

/** Search with a ClickHouse cluster: its address, tables, statements, and requests to its replicas. */
export { readClickHouseAddress, type ClickHouseAddress } from './clickhouse-address.ts';
export { ClickHouse, Incomplete, reasonOf, ShardUnavailable, TablesMissing, WriteFailed, type Replica, type Rows } from './clickhouse.ts';
export { filterColumns } from './conditions.ts';
export { findStatement, resultsOf, type FindQuestion } from './find-statement.ts';
export { decodeRow, columnNames, idOf, leadRow, poolIdOf, withAttached, type LeadRow } from './lead-rows.ts';
export { dropTables } from './lead-tables.ts';
export { answerOfStep, likeStatements, reasonsStatement, withReasons, type LikeScope } from './like-statements.ts';
export { decodeText, numberLiteral } from './literals.ts';
export {
  baseRows,
  baseTarget,
  baseText,
  hasList,
  idsInLog,
  idsWithAddress,
  logTarget,
  logText,
  netRows,
  ownersInLog,
} from './row-statements.ts';
export { completeness, isComplete, type OwnerScope, type Scope } from './scope.ts';
export { findAllStatement, suggestStatement } from './suggest-statement.ts';

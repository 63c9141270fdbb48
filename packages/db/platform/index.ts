/** Imports: nothing. */
export { attempt } from './attempt.ts';
export { isConnectionLost, isDatabaseAway, isInterference, mayHaveCrashed, openConnection } from './away.ts';
export { type ActorRef, operator, system } from './actor.ts';
export {
  type AuthTx,
  type ConnectionTarget,
  type Database,
  type Queryable,
  type SnapshotTx,
  type WorkspaceTx,
  asApp,
  asErasure,
  connect,
  inAuth,
  inSnapshot,
  inWorkspace,
  mayErase,
  pooledTarget,
  prepared,
  readInWorkspace,
  serverTarget,
} from './connect.ts';
export { takenSql, isTakenUntil } from './taken-until.ts';
export { forgetAnswers, forgetOldAccountRecords, onceForUser, onceInWorkspace } from './idempotency.queries.ts';
export { workLogins } from './roles.ts';
export { isNotFound, Refusal } from './refusal.ts';
export { type StagedValue, arrayText, copyRows, parameterOf, stage, stagedTable, unstage } from './staging.ts';
export { jsonOf, textOf } from './storable-text.ts';
export { type Turn, takeTurn, takeTurnOf } from './turns.ts';
export { type QueryEnd, type TraceScope, traceQueries, traceScope } from './tracing.ts';

/** Imports: nothing. */
export { attempt } from './attempt.ts';
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
  prepared,
  readInWorkspace,
  serverTarget,
} from './connect.ts';
export { forgetAnswers, forgetOldAccountRecords, onceForUser, onceInWorkspace } from './idempotency.queries.ts';
export { Refusal } from './refusal.ts';
export { type StagedValue, arrayText, copyRows, parameterOf, stage, unstage } from './staging.ts';
export { jsonOf, textOf } from './storable-text.ts';

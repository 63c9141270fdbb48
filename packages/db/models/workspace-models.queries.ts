/** The language model that a workspace uses. Keys arrive and leave sealed: this package can't open them. */
import { v7 as uuidv7 } from 'uuid';
import { Refusal, type WorkspaceTx } from '../platform/index.ts';

/** What only a model with the workspace's own key has; the operator's is in the configuration. */
export interface OwnModel {
  readonly api: string;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly sealedKey: Buffer | null;
  readonly keyHint: string;
  /** Millionths of a US dollar for a million tokens. */
  readonly inputPriceMicros: number;
  readonly outputPriceMicros: number;
}

export interface ModelTest {
  /** `answered`, or the code of a failure. */
  readonly outcome: string;
  readonly message: string | null;
}

export interface WorkspaceModel {
  readonly id: string;
  /** Null: the operator's model. */
  readonly own: OwnModel | null;
  readonly monthCeilingMicros: number;
  readonly testedAt: Date | null;
  readonly testOutcome: string | null;
  readonly testMessage: string | null;
  readonly createdAt: Date;
}

interface ModelRecord extends Omit<WorkspaceModel, 'own'>, Partial<Omit<OwnModel, 'keyHint'>> {
  readonly source: 'workspace' | 'operator';
  readonly keyHint: string;
}

export const newModelId = (): string => uuidv7();

/** @returns null if the workspace uses none */
export async function findWorkspaceModel(tx: WorkspaceTx): Promise<WorkspaceModel | null> {
  const { rows } = await tx.query<ModelRecord>(
    `select id, source, api, base_url as "baseUrl", model, sealed_key as "sealedKey", key_hint as "keyHint",
       input_price_micros::float8 as "inputPriceMicros", output_price_micros::float8 as "outputPriceMicros",
       month_ceiling_micros::float8 as "monthCeilingMicros", tested_at as "testedAt", test_outcome as "testOutcome", test_message as "testMessage",
       created_at as "createdAt"
     from workspace_models where workspace_id = current_workspace()`,
  );
  const [row] = rows;
  if (!row) return null;
  const {
    source,
    api = '',
    baseUrl = null,
    model = '',
    sealedKey = null,
    keyHint,
    inputPriceMicros = 0,
    outputPriceMicros = 0,
    ...rest
  } = row;
  return { ...rest, own: source === 'operator' ? null : { api, baseUrl, model, sealedKey, keyHint, inputPriceMicros, outputPriceMicros } };
}

export interface ModelToSave {
  readonly id: string;
  readonly own: OwnModel | null;
  readonly monthCeilingMicros: number;
  readonly createdBy: string | null;
  readonly test: ModelTest;
}

/** Connects a model, or replaces the one that was connected. */
export async function saveWorkspaceModel(
  tx: WorkspaceTx,
  { id, own, monthCeilingMicros, createdBy, test }: ModelToSave,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into workspace_models (workspace_id, id, source, api, base_url, model, sealed_key, key_hint, input_price_micros, output_price_micros,
       month_ceiling_micros, tested_at, test_outcome, test_message, created_by, created_at, updated_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $11, $11)
     on conflict (workspace_id) do update set id = excluded.id, source = excluded.source, api = excluded.api, base_url = excluded.base_url,
       model = excluded.model, sealed_key = excluded.sealed_key, key_hint = excluded.key_hint, input_price_micros = excluded.input_price_micros,
       output_price_micros = excluded.output_price_micros, month_ceiling_micros = excluded.month_ceiling_micros, tested_at = excluded.tested_at,
       test_outcome = excluded.test_outcome, test_message = excluded.test_message, created_by = excluded.created_by, created_at = excluded.created_at,
       updated_at = excluded.updated_at`,
    [
      id,
      own ? 'workspace' : 'operator',
      own?.api ?? null,
      own?.baseUrl ?? null,
      own?.model ?? null,
      own?.sealedKey ?? null,
      own?.keyHint ?? '',
      own?.inputPriceMicros ?? null,
      own?.outputPriceMicros ?? null,
      monthCeilingMicros,
      now,
      test.outcome,
      test.message,
      createdBy,
    ],
  );
}

/** @throws Refusal not_found if none is connected, or another one by now */
export async function noteModelTest(tx: WorkspaceTx, id: string, { outcome, message }: ModelTest, now: Date): Promise<void> {
  const { rowCount } = await tx.query(
    `update workspace_models set tested_at = $2, test_outcome = $3, test_message = $4 where workspace_id = current_workspace() and id = $1`,
    [id, now, outcome, message],
  );
  if (!rowCount) throw new Refusal('not_found');
}

export interface ModelChanges {
  readonly inputPriceMicros?: number | undefined;
  readonly outputPriceMicros?: number | undefined;
  readonly monthCeilingMicros?: number | undefined;
}

/** Changes what is given. Prices belong to a model with an own key; of the operator's they stay. @throws Refusal not_found */
export async function updateWorkspaceModel(tx: WorkspaceTx, changes: ModelChanges, now: Date): Promise<void> {
  const { rowCount } = await tx.query(
    `update workspace_models set
       input_price_micros = case when source = 'operator' then null else coalesce($1, input_price_micros) end,
       output_price_micros = case when source = 'operator' then null else coalesce($2, output_price_micros) end,
       month_ceiling_micros = coalesce($3, month_ceiling_micros), updated_at = $4
     where workspace_id = current_workspace()`,
    [changes.inputPriceMicros ?? null, changes.outputPriceMicros ?? null, changes.monthCeilingMicros ?? null, now],
  );
  if (!rowCount) throw new Refusal('not_found');
}

/** @throws Refusal not_found */
export async function deleteWorkspaceModel(tx: WorkspaceTx): Promise<void> {
  const { rowCount } = await tx.query('delete from workspace_models where workspace_id = current_workspace()');
  if (!rowCount) throw new Refusal('not_found');
}

/** The key of the workspace's model, as it is sealed; null if it has none. */
export async function findSealedModelKey(tx: WorkspaceTx): Promise<{ readonly id: string; readonly sealedKey: Buffer } | null> {
  const { rows } = await tx.query<{ id: string; sealedKey: Buffer }>(
    'select id, sealed_key as "sealedKey" from workspace_models where workspace_id = current_workspace() and sealed_key is not null',
  );
  return rows[0] ?? null;
}

/** Replaces the sealed key, unless it was changed meanwhile. */
export async function resealModelKey(tx: WorkspaceTx, id: string, before: Buffer, after: Buffer): Promise<void> {
  await tx.query('update workspace_models set sealed_key = $3 where workspace_id = current_workspace() and id = $1 and sealed_key = $2', [
    id,
    before,
    after,
  ]);
}

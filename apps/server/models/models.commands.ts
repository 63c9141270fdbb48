/** Connecting, testing, changing and removing the language model of a workspace. A model is tested outside of any transaction, and its key stored sealed. */
import type { ModelAnswer, ModelSettings } from '@leadlight/adapters/models';
import { readModelUrl } from '@leadlight/adapters/models/settings';
import {
  deleteWorkspaceModel,
  findWorkspaceModel,
  newModelId,
  noteModelTest,
  saveWorkspaceModel,
  updateWorkspaceModel,
  type ModelChanges,
  type ModelTest,
} from '@leadlight/db/models';
import { Refusal } from '@leadlight/db/platform';
import { noteAudit } from '../audit/note-audit.ts';
import { transact, type WorkspaceContext } from '../command.ts';
import { askModel } from './ask-model.ts';
import { hostOf, readModelInUse, type ModelInUse } from './model-in-use.ts';
import { wordModelFailure } from './model-words.ts';
import { testRequest } from './test-request.ts';

type Context = WorkspaceContext<'db' | 'models' | 'now' | 'providers'>;

export interface ModelToConnect extends Pick<ModelSettings, 'api' | 'baseUrl' | 'model' | 'key'> {
  readonly inputPriceMicros: number;
  readonly outputPriceMicros: number;
  readonly monthCeilingMicros: number;
}

/** @throws Refusal model_url_invalid, model_key_wrong, model_unknown, model_not_answering, model_ceiling */
export async function connectModel(context: Context, input: ModelToConnect): Promise<void> {
  const { caller, now, services } = context;
  const { api, baseUrl, model, key, ...money } = input;
  const settings: ModelSettings = { api, baseUrl, model, key, setBy: 'workspace' };
  if (readModelUrl(settings).kind === 'refused') throw new Refusal('model_url_invalid', { field: 'baseUrl' });
  const test = await testedModel(context, { source: 'workspace', settings, host: hostOf(settings), ...money });
  const id = newModelId();
  const { monthCeilingMicros, ...prices } = money;
  await transact(context, async (tx) => {
    const place = { workspaceId: caller.workspaceId, connectionId: id };
    const own = {
      api,
      baseUrl,
      model,
      sealedKey: key === null ? null : services.providers.keys.seal(key, place),
      keyHint: key !== null && key.length >= 12 ? key.slice(-4) : '',
      ...prices,
    };
    await saveWorkspaceModel(tx, { id, own, monthCeilingMicros, createdBy: caller.actor.id, test }, now);
    await noteAudit(tx, { actor: caller.actor, action: 'model.connected', target: targetOf(id), details: { name: model } }, now);
  });
}

/** @throws Refusal model_not_offered, model_key_wrong, model_unknown, model_not_answering, model_ceiling */
export async function chooseOperatorModel(
  context: Context,
  { monthCeilingMicros }: { readonly monthCeilingMicros: number },
): Promise<void> {
  const { caller, now, services } = context;
  const { operator } = services.models;
  if (!operator) throw new Refusal('model_not_offered');
  const { api, baseUrl, model, key, inputPriceMicros, outputPriceMicros, workspaceCeilingMicros } = operator;
  const settings: ModelSettings = { api, baseUrl, model, key, setBy: 'operator' };
  const most = Math.min(monthCeilingMicros, workspaceCeilingMicros ?? Infinity);
  const prices = { inputPriceMicros, outputPriceMicros };
  const test = await testedModel(context, { source: 'operator', settings, host: hostOf(settings), ...prices, monthCeilingMicros: most });
  const id = newModelId();
  await transact(context, async (tx) => {
    await saveWorkspaceModel(tx, { id, own: null, monthCeilingMicros, createdBy: caller.actor.id, test }, now);
    await noteAudit(tx, { actor: caller.actor, action: 'model.connected', target: targetOf(id), details: { name: model } }, now);
  });
}

/** Tests the model that is connected, and stores the outcome. @throws Refusal model_missing, model_key_unreadable, model_ceiling */
export async function testModel(context: Context): Promise<void> {
  const { caller, services } = context;
  const { id, model } = await transact(context, async (tx) => ({
    model: await readModelInUse(tx, services, caller.workspaceId),
    id: (await findWorkspaceModel(tx))?.id ?? '',
  }));
  const test = testOf(await askTest(context, model));
  await transact(context, (tx) => noteModelTest(tx, id, test, services.now()));
}

/** @throws Refusal not_found */
export async function updateModel(context: WorkspaceContext, changes: ModelChanges): Promise<void> {
  const { caller, now } = context;
  await transact(context, async (tx) => {
    const model = await findWorkspaceModel(tx);
    await updateWorkspaceModel(tx, changes, now);
    const details = { changed: Object.keys(changes) };
    await noteAudit(tx, { actor: caller.actor, action: 'model.changed', target: targetOf(model?.id ?? ''), details }, now);
  });
}

/** @throws Refusal not_found */
export async function removeModel(context: WorkspaceContext): Promise<void> {
  const { caller, now } = context;
  await transact(context, async (tx) => {
    const model = await findWorkspaceModel(tx);
    await deleteWorkspaceModel(tx);
    const details = { name: model?.own?.model ?? '' };
    await noteAudit(tx, { actor: caller.actor, action: 'model.removed', target: targetOf(model?.id ?? ''), details }, now);
  });
}

const targetOf = (id: string) => ({ kind: 'model', id });

/** @throws Refusal model_ceiling */
async function askTest({ services, caller }: Context, model: ModelInUse): Promise<ModelAnswer<boolean>> {
  const answer = await askModel(services, caller.workspaceId, model, {
    purpose: 'test',
    subject: '',
    run: null,
    request: testRequest(),
  });
  if (answer.kind === 'ceiling') throw new Refusal('model_ceiling', { field: 'monthCeilingMicros' });
  return answer;
}

const testOf = (answer: ModelAnswer<boolean>): ModelTest =>
  answer.kind === 'answered' ? { outcome: 'answered', message: null } : { outcome: answer.code, message: wordModelFailure(answer) };

/** A model at the limit of its requests works. @throws Refusal */
async function testedModel(context: Context, model: ModelInUse): Promise<ModelTest> {
  const answer = await askTest(context, model);
  if (answer.kind === 'answered' || answer.code === 'rate_limited') return testOf(answer);
  if (answer.code === 'wrong_key') throw new Refusal('model_key_wrong', { field: 'key' });
  if (answer.code === 'unknown_model') throw new Refusal('model_unknown', { field: 'model' });
  if (answer.message === 'private_address') throw new Refusal('model_url_invalid', { field: 'baseUrl' });
  throw new Refusal('model_not_answering', { field: 'model' });
}

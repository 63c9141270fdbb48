/** The model that a workspace uses, ready to be asked: its settings with the opened key, its prices and its ceilings. */
import type { ModelSettings } from '@leadlight/adapters/models';
import { readModelUrl } from '@leadlight/adapters/models/settings';
import { findWorkspaceModel, type WorkspaceModel } from '@leadlight/db/models';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { modelApiSchema } from '@leadlight/contract';
import type { Services } from '../services.ts';

export interface ModelPrices {
  /** Millionths of a US dollar for a million tokens. */
  readonly inputPriceMicros: number;
  readonly outputPriceMicros: number;
}

export interface ModelInUse extends ModelPrices {
  readonly source: 'workspace' | 'operator';
  readonly settings: ModelSettings;
  readonly host: string;
  /** The lower one of the workspace's and the operator's. */
  readonly monthCeilingMicros: number;
}

/** What is known of a model without its key. */
export interface ModelDescription extends ModelPrices {
  readonly source: 'workspace' | 'operator';
  readonly isAvailable: boolean;
  readonly settings: Omit<ModelSettings, 'key'>;
  readonly host: string;
  readonly monthCeilingMicros: number;
}

export function describeModel({ models }: Pick<Services, 'models'>, { own, monthCeilingMicros: chosen }: WorkspaceModel): ModelDescription {
  if (own) {
    const settings = { api: modelApiSchema.parse(own.api), baseUrl: own.baseUrl, model: own.model, setBy: 'workspace' } as const;
    const { inputPriceMicros, outputPriceMicros } = own;
    return {
      source: 'workspace',
      isAvailable: true,
      settings,
      host: hostOf(settings),
      inputPriceMicros,
      outputPriceMicros,
      monthCeilingMicros: chosen,
    };
  }
  const { operator } = models;
  const settings = {
    api: operator?.api ?? 'openai-compatible',
    baseUrl: operator?.baseUrl ?? null,
    model: operator?.model ?? '',
    setBy: 'operator',
  } as const;
  return {
    source: 'operator',
    isAvailable: operator !== null,
    settings,
    host: hostOf(settings),
    inputPriceMicros: operator?.inputPriceMicros ?? 0,
    outputPriceMicros: operator?.outputPriceMicros ?? 0,
    monthCeilingMicros: Math.min(chosen, operator?.workspaceCeilingMicros ?? Infinity),
  };
}

/** Where requests go; "" without a usable address. */
export function hostOf(settings: Pick<ModelSettings, 'api' | 'baseUrl' | 'setBy'>): string {
  const read = readModelUrl(settings);
  return read.kind === 'url' ? new URL(read.url).host : '';
}

/** @throws Refusal model_missing, model_key_unreadable */
export async function readModelInUse(
  tx: WorkspaceTx,
  services: Pick<Services, 'models' | 'providers'>,
  workspaceId: string,
): Promise<ModelInUse> {
  const model = await findWorkspaceModel(tx);
  if (!model) throw new Refusal('model_missing');
  const { isAvailable, settings, ...description } = describeModel(services, model);
  if (!isAvailable) throw new Refusal('model_missing');
  return { ...description, settings: { ...settings, key: keyOf(services, workspaceId, model) } };
}

function keyOf(
  { models, providers }: Pick<Services, 'models' | 'providers'>,
  workspaceId: string,
  { id, own }: WorkspaceModel,
): string | null {
  if (!own) return models.operator?.key ?? null;
  if (!own.sealedKey) return null;
  const opened = providers.keys.open(own.sealedKey, { workspaceId, connectionId: id });
  if (!opened) throw new Refusal('model_key_unreadable');
  return opened.text;
}

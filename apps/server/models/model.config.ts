/** The installation's language model, from the environment: it is offered to every workspace, and the operator pays for it. None by default. */
import { readModelUrl, modelApis, type ModelApi } from '@leadlight/adapters/models/settings';
import { StartError } from '../start-error.ts';

export interface OperatorModel {
  readonly api: ModelApi;
  /** May be private, such as Ollama on this machine. */
  readonly baseUrl: string | null;
  readonly model: string;
  readonly key: string | null;
  /** Millionths of a US dollar for a million tokens. */
  readonly inputPriceMicros: number;
  readonly outputPriceMicros: number;
  /** The most that each workspace may use in a calendar month; null: only its own ceiling applies. */
  readonly workspaceCeilingMicros: number | null;
}

const names = [
  'MODEL_API',
  'MODEL_URL',
  'MODEL_NAME',
  'MODEL_KEY',
  'MODEL_INPUT_PRICE',
  'MODEL_OUTPUT_PRICE',
  'MODEL_WORKSPACE_CEILING',
] as const;
type Name = (typeof names)[number];

/** @throws StartError that names every wrong variable */
export function readModelConfig(environment: Readonly<Record<string, string | undefined>>): OperatorModel | null {
  const given = (name: Name): string => environment[name]?.trim() ?? '';
  if (names.every((name) => given(name) === '')) return null;
  const faults: string[] = [];
  const refuse = (name: Name, expected: string): void => {
    const shown =
      name === 'MODEL_KEY' ? 'has a value that is not shown' : given(name) === '' ? 'is not set' : `is ${JSON.stringify(given(name))}`;
    faults.push(`${name} ${shown}; expected ${expected} (docs/configuration.md#models).`);
  };
  const api = modelApis.find((each) => each === (given('MODEL_API') || 'openai-compatible'));
  if (!api) refuse('MODEL_API', `one of ${modelApis.join(', ')}`);
  const baseUrl = given('MODEL_URL') || null;
  if (api && readModelUrl({ api, baseUrl, setBy: 'operator' }).kind === 'refused')
    refuse('MODEL_URL', 'an http or https address without a query, such as http://localhost:11434/v1');
  const model = given('MODEL_NAME');
  if (model === '' || model.length > 200) refuse('MODEL_NAME', 'the name of a model, as its host writes it');
  const amount = (name: Name): number => {
    const dollars = Number(given(name) || '0');
    if (!(dollars >= 0 && dollars <= 10_000)) refuse(name, 'US dollars, such as 0.25');
    return Math.round(dollars * 1_000_000);
  };
  const read = {
    inputPriceMicros: amount('MODEL_INPUT_PRICE'),
    outputPriceMicros: amount('MODEL_OUTPUT_PRICE'),
    workspaceCeilingMicros: given('MODEL_WORKSPACE_CEILING') === '' ? null : amount('MODEL_WORKSPACE_CEILING'),
  };
  if (!api || faults.length > 0) throw new StartError(faults.join('\n'));
  return { api, baseUrl, model, key: given('MODEL_KEY') || null, ...read };
}

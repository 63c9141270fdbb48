/** `npm run operator -- model`: which language model the installation offers, and whether it answers. */
import type { Database } from '@leadlight/db/platform';
import { parseArgs } from 'node:util';
import { StartError, type ServerConfig } from '../config.ts';
import { hostOf } from '../models/model-in-use.ts';
import { testRequest } from '../models/test-request.ts';
import { createModels } from '../models/models.ts';
import { wordModelFailure } from '../models/model-words.ts';

export const modelUsage = `  model                                        show the language model that this installation offers to its workspaces
    --test            ask it for one word`;

/** @throws StartError for wrong options */
export async function modelCommand(_db: Database, args: readonly string[], _now: Date, config: ServerConfig): Promise<string> {
  const { test } = parse(args);
  const { model } = config;
  if (!model) return 'This installation offers no language model. Set MODEL_URL and MODEL_NAME (docs/configuration.md#models).';
  const settings = { ...model, setBy: 'operator' } as const;
  const dollars = (micros: number): string => `$${(micros / 1_000_000).toFixed(2)}`;
  const ceiling = model.workspaceCeilingMicros === null ? 'no ceiling' : `at most ${dollars(model.workspaceCeilingMicros)} a month`;
  const prices = `${dollars(model.inputPriceMicros)} and ${dollars(model.outputPriceMicros)} for a million tokens sent and answered`;
  const shown = `${model.model} at ${hostOf(settings)}: ${prices}, ${ceiling} for each workspace.`;
  if (test !== true) return shown;
  const { client } = createModels(config.web, model);
  try {
    const answer = await client.ask(settings, testRequest());
    const { inputTokens, outputTokens } = answer.usage;
    return answer.kind === 'answered'
      ? `${shown}\nIt works: ${inputTokens} tokens sent, ${outputTokens} answered.`
      : `${shown}\nIt does not work. ${wordModelFailure(answer)}`;
  } finally {
    await client.close();
  }
}

function parse(args: readonly string[]): { test?: boolean | undefined } {
  try {
    return parseArgs({ args: [...args], options: { test: { type: 'boolean' } } }).values;
  } catch {
    throw new StartError(`npm run operator -- model\n${modelUsage}`);
  }
}

/** The SDK's model for the settings: one provider package for each wire format. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model.ts';

/** The SDK reads a missing key from the environment and fails without one. A server that asks for no key ignores it. */
const noKey = 'none';

/** In what hosts of the same API differ. It is learned from their refusals, which cost nothing. */
export interface HostHabits {
  /** False for hosts that refuse a schema: they are only asked for JSON, and the instructions contain the schema. */
  readonly takesSchema: boolean;
  /** OpenAI's newer models accept only the second name. */
  readonly limitName: 'max_tokens' | 'max_completion_tokens';
}

export const usualHabits: HostHabits = { takesSchema: true, limitName: 'max_tokens' };

/** @returns what to do differently after a refusal; null if that can't help */
export function habitsAfter(refusal: string, habits: HostHabits): HostHabits | null {
  if (habits.limitName === 'max_tokens' && /max_completion_tokens/i.test(refusal)) return { ...habits, limitName: 'max_completion_tokens' };
  if (habits.takesSchema && /response_format|json_schema|structured output/i.test(refusal)) return { ...habits, takesSchema: false };
  return null;
}

export interface LanguageModelOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl: string;
  readonly habits: HostHabits;
}

export function languageModelOf({ api, model, key }: ModelSettings, { fetch, baseUrl, habits }: LanguageModelOptions): LanguageModel {
  switch (api) {
    case 'anthropic':
      return createAnthropic({ apiKey: key ?? noKey, baseURL: baseUrl, fetch })(model);
    case 'google':
      return createGoogle({ apiKey: key ?? noKey, baseURL: baseUrl, fetch })(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: habits.takesSchema,
        transformRequestBody: ({ max_tokens: limit, ...body }) => ({ ...body, [habits.limitName]: limit as unknown }),
        ...(key === null ? {} : { apiKey: key }),
      })(model);
  }
}

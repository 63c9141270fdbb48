/** Asks the workspace's language model about the parts of a description that the rules didn't read. It is asked outside of any transaction. */
import { Refusal } from '@leadlight/db/platform';
import type { LeadKind } from '@leadlight/leads';
import { acceptSuggestions, mostSuggestionTokens, partsToAskAbout, suggestionPrompt, type WordsSuggestion } from '@leadlight/leads/words';
import { industries } from '@leadlight/vocabulary/industries';
import { transact, type WorkspaceContext } from '../command.ts';
import { askModel, costOf } from '../models/ask-model.ts';
import { readModelInUse } from '../models/model-in-use.ts';
import { readSearchWords, wordsContext } from './words-search.reads.ts';

/** Someone waits for it. */
const timeoutMs = 30_000;

export interface SuggestedWords {
  readonly kind: LeadKind;
  readonly suggestions: readonly WordsSuggestion[];
  /** Null if the model was not asked. */
  readonly model: string | null;
  readonly costMicros: number;
}

/** @throws Refusal model_missing, model_key_unreadable, model_ceiling, model_failed */
export async function suggestWords(
  context: WorkspaceContext<'db' | 'models' | 'now' | 'providers'>,
  { text, kind }: { readonly text: string; readonly kind?: LeadKind | undefined },
): Promise<SuggestedWords> {
  const { services, caller } = context;
  const reading = readSearchWords(text, services.now(), kind);
  const model = await transact(context, (tx) => readModelInUse(tx, services, caller.workspaceId));
  const parts = partsToAskAbout(reading);
  if (parts.length === 0) return { kind: reading.kind, suggestions: [], model: null, costMicros: 0 };
  const prompt = suggestionPrompt(
    text,
    parts,
    industries.map(({ name }) => name),
  );
  const request = { ...prompt, maxOutputTokens: mostSuggestionTokens, signal: AbortSignal.timeout(timeoutMs * 2), timeoutMs };
  const answer = await askModel(services, caller.workspaceId, model, { purpose: 'search', subject: '', run: null, request });
  if (answer.kind === 'ceiling') throw new Refusal('model_ceiling');
  if (answer.kind === 'failed') throw new Refusal('model_failed');
  const { inputTokens, outputTokens } = answer.usage;
  return {
    kind: reading.kind,
    suggestions: acceptSuggestions(answer.value, text, reading, wordsContext(services.now())),
    model: answer.model,
    costMicros: Math.round(costOf(model, { inputTokens, outputTokens })),
  };
}

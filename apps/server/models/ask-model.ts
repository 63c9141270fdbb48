/** Asks a workspace's model, under its ceilings: the call is written down before it is sent and settled afterward. Call it outside of any transaction. */
import type { ModelAnswer, ModelRequest } from '@leadlight/adapters/models';
import type { modelPurposes } from '@leadlight/contract';
import { beginModelCall, settleModelCall } from '@leadlight/db/models';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import type { Services } from '../services.ts';
import type { ModelInUse, ModelPrices } from './model-in-use.ts';
import { wordModelFailure } from './model-words.ts';

export interface ModelCall<Value> {
  readonly purpose: (typeof modelPurposes)[number];
  /** What it is about: a company's domain; "" if nothing. */
  readonly subject: string;
  readonly run: { readonly id: string; readonly ceilingMicros: number } | null;
  readonly request: ModelRequest<Value>;
  /** Stores what the answer says in the transaction that records its cost, so that no answer is paid for and lost if the process ends. */
  readonly keep?: (tx: WorkspaceTx, answer: Answered<Value>) => Promise<void>;
}

type Answered<Value> = Extract<ModelAnswer<Value>, { readonly kind: 'answered' }>;

/** Nothing was sent: the call could exceed the ceiling. */
export interface OverCeiling {
  readonly kind: 'ceiling';
  readonly of: 'month' | 'run';
}

export async function askModel<Value>(
  { db, models, now }: Pick<Services, 'db' | 'models' | 'now'>,
  workspaceId: string,
  model: ModelInUse,
  { purpose, subject, run, request, keep }: ModelCall<Value>,
): Promise<ModelAnswer<Value> | OverCeiling> {
  const text = request.instructions + request.data;
  const most = mostCost(model, { text: text + JSON.stringify(request.form.jsonSchema), maxOutputTokens: request.maxOutputTokens });
  const begun = await inWorkspace(db, workspaceId, (tx) =>
    beginModelCall(
      tx,
      {
        source: model.source,
        model: model.settings.model,
        host: model.host,
        purpose,
        runId: run?.id ?? null,
        subject,
        reserveMicros: most,
        sentCharacters: text.length,
        monthCeilingMicros: model.monthCeilingMicros,
        runCeilingMicros: run?.ceilingMicros ?? null,
      },
      now(),
    ),
  );
  if (begun.kind === 'ceiling') return { kind: 'ceiling', of: begun.of };
  const answer = await models.client.ask(model.settings, request);
  const { inputTokens, outputTokens, isCertain } = answer.usage;
  await inWorkspace(db, workspaceId, async (tx) => {
    await settleModelCall(
      tx,
      {
        callId: begun.callId,
        outcome: answer.kind === 'answered' ? 'answered' : answer.code,
        message: answer.kind === 'answered' ? null : wordModelFailure(answer),
        costMicros: isCertain ? costOf(model, { inputTokens, outputTokens }) : most,
        isCostCertain: isCertain,
        inputTokens,
        outputTokens,
      },
      now(),
    );
    if (answer.kind === 'answered') await keep?.(tx, answer);
  });
  return answer;
}

/** In millionths of a US dollar. */
export function costOf(
  { inputPriceMicros, outputPriceMicros }: ModelPrices,
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
): number {
  return (inputTokens * inputPriceMicros + outputTokens * outputPriceMicros) / 1_000_000;
}

/** A request is repeated once, with the error in addition. Equal to `mostModelAttempts`, which would load the SDK. */
const attempts = 2;
/** The frame of a request, and the error in a repeated one. */
const moreTokens = 400;

/** The most that a request can cost, in millionths of a US dollar. */
function mostCost(prices: ModelPrices, { text, maxOutputTokens }: { readonly text: string; readonly maxOutputTokens: number }): number {
  return Math.ceil(attempts * costOf(prices, { inputTokens: mostTokensOf(text) + moreTokens, outputTokens: maxOutputTokens }));
}

/**
 * More tokens than the text has: English has some four bytes for each, Chinese and Cyrillic about two
 * (https://platform.openai.com/tokenizer, o200k_base).
 */
const mostTokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2);

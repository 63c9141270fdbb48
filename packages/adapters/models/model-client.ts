/**
 * Asks language models. Every outcome is a value, never an exception, and none contains the key. A failed attempt is repeated once: with the error of
 * the form if the answer did not have it, or after the wait that the host asks for.
 */
import { generateText, Output, streamText } from 'ai';
import { systemClock } from '../clock.ts';
import { isShallow } from '../web/json-depth.ts';
import { tracedCall, type CallAttributes } from '../tracing.ts';
import { withoutSecrets } from '../providers/reply-faults.ts';
import { habitsAfter, languageModelOf, usualHabits, type HostHabits } from './language-models.ts';
import { faultOfError, type ModelFault } from './model-faults.ts';
import { createModelFetch, type ModelFetchOptions } from './model-fetch.ts';
import type { ModelAnswer, ModelRequest, ModelSettings, ModelUsage } from './model.ts';
import { readModelUrl } from './model-url.ts';

export interface ModelClient {
  /** Never rejects. */
  readonly ask: <Value>(settings: ModelSettings, request: ModelRequest<Value>) => Promise<ModelAnswer<Value>>;
  readonly close: () => Promise<void>;
}

export type ModelClientOptions = Omit<ModelFetchOptions, 'timeoutMs'>;

/** A request costs at most this many attempts; ceilings reserve for all of them. */
export const mostModelAttempts = 2;
/** A model on a machine without a graphics card needs about a minute for a long page. */
const usualTimeoutMs = 120_000;
/** Longer waits are for the caller, who has other work in the meantime. */
const longestWaitMs = 20_000;
/** A host that asks for no wait gets this. */
const usualWaitMs = 1_000;
const longestMessage = 300;

/** Our options match what each API has, and the SDK would print warnings about a host's gaps to the operator's console. */
const silence = { AI_SDK_LOG_WARNINGS: false };

interface Reply {
  readonly text: string;
  readonly finish: string;
  readonly model: string;
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

type Attempt<Value> =
  | { readonly kind: 'answered'; readonly value: Value; readonly model: string; readonly tokens: Tokens | null }
  | { readonly kind: 'failed'; readonly fault: ModelFault; readonly tokens: Tokens | null };

interface Tokens {
  readonly input: number;
  readonly output: number;
}

const tokensOf = ({ inputTokens = 0, outputTokens = 0 }: Reply): CallAttributes => ({
  'gen_ai.usage.input_tokens': inputTokens,
  'gen_ai.usage.output_tokens': outputTokens,
});

export function createModelClient(options: ModelClientOptions): ModelClient {
  Object.assign(globalThis, silence);
  const { clock = systemClock } = options;
  const http = createModelFetch({ ...options, timeoutMs: usualTimeoutMs });
  const habitsOf = new Map<string, HostHabits>();

  async function attempt<Value>(
    settings: ModelSettings,
    request: ModelRequest<Value>,
    baseUrl: string,
    correction: string | null,
  ): Promise<Attempt<Value>> {
    const { form, signal, timeoutMs = usualTimeoutMs } = request;
    const host = `${baseUrl} ${settings.model}`;
    const habits = habitsOf.get(host) ?? usualHabits;
    const over = new AbortController();
    const cancel = (): void => over.abort();
    let isLate = false;
    const stop = clock.after(timeoutMs, () => {
      isLate = true;
      over.abort();
    });
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const model = languageModelOf(settings, { fetch: http.fetchFor(settings.setBy), baseUrl, habits });
      const asking = { correction, takesSchema: habits.takesSchema, signal: over.signal };
      // The model's name may be that of a customer's own model.
      const reply = await tracedCall(`model ${settings.api}`, {}, () => send(model, request, asking), tokensOf);
      return readReply(reply, form);
    } catch (error) {
      if (signal.aborted) return failed({ code: 'canceled', isMaybeCharged: true });
      if (isLate) return failed({ code: 'timed_out', isRetryable: true, isMaybeCharged: true });
      const fault = faultOfError(error, clock.now());
      const otherHabits = fault.code === 'request_refused' ? habitsAfter(fault.message ?? '', habits) : null;
      if (otherHabits) {
        habitsOf.set(host, otherHabits);
        return attempt(settings, request, baseUrl, correction);
      }
      return { kind: 'failed', fault, tokens: null };
    } finally {
      stop();
      signal.removeEventListener('abort', cancel);
    }
  }

  const wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const stop = clock.after(ms, resolve);
      signal.addEventListener('abort', () => (stop(), resolve()), { once: true });
    });

  return {
    async ask<Value>(settings: ModelSettings, request: ModelRequest<Value>): Promise<ModelAnswer<Value>> {
      const address = readModelUrl(settings);
      const secrets = settings.key === null ? [] : [settings.key];
      const used = { input: 0, output: 0, attempts: 0, isCertain: true };
      const usage = (): ModelUsage => ({
        inputTokens: used.input,
        outputTokens: used.output,
        isCertain: used.isCertain,
        attempts: used.attempts,
      });
      const give = ({ code, message, isRetryable, retryAfterMs }: ModelFault): ModelAnswer<never> =>
        withoutSecrets({ kind: 'failed', code, message, isRetryable, retryAfterMs, usage: usage() } as const, secrets);
      if (address.kind === 'refused') return give(faultWith({ code: 'unavailable', message: address.fault }));
      let correction: string | null = null;
      for (;;) {
        if (request.signal.aborted) return give(faultWith({ code: 'canceled' }));
        used.attempts++;
        const outcome: Attempt<Value> = await attempt(settings, request, address.url, correction);
        if (outcome.tokens === null && (outcome.kind === 'answered' || outcome.fault.isMaybeCharged)) used.isCertain = false;
        used.input += outcome.tokens?.input ?? 0;
        used.output += outcome.tokens?.output ?? 0;
        if (outcome.kind === 'answered')
          return { kind: 'answered', value: outcome.value, model: withoutSecrets(outcome.model, secrets), usage: usage() };
        const { fault }: { readonly fault: ModelFault } = outcome;
        const waitMs = fault.retryAfterMs ?? usualWaitMs;
        const isWrongForm = fault.code === 'bad_answer';
        if (
          used.attempts >= mostModelAttempts ||
          !(isWrongForm || (fault.isRetryable && fault.code !== 'timed_out' && waitMs <= longestWaitMs))
        )
          return give(fault);
        if (isWrongForm) correction = fault.message;
        else await wait(waitMs, request.signal);
      }
    },
    close: () => http.close(),
  };
}

interface Sending {
  readonly correction: string | null;
  readonly takesSchema: boolean;
  readonly signal: AbortSignal;
}

async function send(
  model: ReturnType<typeof languageModelOf>,
  { instructions, data, form, maxOutputTokens, onText }: ModelRequest<unknown>,
  { correction, takesSchema, signal }: Sending,
): Promise<Reply> {
  const schema = takesSchema ? '' : `\n\nAnswer with one JSON object that has this JSON Schema:\n${JSON.stringify(form.jsonSchema)}`;
  const again =
    correction === null ? '' : `\n\nYour last answer was not accepted: ${correction} Answer again, with JSON of the requested form only.`;
  const options = {
    model,
    instructions: instructions + schema + again,
    prompt: data,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    // The text is parsed here, so that its tokens are known even if it can't be read.
    output: { ...Output.text(), responseFormat: Promise.resolve({ type: 'json', schema: form.jsonSchema, name: form.name } as const) },
  };
  if (!onText) {
    const result = await generateText(options);
    return {
      text: result.text,
      finish: result.finishReason,
      model: result.finalStep.response.modelId,
      inputTokens: result.usage.inputTokens,
      outputTokens: result.usage.outputTokens,
    };
  }
  let reply: Reply = { text: '', finish: 'other', model: '', inputTokens: undefined, outputTokens: undefined };
  const { stream } = streamText({ ...options, onError: () => undefined });
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('aborted');
    if (part.type === 'text-delta') {
      reply = { ...reply, text: reply.text + part.text };
      onText(part.text);
    }
    if (part.type === 'finish-step') reply = { ...reply, model: part.response.modelId };
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage;
      reply = { ...reply, finish: part.finishReason, inputTokens, outputTokens };
    }
  }
  return reply;
}

function readReply<Value>({ text, finish, model, inputTokens, outputTokens }: Reply, form: ModelRequest<Value>['form']): Attempt<Value> {
  const tokens = inputTokens === undefined || outputTokens === undefined ? null : { input: inputTokens, output: outputTokens };
  const wrong = (code: ModelFault['code'], message: string | null): Attempt<Value> => ({
    kind: 'failed',
    fault: faultWith({ code, message, isMaybeCharged: true }),
    tokens,
  });
  if (finish === 'content-filter') return wrong('declined', text.trim() === '' ? null : text.trim().slice(0, longestMessage));
  if (finish === 'length') return wrong('truncated', null);
  const json = parseAnswer(text);
  if (json === undefined) return wrong('bad_answer', 'It is not JSON.');
  const read = form.read(json);
  if (read.kind === 'wrong') return wrong('bad_answer', read.fault.slice(0, longestMessage));
  return { kind: 'answered', value: read.value, model, tokens };
}

/** Some models put JSON into a code block, although they are asked for JSON alone. */
function parseAnswer(text: string): unknown {
  const inside = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1] ?? text;
  if (!isShallow(inside)) return undefined;
  try {
    return JSON.parse(inside) as unknown;
  } catch {
    return undefined;
  }
}

const faultWith = (fault: Partial<ModelFault> & Pick<ModelFault, 'code'>): ModelFault => ({
  message: null,
  isRetryable: false,
  retryAfterMs: null,
  isMaybeCharged: false,
  ...fault,
});

const failed = (fault: Partial<ModelFault> & Pick<ModelFault, 'code'>): Attempt<never> => ({
  kind: 'failed',
  fault: faultWith(fault),
  tokens: null,
});

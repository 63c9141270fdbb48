/** What a language model is asked, and the outcome. A model gets text and returns one value of a given form; it has no tools. */

/** The wire format. OpenAI's chat completions are also what Ollama, vLLM, LM Studio and most hosts offer. */
export const modelApis = ['openai-compatible', 'anthropic', 'google'] as const;
export type ModelApi = (typeof modelApis)[number];

export interface ModelSettings {
  readonly api: ModelApi;
  /** Where the API is, such as `https://api.openai.com/v1`; null: Anthropic's or Google's own address. */
  readonly baseUrl: string | null;
  /** As its host names it. */
  readonly model: string;
  /** Null for a server that asks for none. */
  readonly key: string | null;
  /** Who chose the address. Only the operator's may be private, such as Ollama on this machine. */
  readonly setBy: 'operator' | 'workspace';
}

/** The form of an answer. */
export interface AnswerForm<Value> {
  /** Letters, digits and underscores; some hosts pass it to the model. */
  readonly name: string;
  /** JSON Schema, draft 7: what the host is asked to enforce. */
  readonly jsonSchema: object;
  /** Checks an answer, because hosts do not always enforce the schema. `fault` is written for the model, which gets one chance to correct it. */
  readonly read: (value: unknown) => { readonly kind: 'read'; readonly value: Value } | { readonly kind: 'wrong'; readonly fault: string };
}

export interface ModelRequest<Value> {
  /** What the model shall do. */
  readonly instructions: string;
  /** What it shall do it with. Text from elsewhere belongs here, never in the instructions. */
  readonly data: string;
  readonly form: AnswerForm<Value>;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  /** For each attempt, in milliseconds. */
  readonly timeoutMs?: number;
  /** Gets the answer's text as it arrives, before anything is checked. With it, the answer is streamed. */
  readonly onText?: (text: string) => void;
}

/** Of all attempts together. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** False if an attempt may have been charged whose tokens are not known. */
  readonly isCertain: boolean;
  readonly attempts: number;
}

export const modelFailureCodes = [
  /** The key was rejected, or may not use this model. */
  'wrong_key',
  /** No credits are left at the host. */
  'quota_exhausted',
  'rate_limited',
  /** The host does not have this model, or nothing is at this address. */
  'unknown_model',
  /** The host refused the request, for example because it is too long. */
  'request_refused',
  /** The model declined to answer, or a filter of the host removed the answer. */
  'declined',
  /** The answer was longer than allowed. */
  'truncated',
  /** Twice not JSON, or not of the given form. */
  'bad_answer',
  'timed_out',
  'canceled',
  /** The host could not be reached, failed, or broke off. */
  'unavailable',
] as const;
export type ModelFailureCode = (typeof modelFailureCodes)[number];

export interface ModelFailure {
  readonly kind: 'failed';
  readonly code: ModelFailureCode;
  /** What the host or the model wrote, or a technical reason; never contains the key. */
  readonly message: string | null;
  /** Whether the same request may succeed later. */
  readonly isRetryable: boolean;
  /** How long the host asks to wait, in milliseconds. */
  readonly retryAfterMs: number | null;
  readonly usage: ModelUsage;
}

export type ModelAnswer<Value> =
  | {
      readonly kind: 'answered';
      readonly value: Value;
      /** The model that answered, as its host names it. */
      readonly model: string;
      readonly usage: ModelUsage;
    }
  | ModelFailure;

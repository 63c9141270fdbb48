/** A model host for tests: one HTTP server on this machine that uses the wire formats of OpenAI's chat completions, Anthropic's messages and Gemini. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MadeApi = 'openai-compatible' | 'anthropic' | 'google';

export interface AskedModel {
  readonly api: MadeApi;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
  readonly isStreamed: boolean;
  /** What it was asked to do, and with what, whichever the API. */
  readonly instructions: string;
  readonly data: string;
}

export type MadeAnswer =
  | { readonly kind: 'text'; readonly text: string; readonly input?: number; readonly output?: number; readonly hasNoUsage?: boolean }
  /** The model declines, in the API's own form. */
  | { readonly kind: 'declined'; readonly text: string }
  /** The text ends where the tokens did. */
  | { readonly kind: 'truncated'; readonly text: string }
  | { readonly kind: 'status'; readonly status: number; readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** A gateway's page with status 200. */
  | { readonly kind: 'page' }
  /** No reply comes. */
  | { readonly kind: 'silent' }
  /** The connection is reset. With a text, after half of it. */
  | { readonly kind: 'reset'; readonly text?: string };

export type ModelScript = (asked: AskedModel) => MadeAnswer | Promise<MadeAnswer>;

export interface MadeModels {
  /** Base URL for each API. */
  readonly url: (api: MadeApi) => string;
  readonly requests: AskedModel[];
  /** Replaces the script. */
  readonly answerWith: (script: ModelScript) => void;
  readonly close: () => Promise<void>;
}

/** The text that the scripted model answers with. */
export const answering = (value: unknown): MadeAnswer => ({
  kind: 'text',
  text: typeof value === 'string' ? value : JSON.stringify(value),
});

export async function startModels(first: ModelScript): Promise<MadeModels> {
  let script = first;
  const requests: AskedModel[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = readAsked(request.url ?? '/', request.headers, Buffer.concat(chunks).toString());
      if (!asked) return void response.writeHead(404).end('{"error":{"message":"Not found"}}');
      requests.push(asked);
      void (async () => reply(asked, await script(asked), response))();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: (api) => origin + (api === 'google' ? '/v1beta' : '/v1'),
    requests,
    answerWith(next) {
      script = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readAsked(url: string, headers: IncomingHttpHeaders, text: string): AskedModel | null {
  const { pathname: path } = new URL(url, 'http://host');
  const body = JSON.parse(text || '{}') as Record<string, unknown>;
  const asked = { path, headers, body };
  if (path === '/v1/chat/completions') {
    const messages = body['messages'] as { role: string; content: unknown }[];
    const of = (role: string): string => textIn(messages.find((message) => message.role === role)?.content);
    return { ...asked, api: 'openai-compatible', isStreamed: body['stream'] === true, instructions: of('system'), data: of('user') };
  }
  if (path === '/v1/messages') {
    const [message] = body['messages'] as { content: unknown }[];
    return {
      ...asked,
      api: 'anthropic',
      isStreamed: body['stream'] === true,
      instructions: textIn(body['system']),
      data: textIn(message?.content),
    };
  }
  if (!/^\/v1beta\/models\/[^/]+:(?:streamG|g)enerateContent$/.test(path)) return null;
  const [content] = body['contents'] as { parts: unknown }[];
  const system = body['systemInstruction'] as { parts: unknown } | undefined;
  return {
    ...asked,
    api: 'google',
    isStreamed: path.includes(':stream'),
    instructions: textIn(system?.parts),
    data: textIn(content?.parts),
  };
}

function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : '';
}

function reply(asked: AskedModel, answer: MadeAnswer, response: ServerResponse): void {
  switch (answer.kind) {
    case 'silent':
      return;
    case 'page':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>');
    case 'status':
      return void response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(JSON.stringify(answer.json ?? {}));
    case 'reset': {
      if (answer.text === undefined) return void response.socket?.resetAndDestroy();
      const whole = bodyOf(asked, { kind: 'text', text: answer.text });
      response.writeHead(200, { 'content-type': typeOf(asked) });
      response.write(whole.slice(0, whole.length / 2), () => response.socket?.resetAndDestroy());
      return;
    }
    default:
      response.writeHead(200, { 'content-type': typeOf(asked) }).end(bodyOf(asked, answer));
  }
}

const typeOf = ({ isStreamed }: AskedModel): string => (isStreamed ? 'text/event-stream' : 'application/json');

type Worded = Extract<MadeAnswer, { text: string; kind: 'text' | 'declined' | 'truncated' }>;

function bodyOf(asked: AskedModel, answer: Worded): string {
  const [input, output] = answer.kind === 'text' ? [answer.input ?? 120, answer.output ?? 30] : [120, 30];
  const hasUsage = answer.kind !== 'text' || answer.hasNoUsage !== true;
  switch (asked.api) {
    case 'openai-compatible':
      return chatCompletion(
        asked,
        answer,
        hasUsage ? { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } : undefined,
      );
    case 'anthropic':
      return anthropicMessage(asked, answer, { input_tokens: input, output_tokens: output });
    case 'google':
      return geminiContent(asked, answer, { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output });
  }
}

const halves = (text: string): string[] => [text.slice(0, text.length / 2), text.slice(text.length / 2)];
const events = (all: readonly object[]): string => all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

/** https://platform.openai.com/docs/api-reference/chat */
function chatCompletion({ body, isStreamed }: AskedModel, { kind, text }: Worded, usage: object | undefined): string {
  const finish = kind === 'truncated' ? 'length' : 'stop';
  const head = { id: 'chatcmpl-1', created: 1_760_000_000, model: `${String(body['model'])}-2026` };
  if (!isStreamed) {
    const message = { role: 'assistant', content: kind === 'declined' ? null : text, ...(kind === 'declined' ? { refusal: text } : {}) };
    return JSON.stringify({
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finish }],
      ...(usage ? { usage } : {}),
    });
  }
  const chunk = (delta: object, finished: string | null = null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finished }],
  });
  const parts = halves(text).map((part) => chunk(kind === 'declined' ? { refusal: part } : { content: part }));
  const last = usage ? [{ ...head, object: 'chat.completion.chunk', choices: [], usage }] : [];
  return `${events([chunk({ role: 'assistant' }), ...parts, chunk({}, finish), ...last])}data: [DONE]\n\n`;
}

/** https://platform.claude.com/docs/en/api/messages */
function anthropicMessage({ body, isStreamed }: AskedModel, { kind, text }: Worded, usage: object): string {
  const stop = kind === 'declined' ? 'refusal' : kind === 'truncated' ? 'max_tokens' : 'end_turn';
  const head = { id: 'msg_1', type: 'message', role: 'assistant', model: String(body['model']) };
  // A host whose model has no structured outputs is asked through a tool that stands for the form.
  const [tool] = (body['tools'] ?? []) as { name: string }[];
  const asTool = tool !== undefined && kind === 'text';
  const block = asTool ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: jsonOrText(text) } : { type: 'text', text };
  if (!isStreamed)
    return JSON.stringify({ ...head, content: [block], stop_reason: asTool ? 'tool_use' : stop, stop_sequence: null, usage });
  const named = (type: string, more: object): string => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
  return [
    named('message_start', {
      message: { ...head, content: [], stop_reason: null, stop_sequence: null, usage: { ...usage, output_tokens: 1 } },
    }),
    named('content_block_start', { index: 0, content_block: asTool ? { ...block, input: {} } : { type: 'text', text: '' } }),
    ...halves(text).map((part) =>
      named('content_block_delta', {
        index: 0,
        delta: asTool ? { type: 'input_json_delta', partial_json: part } : { type: 'text_delta', text: part },
      }),
    ),
    named('content_block_stop', { index: 0 }),
    named('message_delta', { delta: { stop_reason: asTool ? 'tool_use' : stop, stop_sequence: null }, usage }),
    named('message_stop', {}),
  ].join('');
}

/** https://ai.google.dev/api/generate-content */
function geminiContent({ isStreamed }: AskedModel, { kind, text }: Worded, usageMetadata: object): string {
  const finishReason = kind === 'truncated' ? 'MAX_TOKENS' : 'STOP';
  const head = { modelVersion: 'gemini-made', usageMetadata };
  // A prompt that is blocked has no candidate at all.
  const blocked = { ...head, promptFeedback: { blockReason: 'SAFETY' } };
  const part = (words: string, last: boolean) => ({
    ...head,
    candidates: [{ index: 0, content: { role: 'model', parts: [{ text: words }] }, ...(last ? { finishReason } : {}) }],
  });
  if (!isStreamed) return JSON.stringify(kind === 'declined' ? blocked : part(text, true));
  const [first = '', second = ''] = halves(text);
  return events(kind === 'declined' ? [blocked] : [part(first, false), part(second, true)]);
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

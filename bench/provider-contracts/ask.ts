/** Asks an adapter in memory: each of its requests is checked against the documents and answered. */
import type { Provider, ProviderOutcome } from '@leadlight/adapters/providers';
import { findOperation, problemsOf, type SentRequest } from './check-request.ts';
import { leftOut, withoutDocument, type Question } from './contracts.ts';
import { placesOf } from './fields-read.ts';
import { fullAnswer } from './make-answers.ts';
import type { Operation } from './openapi.ts';

export const key = { key: 'secret-key-1234567890', clientId: 'client-abcdef' };

type Session = Parameters<Provider['ask']>[0];
type Request = Parameters<Session['send']>[0];

export interface Asked {
  readonly outcomes: readonly ProviderOutcome[];
  /** The documented operations that were called, in order. */
  readonly called: readonly Operation[];
  readonly problems: readonly string[];
}

/**
 * @param answer what an operation answers with status 200; by default an answer with every documented field
 * @param count for questions about many: how many people
 */
export async function ask(question: Question, operations: readonly Operation[], answer = defaultAnswer, count = 1): Promise<Asked> {
  const called: Operation[] = [];
  const problems: string[] = [];
  const session: Session = {
    wait: () => Promise.resolve(),
    send(request) {
      const sent = sentOf(request);
      const operation = findOperation(operations, sent);
      if (operation) {
        called.push(operation);
        problems.push(...problemsOf(operation, sent, key.key));
      } else if (!withoutDocument.includes(sent.path)) problems.push(`${sent.method} ${sent.host}${sent.path} is in no document.`);
      return Promise.resolve({ kind: 'json', status: 200, headers: {}, json: operation ? answer(operation) : { is_logged_in: true } });
    },
  };
  return { outcomes: await outcomesOf(question, session, count), called, problems };
}

async function outcomesOf(
  { provider, kind, subject, fields }: Question,
  session: Session,
  count: number,
): Promise<readonly ProviderOutcome[]> {
  if (kind === 'test') return [await provider.test(session, key)];
  if (kind === 'many' && provider.many && subject.kind === 'person')
    return provider.many.ask(
      session,
      key,
      Array.from({ length: count }, () => subject),
    );
  return [await provider.ask(session, key, subject, fields)];
}

export function defaultAnswer(operation: Operation): unknown {
  const schema = operation.answers.find(({ status }) => status === 200)?.schema;
  if (!schema) return {};
  const full = fullAnswer(operation, schema);
  return leftOut.reduce<unknown>((answer, pointer) => {
    const place = [...placesOf(answer)].find((each) => each.pointer === pointer);
    return place ? place.with(null) : answer;
  }, full);
}

/** How many people an answer about many has. */
export function peopleIn(json: unknown): number {
  const matches = typeof json === 'object' && json !== null && 'matches' in json ? json.matches : null;
  return Array.isArray(matches) ? matches.length : 1;
}

function sentOf({ method, url, headers, body }: Request): SentRequest {
  const { host, pathname, searchParams } = new URL(url);
  const text = body === null ? '' : body.kind === 'json' ? JSON.stringify(body.value) : new URLSearchParams(body.value).toString();
  return { host, method, path: pathname, query: searchParams, headers, body: text };
}

/** Checks an adapter against a server that behaves as a document says, and as servers misbehave. Its requests pass the product's own client. */
import { createProviderClient, type PersonSubject, type ProviderOutcome } from '@leadlight/adapters/providers';
import { createManualClock } from '@leadlight/adapters/testing/clock';
import { startProviders, type MadeReply, type MadeRequest } from '@leadlight/adapters/testing/providers';
import { defaultAnswer, key, peopleIn } from './ask.ts';
import { findOperation, problemsOf } from './check-request.ts';
import { withoutDocument, type Question } from './contracts.ts';
import type { DocumentedAnswer, Operation } from './openapi.ts';

type Reply = MadeReply | 'silent' | 'hang_up';
/** Whether an outcome is what should come of a reply; the text says what should. */
type Expectation = readonly [text: string, isMet: (outcome: ProviderOutcome) => boolean];

export interface ServerChecked {
  readonly replies: number;
  readonly problems: readonly string[];
}

const kind = (...kinds: readonly ProviderOutcome['kind'][]): Expectation => [kinds.join(' or '), (outcome) => kinds.includes(outcome.kind)];
const waits = (ms: number | null): Expectation => [
  `rate_limited with ${ms} ms`,
  (outcome) => outcome.kind === 'rate_limited' && outcome.retryAfterMs === ms,
];
const unread = (fault: string): Expectation => [
  `bad_answer: ${fault}`,
  (outcome) => outcome.kind === 'bad_answer' && outcome.fault === fault,
];

const date = 'Fri, 01 Jan 2100 00:00:00 GMT';
const misbehavior: readonly (readonly [what: string, reply: Reply, expected: Expectation])[] = [
  ['429 without Retry-After', { status: 429, json: {} }, waits(null)],
  ['429 with seconds', { status: 429, headers: { 'retry-after': '7' }, json: {} }, waits(7_000)],
  ['429 with an unreadable Retry-After', { status: 429, headers: { 'retry-after': 'soon' }, json: {} }, waits(null)],
  ['429 with a date', { status: 429, headers: { 'retry-after': date }, json: {} }, waits(Date.parse(date) - Date.UTC(2026, 0, 1))],
  ['429 with RateLimit-Reset', { status: 429, headers: { 'ratelimit-reset': '12' }, json: {} }, waits(12_000)],
  ['429 with an empty body', { status: 429, text: '' }, waits(null)],
  ['402', { status: 402, json: {} }, kind('quota_exhausted')],
  ['500 with a page', { status: 500, text: '<h1>Oops</h1>' }, kind('unavailable')],
  ['503 with Retry-After', { status: 503, headers: { 'retry-after': '3' } }, kind('unavailable')],
  ['a redirect', { status: 302, headers: { location: 'https://evil.example/' } }, kind('unavailable')],
  ['half of a JSON text', { text: '{"data": {"name": "An' }, unread('not_json')],
  ['an HTML page with status 200', { text: '<!doctype html><p>Maintenance' }, unread('not_json')],
  ['an empty body with status 200', { text: '' }, unread('not_json')],
  ['a number', { json: 7 }, unread('wrong_type')],
  ['a text', { json: 'hello' }, unread('wrong_type')],
  ['an error inside status 200', { json: { error: { message: 'Something broke' } } }, kind('error_inside')],
  ['a connection that ends', 'hang_up', kind('unavailable')],
];

/** What each documented status means. Hunter has 403 for a rate limit, and some have 429 for a quota: their words decide. */
const meanings: Readonly<Record<number, Expectation>> = {
  400: kind('refused_input', 'quota_exhausted'),
  401: kind('wrong_key'),
  402: kind('quota_exhausted'),
  403: kind('wrong_key', 'rate_limited'),
  404: kind('not_found'),
  405: kind('refused_input'),
  422: kind('refused_input', 'quota_exhausted'),
  429: kind('rate_limited', 'quota_exhausted'),
  451: kind('not_found'),
  500: kind('unavailable'),
};

const longestPauseMs = 2_000;

/** Asks the question once for each reply of one of its operations; its other operations answer as documented. */
export async function checkServer(question: Question, target: Operation, operations: readonly Operation[]): Promise<ServerChecked> {
  const made = await startProviders(() => 'silent');
  const manual = createManualClock();
  // Pauses between two looks at a task end at once; timeouts come when the clock is moved.
  const clock = {
    now: manual.now,
    after(ms: number, callback: () => void) {
      if (ms > longestPauseMs) return manual.after(ms, callback);
      const pause = setImmediate(callback);
      return () => clearImmediate(pause);
    },
  };
  // Addresses of the made servers are public in their zone; nothing is dialed but this machine.
  const options = { ...made, isDialable: () => true, userAgent: 'Leadlight/1', clock };
  const client = createProviderClient(options);
  const problems: string[] = [];
  const problem = (text: string): void => void problems.push(`${target.method} ${target.path}: ${text}`);
  let replies = 0;

  const outcomeOf = async (reply: Reply): Promise<ProviderOutcome> => {
    replies++;
    made.answerWith((request) => answerTo(request, reply));
    const signal = AbortSignal.timeout(600_000);
    if (question.kind === 'test') return client.test(question.provider, key, { signal });
    if (question.kind === 'many' && question.subject.kind === 'person') {
      const count = typeof reply === 'string' ? 1 : Math.max(1, peopleIn(reply.json));
      const subjects = Array.from({ length: count }, () => question.subject as PersonSubject);
      const [first] = await client.askMany(question.provider, key, { subjects, fields: [] }, { signal });
      return first as ProviderOutcome;
    }
    return client.ask(question.provider, key, question, { signal });
  };
  const answerTo = (request: MadeRequest, reply: Reply): Reply => {
    const operation = findOperation(operations, request);
    if (!operation) {
      if (!withoutDocument.includes(request.path)) problem(`${request.method} ${request.host}${request.path} is in no document.`);
      return { json: { is_logged_in: true } };
    }
    problemsOf(operation, request, key.key).forEach((each) => problems.push(each));
    return operation === target ? reply : { json: defaultAnswer(operation) };
  };
  const check = async (what: string, reply: Reply, [text, isMet]: Expectation): Promise<void> => {
    const outcome = await outcomeOf(reply);
    if (!isMet(outcome)) problem(`${what} should be ${text}, and is ${JSON.stringify(outcome).slice(0, 200)}.`);
    if (JSON.stringify(outcome).includes(key.key)) problem(`${what}: the outcome contains the key.`);
    const prices = question.provider.description.prices;
    const most = Math.max(prices.person?.mostCredits ?? 0, prices.company?.mostCredits ?? 0);
    if (outcome.cost.credits > most) problem(`${what} costs ${outcome.cost.credits} credits, more than the ${most} that ceilings reserve.`);
  };

  try {
    for (const answer of target.answers)
      for (const [what, reply] of repliesOf(answer))
        await check(
          what,
          reply,
          answer.status < 300 ? kind('found', 'not_found', 'unavailable') : (meanings[answer.status] ?? kind('refused_input')),
        );
    const isSearch = Array.isArray(defaultAnswer(target));
    for (const [what, reply, expected] of misbehavior) {
      // The test of a key only needs an answer.
      if (question.kind === 'test' && expected[0] === 'bad_answer: wrong_type') continue;
      if (!(isSearch && what === 'an error inside status 200')) await check(what, reply, expected);
    }
    if (question.kind === 'person' || question.kind === 'company') await checkSlow();
  } finally {
    await client.close();
    await made.close();
  }
  return { replies, problems };

  async function checkSlow(): Promise<void> {
    let answer: (reply: MadeReply) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      made.answerWith((request) => {
        if (findOperation(operations, request) !== target) return answerTo(request, 'silent');
        resolve();
        return new Promise((reply) => (answer = reply));
      });
    });
    const late = Promise.withResolvers<ProviderOutcome>();
    const outcome = client.ask(question.provider, key, question, {
      signal: AbortSignal.timeout(600_000),
      timeoutMs: 5_000,
      onLate: late.resolve,
    });
    await asked;
    manual.advance(5_000);
    replies++;
    if ((await outcome).kind !== 'timed_out') problem(`no answer for 5 seconds should be timed_out, and is ${(await outcome).kind}.`);
    // What comes late is still recorded.
    answer({ json: defaultAnswer(target) });
    const came = await late.promise;
    if (came.kind !== 'found') problem(`an answer after the timeout should be found, and is ${came.kind}.`);
  }
}

/** The documented replies with a status: its examples, and an empty object. */
function repliesOf({ status, contentType, schema, examples }: DocumentedAnswer): readonly (readonly [what: string, reply: MadeReply])[] {
  const bodies = examples.map((example) => (contentType.includes('json') ? { json: example } : { text: String(example) }));
  const all = [...bodies, ...(status >= 300 || schema === null ? [{ json: {} }] : [])];
  return all.map((body, index) => [`status ${status}, body ${index + 1}`, { status, ...body }]);
}

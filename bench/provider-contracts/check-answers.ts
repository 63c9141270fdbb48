/** Checks that what an adapter reads is what a document promises, for one operation of one question. */
import fc from 'fast-check';
import type { ProviderOutcome } from '@leadlight/adapters/providers';
import { ask, defaultAnswer, peopleIn } from './ask.ts';
import { isOfType } from './check-request.ts';
import { toleratedTypes, undocumentedFields, type Question } from './contracts.ts';
import { placesOf, valueAt, watched } from './fields-read.ts';
import { randomAnswers } from './make-answers.ts';
import { typesOf, type Operation, type Schema } from './openapi.ts';

export interface AnswersChecked {
  /** Pointers of documented fields that are read; `*` is every item of a list. */
  readonly read: ReadonlySet<string>;
  readonly undocumented: ReadonlySet<string>;
  readonly answers: number;
  readonly problems: readonly string[];
}

/** A value of each JSON type, none of which is a plausible answer. */
const otherValues: readonly unknown[] = ['changed text', 7.25, true, ['changed text'], [{ changed: 1 }], { changed: 1 }];

/** @param draws number of random answers */
export async function checkAnswers(
  question: Question,
  operation: Operation,
  operations: readonly Operation[],
  draws: number,
): Promise<AnswersChecked> {
  const documented = operation.answers.find(({ status }) => status === 200);
  const { schema = null, examples = [] } = documented ?? {};
  const seen = new Set<string>();
  const problems: string[] = [];
  const problem = (text: string): void => void problems.push(`${operation.method} ${operation.path}: ${text}`);
  let answers = 0;
  // Facts of several answers, such as a search and a record, are in the last one.
  let isLast = false;
  const outcomeOf = async (json: unknown): Promise<readonly ProviderOutcome[]> => {
    answers++;
    const answer = (called: Operation): unknown =>
      called === operation ? watched(json, (pointer) => seen.add(pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'))) : defaultAnswer(called);
    const { outcomes, called } = await ask(question, operations, answer, peopleIn(json));
    isLast = called.at(-1) === operation;
    return outcomes;
  };
  const check = async (what: string, json: unknown): Promise<readonly ProviderOutcome[]> => {
    const outcomes = await outcomeOf(json);
    for (const outcome of outcomes) {
      // Documents call everything optional; an answer without its only content is not an answer.
      if (outcome.kind === 'bad_answer' && outcome.fault !== 'missing')
        problem(`${what} can't be read: ${outcome.field} should be ${outcome.expected}.`);
      if (!isLast || outcome.kind !== 'found') continue;
      const places = [
        ...outcome.facts.map(({ field, evidence }) => ({ field, pointer: evidence.pointer })),
        ...outcome.extras.flatMap(({ at, pointer, value }) => (value === null ? [] : [{ field: at, pointer }])),
      ];
      for (const { field, pointer } of places) {
        const value = valueAt(json, pointer);
        if (value === undefined || value === null) problem(`${what}: the evidence of ${field} is at ${pointer}, where nothing is.`);
      }
    }
    return outcomes;
  };

  for (const [index, example] of examples.entries()) {
    const outcomes = await check(`the documented example ${index + 1}`, example);
    for (const { kind } of outcomes)
      if (kind !== 'found' && !isPartial(example)) problem(`the documented example ${index + 1} is ${kind}.`);
  }
  if (schema) {
    const full = defaultAnswer(operation);
    const before = await check('an answer with every documented field', full);
    if (question.kind !== 'test' && before.some(({ kind }) => kind === 'not_found'))
      problem('an answer with every documented field is not_found.');
    await checkChangedTypes(question, full, before, outcomeOf, problem);
    for (const drawn of fc.sample(randomAnswers(operation, schema), { numRuns: draws, seed: 15 }))
      await check(`an answer that the schema allows (${JSON.stringify(drawn)?.slice(0, 200)})`, drawn);
  }
  const allowed = schema ? fieldsOf(operation, schema) : new Set<string>();
  const beyond = schema ? [...seen].filter((pointer) => !allowed.has(pointer) && !hasNoType(operation, schema, pointer)) : [];
  const declared = undocumentedFields[operation.path] ?? {};
  for (const pointer of beyond.filter((each) => !isDeclared(declared, each)))
    problem(`${pointer} is read, but the document does not have it and contracts.ts does not say why.`);
  for (const pointer of Object.keys(declared).filter((each) => allowed.has(each)))
    problem(`${pointer} is in the document; contracts.ts says that it is not.`);
  return { read: new Set([...seen].filter((pointer) => allowed.has(pointer))), undocumented: new Set(beyond), answers, problems };
}

/** Every value is replaced by one of each other type: the answer must be refused with the field's name, or the field is one that nobody reads. */
async function checkChangedTypes(
  { provider }: Question,
  full: unknown,
  before: readonly ProviderOutcome[],
  outcomeOf: (json: unknown) => Promise<readonly ProviderOutcome[]>,
  problem: (text: string) => void,
): Promise<void> {
  const was = JSON.stringify(before);
  const tolerated = toleratedTypes[provider.description.id] ?? [];
  for (const { pointer, value, with: replace } of placesOf(full)) {
    if (value === null) continue;
    for (const absent of await outcomeOf(replace(null)))
      if (absent.kind === 'bad_answer' && absent.fault !== 'missing') problem(`${pointer} as null can't be read: ${absent.field}.`);
    for (const other of otherValues) {
      if (jsonTypeOf(other) === jsonTypeOf(value) || tolerated.includes(jsonTypeOf(other))) continue;
      const after = await outcomeOf(replace(other));
      if (JSON.stringify(after) === was) continue;
      const isNamed = after.some(
        (outcome) =>
          (outcome.kind === 'bad_answer' && isAt(outcome.field, pointer)) ||
          // A field beyond facts says so itself, and the rest of the answer stays readable.
          (outcome.kind === 'found' && outcome.extras.some((extra) => extra.expected !== null && isAt(extra.pointer, pointer))),
      );
      if (!isNamed) problem(`${pointer} as ${JSON.stringify(other)} is not noticed: ${after.map(({ kind }) => kind).join(', ')}.`);
    }
  }
}

const isAt = (field: string, pointer: string): boolean => field === pointer || field.startsWith(`${pointer}/`);

function jsonTypeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

/** Examples of accepted requests that answer later have nobody in them. */
const isPartial = (example: unknown): boolean =>
  typeof example === 'object' && example !== null && 'waterfall' in example && !('matches' in example);

const isDeclared = (declared: Readonly<Record<string, string>>, pointer: string): boolean =>
  Object.keys(declared).some((each) => pointer === each || pointer.startsWith(`${each}/`));

/** Pointers of all fields of a schema. */
function fieldsOf({ resolve }: Operation, schema: Schema): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (given: Schema, pointer: string, depth: number): void => {
    const current = resolve(given);
    if (depth > 10) return;
    for (const choice of [...(current.oneOf ?? []), ...(current.anyOf ?? [])]) visit(choice, pointer, depth + 1);
    for (const [name, inner] of Object.entries(current.properties ?? {})) {
      found.add(`${pointer}/${name}`);
      visit(inner, `${pointer}/${name}`, depth + 1);
    }
    if (current.items) {
      found.add(`${pointer}/*`);
      visit(current.items, `${pointer}/*`, depth + 1);
    }
  };
  visit(schema, '', 0);
  return found;
}

/** Whether a pointer is inside a field whose type the document leaves open. */
function hasNoType(operation: Operation, schema: Schema, pointer: string): boolean {
  let current: Schema | undefined = operation.resolve(schema);
  for (const part of pointer.split('/').slice(1)) {
    if (!current) return false;
    if (typesOf(current).length === 0 && !current.oneOf && !current.anyOf) return true;
    const next: Schema | undefined = part === '*' ? current.items : current.properties?.[part];
    if (!next && Object.keys(current.properties ?? {}).length === 0 && isOfType({}, typesOf(current)[0] ?? '')) return true;
    current = next && operation.resolve(next);
  }
  return false;
}

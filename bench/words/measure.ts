/** Compares what the rules read with the labels. A field is a triple: filter, include or exclude, value; ranges have their ends. */
import { standardTechnologyNames } from '@leadlight/enrichment';
import type { LeadFilters } from '@leadlight/leads';
import { readWords, type WordsReading } from '@leadlight/leads/words';

export interface LabeledQuery {
  readonly text: string;
  readonly language: string;
  readonly kind: string;
  readonly filters: LeadFilters;
  readonly notUnderstood: readonly string[];
  readonly notFilterable: readonly string[];
}

export interface Scored {
  readonly queries: number;
  /** Share of the fields that were read that are labeled, and of the labeled ones that were read. */
  readonly precision: number;
  readonly recall: number;
  /** Share of queries of which the kind, all fields and all unmet parts are right. */
  readonly whole: number;
  /** Share of the labeled unmet parts that are reported, under either heading. */
  readonly reported: number;
  /** Unmet parts that were reported and contain no labeled one. */
  readonly invented: number;
}

/** The year that the labels assume. */
const now = 2026;
const technologies = standardTechnologyNames();
const read = (text: string): WordsReading => readWords(text, { now, technologies });

export function readQueries(text: string): LabeledQuery[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const {
        notUnderstood = [],
        notFilterable = [],
        language = '?',
        filters = {},
        ...query
      } = JSON.parse(line) as Partial<LabeledQuery> & Pick<LabeledQuery, 'text' | 'kind'>;
      return { ...query, filters, language, notUnderstood, notFilterable };
    });
}

/** Texts that people type are compared without case. */
const typed = new Set(['title', 'company', 'name', 'keyword', 'technology']);

function fieldsOf(filters: LeadFilters): Set<string> {
  const fields = new Set<string>();
  for (const [name, value] of Object.entries(filters)) {
    if (typeof value === 'boolean') fields.add(`${name} = ${value}`);
    else if (value && ('from' in value || 'to' in value))
      for (const [end, bound] of Object.entries(value as Readonly<Record<string, number>>)) fields.add(`${name} ${end} ${bound}`);
    else if (value) {
      const choice = value as { include?: readonly string[]; exclude?: readonly string[] };
      for (const side of ['include', 'exclude'] as const)
        for (const each of choice[side] ?? []) fields.add(`${name} ${side} ${typed.has(name) ? each.toLowerCase() : each}`);
    }
  }
  return fields;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Labels and rules may cut a part differently: one contains the other. */
const isSame = (a: string, b: string): boolean => ` ${plain(a)} `.includes(` ${plain(b)} `) || ` ${plain(b)} `.includes(` ${plain(a)} `);

interface Comparison {
  readonly right: number;
  readonly found: number;
  readonly labeled: number;
  readonly parts: number;
  readonly reported: number;
  readonly invented: number;
  readonly isWhole: boolean;
}

function compare(query: LabeledQuery, reading: WordsReading): Comparison {
  const [found, labeled] = [fieldsOf(reading.filters), fieldsOf(query.filters)];
  const right = [...found].filter((field) => labeled.has(field)).length;
  const wanted = [...query.notUnderstood, ...query.notFilterable];
  const given = [...reading.notUnderstood, ...reading.notFilterable];
  const reported = wanted.filter((part) => given.some((each) => isSame(part, each))).length;
  const invented = given.filter((part) => !wanted.some((each) => isSame(part, each))).length;
  const isWhole =
    reading.kind === query.kind && right === found.size && right === labeled.size && reported === wanted.length && invented === 0;
  return { right, found: found.size, labeled: labeled.size, parts: wanted.length, reported, invented, isWhole };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The shortest of several readings, in processor time, because other work on the machine lengthens the others. */
export function timesOf(queries: readonly LabeledQuery[], rounds = 4): number[] {
  const least = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { text }] of queries.entries()) {
      const begun = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(begun);
      least[index] = Math.min(least[index] ?? Number.POSITIVE_INFINITY, (user + system) / 1_000);
    }
  return least;
}

export function measure(queries: readonly LabeledQuery[]): Scored {
  // The vocabularies are loaded with the first text; the product loads them once, too.
  read('CFOs at fintechs in Berlin');
  const compared = queries.map((query) => compare(query, read(query.text)));
  const total = (of: (each: Comparison) => number): number => sum(compared.map(of));
  const right = total((each) => each.right);
  return {
    queries: queries.length,
    precision: right / total(({ found }) => found),
    recall: right / total(({ labeled }) => labeled),
    whole: total(({ isWhole }) => Number(isWhole)) / queries.length,
    reported: total(({ reported }) => reported) / total(({ parts }) => parts),
    invented: total(({ invented }) => invented),
  };
}

/** The queries that are not wholly right, with the fields that are missing (-) or wrong (+). */
export function explain(queries: readonly LabeledQuery[]): string[] {
  return queries.flatMap((query) => {
    const reading = read(query.text);
    if (compare(query, reading).isWhole) return [];
    const [found, labeled] = [fieldsOf(reading.filters), fieldsOf(query.filters)];
    const differences = [
      ...(reading.kind === query.kind ? [] : [`kind ${reading.kind}`]),
      ...[...labeled].filter((field) => !found.has(field)).map((field) => `- ${field}`),
      ...[...found].filter((field) => !labeled.has(field)).map((field) => `+ ${field}`),
      `unmet ${JSON.stringify([...reading.notUnderstood, ...reading.notFilterable])} labeled ${JSON.stringify([...query.notUnderstood, ...query.notFilterable])}`,
    ];
    return [`${query.language}: ${query.text}`, ...differences.map((difference) => `    ${difference}`)];
  });
}

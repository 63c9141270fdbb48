/**
 * The steps of a question about likeness (@leadlight/leads/likeness) as statements for one shard, and what their rows mean. Weights are whole numbers,
 * so that their sums are those of an index. What an owner has is counted as in ./find-statement.ts: `base` plus the signs of `log`.
 */
import {
  mainReasons,
  sampleMask,
  sampleMultiplier,
  sampleSize,
  type CountStep,
  type DescribedLead,
  type FamilyCounts,
  type FamilyWeights,
  type LikenessStep,
  type Ranked,
  type RankStep,
  type SampleStep,
  type StepAnswer,
  type TraitFamily,
} from '@leadlight/leads/likeness';
import type { LeadKind } from '@leadlight/leads';
import { columnNames, decodeRow, poolIdOf } from './lead-rows.ts';
import { baseTable, logTable } from './lead-tables.ts';
import { decodeText, numberList, numberLiteral, textList, textLiteral } from './literals.ts';
import { seen, type Scope } from './scope.ts';
import { describeRow, familyColumn, requiredConditions, weightOf } from './trait-columns.ts';

/** What a statement needs to know besides the step. */
export interface LikeScope {
  readonly scope: Scope;
  /** Leaves out the sample. */
  readonly hidesSample: boolean;
  /** IDs of leads that are not ranked, because they replace a pool lead that has one of the step's stages. */
  readonly changedAtStages: readonly number[];
}

interface Tables {
  readonly base: string;
  readonly log: string;
  readonly inLog: string;
  /** Conditions of every statement. */
  readonly conditions: readonly string[];
}

const tablesOf = (kind: LeadKind, { scope, hidesSample }: LikeScope): Tables => ({
  base: baseTable(kind, scope.generation),
  log: logTable(kind, scope.generation),
  inLog: seen(scope),
  conditions: hidesSample ? ['is_sample = 0'] : [],
});

const whereOf = (conditions: readonly string[]): string => (conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`);

type Column = readonly [name: string, expression: string];

/**
 * Selects columns of the leads that the workspace sees. A row of `base` is there unless the rows since then, which have the same values, add up to less
 * than zero.
 * @param last order and limit, if not all are needed; by these columns
 */
function visibleRows({ base, log, inLog, conditions }: Tables, columns: readonly Column[], more: readonly string[], last = ''): string {
  const names = columns.map(([name]) => name).join(', ');
  const selected = columns.map(([name, expression]) => (name === expression ? name : `${expression} as ${name}`)).join(', ');
  const all = [...conditions, ...more];
  const changed = (sign: string): string =>
    `select ${names} from (select ${selected}, sign from ${log}${whereOf([inLog, ...all])}) group by ${names} having sum(sign) ${sign} 0`;
  return `select * from (select ${selected} from ${base}${whereOf([...all, `id not in (select id from (${changed('<')}))`])}${last})
    union all select * from (${changed('>')}${last})`;
}

/** Counts the leads that meet conditions, as two rows (f, v, n) to be added up. */
function countRows(label: string, { base, log, inLog, conditions }: Tables, more: readonly string[]): string[] {
  const count = (from: string, counted: string, where: readonly string[]): string =>
    `select ${textLiteral(label)} as f, '' as v, toInt64(${counted}) as n from ${from}${whereOf([...where, ...conditions, ...more])}`;
  return [count(base, 'count()', []), count(log, 'sum(sign)', [inLog])];
}

/** Where the leads of a question are found by their IDs, or by those of the pool leads that they replace. */
const hasId = (ids: readonly number[]): string => (ids.length === 0 ? '0' : `(id in ${numberList(ids)} or pool_id in ${numberList(ids)})`);

const mixed = `bitAnd(bitAnd(id, ${sampleMask}) * toUInt64(${sampleMultiplier}), toUInt64(4294967295))`;
const inSample = ` order by mixed, id limit ${sampleSize}`;

/** The statements of a step, in the order in which {@link answerOfStep} takes their rows. */
export function likeStatements(step: LikenessStep, like: LikeScope): string[] {
  const tables = tablesOf(step.kind, like);
  switch (step.step) {
    case 'describe': {
      const ids = [...new Set([...step.examples, ...step.bad])];
      return [countRows('market', tables, []).join(' union all '), wholeRows(tables, [hasId(ids)])];
    }
    case 'count':
      return [knownStatement(step, tables), countStatement(step, tables)].filter((statement) => statement !== null);
    case 'sample':
      return [sampleStatement(step, tables)];
    case 'rank':
      return rankStatements(step, tables, like);
  }
}

const wholeRows = (tables: Tables, more: readonly string[]): string =>
  visibleRows(
    tables,
    columnNames.map((name): Column => [name, name]),
    more,
  );

/** Counts the leads about which anything is known: a column for each family, in rows to be added up. */
function knownStatement({ families, today }: CountStep, { base, log, inLog, conditions }: Tables): string {
  const count = (from: string, one: string, where: readonly string[]): string =>
    `select ${families
      .map(({ family }, at) => `toInt64(sum(if(${familyColumn(family, today).isKnown}, ${one}, 0))) as k${at}`)
      .join(', ')} from ${from}${whereOf([...where, ...conditions])}`;
  return `${count(base, '1', [])} union all ${count(log, 'sign', [inLog])}`;
}

/** Selects (f, v, n): the family, a value and how many have it. */
function countStatement({ families, today }: CountStep, { base, log, inLog, conditions }: Tables): string | null {
  const branches = families.flatMap(({ family, keys }) => {
    if (keys.length === 0) return [];
    const { values, isArray } = familyColumn(family, today);
    // Technologies are compared by their keys afterward: a key has few spellings.
    const among = family === 'technology' ? '' : ` where v in ${textList(keys)}`;
    const value = `toString(${isArray ? `arrayJoin(${values})` : values})`;
    const count = (from: string, one: string, where: readonly string[]): string =>
      `select ${textLiteral(family)} as f, v, toInt64(sum(one)) as n from (select ${value} as v, ${one} as one from ${from}${whereOf([...where, ...conditions])})${among} group by v`;
    return [count(base, '1', []), count(log, 'sign', [inLog])];
  });
  return branches.length === 0 ? null : branches.join(' union all ');
}

/** Selects the ID and what each family adds. */
function sampleStatement({ families, today }: SampleStep, tables: Tables): string {
  const weights = families.map((family, at): Column => [`w${at}`, weightOf(family, today)]);
  return visibleRows(tables, [['id', 'id'], ['mixed', mixed], ...weights], [], inSample);
}

const scoreOf = (families: readonly FamilyWeights[], today: number): string =>
  families.length === 0 ? 'toInt64(0)' : families.map((family) => weightOf(family, today)).join(' + ');

function rankStatements(step: RankStep, tables: Tables, { changedAtStages }: LikeScope): string[] {
  const { families, required, judged, withoutStages, firstNewId, onlyNew, limit, today } = step;
  const isNew = Number.isFinite(firstNewId) ? `if(pool_id = 0, id, pool_id) >= ${numberLiteral(firstNewId)}` : '0';
  const more = [
    ...(judged.length === 0 ? [] : [`not ${hasId(judged)}`]),
    ...(withoutStages.length === 0 ? [] : [`stage not in ${textList(withoutStages)}`]),
    ...(changedAtStages.length === 0 ? [] : [`id not in ${numberList(changedAtStages)}`]),
    ...requiredConditions(required, today),
    ...(onlyNew ? [isNew] : []),
  ];
  const score: Column = ['score', scoreOf(families, today)];
  const columns: Column[] = [['id', 'id'], score, ['is_new', `toUInt8(${isNew})`]];
  return [
    countRows('count', tables, more).join(' union all '),
    visibleRows(tables, [['id', 'id'], ['mixed', mixed], score], [], inSample),
    ...(limit === 0 ? [] : [visibleRows(tables, columns, more, ` order by score desc, id limit ${numberLiteral(limit)}`)]),
  ];
}

type Rows = readonly (readonly string[])[];

/** @param rows of each statement of {@link likeStatements}, from one shard; without reasons, which {@link withReasons} adds */
export function answerOfStep(step: LikenessStep, [first = [], second = [], third = []]: readonly Rows[]): StepAnswer {
  switch (step.step) {
    case 'describe': {
      const described = second.map((fields) => {
        const row = decodeRow(fields);
        return { poolId: poolIdOf(row), lead: describeRow(row, step.kind === 'companies', step.today) };
      });
      const among = (ids: readonly number[]): DescribedLead[] => {
        const wanted = new Set(ids);
        return described.filter(({ lead, poolId }) => wanted.has(lead.id) || wanted.has(poolId)).map(({ lead }) => lead);
      };
      return { market: totalOf(first), examples: among(step.examples), bad: among(step.bad) };
    }
    case 'count':
      return { families: step.families.map(({ family }, at) => countsOf(family, sumOf(first, at), second)) };
    case 'sample':
      return { leads: first.map(([id, _mixed, ...weights]) => ({ id: Number(id), weights: weights.map(Number) })) };
    case 'rank':
      return {
        count: totalOf(first),
        sample: second.map(([id, _mixed, score]) => ({ id: Number(id), score: Number(score) })),
        leads: third.map(([id, score, isNew]) => ({ id: Number(id), score: Number(score), isNew: isNew === '1', reasons: [] })),
      };
  }
}

const sumOf = (rows: Rows, column: number): number => rows.reduce((sum, row) => sum + Number(row[column]), 0);
const totalOf = (rows: Rows): number => sumOf(rows, 2);

function countsOf(family: TraitFamily, known: number, rows: Rows): FamilyCounts {
  const counts = new Map<string, number>();
  for (const [f, v = '', n] of rows) if (f === family) counts.set(decodeText(v), (counts.get(decodeText(v)) ?? 0) + Number(n));
  return { family, known, counts: [...counts] };
}

/** Selects the leads of a ranking. @param ids at least one */
export const reasonsStatement = ({ kind }: RankStep, ids: readonly number[], like: LikeScope): string =>
  wholeRows(tablesOf(kind, like), [`id in ${numberList(ids)}`]);

/** @param rows of {@link reasonsStatement}, from all shards */
export function withReasons({ families, kind, today }: RankStep, ranked: Ranked, rows: Rows): Ranked {
  const described = new Map(
    rows.map((fields) => {
      const lead = describeRow(decodeRow(fields), kind === 'companies', today);
      return [lead.id, lead];
    }),
  );
  return {
    ...ranked,
    leads: ranked.leads.map((lead) => {
      const values = described.get(lead.id)?.values ?? {};
      const found = families.flatMap(({ family, values: weights }) =>
        (values[family] ?? []).map((value) => ({ family, value, weight: weights.get(value) ?? 0 })),
      );
      return { ...lead, reasons: mainReasons(found) };
    }),
  };
}

/** Finds what distinguishes some leads from all that a workspace sees, and the other leads that have it. Pure: the same index gives the same answer. */
import { clearRows, countBits, nextRow } from '../search/bits.ts';
import type { LeadIndex, WorkspaceLeads } from '../search/lead-index.ts';
import type { NormalizedFilter } from '../search/normal.ts';
import type { AttachedData } from '../search/part.ts';
import { idAt } from '../search/segment.ts';
import { Best } from './best.ts';
import { columnsOf } from './columns.ts';
import { evidenceOf, gatherEvidence, rowsOfLeads, type FamilyEvidence, type LeadRow } from './evidence.ts';
import type { MarketPart } from './market.ts';
import { fitModel, plainWeights, type FamilyWeights, type Model } from './model.ts';
import type { LikeLead, Likeness, LikenessQuestion, LikenessTrait, TraitChoice } from './question.ts';
import { requireTraits, scoreRows, scoresByFamily, traitsOfRows, type WeightedTrait } from './scoring.ts';
import { traitKey, type TraitFamily } from './traits.ts';
import { liftOf } from './weights.ts';

/** How many leads of the market the factors are fitted to. */
const sampleSize = 3_000;
const mostReasons = 5;
/** A trait is a reason when it makes a lead at least this many times as likely. */
const leastReason = Math.log(1.2);

/** @param today days since 1970, UTC */
export function findLikeness(index: LeadIndex, workspace: WorkspaceLeads, question: LikenessQuestion, today: number): Likeness {
  const { attachedData } = workspace;
  const parts = marketParts(index, workspace, question, today);
  const examples = rowsOfLeads(parts, [...new Set([...question.examples, ...question.good])]);
  const bad = rowsOfLeads(parts, question.bad);
  const market = parts.reduce((sum, { count }) => sum + count, 0);
  const evidence = examples.length === 0 ? [] : gatherEvidence(parts, examples, bad);
  const choices = new Map(question.choices.map((trait) => [traitKey(trait), trait.choice]));
  const choiceOf = (family: TraitFamily, value: string): TraitChoice => choices.get(`${family}:${value}`) ?? 'prefer';
  const sample = sampleOf(parts, examples, evidence.map(plainWeights));
  const model = fitModel(evidence, sample, choiceOf);
  const traits = evidence.flatMap((each, at) => traitsOf(each, model.families[at], choiceOf));
  const ranked: Ranked = examples.length === 0 ? nothing : rank(parts, question, [...examples, ...bad], model, attachedData, traits);
  return {
    examples: examples.length,
    market,
    ranked: ranked.count,
    inFirstTenth: ranked.inFirstTenth,
    traits,
    leads: ranked.leads,
  };
}

const noSample: NormalizedFilter = { kind: 'flag', name: 'sample', value: false };

function marketParts(index: LeadIndex, workspace: WorkspaceLeads, { kind }: LikenessQuestion, today: number): MarketPart[] {
  const filters = workspace.attachedData.hidesSample ? [noSample] : [];
  // The year of the day: ages are in whole years, so that the days of leap years do not matter.
  const year = 1970 + Math.floor(today / 365.2425);
  return workspace.parts(index.pool[kind]).flatMap((part) => {
    const match = part.match(filters, [], today);
    return match.count === 0 ? [] : [{ part, columns: columnsOf(part.segment, year), seen: part.seen(match), count: match.count }];
  });
}

/** Every so many rows of each part, without the examples. Rows are ordered by score, so that good and bad records are in it. */
function sampleOf(parts: readonly MarketPart[], examples: readonly LeadRow[], families: readonly FamilyWeights[]): Float64Array[] {
  const total = parts.reduce((sum, { part }) => sum + part.segment.size, 0);
  const step = Math.max(1, total / sampleSize);
  return parts.flatMap((part, at) => {
    const own = new Set(examples.flatMap((lead) => (lead.part === at ? [lead.row] : [])));
    const rows: number[] = [];
    for (let place = step / 2; place < part.part.segment.size; place += step) {
      const row = Math.floor(place);
      if (!own.has(row) && ((part.seen[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0) rows.push(row);
    }
    return scoresByFamily(part, families, rows);
  });
}

function traitsOf(
  { family, traits }: FamilyEvidence,
  weights: FamilyWeights | undefined,
  choiceOf: (family: TraitFamily, value: string) => TraitChoice,
): LikenessTrait[] {
  return [...traits]
    .filter(([, { examples }]) => examples.having > 0)
    .toSorted(([, a], [, b]) => evidenceOf(b) - evidenceOf(a) || (a.value < b.value ? -1 : 1))
    .map(([key, { value, examples, market }]) => ({
      family,
      value,
      examples: examples.having,
      examplesKnown: examples.known,
      market: market.having,
      marketKnown: market.known,
      ...liftOf(examples, market),
      weight: weights?.values.get(key) ?? 0,
      choice: choiceOf(family, key),
    }));
}

interface Ranked {
  readonly count: number;
  readonly inFirstTenth: number | null;
  readonly leads: readonly LikeLead[];
}

const nothing: Ranked = { count: 0, inFirstTenth: null, leads: [] };

function rank(
  parts: readonly MarketPart[],
  question: LikenessQuestion,
  judged: readonly LeadRow[],
  { families, scoresOfExamples }: Model,
  attachedData: AttachedData,
  traits: readonly LikenessTrait[],
): Ranked {
  const required = question.choices.filter(({ choice }) => choice === 'require');
  const best = new Best(question.limit);
  const tenth: number[] = [];
  const excluded = excludedIds(question, attachedData);
  let count = 0;
  const scored = parts.map((part, at) => {
    const scores = scoreRows(part, families);
    for (let row = 0; row < scores.length; row += Math.max(1, Math.floor(scores.length / sampleSize))) tenth.push(scores[row] ?? 0);
    const bits = part.seen.slice();
    clearRows(bits, Uint32Array.from(judged.flatMap((lead) => (lead.part === at ? [lead.row] : []))));
    clearRows(bits, Uint32Array.from(rowsOfLeads([part], excluded).map(({ row }) => row)));
    if (required.length > 0) requireTraits(part, required, bits);
    const { segment } = part.part;
    if (question.onlyNew) {
      for (let row = nextRow(bits, 0); row !== -1; row = nextRow(bits, row + 1))
        if (!isNew(segment, row, question.firstNewId)) bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
    }
    count += countBits(bits);
    for (let word = 0; word < bits.length; word += 1)
      for (let rest = (bits[word] ?? 0) | 0; rest !== 0; rest &= rest - 1) {
        const row = (word << 5) + 31 - Math.clz32(rest & -rest);
        const score = scores[row] ?? 0;
        if (score >= best.threshold) best.offer({ score, id: idAt(segment, row), part: at, row });
      }
    return part;
  });
  const sorted = best.sorted();
  const lifts = new Map(traits.map((trait) => [traitKey(trait), trait]));
  const reasons = scored.map((part, at) =>
    traitsOfRows(
      part,
      families,
      sorted.flatMap((lead) => (lead.part === at ? [lead.row] : [])),
    ),
  );
  tenth.sort((a, b) => b - a);
  const limit = tenth[Math.floor(tenth.length / 10)] ?? 0;
  return {
    count,
    inFirstTenth: scoresOfExamples.length === 0 ? null : scoresOfExamples.filter((score) => score > limit).length / scoresOfExamples.length,
    leads: sorted.flatMap(({ score, id, part: at, row }) => {
      const part = parts[at];
      const found = reasons[at]?.get(row) ?? [];
      return part ? [{ id, score, isNew: isNew(part.part.segment, row, question.firstNewId), reasons: mainReasons(found, lifts) }] : [];
    }),
  };
}

function mainReasons(found: readonly WeightedTrait[], lifts: ReadonlyMap<string, LikenessTrait>): LikeLead['reasons'] {
  return found
    .filter(({ weight }) => weight >= leastReason)
    .toSorted((a, b) => b.weight - a.weight || (a.value < b.value ? -1 : 1))
    .slice(0, mostReasons)
    .flatMap((trait) => {
      const known = lifts.get(traitKey(trait));
      return known ? [{ family: known.family, value: known.value, lift: known.lift }] : [];
    });
}

/** A changed copy of a pool lead is as old as the pool lead. */
function isNew(segment: MarketPart['part']['segment'], row: number, firstNewId: number): boolean {
  return (segment.poolIds[row] || idAt(segment, row)) >= firstNewId;
}

function excludedIds({ withoutStages }: LikenessQuestion, { stages }: AttachedData): number[] {
  return withoutStages.flatMap((stage) => [...(stages.get(stage) ?? [])]);
}

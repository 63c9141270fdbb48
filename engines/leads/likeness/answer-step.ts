/** Answers the steps of a question about likeness with an index. */
import { clearRows, countBits, nextRow } from '../search/bits.ts';
import type { LeadIndex, WorkspaceLeads } from '../search/lead-index.ts';
import type { NormalizedFilter } from '../search/normal.ts';
import { idAt } from '../search/segment.ts';
import { Best } from './best.ts';
import { columnsOf } from './columns.ts';
import type { MarketPart } from './market.ts';
import { countFamily, describeRows, rowsOfLeads } from './rows.ts';
import { sampledRows } from './sample.ts';
import { mainReasons, requireTraits, scoreRows, scoresByFamily, traitsOfRows } from './scoring.ts';
import {
  mergeStep,
  type Described,
  type LikenessStep,
  type Ranked,
  type RankStep,
  type Sampled,
  type SampleStep,
  type StepAnswers,
} from './steps.ts';
import { yearOf } from './traits.ts';

/** What an index answers: with all leads, or with a share of them. */
export function answerLikenessStep<Step extends LikenessStep>(
  index: LeadIndex,
  workspace: WorkspaceLeads,
  step: Step,
): StepAnswers[Step['step']];
export function answerLikenessStep(index: LeadIndex, workspace: WorkspaceLeads, step: LikenessStep): StepAnswers[LikenessStep['step']] {
  const parts = marketParts(index, workspace, step);
  switch (step.step) {
    case 'describe':
      return mergeStep(
        step,
        parts.map((part): Described => {
          const described = (ids: readonly number[]) => [...describeRows(part, rowsOfLeads(part, ids)).values()];
          return { market: part.count, examples: described(step.examples), bad: described(step.bad) };
        }),
      );
    case 'count':
      return mergeStep(
        step,
        parts.map((part) => ({ families: step.families.map((family) => countFamily(part, family)) })),
      );
    case 'sample':
      return mergeStep(
        step,
        parts.map((part) => sampleOf(part, step)),
      );
    case 'rank': {
      const { stages } = workspace.attachedData;
      const excluded = [...step.judged, ...step.withoutStages.flatMap((stage) => [...(stages.get(stage) ?? [])])];
      return mergeStep(
        step,
        parts.map((part) => rankPart(part, step, excluded)),
      );
    }
  }
}

const noSample: NormalizedFilter = { kind: 'flag', name: 'sample', value: false };

function marketParts(index: LeadIndex, workspace: WorkspaceLeads, { kind, today }: LikenessStep): MarketPart[] {
  const filters = workspace.attachedData.hidesSample ? [noSample] : [];
  const year = yearOf(today);
  return workspace.parts(index.pool[kind]).flatMap((part) => {
    const match = part.match(filters, [], today);
    return match.count === 0 ? [] : [{ part, columns: columnsOf(part.segment, year), seen: part.seen(match), count: match.count }];
  });
}

function sampleOf(of: MarketPart, { families }: SampleStep): Sampled {
  const rows = sampledRows(of);
  const scores = scoresByFamily(of, families, rows);
  return { leads: Array.from(rows, (row, at) => ({ id: idAt(of.part.segment, row), weights: Array.from(scores[at] ?? []) })) };
}

/** @param excluded IDs of leads that are not ranked */
function rankPart(of: MarketPart, { families, required, onlyNew, firstNewId, limit }: RankStep, excluded: readonly number[]): Ranked {
  const { segment } = of.part;
  const scores = scoreRows(of, families);
  const bits = of.seen.slice();
  clearRows(bits, Uint32Array.from(rowsOfLeads(of, excluded)));
  if (required.length > 0) requireTraits(of, required, bits);
  // A changed copy of a pool lead is as old as the pool lead.
  const isNew = (row: number): boolean => (segment.poolIds[row] || idAt(segment, row)) >= firstNewId;
  if (onlyNew) {
    for (let row = nextRow(bits, 0); row !== -1; row = nextRow(bits, row + 1))
      if (!isNew(row)) bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
  }
  const best = new Best(limit);
  for (let word = 0; word < bits.length; word += 1)
    for (let rest = (bits[word] ?? 0) | 0; rest !== 0; rest &= rest - 1) {
      const row = (word << 5) + 31 - Math.clz32(rest & -rest);
      const score = scores[row] ?? 0;
      if (score >= best.threshold) best.offer({ score, id: idAt(segment, row), row });
    }
  const sorted = best.sorted();
  const traits = traitsOfRows(
    of,
    families,
    sorted.map(({ row }) => row),
  );
  return {
    count: countBits(bits),
    sample: Array.from(sampledRows(of), (row) => ({ id: idAt(segment, row), score: scores[row] ?? 0 })),
    leads: sorted.map(({ score, id, row }) => ({ id, score, isNew: isNew(row), reasons: mainReasons(traits.get(row) ?? []) })),
  };
}

/**
 * Finds what distinguishes some leads from all that a workspace sees, and the other leads that have it. Pure: the same leads give the same answer,
 * however they are divided.
 */
import type { LeadIndex, WorkspaceLeads } from '../search/lead-index.ts';
import { answerLikenessStep } from './answer-step.ts';
import { evidenceFrom, evidenceOf, valuesToCount, type FamilyEvidence } from './evidence.ts';
import { fitModel, plainWeights, roundedWeights } from './model.ts';
import type { Likeness, LikenessQuestion, LikenessTrait, TraitChoice } from './question.ts';
import type { LikenessStep, Ranked, StepAnswer, StepAnswers } from './steps.ts';
import { compareKeys, traitKey, type TraitFamily } from './traits.ts';
import { liftOf, weightScale, type FamilyWeights } from './weights.ts';

/** Yields a step. The code that runs the steps passes its answer back. */
function* ask<Step extends LikenessStep>(step: Step): Generator<LikenessStep, StepAnswers[Step['step']], StepAnswer> {
  return (yield step) as StepAnswers[Step['step']];
}

/**
 * The whole answer, step by step. Yields each step, and continues with its answer, merged from all places that have leads (`mergeStep`).
 * @param today days since 1970, UTC
 */
export function* likenessSteps(question: LikenessQuestion, today: number): Generator<LikenessStep, Likeness, StepAnswer> {
  const { kind, bad, withoutStages, firstNewId, onlyNew, limit } = question;
  const asked = { kind, today };
  const examples = [...new Set([...question.examples, ...question.good])];
  const described = yield* ask({ ...asked, step: 'describe', examples, bad });
  const figures = { examples: described.examples.length, market: described.market };
  if (figures.examples === 0) return { ...figures, ranked: 0, inFirstTenth: null, traits: [], leads: [] };
  const families = valuesToCount(described);
  const counted = families.length === 0 ? { families: [] } : yield* ask({ ...asked, step: 'count', families });
  const evidence = evidenceFrom(described, counted);
  const plain = evidence.map((each) => roundedWeights(plainWeights(each)));
  const { leads: sample } = evidence.length === 0 ? { leads: [] } : yield* ask({ ...asked, step: 'sample', families: plain });
  const choices = new Map(question.choices.map((trait) => [traitKey(trait), trait.choice]));
  const choiceOf = (family: TraitFamily, value: string): TraitChoice => choices.get(`${family}:${value}`) ?? 'prefer';
  // The factors are fitted to leads that aren't examples.
  const own = new Set(described.examples.map(({ id }) => id));
  const others = sample.filter(({ id }) => !own.has(id)).map(({ weights }) => weights);
  const model = fitModel(evidence, others, choiceOf);
  const required = question.choices.filter(({ choice }) => choice === 'require').map(({ family, value }) => ({ family, value }));
  const ranking = { families: model.families, required, judged: [...examples, ...bad], withoutStages, firstNewId, onlyNew, limit };
  const ranked = yield* ask({ ...asked, step: 'rank', ...ranking });
  const traits = evidence.flatMap((each, at) => traitsOf(each, model.families[at], choiceOf));
  const lifts = new Map(traits.map((trait) => [traitKey(trait), trait]));
  return {
    ...figures,
    ranked: ranked.count,
    inFirstTenth: inFirstTenth(model.scoresOfExamples, ranked),
    traits,
    leads: ranked.leads.map(({ id, score, isNew, reasons }) => ({
      id,
      score: score / weightScale,
      isNew,
      reasons: reasons.flatMap((reason) => {
        const known = lifts.get(traitKey(reason));
        return known ? [{ family: known.family, value: known.value, lift: known.lift }] : [];
      }),
    })),
  };
}

/** @param today days since 1970, UTC */
export function findLikeness(index: LeadIndex, workspace: WorkspaceLeads, question: LikenessQuestion, today: number): Likeness {
  const steps = likenessSteps(question, today);
  for (let next = steps.next(); ;) {
    if (next.done) return next.value;
    next = steps.next(answerLikenessStep(index, workspace, next.value));
  }
}

/**
 * Like {@link findLikeness}, for leads that are elsewhere.
 * @param answer asks all places for a step, and merges what they answer (`mergeStep`)
 */
export async function findLikenessBy(
  question: LikenessQuestion,
  today: number,
  answer: (step: LikenessStep) => Promise<StepAnswer>,
): Promise<Likeness> {
  const steps = likenessSteps(question, today);
  for (let next = steps.next(); ;) {
    if (next.done) return next.value;
    next = steps.next(await answer(next.value));
  }
}

function traitsOf(
  { family, traits }: FamilyEvidence,
  weights: FamilyWeights | undefined,
  choiceOf: (family: TraitFamily, value: string) => TraitChoice,
): LikenessTrait[] {
  return [...traits]
    .filter(([, { examples }]) => examples.having > 0)
    .toSorted(([one, a], [other, b]) => evidenceOf(b) - evidenceOf(a) || compareKeys(one, other))
    .map(([key, { value, examples, market }]) => ({
      family,
      value,
      examples: examples.having,
      examplesKnown: examples.known,
      market: market.having,
      marketKnown: market.known,
      ...liftOf(examples, market),
      weight: (weights?.values.get(key) ?? 0) / weightScale,
      choice: choiceOf(family, key),
    }));
}

/** The share of examples, each scored without itself, that are above nine tenths of the sample. */
function inFirstTenth(scoresOfExamples: Float64Array, { sample }: Ranked): number | null {
  if (scoresOfExamples.length === 0) return null;
  const scores = sample.map(({ score }) => score).toSorted((a, b) => b - a);
  const limit = (scores[Math.floor(scores.length / 10)] ?? 0) / weightScale;
  return scoresOfExamples.filter((score) => score > limit).length / scoresOfExamples.length;
}

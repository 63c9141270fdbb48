/** From evidence to weights: the log-odds of each trait, one factor per family, what leads marked as bad change, and the user's choices. */
import { fitFactors } from './damping.ts';
import { fewestExamples, type FamilyEvidence, type TraitEvidence } from './evidence.ts';
import type { TraitChoice } from './question.ts';
import { singleValued, type TraitFamily } from './traits.ts';
import { badLogOdds, logOdds, unseenLogOdds } from './weights.ts';

export interface FamilyWeights {
  readonly family: TraitFamily;
  /** By value. */
  readonly values: ReadonlyMap<string, number>;
  /** Of a value without a weight of its own. */
  readonly unseen: number;
}

export interface Model {
  readonly families: readonly FamilyWeights[];
  /** The score of each example, computed without it. */
  readonly scoresOfExamples: Float64Array;
}

/** The log-odds of all values, without factors and choices. */
export function plainWeights(evidence: FamilyEvidence): FamilyWeights {
  const { family, traits, known } = evidence;
  const values = new Map(
    [...traits].map(([value, trait]) => [value, trait.examples.having === 0 && !singleValued.has(family) ? 0 : oddsOf(trait, 0)]),
  );
  return { family, values, unseen: singleValued.has(family) ? unseenLogOdds(known) : 0 };
}

const shareOf = ({ market }: TraitEvidence): number => market.having / market.known;

/** @param without how many examples that have the trait are left out */
function oddsOf(trait: TraitEvidence, without: 0 | 1): number {
  const { having, known } = trait.examples;
  return logOdds({ having: having - without, known: known - without }, shareOf(trait));
}

/** The log-odds of an example in a family, computed as if it were none. */
function oddsWithout({ family, traits, known }: FamilyEvidence, values: readonly string[]): number {
  const isSingle = singleValued.has(family);
  let sum = 0;
  for (const value of values) {
    const trait = traits.get(value);
    if (!trait) sum += isSingle ? unseenLogOdds(known - 1) : 0;
    else if (isSingle || trait.examples.having - 1 >= fewestExamples) sum += oddsOf(trait, 1);
  }
  return sum;
}

/**
 * @param sample of the market, by row, the log-odds of each family ({@link plainWeights})
 * @param choiceOf the user's choice of a value
 */
export function fitModel(
  evidence: readonly FamilyEvidence[],
  sample: readonly Float64Array[],
  choiceOf: (family: TraitFamily, value: string) => TraitChoice,
): Model {
  const count = evidence[0]?.ofExamples.length ?? 0;
  const examples = Array.from({ length: count }, (_each, example) =>
    Float64Array.from(evidence, (family) => {
      const values = family.ofExamples[example];
      return values ? oddsWithout(family, values) : 0;
    }),
  );
  const factors = fitFactors(examples, sample, evidence.length);
  const families = evidence.map((each, at) => weighted(each, factors[at] ?? 0, choiceOf));
  const scoresOfExamples = Float64Array.from(examples, (odds) => odds.reduce((sum, each, at) => sum + each * (factors[at] ?? 0), 0));
  return { families, scoresOfExamples };
}

function weighted(evidence: FamilyEvidence, factor: number, choiceOf: (family: TraitFamily, value: string) => TraitChoice): FamilyWeights {
  const { family, traits } = evidence;
  const plain = plainWeights(evidence);
  const values = new Map<string, number>();
  let counted = 0;
  for (const [value, trait] of traits) {
    const isIgnored = choiceOf(family, value) === 'ignore';
    if (!isIgnored && trait.examples.having > 0) counted += 1;
    values.set(value, isIgnored ? 0 : factor * (plain.values.get(value) ?? 0) + badLogOdds(trait.bad, trait.examples, shareOf(trait)));
  }
  // Where every trait is ignored, another value speaks against nobody either.
  return { family, values, unseen: counted === 0 ? 0 : factor * plain.unseen };
}

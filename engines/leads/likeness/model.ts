/** From evidence to weights: the log-odds of each trait, one factor per family, what leads marked as bad change, and the user's choices. */
import { fitFactors } from './damping.ts';
import { evidenceOf, isTypical, type FamilyEvidence, type TraitEvidence } from './evidence.ts';
import type { TraitChoice } from './question.ts';
import { singleValued, type TraitFamily } from './traits.ts';
import { badLogOdds, logOdds, unseenLogOdds, weightScale, wholeWeight, type FamilyWeights, type Share } from './weights.ts';

export interface Model {
  readonly families: readonly FamilyWeights[];
  /** The score of each example, computed without it. */
  readonly scoresOfExamples: Float64Array;
}

/** The log-odds of all values, without factors and choices. */
export function plainWeights(evidence: FamilyEvidence): FamilyWeights {
  const { family, traits, known } = evidence;
  const isSingle = singleValued.has(family);
  const values = new Map<string, number>();
  for (const [value, trait] of traits) {
    // Of a bad lead only.
    const isUnseen = trait.examples.having === 0;
    if (!isUnseen) values.set(value, logOdds(trait.examples, shareOf(trait)));
    else if (!isSingle) values.set(value, 0);
  }
  const unseen = isSingle ? unseenLogOdds(known, valuesOfOne(evidence), unseenShare(evidence)) : 0;
  return { family, values, unseen };
}

/** The same in whole numbers. */
export function roundedWeights({ family, values, unseen }: FamilyWeights): FamilyWeights {
  return { family, values: new Map([...values].map(([value, odds]) => [value, wholeWeight(odds)])), unseen: wholeWeight(unseen) };
}

const shareOf = ({ market }: TraitEvidence): number => market.having / market.known;
const valuesOfOne = ({ traits }: FamilyEvidence): number => [...traits.values()].filter(({ examples }) => examples.having === 1).length;
const unseenShare = ({ traits }: FamilyEvidence): number =>
  Math.max(0, 1 - [...traits.values()].reduce((sum, trait) => sum + (trait.examples.having > 0 ? shareOf(trait) : 0), 0));

/**
 * The log-odds of an example in a family, computed as if it were none. A trait that would not count without it doesn't, or words that two examples
 * share by chance would speak for both.
 */
function oddsWithout(evidence: FamilyEvidence, once: number, unseen: number, values: readonly string[]): number {
  const { family, traits, known, cutoff } = evidence;
  const isSingle = singleValued.has(family);
  const counts = (examples: Share, { market }: TraitEvidence): boolean =>
    isSingle || (isTypical(examples, market) && evidenceOf({ examples, market }) >= cutoff);
  let sum = 0;
  for (const value of values) {
    const trait = traits.get(value);
    const having = (trait?.examples.having ?? 0) - 1;
    if (isSingle && trait && having === 0) sum += unseenLogOdds(known - 1, once - 1, unseen + shareOf(trait));
    else if (trait && having > 0 && counts({ having, known: known - 1 }, trait))
      sum += logOdds({ having, known: known - 1 }, shareOf(trait));
  }
  return sum;
}

/**
 * @param sample of the market, by lead, what each family adds, by the rounded {@link plainWeights}
 * @param choiceOf the user's choice of a value
 */
export function fitModel(
  evidence: readonly FamilyEvidence[],
  sample: readonly (readonly number[])[],
  choiceOf: (family: TraitFamily, value: string) => TraitChoice,
): Model {
  const count = evidence[0]?.ofExamples.length ?? 0;
  const facts = evidence.map((family) => ({ family, once: valuesOfOne(family), unseen: unseenShare(family) }));
  const examples = Array.from({ length: count }, (_each, example) =>
    Float64Array.from(facts, ({ family, once, unseen }) => {
      const values = family.ofExamples[example];
      return values ? oddsWithout(family, once, unseen, values) : 0;
    }),
  );
  const market = sample.map((weights) => Float64Array.from(weights, (weight) => weight / weightScale));
  const factors = fitFactors(examples, market, evidence.length);
  const families = evidence.map((each, at) => roundedWeights(weighted(each, factors[at] ?? 0, choiceOf)));
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
    values.set(
      value,
      isIgnored ? 0 : factor * (plain.values.get(value) ?? plain.unseen) + badLogOdds(trait.bad, trait.examples, shareOf(trait)),
    );
  }
  // Where every trait is ignored, another value speaks against nobody either.
  return { family, values, unseen: counted === 0 ? 0 : factor * plain.unseen };
}

export { answerLikenessStep } from './answer-step.ts';
export { findLikeness, findLikenessBy } from './likeness.ts';
export { traitChoices, type Likeness, type LikeLead, type LikenessQuestion, type LikenessTrait, type TraitChoice } from './question.ts';
export { sampleMask, sampleMultiplier, sampleSize } from './sample.ts';
export { mainReasons } from './scoring.ts';
export {
  mergeStep,
  type CountStep,
  type DescribedLead,
  type DescribeStep,
  type FamilyCounts,
  type LikenessStep,
  type Ranked,
  type RankStep,
  type SampleStep,
  type StepAnswer,
  type StepAnswers,
} from './steps.ts';
export {
  ageRanges,
  compareKeys,
  fewestLetters,
  jobRanges,
  rangeOf,
  traitFamilies,
  valueKey,
  yearOf,
  type Trait,
  type TraitFamily,
  type ValueRange,
} from './traits.ts';
export type { FamilyWeights } from './weights.ts';

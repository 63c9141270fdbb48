export { answerLikenessStep } from './answer-step.ts';
export { findLikeness, findLikenessBy } from './likeness.ts';
export { traitChoices, type Likeness, type LikeLead, type LikenessQuestion, type LikenessTrait, type TraitChoice } from './question.ts';
export { mergeStep, type LikenessStep, type StepAnswer, type StepAnswers } from './steps.ts';
export { traitFamilies, type Trait, type TraitFamily } from './traits.ts';
export type { FamilyWeights } from './weights.ts';

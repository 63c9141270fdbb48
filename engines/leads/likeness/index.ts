export { findLikeness } from './likeness.ts';
export { traitChoices, type Likeness, type LikeLead, type LikenessQuestion, type LikenessTrait, type TraitChoice } from './question.ts';
export { traitFamilies, type Trait, type TraitFamily } from './traits.ts';

/** What is asked and answered about likeness, as plain data. */
import type { LeadKind } from '../search/query.ts';
import type { Trait } from './traits.ts';
import type { Lift } from './weights.ts';

/** require: only leads that have one of the family's required traits; ignore: the trait does not count; prefer: it counts as measured. */
export const traitChoices = ['require', 'prefer', 'ignore'] as const;
export type TraitChoice = (typeof traitChoices)[number];

export interface LikenessQuestion {
  readonly kind: LeadKind;
  /** IDs of leads, without duplicates; those that the workspace does not see are left out. */
  readonly examples: readonly number[];
  /** Marked as good: they count as examples. */
  readonly good: readonly number[];
  readonly bad: readonly number[];
  /** Traits that are not chosen are preferred. */
  readonly choices: readonly (Trait & { readonly choice: TraitChoice })[];
  /** Leads with one of these stages are not ranked: they are customers already. */
  readonly withoutStages: readonly string[];
  /** Leads from this ID on are new. */
  readonly firstNewId: number;
  readonly onlyNew: boolean;
  /** 0 to 200. */
  readonly limit: number;
}

export interface LikenessTrait extends Trait, Lift {
  readonly examples: number;
  /** Examples of which anything of the family is known. */
  readonly examplesKnown: number;
  readonly market: number;
  readonly marketKnown: number;
  /** What the trait adds to a lead's score, in natural logarithms; 0 when it is ignored. */
  readonly weight: number;
  readonly choice: TraitChoice;
}

export interface LikeLead {
  readonly id: number;
  /** The sum of the weights of its traits, in natural logarithms. */
  readonly score: number;
  readonly isNew: boolean;
  /** The traits that add most to the score, most first. */
  readonly reasons: readonly (Trait & Pick<Lift, 'lift'>)[];
}

export interface Likeness {
  /** How many examples the workspace sees, with those marked as good. */
  readonly examples: number;
  /** How many leads they were compared with: all that the workspace sees. */
  readonly market: number;
  /** How many leads were ranked. */
  readonly ranked: number;
  /** The share of leads like the examples that is expected in the first tenth of the market: the share of examples that is, each ranked without itself. */
  readonly inFirstTenth: number | null;
  /** By family, then by evidence, most first. */
  readonly traits: readonly LikenessTrait[];
  /** Best first, ties by ID. */
  readonly leads: readonly LikeLead[];
}

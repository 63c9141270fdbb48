/** What the user chose about traits. */
import type { LikenessTrait, TraitChoice } from '../../api/contract.ts';

export type Choices = readonly (Pick<LikenessTrait, 'family' | 'value'> & { choice: TraitChoice })[];

/** The choices with one changed; a preferred trait needs none. */
export function withChoice(choices: Choices, { family, value }: LikenessTrait, choice: TraitChoice): Choices {
  const others = choices.filter((each) => each.family !== family || each.value !== value);
  return choice === 'prefer' ? others : [...others, { family, value, choice }];
}

import type { Remedy } from './run.ts';

/** The link to the settings of plan and credits, where all of these are solved. */
export const remedyWords: Readonly<Record<Exclude<Remedy, 'another-run'>, string>> = {
  credits: 'Get more credits',
  'month-ceiling': 'View ceilings',
  plan: 'View plan',
};

/** The languages whose occupations are listed here. */
import type { WorkLine } from '../work.ts';
import { dutchOccupations } from './nl.ts';
import { englishOccupations } from './en.ts';
import { germanOccupations } from './de.ts';

export const occupationsOfLanguages: readonly WorkLine[] = [...englishOccupations, ...germanOccupations, ...dutchOccupations];

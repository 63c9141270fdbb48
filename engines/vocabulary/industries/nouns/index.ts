/** The languages whose nouns are listed here. */
import { dutchNouns } from './nl.ts';
import { englishNouns } from './en.ts';
import { germanNouns } from './de.ts';
import type { Nouns } from './nouns.ts';

export const nounsOfLanguages: readonly Nouns[] = [englishNouns, germanNouns, dutchNouns];

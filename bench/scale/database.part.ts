/** How the database grows. */
import { measureDatabase } from './database.ts';
import type { Part } from './part.ts';

export const measure: Part = async ({ leads, print }) => ({
  title: 'Growth of the database',
  about: 'On a database of its own. Figures whose names begin with "100 M" are calculated from the measured ones.',
  figures: await measureDatabase({ leads, print }),
});

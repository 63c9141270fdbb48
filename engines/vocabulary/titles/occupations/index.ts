/** Occupations and fields of work, written systematically for each language. Looked up after all other tables. */
import type { Department } from '../../values/departments.ts';
import type { WorkLine } from '../work.ts';
import type { ByDepartment, LanguageOfWork } from './language.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const languages: readonly LanguageOfWork[] = [spanish, portuguese];

const linesOf = (key: string, table: ByDepartment): WorkLine[] =>
  Object.entries(table).map(([department, names]) => [`${key}-${department}`, department as Department, names]);

/** Lines like those of professions.ts: each phrase is a key of its own. */
export const occupationsOfLanguages: readonly WorkLine[] = languages.flatMap(({ occupations }) => linesOf('+occupation', occupations));

/** Lines like those of weak-fields.ts. */
export const fieldsOfLanguages: readonly WorkLine[] = languages.flatMap(({ fields }) => linesOf('weak', fields));

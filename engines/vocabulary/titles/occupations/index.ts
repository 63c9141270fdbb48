/** Occupations and fields of work, written systematically for each language. Looked up after all other tables. */
import type { Department } from '../../values/departments.ts';
import type { WorkLine } from '../work.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** By department, names joined by "|". */
type ByDepartment = Readonly<Partial<Record<Department, string>>>;

export interface LanguageOfWork {
  readonly occupations: ByDepartment;
  /** What a person works in; decides the department only where no other word of the title does, as those of weak-fields.ts. */
  readonly fields: ByDepartment;
}

const languages: readonly LanguageOfWork[] = [spanish, portuguese];

const linesOf = (key: string, table: ByDepartment): WorkLine[] =>
  Object.entries(table).map(([department, names]) => [`${key}-${department}`, department as Department, names]);

/** Lines like those of professions.ts: each phrase is a key of its own. */
export const occupationsOfLanguages: readonly WorkLine[] = languages.flatMap(({ occupations }) => linesOf('+occupation', occupations));

/** Lines like those of weak-fields.ts. */
export const fieldsOfLanguages: readonly WorkLine[] = languages.flatMap(({ fields }) => linesOf('weak', fields));

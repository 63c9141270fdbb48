import type { Department } from '../../values/departments.ts';

/** By department, names joined by "|". */
export type ByDepartment = Readonly<Partial<Record<Department, string>>>;

/** What a language calls occupations and fields of work. */
export interface LanguageOfWork {
  readonly occupations: ByDepartment;
  /** What a person works in; decides the department only where no other word of the title does, as those of weak-fields.ts. */
  readonly fields: ByDepartment;
}

import type { Department } from '../../values/departments.ts';

/** By department, names joined by "|". */
export type ByDepartment = Readonly<Partial<Record<Department, string>>>;

/** What a language calls occupations and fields of work, folded: the one shape of the table of each language. */
export interface LanguageOfWork {
  /** Each phrase is a key of its own, as in the lines of professions.ts that begin with "+". */
  readonly occupations: ByDepartment;
  /** What a person works in; decides the department only where no other word of the title does, as those of weak-fields.ts. */
  readonly fields?: ByDepartment;
  /** Titles of a rank and a field, joined by "|", with the keys of both, as in compounds.ts. */
  readonly roles?: Readonly<Record<string, readonly string[]>>;
  /**
   * Ends of compounds that name an occupation whatever is before them: "-verzinker", "-houder". Looked up when no part of a word is known. Without the endings
   * of gender and number that title-words.ts removes. Only in German and Dutch.
   */
  readonly endings?: ByDepartment;
}

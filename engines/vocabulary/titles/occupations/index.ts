/**
 * Occupations and fields of work, written language by language through the groups of ISCO and the departments of a company. Each language has one file of one
 * shape (language.ts), listed here. Where a word goes: who someone is, into `occupations`; what someone works in, into `fields`; a rank and a field in one word,
 * into `roles`; the last part of any number of German or Dutch words, into `endings`. Fields of
 * town halls, schools, hospitals and associations in all languages: fields-of-services.ts. What several languages share is in the tables of the folder above.
 */
import type { Department } from '../../values/departments.ts';
import type { WorkLine } from '../work.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { fieldsOfServices } from './fields-of-services.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { ByDepartment, LanguageOfWork } from './language.ts';
import { otherLanguages } from './other-languages.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The first language that has a phrase decides. */
const languages: readonly LanguageOfWork[] = [english, german, dutch, french, italian, spanish, portuguese, otherLanguages];

const entriesOf = (table: ByDepartment = {}): [department: Department, names: string][] => Object.entries(table) as [Department, string][];

const linesOf = (key: string, table?: ByDepartment): WorkLine[] =>
  entriesOf(table).map(([department, names]) => [`${key}-${department}`, department, names]);

/** Lines like those of professions.ts: each phrase is a key of its own. */
export const occupationsOfLanguages: readonly WorkLine[] = languages.flatMap(({ occupations }) => linesOf('+occupation', occupations));

/** As in compounds.ts. */
export const rolesOfLanguages: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  languages.flatMap(({ roles = {} }) => Object.entries(roles)),
);

/** Lines like those of weak-fields.ts. */
export const fieldsOfLanguages: readonly WorkLine[] = [...languages.map(({ fields }) => fields), ...fieldsOfServices].flatMap((fields) =>
  linesOf('weak', fields),
);

/** Each end of compounds with its department. */
export const endsOfOccupations: ReadonlyMap<string, Department> = new Map(
  languages.flatMap(({ endings }) =>
    entriesOf(endings).flatMap(([department, ends]) => ends.split('|').map((end) => [end, department] as const)),
  ),
);

/** Occupations and fields of work, written language by language through the groups of ISCO and the departments of a company. One file for each language, listed here. */
import type { Department } from '../../values/departments.ts';
import type { WorkLine } from '../work.ts';
import { dutchOccupations } from './dutch.ts';
import { englishOccupations } from './english.ts';
import { frenchFields, frenchOccupations, frenchRoles } from './french.ts';
import { germanOccupations } from './german.ts';
import { italianFields, italianOccupations, italianRoles } from './italian.ts';
import type { ByDepartment, LanguageOfWork } from './language.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const byDepartment: readonly LanguageOfWork[] = [spanish, portuguese];

const linesOf = (key: string, table: ByDepartment): WorkLine[] =>
  Object.entries(table).map(([department, names]) => [`${key}-${department}`, department as Department, names]);

/** Lines like those of professions.ts: each phrase is a key of its own. */
export const occupationsOfLanguages: readonly WorkLine[] = [
  ...englishOccupations,
  ...germanOccupations,
  ...dutchOccupations,
  ...frenchOccupations,
  ...italianOccupations,
  ...byDepartment.flatMap(({ occupations }) => linesOf('+occupation', occupations)),
];

/** As in compounds.ts. */
export const rolesOfLanguages: Readonly<Record<string, readonly string[]>> = { ...frenchRoles, ...italianRoles };

/** Lines like those of weak-fields.ts. */
export const fieldsOfLanguages: readonly WorkLine[] = [
  ...frenchFields,
  ...italianFields,
  ...byDepartment.flatMap(({ fields }) => linesOf('weak', fields)),
];

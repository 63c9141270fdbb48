/** Occupations and fields of work, written language by language through the groups of ISCO and the departments of a company. One file for each language, listed here. */
import type { WorkLine } from '../work.ts';
import { frenchFields, frenchOccupations, frenchRoles } from './french.ts';
import { italianFields, italianOccupations, italianRoles } from './italian.ts';

/** As in listed-occupations.ts. */
export const writtenOccupations: readonly WorkLine[] = [...frenchOccupations, ...italianOccupations];

/** As in compounds.ts. */
export const writtenRoles: Readonly<Record<string, readonly string[]>> = { ...frenchRoles, ...italianRoles };

/** As in weak-fields.ts. */
export const writtenFields: readonly WorkLine[] = [...frenchFields, ...italianFields];

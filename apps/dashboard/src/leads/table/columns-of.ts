import type { LeadKind } from '../lead-search.ts';
import { companyColumns } from './company-columns.tsx';
import type { LeadColumn } from './lead-columns.ts';
import { personColumns } from './person-columns.tsx';

/** The columns of a kind of lead, for menus. */
export const columnsOf = (kind: LeadKind): readonly Omit<LeadColumn<never>, 'cell'>[] =>
  kind === 'people' ? personColumns(String) : companyColumns(String);

import { early } from '@leadlight/ui/deferred';
import type { PersonRow } from '../api/contract.ts';
import type { LeadSet } from './lead-set.ts';
import { personPagesQuery } from './leads.queries.ts';

export const personSet: LeadSet<PersonRow> = {
  kind: 'people',
  pages: personPagesQuery,
  Table: early(() => import('./table/person-table.tsx').then((module) => module.PersonTable)),
};

import { early } from '@leadlight/ui/deferred';
import type { CompanyRow } from '../api/contract.ts';
import type { LeadSet } from './lead-set.ts';
import { companyPagesQuery } from './leads.queries.ts';

export const companySet: LeadSet<CompanyRow> = {
  kind: 'companies',
  pages: companyPagesQuery,
  Table: early(() => import('./table/company-table.tsx').then((module) => module.CompanyTable)),
};

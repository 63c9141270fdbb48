/** What differs between browsing people and browsing companies. The browser itself is the same for both. */
import { deferred } from '@leadlight/ui/deferred';
import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import type { CompanyRow, PersonAnswer, PersonRow } from '../api/contract.ts';
import type { Filters, LeadKind, Sort } from './lead-search.ts';
import { companyPagesQuery, personPagesQuery } from './leads.queries.ts';
import { companyColumns } from './table/company-columns.tsx';
import type { LeadColumn, LeadTableProps, TableSubject } from './table/lead-columns.ts';
import { narrowCompany, narrowPerson } from './table/narrow-rows.tsx';
import { personColumns } from './table/person-columns.tsx';

type Page<Row> = Omit<PersonAnswer, 'items'> & { items: Row[] };

export interface LeadSet<Row extends TableSubject> {
  kind: LeadKind;
  pages: (
    workspaceId: string,
    filters: Filters,
    sort: Sort,
  ) => UseInfiniteQueryOptions<Page<Row>, Error, InfiniteData<Page<Row>>, QueryKey, string>;
  columns: (ownerName: (id: string) => string) => readonly LeadColumn<Row>[];
  /** Two lines for narrow windows, where columns would not fit. */
  narrowRow: (row: Row) => ReactNode;
  Table: FunctionComponent<LeadTableProps<Row> & { meanwhile?: ReactNode }>;
}

let tableCode: Promise<typeof import('./table/lead-table.tsx')> | undefined;
const loadTable = () =>
  (tableCode ??= import('./table/lead-table.tsx').catch((failure: unknown) => {
    tableCode = undefined;
    throw failure;
  }));
// Fetched beside the first rows, which take as long: frame and filters are drawn before. A failure is shown where the table would be.
void loadTable().catch(() => undefined);

export const personSet: LeadSet<PersonRow> = {
  kind: 'people',
  pages: personPagesQuery,
  columns: personColumns,
  narrowRow: narrowPerson,
  Table: deferred(() => loadTable().then(({ LeadTable }) => LeadTable<PersonRow>)),
};

export const companySet: LeadSet<CompanyRow> = {
  kind: 'companies',
  pages: companyPagesQuery,
  columns: companyColumns,
  narrowRow: narrowCompany,
  Table: deferred(() => loadTable().then(({ LeadTable }) => LeadTable<CompanyRow>)),
};

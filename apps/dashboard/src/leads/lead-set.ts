/** What differs between the browsers of people and companies, which share their code. */
import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import type { PersonAnswer } from '../api/contract.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import type { Filters, LeadKind, Sort } from './lead-search.ts';
import type { LeadTableProps, TableSubject } from './table/lead-columns.ts';

type Page<Row> = Omit<PersonAnswer, 'items'> & { items: Row[] };

/** The table with the columns of this kind of lead. */
export type SetTableProps<Row extends TableSubject> = Omit<LeadTableProps<Row>, 'columns' | 'narrowRow' | 'renderActions'> & {
  workspace: OpenWorkspace;
  list: ShownList | undefined;
};

/** The list whose leads are shown, with its columns. */
export interface ShownList {
  id: string;
  /** By the state of a column's cells. */
  filter: Filters['column'];
  onFilter: (filter: Filters['column']) => void;
  /** All filters that are set now. */
  filters: Filters;
}

export interface LeadSet<Row extends TableSubject> {
  kind: LeadKind;
  pages: (
    workspaceId: string,
    filters: Filters,
    sort: Sort,
  ) => UseInfiniteQueryOptions<Page<Row>, Error, InfiniteData<Page<Row>>, QueryKey, string>;
  Table: FunctionComponent<SetTableProps<Row> & { meanwhile?: ReactNode }>;
}

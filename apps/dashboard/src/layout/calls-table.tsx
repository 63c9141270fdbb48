import { SkeletonRows } from '@leadlight/ui/skeleton';
import { Table, Td, Th } from '@leadlight/ui/table';
import type { ReactNode } from 'react';
import { wordMoment } from '../words/dates.ts';
import { wordDollars } from '../words/money.ts';
import { PagedList, type PagedListProps } from './paged-list.tsx';

interface Call {
  readonly id: string;
  readonly sentAt: string;
  readonly micros: number;
  readonly isCostCertain: boolean;
}

interface CallsTableProps<Item> {
  id: string;
  /** Of the table. */
  label: string;
  pages: PagedListProps<Item>['pages'];
  /** Shown when nothing was called. */
  nothing: string;
  /** What the call was about. */
  renderSubject: (call: Item) => ReactNode;
  /** Who answered. */
  by: (call: Item) => string;
  renderResult: (call: Item) => ReactNode;
}

/** The record of calls to others, newest first: purpose, outcome and cost. */
export function CallsTable<Item extends Call>({ id, label, pages, nothing, renderSubject, by, renderResult }: CallsTableProps<Item>) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-16">
        Last calls
      </h2>
      <div className="mt-2">
        <PagedList
          pages={pages}
          skeleton={<SkeletonRows rows={5} label="Loading the calls" />}
          empty={<p className="text-13 text-muted">{nothing}</p>}
        >
          {(items) => (
            <Table label={label}>
              <thead>
                <tr>
                  <Th className="max-sm:pl-0">Call</Th>
                  <Th>Result</Th>
                  <Th numeric>Cost</Th>
                </tr>
              </thead>
              <tbody>
                {items.map((call) => (
                  <tr key={call.id}>
                    <Td className="w-72 py-2 align-top wrap-anywhere whitespace-normal max-sm:w-36 max-sm:pl-0">
                      {renderSubject(call)}
                      <span className="block text-12 text-muted">
                        {by(call)}, <time dateTime={call.sentAt}>{wordMoment(call.sentAt)}</time>
                      </span>
                    </Td>
                    <Td className="py-2 align-top wrap-anywhere whitespace-normal">{renderResult(call)}</Td>
                    <Td numeric className="py-2 align-top">
                      {wordDollars(call.micros)}
                      {!call.isCostCertain && <span className="block text-12 text-muted">possibly</span>}
                    </Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </PagedList>
      </div>
    </section>
  );
}

import { Button } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CreditEntry } from '../../api/contract.ts';
import { wordMoment } from '../../words/dates.ts';
import { paths } from '../../paths.ts';
import { kindNames, wordReason } from '../../words/credit-names.ts';
import { wordActor } from '../../words/names.ts';
import { wordChange, wordNumber } from '../../words/numbers.ts';

const link = 'underline decoration-control underline-offset-3 hover:text-ink hover:decoration-ink';
const rowPx = 36;
const columns =
  'grid grid-cols-[minmax(0,1fr)_76px] lg:grid-cols-[168px_132px_minmax(0,1fr)_minmax(96px,180px)_88px_88px] items-center gap-x-4';

interface LedgerTableProps {
  workspaceId: string;
  rows: CreditEntry[];
  hasMore: boolean;
  isFetchingMore: boolean;
  failure: string | undefined;
  onMore: () => void;
}

export function LedgerTable({ workspaceId, rows, hasMore, isFetchingMore, failure, onMore }: LedgerTableProps) {
  const body = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset((body.current?.getBoundingClientRect().top ?? 0) + scrollY), []);
  const rowHeight = matchMedia('(width < 1024px)').matches ? 56 : rowPx;
  // oxlint-disable-next-line react/incompatible-library -- its result is only used here, never passed to a memoized component
  const virtual = useWindowVirtualizer({ count: rows.length, estimateSize: () => rowHeight, overscan: 12, scrollMargin: offset });
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;

  useEffect(() => {
    if (hasMore && !isFetchingMore && !failure && last > rows.length - 30) onMore();
  }, [last, rows.length, hasMore, isFetchingMore, failure, onMore]);

  return (
    <>
      <div role="table" aria-label="Ledger" aria-rowcount={hasMore ? -1 : rows.length + 1} aria-colcount={6} className="text-13">
        <div role="rowgroup" className="sticky top-0 z-10 bg-card max-md:top-13">
          <div role="row" aria-rowindex={1} className={`${columns} h-9 border-b border-hairline font-medium text-muted`}>
            <span role="columnheader" className="max-lg:hidden">
              When
            </span>
            <span role="columnheader" className="max-lg:hidden">
              Type
            </span>
            <span role="columnheader">Reason</span>
            <span role="columnheader" className="max-lg:hidden">
              By
            </span>
            <span role="columnheader" className="text-right">
              Change
            </span>
            <span role="columnheader" className="text-right max-lg:hidden">
              Balance
            </span>
          </div>
        </div>
        <div role="rowgroup" ref={body} className="relative" style={{ height: virtual.getTotalSize() }}>
          {drawn.map(({ index, start, size }) => {
            const entry = rows[index];
            return (
              entry && (
                <div
                  key={entry.number}
                  style={{ height: size, transform: `translateY(${start - offset}px)` }}
                  className="absolute inset-x-0 top-0"
                  role="presentation"
                >
                  <Row workspaceId={workspaceId} entry={entry} index={index} />
                </div>
              )
            );
          })}
        </div>
      </div>
      <div role="status" className="flex h-10 items-center justify-center text-13 text-muted">
        {failure ? (
          <>
            {failure}{' '}
            <Button tone="quiet" onClick={onMore}>
              Try again
            </Button>
          </>
        ) : isFetchingMore ? (
          'Loading more…'
        ) : (
          !hasMore && rows.length > 20 && 'This is the first entry.'
        )}
      </div>
    </>
  );
}

function Row({
  workspaceId,
  entry: { number, at, kind, amount, balanceAfter, reason, reference, runId, entries, person, actor },
  index,
}: {
  workspaceId: string;
  entry: CreditEntry;
  index: number;
}) {
  return (
    <div role="row" aria-rowindex={index + 2} className={`${columns} h-full border-b border-hairline hover:bg-wash`}>
      <span role="cell" className="text-muted tabular-nums max-lg:hidden">
        <time dateTime={at}>{wordMoment(at)}</time>
      </span>
      <span role="cell" className="font-medium max-lg:hidden">
        {kindNames[kind]}
      </span>
      <span role="cell" className="min-w-0">
        <span className="block truncate font-medium lg:hidden">{kindNames[kind]}</span>
        <span
          className="block truncate text-muted"
          title={reference ?? (entries > 1 ? `The newest is entry ${number}` : `Entry ${number}`)}
        >
          <span className="lg:hidden">{wordMoment(at)}</span>
          <span className="max-lg:hidden">{wordReason(reason)}</span>
          {person && (
            <>
              {' · '}
              <Link {...paths.people(workspaceId, { lead: person.id })} className={link}>
                {person.name}
              </Link>
            </>
          )}
          {entries > 1 && runId !== null && (
            <>
              {' · '}
              <Link {...paths.credits(workspaceId, { run: runId })} className={link}>
                {wordNumber(entries)} in one run
              </Link>
            </>
          )}
        </span>
      </span>
      <span role="cell" className="truncate text-muted max-lg:hidden">
        {wordActor(actor)}
      </span>
      <span role="cell" className={`text-right font-medium tabular-nums ${amount > 0 ? 'text-emerald-text' : ''}`}>
        {wordChange(amount)}
      </span>
      <span role="cell" className="text-right text-muted tabular-nums max-lg:hidden">
        {wordNumber(balanceAfter)}
      </span>
    </div>
  );
}

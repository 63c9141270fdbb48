import '../../api/groups/billing.ts';
import { Badge } from '@leadlight/ui/badge';
import { textLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Invoice } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { wordDay } from '../../words/dates.ts';
import { wordAmount } from '../../words/money.ts';
import { planNames } from '../../words/names.ts';
import { wordNumber } from '../../words/numbers.ts';

/** The invoices of the workspace, newest first, each with its page at Stripe. */
export function Invoices({ workspaceId }: { workspaceId: string }) {
  const pages = useInfiniteQuery(readPages('listInvoices', { params: { workspaceId }, query: { limit: 12 } }));
  return (
    <PagedList
      pages={pages}
      skeleton={<SkeletonRows rows={3} label="Loading the invoices" />}
      empty={<p className="text-muted">No invoices yet.</p>}
    >
      {(invoices) => (
        <Table label="Invoices">
          <thead>
            <tr>
              <Th>Date</Th>
              <Th className="w-full">Invoice</Th>
              <Th>Status</Th>
              <Th numeric>Amount</Th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </Table>
      )}
    </PagedList>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { number, url, createdAt, total, refunded, currency, credits } = invoice;
  return (
    <tr>
      <Td className="whitespace-nowrap">{wordDay(createdAt)}</Td>
      <Td className="py-2 whitespace-normal">
        {wordSold(invoice)}
        {credits > 0 && <span className="text-muted">, {wordNumber(credits)} credits</span>}
        <span className="block text-12 text-muted">
          {url ? (
            <a href={url} target="_blank" rel="noreferrer" className={textLink}>
              {number ?? 'Open at Stripe'}
            </a>
          ) : (
            number
          )}
        </span>
      </Td>
      <Td>
        <State invoice={invoice} />
      </Td>
      <Td numeric>
        {wordAmount(total, currency)}
        {refunded > 0 && <span className="block text-12 text-muted">{wordAmount(refunded, currency)} refunded</span>}
      </Td>
    </tr>
  );
}

function wordSold({ for: sold, plan }: Invoice): string {
  const name = plan ? planNames[plan] : 'Plan';
  return { plan: name, upgrade: `Upgrade to ${name}`, top_up: 'Credits', other: 'Other' }[sold];
}

function State({ invoice: { status, isDisputed, refunded, total } }: { invoice: Invoice }) {
  if (isDisputed) return <Badge tone="bad">Disputed</Badge>;
  if (status === 'paid' && refunded > 0) return <Badge>{refunded >= total ? 'Refunded' : 'Partly refunded'}</Badge>;
  if (status === 'paid') return <Badge tone="good">Paid</Badge>;
  if (status === 'open') return <Badge tone="bad">Open</Badge>;
  return <Badge>{status === 'void' ? 'Void' : 'Not paid'}</Badge>;
}

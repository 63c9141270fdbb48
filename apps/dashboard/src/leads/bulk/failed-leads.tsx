import { Button } from '@leadlight/ui/button';
import { Dialog } from '@leadlight/ui/dialog';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPages } from '../../api/queries.ts';
import { PagedList } from '../../layout/paged-list.tsx';

interface FailedLeadsProps {
  workspaceId: string;
  runId: string;
  /** What the run did. */
  title: string;
}

/** A button that lists the leads that a run set aside, each with its reason. */
export function FailedLeads({ workspaceId, runId, title }: FailedLeadsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        Show failed leads
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Failed leads" description={title} width="wide">
        <Rows workspaceId={workspaceId} runId={runId} />
      </Dialog>
    </>
  );
}

function Rows({ workspaceId, runId }: Omit<FailedLeadsProps, 'title'>) {
  const pages = useInfiniteQuery(readPages('listFailedRows', { params: { workspaceId, runId }, query: {} }));
  return (
    <PagedList pages={pages} skeleton={<SkeletonRows rows={3} />} empty={<p className="text-13 text-muted">No failed leads.</p>}>
      {(rows) => (
        <Table label="Failed leads">
          <thead>
            <tr>
              <Th>Name</Th>
              <Th>Why</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, subject, reason }) => (
              <tr key={row}>
                <Td>{subject}</Td>
                <Td>{reason}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </PagedList>
  );
}

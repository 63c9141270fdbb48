/** The suppression list of the workspace. */
import '../../api/groups/suppressions.ts';
import { Button, IconButton } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { Input } from '@leadlight/ui/field';
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Suppression } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { Ago } from '../../layout/ago.tsx';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { useDebounced } from '../../leads/use-debounced.ts';
import { notify } from '../../notices/notify.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordActor } from '../../words/names.ts';

const AddSuppressionsDialog = deferred(() => import('./add-suppressions-dialog.tsx').then((module) => module.AddSuppressionsDialog));

const kindNames: Record<Suppression['kind'], string> = { address: 'Address', domain: 'Domain', hash: 'Hash' };

export function Suppressions() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim(), 200);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Suppression | null>(null);
  const all = useInfiniteQuery({
    ...readPages('listSuppressions', { params: { workspaceId }, query: { limit: 50, ...(asked && { text: asked }) } }),
    placeholderData: keepPreviousData,
  });
  const remove = useCommand('removeSuppression', { onDone: () => setRemoving(null) });
  const items = all.data?.pages.flatMap((page) => page.items) ?? [];
  const canChange = workspace.may('suppressions.update');

  async function takeOff({ id, value }: Suppression): Promise<void> {
    if (await remove.run({ params: { workspaceId, suppressionId: id } })) notify({ title: 'Removed from the list', text: value });
  }

  return (
    <Page
      title="Suppressions"
      actions={
        canChange && (
          <Button tone="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Add
          </Button>
        )
      }
    >
      <DataTabs current="suppressions" />
      <div className="px-4 pb-16 sm:px-6">
        {(items.length > 0 || text !== '') && (
          <Input
            type="search"
            aria-label="Search the suppression list"
            placeholder="Search addresses and domains"
            className="mt-4 mb-1 max-w-sm"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <PagedList
          pages={all}
          skeleton={<SkeletonRows rows={6} label="Loading the suppression list" />}
          empty={
            asked ? (
              <EmptyState title="No matches" action={<Button onClick={() => setText('')}>Show all</Button>}>
                The suppression list has no entry with “{asked}”.
              </EmptyState>
            ) : (
              <EmptyState
                title="No suppressions yet"
                action={canChange && <Button onClick={() => setAdding(true)}>Add addresses or domains</Button>}
              >
                Add people who asked not to be contacted, customers or competitors: an address, a whole domain or the hash of an address.
                They are no longer shown, revealed or exported, even if they are imported later.
              </EmptyState>
            )
          }
        >
          {(shown) => (
            <Table label="Suppressions">
              <thead>
                <tr>
                  <Th>Value</Th>
                  <Th className="max-sm:hidden">Kind</Th>
                  <Th className="max-md:hidden">Reason</Th>
                  <Th className="max-lg:hidden">By</Th>
                  <Th className="max-sm:hidden">When</Th>
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {shown.map((each) => (
                  <Row key={each.id} suppression={each} onRemove={canChange ? () => setRemoving(each) : undefined} />
                ))}
              </tbody>
            </Table>
          )}
        </PagedList>
      </div>
      {isAdding && <AddSuppressionsDialog workspaceId={workspaceId} open onOpenChange={setAdding} />}
      <Confirm
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title="Remove it from the list?"
        description={`${removing?.value ?? ''} can be shown, revealed and exported again.`}
        action="Remove"
        pending={remove.pending}
        onConfirm={() => removing && void takeOff(removing)}
      />
    </Page>
  );
}

/** @param onRemove absent if the user may not remove entries */
function Row({ suppression: each, onRemove }: { suppression: Suppression; onRemove: (() => void) | undefined }) {
  return (
    <tr className="hover:bg-wash">
      <Td
        className={`max-w-96 max-sm:max-w-60 ${each.kind === 'hash' ? 'truncate font-mono text-12' : 'font-medium wrap-anywhere'}`}
        title={each.value}
      >
        {each.value}
      </Td>
      <Td className="text-muted max-sm:hidden">{kindNames[each.kind]}</Td>
      <Td className="text-muted max-md:hidden">{each.reason ?? '–'}</Td>
      <Td className="text-muted max-lg:hidden">{each.createdBy ? wordActor(each.createdBy) : 'Former member'}</Td>
      <Td className="whitespace-nowrap text-muted max-sm:hidden">
        <Ago at={each.createdAt} />
      </Td>
      <Td className="w-10 text-right">
        {onRemove && <IconButton label={`Remove ${each.value} from the list`} icon={<Trash2 aria-hidden />} onClick={onRemove} />}
      </Td>
    </tr>
  );
}

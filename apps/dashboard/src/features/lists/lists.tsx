import { Badge } from '@leadlight/ui/badge';
import { Button, IconButton } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { Link, useNavigate } from '@tanstack/react-router';
import { Building2, Ellipsis, Users } from 'lucide-react';
import { useState } from 'react';
import type { LeadList } from '../../api/contract.ts';
import { Ago } from '../../layout/ago.tsx';
import { ListTabs } from '../../layout/list-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { ReadyList } from '../../layout/ready.tsx';
import type { LeadKind } from '../../leads/lead-search.ts';
import { leadNouns } from '../../leads/lead-nouns.ts';
import { useLists } from '../../leads/work.queries.ts';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordActor } from '../../words/names.ts';
import { wordNumber } from '../../words/numbers.ts';
import { AddButton } from '../../leads/add-button.tsx';

const NewListDialog = deferred(() => import('../../leads/bulk/new-list-dialog.tsx').then((module) => module.NewListDialog));
const ListActions = deferred(() => import('./list-actions.tsx').then((module) => module.ListActions));
const NewListMenu = deferred(() => import('./new-list-menu.tsx').then((module) => module.NewListMenu));

/** All lists that the user can see. */
export function Lists() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const navigate = useNavigate();
  const lists = useLists(workspaceId);
  const [making, setMaking] = useState<LeadKind | null>(null);
  const canMake = workspace.may('lists.update') && !workspace.isReadOnly;
  return (
    <Page title="Lists" actions={canMake && <NewListMenu meanwhile={<AddButton>New list</AddButton>} onChoose={setMaking} />}>
      <ListTabs current="lists" />
      <div className="px-4 pb-16 sm:px-6">
        <ReadyList
          query={lists}
          what="the lists"
          rows={6}
          empty={
            <EmptyState
              title="No lists yet"
              action={canMake && <Button onClick={() => setMaking('people')}>Create a list of people</Button>}
            >
              A list is a saved selection: select people or companies in a search, or the whole search, and add them. You can share, edit
              and export lists.
            </EmptyState>
          }
        >
          {(items) => (
            <Table label="Lists">
              <thead>
                <tr>
                  <Th>Name</Th>
                  <Th numeric>Leads</Th>
                  <Th className="max-md:hidden">Created by</Th>
                  <Th className="max-sm:hidden">Updated</Th>
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {items.map((list) => (
                  <Row key={list.id} list={list} workspace={workspace} />
                ))}
              </tbody>
            </Table>
          )}
        </ReadyList>
      </div>
      {making && (
        <NewListDialog
          workspaceId={workspaceId}
          kind={making}
          open
          onOpenChange={() => setMaking(null)}
          onMade={({ id }) => void navigate(paths.list(workspaceId, id))}
        />
      )}
    </Page>
  );
}

function Row({ list, workspace }: { list: LeadList; workspace: OpenWorkspace }) {
  const Icon = list.kind === 'people' ? Users : Building2;
  return (
    <tr className="hover:bg-wash">
      <Td className="py-1.5">
        <span className="flex items-center gap-2.5">
          <Icon className="size-4 shrink-0 text-muted" aria-hidden />
          <Link
            {...paths.list(workspace.workspaceId, list.id)}
            className="touch-target min-w-0 font-medium break-words no-underline hover:underline"
          >
            {list.name}
          </Link>
          {!list.isShared && <Badge>Only you</Badge>}
        </span>
      </Td>
      <Td numeric>
        {wordNumber(list.count)}{' '}
        <span className="text-muted max-sm:hidden">{list.count === 1 ? leadNouns[list.kind].one : leadNouns[list.kind].many}</span>
      </Td>
      <Td className="text-muted max-md:hidden">{list.createdBy ? wordActor(list.createdBy) : 'Former member'}</Td>
      <Td className="text-muted max-sm:hidden">
        <Ago at={list.updatedAt} />
      </Td>
      <Td className="w-10 text-right">
        <ListActions
          workspace={workspace}
          list={list}
          trigger={<IconButton label={`${list.name}: more actions`} icon={<Ellipsis aria-hidden />} />}
        />
      </Td>
    </tr>
  );
}

import { Badge } from '@leadlight/ui/badge';
import { buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2, Users } from 'lucide-react';
import type { SavedSearch } from '../../api/contract.ts';
import { ListTabs } from '../../layout/list-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { ReadyList } from '../../layout/ready.tsx';
import { savedSearchPath, wordFilters } from '../../leads/search-links.ts';
import { useIndustryNames } from '../../leads/industry-names.ts';
import { savedSearchesQuery } from '../../leads/work.queries.ts';
import { showWords } from '../../leads/words/kept-words.ts';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordActor } from '../../words/names.ts';

const SavedSearchActions = deferred(() => import('./saved-search-actions.tsx').then((module) => module.SavedSearchActions));

/** All saved searches. */
export function SavedSearches() {
  const workspace = useWorkspace();
  const saved = useQuery(savedSearchesQuery(workspace.workspaceId));
  return (
    <Page title="Saved searches">
      <ListTabs current="saved-searches" />
      <div className="px-4 pb-16 sm:px-6">
        <ReadyList
          query={saved}
          what="the saved searches"
          rows={5}
          empty={
            <EmptyState
              title="No saved searches yet"
              action={
                <Link {...paths.people(workspace.workspaceId)} className={buttonClass('primary')}>
                  Find people
                </Link>
              }
            >
              Set filters in a search, then choose “Save search”. A saved search always shows current results.
            </EmptyState>
          }
        >
          {(items) => (
            <Table label="Saved searches">
              <thead>
                <tr>
                  <Th>Name</Th>
                  <Th className="max-md:hidden">Finds</Th>
                  <Th className="max-sm:hidden">Saved by</Th>
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {items.map((search) => (
                  <Row key={search.id} search={search} workspace={workspace} />
                ))}
              </tbody>
            </Table>
          )}
        </ReadyList>
      </div>
    </Page>
  );
}

function Row({ search, workspace }: { search: SavedSearch; workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const industryName = useIndustryNames();
  const canChange =
    workspace.may('leads.update') && !workspace.isReadOnly && (search.isMine || (search.isShared && workspace.may('leads.delete')));
  const Icon = search.kind === 'people' ? Users : Building2;

  return (
    <tr className="hover:bg-wash">
      <Td className="py-1.5">
        <span className="flex items-center gap-2.5">
          <Icon className="size-4 shrink-0 text-muted" aria-hidden />
          <Link
            {...savedSearchPath(workspaceId, search)}
            onClick={() => showWords(workspaceId, search)}
            className="touch-target min-w-0 font-medium break-words no-underline hover:underline"
          >
            {search.name}
          </Link>
          {search.isShared && <Badge>Shared</Badge>}
        </span>
      </Td>
      <Td className="max-w-md truncate text-muted max-md:hidden">
        {search.query.words && search.query.words !== search.name
          ? `“${search.query.words}”`
          : wordFilters(search.query.filters, industryName)}
      </Td>
      <Td className="text-muted max-sm:hidden">{search.createdBy ? wordActor(search.createdBy) : 'Former member'}</Td>
      <Td className="w-10 text-right">{canChange && <SavedSearchActions search={search} workspaceId={workspaceId} />}</Td>
    </tr>
  );
}

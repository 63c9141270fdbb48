/** All saved likenesses. */
import { buttonClass } from '@leadlight/ui/button';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2, Users } from 'lucide-react';
import '../../api/groups/likenesses.ts';
import { read } from '../../api/queries.ts';
import { ListTabs } from '../../layout/list-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { ReadyList } from '../../layout/ready.tsx';
import { leadNouns } from '../../leads/lead-nouns.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordCount } from '../../words/numbers.ts';
import { wordActor } from '../../words/names.ts';

export function Likenesses() {
  const { workspaceId } = useWorkspace();
  const chooser = paths.newLikeness(workspaceId, {});
  const saved = useQuery(read('listLikenesses', { params: { workspaceId } }));
  return (
    <Page
      title="More like these"
      actions={
        <Link {...chooser} className={buttonClass('primary')}>
          New ranking
        </Link>
      }
    >
      <ListTabs current="likenesses" />
      <div className="px-4 pb-16 sm:px-6">
        <ReadyList
          query={saved}
          what="what was saved"
          rows={5}
          empty={
            <EmptyState
              title="Nothing saved yet"
              action={
                <Link {...chooser} className={buttonClass('outline')}>
                  Choose examples
                </Link>
              }
            >
              Choose at least three companies or people that you would like more of, such as your best customers, and save the ranking.
              Leads are ranked again whenever you open it.
            </EmptyState>
          }
        >
          {(items) => (
            <Table label="More like these">
              <thead>
                <tr>
                  <Th>Name</Th>
                  <Th className="max-md:hidden">Examples</Th>
                  <Th className="max-sm:hidden">Saved by</Th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ id, kind, name, exampleIds, goodIds, createdBy }) => {
                  const Icon = kind === 'people' ? Users : Building2;
                  return (
                    <tr key={id} className="hover:bg-wash">
                      <Td className="py-1.5">
                        <span className="flex items-center gap-2.5">
                          <Icon className="size-4 shrink-0 text-muted" aria-hidden />
                          <Link
                            {...paths.likeness(workspaceId, id)}
                            className="touch-target min-w-0 font-medium break-words no-underline hover:underline"
                          >
                            {name}
                          </Link>
                        </span>
                      </Td>
                      <Td className="text-muted max-md:hidden">
                        {wordCount(exampleIds.length + goodIds.length, leadNouns[kind].one, leadNouns[kind].many)}
                      </Td>
                      <Td className="text-muted max-sm:hidden">{createdBy ? wordActor(createdBy) : 'Former member'}</Td>
                    </tr>
                  );
                })}
              </tbody>
            </Table>
          )}
        </ReadyList>
      </div>
    </Page>
  );
}

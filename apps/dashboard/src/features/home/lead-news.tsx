/** Recent searches, lists and imports, with a starting point while there are none. */
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2, Search, Upload, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Import } from '../../api/contract.ts';
import { importsQuery } from '../../leads/imports.queries.ts';
import { importRun } from '../../runs/import-run.ts';
import { useIndustryNames } from '../../leads/industry-names.ts';
import { leadNouns } from '../../leads/lead-nouns.ts';
import { recentSearches } from '../../leads/recent-searches.ts';
import { searchPath, wordFilters } from '../../leads/search-links.ts';
import { useLists } from '../../leads/work.queries.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordAge } from '../../words/dates.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { PartFailure } from './part-failure.tsx';

const shown = 5;

export function LeadNews({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const [searches] = useState(() => recentSearches(workspaceId).slice(0, shown));
  const industryName = useIndustryNames();
  const lists = useLists(workspaceId);
  const imports = useInfiniteQuery(importsQuery(workspaceId));
  const files = imports.data?.pages[0]?.items.slice(0, shown) ?? [];
  const newest = lists.data?.items.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, shown) ?? [];
  return (
    <div className="grid border-b border-hairline lg:grid-cols-3 lg:divide-x lg:divide-hairline max-lg:divide-y max-lg:divide-hairline">
      <Part
        id="recent-searches"
        title="Recent searches"
        all={<Link {...paths.savedSearches(workspaceId)}>Saved searches</Link>}
        isEmpty={searches.length === 0}
        nothing="Your recent searches appear here, so that you can continue them."
        begin={
          <Link {...paths.people(workspaceId)} className={buttonClass('outline')}>
            <Search aria-hidden />
            Find people
          </Link>
        }
      >
        {searches.map(({ kind, filters, sort, total, at }) => (
          <Entry
            key={at}
            icon={kind === 'people' ? <Users aria-hidden /> : <Building2 aria-hidden />}
            link={
              <Link {...searchPath(workspaceId, kind, filters, sort)} className={entryLink}>
                {wordFilters(filters, industryName)}
              </Link>
            }
            right={wordNumber(total)}
          />
        ))}
      </Part>
      <Part
        id="newest-lists"
        title="Lists"
        all={newest.length > 0 && <Link {...paths.lists(workspaceId)}>All lists</Link>}
        isLoading={lists.isPending}
        failed={lists.isError ? lists : undefined}
        isEmpty={newest.length === 0}
        nothing="A list is a saved selection: select leads in a search, then add them."
        begin={
          <Link {...paths.lists(workspaceId)} className={buttonClass('outline')}>
            Create a list
          </Link>
        }
      >
        {newest.map(({ id, name, kind, count }) => (
          <Entry
            key={id}
            icon={kind === 'people' ? <Users aria-hidden /> : <Building2 aria-hidden />}
            link={
              <Link {...paths.list(workspaceId, id)} className={entryLink}>
                {name}
              </Link>
            }
            right={wordCount(count, leadNouns[kind].one, leadNouns[kind].many)}
          />
        ))}
      </Part>
      <Part
        id="imported"
        title="Imports"
        all={files.length > 0 && <Link {...paths.imports(workspaceId)}>All imports</Link>}
        isLoading={imports.isPending}
        failed={imports.isError ? imports : undefined}
        isEmpty={files.length === 0}
        nothing="Import a CRM export or a CSV file. You can search it within seconds."
        begin={
          workspace.may('imports.create') &&
          !workspace.isReadOnly && (
            <Link {...paths.newImport(workspaceId)} className={buttonClass('outline')}>
              <Upload aria-hidden />
              Import a file
            </Link>
          )
        }
      >
        {files.map((file) => (
          <Entry
            key={file.id}
            icon={<Upload aria-hidden />}
            link={
              <Link {...paths.import(workspaceId, file.id)} className={entryLink}>
                {file.fileName}
              </Link>
            }
            right={wordImport(file)}
          />
        ))}
      </Part>
    </div>
  );
}

const entryLink = 'min-w-0 flex-1 truncate no-underline hover:underline hover:underline-offset-3';

interface PartProps {
  id: string;
  title: string;
  all: ReactNode;
  isLoading?: boolean;
  failed?: { error: unknown; refetch: () => unknown } | undefined;
  isEmpty: boolean;
  nothing: string;
  begin: ReactNode;
  children: ReactNode;
}

function Part({ id, title, all, isLoading = false, failed, isEmpty, nothing, begin, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 px-4 py-5 sm:px-6">
      <div className="flex items-baseline justify-between gap-3 text-13 [&_a]:text-muted [&_a]:underline [&_a]:decoration-control [&_a]:underline-offset-4 [&_a:hover]:text-ink">
        <h2 id={id} className="text-16">
          {title}
        </h2>
        {all}
      </div>
      {failed ? (
        <PartFailure query={failed} />
      ) : isLoading ? (
        <SkeletonRows rows={3} label={`Loading ${title.toLowerCase()}`} />
      ) : isEmpty ? (
        <>
          <p className="mt-2 text-13 text-pretty text-muted">{nothing}</p>
          <div className="mt-3">{begin}</div>
        </>
      ) : (
        <ul className="mt-1">{children}</ul>
      )}
    </section>
  );
}

function Entry({ icon, link, right }: { icon: ReactNode; link: ReactNode; right: string }) {
  return (
    <li className="flex h-9 items-center gap-2.5 text-14 pointer-coarse:h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      {link}
      <span className="shrink-0 text-12 text-muted tabular-nums">{right}</span>
    </li>
  );
}

/** "1,200 rows, 3 days ago", or the progress. */
function wordImport(file: Import): string {
  const { status, undo, statusName } = importRun(file);
  return status === 'finished' && !undo ? `${wordCount(file.progress.rowsRead, 'row')}, ${wordAge(file.createdAt)}` : statusName;
}

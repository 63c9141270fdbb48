/** What changed since: companies whose websites and job boards were read again, and addresses whose verdict is old. */
import { textLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CompanyChange } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { leadCountsQuery } from '../../leads/leads.queries.ts';
import { searchPath } from '../../leads/search-links.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordAge } from '../../words/dates.ts';
import { wordCount } from '../../words/numbers.ts';
import { PartFailure } from './part-failure.tsx';
import { wordChange } from './word-change.ts';

/** Companies that are shown. */
const most = 5;
/** After this many days a verdict is verified again for free; exports say so, too. */
const staleDays = 30;
/** Own people with an address whose verdict is old. */
const stale = { own: true, sample: false, verdictAgeDays: { from: staleDays } };

export function DailyNews({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const changes = useQuery(read('listCompanyChanges', { params: { workspaceId }, query: { days: 7, limit: most } }));
  const old = useQuery({ ...leadCountsQuery('people', workspaceId, stale, []), enabled: workspace.may('verifications.create') });
  const count = old.data?.total ?? 0;
  const items = changes.data?.items ?? [];
  if (!changes.isError && items.length === 0 && count === 0) return null;
  return (
    <section aria-labelledby="daily-news" className="border-b border-hairline px-4 py-5 sm:px-6">
      <h2 id="daily-news" className="text-16">
        {changes.isSuccess && items.length === 0 ? 'To verify again' : 'New this week'}
      </h2>
      {changes.isPending ? (
        <SkeletonRows rows={2} label="Loading what changed" />
      ) : changes.isError ? (
        <PartFailure query={changes} what="Changes at companies couldn’t be loaded." />
      ) : (
        <ul className="mt-2 grid gap-1.5 text-13">
          {items.map((change) => (
            <Change key={change.companyId} workspaceId={workspaceId} change={change} />
          ))}
        </ul>
      )}
      {count > 0 && (
        <p className="mt-3 text-13">
          <Link {...searchPath(workspaceId, 'people', stale)} className={textLink}>
            {wordCount(count, 'email')}
          </Link>{' '}
          of yours {count === 1 ? 'was' : 'were'} verified more than {staleDays} days ago. Verify {count === 1 ? 'it' : 'them'} again before
          you write.
        </p>
      )}
    </section>
  );
}

function Change({ workspaceId, change }: { workspaceId: string; change: CompanyChange }) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        <Link {...paths.company(workspaceId, change.companyId)} className={textLink}>
          {change.name}
        </Link>{' '}
        {wordChange(change)}
      </span>
      <span className="shrink-0 text-muted">{wordAge(change.changedAt)}</span>
    </li>
  );
}

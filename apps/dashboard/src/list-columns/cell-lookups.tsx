/** Every source that was asked for a cell: what was asked, what came back, and what it cost; the newest lookup first. */
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CellLookup } from '../api/contract.ts';
import { wordFailure } from '../api/word-failure.ts';
import { Ago } from '../layout/ago.tsx';
import { paths } from '../paths.ts';
import { StepList } from '../profiles/profile-steps.tsx';
import { wordCount } from '../words/numbers.ts';
import { cellLookupsQuery, type CellPlace } from './list-columns.queries.ts';

export function CellLookups({ place }: { place: CellPlace }) {
  const lookups = useQuery(cellLookupsQuery(place));
  if (lookups.isPending) return <SkeletonRows rows={2} label="Loading the sources asked" />;
  if (!lookups.data)
    return (
      <p role="alert" className="mt-3 text-ruby-text">
        The sources that were asked couldn’t be loaded. {wordFailure(lookups.error).text}{' '}
        <button type="button" className="underline underline-offset-3" onClick={() => void lookups.refetch()}>
          Try again
        </button>
      </p>
    );
  const { items } = lookups.data;
  if (items.length === 0) return null;
  return (
    <section aria-label="Sources asked" className="mt-3 border-t border-hairline pt-3">
      <p className="font-semibold">Sources asked</p>
      <ol className="grid gap-4">
        {items.map((lookup, index) => (
          <li key={lookup.profileRow?.runId ?? lookup.at ?? index}>
            {(items.length > 1 || lookup.cost > 0) && <Heading lookup={lookup} />}
            <StepList steps={lookup.steps} isPending={lookup.isPending} />
            {lookup.steps.length === 0 && !lookup.isPending && <p className="mt-1 text-muted">Nothing was asked.</p>}
            <More workspaceId={place.workspaceId} lookup={lookup} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** When the lookup ended, and what it cost in credits. */
function Heading({ lookup: { at, isPending, cost } }: { lookup: CellLookup }) {
  return (
    <p className="mt-1 flex gap-3 text-12 text-muted">
      <span className="min-w-0 flex-1">{at ? <Ago at={at} /> : isPending ? 'In progress' : 'Not finished'}</span>
      {cost > 0 && <span className="shrink-0 tabular-nums">{wordCount(cost, 'credit')}</span>}
    </p>
  );
}

const link = 'text-12 text-muted underline decoration-control underline-offset-3 hover:text-ink hover:decoration-ink';

/** A link to the screen with everything about the lookup. */
function More({ workspaceId, lookup: { profileRow, enrichmentId } }: { workspaceId: string; lookup: CellLookup }) {
  if (profileRow)
    return (
      <p className="mt-2">
        <Link {...paths.profileRun(workspaceId, profileRow.runId, { row: profileRow.row })} className={link}>
          Open the row of the run
        </Link>
      </p>
    );
  if (!enrichmentId) return null;
  return (
    <p className="mt-2">
      <Link {...paths.enrichment(workspaceId, enrichmentId)} className={link}>
        Open the reading
      </Link>
    </p>
  );
}

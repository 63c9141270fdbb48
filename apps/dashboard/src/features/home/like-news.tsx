/** Leads that appeared this week and are like the examples of the newest saved likeness, such as the workspace's customers. */
import '../../api/groups/likenesses.ts';
import { quietLink, textLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { read } from '../../api/queries.ts';
import { wordLift, wordReason } from '../../leads/trait-words.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { PartFailure } from './part-failure.tsx';

/** Leads that are shown. */
const most = 5;
/** So many are read, because those of which nothing is known that the examples share are not shown. */
const mostRead = 50;

export function LikeNews({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const saved = useQuery(read('listLikenesses', { params: { workspaceId } }));
  const newest = saved.data?.items.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  const ranking = useQuery({
    ...read('readLikenessRanking', {
      params: { workspaceId, likenessId: newest?.id ?? '' },
      query: { onlyNew: 'true', limit: mostRead },
    }),
    enabled: newest !== undefined,
  });
  if (saved.isPending) return null;
  if (!newest)
    return (
      <LikeSection title="New leads like your customers">
        {saved.isError ? (
          <PartFailure query={saved} what="New leads couldn’t be loaded." />
        ) : (
          <p className="mt-2 text-13 text-muted">
            Choose companies or people that you sell to. Leadlight shows what distinguishes them, and lists new leads like them here each
            week.{' '}
            {workspace.may('leads.update') && !workspace.isReadOnly && (
              <Link {...paths.newLikeness(workspaceId, {})} className={`whitespace-nowrap ${textLink}`}>
                Choose examples
              </Link>
            )}
          </p>
        )}
      </LikeSection>
    );
  const items = ranking.data?.items.filter(({ reasons }) => reasons.length > 0).slice(0, most) ?? [];
  return (
    <LikeSection
      title={`New this week, like “${newest.name}”`}
      action={
        <Link {...paths.likeness(workspaceId, newest.id)} className={`whitespace-nowrap ${quietLink}`}>
          All
        </Link>
      }
    >
      {ranking.isPending ? (
        <SkeletonRows rows={2} label="Loading new leads" />
      ) : ranking.isError ? (
        <PartFailure query={ranking} what="New leads couldn’t be loaded." />
      ) : items.length === 0 ? (
        <p className="mt-2 text-13 text-muted">No lead that appeared in the last 7 days is like these.</p>
      ) : (
        <ul className="mt-2 grid gap-1.5 text-13">
          {items.map(({ person, company, reasons }) => {
            const lead = person ?? company;
            if (!lead) return null;
            const path = person ? paths.people(workspaceId, { lead: lead.id }) : paths.companies(workspaceId, { lead: lead.id });
            return (
              <li key={lead.id} className="min-w-0 wrap-anywhere">
                <Link {...path} className={textLink}>
                  {lead.name}
                </Link>{' '}
                <span className="text-muted">
                  {reasons
                    .slice(0, 3)
                    .map((reason) => `${wordReason(reason)}: ${wordLift(reason.lift)}`)
                    .join(', ')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </LikeSection>
  );
}

function LikeSection({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="like-news" className="border-b border-hairline px-4 py-5 sm:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="like-news" className="text-16">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

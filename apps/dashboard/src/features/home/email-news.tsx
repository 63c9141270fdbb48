import { quietLink } from '@leadlight/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { PartCounts, PartedBar, verdictParts } from '../../verification/verdict-bar.tsx';
import { verificationSummaryQuery } from '../../verification/verification.queries.ts';
import { wordCount } from '../../words/numbers.ts';

/** The verdicts of the last 30 days; renders nothing without any. */
export function EmailNews({ workspace: { workspaceId, may } }: { workspace: OpenWorkspace }) {
  const summary = useQuery({ ...verificationSummaryQuery(workspaceId, 30), enabled: may('verifications.read') });
  const parts = summary.data ? verdictParts(summary.data.verdicts) : [];
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <section aria-labelledby="emails" className="border-b border-hairline px-4 py-5 sm:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="emails" className="text-16">
          {wordCount(total, 'email', 'emails')} verified in the last 30 days
        </h2>
        <Link {...paths.verificationSummary(workspaceId)} className={`whitespace-nowrap ${quietLink}`}>
          Report
        </Link>
      </div>
      <PartedBar parts={parts} total={total} className="mt-3 h-2" />
      <PartCounts parts={parts} className="mt-3" />
    </section>
  );
}

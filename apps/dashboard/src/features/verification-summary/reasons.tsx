import type { VerificationSummary } from '../../api/contract.ts';
import { VerdictBadge } from '../../verification/verdict-mark.tsx';
import { wordNumber } from '../../words/numbers.ts';
import { wordShare } from '../../words/percents.ts';

/** The reasons of the verdicts, most frequent first. */
export function Reasons({ reasons, total }: { reasons: VerificationSummary['reasons']; total: number }) {
  return (
    <section aria-labelledby="reasons" className="min-w-0 px-4 py-5 sm:px-6">
      <h2 id="reasons" className="text-16">
        Reasons
      </h2>
      <ul className="mt-1">
        {reasons
          .toSorted((a, b) => b.count - a.count)
          .map(({ reason, words, verdict, count }) => (
            <li key={reason} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2.5 text-13">
              <span className="min-w-0 flex-1 basis-56">{words}</span>
              <VerdictBadge verdict={verdict} />
              <span className="ml-auto w-24 text-right tabular-nums">
                {wordNumber(count)} <span className="text-muted">{wordShare(count / total)}</span>
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

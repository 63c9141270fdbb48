/** In a forecast: that the credits, or what a ceiling of the month leaves, are not enough, and where to change that. */
import { Link } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { wordNumber } from '../words/numbers.ts';
import { isLimitedByMonth, mostSpendable, type Spendable } from './spendable.ts';

interface CreditsShortProps {
  workspaceId: string;
  /** The most that the run can cost. */
  cost: number;
  spendable: Spendable;
  /** What happens to the rest. */
  rest?: string;
}

export function CreditsShort({ workspaceId, cost, spendable, rest = 'The run pauses when they are spent.' }: CreditsShortProps) {
  const most = mostSpendable(spendable);
  if (cost <= most) return null;
  const isMonth = isLimitedByMonth(spendable);
  return (
    <p className="mt-3 text-13 text-muted">
      {isMonth
        ? `This month’s ceiling leaves ${wordNumber(most)} of ${wordNumber(cost)} credits.`
        : `Your credits are enough for ${wordNumber(most)} of ${wordNumber(cost)}.`}{' '}
      {rest}{' '}
      <Link {...paths.settings(workspaceId, 'plan')} className="font-medium text-ink underline underline-offset-3">
        {isMonth ? 'View ceilings' : 'Get more credits'}
      </Link>
    </p>
  );
}

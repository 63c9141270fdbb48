import { buttonClass } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Billing, Credits } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import { wordDay } from '../../words/dates.ts';
import { wordNumber } from '../../words/numbers.ts';

interface CreditsNowProps {
  credits: Credits;
  workspaceId: string;
  /** When they run out. */
  forecast?: ReactNode;
}

/** What is left, when it expires, and when more comes. */
export function CreditsNow({ credits: { available, held, nextGrant, lots }, workspaceId, forecast }: CreditsNowProps) {
  const next = lots[0];
  return (
    <>
      <p className="font-heading text-24 font-bold tracking-tight tabular-nums">{wordNumber(available)}</p>
      <p className="mt-1 text-muted">
        {held > 0 && `${wordNumber(held)} more are reserved for runs. `}
        {next
          ? `${next.remaining === available + held ? 'They' : `${wordNumber(next.remaining)} of them`} expire on ${wordDay(next.expiresAt)}. `
          : 'None left. '}
        {nextGrant && `${wordNumber(nextGrant.amount)} more are added on ${wordDay(nextGrant.at)}. `}
        Unspent monthly credits are valid for one more month.
      </p>
      {forecast && <p className="mt-2">{forecast}</p>}
      <Link {...paths.credits(workspaceId)} className={buttonClass('outline', 'medium', 'mt-3')}>
        View credits
      </Link>
    </>
  );
}

/** When the credits run out if spending continues, in one or two sentences. */
export function wordRunOut(runOut: Billing['runOut']): string {
  if (runOut.kind === 'unknown') return 'Too little was spent lately to forecast when credits run out.';
  const pace = `In the last 30 days, ${wordNumber(runOut.perDay)} credits a day were spent on average.`;
  return runOut.kind === 'lasts'
    ? `${pace} At this pace, they last for more than a year.`
    : `${pace} At this pace, they run out on ${wordDay(`${runOut.on}T00:00`)}.`;
}

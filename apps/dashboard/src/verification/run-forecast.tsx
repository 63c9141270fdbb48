/** The forecast of a verification run: what it costs at most, what is free, and its ceiling. */
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import type { RunForecast as Forecast, RunQuestion, VerificationRun } from '../api/contract.ts';
import { useCommand } from '../api/use-command.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import { CreditCeilingField, useCreditCeiling } from '../runs/credit-ceiling.tsx';
import { CreditsShort } from '../runs/credits-short.tsx';
import { withRows, type ForecastLine } from '../runs/forecast-lines.ts';
import { ForecastTable } from '../runs/forecast-table.tsx';
import { wordCount } from '../words/numbers.ts';
import { runForecastQuery } from './verification-runs.queries.ts';

interface RunForecastProps {
  workspaceId: string;
  question: RunQuestion;
  onStarted: (run: VerificationRun) => void;
  /** Shown next to the start button. */
  beside?: ReactNode;
  /** The button, which names the cost, stays in view while the page scrolls: the form has no box, so that it sticks within the parent's. */
  isSticky?: boolean;
}

export function RunForecast(props: RunForecastProps) {
  const { workspaceId, question } = props;
  const forecast = useQuery(runForecastQuery(workspaceId, question));
  if (forecast.isPending) return <SkeletonRows rows={4} label="Loading the forecast" />;
  if (forecast.isError) return <Failed query={forecast} />;
  return <ForecastForm {...props} forecast={forecast.data} isOld={forecast.isPlaceholderData} />;
}

function ForecastForm({
  workspaceId,
  question,
  onStarted,
  beside,
  isSticky = false,
  forecast,
  isOld,
}: RunForecastProps & { forecast: Forecast; isOld: boolean }) {
  const start = useCommand('startVerificationRun', { failure: 'inline', onDone: onStarted });
  const { mostCost, free, alreadyKnown } = forecast;
  const ceiling = useCreditCeiling({ cost: mostCost, spendable: forecast, allowsZero: free + alreadyKnown > 0 });
  const isFind = question.kind === 'find';
  const answered = forecast.toCheck + free + alreadyKnown;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (ceiling.credits === undefined || ceiling.error) return focusInvalid(event.currentTarget);
    if (answered === 0 || start.pending || isOld) return;
    void start.run({ params: { workspaceId }, body: { ...question, ceiling: ceiling.credits } });
  }

  return (
    <form noValidate onSubmit={submit} className={isSticky ? 'contents' : ''}>
      <div aria-busy={isOld} className={isOld ? 'opacity-55 transition-opacity duration-150' : ''}>
        <FormFailure failure={start.failure} />
        <ForecastTable
          caption={`Forecast for ${wordCount(forecast.rows, 'row')}`}
          lines={withRows(linesOf(forecast, isFind))}
          className={start.failure ? 'mt-3' : ''}
        />
        {answered === 0 ? (
          <p className="mt-4 text-13 text-muted">
            {isFind ? 'No email can be found for these rows.' : 'None of these rows can be verified.'}
          </p>
        ) : mostCost === 0 ? (
          <p className="mt-4 text-13 text-muted">This is free.</p>
        ) : (
          <CreditCeilingField
            ceiling={ceiling}
            cost={mostCost}
            spendable={forecast}
            hint={isFind ? 'An address that is found costs 1 credit, even if it can’t be confirmed.' : 'Unknown is free.'}
            className="mt-4 max-w-80"
          />
        )}
        <CreditsShort workspaceId={workspaceId} cost={mostCost} spendable={forecast} />
      </div>
      <div
        className={`flex flex-wrap items-center justify-end gap-2 ${isSticky ? 'sticky bottom-0 -mx-4 mt-3 border-t border-hairline bg-card px-4 py-3 max-md:bottom-14' : 'mt-5'}`}
      >
        {beside}
        <Button type="submit" tone="primary" pending={start.pending} pendingLabel="Starting…" disabled={answered === 0}>
          {isFind ? 'Find' : 'Verify'}
          {mostCost === 0 ? ' for free' : ` for up to ${wordCount(ceiling.most, 'credit')}`}
        </Button>
      </div>
    </form>
  );
}

function linesOf(forecast: Forecast, isFind: boolean): ForecastLine[] {
  const { toCheck, free, alreadyKnown, doubles, empty, noName, noDomain, alreadyHaveEmail, suppressed, notRevealed, mostCost } = forecast;
  return [
    [isFind ? 'To find' : 'To verify', toCheck, mostCost > 0 ? `up to ${wordCount(mostCost, 'credit')}` : 'free'],
    ['Verified again: paid for in the last 30 days, or fictional', free, 'free'],
    ['Known from the last 30 days', alreadyKnown, 'free'],
    [
      isFind ? 'Duplicates: found once, with a result in every row' : 'Duplicates: verified once, with a result in every row',
      doubles,
      'free',
    ],
    ['Skipped: already have an email, or one to reveal', alreadyHaveEmail, '–'],
    ['Skipped: no full name', noName, '–'],
    ['Skipped: no company domain', noDomain, '–'],
    [isFind ? 'Skipped: empty' : 'Skipped: no address', empty - noName - noDomain, '–'],
    ['Skipped: on the suppression list', suppressed, '–'],
    ['Skipped: not revealed', notRevealed, '–'],
  ];
}

/** The forecast of an enrichment run: what is read, what is skipped, what it costs at most, and its ceiling. */
import '../api/groups/enrichment.ts';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import type { EnrichmentForecast as Forecast, EnrichmentRun, EnrichmentRunQuestion } from '../api/contract.ts';
import { isRefusedWith } from '../api/failure.ts';
import { useCommand } from '../api/use-command.ts';
import { wordFailure } from '../api/word-failure.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import { CreditCeilingField, useCreditCeiling } from '../runs/credit-ceiling.tsx';
import { CreditsShort } from '../runs/credits-short.tsx';
import { ForecastTable } from '../runs/forecast-table.tsx';
import { wordCount } from '../words/numbers.ts';
import { enrichmentForecastQuery } from './enrichment-runs.queries.ts';
import { forecastLines } from './run-words.ts';

interface EnrichmentForecastProps {
  workspaceId: string;
  question: EnrichmentRunQuestion;
  onStarted: (run: EnrichmentRun) => void;
  /** Shown next to the start button. */
  beside?: ReactNode;
}

export function EnrichmentForecast(props: EnrichmentForecastProps) {
  const { workspaceId, question } = props;
  const forecast = useQuery(enrichmentForecastQuery(workspaceId, question));
  if (forecast.isPending) return <SkeletonRows rows={4} label="Loading the forecast" />;
  // Nothing is left to do. That is not a failure.
  if (isRefusedWith(forecast.error, 'column_complete'))
    return (
      <>
        <p className="text-13 text-muted">{wordFailure(forecast.error).text}</p>
        <div className="mt-5 flex justify-end">{props.beside}</div>
      </>
    );
  if (forecast.isError) return <Failed query={forecast} />;
  return <ForecastForm {...props} forecast={forecast.data} isOld={forecast.isPlaceholderData} />;
}

function ForecastForm({
  workspaceId,
  question,
  onStarted,
  beside,
  forecast,
  isOld,
}: EnrichmentForecastProps & { forecast: Forecast; isOld: boolean }) {
  const start = useCommand('startEnrichmentRun', { failure: 'inline', onDone: onStarted });
  const { mostCost, toRead, free, rows } = forecast;
  const ceiling = useCreditCeiling({ cost: mostCost, spendable: forecast, allowsZero: free > 0 });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (ceiling.credits === undefined || ceiling.error) return focusInvalid(event.currentTarget);
    if (start.pending || isOld || toRead === 0) return;
    void start.run({ params: { workspaceId }, body: { ...question, ceiling: ceiling.credits } });
  }

  return (
    <form noValidate onSubmit={submit}>
      <div aria-busy={isOld} className={isOld ? 'opacity-55 transition-opacity duration-150' : ''}>
        <FormFailure failure={start.failure} />
        <ForecastTable
          caption={`Forecast for ${wordCount(rows, 'row')}`}
          lines={forecastLines(forecast)}
          className={start.failure ? 'mt-3' : ''}
        />
        {toRead === 0 ? (
          <p className="mt-4 text-13 text-muted">There is no website to read.</p>
        ) : mostCost === 0 ? (
          <p className="mt-4 text-13 text-muted">This is free.</p>
        ) : (
          <CreditCeilingField
            ceiling={ceiling}
            cost={mostCost}
            spendable={forecast}
            hint="A company whose website adds nothing is free."
            className="mt-4 max-w-80"
          />
        )}
        <CreditsShort workspaceId={workspaceId} cost={mostCost} spendable={forecast} />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
        {beside}
        <Button type="submit" tone="primary" pending={start.pending} pendingLabel="Starting…" disabled={toRead === 0 || isOld}>
          Enrich{mostCost === 0 ? ' for free' : ` for up to ${wordCount(ceiling.most, 'credit')}`}
        </Button>
      </div>
    </form>
  );
}

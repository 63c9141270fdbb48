/** The forecast of an enrichment run: what is read, what is skipped, what it costs at most, and its ceiling. */
import '../api/groups/enrichment.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { EnrichmentForecast as Forecast, EnrichmentRun, EnrichmentRunQuestion } from '../api/contract.ts';
import { isRefusedWith } from '../api/failure.ts';
import { useCommand } from '../api/use-command.ts';
import { wordFailure } from '../api/word-failure.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import { CreditsShort } from '../runs/credits-short.tsx';
import { mostSpendable, hintSpendable, wordTooHigh } from '../runs/spendable.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
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
  const [typed, setTyped] = useState<string>();
  const { mostCost, toRead, free, rows } = forecast;
  const most = Math.min(mostCost, mostSpendable(forecast));
  const text = typed ?? String(most);
  const ceiling = /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
  const error =
    ceiling === undefined
      ? 'Enter a number.'
      : (wordTooHigh(ceiling, forecast) ?? (ceiling === 0 && mostCost > 0 && free === 0 ? 'Enter at least 1 credit.' : undefined));

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (ceiling === undefined || (error && mostCost > 0) || start.pending || isOld || toRead === 0) return;
    void start.run({ params: { workspaceId }, body: { ...question, ceiling: Math.min(ceiling, 1_000_000) } });
  }

  return (
    <form noValidate onSubmit={submit}>
      <div aria-busy={isOld} className={isOld ? 'opacity-55 transition-opacity duration-150' : ''}>
        <FormFailure failure={start.failure} />
        <table className={`w-full text-13 ${start.failure ? 'mt-3' : ''}`}>
          <caption className="sr-only">Forecast for {wordCount(rows, 'row')}</caption>
          <tbody>
            {forecastLines(forecast).map(([words, count, price]) => (
              <tr key={words} className="border-b border-hairline">
                <th scope="row" className="py-2 text-left font-normal">
                  {words}
                </th>
                <td className="w-16 text-right font-medium tabular-nums">{wordNumber(count)}</td>
                <td className="w-28 text-right text-muted tabular-nums">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {toRead === 0 ? (
          <p className="mt-4 text-13 text-muted">There is no website to read.</p>
        ) : mostCost === 0 ? (
          <p className="mt-4 text-13 text-muted">This is free.</p>
        ) : (
          <TextField
            fieldClassName="mt-4 max-w-80"
            label="Ceiling in credits"
            hint={`The run never spends more. A company whose website adds nothing is free.${hintSpendable(forecast.mostCost, forecast)}`}
            inputMode="numeric"
            value={text}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <CreditsShort workspaceId={workspaceId} cost={mostCost} spendable={forecast} />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
        {beside}
        <Button
          type="submit"
          tone="primary"
          pending={start.pending}
          pendingLabel="Starting…"
          disabled={toRead === 0 || isOld || (mostCost > 0 && error !== undefined)}
        >
          Enrich{mostCost === 0 ? ' for free' : ` for up to ${wordCount(Math.min(ceiling ?? most, mostCost), 'credit')}`}
        </Button>
      </div>
    </form>
  );
}

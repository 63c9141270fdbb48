/** The forecast of a question run in tokens and money, and its ceiling. */
import '../api/groups/list-columns.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { QuestionForecast as Forecast, QuestionRunQuestion } from '../api/contract.ts';
import { isRefusedWith } from '../api/failure.ts';
import { read } from '../api/queries.ts';
import { useCommand } from '../api/use-command.ts';
import { wordFailure } from '../api/word-failure.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { amountRule, microsOf, upToCents, wordDollars, wordMostDollars } from '../words/money.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { ModelNote } from './question-fields.tsx';
import { ForecastLine, skipNames } from './forecast-line.tsx';

interface QuestionForecastProps {
  workspace: OpenWorkspace;
  source: QuestionRunQuestion['source'];
  onStarted: () => void;
  /** Shown next to the start button. */
  beside: ReactNode;
}

export function QuestionForecast(props: QuestionForecastProps) {
  const { workspace, source, beside } = props;
  const forecast = useQuery(read('forecastQuestionRun', { params: { workspaceId: workspace.workspaceId }, body: { source } }));
  if (forecast.isPending) return <SkeletonRows rows={4} label="Loading the forecast" />;
  const isMissing = isRefusedWith(forecast.error, 'model_missing');
  // Nothing is left to do. That is not a failure.
  if (isMissing || isRefusedWith(forecast.error, 'column_complete') || isRefusedWith(forecast.error, 'selection_empty'))
    return (
      <>
        {isMissing ? <ModelNote workspace={workspace} /> : <p className="text-13 text-muted">{wordFailure(forecast.error).text}</p>}
        <div className="mt-5 flex justify-end">{beside}</div>
      </>
    );
  if (forecast.isError) return <Failed query={forecast} />;
  return <ForecastForm {...props} forecast={forecast.data} />;
}

function ForecastForm({ workspace, source, onStarted, beside, forecast }: QuestionForecastProps & { forecast: Forecast }) {
  const { workspaceId } = workspace;
  const { companies, skipped, model, host, usualTokens, mostTokens, usualMicros, mostMicros, monthLeftMicros } = forecast;
  const start = useCommand('startQuestionRun', { failure: 'inline', onDone: onStarted });
  const [typed, setTyped] = useState<string>();
  const isFree = mostMicros === 0;
  // Twice what is usual, and enough for one company with long pages, so that a run rarely pauses; never more than it can cost.
  const suggested = upToCents(Math.min(Math.max(usualMicros * 2, mostMicros / companies), mostMicros));
  const text = typed ?? String(suggested / 1_000_000);
  const ceiling = microsOf(text) ?? undefined;
  const error = ceiling === undefined ? (amountRule(text) ?? 'Enter an amount.') : ceiling === 0 ? 'Enter more than 0.' : undefined;
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isFree && error) return focusInvalid(event.currentTarget);
    if (start.pending) return;
    void start.run({ params: { workspaceId }, body: { source, modelCeilingMicros: isFree ? 0 : (ceiling ?? 0) } });
  }
  return (
    <form noValidate onSubmit={submit}>
      <FormFailure failure={start.failure} />
      <table className={`w-full text-13 ${start.failure ? 'mt-3' : ''}`}>
        <caption className="sr-only">Forecast for {wordCount(companies, 'company', 'companies')}</caption>
        <tbody>
          <ForecastLine name="Companies to ask about" value={wordNumber(companies)} />
          {Object.entries(skipped).map(([reason, count]) => (
            <ForecastLine key={reason} name={skipNames[reason as keyof typeof skipNames]} value={wordNumber(count)} />
          ))}
          <ForecastLine name="Tokens, usually" value={wordNumber(usualTokens)} more={`at most ${wordNumber(mostTokens)}`} />
          <ForecastLine name="Cost, usually" value={wordDollars(usualMicros)} more={`at most ${wordMostDollars(mostMicros)}`} />
        </tbody>
      </table>
      <p className="mt-3 text-13 text-muted">
        The question and text from each website are sent to {model} at {host}. Websites that are unchanged since this question was asked
        cost nothing.
      </p>
      {isFree ? (
        <p className="mt-4 text-13 text-muted">This is free.</p>
      ) : (
        <TextField
          fieldClassName="mt-4 max-w-80"
          label="Ceiling in US dollars"
          hint={`The run never costs more. ${wordDollars(monthLeftMicros)} left of the monthly ceiling.`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
        {beside}
        <Button type="submit" tone="primary" pending={start.pending} pendingLabel="Starting…">
          {isFree ? 'Ask for free' : `Ask for up to ${wordDollars(ceiling ?? suggested)}`}
        </Button>
      </div>
    </form>
  );
}

/** The forecast of a run for a provider's field: whom it asks about, what it costs at most, and its two ceilings. */
import '../api/groups/provider-fields.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { ProviderFieldForecast as Forecast, QuestionRunQuestion } from '../api/contract.ts';
import { isRefusedWith } from '../api/failure.ts';
import { read } from '../api/queries.ts';
import { useCommand } from '../api/use-command.ts';
import { wordFailure } from '../api/word-failure.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import { CreditCeilingField, useCreditCeiling } from '../runs/credit-ceiling.tsx';
import { CreditsShort } from '../runs/credits-short.tsx';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { microsOf, upToCents, wordDollars, wordMostDollars } from '../words/money.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { ForecastLine, skipNames } from './forecast-line.tsx';

interface ProviderFieldForecastProps {
  workspace: OpenWorkspace;
  source: QuestionRunQuestion['source'];
  onStarted: () => void;
  /** Shown next to the start button. */
  beside: ReactNode;
}

/** Refusals that are not a failure of Leadlight: the sentence says what to do. */
const refusals = ['column_complete', 'selection_empty', 'provider_gone', 'provider_price_unknown', 'provider_key_unreadable'] as const;

export function ProviderFieldForecast(props: ProviderFieldForecastProps) {
  const { workspace, source, beside } = props;
  const forecast = useQuery(read('forecastProviderFieldRun', { params: { workspaceId: workspace.workspaceId }, body: { source } }));
  if (forecast.isPending) return <SkeletonRows rows={4} label="Loading the forecast" />;
  if (refusals.some((code) => isRefusedWith(forecast.error, code)))
    return (
      <>
        <p className="text-13 text-muted">{wordFailure(forecast.error).text}</p>
        <div className="mt-5 flex justify-end">{beside}</div>
      </>
    );
  if (forecast.isError) return <Failed query={forecast} />;
  return <ForecastForm {...props} forecast={forecast.data} />;
}

function ForecastForm({ workspace, source, onStarted, beside, forecast }: ProviderFieldForecastProps & { forecast: Forecast }) {
  const { about, asked, skipped, mostCost, name, usualMicros, mostMicros, leftMicros } = forecast;
  const start = useCommand('startProviderFieldRun', { failure: 'inline', onDone: onStarted });
  const [typedDollars, typeDollars] = useState<string>();
  const isFree = mostMicros === 0;
  const ceiling = useCreditCeiling({ cost: mostCost, spendable: forecast, allowsZero: false });
  const suggested = upToCents(Math.min(mostMicros, leftMicros ?? mostMicros));
  const dollarsText = typedDollars ?? (suggested / 1_000_000).toFixed(2);
  const dollars = isFree ? 0 : (microsOf(dollarsText) ?? undefined);
  const dollarsError = dollars === undefined ? 'Enter an amount in US dollars, such as 25 or 0.28.' : undefined;
  const isWrong = ceiling.error !== undefined || dollarsError !== undefined;
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isWrong || ceiling.credits === undefined || dollars === undefined) return focusInvalid(event.currentTarget);
    if (asked === 0 || start.pending) return;
    void start.run({
      params: { workspaceId: workspace.workspaceId },
      body: { source, ceiling: ceiling.credits, providerCeilingMicros: dollars },
    });
  }
  const whom = about === 'person' ? wordCount(asked, 'person', 'people') : wordCount(asked, 'company', 'companies');
  return (
    <form noValidate onSubmit={submit}>
      <FormFailure failure={start.failure} />
      <table className={`w-full text-13 ${start.failure ? 'mt-3' : ''}`}>
        <caption className="sr-only">Forecast for {whom}</caption>
        <tbody>
          <ForecastLine name={about === 'person' ? 'People to ask about' : 'Companies to ask about'} value={wordNumber(asked)} />
          {Object.entries(skipped).map(([reason, count]) => (
            <ForecastLine key={reason} name={skipNames[reason as keyof typeof skipNames]} value={wordNumber(count)} />
          ))}
          <ForecastLine name="Credits, one for each new value" value={wordNumber(mostCost)} more="at most" />
          {!isFree && (
            <ForecastLine name={`${name}, usually`} value={wordDollars(usualMicros)} more={`at most ${wordMostDollars(mostMicros)}`} />
          )}
        </tbody>
      </table>
      <p className="mt-3 text-13 text-muted">
        {name} gets what identifies each {about === 'person' ? 'person' : 'company'}:{' '}
        {about === 'person' ? 'LinkedIn profile, address, name, employer' : 'website, name, LinkedIn page'}. Answers from the last 30 days
        are reused{isFree ? '' : `, and ${name} doesn’t charge for them again`}.
      </p>
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-2">
        <CreditCeilingField ceiling={ceiling} cost={mostCost} spendable={forecast} />
        {!isFree && (
          <TextField
            label={`Ceiling for ${name}, in US dollars`}
            hint={
              leftMicros === null
                ? 'Its charges never exceed it.'
                : `Its charges never exceed it. ${wordDollars(leftMicros)} left this month.`
            }
            inputMode="decimal"
            autoComplete="off"
            value={dollarsText}
            error={dollarsError}
            onChange={({ target }) => typeDollars(target.value)}
          />
        )}
      </div>
      <CreditsShort workspaceId={workspace.workspaceId} cost={mostCost} spendable={forecast} />
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
        {beside}
        <Button type="submit" tone="primary" pending={start.pending} pendingLabel="Starting…" disabled={asked === 0}>
          {wordStart({ credits: ceiling.most, micros: Math.min(dollars ?? 0, upToCents(mostMicros)) })}
        </Button>
      </div>
    </form>
  );
}

/** The most that the run spends, on its button. */
const wordStart = ({ credits, micros }: { credits: number; micros: number }): string =>
  `Ask for up to ${[wordCount(credits, 'credit'), micros > 0 && wordDollars(micros)].filter(Boolean).join(' and ')}`;

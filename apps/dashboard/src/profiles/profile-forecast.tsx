/** The forecast of a profile run: who is enriched, what can't be used, what it costs at most, and its two ceilings. */
import '../api/groups/profiles.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { ProfileForecast as Forecast, ProfileRun, ProfileRunQuestion } from '../api/contract.ts';
import { isRefusedWith } from '../api/failure.ts';
import { read } from '../api/queries.ts';
import { useCommand } from '../api/use-command.ts';
import { wordFailure } from '../api/word-failure.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import { CreditsShort } from '../runs/credits-short.tsx';
import { mostSpendable, hintSpendable, wordTooHigh } from '../runs/spendable.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { amountRule, microsOf, upToCents, wordDollars } from '../words/money.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { ForecastNotes } from './forecast-notes.tsx';
import { profileForecastQuery } from './profile-runs.queries.ts';
import { forecastLines, mostSpent } from './profile-words.ts';
import { ProviderCosts } from './provider-costs.tsx';
import { RefusedLines } from './refused-lines.tsx';

interface ProfileForecastProps {
  workspace: OpenWorkspace;
  question: ProfileRunQuestion;
  /** @param row the only person's row, if the run is about one person */
  onStarted: (run: ProfileRun, row: number | undefined) => void;
  /** What the numbers of refused inputs count. */
  unit?: 'Line' | 'Row';
  /** Shown next to the start button. */
  beside?: ReactNode;
}

export function ProfileForecast(props: ProfileForecastProps) {
  const { workspace, question } = props;
  const forecast = useQuery(profileForecastQuery(workspace.workspaceId, question));
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

function ForecastForm(props: ProfileForecastProps & { forecast: Forecast; isOld: boolean }) {
  const { workspace, question, onStarted, unit = 'Line', beside, forecast, isOld } = props;
  const { workspaceId } = workspace;
  const { people, refusedCount, duplicates } = forecast;
  const start = useCommand('startProfileRun', {
    failure: 'inline',
    onDone: async (run) => onStarted(run, people === 1 ? await findOnlyRow(run) : undefined),
  });
  const queries = useQueryClient();
  const ceilings = useCeilings(forecast);
  const isBlocked = people === 0 || [ceilings.credits, ceilings.dollars, ceilings.person].some(({ error }) => error !== undefined);

  /** The row of the only person: the others are left out from the start. Without an answer, none is opened. */
  async function findOnlyRow({ id, total }: ProfileRun): Promise<number | undefined> {
    if (total === 1) return 1;
    const first = read('listProfileRunRows', { params: { workspaceId, profileRunId: id }, query: { limit: 200 } });
    const rows = await queries.query(first).catch(() => undefined);
    return rows?.items.find(({ status }) => status !== 'skipped')?.row;
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const { credits, dollars, person } = ceilings;
    if (credits.value === undefined || dollars.value === undefined || isBlocked || start.pending || isOld) return;
    void start.run({
      params: { workspaceId },
      body: { ...question, ceiling: credits.value, providerCeilingMicros: dollars.value, personCeilingMicros: person.value },
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <div aria-busy={isOld} className={isOld ? 'opacity-55 transition-opacity duration-150' : ''}>
        <FormFailure failure={start.failure} />
        <table className={`w-full text-13 ${start.failure ? 'mt-3' : ''}`}>
          <caption className="sr-only">Forecast for {wordCount(people + duplicates + refusedCount, unit.toLowerCase())}</caption>
          <tbody>
            {forecastLines(forecast, question.source.kind).map(([words, count, price], index) => (
              <tr key={words} className="border-b border-hairline">
                <th scope="row" className={`py-2 text-left font-normal ${index === 0 ? '' : 'text-muted'}`}>
                  {words}
                </th>
                <td className="w-16 text-right font-medium tabular-nums">{wordNumber(count)}</td>
                <td className="w-28 text-right text-muted tabular-nums">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <RefusedLines {...forecast} unit={unit} />
        {people === 0 && (
          <p className="mt-4 text-13 text-muted">
            {question.source.kind !== 'text'
              ? 'None of these people can be enriched. People of the sample are fictional.'
              : `None of these ${unit.toLowerCase()}s can be used.`}
          </p>
        )}
        {people > 0 && (
          <>
            <ProviderCosts {...forecast} />
            <ForecastNotes workspace={workspace} forecast={forecast} question={question} />
            <CeilingFields workspaceId={workspaceId} forecast={forecast} ceilings={ceilings} />
          </>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
        {beside}
        <Button type="submit" tone="primary" pending={start.pending} pendingLabel="Starting…" disabled={isBlocked || isOld}>
          {wordStart(forecast, ceilings)}
        </Button>
      </div>
    </form>
  );
}

interface Ceiling<Value = number | undefined> {
  text: string;
  type: (text: string) => void;
  /** Undefined while the text isn't an amount. */
  value: Value;
  error: string | undefined;
}

interface Ceilings {
  credits: Ceiling;
  /** In millionths. */
  dollars: Ceiling;
  /** For one person, in millionths; null if there is none. */
  person: Ceiling<number | null>;
}

/** The ceilings as typed; until then, the most that can be spent of what is available. */
function useCeilings(forecast: Forecast): Ceilings {
  const { mostCost, providers } = forecast;
  const [typedCredits, typeCredits] = useState<string>();
  const [typedDollars, typeDollars] = useState<string>();
  const [personText, typePerson] = useState('');
  const creditsText = typedCredits ?? String(Math.min(mostCost, mostSpendable(forecast)));
  const credits = /^\d{1,7}$/.test(creditsText.trim()) ? Math.min(Number(creditsText), 1_000_000) : undefined;
  const dollarsText = typedDollars ?? (upToCents(mostSpent(forecast)) / 1_000_000).toFixed(2);
  const micros = providers.length === 0 ? 0 : (microsOf(dollarsText) ?? undefined);
  return {
    credits: { text: creditsText, type: typeCredits, value: credits, error: wordCreditsError(credits, forecast) },
    dollars: {
      text: dollarsText,
      type: typeDollars,
      value: micros,
      error:
        micros === undefined ? 'Enter an amount in US dollars, such as 25 or 0.28. 0 asks only providers that cost nothing.' : undefined,
    },
    person: { text: personText, type: typePerson, value: microsOf(personText) ?? null, error: amountRule(personText) },
  };
}

function wordCreditsError(credits: number | undefined, forecast: Forecast): string | undefined {
  if (forecast.mostCost === 0) return undefined;
  if (credits === undefined) return 'Enter a number.';
  return wordTooHigh(credits, forecast) ?? (credits === 0 ? 'Enter at least 1 credit.' : undefined);
}

/** The most that the run spends, on its button: "Enrich for up to 12 credits and $3.40". */
function wordStart(forecast: Forecast, { credits, dollars }: Ceilings): string {
  const { people, mostCost } = forecast;
  if (people === 0) return 'Enrich';
  const most = Math.min(credits.value ?? mostCost, mostCost);
  const micros = Math.min(dollars.value ?? 0, upToCents(mostSpent(forecast)));
  const parts = [most > 0 && wordCount(most, 'credit'), micros > 0 && wordDollars(micros)].filter(Boolean);
  return parts.length === 0 ? 'Enrich for free' : `Enrich for up to ${parts.join(' and ')}`;
}

interface CeilingFieldProps {
  label: string;
  hint: string;
  inputMode: 'numeric' | 'decimal';
  ceiling: Ceiling<number | null | undefined>;
}

function CeilingField({ ceiling: { text, type, error }, ...field }: CeilingFieldProps) {
  return <TextField {...field} value={text} error={error} onChange={(event) => type(event.target.value)} />;
}

function CeilingFields({ workspaceId, forecast, ceilings }: { workspaceId: string; forecast: Forecast; ceilings: Ceilings }) {
  const { people, mostCost, providers } = forecast;
  const { credits, dollars, person } = ceilings;
  return (
    <>
      <div className="mt-5 grid items-start gap-4 sm:grid-cols-2">
        {mostCost > 0 && (
          <CeilingField
            label="Ceiling in credits"
            hint={`The run never spends more. A person without a new fact${forecast.askedAgain > 0 ? ', replaced value or proposal' : ''} is free.${hintSpendable(forecast.mostCost, forecast)}`}
            inputMode="numeric"
            ceiling={credits}
          />
        )}
        {providers.length > 0 && (
          <CeilingField
            label="Ceiling for providers, in US dollars"
            hint="Their charges never exceed it. 0 asks only providers that cost nothing."
            inputMode="decimal"
            ceiling={dollars}
          />
        )}
        {providers.length > 0 && people > 1 && (
          <CeilingField
            label="Ceiling for providers per person, in US dollars (optional)"
            hint="Their charges for one person never exceed it."
            inputMode="decimal"
            ceiling={person}
          />
        )}
      </div>
      <CreditsShort workspaceId={workspaceId} cost={mostCost} spendable={forecast} />
    </>
  );
}

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
import { focusInvalid } from '../form/focus-invalid.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import { CreditCeilingField, useCreditCeiling, type CreditCeiling } from '../runs/credit-ceiling.tsx';
import { CreditsShort } from '../runs/credits-short.tsx';
import { ForecastTable } from '../runs/forecast-table.tsx';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { amountRule, microsOf, upToCents, wordDollars } from '../words/money.ts';
import { wordCount } from '../words/numbers.ts';
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
  const isWrong = [ceilings.credits, ceilings.dollars, ceilings.person].some(({ error }) => error !== undefined);

  /** The row of the only person: the others are left out from the start. Without an answer, none is opened. */
  async function findOnlyRow({ id, total }: ProfileRun): Promise<number | undefined> {
    if (total === 1) return 1;
    const first = read('listProfileRunRows', { params: { workspaceId, profileRunId: id }, query: { limit: 200 } });
    const rows = await queries.query(first).catch(() => undefined);
    return rows?.items.find(({ status }) => status !== 'skipped')?.row;
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { credits, dollars, person } = ceilings;
    if (credits.credits === undefined || dollars.value === undefined || isWrong) return focusInvalid(event.currentTarget);
    if (people === 0 || start.pending || isOld) return;
    void start.run({
      params: { workspaceId },
      body: { ...question, ceiling: credits.credits, providerCeilingMicros: dollars.value, personCeilingMicros: person.value },
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <div aria-busy={isOld} className={isOld ? 'opacity-55 transition-opacity duration-150' : ''}>
        <FormFailure failure={start.failure} />
        <ForecastTable
          caption={`Forecast for ${wordCount(people + duplicates + refusedCount, unit.toLowerCase())}`}
          lines={forecastLines(forecast, question.source.kind)}
          className={start.failure ? 'mt-3' : ''}
        />
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
        <Button type="submit" tone="primary" pending={start.pending} pendingLabel="Starting…" disabled={people === 0 || isOld}>
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
  credits: CreditCeiling;
  /** In millionths. */
  dollars: Ceiling;
  /** For one person, in millionths; null if there is none. */
  person: Ceiling<number | null>;
}

/** The ceilings as typed; until then, the most that can be spent of what is available. */
function useCeilings(forecast: Forecast): Ceilings {
  const { mostCost, providers } = forecast;
  const credits = useCreditCeiling({ cost: mostCost, spendable: forecast, allowsZero: false });
  const [typedDollars, typeDollars] = useState<string>();
  const [personText, typePerson] = useState('');
  const dollarsText = typedDollars ?? (upToCents(mostSpent(forecast)) / 1_000_000).toFixed(2);
  const micros = providers.length === 0 ? 0 : (microsOf(dollarsText) ?? undefined);
  return {
    credits,
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

/** The most that the run spends, on its button: "Enrich for up to 12 credits and $3.40". */
function wordStart(forecast: Forecast, { credits, dollars }: Ceilings): string {
  const { people } = forecast;
  if (people === 0) return 'Enrich';
  const micros = Math.min(dollars.value ?? 0, upToCents(mostSpent(forecast)));
  const parts = [credits.most > 0 && wordCount(credits.most, 'credit'), micros > 0 && wordDollars(micros)].filter(Boolean);
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
          <CreditCeilingField
            ceiling={credits}
            cost={mostCost}
            spendable={forecast}
            hint={`A person without a new fact${forecast.askedAgain > 0 ? ', replaced value or proposal' : ''} is free.`}
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

/** Every source that was asked about a person or for a cell, in order: what was asked, what came back, which values count, and what it cost. */
import { Pane } from '@leadlight/ui/badge';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { CellStep, ProfileRunRowDetails } from '../api/contract.ts';
import { wordField, wordLanguages, wordMonth } from '../leads/fact-words.ts';
import { useNow } from '../verification/use-now.ts';
import { wordMoment } from '../words/dates.ts';
import { wordWait } from '../words/wait.ts';
import { wordSource, wordStepCost } from './profile-words.ts';

const signs: Record<CellStep['outcome'], string> = {
  found: 'text-emerald-text',
  nothing: 'text-muted',
  not_asked: 'text-muted',
  failed: 'text-ruby-text',
  waiting: 'text-amber-text',
};

interface ProfileStepsProps {
  details: Pick<ProfileRunRowDetails, 'status' | 'steps' | 'nextAttemptAt'>;
  /** Whether the run still works on its rows. */
  isWorking: boolean;
}

export function ProfileSteps({ details: { status, steps, nextAttemptAt }, isWorking }: ProfileStepsProps) {
  const isPending = status === 'pending' && isWorking;
  if (steps.length === 0 && !isPending) return null;
  return (
    <section aria-labelledby="steps" className="mt-5">
      <h3 id="steps" className="text-14">
        {isPending ? 'Sources asked so far' : 'Sources asked'}
      </h3>
      <StepList steps={steps} isPending={isPending} nextAttemptAt={nextAttemptAt} />
    </section>
  );
}

interface StepListProps {
  steps: readonly CellStep[];
  /** Whether more steps may follow. */
  isPending: boolean;
  /** When it continues, if it waits. */
  nextAttemptAt?: string | null;
}

export function StepList({ steps, isPending, nextAttemptAt = null }: StepListProps) {
  const [wasPending] = useState(isPending);
  const nowMs = useNow(isPending && nextAttemptAt !== null);
  const isAsking = (index: number): boolean =>
    isPending && index === steps.length - 1 && steps[index]?.outcome === 'waiting' && nextAttemptAt === null;
  return (
    <ol aria-live="polite" aria-relevant="additions" className="mt-3 ml-1.5 grid gap-3.5 border-l-2 border-hairline pl-5 text-13">
      {steps.map((step, index) => (
        <li
          key={`${index} ${step.at}`}
          className={`relative ${wasPending ? 'animate-[step_180ms_ease-out_both] motion-reduce:animate-none' : ''}`}
        >
          <span
            className={`absolute top-[3px] -left-[26px] bg-card py-0.5 ${isAsking(index) ? 'animate-pulse text-cobalt-text motion-reduce:animate-none' : signs[step.outcome]}`}
          >
            <Pane filled={step.outcome === 'found' || step.outcome === 'failed'} />
          </span>
          <Step step={step} />
        </li>
      ))}
      {isPending && !isAsking(steps.length - 1) && (
        <li className="relative text-muted">
          <span className="absolute top-[3px] -left-[26px] animate-pulse bg-card py-0.5 text-cobalt-text motion-reduce:animate-none">
            <Pane />
          </span>
          {nextAttemptAt !== null
            ? `Continues automatically ${wordWait(nextAttemptAt, nowMs)}.`
            : steps.length === 0
              ? 'Waiting for its turn…'
              : 'Asking the next source…'}
        </li>
      )}
    </ol>
  );
}

function Step({ step }: { step: CellStep }) {
  const { at, message, values } = step;
  const cost = wordStepCost(step);
  return (
    <>
      <p className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere" title={wordMoment(at)}>
          {wordSource(step)}
        </span>
        {cost && <span className="shrink-0 text-muted tabular-nums">{cost}</span>}
      </p>
      <p className={`wrap-anywhere ${step.outcome === 'failed' ? 'text-ruby-text' : 'text-muted'}`}>{message}</p>
      {values.length > 0 && (
        <ul aria-label={`Values from ${wordSource(step)}`} className="mt-1.5 grid gap-1.5">
          {values.map(({ field, value, isAccepted, reason }, index) => (
            <li key={`${field} ${index}`} className="flex gap-2">
              {isAccepted ? (
                <Check className="mt-0.5 size-3.5 shrink-0 text-emerald-text" aria-hidden />
              ) : (
                <X className="mt-0.5 size-3.5 shrink-0 text-muted" aria-hidden />
              )}
              <span className="min-w-0">
                <span className="text-muted">{wordField(field)}: </span>
                <span className={`wrap-anywhere ${isAccepted ? '' : 'text-muted line-through'}`}>{wordValue(field, value)}</span>
                <span className="sr-only">{isAccepted ? ', counts' : ', doesn’t count'}</span>
                {reason && <span className="block text-12 text-muted">{reason}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function wordValue(field: string, value: string): string {
  if (field === 'languages') return wordLanguages(value.split(', '));
  return field === 'employerSince' ? wordMonth(value) : value;
}

/** Fields that were looked for and have no value, with the reason. */
export function OpenFields({ open }: Pick<ProfileRunRowDetails, 'open'>) {
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-fields" className="mt-6 text-13">
      <h3 id="open-fields" className="text-14">
        Still without a value
      </h3>
      <dl className="mt-2 divide-y divide-hairline">
        {open.map(({ field, message }) => (
          <div key={field} className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 py-1.5">
            <dt className="wrap-anywhere">{wordField(field)}</dt>
            <dd className="text-muted wrap-anywhere">{message}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The forecast of a reveal run: what it costs, what is free, and its ceiling. */
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { TextField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { RevealForecast } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { Failed } from '../../layout/failed.tsx';
import { CreditsShort } from '../../runs/credits-short.tsx';
import { mostSpendable, hintSpendable, wordTooHigh } from '../../runs/spendable.ts';
import { revealRun } from '../../runs/reveal-run.ts';
import { isAtWork } from '../../runs/run.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import type { SelectionBody } from './bulk-changes.ts';
import { wordRun } from './work-strip.tsx';

interface RevealDialogProps {
  workspace: OpenWorkspace;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  selection: SelectionBody;
  onStarted: () => void;
}

export function RevealDialog(props: RevealDialogProps) {
  const { open, onOpenChange, selection, workspace } = props;
  const forecast = useQuery({
    ...read('forecastReveal', { params: { workspaceId: workspace.workspaceId }, body: { selection } }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Reveal contact details"
      description="One credit per person, paid once for the whole workspace. Bounces within 30 days are refunded."
    >
      {forecast.isPending ? (
        <SkeletonRows rows={4} label="Loading the forecast" />
      ) : forecast.isError ? (
        <Failed query={forecast} />
      ) : (
        <RevealForm {...props} forecast={forecast.data} />
      )}
    </Dialog>
  );
}

function RevealForm({ workspace, onOpenChange, selection, onStarted, forecast }: RevealDialogProps & { forecast: RevealForecast }) {
  const { workspaceId } = workspace;
  const start = useCommand('startRevealRun', {
    notice: (run) => (isAtWork(revealRun(run)) ? undefined : wordRun(run)),
    failure: 'inline',
    onDone: onStarted,
  });
  const most = Math.min(forecast.cost, mostSpendable(forecast));
  const [text, setText] = useState(String(most));
  const ceiling = /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
  const error = ceiling === undefined ? 'Enter a number.' : wordTooHigh(ceiling, forecast);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (ceiling !== undefined && !error && !start.pending) void start.run({ params: { workspaceId }, body: { selection, ceiling } });
  }

  const lines: [words: string, count: number, price: string][] = [
    ['People to reveal', forecast.toPay, wordCount(forecast.cost, 'credit')],
    ['Undeliverable emails, shown for free', forecast.undeliverable, 'free'],
    ['Fictional people of the sample', forecast.sample, 'free'],
    ['Already revealed, or your own', forecast.alreadyRevealed, 'free'],
    ['No contact details', forecast.nothingToReveal, 'free'],
    ['Skipped: on the suppression list', forecast.suppressed, '–'],
  ];
  return (
    <form noValidate onSubmit={submit}>
      <FormFailure failure={start.failure} />
      <table className="w-full text-13">
        <caption className="sr-only">Forecast for {wordCount(forecast.selected, 'person', 'people')}</caption>
        <tbody>
          {lines
            .filter(([, count], index) => index === 0 || count > 0)
            .map(([words, count, price]) => (
              <tr key={words} className="border-b border-hairline">
                <th scope="row" className="py-2 text-left font-normal">
                  {words}
                </th>
                <td className="w-16 text-right font-medium tabular-nums">{wordNumber(count)}</td>
                <td className="w-24 text-right text-muted tabular-nums">{price}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {forecast.cost === 0 ? (
        <p className="mt-4 text-13 text-muted">This is free.</p>
      ) : (
        <TextField
          fieldClassName="mt-4"
          label="Ceiling in credits"
          hint={`The run never spends more.${hintSpendable(forecast.cost, forecast)}`}
          inputMode="numeric"
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <CreditsShort workspaceId={workspaceId} cost={forecast.cost} spendable={forecast} rest="The highest scores are revealed first." />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button
          type="submit"
          tone="primary"
          pending={start.pending}
          pendingLabel="Starting…"
          disabled={error !== undefined || forecast.toPay + forecast.undeliverable === 0}
        >
          {forecast.cost === 0 ? 'Reveal' : `Reveal for up to ${wordCount(Math.min(ceiling ?? most, forecast.cost), 'credit')}`}
        </Button>
      </DialogActions>
    </form>
  );
}

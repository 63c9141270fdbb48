/** The forecast of a reveal run: what it costs, what is free, and its ceiling. */
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { RevealForecast } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { focusInvalid } from '../../form/focus-invalid.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { Failed } from '../../layout/failed.tsx';
import { CreditCeilingField, useCreditCeiling } from '../../runs/credit-ceiling.tsx';
import { CreditsShort } from '../../runs/credits-short.tsx';
import { withRows, type ForecastLine } from '../../runs/forecast-lines.ts';
import { ForecastTable } from '../../runs/forecast-table.tsx';
import { revealRun } from '../../runs/reveal-run.ts';
import { isAtWork } from '../../runs/run.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount } from '../../words/numbers.ts';
import type { SelectionBody } from './bulk-changes.ts';
import { noteStart } from './started-runs.ts';
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
    notice: (reveal) => {
      const run = revealRun(reveal);
      noteStart(reveal.id, run);
      return isAtWork(run) ? undefined : wordRun(reveal);
    },
    failure: 'inline',
    onDone: onStarted,
  });
  const { cost, toPay, undeliverable, sample } = forecast;
  const isNobody = toPay + undeliverable + sample === 0;
  const ceiling = useCreditCeiling({ cost, spendable: forecast, allowsZero: undeliverable + sample > 0 });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (ceiling.credits === undefined || ceiling.error) return focusInvalid(event.currentTarget);
    if (start.pending) return;
    void start.run({ params: { workspaceId }, body: { selection, ceiling: ceiling.credits } });
  }

  const lines: ForecastLine[] = [
    ['People to reveal', toPay, wordCount(cost, 'credit')],
    ['Undeliverable emails, shown for free', undeliverable, 'free'],
    ['Fictional people of the sample', sample, 'free'],
    ['Already revealed, or your own', forecast.alreadyRevealed, 'free'],
    ['No contact details', forecast.nothingToReveal, 'free'],
    ['Skipped: on the suppression list', forecast.suppressed, '–'],
  ];
  return (
    <form noValidate onSubmit={submit}>
      <FormFailure failure={start.failure} />
      <ForecastTable caption={`Forecast for ${wordCount(forecast.selected, 'person', 'people')}`} lines={withRows(lines)} />
      {cost === 0 ? (
        <p className="mt-4 text-13 text-muted">{isNobody ? 'There is nothing to reveal.' : 'This is free.'}</p>
      ) : (
        <CreditCeilingField ceiling={ceiling} cost={cost} spendable={forecast} className="mt-4" />
      )}
      <CreditsShort workspaceId={workspaceId} cost={cost} spendable={forecast} rest="The highest scores are revealed first." />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" tone="primary" pending={start.pending} pendingLabel="Starting…" disabled={isNobody}>
          {cost === 0 ? 'Reveal' : `Reveal for up to ${wordCount(ceiling.most, 'credit')}`}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The progress of a run, the credits it spent, why it does not continue, and its buttons. */
import { Badge } from '@leadlight/ui/badge';
import { deferred, early } from '@leadlight/ui/deferred';
import { Progress } from '@leadlight/ui/progress';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { wordNumber } from '../words/numbers.ts';
import type { RunControlsOf } from './run-controls.tsx';
import { isAtWork, isOver, wordProgress, type Run } from './run.ts';

const RunControls = early(() => import('./run-controls.tsx').then((module) => module.RunControls));
const RemedyLink = deferred(() => import('./remedy-link.tsx').then((module) => module.RemedyLink));

interface RunProgressProps {
  workspaceId: string;
  run: Run;
  /** The name of the progress bar, for screen readers: "Import". */
  label: string;
  /** Absent if the user may not control the run. */
  controls: RunControlsOf | undefined;
  /** Set while updates are missing: "Connection lost. The run continues." */
  lost?: string | undefined;
  /** Replaces the progress bar. */
  bar?: ReactNode;
  /** Shown below the bar. */
  note?: ReactNode;
  /** The page that starts another run of this kind, if that solves the problem. */
  anotherRun?: LinkProps;
  /** Additional figures. */
  figures?: readonly { name: string; value: number | string }[];
}

export function RunProgress({ workspaceId, run, label, controls, lost, bar, note, anotherRun, figures = [] }: RunProgressProps) {
  const { credits, problem } = run;
  const percent = Math.round(run.share * 100);
  return (
    <section aria-label="Progress" className="pt-6">
      <div className="flex flex-wrap items-center gap-3">
        {/* With the status, so that a screen reader also says that the run has finished or paused. */}
        <div role="status" className="contents">
          <Badge tone={run.tone} pane>
            {run.statusName}
          </Badge>{' '}
          <p className="min-w-0 flex-1 text-13 text-muted tabular-nums max-sm:order-last max-sm:basis-full">
            {wordProgress(run)}
            {lost && `. ${lost}`}
          </p>
        </div>
        {controls && (
          <div className="ml-auto flex flex-wrap gap-2">
            <RunControls meanwhile={<span className="h-8 pointer-coarse:h-11" aria-hidden />} steps={run.steps} controls={controls} />
          </div>
        )}
      </div>
      {bar ??
        ((isAtWork(run) || !isOver(run) || run.status === 'failed') && (
          <Progress
            label={label}
            value={Math.round(run.share * 1000)}
            max={1000}
            text={`${percent} percent`}
            tone={run.status === 'failed' ? 'ruby' : run.status === 'paused' ? 'amber' : 'cobalt'}
            isThick
            className="mt-3"
          />
        ))}
      {note}
      {problem && (
        <div role="alert" className="mt-4 rounded-control bg-ruby/10 px-3 py-2.5 text-13 text-ruby-text">
          <p className="font-medium">{problem.title}</p>
          {(problem.text ?? problem.remedy) && (
            <p className="mt-0.5">
              {problem.text} {problem.remedy && <RemedyLink workspaceId={workspaceId} remedy={problem.remedy} anotherRun={anotherRun} />}
            </p>
          )}
        </div>
      )}
      {credits && (
        <div className="mt-5 grid gap-x-10 gap-y-3 text-13 sm:grid-cols-2">
          <div>
            <p className="flex items-baseline justify-between gap-3 text-muted">
              Credits spent
              <b className="font-medium text-ink tabular-nums">
                {wordNumber(credits.spent)} of at most {wordNumber(credits.ceiling)}
              </b>
            </p>
            <Progress
              label="Credits spent"
              value={credits.spent}
              max={credits.ceiling}
              text={`${wordNumber(credits.spent)} of at most ${wordNumber(credits.ceiling)} credits`}
              tone="ink"
              className="mt-1.5"
            />
          </div>
          {figures.map(({ name, value }) => (
            <p key={name} className="flex items-baseline justify-between gap-3 text-muted">
              {name}
              <b className="font-medium text-ink tabular-nums">{typeof value === 'number' ? wordNumber(value) : value}</b>
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

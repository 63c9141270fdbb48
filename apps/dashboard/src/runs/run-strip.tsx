import { Progress } from '@leadlight/ui/progress';
import type { ReactNode } from 'react';
import { RunControls, type RunControlsOf } from './run-controls.tsx';
import type { Run } from './run.ts';

interface RunStripProps {
  run: Run;
  title: string;
  controls: RunControlsOf;
  /** Beside the problem. */
  children?: ReactNode;
}

/** A run, in one line; a second line says why it does not continue. */
export function RunStrip({ run, title, controls, children }: RunStripProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 text-13">
      <span className="font-medium">{title}</span>
      <Progress label={title} value={Math.round(run.share * 1000)} max={1000} text={run.rows} tone="cobalt" className="min-w-32 flex-1" />
      <span className="text-muted tabular-nums">{run.rows}</span>
      <RunControls steps={run.steps} controls={controls} isInline />
      {run.problem && (
        <p role="status" className="flex basis-full items-center gap-2 text-ruby-text">
          {run.problem.title}
          {children}
        </p>
      )}
    </li>
  );
}

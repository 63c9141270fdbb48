import { Progress } from '@leadlight/ui/progress';
import type { ReactNode } from 'react';
import { RemedyLink } from './remedy-link.tsx';
import { RunControls, type RunControlsOf } from './run-controls.tsx';
import type { Run } from './run.ts';

interface RunStripProps {
  workspaceId: string;
  run: Run;
  title: string;
  controls: RunControlsOf;
  /** Beside the problem. */
  children?: ReactNode;
}

const barTones = { good: 'cobalt', info: 'cobalt', neutral: 'ink', notice: 'amber', bad: 'ruby' } as const;

/**
 * A run, in one line; a second line says why it does not continue. On a narrow screen, the bar is below the title and the rows, and the
 * buttons are below the bar.
 */
export function RunStrip({ workspaceId, run, title, controls, children }: RunStripProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 text-13">
      <span className="font-medium max-sm:min-w-0 max-sm:flex-1">{title}</span>
      <Progress
        label={title}
        value={Math.round(run.share * 1000)}
        max={1000}
        text={run.rows}
        tone={barTones[run.tone]}
        className="min-w-32 flex-1 max-sm:order-1 max-sm:basis-full"
      />
      <span className="text-muted tabular-nums">{run.rows}</span>
      <span className="max-sm:order-2 max-sm:-ml-2.5">
        <RunControls steps={run.steps} controls={controls} isInline />
      </span>
      {run.problem && (
        <p role="status" className="flex basis-full flex-wrap items-center gap-x-2 text-ruby-text max-sm:order-1 max-sm:pt-1">
          {run.problem.title}
          <span className="max-sm:-ml-2.5">
            {run.problem.remedy && (
              <RemedyLink workspaceId={workspaceId} remedy={run.problem.remedy} className="touch-target max-sm:ml-2.5" />
            )}
            {children}
          </span>
        </p>
      )}
    </li>
  );
}

import { Progress } from '@leadlight/ui/progress';
import { RunControls, type RunControlsOf } from './run-controls.tsx';
import type { Run } from './run.ts';

/** A run, in one line. */
export function RunStrip({ run, title, controls }: { run: Run; title: string; controls: RunControlsOf }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 text-13">
      <span className="font-medium">{title}</span>
      <Progress label={title} value={Math.round(run.share * 1000)} max={1000} text={run.rows} tone="cobalt" className="min-w-32 flex-1" />
      <span className="text-muted tabular-nums">{run.rows}</span>
      <RunControls steps={run.steps} controls={controls} isInline />
    </li>
  );
}

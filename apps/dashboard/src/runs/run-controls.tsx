/** The buttons of a run. */
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { Pause, Play, RotateCw, Square, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Run, RunStep } from './run.ts';

/** A button of a run. */
export interface RunControl {
  name: string;
  /** @returns whether the server accepted the command */
  run: () => Promise<boolean>;
  pending: boolean;
  /** The confirmation, if the action needs one. */
  confirm?: { title: string; description: string; action: string; dismiss?: string };
}

/** The buttons that runs of a kind have, by step. */
export type RunControlsOf = Partial<Record<RunStep, RunControl>>;

const icons = { pause: Pause, resume: Play, cancel: Square, retry: RotateCw, undo: Undo2 };

interface RunControlsProps {
  steps: Run['steps'];
  controls: RunControlsOf;
  /** In a line of text: small, and without confirmation. */
  isInline?: boolean;
}

export function RunControls({ steps, controls, isInline = false }: RunControlsProps) {
  const [asking, setAsking] = useState<RunStep>();
  const offered = steps.flatMap((step) => (controls[step] ? [{ step, ...controls[step] }] : []));
  if (isInline)
    return (
      <span className="flex">
        {offered.map(({ step, name, run, pending }) => (
          <Button key={step} size="small" tone="quiet" pending={pending} onClick={() => void run()}>
            {name}
          </Button>
        ))}
      </span>
    );
  return (
    <>
      {offered.map(({ step, name, run, pending, confirm }) => {
        const Icon = icons[step];
        return (
          <Button
            key={step}
            {...(step === 'resume' && { tone: 'primary' })}
            pending={pending && !confirm}
            onClick={() => (confirm ? setAsking(step) : void run())}
          >
            <Icon aria-hidden />
            {name}
          </Button>
        );
      })}
      {Object.entries(controls).map(
        ([step, { run, pending, confirm }]) =>
          confirm && (
            <Confirm
              key={step}
              {...confirm}
              open={asking === step}
              onOpenChange={() => setAsking(undefined)}
              pending={pending}
              onConfirm={() => void run().then(() => setAsking(undefined))}
            />
          ),
      )}
    </>
  );
}

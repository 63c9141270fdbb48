/** How far an import is, and what can be done about it. */
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { Progress } from '@leadlight/ui/progress';
import { Pause, Play, Square, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Import } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';
import { stateNames, stateTones, wordLeft, wordRows } from '../../leads/import-words.ts';
import { isAtWork } from '../../leads/imports.queries.ts';

export function ImportProgress({ workspace, file, isOld }: { workspace: OpenWorkspace; file: Import; isOld: boolean }) {
  const { workspaceId } = workspace;
  const [asking, setAsking] = useState<'cancelImport' | 'undoImport' | null>(null);
  const { state, progress } = file;
  const expected = progress.rowsExpected ?? 0;
  const share =
    state === 'done' ? 1 : expected > 0 ? progress.rowsRead / expected : progress.bytes > 0 ? progress.bytesRead / progress.bytes : 0;
  const canAct = workspace.may('imports.create') && !workspace.isReadOnly;

  const input = { params: { workspaceId, importId: file.id } };
  const pause = useCommand('pauseImport');
  const resume = useCommand('resumeImport');
  const cancel = useCommand('cancelImport');
  const undo = useCommand('undoImport');
  const confirm = (command: typeof cancel | typeof undo): void => void command.run(input).then(() => setAsking(null));

  return (
    <section aria-label="Progress" className="pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={stateTones[state]} pane>
          {stateNames[state]}
        </Badge>
        <p role="status" className="min-w-0 flex-1 text-13 text-muted tabular-nums max-sm:order-last max-sm:basis-full">
          {wordRows(file)}
          {isAtWork(file) && progress.rowsPerSecond ? `, ${wordNumber(Math.round(progress.rowsPerSecond))} a second` : ''}
          {isAtWork(file) && progress.secondsLeft !== null ? `, ${wordLeft(progress.secondsLeft)}` : ''}
          {isOld && '. The connection is lost; the import goes on.'}
        </p>
        {canAct && (
          <div className="flex flex-wrap gap-2">
            {(state === 'running' || state === 'queued') && (
              <Button pending={pause.pending} onClick={() => void pause.run(input)}>
                <Pause aria-hidden />
                Pause
              </Button>
            )}
            {(state === 'paused' || state === 'failed') && (
              <Button tone="primary" pending={resume.pending} onClick={() => void resume.run(input)}>
                <Play aria-hidden />
                Go on
              </Button>
            )}
            {(state === 'running' || state === 'queued' || state === 'paused') && (
              <Button onClick={() => setAsking('cancelImport')}>
                <Square aria-hidden />
                Stop
              </Button>
            )}
            {(state === 'done' || state === 'cancelled' || state === 'failed') && (
              <Button onClick={() => setAsking('undoImport')}>
                <Undo2 aria-hidden />
                Undo the import
              </Button>
            )}
          </div>
        )}
      </div>
      {(isAtWork(file) || state === 'paused' || state === 'failed') && (
        <Progress
          label="Import"
          value={Math.round(share * 1000)}
          max={1000}
          text={`${Math.round(share * 100)} percent`}
          tone={state === 'failed' ? 'ruby' : state === 'paused' ? 'amber' : 'cobalt'}
          isThick
          className="mt-3"
        />
      )}
      {file.problem && (
        <div role="alert" className="mt-4 rounded-control bg-ruby/10 px-3 py-2.5 text-13 text-ruby-text">
          <p className="font-medium">{file.problem.message}</p>
          {file.problem.row !== null && <p className="mt-0.5">Row {wordNumber(file.problem.row)}</p>}
        </div>
      )}
      <Confirm
        open={asking === 'cancelImport'}
        onOpenChange={() => setAsking(null)}
        title="Stop this import for good?"
        description="What was taken so far stays, and can be undone. To go on later, pause it instead."
        action="Stop the import"
        pending={cancel.pending}
        onConfirm={() => confirm(cancel)}
      />
      <Confirm
        open={asking === 'undoImport'}
        onOpenChange={() => setAsking(null)}
        title="Undo this import?"
        description="What it told is taken back, leads that exist by it alone are removed, and pairs that it merged are two leads again. Your own edits, notes and other imports stay."
        action="Undo the import"
        pending={undo.pending}
        onConfirm={() => confirm(undo)}
      />
    </section>
  );
}

/** How far an import is, and what can be done about it. */
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { Progress } from '@leadlight/ui/progress';
import { useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Square, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import type { Import } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';
import { displayNames, displayOf, displayTones, wordLeft, wordRows } from '../../leads/import-words.ts';
import { isAtWork } from '../../leads/imports.queries.ts';

type Act = 'pauseImport' | 'resumeImport' | 'cancelImport' | 'undoImport';

export function ImportProgress({ workspace, file, isOld }: { workspace: OpenWorkspace; file: Import; isOld: boolean }) {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const [pending, setPending] = useState<Act | null>(null);
  const [asking, setAsking] = useState<'cancelImport' | 'undoImport' | null>(null);
  const { progress } = file;
  const state = displayOf(file);
  const expected = file.total ?? 0;
  const share =
    state === 'finished' ? 1 : expected > 0 ? progress.rowsRead / expected : progress.bytes > 0 ? progress.bytesRead / progress.bytes : 0;
  const canAct = workspace.may('imports.create') && !workspace.isReadOnly;

  async function act(name: Act): Promise<void> {
    setPending(name);
    try {
      const answer = await call(name, { params: { workspaceId, importId: file.id } });
      queries.setQueryData(queryKeys.import(workspaceId, file.id), answer);
      void queries.invalidateQueries({ queryKey: queryKeys.imports(workspaceId) });
    } catch (error) {
      notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
    }
    setPending(null);
    setAsking(null);
  }

  return (
    <section aria-label="Progress" className="pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={displayTones[state]} pane>
          {displayNames[state]}
        </Badge>
        <p role="status" className="min-w-0 flex-1 text-13 text-muted tabular-nums max-sm:order-last max-sm:basis-full">
          {wordRows(file)}
          {isAtWork(file) && file.rowsPerSecond ? `, ${wordNumber(Math.round(file.rowsPerSecond))} a second` : ''}
          {isAtWork(file) && file.secondsLeft !== null ? `, ${wordLeft(file.secondsLeft)}` : ''}
          {isOld && '. The connection is lost; the import goes on.'}
        </p>
        {canAct && (
          <div className="flex flex-wrap gap-2">
            {(state === 'running' || state === 'queued') && (
              <Button pending={pending === 'pauseImport'} onClick={() => void act('pauseImport')}>
                <Pause aria-hidden />
                Pause
              </Button>
            )}
            {(state === 'paused' || state === 'failed') && (
              <Button tone="primary" pending={pending === 'resumeImport'} onClick={() => void act('resumeImport')}>
                <Play aria-hidden />
                Go on
              </Button>
            )}
            {(state === 'running' || state === 'queued' || state === 'paused') && !file.isUndo && (
              <Button onClick={() => setAsking('cancelImport')}>
                <Square aria-hidden />
                Stop
              </Button>
            )}
            {(state === 'finished' || state === 'canceled' || state === 'failed') && (
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
          className="mt-3 !h-2"
        />
      )}
      {file.failure && (
        <p role="alert" className="mt-4 rounded-control bg-ruby/10 px-3 py-2.5 text-13 font-medium text-ruby-text">
          {file.failure.message}
        </p>
      )}
      <Confirm
        open={asking === 'cancelImport'}
        onOpenChange={() => setAsking(null)}
        title="Stop this import for good?"
        description="What was taken so far stays, and can be undone. To go on later, pause it instead."
        action="Stop the import"
        pending={pending === 'cancelImport'}
        onConfirm={() => void act('cancelImport')}
      />
      <Confirm
        open={asking === 'undoImport'}
        onOpenChange={() => setAsking(null)}
        title="Undo this import?"
        description="What it told is taken back, leads that exist by it alone are removed, and pairs that it merged are two leads again. Your own edits, notes and other imports stay."
        action="Undo the import"
        pending={pending === 'undoImport'}
        onConfirm={() => void act('undoImport')}
      />
    </section>
  );
}

import '../../api/groups/models.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { useState } from 'react';
import type { WorkspaceModel } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordAge } from '../../words/dates.ts';
import { wordDollars } from '../../words/money.ts';
import { ChangeModelDialog } from './change-model-dialog.tsx';
import { apiNames, wordOutcome, worked } from './model-words.ts';

/** The model in use: where it is, what it costs, the result of its last test, and what can be changed. */
export function ConnectedModel({ model, workspace }: { model: WorkspaceModel; workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const { api, host, source, keyHint, test, isAvailable, inputPriceMicros, outputPriceMicros, spentMicros, monthCeilingMicros } = model;
  const key = source === 'operator' ? 'The model of this installation' : keyHint === '' ? 'Your own' : `Your own, key ends in ${keyHint}`;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-hairline py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{model.model === '' ? 'The model of this installation' : model.model}</span>
          {!isAvailable ? (
            <Badge tone="notice">Not available</Badge>
          ) : (
            test && (
              <Badge tone={worked(test.outcome) ? 'good' : 'bad'}>
                {worked(test.outcome) ? 'Works' : wordOutcome({ status: 'done', outcome: test.outcome })}
              </Badge>
            )
          )}
        </p>
        <p className="mt-0.5 text-13 break-words text-muted">
          {isAvailable ? `${apiNames[api]} at ${host}. ${key}.` : 'The operator removed the model of this installation.'}
          {test && ` Tested ${wordAge(test.at)}.`}
        </p>
        {test?.message && <p className="mt-1 max-w-3xl text-13 break-words">{test.message}</p>}
      </div>
      <dl className="grid w-64 grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-13 max-sm:w-full">
        <dt className="text-muted">This month</dt>
        <dd className="tabular-nums">
          {wordDollars(spentMicros)} of {wordDollars(monthCeilingMicros)}
        </dd>
        <dt className="text-muted">A million tokens</dt>
        <dd className="tabular-nums">
          {wordDollars(inputPriceMicros)} sent, {wordDollars(outputPriceMicros)} answered
        </dd>
      </dl>
      <Actions model={model} workspace={workspace} workspaceId={workspaceId} />
    </div>
  );
}

function Actions({ model, workspace, workspaceId }: { model: WorkspaceModel; workspace: OpenWorkspace; workspaceId: string }) {
  const [isChanging, setChanging] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const test = useCommand('testModel');
  const remove = useCommand('removeModel', {
    notice: () => ({ title: 'Model disconnected' }),
    failure: 'inline',
    onDone: () => setAsking(false),
  });
  const params = { workspaceId };
  return (
    <div className="flex flex-wrap gap-1">
      {workspace.may('models.update') && (
        <>
          <Button tone="quiet" pending={test.pending} pendingLabel="Testing…" onClick={() => void test.run({ params })}>
            Test
          </Button>
          <Button tone="quiet" onClick={() => setChanging(true)}>
            Change
          </Button>
          <ChangeModelDialog open={isChanging} onOpenChange={setChanging} model={model} workspaceId={workspaceId} />
        </>
      )}
      {workspace.may('models.remove') && (
        <>
          <Button
            tone="quiet"
            onClick={() => {
              remove.reset();
              setAsking(true);
            }}
          >
            Disconnect
          </Button>
          <Confirm
            open={isAsking}
            onOpenChange={setAsking}
            title="Disconnect the model?"
            description="The key is deleted, and nothing is sent to the model from then on. Answers and the record of calls stay."
            action="Disconnect"
            pending={remove.pending}
            error={remove.failure?.text}
            onConfirm={() => void remove.run({ params })}
          />
        </>
      )}
    </div>
  );
}

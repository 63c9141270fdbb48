import '../../api/groups/providers.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { ProviderConnection } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordAge } from '../../words/dates.ts';
import { wordDollars } from '../../words/money.ts';
import { wordCount } from '../../words/numbers.ts';
import { wordStay, wordTest, wordTestOutcome } from './provider-words.ts';
import { SettingsDialog } from './settings-dialog.tsx';

interface ConnectionRowProps {
  connection: ProviderConnection;
  /** IDs of all connections, in their order. */
  order: readonly string[];
  index: number;
  workspace: OpenWorkspace;
}

/** A connected provider: test result, what it cost this month, when it was last used, and what can be changed. */
export function ConnectionRow({ connection, order, index, workspace }: ConnectionRowProps) {
  const { id, name, keyHint, test, spentMicros, callsThisMonth, monthCeilingMicros, lastUsedAt } = connection;
  const { workspaceId } = workspace;
  const outcome = test && wordTestOutcome(test.outcome);
  const canUpdate = workspace.may('providers.update');
  const spent =
    monthCeilingMicros === null ? wordDollars(spentMicros) : `${wordDollars(spentMicros)} of ${wordDollars(monthCeilingMicros)}`;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-hairline py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{name}</span>
          {outcome && <Badge tone={outcome.tone}>{outcome.label}</Badge>}
        </p>
        <p className="mt-0.5 text-13 text-muted">
          {keyHint === '' ? 'Key saved' : `Key ends in ${keyHint}`}. {wordTest(connection)}. {wordStay(connection)}.
        </p>
        {test?.message && (
          <p className="mt-1 max-w-3xl text-13 break-words">
            {test.message}
            {test.outcome === 'wrong_key' && canUpdate && ' Enter another key under Change.'}
          </p>
        )}
      </div>
      <dl className="grid w-56 grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-13 max-sm:w-full">
        <dt className="text-muted">This month</dt>
        <dd className="tabular-nums">
          {spent}, {wordCount(callsThisMonth, 'call')}
        </dd>
        <dt className="text-muted">Last used</dt>
        <dd>{lastUsedAt ? wordAge(lastUsedAt) : 'never'}</dd>
      </dl>
      {canUpdate && <Actions connection={connection} order={order} index={index} workspaceId={workspaceId} />}
      {!canUpdate && workspace.may('providers.remove') && <Disconnect id={id} name={name} workspaceId={workspaceId} />}
    </li>
  );
}

function Actions({
  connection,
  order,
  index,
  workspaceId,
}: {
  connection: ProviderConnection;
  order: readonly string[];
  index: number;
  workspaceId: string;
}) {
  const { id, name, provider } = connection;
  const [isChanging, setChanging] = useState(false);
  const test = useCommand('testProvider');
  const move = useCommand('orderProviders');
  const to = (place: number): void => {
    const next = order.filter((each) => each !== id);
    next.splice(place, 0, id);
    void move.run({ params: { workspaceId }, body: { connectionIds: next } });
  };
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-1">
      {order.length > 1 && (
        <>
          <Button tone="quiet" aria-label={`Ask ${name} earlier`} disabled={index === 0 || move.pending} onClick={() => to(index - 1)}>
            <ArrowUp aria-hidden />
          </Button>
          <Button
            tone="quiet"
            aria-label={`Ask ${name} later`}
            disabled={index === order.length - 1 || move.pending}
            onClick={() => to(index + 1)}
          >
            <ArrowDown aria-hidden />
          </Button>
        </>
      )}
      {provider !== 'own' && (
        <Button
          tone="quiet"
          aria-label={`Test ${name}`}
          pending={test.pending}
          pendingLabel="Testing…"
          onClick={() => void test.run({ params: { workspaceId, connectionId: id } })}
        >
          Test
        </Button>
      )}
      <Button tone="quiet" aria-label={`Change ${name}`} onClick={() => setChanging(true)}>
        Change
      </Button>
      <Disconnect id={id} name={name} workspaceId={workspaceId} />
      <SettingsDialog open={isChanging} onOpenChange={setChanging} connection={connection} workspaceId={workspaceId} />
    </div>
  );
}

function Disconnect({ id, name, workspaceId }: { id: string; name: string; workspaceId: string }) {
  const [isAsking, setAsking] = useState(false);
  const disconnect = useCommand('disconnectProvider', {
    notice: () => ({ title: `${name} disconnected` }),
    failure: 'inline',
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button
        tone="quiet"
        aria-label={`Disconnect ${name}`}
        onClick={() => {
          disconnect.reset();
          setAsking(true);
        }}
      >
        Disconnect
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={`Disconnect ${name}?`}
        description="The key and the stored answers are deleted. Values in your records and the record of calls stay."
        action="Disconnect"
        pending={disconnect.pending}
        error={disconnect.failure?.text}
        onConfirm={() => void disconnect.run({ params: { workspaceId, connectionId: id } })}
      />
    </>
  );
}

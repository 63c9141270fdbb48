/** Accepts all open proposals that are listed, or keeps all values as they are. */
import '../../api/groups/list-columns.ts';
import '../../api/groups/profiles.ts';
import '../../api/groups/proposals.ts';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { useState } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { notify } from '../../notices/notify.ts';
import { wordCount } from '../../words/numbers.ts';

/** Why proposals stay open that were accepted. */
export const leftOpenText = 'Proposals stay open for people who can’t be changed, for example because they are on the suppression list.';

interface DecideAllProps {
  workspaceId: string;
  count: number;
  run: string | undefined;
  column: string | undefined;
}

export function DecideAll({ workspaceId, count, run, column }: DecideAllProps) {
  const [decision, setDecision] = useState<'accept' | 'keep'>();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const command = useCommand('decideProposals', { failure: 'inline' });
  const ask = (which: 'accept' | 'keep'): void => {
    setDecision(which);
    setFailed(false);
    setOpen(true);
  };

  async function decideAll(): Promise<void> {
    if (decision === undefined) return;
    setPending(true);
    setFailed(false);
    try {
      const proposals =
        run !== undefined
          ? { kind: 'run' as const, runId: run }
          : column !== undefined
            ? { kind: 'column' as const, columnId: column }
            : { kind: 'all' as const };
      let decided = 0;
      let left = 0;
      // Those that can't be accepted stay open, and the others after them are accepted.
      for (let after: string | null | undefined; after !== null;) {
        const part = await command.send({ params: { workspaceId }, body: { decision, proposals, ...(after && { after }) } });
        decided += part.decided;
        left = part.left;
        after = part.next;
      }
      notify({
        title: `${wordCount(decided, 'proposal')} ${decision === 'accept' ? 'accepted' : 'not accepted'}`,
        text: left === 0 ? 'You can undo each under “Decided”.' : `${wordCount(left, 'proposal')} left. ${leftOpenText}`,
      });
      setOpen(false);
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  }

  const isAccepted = decision === 'accept';
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 pt-4">
      <Button onClick={() => ask('keep')}>Keep all as they are</Button>
      <Button onClick={() => ask('accept')}>Accept all</Button>
      <Confirm
        open={isOpen}
        onOpenChange={setOpen}
        title={isAccepted ? `Accept ${wordCount(count, 'proposal')}?` : `Keep all values as they are?`}
        description={
          isAccepted
            ? 'The values that were found replace the people’s current values, including those that a member typed. You can undo each.'
            : `${wordCount(count, 'proposal')} ${count === 1 ? 'is' : 'are'} closed, and the values that were found stay rejected for their sources. You can undo each.`
        }
        action={isAccepted ? 'Accept all' : 'Keep all'}
        tone="primary"
        pending={isPending}
        error={failed ? (command.failure?.text ?? 'Not all could be decided. Try again.') : undefined}
        onConfirm={() => void decideAll()}
      />
    </div>
  );
}

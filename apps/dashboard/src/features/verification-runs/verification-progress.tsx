/** The progress of a verification run, the credits it spent, and its buttons. */
import type { VerificationRun } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import { RunProgress } from '../../runs/run-progress.tsx';
import { isOver } from '../../runs/run.ts';
import { useVerificationRunControls } from '../../runs/use-run-controls.ts';
import { verificationRun } from '../../runs/verification-run.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { useNow } from '../../verification/use-now.ts';
import { outcomeParts, PartCounts, PartedBar, verdictParts } from '../../verification/verdict-bar.tsx';
import { wordMoment } from '../../words/dates.ts';
import { wordNumber } from '../../words/numbers.ts';
import { wordWait } from '../../words/wait.ts';

interface VerificationProgressProps {
  workspace: OpenWorkspace;
  wire: VerificationRun;
  isOld: boolean;
}

export function VerificationProgress({ workspace, wire, isOld }: VerificationProgressProps) {
  const { workspaceId } = workspace;
  const run = verificationRun(wire);
  const controls = useVerificationRunControls(workspaceId, wire.id);
  const parts = wire.kind === 'find' ? outcomeParts(wire.outcomes) : verdictParts(wire.verdicts);
  const { total, skipped, failed } = wire;
  return (
    <RunProgress
      workspaceId={workspaceId}
      run={run}
      label="Run"
      controls={workspace.may('verifications.create') && !workspace.isReadOnly ? controls : undefined}
      lost={isOld ? 'Connection lost. The run continues.' : undefined}
      bar={
        <div className="mt-4">
          <PartedBar parts={parts} total={isOver(run) || run.problem ? Math.max(1, total - skipped) : total} className="h-3" />
          <PartCounts parts={parts} className="mt-3" />
        </div>
      }
      note={run.status === 'running' && <Waiting run={wire} />}
      anotherRun={paths.newVerificationRun(workspaceId, wire.kind === 'find' ? { kind: wire.kind } : {})}
      figures={[
        { name: 'Emails added to people', value: wire.added },
        {
          name:
            wire.kind === 'find'
              ? 'Skipped: no full name or company domain, with an email, suppressed or deleted'
              : 'Skipped: empty, suppressed, not revealed or deleted',
          value: skipped,
        },
        { name: 'Set aside after repeated failures', value: failed },
      ].filter(({ value }) => value > 0)}
    />
  );
}

function Waiting({ run: { waiting, nextAttemptAt, deadlineAt } }: { run: VerificationRun }) {
  const nowMs = useNow(waiting > 0);
  if (waiting === 0) return null;
  return (
    <p className="mt-4 text-13 text-muted">
      {waiting === 1 ? '1 row has' : `${wordNumber(waiting)} rows have`} no definite answer yet: most often a mail server that asks us to
      try again later. Leadlight tries again automatically{nextAttemptAt && ` ${wordWait(nextAttemptAt, nowMs)}`}
      {deadlineAt && `, until ${wordMoment(deadlineAt)} at the latest`}.
    </p>
  );
}

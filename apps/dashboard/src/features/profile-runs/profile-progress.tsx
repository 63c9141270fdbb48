/** The progress of a profile run, the credits and the money it spent, and its buttons. */
import type { ProfileRun } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import { wordWaiting } from '../../profiles/want-words.ts';
import { useProfileRunControls } from '../../profiles/use-profile-run-controls.ts';
import { profileRun } from '../../runs/profile-run.ts';
import { RunProgress } from '../../runs/run-progress.tsx';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { useNow } from '../../verification/use-now.ts';
import { wordDollars } from '../../words/money.ts';
import { wordWait } from '../../words/wait.ts';

interface ProfileProgressProps {
  workspace: OpenWorkspace;
  wire: ProfileRun;
  /** The connection is lost, so what is shown may be out of date. */
  isOld: boolean;
}

export function ProfileProgress({ workspace, wire, isOld }: ProfileProgressProps) {
  const { workspaceId } = workspace;
  const { enriched, factsAdded, skipped, failed, providerMicros, providerCeilingMicros, personCeilingMicros } = wire;
  const run = profileRun(wire);
  const controls = useProfileRunControls(workspaceId, wire.id);
  return (
    <RunProgress
      workspaceId={workspaceId}
      run={run}
      label="Run"
      controls={workspace.may('profiles.create') && !workspace.isReadOnly ? controls : undefined}
      lost={isOld ? 'Connection lost. The run continues.' : undefined}
      note={run.status === 'running' && <Waiting run={wire} />}
      anotherRun={paths.profileRuns(workspaceId)}
      figures={[
        { name: 'People with something new', value: enriched },
        { name: 'Facts added', value: factsAdded },
        ...(providerCeilingMicros > 0 || providerMicros > 0
          ? [{ name: 'Spent on providers', value: `${wordDollars(providerMicros)} of at most ${wordDollars(providerCeilingMicros)}` }]
          : []),
        ...(personCeilingMicros === null ? [] : [{ name: 'At most per person', value: wordDollars(personCeilingMicros) }]),
        ...(skipped > 0 ? [{ name: 'Skipped', value: skipped }] : []),
        ...(failed > 0 ? [{ name: 'Set aside after repeated failures', value: failed }] : []),
      ]}
    />
  );
}

function Waiting({ run: { waiting, waitsUntil } }: { run: ProfileRun }) {
  const nowMs = useNow(waiting > 0);
  if (waiting === 0) return null;
  return (
    <p className="mt-4 text-13 text-muted">
      {wordWaiting(waiting)} for a provider that is paused. Leadlight continues automatically
      {waitsUntil && ` ${wordWait(waitsUntil, nowMs)}`}.
    </p>
  );
}

import type { Import } from '../../api/contract.ts';
import { importRun } from '../../runs/import-run.ts';
import { RunProgress } from '../../runs/run-progress.tsx';
import { useImportControls } from '../../runs/use-run-controls.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

/** The progress of an import, and its buttons. */
export function ImportProgress({ workspace, file, isOld }: { workspace: OpenWorkspace; file: Import; isOld: boolean }) {
  const controls = useImportControls(workspace.workspaceId, file.id);
  const isAllowed = workspace.may('imports.create') && !workspace.isReadOnly;
  return (
    <RunProgress
      workspaceId={workspace.workspaceId}
      run={importRun(file)}
      label="Import"
      controls={isAllowed ? controls : undefined}
      lost={isOld ? 'Connection lost. The import continues.' : undefined}
    />
  );
}

import type { Import } from '../../api/contract.ts';
import { importRun } from '../../runs/import-run.ts';
import { RunProgress } from '../../runs/run-progress.tsx';
import { useImportControls } from '../../runs/use-run-controls.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

/** How far an import is, and what can be done about it. */
export function ImportProgress({ workspace, file, isOld }: { workspace: OpenWorkspace; file: Import; isOld: boolean }) {
  const controls = useImportControls(workspace.workspaceId, file.id);
  const canAct = workspace.may('imports.create') && !workspace.isReadOnly;
  return (
    <RunProgress
      run={importRun(file)}
      label="Import"
      controls={canAct ? controls : undefined}
      lost={isOld ? 'The connection is lost; the import goes on.' : undefined}
    />
  );
}

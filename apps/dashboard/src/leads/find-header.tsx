/** The header of a search: people or companies, saved searches, and buttons to add leads. */
import { Button, buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Link } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import type { LeadKind } from './lead-search.ts';
import { useNarrow } from './use-narrow.ts';
import { FindNav } from './find-nav.tsx';

const AddMenu = deferred(() => import('./add-menu.tsx').then((module) => module.AddMenu));
const EditDialog = deferred(() => import('./drawer/edit-dialog.tsx').then((module) => module.EditDialog));

interface FindHeaderProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  onAdded: (id: string) => void;
}

/** On phones the switch next to it shows what is searched, so the title is not repeated. */
export function FindHeading({ kind }: { kind: LeadKind }) {
  return (
    <>
      Find<span className="max-md:sr-only"> {kind}</span>
    </>
  );
}

export function FindHeader({ workspace, kind, onAdded }: FindHeaderProps) {
  const { workspaceId } = workspace;
  const [isAdding, setAdding] = useState(false);
  const isNarrow = useNarrow();
  const canAdd = workspace.may('leads.update') && !workspace.isReadOnly;
  const canImport = workspace.may('imports.create') && !workspace.isReadOnly;
  return (
    <>
      <FindNav workspaceId={workspaceId} current={kind} />
      {isNarrow && (canAdd || canImport) && (
        <AddMenu
          meanwhile={
            <Button tone="primary">
              <Plus aria-hidden />
              Add
            </Button>
          }
          workspaceId={workspaceId}
          kind={kind}
          onAdd={canAdd ? () => setAdding(true) : undefined}
          canImport={canImport}
        />
      )}
      {!isNarrow && canAdd && (
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          Add
        </Button>
      )}
      {!isNarrow && canImport && (
        <Link {...paths.newImport(workspaceId)} className={buttonClass('primary')}>
          <Upload aria-hidden />
          Import
        </Link>
      )}
      {isAdding && (
        <EditDialog
          workspaceId={workspaceId}
          kind={kind}
          open
          onOpenChange={setAdding}
          onSaved={(id) => {
            setAdding(false);
            onAdded(id);
          }}
        />
      )}
    </>
  );
}

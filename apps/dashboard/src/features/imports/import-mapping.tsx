/** The second step: the mapping of the columns, and a preview of the first rows as leads. */
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { ErrorState } from '@leadlight/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Import, ImportPreview, ImportSettings } from '../../api/contract.ts';
import { RequestFailed } from '../../api/failure.ts';
import { useCommand } from '../../api/use-command.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordBytes } from '../../form/word-bytes.ts';
import { wordCount } from '../../words/numbers.ts';
import { formatNames, wordVendor } from '../../leads/import-words.ts';
import { FileReading } from './file-reading.tsx';
import { JoinedRows } from './joined-rows.tsx';
import { LeadsChoice } from './leads-choice.tsx';
import { MappingTable } from './mapping-table.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { previewQuery } from './preview.queries.ts';

export function ImportMapping({ workspace, file }: { workspace: OpenWorkspace; file: Import }) {
  const { workspaceId } = workspace;
  const navigate = useNavigate();
  const [settings, setSettings] = useState<ImportSettings>({});
  const preview = useQuery(previewQuery(workspaceId, file.id, settings));
  const params = { workspaceId, importId: file.id };
  const start = useCommand('startImport', { failure: 'inline' });
  const discard = useCommand('cancelImport', { failure: 'inline', onDone: () => navigate(paths.imports(workspaceId)) });
  const choose = (column: number, target: string | null): void => {
    const others = (settings.columns ?? []).filter((each) => each.column !== column);
    setSettings({ ...settings, columns: [...others, { column, target }] });
  };

  const refused = preview.error instanceof RequestFailed ? wordFailure(preview.error) : undefined;
  const shown: ImportPreview | undefined = preview.data;
  const canImport = workspace.may('imports.create') && !workspace.isReadOnly;
  return (
    <div className="pb-24">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-4 text-13 sm:px-6">
        {shown?.vendor && (
          <Badge tone="good" pane>
            {wordVendor(shown.vendor)}
          </Badge>
        )}
        <p className="text-muted tabular-nums">
          {shown && `${formatNames[shown.format]}, `}
          {wordBytes(file.bytes)}
          {typeof shown?.rowsExpected === 'number' && `, about ${wordCount(shown.rowsExpected, 'row')}`}
        </p>
        {shown && <FileReading preview={shown} settings={settings} onSettings={setSettings} />}
      </div>
      {file.sameAs && (
        <p className="mx-4 mb-4 rounded-control bg-amber/14 px-3 py-2.5 text-13 text-amber-text sm:mx-6">
          This file was{' '}
          <Link {...paths.import(workspaceId, file.sameAs)} className="font-medium underline underline-offset-3">
            imported before
          </Link>
          . Importing it again has no effect.
        </p>
      )}
      <div className="px-4 sm:px-6">
        <FormFailure failure={start.failure ?? discard.failure} />
      </div>
      {preview.isPending ? (
        <div className="px-4 sm:px-6">
          <SkeletonRows rows={8} label="Loading the columns" />
        </div>
      ) : !shown ? (
        <ErrorState
          title={refused?.title ?? 'The file couldn’t be read'}
          requestId={refused?.requestId}
          onRetry={() => void preview.refetch()}
        >
          {refused?.text}
        </ErrorState>
      ) : (
        <div
          aria-busy={preview.isPlaceholderData}
          className={preview.isPlaceholderData ? 'opacity-55 transition-opacity duration-150' : ''}
        >
          {refused && (
            <div className="px-4 pb-3 sm:px-6">
              <FormFailure failure={refused} />
            </div>
          )}
          <LeadsChoice
            preview={shown}
            isChosen={settings.leads !== undefined}
            onChoose={(leads) => setSettings({ ...settings, leads, columns: undefined })}
          />
          <MappingTable preview={shown} onChoose={choose} />
          <JoinedRows preview={shown} />
          <PreviewRows preview={shown} />
        </div>
      )}
      <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-hairline bg-card px-4 py-3 max-md:bottom-14 sm:px-6">
        {shown && !shown.isReady && (
          <p className="mr-auto text-13 text-ruby-text">
            {shown.problems.find(({ row }) => row === null)?.message ?? 'Choose which column is the name, the email or the company.'}
          </p>
        )}
        {!canImport && (
          <p className="mr-auto text-13 text-muted">
            {workspace.isReadOnly ? 'Activate a plan to import this file.' : 'Your role can’t import files.'}
          </p>
        )}
        <Button pending={discard.pending} pendingLabel="Removing…" onClick={() => void discard.run({ params })}>
          Discard file
        </Button>
        <Button
          tone="primary"
          disabled={!shown?.isReady || !canImport || refused !== undefined}
          pending={start.pending}
          pendingLabel="Starting…"
          onClick={() => void start.run({ params, body: settings })}
        >
          Start import{typeof shown?.rowsExpected === 'number' && ` of about ${wordCount(shown.rowsExpected, 'row')}`}
        </Button>
      </div>
    </div>
  );
}

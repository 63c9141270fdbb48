/** Uploads a file of addresses, or of names and domains, whose columns are then mapped. */
import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useState } from 'react';
import type { RunQuestion, VerificationFile, VerificationRun } from '../../api/contract.ts';
import { FileDrop } from '../../form/file-drop.tsx';
import { FileSending } from '../../form/file-sending.tsx';
import { FormFailure } from '../../form/form-failure.tsx';
import { listFileTypes } from '../../form/list-file-types.ts';
import { useUpload } from '../../form/use-upload.ts';
import { wordBytes } from '../../form/word-bytes.ts';
import { wordCount } from '../../words/numbers.ts';
import { areComplete, columnsGuessed, withColumn, type RunColumn } from './run-columns.ts';

const RunColumns = deferred(() => import('./run-columns-table.tsx').then((module) => module.RunColumns));

interface FileSourceProps {
  workspaceId: string;
  kind: VerificationRun['kind'];
  onSource: (source: RunQuestion['source'] | undefined) => void;
}

export function FileSource({ workspaceId, kind, onSource }: FileSourceProps) {
  const [sent, setSent] = useState<{ file: VerificationFile; columns: RunColumn[] }>();
  const { send, stop, sending, failure } = useUpload('uploadVerificationFile', workspaceId, (file) =>
    take({ file, columns: columnsGuessed(kind, file) }),
  );

  function take(next: { file: VerificationFile; columns: RunColumn[] } | undefined): void {
    setSent(next);
    onSource(next && areComplete(kind, next.columns) ? { kind: 'file', fileId: next.file.id, columns: next.columns } : undefined);
  }

  if (sending) return <FileSending sending={sending} onStop={stop} />;
  if (sent)
    return (
      <>
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-13">
          <b className="wrap-anywhere">{sent.file.fileName}</b>
          <span className="text-muted tabular-nums">
            {wordCount(sent.file.rows, 'row')}, {wordBytes(sent.file.bytes)}
          </span>
          <Button size="small" tone="quiet" className="ml-auto" onClick={() => take(undefined)}>
            Choose another file
          </Button>
        </div>
        <RunColumns
          meanwhile={<SkeletonRows rows={4} label="Loading the columns" />}
          kind={kind}
          file={sent.file}
          columns={sent.columns}
          onChoose={(column, target) => take({ ...sent, columns: withColumn(sent.columns, column, target) })}
        />
      </>
    );
  return (
    <>
      <FormFailure failure={failure} />
      <div className={failure ? 'mt-3' : ''}>
        <FileDrop
          label={kind === 'find' ? 'File of names and domains' : 'File of addresses'}
          hint={
            kind === 'find'
              ? 'CSV, TSV, XLSX or ODS with a name and a domain in each row, up to 200,000 rows'
              : 'CSV, TSV, XLSX or ODS with an address in each row, up to 200,000 rows'
          }
          accept={listFileTypes}
          onFile={send}
        />
      </div>
      <p className="mt-4 text-13 text-muted">
        The result contains all of your columns, followed by ours. Delimiter and encoding are detected. Nothing is verified before you start
        the run. The file is deleted after 30 days.
      </p>
    </>
  );
}

/** The first step of an import: the file. Nothing becomes a lead before its columns are confirmed. */
import { buttonClass } from '@leadlight/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import { uploadImport } from '../../api/upload.ts';
import { wordFailure, type FailureWords } from '../../api/word-failure.ts';
import { FileDrop } from '../../form/file-drop.tsx';
import { FileSending, type Sending } from '../../form/file-sending.tsx';
import { FormFailure } from '../../form/form-failure.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { ImportSteps } from './import-steps.tsx';

export function NewImport() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const stop = useRef<AbortController>(undefined);
  const keys = useRef(new WeakMap<File, string>());
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<FailureWords>();
  useEffect(() => () => stop.current?.abort(), []);
  const canImport = workspace.may('imports.create') && !workspace.isReadOnly;

  async function send(file: File): Promise<void> {
    const control = new AbortController();
    stop.current = control;
    setFailure(undefined);
    setSending({ file, share: 0 });
    // The same file sent again after a lost answer is the same upload.
    const idempotencyKey = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, idempotencyKey);
    try {
      const begun = await uploadImport(workspaceId, file, {
        signal: control.signal,
        idempotencyKey,
        onProgress: (share) => setSending({ file, share }),
      });
      queries.setQueryData(queryKeys.import(workspaceId, begun.id), begun);
      void queries.invalidateQueries({ queryKey: queryKeys.imports(workspaceId) });
      await navigate({ ...paths.import(workspaceId, begun.id), replace: true });
    } catch (error) {
      setSending(undefined);
      if (!control.signal.aborted) setFailure(wordFailure(error));
    }
  }

  return (
    <Page
      title="Import"
      actions={
        <Link {...paths.imports(workspaceId)} className={buttonClass('outline')}>
          All imports
        </Link>
      }
    >
      <ImportSteps at={0} />
      <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:px-6">
        <FormFailure failure={failure} />
        {!canImport ? (
          <p className="text-muted">This workspace is read-only: nothing can be imported until a plan is active.</p>
        ) : sending ? (
          <FileSending sending={sending} onStop={() => stop.current?.abort()} />
        ) : (
          <FileDrop
            label="File to import"
            hint="CSV, TSV, XLSX or JSON, up to 2 GB"
            accept=".csv,.tsv,.txt,.xlsx,.json,text/csv,text/tab-separated-values,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            tone="primary"
            onFile={(file) => void send(file)}
          />
        )}
        <dl className="mt-8 grid gap-x-8 gap-y-5 text-13 sm:grid-cols-3">
          {[
            ['Known by their headers', 'HubSpot, Salesforce, Pipedrive, Apollo, LinkedIn’s Connections.csv, the YC directory.'],
            ['Any other file', 'Delimiter, encoding and header row are found; you confirm the columns before anything happens.'],
            ['Nothing is lost', 'What no column takes stays with the lead. Refused rows can be downloaded, and an import undone.'],
          ].map(([name, text]) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Page>
  );
}

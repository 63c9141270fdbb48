/** The first step of an import: the file. Nothing becomes a lead before its columns are confirmed. */
import { Button, buttonClass } from '@leadlight/ui/button';
import { Progress } from '@leadlight/ui/progress';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import { uploadImport } from '../../api/upload.ts';
import { wordFailure, type FailureWords } from '../../api/word-failure.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordBytes } from '../../leads/import-words.ts';
import { ImportSteps } from './import-steps.tsx';

type Step = { kind: 'waiting' } | { kind: 'sending'; file: File; share: number };

export function NewImport() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined);
  const keys = useRef(new WeakMap<File, string>());
  const [step, setStep] = useState<Step>({ kind: 'waiting' });
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();
  useEffect(() => () => stop.current?.abort(), []);
  const canImport = workspace.may('imports.create') && !workspace.isReadOnly;

  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    const control = new AbortController();
    stop.current = control;
    setFailure(undefined);
    setStep({ kind: 'sending', file, share: 0 });
    // The same file sent again after a lost answer is the same upload.
    const idempotencyKey = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, idempotencyKey);
    try {
      const begun = await uploadImport(workspaceId, file, {
        signal: control.signal,
        idempotencyKey,
        onProgress: (share) => setStep({ kind: 'sending', file, share }),
      });
      queries.setQueryData(queryKeys.import(workspaceId, begun.id), begun);
      void queries.invalidateQueries({ queryKey: queryKeys.imports(workspaceId) });
      await navigate({ ...paths.import(workspaceId, begun.id), replace: true });
    } catch (error) {
      setStep({ kind: 'waiting' });
      if (!control.signal.aborted) setFailure(wordFailure(error));
    }
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
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
        ) : step.kind === 'sending' ? (
          <div role="status" className="rounded-window border border-hairline bg-ground px-6 py-10">
            <p className="font-medium break-all">{step.file.name}</p>
            <p className="mt-0.5 text-13 text-muted tabular-nums">
              {step.share < 1 ? `${wordBytes(step.file.size * step.share)} of ${wordBytes(step.file.size)} sent` : 'Sent. Being looked at…'}
            </p>
            <Progress
              label="Upload"
              value={Math.round(step.share * 100)}
              max={100}
              text={`${Math.round(step.share * 100)} percent`}
              tone="cobalt"
              className="mt-4"
            />
            <Button className="mt-5" onClick={() => stop.current?.abort()}>
              Stop
            </Button>
          </div>
        ) : (
          <div
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
            className={`mt-2 grid justify-items-center rounded-window border-2 border-dashed px-6 py-14 text-center transition-colors duration-120 ${isOver ? 'border-cobalt bg-cobalt/6' : 'border-control bg-ground'}`}
          >
            <FileUp className="size-8 text-muted" strokeWidth={1.5} aria-hidden />
            <p className="mt-4 font-heading text-20 font-bold tracking-tight">Drop a file here</p>
            <p className="mt-1 text-13 text-muted">CSV, TSV, XLSX or JSON, up to 2 GB</p>
            <input
              ref={input}
              type="file"
              aria-label="File to import"
              accept=".csv,.tsv,.txt,.xlsx,.json,text/csv,text/tab-separated-values,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              className="sr-only"
              tabIndex={-1}
              onChange={(event) => {
                void send(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            <Button tone="primary" className="mt-5" onClick={() => input.current?.click()}>
              Choose a file
            </Button>
          </div>
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

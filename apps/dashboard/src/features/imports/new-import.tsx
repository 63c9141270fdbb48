/** The first step of an import: the file. Nothing is imported before the columns are confirmed. */
import { buttonClass } from '@leadlight/ui/button';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileDrop } from '../../form/file-drop.tsx';
import { FileSending } from '../../form/file-sending.tsx';
import { FormFailure } from '../../form/form-failure.tsx';
import { useUpload } from '../../form/use-upload.ts';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { ImportSteps } from './import-steps.tsx';

export function NewImport() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const navigate = useNavigate();
  const { send, stop, sending, failure } = useUpload('createImport', workspaceId, ({ id }) =>
    navigate({ ...paths.import(workspaceId, id), replace: true }),
  );
  const canImport = workspace.may('imports.create') && !workspace.isReadOnly;

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
        <div className="grid gap-4">
          <FormFailure failure={failure} />
          {!canImport ? (
            <p className="text-muted">This workspace is read-only. To import files, activate a plan.</p>
          ) : sending ? (
            <FileSending sending={sending} onStop={stop} />
          ) : (
            <FileDrop
              label="File to import"
              hint="CSV, TSV, XLSX, ODS, JSON, vCard or LDIF, up to 2 GB"
              accept=".csv,.tsv,.txt,.xlsx,.ods,.xls,.json,.vcf,.vcard,.ldif,text/vcard,text/x-vcard,text/csv,text/tab-separated-values,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              tone="primary"
              onFile={send}
            />
          )}
        </div>
        <dl className="mt-8 grid gap-x-8 gap-y-5 text-13 sm:grid-cols-3">
          {[
            ['Recognized by their headers', 'HubSpot, Salesforce, Pipedrive, Apollo, LinkedIn’s Connections.csv, the YC directory.'],
            ['Any other file', 'Delimiter, encoding and header row are detected. You confirm the columns before the import starts.'],
            [
              'Nothing is lost',
              'Columns without a matching field are kept with the lead. You can download refused rows, and undo an import.',
            ],
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

import { Badge } from '@leadlight/ui/badge';
import { buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { Ago } from '../../layout/ago.tsx';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { importRun, isUploaded } from '../../runs/import-run.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordActor } from '../../words/names.ts';
import { wordNumber } from '../../words/numbers.ts';
import { wordResult, wordVendor } from '../../leads/import-words.ts';
import { importsQuery, isImportAtWork } from '../../leads/imports.queries.ts';

const BulkChanges = deferred(() => import('./bulk-changes.tsx').then((module) => module.BulkChanges));

/** All imports with their results, and below them the bulk changes. */
export function Imports() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const imports = useInfiniteQuery(importsQuery(workspaceId));
  const canImport = workspace.may('imports.create') && !workspace.isReadOnly;
  const link = (
    <Link {...paths.newImport(workspaceId)} className={buttonClass('primary')}>
      <Upload aria-hidden />
      Import a file
    </Link>
  );
  return (
    <Page title="Imports" actions={canImport && link}>
      <DataTabs current="imports" />
      <div className="px-4 pb-16 sm:px-6">
        <PagedList
          pages={imports}
          skeleton={<SkeletonRows rows={6} label="Loading the imports" />}
          empty={
            <EmptyState title="No imports yet" action={canImport && link}>
              Import CSV, TSV, XLSX, ODS, JSON, vCard or LDIF. Exports from HubSpot, Salesforce, Pipedrive, Apollo and LinkedIn are
              recognized; other files are read by their headers. You can undo each import.
            </EmptyState>
          }
        >
          {(shown) => (
            <Table label="Imports">
              <thead>
                <tr>
                  <Th>File</Th>
                  <Th>Status</Th>
                  <Th numeric className="max-md:hidden">
                    Rows
                  </Th>
                  <Th className="max-lg:hidden">Result</Th>
                  <Th className="max-md:hidden">By</Th>
                  <Th className="max-sm:hidden">When</Th>
                </tr>
              </thead>
              <tbody>
                {shown.map((each) => (
                  <tr key={each.id} className="hover:bg-wash">
                    <Td>
                      <Link
                        {...paths.import(workspaceId, each.id)}
                        className="touch-target font-medium wrap-anywhere no-underline hover:underline"
                      >
                        {each.fileName}
                      </Link>
                      {each.vendor && <span className="ml-2 text-12 text-muted">{wordVendor(each.vendor)}</span>}
                      {/* Where the column with the result has no room. */}
                      {!isUploaded(each) && <p className="mt-0.5 text-12 text-muted lg:hidden">{wordResult(each)}</p>}
                    </Td>
                    <Td>
                      <Badge tone={importRun(each).tone} pane>
                        {importRun(each).statusName}
                      </Badge>
                    </Td>
                    <Td numeric className="max-md:hidden">
                      {isUploaded(each)
                        ? '–'
                        : isImportAtWork(each) && each.total
                          ? `${wordNumber(each.progress.rowsRead)} of ${wordNumber(each.total)}`
                          : wordNumber(each.progress.rowsRead)}
                    </Td>
                    <Td className="text-muted max-lg:hidden">{isUploaded(each) ? '' : wordResult(each)}</Td>
                    <Td className="text-muted max-md:hidden">{wordActor(each.startedBy)}</Td>
                    <Td className="whitespace-nowrap text-muted max-sm:hidden">
                      <Ago at={each.createdAt} />
                    </Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </PagedList>
        <BulkChanges workspace={workspace} />
      </div>
    </Page>
  );
}

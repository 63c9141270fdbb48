import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { Ago } from '../../layout/ago.tsx';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { leadNouns } from '../../leads/lead-nouns.ts';
import { exportPresetNames } from '../../leads/export-words.ts';
import { paths } from '../../paths.ts';
import { DownloadLink } from '../../downloads/download-link.tsx';
import { Failed } from '../../layout/failed.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordDay, wordAge } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
import { wordCount } from '../../words/numbers.ts';

/** Exported files that can still be downloaded. */
export function Exports() {
  const { workspaceId, may } = useWorkspace();
  const canExport = may('leads.export');
  const all = useQuery({
    ...read('listExports', { params: { workspaceId } }),
    enabled: canExport,
  });
  return (
    <Page title="Exports">
      <DataTabs current="exports" />
      <div className="px-4 pb-16 sm:px-6">
        {!canExport ? (
          <EmptyState title="For owners and admins">Only owners and admins can export leads. Ask one of them for the file.</EmptyState>
        ) : all.isPending ? (
          <SkeletonRows rows={4} label="Loading the exports" />
        ) : all.isError ? (
          <Failed query={all} />
        ) : all.data.items.length === 0 ? (
          <EmptyState
            title="No exports yet"
            action={
              <Link {...paths.people(workspaceId)} className={buttonClass('primary')}>
                Find people
              </Link>
            }
          >
            Select leads in a search or on a list, then choose “Export”. You get a CSV file or an Excel workbook, with columns for HubSpot,
            Salesforce or Pipedrive if you like. Files are kept for a week.
          </EmptyState>
        ) : (
          <Table label="Exports">
            <thead>
              <tr>
                <Th>Leads</Th>
                <Th>Columns</Th>
                <Th className="max-md:hidden">By</Th>
                <Th className="max-sm:hidden">When</Th>
                <Th className="max-md:hidden">Kept until</Th>
                <Th>
                  <span className="sr-only">File</span>
                </Th>
              </tr>
            </thead>
            <tbody>
              {all.data.items.map((each) => (
                <tr key={each.id} className="hover:bg-wash">
                  <Td className="font-medium whitespace-nowrap tabular-nums">
                    {wordCount(each.total, leadNouns[each.kind].one, leadNouns[each.kind].many)}
                  </Td>
                  <Td className="text-muted">
                    {exportPresetNames[each.preset]}
                    {each.withEvidence && ', with evidence'}
                  </Td>
                  <Td className="text-muted max-md:hidden">{wordActor(each.createdBy)}</Td>
                  <Td className="text-muted max-sm:hidden">
                    <Ago at={each.createdAt} />
                  </Td>
                  <Td className="text-muted max-md:hidden">{wordDay(each.expiresAt)}</Td>
                  <Td className="w-52 text-right whitespace-nowrap">
                    <DownloadLink href={each.url} size="small">
                      CSV<span className="sr-only"> of {wordAge(each.createdAt)}</span>
                    </DownloadLink>{' '}
                    <DownloadLink href={each.workbookUrl} size="small">
                      Excel<span className="sr-only"> of {wordAge(each.createdAt)}</span>
                    </DownloadLink>
                  </Td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </Page>
  );
}

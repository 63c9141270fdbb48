/** The screens for imported, enriched, duplicate, exported and suppressed data. */
import { useQuery } from '@tanstack/react-query';
import { read } from '../api/queries.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../session/session.queries.ts';
import { SectionTabs } from './section-tabs.tsx';

export function DataTabs({ current }: { current: 'imports' | 'enrichments' | 'profile-runs' | 'merges' | 'exports' | 'suppressions' }) {
  const { workspaceId, may } = useWorkspace();
  const open = useQuery(read('listMergeGroups', { params: { workspaceId }, query: { limit: 1 } }));
  return (
    <SectionTabs
      label="Data"
      tabs={[
        { name: 'Imports', path: paths.imports(workspaceId), isCurrent: current === 'imports' },
        { name: 'Company enrichment', path: paths.enrichments(workspaceId), isCurrent: current === 'enrichments' },
        { name: 'Profile enrichment', path: paths.profileRuns(workspaceId), isCurrent: current === 'profile-runs' },
        { name: 'Duplicates', path: paths.merges(workspaceId), isCurrent: current === 'merges', count: open.data?.total },
        ...(may('leads.export') ? [{ name: 'Exports', path: paths.exports(workspaceId), isCurrent: current === 'exports' }] : []),
        { name: 'Suppressions', path: paths.suppressions(workspaceId), isCurrent: current === 'suppressions' },
      ]}
    />
  );
}

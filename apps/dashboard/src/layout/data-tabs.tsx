/** Where data comes in, is tidied, goes out and is kept out. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../session/session.queries.ts';
import { SectionTabs } from './section-tabs.tsx';

export function DataTabs({ current }: { current: 'imports' | 'merges' | 'exports' | 'suppressions' }) {
  const { workspaceId, may } = useWorkspace();
  const open = useQuery({
    queryKey: queryKeys.merges(workspaceId, { count: true }),
    queryFn: ({ signal }) => call('listMerges', { params: { workspaceId }, query: { state: 'open', limit: 1 } }, { signal }),
  });
  return (
    <SectionTabs
      label="Data"
      tabs={[
        { name: 'Imports', path: paths.imports(workspaceId), isCurrent: current === 'imports' },
        { name: 'Duplicates', path: paths.merges(workspaceId), isCurrent: current === 'merges', count: open.data?.total },
        ...(may('leads.export') ? [{ name: 'Exports', path: paths.exports(workspaceId), isCurrent: current === 'exports' }] : []),
        { name: 'Suppressions', path: paths.suppressions(workspaceId), isCurrent: current === 'suppressions' },
      ]}
    />
  );
}

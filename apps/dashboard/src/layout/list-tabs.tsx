import { paths } from '../paths.ts';
import { useWorkspace } from '../session/session.queries.ts';
import { SectionTabs } from './section-tabs.tsx';

/** The screens for lists and saved searches. */
export function ListTabs({ current }: { current: 'lists' | 'saved-searches' }) {
  const { workspaceId } = useWorkspace();
  return (
    <SectionTabs
      label="Lists and searches"
      tabs={[
        { name: 'Lists', path: paths.lists(workspaceId), isCurrent: current === 'lists' },
        { name: 'Saved searches', path: paths.savedSearches(workspaceId), isCurrent: current === 'saved-searches' },
      ]}
    />
  );
}

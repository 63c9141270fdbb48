import { paths } from '../paths.ts';
import { useWorkspace } from '../session/session.queries.ts';
import { SectionTabs } from './section-tabs.tsx';

/** The screens for lists, saved searches and likenesses. */
export function ListTabs({ current }: { current: 'lists' | 'saved-searches' | 'likenesses' }) {
  const { workspaceId } = useWorkspace();
  return (
    <SectionTabs
      label="Lists and searches"
      tabs={[
        { name: 'Lists', path: paths.lists(workspaceId), isCurrent: current === 'lists' },
        { name: 'Saved searches', path: paths.savedSearches(workspaceId), isCurrent: current === 'saved-searches' },
        { name: 'More like these', path: paths.likenesses(workspaceId), isCurrent: current === 'likenesses' },
      ]}
    />
  );
}

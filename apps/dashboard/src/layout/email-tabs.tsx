/** What can be done with addresses: check one, find one, do many, see how they stand. */
import { paths } from '../paths.ts';
import { useWorkspace } from '../session/session.queries.ts';
import { SectionTabs } from './section-tabs.tsx';

export function EmailTabs({ current }: { current: 'verifications' | 'finds' | 'verification-runs' | 'verification-summary' }) {
  const { workspaceId } = useWorkspace();
  return (
    <SectionTabs
      label="Emails"
      tabs={[
        { name: 'Verify one', path: paths.verifications(workspaceId), isCurrent: current === 'verifications' },
        { name: 'Find one', path: paths.finds(workspaceId), isCurrent: current === 'finds' },
        { name: 'Many at once', path: paths.verificationRuns(workspaceId), isCurrent: current === 'verification-runs' },
        { name: 'In numbers', path: paths.verificationSummary(workspaceId), isCurrent: current === 'verification-summary' },
      ]}
    />
  );
}

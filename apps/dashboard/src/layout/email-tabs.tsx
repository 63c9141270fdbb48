/** The screens for addresses: verify one, find one, runs of many, templates to write with, and figures. */
import { paths } from '../paths.ts';
import { useWorkspace } from '../session/session.queries.ts';
import { SectionTabs } from './section-tabs.tsx';

export function EmailTabs({
  current,
}: {
  current: 'verifications' | 'finds' | 'verification-runs' | 'verification-summary' | 'email-templates';
}) {
  const { workspaceId } = useWorkspace();
  return (
    <SectionTabs
      label="Emails"
      tabs={[
        { name: 'Verify one', path: paths.verifications(workspaceId), isCurrent: current === 'verifications' },
        { name: 'Find one', path: paths.finds(workspaceId), isCurrent: current === 'finds' },
        { name: 'Runs', path: paths.verificationRuns(workspaceId), isCurrent: current === 'verification-runs' },
        { name: 'Templates', path: paths.emailTemplates(workspaceId), isCurrent: current === 'email-templates' },
        { name: 'Report', path: paths.verificationSummary(workspaceId), isCurrent: current === 'verification-summary' },
      ]}
    />
  );
}

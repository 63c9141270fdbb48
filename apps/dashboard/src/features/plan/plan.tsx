import { deferred } from '@leadlight/ui/deferred';
import { useQuery } from '@tanstack/react-query';
import { creditsQuery, workspaceQuery } from '../../api/workspace.queries.ts';
import { Failed } from '../../layout/failed.tsx';
import { Section, SettingsPage } from '../../layout/settings-layout.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { CreditsNow } from './credits-now.tsx';
import { LoadingSections } from './loading-sections.tsx';
import { Standing } from './standing.tsx';

const MonthCeilingsSection = deferred(() => import('./month-ceilings.tsx').then((module) => module.MonthCeilingsSection));
const OwnersPlan = deferred(() => import('./owners-plan.tsx').then((module) => module.OwnersPlan));

/** The plan and the credits of the workspace. What it pays, who spends, and invoices are shown to owners only. */
export function PlanScreen() {
  const opened = useWorkspace();
  const { workspaceId, may } = opened;
  const workspace = useQuery(workspaceQuery(workspaceId));
  const credits = useQuery(creditsQuery(workspaceId));
  const failed = [workspace, credits].find(({ data, error }) => data === undefined && error);
  return (
    <SettingsPage title="Plan and credits">
      {failed ? (
        <Failed query={failed} />
      ) : !workspace.data || !credits.data ? (
        <LoadingSections titles={['Plan', 'Credits']} />
      ) : may('billing.read') ? (
        <OwnersPlan
          meanwhile={<LoadingSections titles={['Plan', 'Plans', 'Credits']} />}
          workspace={workspace.data}
          credits={credits.data}
        />
      ) : (
        <>
          <Section title="Plan" text="Owners choose and pay for the plan.">
            <Standing workspace={workspace.data} />
          </Section>
          <Section title="Credits" text="The currency for leads, emails and enrichment.">
            <CreditsNow credits={credits.data} workspaceId={workspaceId} />
          </Section>
          <MonthCeilingsSection workspace={opened} meanwhile={<LoadingSections titles={['Monthly ceilings']} />} />
        </>
      )}
    </SettingsPage>
  );
}

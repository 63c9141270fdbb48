/** Enriches one company: the field, and below it all domains that were read or the open one. */
import { buttonClass } from '@leadlight/ui/button';
import { early } from '@leadlight/ui/deferred';
import { Link, Outlet } from '@tanstack/react-router';
import { Files } from 'lucide-react';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { EnrichForm } from './enrich-form.tsx';

const ContactNotice = early(() => import('../../enrichment/contact-notice.tsx').then((module) => module.ContactNotice));

export function Enrichments() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  return (
    <Page
      title="Enrich a company"
      actions={
        <>
          <Link {...paths.enrichmentRuns(workspaceId)} className={buttonClass('outline')}>
            Runs
          </Link>
          {workspace.may('enrichments.create') && !workspace.isReadOnly && (
            <Link {...paths.newEnrichmentRun(workspaceId)} className={buttonClass('outline')}>
              <Files aria-hidden />
              Enrich many
            </Link>
          )}
        </>
      }
    >
      <DataTabs current="enrichments" />
      <ContactNotice workspaceId={workspaceId} />
      <EnrichForm workspace={workspace} />
      <Outlet />
    </Page>
  );
}

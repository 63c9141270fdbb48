/** Enriches one company: the field, and below it all domains that were read or the open one. */
import { early } from '@leadlight/ui/deferred';
import { Outlet } from '@tanstack/react-router';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { EnrichForm } from './enrich-form.tsx';

const ContactNotice = early(() => import('../../enrichment/contact-notice.tsx').then((module) => module.ContactNotice));

export function Enrichments() {
  const workspace = useWorkspace();
  return (
    <Page title="Enrich a company">
      <DataTabs current="enrichments" />
      <ContactNotice workspaceId={workspace.workspaceId} />
      <EnrichForm workspace={workspace} />
      <Outlet />
    </Page>
  );
}

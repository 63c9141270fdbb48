/** Finds one address from a name and a domain: the form, and below it all finds or the open one. */
import { early } from '@leadlight/ui/deferred';
import { Outlet } from '@tanstack/react-router';
import { EmailTabs } from '../../layout/email-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { FindForm } from './find-form.tsx';

const AskingNotice = early(() => import('../../verification/asking-notice.tsx').then((module) => module.AskingNotice));

export function Finds() {
  const workspace = useWorkspace();
  return (
    <Page title="Find an email">
      <EmailTabs current="finds" />
      <AskingNotice workspaceId={workspace.workspaceId} />
      <FindForm workspace={workspace} canFind={workspace.may('verifications.create') && !workspace.isReadOnly} />
      <Outlet />
    </Page>
  );
}

/** Verifies one address: the field, and below it all verified addresses or the open one. */
import { Button } from '@leadlight/ui/button';
import { deferred, early } from '@leadlight/ui/deferred';
import { Outlet } from '@tanstack/react-router';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { EmailTabs } from '../../layout/email-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { VerifyForm } from './verify-form.tsx';

const AskingNotice = early(() => import('../../verification/asking-notice.tsx').then((module) => module.AskingNotice));
const BouncesDialog = deferred(() => import('./bounces-dialog.tsx').then((module) => module.BouncesDialog));

export function Verifications() {
  const workspace = useWorkspace();
  const [isReporting, setReporting] = useState(false);
  const canVerify = workspace.may('verifications.create') && !workspace.isReadOnly;
  return (
    <Page
      title="Verify an email"
      actions={
        canVerify && (
          <Button onClick={() => setReporting(true)}>
            <MailX aria-hidden />
            Report bounces
          </Button>
        )
      }
    >
      <EmailTabs current="verifications" />
      <AskingNotice workspaceId={workspace.workspaceId} />
      <VerifyForm workspace={workspace} canVerify={canVerify} />
      <Outlet />
      {isReporting && <BouncesDialog workspaceId={workspace.workspaceId} open onOpenChange={setReporting} />}
    </Page>
  );
}

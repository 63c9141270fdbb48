/** Shown if mail servers can't be asked, because otherwise unknown verdicts would seem to be caused by the addresses. */
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { OpenSetup } from '../setup/open-setup.tsx';
import { verificationSummaryQuery } from './verification.queries.ts';

// Without instructions: members can't change it, and the operator has a setup of their own.
const texts = {
  not_configured:
    'Mail servers aren’t asked yet, because the operator hasn’t set up verification. Addresses that only they can confirm stay unknown and are free.',
  port_25_blocked:
    'Mail servers can’t be reached from this installation. Addresses that only they can confirm stay unknown and are free; the operator has been notified.',
  network_unreliable:
    'The network of this installation gives wrong answers. Until it is repaired, addresses stay unknown and are free; the operator has been notified.',
};

export function AskingNotice({ workspaceId }: { workspaceId: string }) {
  const summary = useQuery(verificationSummaryQuery(workspaceId, 30));
  const asking = summary.data?.asking;
  if (!asking || asking.state === 'ready') return null;
  return (
    <div className="flex flex-wrap items-center gap-2.5 border-b border-hairline bg-amber/16 px-4 py-2.5 text-13 sm:px-6">
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <Unplug className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="min-w-0">{texts[asking.state]}</span>
      </p>
      {asking.state === 'not_configured' && <OpenSetup of="verification" />}
    </div>
  );
}

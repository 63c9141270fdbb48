/** Shown if mail servers can't be asked, because otherwise unknown verdicts would seem to be caused by the addresses. */
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { verificationSummaryQuery } from './verification.queries.ts';

const texts = {
  port_25_blocked: {
    title: 'Mail servers can’t be reached: outgoing port 25 is closed.',
    advice:
      'Addresses are checked by grammar and DNS only; all others stay unknown and are free. To fix this, ask your provider to open the port, or set VERIFY_PROXY: see docs/verification.md, “Port 25”.',
  },
  not_configured: {
    title: 'The sender for asking mail servers is not configured.',
    advice:
      'Addresses are checked by grammar and DNS only; all others stay unknown and are free. To set up a sender, see docs/configuration.md, “Verification”.',
  },
  network_unreliable: {
    title: 'The network of this server gives wrong answers.',
    advice: 'Until this is fixed, addresses stay unknown and are free: see docs/verification.md, “A network that answers falsely”.',
  },
} as const;

export function AskingNotice({ workspaceId }: { workspaceId: string }) {
  const summary = useQuery(verificationSummaryQuery(workspaceId, 30));
  const asking = summary.data?.asking;
  if (!asking || asking.state === 'ready') return null;
  const { title, advice } = texts[asking.state];
  return (
    <div className="flex gap-2.5 border-b border-hairline bg-amber/16 px-4 py-2.5 text-13 sm:px-6">
      <Unplug className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="mt-0.5 max-w-prose">{advice}</p>
        {asking.faults.length > 0 && (
          <ul className="mt-1 list-disc pl-4">
            {asking.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

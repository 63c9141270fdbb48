/** Said once, where mail servers cannot be asked from here: without it every verdict would look like the address's fault. */
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { verificationSummaryQuery } from './verification.queries.ts';

export function AskingNotice({ workspaceId }: { workspaceId: string }) {
  const summary = useQuery(verificationSummaryQuery(workspaceId, 30));
  const asking = summary.data?.asking;
  if (!asking || asking.state === 'ready') return null;
  const isBlocked = asking.state === 'port_25_blocked';
  return (
    <div className="flex gap-2.5 border-b border-hairline bg-amber/16 px-4 py-2.5 text-13 sm:px-6">
      <Unplug className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="font-medium">
          {isBlocked
            ? 'Outgoing port 25 is closed here: no mail server can be reached.'
            : 'Who asks the mail servers has not been set up here.'}
        </p>
        <p className="mt-0.5 max-w-prose">
          {isBlocked
            ? 'What grammar and DNS can tell is still told; the rest stays unknown and costs nothing. It resolves itself once the provider opens the port, or VERIFY_PROXY leads through one that is open: docs/verification.md, “Port 25”.'
            : 'What grammar and DNS can tell is still told; the rest stays unknown and costs nothing. How to set it up stands in docs/configuration.md, “Verification”.'}
        </p>
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

/** A button that opens the operator's setup, for users whose own machine runs Leadlight. Others don't see it: their operator has a command. */
import '../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { read } from '../api/queries.ts';
import { useCommand } from '../api/use-command.ts';

const screens = {
  enrichment: { to: '/setup/enrichment', label: 'Set up enrichment' },
  verification: { to: '/setup/verification', label: 'Set up verification' },
} as const;

export function OpenSetup({ of }: { of: keyof typeof screens }) {
  const { to, label } = screens[of];
  const navigate = useNavigate();
  const next = useLocation().href;
  const isAllowed = useQuery({ ...read('readSetupAccess'), staleTime: Infinity }).data?.isAllowed === true;
  const { run, pending } = useCommand('createSetupLink', {
    onDone: ({ token }) => navigate({ to, hash: new URLSearchParams({ token, next }).toString() }),
  });
  if (!isAllowed) return null;
  return (
    <Button size="small" pending={pending} pendingLabel="Opening…" onClick={() => void run()}>
      {label}
    </Button>
  );
}

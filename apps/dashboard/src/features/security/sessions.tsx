import '../../api/groups/account.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { read } from '../../api/queries.ts';
import { patch, useCommand } from '../../api/use-command.ts';
import { Failed } from '../../layout/failed.tsx';
import { wordAge, wordMoment } from '../../words/dates.ts';
import { wordDevice } from './device.ts';

const sessionsQuery = read('listSessions');

export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const failure = { title: 'The session was not signed out' };
  // Removed from the list at once; restored, with the reason, if the server refuses.
  const without = (isGone: (sessionId: string) => boolean) =>
    patch(sessionsQuery.queryKey, ({ items }) => ({ items: items.filter(({ id, isCurrent }) => isCurrent || !isGone(id)) }));
  const revoke = useCommand('revokeSession', {
    notice: () => ({ title: 'Session signed out' }),
    failure,
  });
  const revokeOthers = useCommand('revokeOtherSessions', {
    notice: () => ({ title: 'Signed out on all other devices' }),
    failure,
  });

  if (sessions.isPending) return <SkeletonRows rows={3} label="Loading your sessions" />;
  if (sessions.isError) return <Failed query={sessions} />;
  const { items } = sessions.data;
  return (
    <>
      <ul className="-mt-2">
        {items.map(({ id, isCurrent, device, address, lastSeenAt, createdAt }) => {
          const { name, isPhone } = wordDevice(device);
          const Icon = isPhone ? Smartphone : Monitor;
          return (
            <li key={id} className="flex min-h-14 items-center gap-3 border-b border-hairline py-2 last:border-0">
              <Icon className="size-5 shrink-0 text-muted" aria-hidden />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {name}
                  {isCurrent && <Badge tone="info">This device</Badge>}
                </p>
                <p className="text-13 text-muted" title={`Signed in ${wordMoment(createdAt)}`}>
                  {[address, isCurrent ? 'in use now' : `last used ${wordAge(lastSeenAt)}`].filter(Boolean).join(', ')}
                </p>
              </div>
              {!isCurrent && (
                <Button
                  onClick={() =>
                    void revoke.run(
                      { params: { sessionId: id } },
                      without((each) => each === id),
                    )
                  }
                  aria-label={`Sign out ${name}`}
                >
                  Sign out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {items.length > 1 && (
        <Button
          tone="danger"
          className="mt-4"
          onClick={() =>
            void revokeOthers.run(
              undefined,
              without(() => true),
            )
          }
        >
          Sign out all other devices
        </Button>
      )}
    </>
  );
}

import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { ErrorState } from '@leadlight/ui/states';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { call } from '../../api/call.ts';
import type { AnswerOf } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { notify } from '../../notices/notify.ts';
import { wordDistance, wordMoment } from '../../words/dates.ts';
import { wordDevice } from './device.ts';

type Sessions = AnswerOf<'listSessions'>;

export function Sessions() {
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: queryKeys.sessions, queryFn: ({ signal }) => call('listSessions', undefined, { signal }) });

  // Gone from the list at once; back, with the reason, should the server refuse.
  const revoke = useMutation({
    mutationFn: (sessionId: string) =>
      sessionId === 'others' ? call('revokeOtherSessions') : call('revokeSession', { params: { sessionId } }),
    onMutate: async (sessionId) => {
      await queries.cancelQueries({ queryKey: queryKeys.sessions });
      const before = queries.getQueryData<Sessions>(queryKeys.sessions);
      queries.setQueryData(
        queryKeys.sessions,
        before && { items: before.items.filter(({ id, isCurrent }) => isCurrent || (sessionId !== 'others' && id !== sessionId)) },
      );
      return { before };
    },
    onSuccess: (_, sessionId) => notify({ title: sessionId === 'others' ? 'Signed out everywhere else' : 'Session signed out' }),
    onError: (error, _, context) => {
      queries.setQueryData(queryKeys.sessions, context?.before);
      notify({ title: 'That session is still signed in', text: wordFailure(error).text, tone: 'error' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.sessions }),
  });

  if (sessions.isPending) return <SkeletonRows rows={3} label="Loading your sessions" />;
  if (sessions.isError) {
    const words = wordFailure(sessions.error);
    return (
      <ErrorState title={words.title} requestId={words.requestId} onRetry={() => void sessions.refetch()}>
        {words.text}
      </ErrorState>
    );
  }
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
                  {[address, isCurrent ? 'in use now' : `last used ${wordDistance(lastSeenAt)}`].filter(Boolean).join(', ')}
                </p>
              </div>
              {!isCurrent && (
                <Button onClick={() => revoke.mutate(id)} aria-label={`Sign out ${name}`}>
                  Sign out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {items.length > 1 && (
        <Button tone="danger" className="mt-4" onClick={() => revoke.mutate('others')}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

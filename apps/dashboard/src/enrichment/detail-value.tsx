/** One value with its evidence: struck through once a member marked it as wrong, muted once it is gone. */
import { Button } from '@leadlight/ui/button';
import type { ReactNode } from 'react';
import type { Quote } from '../api/contract.ts';
import { wordDay } from '../words/dates.ts';
import { Evidence } from './evidence.tsx';
import type { Rejecting } from './use-rejecting.ts';

interface Detail {
  id: string;
  firstSeenAt: string;
  lastSeenAt: string;
  goneSince: string | null;
  isRejected: boolean;
  evidence: readonly Quote[];
}

interface DetailValueProps {
  detail: Detail;
  /** For screen readers: "Evidence for React". */
  name: string;
  rejecting: Rejecting;
  isGuess?: boolean;
  /** The value. */
  children: ReactNode;
  /** After the value, muted. */
  note?: ReactNode;
}

export function DetailValue({ detail, name, rejecting, isGuess = false, children, note }: DetailValueProps) {
  const { id, isRejected, goneSince, firstSeenAt, lastSeenAt, evidence } = detail;
  const rejection = {
    isRejected,
    pending: rejecting.pending,
    onReject: rejecting.mayReject ? (is: boolean) => rejecting.reject(id, is) : undefined,
  };
  return (
    <span className="-ml-1.5 flex min-w-0 items-start gap-0.5">
      <Evidence
        name={name}
        quotes={evidence}
        firstSeenAt={firstSeenAt}
        lastSeenAt={lastSeenAt}
        isGuess={isGuess || goneSince !== null}
        rejection={rejection}
      />
      <span className="min-w-0 flex-1 text-13 leading-5 wrap-anywhere">
        <span className={isRejected ? 'text-muted line-through' : goneSince ? 'text-muted' : ''}>{children}</span>
        {isRejected ? (
          <span className="text-12 text-muted">
            {' '}
            Marked as wrong
            {rejecting.mayReject && (
              <Button tone="quiet" size="tiny" className="ml-1" pending={rejecting.pending} onClick={() => rejecting.reject(id, false)}>
                Undo
                <span className="sr-only"> for {name}</span>
              </Button>
            )}
          </span>
        ) : (
          <>
            {goneSince ? (
              <span className="text-12 text-muted">
                {' '}
                seen from {wordDay(firstSeenAt)}, gone since {wordDay(goneSince)}
              </span>
            ) : (
              note && <span className="text-12 text-muted"> {note}</span>
            )}
          </>
        )}
      </span>
    </span>
  );
}

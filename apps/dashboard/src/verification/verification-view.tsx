/** One verification with its verdict and evidence, while it runs and after. */
import { Button, IconButton } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { Copy, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Verification } from '../api/contract.ts';
import { Ago } from '../layout/ago.tsx';
import { copyText } from '../notices/copy.ts';
import { paths } from '../paths.ts';
import { wordDay, wordMoment } from '../words/dates.ts';
import { wordNumber } from '../words/numbers.ts';
import { wordCertainty } from '../words/percents.ts';
import { wordWait } from '../words/wait.ts';
import { Steps } from './steps.tsx';
import { useNow } from './use-now.ts';
import { isAboutText, resolutions, verdictAdvice, wordCost, wordFacts, wordNextPrice } from './answer-words.ts';
import { verdictNames } from './verdict-words.ts';
import { VerdictPane } from './verdict-mark.tsx';

interface VerificationViewProps {
  workspaceId: string;
  verification: Verification;
  /** The connection is lost, so what is shown may be out of date. */
  isOld: boolean;
  /** Absent if nothing may be verified, such as in a read-only workspace. */
  onVerify?: ((address: string, how: { fresh: boolean }) => void) | undefined;
  isPending: boolean;
}

export function VerificationView({ workspaceId, verification, isOld, onVerify, isPending }: VerificationViewProps) {
  const { address, status, verdict } = verification;
  const suggestion = verdict?.facts.suggestion;
  return (
    <article
      aria-label={`Verification of ${address}`}
      className="grid gap-x-10 gap-y-8 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="min-w-0">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 text-20 leading-8 wrap-anywhere">{address}</h2>
          <IconButton label="Copy address" icon={<Copy aria-hidden />} onClick={() => void copyText(address, 'Address copied')} />
        </div>
        <Outcome verification={verification} />
        {isOld && <p className="mt-3 text-13 text-muted">Connection lost. The verification continues in the background.</p>}
        {suggestion && (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-cobalt/8 px-3 py-2.5 text-13">
            <span className="min-w-0 break-words">
              Did you mean <b className="wrap-anywhere">{suggestion}</b>?
            </span>
            {onVerify && (
              <Button size="small" pending={isPending} onClick={() => onVerify(suggestion, { fresh: false })}>
                Verify this address
              </Button>
            )}
          </p>
        )}
        {status !== 'checking' && onVerify && !isAboutText(verdict) && (
          <VerifyAgain verification={verification} isPending={isPending} onVerify={() => onVerify(address, { fresh: true })} />
        )}
        {verdict && <Facts verification={verification} workspaceId={workspaceId} />}
      </div>
      <Steps verification={verification} />
    </article>
  );
}

function Outcome({ verification: { verdict, status, nextAttemptAt, deadlineAt, bouncedAt } }: { verification: Verification }) {
  const isChecking = status === 'checking';
  const nowMs = useNow(status === 'waiting');
  if (!verdict)
    return (
      <div role="status" className="mt-4 flex items-center gap-4">
        <VerdictPane verdict={null} />
        <p className="font-heading text-24 font-bold tracking-tight">{isChecking ? 'Verifying…' : 'No answer yet'}</p>
      </div>
    );
  const isKnown = verdict.verdict !== 'unknown';
  return (
    <>
      <div role="status" className="mt-4 flex items-center gap-4">
        <VerdictPane verdict={isChecking ? null : verdict.verdict} />
        <div className="min-w-0">
          <p className="font-heading text-32 leading-9 font-bold tracking-tight">
            {isChecking ? 'Verifying again…' : `${verdictNames[verdict.verdict]}${status === 'waiting' && !isKnown ? ' for now' : ''}`}
          </p>
          <p className="mt-1 text-13 text-muted tabular-nums">
            {isChecking && `Previous verdict: ${verdictNames[verdict.verdict].toLowerCase()}. `}
            {isKnown && <>{wordCertainty(verdict.confidence)} sure, verified </>}
            {!isKnown && 'Verified '}
            <Ago at={verdict.checkedAt} />
            {/* Unknown is always stale, because it was never an answer. */}
            {isKnown && verdict.isStale && '. More than 30 days old: verify it again before you rely on it.'}
          </p>
        </div>
      </div>
      <p className="mt-4 max-w-prose text-16 text-pretty">
        {verdict.words} <span className="text-muted">{verdictAdvice[verdict.verdict]}</span>
      </p>
      {status === 'waiting' && nextAttemptAt ? (
        <p className="mt-2 max-w-prose text-14 text-muted">
          Leadlight tries again automatically {wordWait(nextAttemptAt, nowMs)}
          {deadlineAt && `, until ${wordMoment(deadlineAt)} at the latest`}. This is free.
        </p>
      ) : (
        verdict.resolvedBy && <p className="mt-2 max-w-prose text-14 text-muted">{resolutions[verdict.resolvedBy]}</p>
      )}
      {bouncedAt && <p className="mt-2 text-14 text-ruby-text">A bounce was reported on {wordDay(bouncedAt)}.</p>}
    </>
  );
}

function VerifyAgain({
  verification: { freeUntil, verdict },
  isPending,
  onVerify,
}: {
  verification: Verification;
  isPending: boolean;
  onVerify: () => void;
}) {
  const nowMs = useNow(false);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button pending={isPending} pendingLabel="Verifying…" onClick={onVerify}>
        <RotateCw aria-hidden />
        {verdict ? 'Verify again' : 'Verify now'}
      </Button>
      <span className="text-13 text-muted">{wordNextPrice(freeUntil, nowMs)}</span>
    </div>
  );
}

function Facts({ verification, workspaceId }: { verification: Verification; workspaceId: string }) {
  const { verdict, entryNumber, freeUntil } = verification;
  return (
    <dl className="mt-6 max-w-lg text-13">
      {verdict &&
        wordFacts(verdict.facts).map(({ name, value, tri }) => <Fact key={name} name={name} value={value} isMuted={tri !== 'yes'} />)}
      <Fact
        name="Cost of the last verification"
        value={
          <>
            {wordCost({ ...verification, verdict })}
            {entryNumber !== null && (
              <>
                {' '}
                <Link {...ledgerPath(workspaceId, freeUntil)} className="font-medium whitespace-nowrap underline underline-offset-3">
                  Entry {wordNumber(entryNumber)} of the ledger
                </Link>
              </>
            )}
          </>
        }
      />
    </dl>
  );
}

function Fact({ name, value, isMuted = false }: { name: string; value: ReactNode; isMuted?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-b border-hairline py-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className={`min-w-0 text-right break-words ${isMuted ? 'text-muted' : 'font-medium'}`}>{value}</dd>
    </div>
  );
}

const paidDays = 30;

/** The ledger filtered to the day of the payment: verifications are free for 30 days from then. */
export function ledgerPath(workspaceId: string, freeUntil: string | null) {
  if (!freeUntil) return paths.credits(workspaceId, { kind: 'spend' });
  const paid = new Date(freeUntil);
  paid.setDate(paid.getDate() - paidDays);
  const day = [paid.getFullYear(), paid.getMonth() + 1, paid.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return paths.credits(workspaceId, { kind: 'spend', from: day, until: day });
}

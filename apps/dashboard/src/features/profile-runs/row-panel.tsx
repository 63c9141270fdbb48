/** One row of a profile run: who it is, every source that was asked, live while the row is worked on, and what stays open. */
import { IconButton } from '@leadlight/ui/button';
import { Drawer } from '@leadlight/ui/drawer';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import type { EmailVerdict } from '@leadlight/contract/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Link2, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ProfileRun, ProfileRunRowDetails } from '../../api/contract.ts';
import { Failed } from '../../layout/failed.tsx';
import { Verdict } from '../../leads/table/cells.tsx';
import { useNarrow } from '../../leads/use-narrow.ts';
import { copyText } from '../../notices/copy.ts';
import { paths } from '../../paths.ts';
import { profileRunRowQuery } from '../../profiles/profile-runs.queries.ts';
import { OpenFields, ProfileSteps } from '../../profiles/profile-steps.tsx';
import { wordReason } from '../../profiles/profile-words.ts';
import { profileRun } from '../../runs/profile-run.ts';
import { isAtWork } from '../../runs/run.ts';
import { wordDollars } from '../../words/money.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { RowOutcome } from './profile-run-rows.tsx';

interface RowPanelProps {
  workspaceId: string;
  run: ProfileRun;
  row: number;
  onOpen: (row: number) => void;
  onClose: () => void;
}

export function RowPanel({ workspaceId, run, row, onOpen, onClose }: RowPanelProps) {
  const isNarrow = useNarrow();
  const isRunning = isAtWork(profileRun(run));
  const content = useRef<HTMLDivElement>(null);
  // In wide windows the panel is far from what opened it in the order of the page.
  useEffect(() => content.current?.focus({ preventScroll: true }), []);
  const details = useQuery(profileRunRowQuery(workspaceId, run.id, row, isRunning));
  const step = (to: number, label: string, icon: ReactNode) => (
    <IconButton label={label} icon={icon} disabled={to < 1 || to > run.total} onClick={() => onOpen(to)} />
  );
  return (
    <Drawer label={`Row ${wordNumber(row)}`} isWindow={isNarrow} onClose={onClose}>
      <div className="flex h-12 shrink-0 items-center gap-0.5 border-b border-hairline px-2">
        {step(row - 1, 'Previous row', <ArrowUp aria-hidden />)}
        {step(row + 1, 'Next row', <ArrowDown aria-hidden />)}
        <span className="flex-1 px-1 text-13 text-muted tabular-nums">
          Row {wordNumber(row)} of {wordNumber(run.total)}
        </span>
        <IconButton label="Copy link" icon={<Link2 aria-hidden />} onClick={() => void copyText(location.href, 'Link copied')} />
        <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <div
        ref={content}
        role="region"
        aria-label="Details"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="-outline-offset-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-10"
      >
        {details.isPending ? (
          <SkeletonRows rows={7} label="Loading the row" />
        ) : details.data ? (
          <Details run={run} workspaceId={workspaceId} details={details.data} isWorking={isRunning} isOld={details.isError} />
        ) : (
          <Failed query={details} />
        )}
      </div>
    </Drawer>
  );
}

interface DetailsProps {
  run: Pick<ProfileRun, 'status'>;
  workspaceId: string;
  details: ProfileRunRowDetails;
  /** Whether the run still works on its rows. */
  isWorking: boolean;
  isOld: boolean;
}

function Details({ workspaceId, run, details, isWorking, isOld }: DetailsProps) {
  const { given, position, cost, providerMicros, status } = details;
  const reason = wordReason(details, run.status);
  const spent = [
    status === 'done' && (cost > 0 ? wordCount(cost, 'credit') : 'No credits'),
    providerMicros > 0 && `${wordDollars(providerMicros)} to providers`,
  ].filter(Boolean);
  return (
    <>
      <p className="text-12 text-muted">{position === null ? 'Given' : `Given in line ${wordNumber(position)}`}</p>
      <h2 className="font-text text-14 font-semibold tracking-normal wrap-anywhere">{given || 'Empty'}</h2>
      <div role="status" className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13">
        <RowOutcome run={run} row={details} />
        {reason && <span className="min-w-0 wrap-anywhere text-muted">{reason}</span>}
      </div>
      {spent.length > 0 && <p className="mt-1 text-13 text-muted tabular-nums">{spent.join(', ')}</p>}
      {isOld && <p className="mt-1 text-13 text-muted">Connection lost. The run continues.</p>}
      <Person workspaceId={workspaceId} details={details} />
      <ProfileSteps details={details} isWorking={isWorking} />
      <OpenFields open={details.open} />
    </>
  );
}

const link = 'underline decoration-control underline-offset-3 hover:decoration-ink';

function Person({ workspaceId, details: { person, personId } }: Pick<DetailsProps, 'workspaceId' | 'details'>) {
  if (!person) return null;
  const { name, title, companyName, email, emailVerdict, phoneText, linkedin, location } = person;
  const lines: [name: string, value: ReactNode][] = [
    ['Job', [title, companyName].filter(Boolean).join(', ')],
    [
      'Email',
      email && (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="wrap-anywhere">{email}</span>
          <Verdict verdict={emailVerdict as EmailVerdict} />
        </span>
      ),
    ],
    ['Phone', phoneText],
    ['Location', location],
    [
      'LinkedIn',
      linkedin && (
        <a href={linkedin} target="_blank" rel="noreferrer noopener" className={`wrap-anywhere ${link}`}>
          {linkedin.replace(/^https?:\/\/(www\.)?/, '')}
          <span className="sr-only">, opens a new tab</span>
        </a>
      ),
    ],
  ];
  const known = lines.filter(([, value]) => Boolean(value));
  return (
    <section aria-label="Person" className="mt-4 rounded-card border border-hairline bg-ground px-3.5 py-3 text-13">
      <h3 className="font-text text-14 font-semibold tracking-normal">
        {personId === null ? (
          name
        ) : (
          <Link {...paths.people(workspaceId, { lead: personId })} className={link}>
            {name}
          </Link>
        )}
      </h3>
      {known.length > 0 && (
        <dl className="mt-1.5 grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-1">
          {known.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

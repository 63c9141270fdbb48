/** Whom the company is hiring: how many over time and by department, and the jobs themselves. */
import '../api/groups/enrichment.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Skeleton, SkeletonRows } from '@leadlight/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { CompanyDetails, CompanyJob } from '../api/contract.ts';
import { PagedList } from '../layout/paged-list.tsx';
import { departmentNames } from '../leads/lead-words.ts';
import { wordDay, wordAge } from '../words/dates.ts';
import { wordNumber } from '../words/numbers.ts';
import { DetailSection, NothingFound } from './detail-section.tsx';
import { jobsQuery } from './enrichment.queries.ts';
import { Evidence } from './evidence.tsx';

const OpenJobsChart = deferred(() => import('./open-jobs-chart.tsx').then((module) => module.OpenJobsChart));

type JobFigures = CompanyDetails['jobs'];
type DepartmentId = NonNullable<CompanyJob['departmentId']>;
const link = 'underline decoration-control underline-offset-3 hover:decoration-ink';

interface JobsProps {
  workspaceId: string;
  companyId: string;
  jobs: JobFigures;
  /** "2026-11-22". */
  today: string;
}

export function Jobs({ workspaceId, companyId, jobs, today }: JobsProps) {
  const { board, open, newIn28Days, byDay, byDepartment, readAt } = jobs;
  const [department, setDepartment] = useState<DepartmentId>();
  const [isGone, setGone] = useState(false);
  const hasHad = open > 0 || byDay.some((day) => day.open > 0);
  return (
    <DetailSection id="jobs" title="Open jobs" count={open}>
      <p className="-mt-1.5 mb-4 text-13 text-muted">
        {open > 0 && newIn28Days > 0 && `${wordNumber(newIn28Days)} new in the last 28 days. `}
        {board && (
          <>
            From the job board{' '}
            <a href={board.url} target="_blank" rel="noreferrer noopener nofollow" className={link}>
              {board.name}
              <span className="sr-only">, opens a new tab</span>
            </a>
            {readAt ? `, read ${wordAge(readAt)}.` : ', which couldn’t be read yet.'}
          </>
        )}
        {!board && hasHad && 'From the company’s own pages.'}
      </p>
      {!hasHad ? (
        <NothingFound>
          {board && !readAt
            ? 'Whether there are open jobs is unknown until the job board answers.'
            : board
              ? 'The job board lists no open job.'
              : 'No job board and no open job was found on the pages that were read.'}
        </NothingFound>
      ) : (
        <>
          <div className="mb-5 grid gap-x-8 gap-y-5 @2xl:grid-cols-2">
            {byDay.length > 1 && <OpenJobsChart days={byDay} today={today} meanwhile={<Skeleton className="h-32 w-full" />} />}
            {byDepartment.length > 0 && <Departments rows={byDepartment} chosen={department} onChoose={setDepartment} />}
          </div>
          <div role="group" aria-label="Jobs shown" className="mb-1 flex items-center gap-4 border-b border-hairline">
            {[false, true].map((gone) => (
              <button
                key={String(gone)}
                type="button"
                aria-pressed={isGone === gone}
                className="-mb-px h-9 border-b-2 border-transparent text-13 font-medium text-muted hover:text-ink aria-pressed:border-cobalt aria-pressed:text-ink pointer-coarse:h-11"
                onClick={() => setGone(gone)}
              >
                {gone ? 'Closed' : 'Open'}
              </button>
            ))}
            {department && (
              <Button tone="quiet" size="small" className="ml-auto" onClick={() => setDepartment(undefined)}>
                All departments
              </Button>
            )}
          </div>
          <JobList workspaceId={workspaceId} companyId={companyId} department={department} isGone={isGone} />
        </>
      )}
    </DetailSection>
  );
}

interface DepartmentsProps {
  rows: JobFigures['byDepartment'];
  chosen: DepartmentId | undefined;
  onChoose: (department: DepartmentId | undefined) => void;
}

/** A bar for each department; choosing one shows only its jobs. */
function Departments({ rows, chosen, onChoose }: DepartmentsProps) {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <div>
      <h3 className="mb-1 font-text text-13 leading-6 font-normal tracking-normal text-muted">By department</h3>
      <ul aria-label="Open jobs by department">
        {rows
          .toSorted((a, b) => b.count - a.count)
          .map(({ departmentId, count }) => {
            const name = departmentId ? departmentNames[departmentId] : 'Other or not stated';
            const bar = (
              <>
                <span className="w-36 shrink-0 truncate text-left">{name}</span>
                <span className="h-2.5 min-w-0 flex-1">
                  <span
                    className={`block h-full rounded-r-[3px] ${chosen === departmentId ? 'bg-cobalt' : 'bg-cobalt/55'}`}
                    style={{ width: `max(2px, ${(count / most) * 100}%)` }}
                  />
                </span>
                <span className="w-8 shrink-0 text-right tabular-nums">{wordNumber(count)}</span>
                <span className="sr-only">{count === 1 ? ' open job' : ' open jobs'}</span>
              </>
            );
            return (
              <li key={departmentId ?? 'none'} className="text-13">
                {departmentId ? (
                  <button
                    type="button"
                    aria-pressed={chosen === departmentId}
                    className="flex h-7 w-full items-center gap-2 rounded-small hover:bg-wash aria-pressed:font-medium pointer-coarse:h-10"
                    onClick={() => onChoose(chosen === departmentId ? undefined : departmentId)}
                  >
                    {bar}
                  </button>
                ) : (
                  <span className="flex h-7 items-center gap-2 text-muted">{bar}</span>
                )}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

interface JobListProps {
  workspaceId: string;
  companyId: string;
  department: DepartmentId | undefined;
  isGone: boolean;
}

function JobList({ workspaceId, companyId, department, isGone }: JobListProps) {
  const pages = useInfiniteQuery(jobsQuery(workspaceId, companyId, { departmentId: department, isGone }));
  const within = department ? ` in ${departmentNames[department]}` : '';
  return (
    <PagedList
      pages={pages}
      skeleton={<SkeletonRows rows={4} label="Loading the jobs" />}
      empty={
        <p className="py-4 text-13 text-muted">
          {isGone ? `No job${within} has closed since the first reading.` : `No open job${within}.`}
        </p>
      }
    >
      {(shown) => (
        <ul aria-label={isGone ? 'Closed jobs' : 'Open jobs'} className="divide-y divide-hairline">
          {shown.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const workplaceNames = { remote: 'Remote', hybrid: 'Hybrid', on_site: 'On site' };

function JobRow({ job }: { job: CompanyJob }) {
  const { title, url, department, departmentId, locations, workplace, employmentType, salary, goneSince, firstSeenAt } = job;
  const words = [
    department ?? (departmentId && departmentNames[departmentId]),
    locations.map(({ text }) => text).join('; '),
    workplace && workplaceNames[workplace],
    employmentType,
    salary,
  ].filter(Boolean);
  return (
    <li className="-ml-1.5 flex items-start gap-0.5 py-2">
      <Evidence name={title} quotes={job.evidence} firstSeenAt={firstSeenAt} lastSeenAt={job.lastSeenAt} isGuess={goneSince !== null} />
      <div className="min-w-0 flex-1 text-13 leading-5">
        <p className={`wrap-anywhere ${goneSince ? 'text-muted' : 'font-medium'}`}>
          {url && !goneSince ? (
            <a href={url} target="_blank" rel="noreferrer noopener nofollow" className="no-underline hover:underline">
              {title}
              <ExternalLink className="mb-0.5 ml-1 inline size-3 text-muted" aria-hidden />
              <span className="sr-only">, opens a new tab</span>
            </a>
          ) : (
            title
          )}
        </p>
        {words.length > 0 && <p className="text-12 text-muted wrap-anywhere">{words.join(' · ')}</p>}
      </div>
      <span className="flex shrink-0 flex-col items-end gap-0.5 text-12 text-muted">
        {goneSince ? `closed ${wordDay(goneSince)}` : wordPosted(job)}
        {!goneSince && isNew(job) && <Badge tone="info">New</Badge>}
      </span>
    </li>
  );
}

/** The board says a day or a time; if it doesn't say, the day on which the job was first seen. */
const wordPosted = ({ postedAt, firstSeenAt }: CompanyJob): string =>
  postedAt && !Number.isNaN(Date.parse(postedAt)) ? `posted ${wordDay(postedAt)}` : `first seen ${wordDay(firstSeenAt)}`;

const newDays = 28;
const isNew = ({ postedAt, firstSeenAt }: CompanyJob): boolean => {
  const posted = Date.parse(postedAt ?? '');
  return Date.now() - (Number.isNaN(posted) ? Date.parse(firstSeenAt) : posted) < newDays * 86_400_000;
};

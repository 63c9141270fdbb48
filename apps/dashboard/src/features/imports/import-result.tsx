/** The result of an import. */
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Import } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import { importRun } from '../../runs/import-run.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordDay, wordMoment } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

const UnreadRows = deferred(() => import('./unread-rows.tsx').then((module) => module.UnreadRows));
const NextSteps = deferred(() => import('./next-steps.tsx').then((module) => module.NextSteps));

export function ImportResult({ workspace, file }: { workspace: OpenWorkspace; file: Import }) {
  const { workspaceId } = workspace;
  const { progress } = file;
  const { status, undo } = importRun(file);
  const isUndone = undo !== undefined;
  const figures: [name: string, value: number, link?: ReactNode][] = [
    [
      'New people',
      progress.peopleCreated,
      progress.peopleCreated > 0 && status === 'finished' && (
        <Link {...paths.people(workspaceId, { import: `${file.id}:created` })}>View</Link>
      ),
    ],
    [
      'New companies',
      progress.companiesCreated,
      progress.companiesCreated > 0 && status === 'finished' && (
        <Link {...paths.companies(workspaceId, { import: `${file.id}:created` })}>View</Link>
      ),
    ],
    ['Updated', progress.matched],
    ['Unchanged', progress.unchanged],
    ['Merged', progress.merged],
    [
      'Rows that may be duplicates',
      progress.doubtful,
      progress.doubtful > 0 && !isUndone && <Link {...paths.merges(workspaceId)}>Review</Link>,
    ],
  ];
  const lists = (
    <>
      {(progress.refused > 0 || file.invalid.length > 0) && <UnreadRows workspaceId={workspaceId} file={file} />}
      <p className="mt-8 text-13 text-muted">
        Imported by {wordActor(file.startedBy)} on {wordMoment(file.createdAt)}.{' '}
        {file.fileUntil ? `The file will be deleted on ${wordDay(file.fileUntil)}.` : 'The file has been deleted.'}
      </p>
    </>
  );
  return (
    <>
      {isUndone && <p className="mt-6 text-13 text-muted">Before it was undone, the import had:</p>}
      <dl
        className={`${isUndone ? 'mt-2' : 'mt-6'} grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-3`}
      >
        {figures.map(([name, value, link]) => (
          <div key={name} className="bg-card px-4 py-3.5">
            <dt className="text-13 text-muted">{name}</dt>
            <dd className="mt-0.5 flex items-baseline justify-between gap-2 font-heading text-24 font-bold tracking-tight tabular-nums">
              {wordNumber(value)}
              <span className="font-text text-13 font-medium tracking-normal [&_a]:underline [&_a]:underline-offset-3">{link}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Unread file={file} />
      {status === 'finished' && !isUndone ? (
        <NextSteps workspace={workspace} file={file} meanwhile={<SkeletonRows rows={4} label="Counting leads" />}>
          {lists}
        </NextSteps>
      ) : (
        lists
      )}
    </>
  );
}
/** How many rows and values were not used, with links to their lists, which are below the next steps and easy to miss; and how many leads are hidden. */
function Unread({ file: { progress, invalid, suppressed } }: { file: Import }) {
  const values = invalid.reduce((sum, { count }) => sum + count, 0);
  const hidden = (suppressed?.people ?? 0) + (suppressed?.companies ?? 0);
  if (progress.refused === 0 && values === 0 && hidden === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-13 [&_a]:underline [&_a]:underline-offset-3">
      {progress.refused > 0 && <a href="#failed-rows">{wordCount(progress.refused, 'refused row')}</a>}
      {values > 0 && <a href="#invalid-values">{wordCount(values, 'value')} not used</a>}
      {hidden > 0 && <span>{wordCount(hidden, 'lead')} hidden by the suppression list</span>}
    </p>
  );
}

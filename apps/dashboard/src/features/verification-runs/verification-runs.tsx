/** All verification runs, newest first. */
import { early } from '@leadlight/ui/deferred';
import { Badge } from '@leadlight/ui/badge';
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck, MailSearch } from 'lucide-react';
import type { VerificationRun } from '../../api/contract.ts';
import { EmailTabs } from '../../layout/email-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { verificationRun } from '../../runs/verification-run.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { runKindNames } from '../../verification/run-words.ts';
import { outcomeParts, PartedBar, verdictParts } from '../../verification/verdict-bar.tsx';
import { runsQuery } from '../../verification/verification.queries.ts';
import { wordDistance, wordMoment } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
import { wordNumber } from '../../words/numbers.ts';

const AskingNotice = early(() => import('../../verification/asking-notice.tsx').then((module) => module.AskingNotice));

export function VerificationRuns() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const runs = useInfiniteQuery(runsQuery(workspaceId));
  const canVerify = workspace.may('verifications.create') && !workspace.isReadOnly;
  const begin = canVerify && (
    <>
      <Link {...paths.newVerificationRun(workspaceId, { kind: 'find' })} className={buttonClass('outline')}>
        <MailSearch aria-hidden />
        Find many
      </Link>
      <Link {...paths.newVerificationRun(workspaceId)} className={buttonClass('primary')}>
        <MailCheck aria-hidden />
        Verify many
      </Link>
    </>
  );
  return (
    <Page title="Runs" actions={begin}>
      <EmailTabs current="verification-runs" />
      <AskingNotice workspaceId={workspaceId} />
      <div className="px-4 pb-16 sm:px-6">
        <PagedList
          pages={runs}
          skeleton={<SkeletonRows rows={6} label="Loading the runs" />}
          empty={
            <EmptyState title="No runs yet" action={begin && <div className="flex flex-wrap justify-center gap-2">{begin}</div>}>
              Upload a CSV file, paste addresses, or select people in a search or on a list. You see a forecast, set a ceiling, and get the
              verdicts next to your own columns.
            </EmptyState>
          }
        >
          {(shown) => (
            <Table label="Runs">
              <thead>
                <tr>
                  <Th>Run</Th>
                  <Th>Status</Th>
                  <Th className="max-md:hidden">Result</Th>
                  <Th numeric className="max-md:hidden">
                    Rows
                  </Th>
                  <Th numeric className="max-lg:hidden">
                    Credits
                  </Th>
                  <Th className="max-lg:hidden">By</Th>
                  <Th className="max-sm:hidden">When</Th>
                </tr>
              </thead>
              <tbody>
                {shown.map((run) => (
                  <Row key={run.id} workspaceId={workspaceId} run={run} />
                ))}
              </tbody>
            </Table>
          )}
        </PagedList>
      </div>
    </Page>
  );
}

/** "120 of 500", or "500" once all are done. */
const wordRows = ({ done, total }: VerificationRun): string =>
  done < total ? `${wordNumber(done)} of ${wordNumber(total)}` : wordNumber(total);

function Row({ workspaceId, run }: { workspaceId: string; run: VerificationRun }) {
  const parts = run.kind === 'find' ? outcomeParts(run.outcomes) : verdictParts(run.verdicts);
  const inWords = parts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${wordNumber(count)} ${name.toLowerCase()}`)
    .join(', ');
  return (
    <tr className="hover:bg-wash">
      <Td className="max-w-72 max-sm:py-2">
        <Link
          {...paths.verificationRun(workspaceId, run.id)}
          className="touch-target font-medium wrap-anywhere no-underline hover:underline"
        >
          {run.name}
        </Link>
        <span className="ml-2 text-12 text-muted">{runKindNames[run.kind]}</span>
        <span className="block text-12 text-muted tabular-nums sm:hidden">
          {wordRows(run)} · {wordDistance(run.createdAt)}
        </span>
      </Td>
      <Td>
        <Badge tone={verificationRun(run).tone} pane>
          {verificationRun(run).statusName}
        </Badge>
      </Td>
      <Td className="w-52 max-md:hidden" title={inWords}>
        <PartedBar parts={parts} total={run.total - run.skipped} />
        <span className="sr-only">{inWords || 'No results yet'}</span>
      </Td>
      <Td numeric className="max-md:hidden">
        {wordRows(run)}
      </Td>
      <Td numeric className="text-muted max-lg:hidden">
        {wordNumber(run.creditsSpent)}
      </Td>
      <Td className="text-muted max-lg:hidden">{wordActor(run.startedBy)}</Td>
      <Td className="whitespace-nowrap text-muted max-sm:hidden">
        <time dateTime={run.createdAt} title={wordMoment(run.createdAt)}>
          {wordDistance(run.createdAt)}
        </time>
      </Td>
    </tr>
  );
}

/** All verification runs, newest first. */
import { early } from '@leadlight/ui/deferred';
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck, MailSearch } from 'lucide-react';
import type { VerificationRun } from '../../api/contract.ts';
import { EmailTabs } from '../../layout/email-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { RunRow, RunTable, wordRows } from '../../runs/run-table.tsx';
import { verificationRun } from '../../runs/verification-run.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { runKindNames } from '../../verification/run-words.ts';
import { outcomeParts, PartedBar, verdictParts } from '../../verification/verdict-bar.tsx';
import { runsQuery } from '../../verification/verification-runs.queries.ts';
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
            <RunTable
              heads={
                <>
                  <Th className="max-md:hidden">Result</Th>
                  <Th numeric className="max-md:hidden">
                    Rows
                  </Th>
                </>
              }
            >
              {shown.map((run) => (
                <Row key={run.id} workspaceId={workspaceId} run={run} />
              ))}
            </RunTable>
          )}
        </PagedList>
      </div>
    </Page>
  );
}

function Row({ workspaceId, run }: { workspaceId: string; run: VerificationRun }) {
  const parts = run.kind === 'find' ? outcomeParts(run.outcomes) : verdictParts(run.verdicts);
  const inWords = parts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${wordNumber(count)} ${name.toLowerCase()}`)
    .join(', ');
  return (
    <RunRow run={run} to={paths.verificationRun(workspaceId, run.id)} status={verificationRun(run)} note={runKindNames[run.kind]}>
      <Td className="w-52 max-md:hidden" title={inWords}>
        <PartedBar parts={parts} total={run.total - run.skipped} />
        <span className="sr-only">{inWords || 'No results yet'}</span>
      </Td>
      <Td numeric className="max-md:hidden">
        {wordRows(run)}
      </Td>
    </RunRow>
  );
}

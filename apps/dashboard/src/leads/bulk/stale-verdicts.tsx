import { Button } from '@leadlight/ui/button';
import { Progress } from '@leadlight/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LeadExport } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import { isAtWork } from '../../runs/run.ts';
import { verificationRun } from '../../runs/verification-run.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { runQuery } from '../../verification/verification-runs.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

interface StaleVerdictsProps {
  workspaceId: string;
  made: LeadExport;
  isPending: boolean;
  onRecheck: () => void;
}

/** The stale verdicts of an export, which can be verified again for free before the download. */
export function StaleVerdicts({ workspaceId, made: { stale, recheckRunId }, isPending, onRecheck }: StaleVerdictsProps) {
  const workspace = useWorkspace();
  const run = useQuery({ ...runQuery(workspaceId, recheckRunId ?? ''), enabled: recheckRunId !== null });
  const known = run.data && verificationRun(run.data);
  if (stale === 0) return null;
  const old = `${wordCount(stale, 'email was', 'emails were')} verified more than 30 days ago.`;
  return (
    <div className="mt-4 rounded-control bg-amber/14 px-3 py-2.5 text-13">
      {recheckRunId === null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1">{old}</span>
          {/* Without an active plan or permission nothing is verified: the server would skip the addresses silently. */}
          {workspace.may('verifications.create') && !workspace.isReadOnly && (
            <Button size="small" pending={isPending} pendingLabel="Starting…" onClick={onRecheck}>
              Verify them again for free
            </Button>
          )}
        </div>
      ) : (
        <div role="status">
          {known?.status === 'finished' ? (
            'Verified again. The file contains the new verdicts.'
          ) : run.data && known && !isAtWork(known) ? (
            `Verification stopped at ${wordNumber(run.data.done)} of ${wordNumber(run.data.total)}. The file contains the verdicts known so far.`
          ) : (
            <>
              {old} Verifying them again for free
              {run.data && `: ${wordNumber(run.data.done)} of ${wordNumber(run.data.total)}`}. You can download the file now with the known
              verdicts, or wait until they’re done.
              {run.data && (
                <Progress
                  label="Checked again"
                  value={run.data.done}
                  max={run.data.total}
                  text={`${wordNumber(run.data.done)} of ${wordNumber(run.data.total)}`}
                  tone="cobalt"
                  className="mt-2"
                />
              )}
            </>
          )}{' '}
          <Link {...paths.verificationRun(workspaceId, recheckRunId)} className="font-medium underline underline-offset-3">
            View run
          </Link>
        </div>
      )}
    </div>
  );
}

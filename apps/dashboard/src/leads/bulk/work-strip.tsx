/** Changes and reveals of many leads that are in progress or need attention. A short message reports their end. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BulkChange, RevealRun } from '../../api/contract.ts';
import { creditReads, leadReads, reread } from '../../api/reread.ts';
import { notify } from '../../notices/notify.ts';
import { bulkChangeRun } from '../../runs/bulk-change-run.ts';
import { revealRun } from '../../runs/reveal-run.ts';
import { RunStrip } from '../../runs/run-strip.tsx';
import { isAtWork, isPausedByMember, type Run } from '../../runs/run.ts';
import { useBulkChangeControls, useRevealRunControls } from '../../runs/use-run-controls.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { bulkChangesQuery, revealRunsQuery } from '../work.queries.ts';
import { useBulkChanges, useChangeNames, wordChange, wordState } from './bulk-changes.ts';
import { FailedLeads } from './failed-leads.tsx';
import { takeStart } from './started-runs.ts';

export function WorkStrip({ workspace: { workspaceId } }: { workspace: OpenWorkspace }) {
  const queries = useQueryClient();
  const bulkChanges = useQuery(bulkChangesQuery(workspaceId)).data?.items;
  const reveals = useQuery(revealRunsQuery(workspaceId)).data?.items;
  const { noticeOf } = useBulkChanges(workspaceId, 'people');
  const names = useChangeNames(workspaceId);
  const watched = useRef(new Map<string, Run>());

  useEffect(() => {
    for (const bulkChange of bulkChanges ?? []) {
      const before = watched.current.get(bulkChange.id) ?? takeStart(bulkChange.id);
      const run = bulkChangeRun(bulkChange);
      watched.current.set(bulkChange.id, run);
      if (!before || before.statusName === run.statusName) continue;
      if (before.undo === 'running' && run.undo === 'done') notify({ title: 'Undone', text: wordChange(bulkChange.change, names) });
      else if (isAtWork(before) && (run.status === 'finished' || run.status === 'canceled')) notify(noticeOf(bulkChange));
      reread(queries, workspaceId, leadReads);
    }
  }, [bulkChanges, queries, workspaceId, noticeOf, names]);

  useEffect(() => {
    for (const reveal of reveals ?? []) {
      const before = watched.current.get(reveal.id) ?? takeStart(reveal.id);
      const run = revealRun(reveal);
      watched.current.set(reveal.id, run);
      if (!before || before.statusName === run.statusName) continue;
      if (!isAtWork(run) && !isPausedByMember(run)) notify(wordRun(reveal));
      reread(queries, workspaceId, [...leadReads, ...creditReads]);
    }
  }, [reveals, queries, workspaceId]);

  const changing = (bulkChanges ?? []).filter((bulkChange) => isOpen(bulkChange));
  const revealing = (reveals ?? []).filter((reveal) => isUnfinished(revealRun(reveal)));
  if (changing.length + revealing.length === 0) return null;
  return (
    <ul aria-label="In progress" className="border-b border-hairline bg-ground">
      {changing.map((bulkChange) => (
        <BulkChangeStrip key={bulkChange.id} workspaceId={workspaceId} bulkChange={bulkChange} />
      ))}
      {revealing.map((reveal) => (
        <RevealStrip key={reveal.id} workspaceId={workspaceId} reveal={reveal} />
      ))}
    </ul>
  );
}

/** Whether a run can still be resumed or canceled. A reveal run that reached its own ceiling did what it was started for. */
const isUnfinished = (run: Run): boolean =>
  isAtWork(run) || run.status === 'failed' || (run.status === 'paused' && run.pauseReason !== 'ceiling');

const dayMs = 86_400_000;

/** In progress, paused or failed; or it finished today, and some of its leads failed. */
function isOpen(bulkChange: BulkChange): boolean {
  const run = bulkChangeRun(bulkChange);
  if (run.steps.includes('retry')) return Date.now() - Date.parse(bulkChange.endedAt ?? bulkChange.createdAt) < dayMs;
  return isAtWork(run) || run.status === 'paused' || run.status === 'failed';
}

function BulkChangeStrip({ workspaceId, bulkChange }: { workspaceId: string; bulkChange: BulkChange }) {
  const controls = useBulkChangeControls(workspaceId, bulkChange.id);
  const names = useChangeNames(workspaceId);
  const run = bulkChangeRun(bulkChange);
  return (
    <RunStrip workspaceId={workspaceId} run={run} title={wordState(bulkChange, names)} controls={controls}>
      {bulkChange.failed > 0 && (
        <FailedLeads workspaceId={workspaceId} runId={bulkChange.id} title={wordChange(bulkChange.change, names)} />
      )}
    </RunStrip>
  );
}

const pauseNames: Partial<Record<Run['status'], string>> = { paused: 'Revealing, paused', failed: 'Revealing failed' };

function RevealStrip({ workspaceId, reveal }: { workspaceId: string; reveal: RevealRun }) {
  const controls = useRevealRunControls(workspaceId, reveal.id);
  const run = revealRun(reveal);
  const spent = `${wordNumber(reveal.creditsSpent)} of at most ${wordCount(reveal.ceiling, 'credit')} spent`;
  return <RunStrip workspaceId={workspaceId} run={run} title={`${pauseNames[run.status] ?? 'Revealing'}: ${spent}`} controls={controls} />;
}

/** How a reveal run ended. */
export function wordRun(reveal: RevealRun): { title: string; text: string; tone?: 'error' } {
  const { status, problem } = revealRun(reveal);
  const shown = reveal.paid + reveal.undeliverable + reveal.sample;
  const withheld = reveal.suppressed > 0 ? ` ${wordNumber(reveal.suppressed)} not shown: on the suppression list.` : '';
  const text = `${wordCount(shown, 'person', 'people')} revealed for ${wordCount(reveal.creditsSpent, 'credit')}.${withheld}`;
  if (problem)
    return { title: status === 'failed' ? 'Revealing failed' : 'Revealing paused', text: `${problem.title} ${text}`, tone: 'error' };
  return { title: status === 'canceled' ? 'Revealing canceled' : 'Revealed', text };
}

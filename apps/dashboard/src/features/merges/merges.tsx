/** Pairs of possible duplicates, side by side. Each decision can be undone in place. */
import { Pane } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { GitMerge, Split, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Merge } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordDistance } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';

const route = getRouteApi('/w/$workspaceId/merges');
const stateNames: Record<Merge['state'], string> = { open: 'To decide', merged: 'Merged', apart: 'Kept apart' };

export function Merges() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { state = 'open' } = route.useSearch();
  const navigate = route.useNavigate();
  const merges = useInfiniteQuery(readPages('listMerges', { params: { workspaceId }, query: { state, limit: 20 } }));
  return (
    <Page
      title="Duplicates"
      actions={
        <div role="group" aria-label="Pairs shown" className="flex rounded-control bg-wash-strong p-0.5">
          {(Object.keys(stateNames) as Merge['state'][]).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === state}
              className="touch-target h-7 rounded-[7px] px-2.5 text-13 font-medium text-muted hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--hairline)] pointer-coarse:h-10"
              onClick={() => void navigate({ search: { state: each === 'open' ? undefined : each }, replace: true })}
            >
              {stateNames[each]}
            </button>
          ))}
        </div>
      }
    >
      <DataTabs current="merges" />
      <div className="mx-auto w-full max-w-4xl px-4 pb-16 sm:px-6">
        <PagedList
          pages={merges}
          skeleton={<SkeletonRows rows={6} label="Loading the pairs" />}
          empty={
            state === 'open' ? (
              <EmptyState title="No duplicates to review">
                Certain duplicates are merged during the import. Uncertain pairs appear here for you to decide.
              </EmptyState>
            ) : (
              <EmptyState title={state === 'merged' ? 'Nothing merged yet' : 'Nothing kept apart yet'}>
                Your decisions appear here. You can undo them.
              </EmptyState>
            )
          }
        >
          {(shown) => (
            <ul aria-label={stateNames[state]} className="grid gap-4 pt-5">
              {[...Map.groupBy(shown, ({ id, groupId }) => (state === 'open' ? groupId : id))].map(([groupId, pairs]) =>
                pairs.length === 1 && pairs[0] ? (
                  <Pair key={groupId} merge={pairs[0]} workspace={workspace} />
                ) : (
                  <Group key={groupId} pairs={pairs} workspace={workspace} />
                ),
              )}
            </ul>
          )}
        </PagedList>
      </div>
    </Page>
  );
}

/** Leads that may all be the same, each compared with the oldest one: decided together or one by one. */
function Group({ pairs, workspace }: { pairs: readonly Merge[]; workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const decide = useCommand('decideMerge');
  const canDecide = workspace.may('leads.update') && !workspace.isReadOnly;
  const [first] = pairs;
  if (!first) return null;
  const noun = first.kind === 'people' ? 'people' : 'companies';
  const title = `${first.groupSize} ${noun} may be the same as ${first.leads[0].name}`;
  const decideAll = async (decision: 'merge' | 'apart'): Promise<void> => {
    // One after the other: each merge changes the lead that is kept.
    for (const { id } of pairs) if (!(await decide.run({ params: { workspaceId, mergeId: id }, body: { decision } }))) return;
  };
  return (
    <li>
      <section aria-label={title} className="rounded-card border border-hairline bg-ground p-3">
        <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
          <h2 className="text-14 font-semibold break-words">{title}</h2>
          {canDecide && (
            <div className="flex flex-wrap gap-2">
              <Button pending={decide.pending} onClick={() => void decideAll('apart')}>
                <Split aria-hidden />
                Keep these {pairs.length} apart
              </Button>
              <Button pending={decide.pending} onClick={() => void decideAll('merge')}>
                <GitMerge aria-hidden />
                Merge these {pairs.length}
              </Button>
            </div>
          )}
        </div>
        <ul className="grid gap-3 bg-card">
          {pairs.map((merge) => (
            <Pair key={merge.id} merge={merge} workspace={workspace} />
          ))}
        </ul>
      </section>
    </li>
  );
}

function Pair({ merge, workspace }: { merge: Merge; workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const [keep, setKeep] = useState(merge.leads[0].id);
  const canDecide = workspace.may('leads.update') && !workspace.isReadOnly;
  const params = { workspaceId, mergeId: merge.id };
  const undo = useCommand('undoMerge', { notice: () => ({ title: 'Decision undone', text: 'The pair is open again.' }) });
  const decided = (title: string) => ({
    title,
    text: merge.leads[0].name,
    undo: { label: 'Undo', run: () => void undo.run({ params }) },
  });
  const join = useCommand('decideMerge', { notice: () => decided('Merged') });
  const part = useCommand('decideMerge', { notice: () => decided('Kept apart') });

  const fields = ['title', 'companyName', 'domain', 'email', 'linkedin', 'placeName'] as const;
  const names: Record<(typeof fields)[number], string> = {
    title: 'Job title',
    companyName: 'Company',
    domain: 'Domain',
    email: 'Email',
    linkedin: 'LinkedIn',
    placeName: 'Location',
  };
  const shown = fields.filter((field) => merge.leads.some((lead) => lead[field] !== null));
  return (
    <li className="overflow-hidden rounded-card border border-hairline">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 border-b border-hairline bg-ground px-4 py-2.5 text-13">
        {merge.reasons.map(({ code, text }) => (
          <li key={code} className="flex min-w-0 items-baseline gap-2">
            <Pane filled={merge.state !== 'open'} className="text-amber-text" />
            {text}
          </li>
        ))}
        {merge.decidedAt && (
          <li className="ml-auto text-12 text-muted">
            {merge.isAutomatic ? 'Automatically' : merge.decidedBy && wordActor(merge.decidedBy)}, {wordDistance(merge.decidedAt)}
          </li>
        )}
      </ul>
      <div className="grid sm:grid-cols-2 sm:divide-x sm:divide-hairline max-sm:divide-y max-sm:divide-hairline">
        {merge.leads.map((lead, index) => {
          const other = merge.leads[1 - index];
          return (
            <div key={lead.id} className={`px-4 py-3 ${merge.state === 'open' && keep === lead.id ? 'bg-cobalt/5' : ''}`}>
              <div className="flex items-start justify-between gap-2">
                <p className="text-14 font-semibold break-words">{lead.name}</p>
                {merge.state === 'open' && canDecide && (
                  <label className="flex shrink-0 items-center gap-1.5 text-13 text-muted has-checked:text-ink">
                    <input
                      type="radio"
                      name={merge.id}
                      className="accent-cobalt"
                      checked={keep === lead.id}
                      onChange={() => setKeep(lead.id)}
                    />
                    Keep this one
                  </label>
                )}
              </div>
              <dl className="mt-2 grid grid-cols-[76px_minmax(0,1fr)] gap-y-1 text-13">
                {shown.map((field) => {
                  const isSame = lead[field] !== null && lead[field] === other?.[field];
                  return (
                    <div key={field} className="contents">
                      <dt className="text-muted">{names[field]}</dt>
                      <dd className={`wrap-anywhere ${isSame ? 'text-muted' : 'font-medium'}`}>
                        {lead[field] ?? <span className="text-control">–</span>}
                        {isSame && <span className="sr-only"> (the same)</span>}
                      </dd>
                    </div>
                  );
                })}
              </dl>
              <p className="mt-2 text-12 text-muted">Changed {wordDistance(lead.updatedAt)}</p>
            </div>
          );
        })}
      </div>
      {canDecide && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-hairline px-4 py-2.5">
          {merge.state === 'open' ? (
            <>
              <Button pending={part.pending} onClick={() => void part.run({ params, body: { decision: 'apart' } })}>
                <Split aria-hidden />
                Keep apart
              </Button>
              <Button tone="primary" pending={join.pending} onClick={() => void join.run({ params, body: { decision: 'merge', keep } })}>
                <GitMerge aria-hidden />
                Merge
              </Button>
            </>
          ) : (
            <Button pending={undo.pending} onClick={() => void undo.run({ params })}>
              <Undo2 aria-hidden />
              Undo
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

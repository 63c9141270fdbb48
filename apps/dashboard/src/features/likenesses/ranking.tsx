/** A ranking by examples: the chart of traits, and beside it (on phones, below it) the leads. */
import { buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LikenessRanking, LikenessTrait, TraitChoice } from '../../api/contract.ts';
import { Failed } from '../../layout/failed.tsx';
import { leadNouns } from '../../leads/lead-nouns.ts';
import type { LeadKind } from '../../leads/lead-search.ts';
import { paths } from '../../paths.ts';
import { wordNumber } from '../../words/numbers.ts';
import { selectionBody, useSelection } from '../../leads/selection.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordShare } from '../../words/percents.ts';
import { LikeLeads, rankingHeading } from './like-leads.tsx';
import { TraitChart } from './trait-chart.tsx';

const BulkBar = deferred(() => import('../../leads/bulk/bulk-bar.tsx').then((module) => module.BulkBar));

interface RankingProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  ranking: UseQueryResult<LikenessRanking>;
  onlyNew: boolean;
  onOnlyNew: (onlyNew: boolean) => void;
  onChoice: ((trait: LikenessTrait, choice: TraitChoice) => void) | undefined;
  onJudge: ((id: string, name: string, judgment: 'good' | 'bad') => void) | undefined;
  /** The leads that were marked. */
  marked: ReactNode;
}

export function Ranking(props: RankingProps) {
  const { ranking, kind } = props;
  if (ranking.isPending)
    return (
      <div className="px-4 py-4 sm:px-6">
        <SkeletonRows rows={8} label="Comparing the examples with all leads" />
      </div>
    );
  if (ranking.isError) return <Failed query={ranking} />;
  const { examples } = ranking.data;
  if (examples < 3)
    return (
      <EmptyState
        title="Too few examples"
        action={
          <Link {...paths.newLikeness(props.workspace.workspaceId, {})} className={buttonClass('outline')}>
            Choose other examples
          </Link>
        }
      >
        {examples === 0 ? 'None of the examples was found.' : `Only ${examples === 1 ? 'one example was' : 'two examples were'} found.`}{' '}
        Choose at least three {leadNouns[kind].many}: what fewer share may be chance.
      </EmptyState>
    );
  return <Ranked {...props} data={ranking.data} isOld={ranking.isPlaceholderData} />;
}

function Ranked({
  workspace,
  kind,
  data,
  isOld,
  onlyNew,
  onOnlyNew,
  onChoice,
  onJudge,
  marked,
}: RankingProps & { data: LikenessRanking; isOld: boolean }) {
  const { examples, market, ranked, inFirstTenth, traits, items } = data;
  const { workspaceId } = workspace;
  const selection = useSelection(kind);
  const { many } = leadNouns[kind];
  return (
    <div aria-busy={isOld} className="grid gap-x-8 gap-y-6 px-4 pt-4 pb-16 sm:px-6 lg:grid-cols-[minmax(18rem,26rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        {traits.length === 0 ? (
          <p className="text-13 text-muted">Too little is known about the examples to compare them.</p>
        ) : (
          <TraitChart traits={traits} onChoice={onChoice} />
        )}
        {marked}
      </div>
      <section aria-label="Ranking" className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={rankingHeading} tabIndex={-1} className="text-14 font-semibold outline-none">
            {onlyNew ? `New ${many} like these` : `${many.charAt(0).toUpperCase()}${many.slice(1)} like these`}
          </h2>
          <label className="flex items-center gap-2 text-13 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-(--cobalt)"
              checked={onlyNew}
              onChange={(event) => onOnlyNew(event.currentTarget.checked)}
            />
            New this week only
          </label>
        </div>
        <p role="status" className="mt-1 text-13 text-pretty text-muted">
          {wordNumber(examples)} examples compared with {wordNumber(market)} {many}; {wordNumber(ranked)} ranked.
          {inFirstTenth !== null && ` Of the examples, ${wordShare(inFirstTenth)} would be in the first tenth.`}
        </p>
        <div className="mt-2">
          {items.length === 0 ? (
            <EmptyState title={onlyNew ? `No new ${many} this week` : `No other ${many}`}>
              {onlyNew
                ? 'New records are compared with the examples as soon as they appear.'
                : 'All leads are examples, marked, suppressed or won, or the required traits leave none.'}
            </EmptyState>
          ) : (
            <LikeLeads workspaceId={workspaceId} leads={items} selection={selection} onJudge={onJudge} />
          )}
        </div>
      </section>
      {selection.size > 0 && (
        <div className="sticky bottom-0 z-30 h-0 lg:col-span-2">
          <BulkBar
            workspace={workspace}
            kind={kind}
            size={selection.size}
            total={selection.size}
            isWhole={false}
            body={selectionBody(selection.selection)}
            onWhole={() => undefined}
            onDone={selection.clear}
          />
        </div>
      )}
    </div>
  );
}

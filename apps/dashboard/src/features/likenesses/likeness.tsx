/** A saved likeness: leads are ranked as they are now. Choices and marks are saved at once. */
import { buttonClass } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import '../../api/groups/likenesses.ts';
import type { Likeness } from '../../api/contract.ts';
import { patch, useCommand } from '../../api/use-command.ts';
import { read } from '../../api/queries.ts';
import { Failed } from '../../layout/failed.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { MarkedLeads } from './marked-leads.tsx';
import { withChoice } from './choices.ts';

const Ranking = deferred(() => import('./ranking.tsx').then((module) => module.Ranking));
const LikenessActions = deferred(() => import('./likeness-actions.tsx').then((module) => module.LikenessActions));
const NewLikeness = deferred(() => import('./new-likeness.tsx').then((module) => module.NewLikeness));
const RenameDialog = deferred(() => import('../../leads/rename-dialog.tsx').then((module) => module.RenameDialog));
const route = getRouteApi('/w/$workspaceId/likenesses/$likenessId');

/** The screen of a likeness, or of one that is not saved yet. */
export function LikenessScreen() {
  const { likenessId } = route.useParams();
  return likenessId === 'new' ? <NewLikeness /> : <SavedLikeness likenessId={likenessId} />;
}

function SavedLikeness({ likenessId }: { likenessId: string }) {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const saved = useQuery(read('readLikeness', { params: { workspaceId, likenessId } }));
  if (saved.isPending)
    return (
      <Page title="More like these">
        <div className="px-4 sm:px-6">
          <SkeletonRows rows={8} label="Loading" />
        </div>
      </Page>
    );
  if (saved.isError)
    return (
      <Page title="More like these">
        <Failed query={saved} />
        <Link {...paths.likenesses(workspaceId)} className={buttonClass('outline', 'medium', 'mx-auto')}>
          All saved
        </Link>
      </Page>
    );
  return <OpenLikeness key={likenessId} workspace={workspace} likeness={saved.data} />;
}

function OpenLikeness({ workspace, likeness }: { workspace: OpenWorkspace; likeness: Likeness }) {
  const { workspaceId } = workspace;
  const { id, kind, name, choices, goodIds, badIds } = likeness;
  const navigate = route.useNavigate();
  const params = { workspaceId, likenessId: id };
  const [onlyNew, setOnlyNew] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const asked = read('readLikenessRanking', { params, query: { onlyNew: onlyNew ? 'true' : 'false', limit: 100 } });
  const ranking = useQuery({ ...asked, placeholderData: keepPreviousData });
  const update = useCommand('updateLikeness');
  const unmark = useCommand('judgeLikeLead');
  const judge = useCommand('judgeLikeLead', {
    notice: (_answer, { body }) => ({
      title: body.judgment === 'good' ? 'Marked as a good match' : 'Marked as a bad match',
      undo: { label: 'Undo', run: () => void unmark.run({ params, body: { leadId: body.leadId, judgment: null } }) },
    }),
  });
  const [isRemoving, setRemoving] = useState(false);
  const remove = useCommand('deleteLikeness', {
    failure: 'inline',
    notice: () => ({ title: 'Deleted', text: name }),
    onDone: () => navigate(paths.likenesses(workspaceId)),
  });
  const askToRemove = (): void => {
    remove.reset();
    setRemoving(true);
  };
  const canChange = workspace.may('leads.update') && !workspace.isReadOnly;
  /** Gone from the ranking at once; the order follows. */
  const without = (leadId: string) =>
    patch(asked.queryKey, (before) => ({
      ...before,
      items: before.items.filter(({ person, company }) => (person?.id ?? company?.id) !== leadId),
    }));
  return (
    <Page
      title={name}
      actions={canChange && likeness.mayManage && <LikenessActions onRename={() => setRenaming(true)} onRemove={askToRemove} />}
    >
      <Ranking
        workspace={workspace}
        kind={kind}
        ranking={ranking}
        onlyNew={onlyNew}
        onOnlyNew={setOnlyNew}
        onChoice={
          canChange ? (trait, choice) => void update.run({ params, body: { choices: [...withChoice(choices, trait, choice)] } }) : undefined
        }
        onJudge={
          canChange ? (leadId, _name, judgment) => void judge.run({ params, body: { leadId, judgment } }, without(leadId)) : undefined
        }
        marked={
          <MarkedLeads
            good={goodIds}
            bad={badIds}
            onClear={
              canChange
                ? () => {
                    for (const leadId of [...goodIds, ...badIds]) void unmark.run({ params, body: { leadId, judgment: null } });
                  }
                : undefined
            }
          />
        }
      />
      <Confirm
        open={isRemoving}
        onOpenChange={setRemoving}
        title={`Delete ${name}?`}
        description="Its examples, choices and marks are deleted permanently, for everyone in the workspace. Leads and lists stay."
        action="Delete"
        pending={remove.pending}
        error={remove.failure?.text}
        onConfirm={() => void remove.run({ params })}
      />
      {isRenaming && (
        <RenameDialog
          open
          onOpenChange={setRenaming}
          title="Rename"
          name={name}
          onRename={(text) => update.send({ params, body: { name: text } })}
        />
      )}
    </Page>
  );
}

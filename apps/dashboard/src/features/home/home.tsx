/** The home screen: a field to search in words, the standing of the workspace, the first steps until the user hides them, and recent activity. */
import { Button } from '@leadlight/ui/button';
import { early } from '@leadlight/ui/deferred';
import { Page } from '../../layout/page.tsx';
import { useDismissed } from '../../leads/dismissed.ts';
import { useSession, useWorkspace } from '../../session/session.queries.ts';
import { Standings } from './standings.tsx';

const EmailNews = early(() => import('./email-news.tsx').then((module) => module.EmailNews));
const FirstSteps = early(() => import('./first-steps.tsx').then((module) => module.FirstSteps));
const LeadNews = early(() => import('./lead-news.tsx').then((module) => module.LeadNews));
const DailyNews = early(() => import('./daily-news.tsx').then((module) => module.DailyNews));
const LikeNews = early(() => import('./like-news.tsx').then((module) => module.LikeNews));
const WordsStart = early(() => import('./words-start.tsx').then((module) => module.WordsStart));
const LatestEntries = early(() => import('./latest-entries.tsx').then((module) => module.LatestEntries));

export function Home() {
  const workspace = useWorkspace();
  const { user } = useSession();
  const [isHidden, hide] = useDismissed('first-steps', { workspaceId: workspace.workspaceId, userId: user.id });
  return (
    <Page title="Home">
      <WordsStart workspace={workspace} />
      <Standings workspace={workspace} />
      {!isHidden && (
        <FirstSteps
          workspace={workspace}
          onHide={() => hide(true, { title: 'First steps hidden', text: 'The button at the end of this screen shows them again.' })}
        />
      )}
      <LikeNews workspace={workspace} />
      <DailyNews workspace={workspace} />
      <LeadNews workspace={workspace} />
      <EmailNews workspace={workspace} />
      <LatestEntries workspace={workspace} />
      {isHidden && (
        <div className="border-t border-hairline px-4 py-4 sm:px-6">
          <Button size="small" tone="quiet" className="-ml-2.5" onClick={() => hide(false)}>
            Show first steps
          </Button>
        </div>
      )}
    </Page>
  );
}

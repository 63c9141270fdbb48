/** The home screen: the standing of the workspace, the first steps, and recent activity. */
import { early } from '@leadlight/ui/deferred';
import { Page } from '../../layout/page.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { FirstSteps } from './first-steps.tsx';
import { LeadNews } from './lead-news.tsx';
import { Standings } from './standings.tsx';

const EmailNews = early(() => import('./email-news.tsx').then((module) => module.EmailNews));
const LatestEntries = early(() => import('./latest-entries.tsx').then((module) => module.LatestEntries));

export function Home() {
  const workspace = useWorkspace();
  return (
    <Page title="Home">
      <Standings workspace={workspace} />
      <LeadNews workspace={workspace} />
      <EmailNews workspace={workspace} />
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] max-lg:content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <FirstSteps workspace={workspace} />
        <LatestEntries workspace={workspace} />
      </div>
    </Page>
  );
}

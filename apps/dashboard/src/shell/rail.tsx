import { IconButton } from '@leadlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { CircleHelp, Coins, Search } from 'lucide-react';
import { useEffect } from 'react';
import { creditsQuery } from '../api/workspace.queries.ts';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordNumber } from '../words/numbers.ts';
import { keepFocus } from './keep-focus.ts';
import { BellButton, PersonButton, WorkspaceButton } from './menu-buttons.tsx';
import { entries, settingsEntry, type Entry } from './navigation.ts';
import { openOverlay } from './overlays.ts';
import { useRetryOnline } from './retry-online.ts';
import { isApple } from './keys.ts';
import { StandingCard } from './standing-card.tsx';

export function Rail({ workspace }: { workspace: OpenWorkspace }) {
  // Here, because the rail is always rendered, also where it isn't shown, and loaded beside the screen.
  useEffect(keepFocus, []);
  useRetryOnline();
  return (
    <header className="sticky top-(--bar) flex h-[calc(100dvh-var(--bar))] flex-col gap-3 overflow-y-auto p-3 max-md:hidden print:hidden">
      <WorkspaceButton workspace={workspace} />
      <button
        type="button"
        onClick={() => openOverlay('palette')}
        className="flex h-8 items-center gap-2.5 rounded-control border border-hairline bg-card px-2.5 text-13 text-muted hover:border-control"
      >
        <Search className="size-4" aria-hidden />
        Search or jump to
        <kbd className="ml-auto font-text text-12">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label="Main" className="flex-1">
        <ul className="grid gap-px">
          {[...entries, settingsEntry].map((entry) => (
            <li key={entry.label}>
              <RailLink entry={entry} workspaceId={workspace.workspaceId} />
            </li>
          ))}
        </ul>
      </nav>
      <CreditsLink workspaceId={workspace.workspaceId} />
      <StandingCard workspace={workspace} />
      <div className="flex items-center gap-1">
        <PersonButton />
        <BellButton workspace={workspace} />
        <IconButton label="Keyboard shortcuts" icon={<CircleHelp aria-hidden />} onClick={() => openOverlay('keyboard-help')} />
      </div>
    </header>
  );
}

function RailLink({ entry, workspaceId }: { entry: Entry; workspaceId: string }) {
  const { label, icon: Icon, path } = entry;
  const isCurrent = useIsCurrent(entry, workspaceId);
  return (
    <Link
      {...path(workspaceId)}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex h-8 items-center gap-2.5 rounded-control px-2.5 text-14 text-muted no-underline hover:bg-wash hover:text-ink aria-[current]:bg-wash-strong aria-[current]:font-medium aria-[current]:text-ink [&[aria-current]_svg]:text-cobalt-text"
    >
      <Icon className="size-4" aria-hidden />
      {label}
    </Link>
  );
}

/** The available credits, always visible, with a link to the ledger. */
function CreditsLink({ workspaceId }: { workspaceId: string }) {
  const credits = useQuery(creditsQuery(workspaceId));
  return (
    <Link
      {...paths.credits(workspaceId)}
      activeOptions={{ includeSearch: false }}
      className="-mb-1.5 flex h-8 items-center gap-2.5 rounded-control px-2.5 text-14 text-muted no-underline hover:bg-wash hover:text-ink aria-[current]:bg-wash-strong aria-[current]:font-medium aria-[current]:text-ink [&[aria-current]_svg]:text-cobalt-text"
    >
      <Coins className="size-4" aria-hidden />
      Credits
      <span className="ml-auto text-13 tabular-nums">{credits.data && wordNumber(credits.data.available)}</span>
    </Link>
  );
}

/** Compares only the path, because a filtered ledger is still the credits screen. */
export function useIsCurrent({ label, exact, screens = [label.toLowerCase()] }: Entry, workspaceId: string): boolean {
  return useRouterState({
    select: ({ location }) => {
      const home = `/w/${workspaceId}`;
      const path = location.pathname.replace(/\/$/, '');
      return exact ? path === home : screens.some((screen) => path === `${home}/${screen}` || path.startsWith(`${home}/${screen}/`));
    },
  });
}

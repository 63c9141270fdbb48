/** The bars on phones: the workspace at the top, the entries at the bottom, within reach of the thumb. */
import { Link } from '@tanstack/react-router';
import { Command } from 'lucide-react';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { BellButton, PersonButton, WorkspaceButton } from './menu-buttons.tsx';
import { entries, settingsEntry, type Entry } from './navigation.ts';
import { openOverlay } from './overlays.ts';
import { useIsCurrent } from './rail.tsx';
import { StandingChip } from './standing-card.tsx';

export function TopBar({ workspace }: { workspace: OpenWorkspace }) {
  return (
    <header className="sticky top-(--bar) z-20 flex h-13 items-center gap-1.5 border-b border-hairline bg-ground px-3 md:hidden print:hidden [@media(max-height:20rem)]:static">
      <div className="mr-auto min-w-0">
        <WorkspaceButton workspace={workspace} />
      </div>
      <StandingChip workspace={workspace} />
      <BellButton workspace={workspace} />
      <PersonButton narrow />
    </header>
  );
}

const tab =
  'grid h-14 w-full place-items-center content-center gap-0.5 text-12 text-muted no-underline aria-[current]:font-medium aria-[current]:text-ink [&[aria-current]_svg]:text-cobalt-text';

export function TabBar({ workspace }: { workspace: OpenWorkspace }) {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-ground pb-[env(safe-area-inset-bottom)] md:hidden [@media(max-height:20rem)]:static"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {entries
          .filter(({ isWideOnly }) => !isWideOnly)
          .map((entry) => (
            <li key={entry.label}>
              <Tab entry={entry} workspaceId={workspace.workspaceId} />
            </li>
          ))}
        <li>
          <button type="button" className={tab} onClick={() => openOverlay('palette')}>
            <Command className="size-5" aria-hidden />
            Go to
          </button>
        </li>
        <li>
          <Tab entry={settingsEntry} workspaceId={workspace.workspaceId} />
        </li>
      </ul>
    </nav>
  );
}

function Tab({ entry, workspaceId }: { entry: Entry; workspaceId: string }) {
  const { label, icon: Icon, path } = entry;
  const isCurrent = useIsCurrent(entry, workspaceId);
  return (
    <Link
      {...path(workspaceId)}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
      className={tab}
    >
      <Icon className="size-5" aria-hidden />
      {label}
    </Link>
  );
}

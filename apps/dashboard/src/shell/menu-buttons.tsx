/** The buttons of the shell's menus. The menus are loaded on demand. */
import { Avatar } from '@leadlight/ui/avatar';
import { deferred } from '@leadlight/ui/deferred';
import { useQuery } from '@tanstack/react-query';
import { Bell, ChevronsUpDown } from 'lucide-react';
import { useSession, type OpenWorkspace } from '../session/session.queries.ts';
import { myInvitationsQuery, remindersOf } from './reminders.ts';
import { OnDemand } from './on-demand.tsx';

const loadMenus = () => import('./menus.tsx');
const WorkspaceMenu = deferred(() => loadMenus().then((module) => module.WorkspaceMenu));
const PersonMenu = deferred(() => loadMenus().then((module) => module.PersonMenu));
const BellMenu = deferred(() => loadMenus().then((module) => module.BellMenu));

export function WorkspaceButton({ workspace }: { workspace: OpenWorkspace }) {
  return (
    <OnDemand
      load={loadMenus}
      menu={WorkspaceMenu}
      renderTrigger={(handlers) => (
        <button
          type="button"
          {...handlers}
          className="touch-target flex h-9 w-full min-w-0 items-center gap-2.5 rounded-control px-1.5 text-left hover:bg-wash-strong data-popup-open:bg-wash-strong"
        >
          <Avatar name={workspace.name} />
          <span className="min-w-0 flex-1 truncate font-medium">
            <span className="sr-only">Workspace: </span>
            {workspace.name}
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-muted" aria-hidden />
        </button>
      )}
    />
  );
}

export function PersonButton({ narrow = false }: { narrow?: boolean }) {
  const { user } = useSession();
  return (
    <OnDemand
      load={loadMenus}
      menu={PersonMenu}
      renderTrigger={(handlers) => (
        <button
          type="button"
          {...handlers}
          className={`touch-target flex h-9 min-w-0 items-center gap-2.5 rounded-control px-1.5 text-left hover:bg-wash-strong data-popup-open:bg-wash-strong ${narrow ? 'shrink-0' : 'flex-1'}`}
        >
          <Avatar name={user.name} />
          <span className={narrow ? 'sr-only' : 'min-w-0 flex-1 truncate text-13'}>
            <span className="sr-only">Your account: </span>
            {user.name}
          </span>
        </button>
      )}
    />
  );
}

export function BellButton({ workspace }: { workspace: OpenWorkspace }) {
  const { data: invitations } = useQuery(myInvitationsQuery);
  const count = remindersOf(workspace, invitations?.items ?? []).length;
  const label = count === 0 ? 'Notifications' : `Notifications: ${count}`;
  return (
    <OnDemand
      load={loadMenus}
      menu={BellMenu}
      renderTrigger={(handlers) => (
        <button
          type="button"
          title={label}
          aria-label={label}
          {...handlers}
          className="touch-target grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-wash-strong hover:text-ink data-popup-open:bg-wash-strong pointer-coarse:size-10"
        >
          <Bell className="size-4" aria-hidden />
          {count > 0 && (
            <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-full bg-ruby shadow-[0_0_0_2px_var(--ground)]" />
          )}
        </button>
      )}
    />
  );
}

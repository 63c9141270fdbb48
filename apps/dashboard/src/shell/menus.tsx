import { Avatar } from '@leadlight/ui/avatar';
import { Menu, MenuChoice, MenuChoices, MenuGroup, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Popover } from '@leadlight/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Check, Keyboard, LogOut, Monitor, Moon, Plus, Shield, Sun, User } from 'lucide-react';
import type { ReactElement } from 'react';
import { paths } from '../paths.ts';
import { useSession, useWorkspace } from '../session/session.queries.ts';
import { useSignOut } from '../session/sign-out.ts';
import { roleNames } from '../words/names.ts';
import { openOverlay } from './overlays.ts';
import { myInvitationsQuery, remindersOf } from './reminders.ts';
import { chooseScheme, schemeNames, useScheme, type Scheme } from './scheme.ts';

interface MenuProps {
  trigger: ReactElement;
}

export function WorkspaceMenu({ trigger }: MenuProps) {
  const { workspaces } = useSession();
  const { workspaceId } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <Menu trigger={trigger} defaultOpen className="w-60">
      <MenuGroup label="Workspaces">
        <MenuChoices value={workspaceId} onValueChange={(id: string) => void navigate(paths.home(id))}>
          {workspaces.map((each) => (
            <MenuChoice key={each.workspaceId} value={each.workspaceId}>
              <Avatar name={each.name} size="small" />
              <span className="min-w-0 flex-1 truncate">{each.name}</span>
              {each.workspaceId === workspaceId ? (
                <Check aria-hidden />
              ) : (
                <span className="text-12 text-muted">{roleNames[each.role]}</span>
              )}
            </MenuChoice>
          ))}
        </MenuChoices>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem render={<Link {...paths.newWorkspace()} />}>
        <Plus aria-hidden />
        New workspace
      </MenuItem>
    </Menu>
  );
}

const schemeIcons = { system: Monitor, light: Sun, dark: Moon };

export function PersonMenu({ trigger }: MenuProps) {
  const { user } = useSession();
  const { workspaceId } = useWorkspace();
  const scheme = useScheme();
  const signOut = useSignOut();
  return (
    <Menu trigger={trigger} defaultOpen side="top" className="w-60">
      <p className="truncate px-2.5 pt-1.5 pb-1 text-12 text-muted">{user.email}</p>
      <MenuItem render={<Link {...paths.settings(workspaceId, 'profile')} />}>
        <User aria-hidden />
        Profile
      </MenuItem>
      <MenuItem render={<Link {...paths.settings(workspaceId, 'security')} />}>
        <Shield aria-hidden />
        Security
      </MenuItem>
      <MenuItem onClick={() => openOverlay('keyboard-help')}>
        <Keyboard aria-hidden />
        Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuGroup label="Theme">
        <MenuChoices value={scheme} onValueChange={(value: Scheme) => chooseScheme(value)}>
          {(Object.keys(schemeNames) as Scheme[]).map((each) => {
            const Icon = schemeIcons[each];
            return (
              <MenuChoice key={each} value={each}>
                <Icon className="text-muted" aria-hidden />
                <span className="flex-1">{schemeNames[each]}</span>
                {each === scheme && <Check aria-hidden />}
              </MenuChoice>
            );
          })}
        </MenuChoices>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem onClick={() => void signOut()}>
        <LogOut aria-hidden />
        Sign out
      </MenuItem>
    </Menu>
  );
}

export function BellMenu({ trigger }: MenuProps) {
  const workspace = useWorkspace();
  const { data: invitations } = useQuery(myInvitationsQuery);
  const reminders = remindersOf(workspace, invitations?.items ?? []);
  return (
    <Popover trigger={trigger} title="Notifications">
      {(close) =>
        reminders.length === 0 ? (
          <p className="px-2.5 pb-2.5 text-13">No notifications. Invitations, the end of a trial and scheduled deletions appear here.</p>
        ) : (
          <ul>
            {reminders.map(({ id, title, text, path }) => (
              <li key={id}>
                <Link {...path} onClick={close} className="block rounded-[8px] px-2.5 py-2 text-13 no-underline hover:bg-wash-strong">
                  <span className="block font-medium">{title}</span>
                  <span className="block text-muted">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Popover>
  );
}

/** The layout of a workspace: a rail on wide screens, bars on narrow ones, and the current screen. */
import { deferred, early, useDeferredKeys } from '@leadlight/ui/deferred';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useWorkspace } from '../session/session.queries.ts';
import { useFreshData } from '../session/use-fresh-data.ts';
import { useOverlay } from './overlays.ts';

// The layout and the screen are rendered without waiting for the rest.
const Rail = early(() => import('./rail.tsx').then((module) => module.Rail));
const TopBar = early(() => import('./narrow-bars.tsx').then((module) => module.TopBar));
const TabBar = early(() => import('./narrow-bars.tsx').then((module) => module.TabBar));
const CommandPalette = deferred(() => import('./command-palette.tsx').then((module) => module.CommandPalette));
const StandingBanner = deferred(() => import('./standing-banner.tsx').then((module) => module.StandingBanner));
const KeyboardHelp = deferred(() => import('./keyboard-help.tsx').then((module) => module.KeyboardHelp));

const shortcuts = () => import('./shortcuts.ts').then((module) => module.onShortcut);

export function Shell() {
  const workspace = useWorkspace();
  const overlay = useOverlay();
  const isUnpaid = workspace.standing.kind === 'active' && workspace.standing.graceEndsAt !== null;
  useFreshData(workspace);
  useDeferredKeys(shortcuts, { navigate: useNavigate(), workspaceId: workspace.workspaceId });
  return (
    <div className="print:block! md:grid md:min-h-[calc(100dvh-var(--bar))] md:grid-cols-[236px_minmax(0,1fr)]">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Rail meanwhile={<div className="max-md:hidden" />} workspace={workspace} />
      <div className="flex min-h-[calc(100dvh-var(--bar))] min-w-0 flex-col bg-card md:border-l md:border-hairline">
        <TopBar meanwhile={<div className="h-13 border-b border-hairline bg-ground md:hidden" />} workspace={workspace} />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col scroll-pb-20 outline-none max-md:pb-16">
          {(workspace.isReadOnly || isUnpaid) && <StandingBanner workspace={workspace} />}
          <Outlet />
        </main>
        <TabBar workspace={workspace} />
      </div>
      {overlay === 'palette' && <CommandPalette workspace={workspace} />}
      {overlay === 'keyboard-help' && <KeyboardHelp />}
    </div>
  );
}

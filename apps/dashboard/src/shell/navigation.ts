/** The entries of rail and tab bar: what exists, nothing else. Six at most. */
import { Coins, House, Settings, type LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

export interface Entry {
  label: string;
  icon: LucideIcon;
  /** Drawn as current on its own page alone, or on all below it. */
  exact: boolean;
  path: (workspaceId: string) => ReturnType<(typeof paths)['home'] | (typeof paths)['credits'] | (typeof paths)['settings']>;
}

export const entries: readonly Entry[] = [
  { label: 'Home', icon: House, exact: true, path: paths.home },
  { label: 'Credits', icon: Coins, exact: false, path: (workspaceId) => paths.credits(workspaceId) },
];
export const settingsEntry: Entry = { label: 'Settings', icon: Settings, exact: false, path: (workspaceId) => paths.settings(workspaceId) };

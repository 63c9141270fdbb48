/** The entries of rail and tab bar: what exists, nothing else. Six at most. */
import { Database, House, List, MailCheck, Search, Settings, type LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

export interface Entry {
  label: string;
  icon: LucideIcon;
  /** Drawn as current on its own page alone, or on all below it. */
  exact: boolean;
  /** First segments of the screens that belong to it, where its label is not the only one. */
  screens?: readonly string[];
  /** Left out of the bar of narrow windows, which has room for six; the palette and its neighbours lead there. */
  isWideOnly?: boolean;
  path: (workspaceId: string) => ReturnType<(typeof paths)['home' | 'people' | 'verifications' | 'lists' | 'imports' | 'settings']>;
}

export const entries: readonly Entry[] = [
  { label: 'Home', icon: House, exact: true, path: paths.home },
  { label: 'Find', icon: Search, exact: false, screens: ['people', 'companies'], path: (workspaceId) => paths.people(workspaceId) },
  {
    label: 'Emails',
    icon: MailCheck,
    exact: false,
    screens: ['verifications', 'finds', 'verification-runs', 'verification-summary'],
    path: (workspaceId) => paths.verifications(workspaceId),
  },
  { label: 'Lists', icon: List, exact: false, screens: ['lists', 'saved-searches'], path: paths.lists },
  {
    label: 'Data',
    icon: Database,
    exact: false,
    screens: ['imports', 'merges', 'exports', 'suppressions'],
    isWideOnly: true,
    path: paths.imports,
  },
];
export const settingsEntry: Entry = { label: 'Settings', icon: Settings, exact: false, path: (workspaceId) => paths.settings(workspaceId) };

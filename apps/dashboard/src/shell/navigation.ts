/** The entries of the rail and the tab bar, six at most. */
import { Database, House, List, MailCheck, Search, Settings, type LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

export interface Entry {
  label: string;
  icon: LucideIcon;
  /** Whether the entry is current only on its own page, or also on pages below it. */
  exact: boolean;
  /** The first path segments of its screens, if there are several. */
  screens?: readonly string[];
  /** Not in the bar of narrow windows, which has room for six; the palette and related screens link to it. */
  isWideOnly?: boolean;
  path: (workspaceId: string) => ReturnType<(typeof paths)['home' | 'people' | 'verifications' | 'lists' | 'imports' | 'settings']>;
}

export const entries: readonly Entry[] = [
  { label: 'Home', icon: House, exact: true, path: paths.home },
  {
    label: 'Find',
    icon: Search,
    exact: false,
    screens: ['people', 'companies', 'domain-search'],
    path: (workspaceId) => paths.people(workspaceId),
  },
  {
    label: 'Emails',
    icon: MailCheck,
    exact: false,
    screens: ['verifications', 'finds', 'verification-runs', 'email-templates', 'verification-summary'],
    path: (workspaceId) => paths.verifications(workspaceId),
  },
  { label: 'Lists', icon: List, exact: false, screens: ['lists', 'saved-searches', 'likenesses'], path: paths.lists },
  {
    label: 'Data',
    icon: Database,
    exact: false,
    screens: ['imports', 'enrichments', 'enrichment-runs', 'profile-runs', 'merges', 'exports', 'suppressions'],
    isWideOnly: true,
    path: paths.imports,
  },
];
export const settingsEntry: Entry = { label: 'Settings', icon: Settings, exact: false, path: (workspaceId) => paths.settings(workspaceId) };

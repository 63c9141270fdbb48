/** Every link inside the dashboard comes from here. Spread into Link or navigate: `<Link {...paths.home(workspaceId)}>`. */
import { linkOptions } from '@tanstack/react-router';
import type { CreditsSearch } from './features/credits/credits.search.ts';

export const paths = {
  start: () => linkOptions({ to: '/' }),
  signIn: (next?: string) => linkOptions({ to: '/sign-in', search: next ? { next } : {} }),
  signUp: (next?: string) => linkOptions({ to: '/sign-up', search: next ? { next } : {} }),
  forgotPassword: () => linkOptions({ to: '/forgot-password' }),
  checkMail: () => linkOptions({ to: '/check-your-mail' }),
  welcome: () => linkOptions({ to: '/welcome' }),
  newWorkspace: () => linkOptions({ to: '/workspaces/new' }),
  invitation: (invitationId: string) => linkOptions({ to: '/invitations/$invitationId', params: { invitationId } }),
  home: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId', params: { workspaceId } }),
  credits: (workspaceId: string, search: CreditsSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/credits', params: { workspaceId }, search }),
  settings: (workspaceId: string, page: SettingsPage = 'profile') =>
    linkOptions({ to: `/w/$workspaceId/settings/${page}`, params: { workspaceId } }),
};

export type SettingsPage = 'profile' | 'security' | 'workspace' | 'members' | 'plan' | 'api-keys' | 'audit-log';

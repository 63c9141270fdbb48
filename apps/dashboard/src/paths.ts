/** Every link inside the dashboard comes from here. Spread into Link or navigate: `<Link {...paths.home(workspaceId)}>`. */
import { linkOptions } from '@tanstack/react-router';
import type { CreditsSearch } from './features/credits/credits.search.ts';
import type { LeadParams } from './leads/lead-search.ts';

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
  people: (workspaceId: string, search: LeadParams = {}) => linkOptions({ to: '/w/$workspaceId/people', params: { workspaceId }, search }),
  companies: (workspaceId: string, search: LeadParams = {}) =>
    linkOptions({ to: '/w/$workspaceId/companies', params: { workspaceId }, search }),
  company: (workspaceId: string, companyId: string) =>
    linkOptions({ to: '/w/$workspaceId/companies/$companyId', params: { workspaceId, companyId } }),
  lists: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/lists', params: { workspaceId } }),
  list: (workspaceId: string, listId: string, search: LeadParams = {}) =>
    linkOptions({ to: '/w/$workspaceId/lists/$listId', params: { workspaceId, listId }, search }),
  savedSearches: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/saved-searches', params: { workspaceId } }),
  imports: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/imports', params: { workspaceId } }),
  newImport: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/imports/new', params: { workspaceId } }),
  import: (workspaceId: string, importId: string) =>
    linkOptions({ to: '/w/$workspaceId/imports/$importId', params: { workspaceId, importId } }),
  merges: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/merges', params: { workspaceId } }),
  exports: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/exports', params: { workspaceId } }),
  suppressions: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/suppressions', params: { workspaceId } }),
  settings: (workspaceId: string, page: SettingsPage = 'profile') =>
    linkOptions({ to: `/w/$workspaceId/settings/${page}`, params: { workspaceId } }),
};

export type SettingsPage = 'profile' | 'security' | 'workspace' | 'members' | 'plan' | 'api-keys' | 'audit-log';

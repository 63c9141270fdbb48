/** The routes of the settings. */
import { createRoute, redirect } from '@tanstack/react-router';
import { readAuditSearch } from './features/audit/audit.search.ts';
import { readPlanSearch } from './features/plan/plan.search.ts';
import { readResultsSearch } from './features/providers/results.search.ts';
import { screenOf } from './route-parts.ts';
import { workspace } from './workspace-route.ts';

const layout = createRoute({
  getParentRoute: () => workspace,
  path: '/settings',
  component: screenOf(() => import('./layout/settings-layout.tsx'), 'SettingsLayout'),
});
const settingsStart = createRoute({
  getParentRoute: () => layout,
  path: '/',
  beforeLoad: ({ params }) => {
    redirect({ to: '/w/$workspaceId/settings/profile', params, replace: true, throw: true });
  },
});
const profile = createRoute({
  getParentRoute: () => layout,
  path: '/profile',
  component: screenOf(() => import('./features/profile/profile.tsx')),
});
const securitySettings = createRoute({
  getParentRoute: () => layout,
  path: '/security',
  component: screenOf(() => import('./features/security/security.tsx')),
});
const workspaceSettings = createRoute({
  getParentRoute: () => layout,
  path: '/workspace',
  component: screenOf(() => import('./features/workspaces/workspace-settings.tsx')),
});
const members = createRoute({
  getParentRoute: () => layout,
  path: '/members',
  component: screenOf(() => import('./features/members/members.tsx')),
});
const plan = createRoute({
  getParentRoute: () => layout,
  path: '/plan',
  validateSearch: readPlanSearch,
  component: screenOf(() => import('./features/plan/plan.tsx')),
});
const apiKeys = createRoute({
  getParentRoute: () => layout,
  path: '/api-keys',
  component: screenOf(() => import('./features/api-keys/api-keys.tsx')),
});
const providers = createRoute({
  getParentRoute: () => layout,
  path: '/providers',
  component: screenOf(() => import('./features/providers/providers.tsx'), 'Providers'),
});
const models = createRoute({
  getParentRoute: () => layout,
  path: '/models',
  component: screenOf(() => import('./features/models/models.tsx')),
});
const providerResults = createRoute({
  getParentRoute: () => layout,
  path: '/providers/results',
  validateSearch: readResultsSearch,
  component: screenOf(() => import('./features/providers/provider-results.tsx')),
});
const auditLog = createRoute({
  getParentRoute: () => layout,
  path: '/audit-log',
  validateSearch: readAuditSearch,
  component: screenOf(() => import('./features/audit/audit-log.tsx')),
});

export const settings = layout.addChildren([
  settingsStart,
  profile,
  securitySettings,
  workspaceSettings,
  members,
  plan,
  apiKeys,
  providers,
  providerResults,
  models,
  auditLog,
]);

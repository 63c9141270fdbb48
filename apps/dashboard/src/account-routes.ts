/** The routes outside workspaces: signing up and in, invitations, and the operator's setup. */
import { createRoute } from '@tanstack/react-router';
import type { Plan } from './api/contract.ts';
import { root } from './root-route.ts';
import { isPlan, readNext, requireSession, screenOf } from './route-parts.ts';

const layout = createRoute({
  getParentRoute: () => root,
  id: 'accounts',
  component: screenOf(() => import('./layout/account-layout.tsx')),
});
const signUp = createRoute({
  getParentRoute: () => layout,
  path: '/sign-up',
  validateSearch: (search: Record<string, unknown>): { plan?: Plan | undefined; next?: string | undefined } => ({
    plan: isPlan(search.plan) ? search.plan : undefined,
    ...readNext(search),
  }),
  component: screenOf(() => import('./features/accounts/sign-up.tsx')),
});
const signIn = createRoute({
  getParentRoute: () => layout,
  path: '/sign-in',
  validateSearch: readNext,
  component: screenOf(() => import('./features/accounts/sign-in.tsx')),
});
const checkMail = createRoute({
  getParentRoute: () => layout,
  path: '/check-your-mail',
  component: screenOf(() => import('./features/accounts/check-mail.tsx'), 'CheckMail'),
});
const verifyEmail = createRoute({
  getParentRoute: () => layout,
  path: '/verify-email',
  component: screenOf(() => import('./features/accounts/verify-email.tsx')),
});
const forgotPassword = createRoute({
  getParentRoute: () => layout,
  path: '/forgot-password',
  component: screenOf(() => import('./features/accounts/forgot-password.tsx')),
});
const resetPassword = createRoute({
  getParentRoute: () => layout,
  path: '/reset-password',
  component: screenOf(() => import('./features/accounts/reset-password.tsx')),
});

const sendingIdentity = createRoute({
  getParentRoute: () => layout,
  path: '/setup/verification',
  component: screenOf(() => import('./features/sending-identity/sending-identity.tsx')),
});
const webContact = createRoute({
  getParentRoute: () => layout,
  path: '/setup/enrichment',
  component: screenOf(() => import('./features/web-contact/web-contact.tsx')),
});
const invitation = createRoute({
  getParentRoute: () => layout,
  path: '/invitations/$invitationId',
  component: screenOf(() => import('./features/invitations/invitation.tsx')),
});
const welcome = createRoute({
  getParentRoute: () => layout,
  path: '/welcome',
  beforeLoad: requireSession,
  component: screenOf(() => import('./features/workspaces/welcome.tsx')),
});
const newWorkspace = createRoute({
  getParentRoute: () => layout,
  path: '/workspaces/new',
  beforeLoad: requireSession,
  component: screenOf(() => import('./features/workspaces/new-workspace.tsx')),
});

export const accounts = layout.addChildren([
  signUp,
  signIn,
  checkMail,
  verifyEmail,
  forgotPassword,
  resetPassword,
  sendingIdentity,
  webContact,
  invitation,
  welcome,
  newWorkspace,
]);

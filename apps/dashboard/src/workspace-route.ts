/** The route of everything in a workspace. */
import { createRoute } from '@tanstack/react-router';
import { root } from './root-route.ts';
import { requireSession, screenOf } from './route-parts.ts';
import { rememberWorkspace } from './session/last-workspace.ts';

export const workspace = createRoute({
  getParentRoute: () => root,
  path: '/w/$workspaceId',
  beforeLoad: async ({ params, ...input }) => {
    const { workspaces } = await requireSession(input);
    if (workspaces.some(({ workspaceId }) => workspaceId === params.workspaceId)) rememberWorkspace(params.workspaceId);
  },
  component: screenOf(() => import('./shell/shell.tsx')),
});

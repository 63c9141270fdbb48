/**
 * The first steps in a workspace that the user may take: the work itself, then, for those who may change it, the workspace's settings. Each
 * is done or not according to the server.
 */
import type { Session } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

/** Where a step is taken. */
type StepPath =
  | ReturnType<typeof paths.people>
  | ReturnType<typeof paths.newImport>
  | ReturnType<typeof paths.verifications>
  | ReturnType<typeof paths.lists>
  | ReturnType<typeof paths.exports>
  | ReturnType<typeof paths.settings>;

export interface Step {
  id: string;
  title: string;
  text: string;
  /** Null if it could not be read. */
  isDone: boolean | null;
  path: StepPath;
  /** Another way to take the step. */
  or?: { label: string; path: StepPath };
}

/** What the workspace has; null if it could not be read. */
export interface WorkFacts {
  workspace: Pick<OpenWorkspace, 'workspaceId' | 'may' | 'isReadOnly'>;
  /** Own or revealed people who are not fictional, or a finished import. */
  hasLeads: boolean | null;
  hasVerifications: boolean | null;
  /** A list with someone on it. */
  hasListed: boolean | null;
  hasExports: boolean | null;
}

export function workSteps({ workspace, hasLeads, hasVerifications, hasListed, hasExports }: WorkFacts): Step[] {
  const { workspaceId, may, isReadOnly } = workspace;
  const mayImport = may('imports.create') && !isReadOnly;
  const find = paths.people(workspaceId);
  const steps: (Step & { isPossible: boolean })[] = [
    {
      id: 'leads',
      title: mayImport ? 'Say who you sell to, or import your customers' : 'Say who you sell to',
      text: mayImport
        ? 'Describe them in the field above, in your own words, and reveal the people you want to contact. Or import a CSV, Excel or JSON file from your CRM.'
        : 'Describe them in the field above, in your own words, and reveal the people you want to contact.',
      isDone: hasLeads,
      path: find,
      ...(mayImport && { or: { label: 'Import a file', path: paths.newImport(workspaceId) } }),
      isPossible: mayImport || may('leads.reveal'),
    },
    {
      id: 'verify',
      title: 'Verify their emails',
      text: 'Leadlight asks their mail servers whether they accept mail, and shows the answers.',
      isDone: hasVerifications,
      path: paths.verifications(workspaceId),
      isPossible: may('verifications.create') && !isReadOnly,
    },
    {
      id: 'list',
      title: 'Put the right ones on a list',
      text: 'Filter by title, company or place, select leads, and choose “Add to list”.',
      isDone: hasListed,
      path: find,
      or: { label: 'Lists', path: paths.lists(workspaceId) },
      isPossible: may('lists.update') && !isReadOnly,
    },
    {
      id: 'export',
      title: 'Export the list to your CRM',
      text: 'On the list, choose “Export”: a file for HubSpot, Salesforce, Pipedrive or Excel.',
      isDone: hasExports,
      path: paths.lists(workspaceId),
      isPossible: may('leads.export'),
    },
  ];
  return possible(steps);
}

export interface SetupFacts {
  user: Session['user'];
  workspace: Pick<OpenWorkspace, 'workspaceId' | 'name' | 'may'>;
  hasColleagues: boolean | null;
  hasKeys: boolean | null;
}

/** None for members who can't change the workspace. */
export function setupSteps({ user, workspace: { workspaceId, name, may }, hasColleagues, hasKeys }: SetupFacts): Step[] {
  if (!may('workspace.update') && !may('invitations.create')) return [];
  const steps: (Step & { isPossible: boolean })[] = [
    {
      id: 'email',
      title: 'Confirm your email',
      text: 'Open the link that we emailed to you.',
      path: paths.settings(workspaceId, 'profile'),
      isDone: user.emailVerified,
      isPossible: true,
    },
    {
      // Signing up names the first workspace after its owner.
      id: 'name',
      title: 'Name the workspace',
      text: `Its current name is “${name}”.`,
      path: paths.settings(workspaceId, 'workspace'),
      isDone: !name.endsWith('’s workspace'),
      isPossible: may('workspace.update'),
    },
    {
      id: 'invite',
      title: 'Invite a colleague',
      text: 'Members share leads, credits and results.',
      path: paths.settings(workspaceId, 'members'),
      isDone: hasColleagues,
      isPossible: may('invitations.create'),
    },
    {
      id: 'two-factor',
      title: 'Turn on two-factor sign-in',
      text: 'Sign in with your password and a code from your phone. Setup takes two minutes.',
      path: paths.settings(workspaceId, 'security'),
      isDone: user.twoFactor,
      isPossible: true,
    },
    {
      id: 'api-key',
      title: 'Create an API key',
      text: 'Use the API from your own programs.',
      path: paths.settings(workspaceId, 'api-keys'),
      isDone: hasKeys,
      isPossible: may('api-keys.create'),
    },
  ];
  return possible(steps);
}

const possible = (steps: readonly (Step & { isPossible: boolean })[]): Step[] =>
  steps.filter(({ isPossible, isDone }) => isPossible || isDone);

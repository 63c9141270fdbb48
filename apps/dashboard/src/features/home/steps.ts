/** The first steps in a workspace that the user may take. Each is done or not according to the server. */
import type { Session } from '../../api/contract.ts';
import type { SettingsPage } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

export interface Step {
  id: string;
  title: string;
  text: string;
  /** Null if it could not be read. */
  isDone: boolean | null;
  page: SettingsPage;
}

interface Facts {
  user: Session['user'];
  workspace: Pick<OpenWorkspace, 'name' | 'may'>;
  hasColleagues: boolean | null;
  hasKeys: boolean | null;
}

export function firstSteps({ user, workspace: { name, may }, hasColleagues, hasKeys }: Facts): Step[] {
  const steps: (Step & { isPossible: boolean })[] = [
    {
      id: 'email',
      title: 'Confirm your email',
      text: 'Open the link that we emailed to you.',
      page: 'profile',
      isDone: user.emailVerified,
      isPossible: true,
    },
    {
      // Signing up names the first workspace after its owner.
      id: 'name',
      title: 'Name the workspace',
      text: `Its current name is “${name}”.`,
      page: 'workspace',
      isDone: !name.endsWith('’s workspace'),
      isPossible: may('workspace.update'),
    },
    {
      id: 'invite',
      title: 'Invite a colleague',
      text: 'Members share leads, credits and results.',
      page: 'members',
      isDone: hasColleagues,
      isPossible: may('invitations.create'),
    },
    {
      id: 'two-factor',
      title: 'Turn on two-factor sign-in',
      text: 'Sign in with your password and a code from your phone. Setup takes two minutes.',
      page: 'security',
      isDone: user.twoFactor,
      isPossible: true,
    },
    {
      id: 'api-key',
      title: 'Create an API key',
      text: 'Use the API from your own programs.',
      page: 'api-keys',
      isDone: hasKeys,
      isPossible: may('api-keys.create'),
    },
  ];
  return steps.filter(({ isPossible, isDone }) => isPossible || isDone);
}

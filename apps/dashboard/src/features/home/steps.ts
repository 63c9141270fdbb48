/** The first steps in a workspace, as far as this user may take them. Each is true or not by what the server says. */
import type { Session } from '../../api/contract.ts';
import type { SettingsPage } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

export interface Step {
  id: string;
  title: string;
  text: string;
  /** Null: could not be told. */
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
      text: 'The link is in your mail.',
      page: 'profile',
      isDone: user.emailVerified,
      isPossible: true,
    },
    {
      // Signing up names the first workspace after its owner.
      id: 'name',
      title: 'Name the workspace',
      text: `It is called “${name}” until you do.`,
      page: 'workspace',
      isDone: !name.endsWith('’s workspace'),
      isPossible: may('workspace.update'),
    },
    {
      id: 'invite',
      title: 'Invite a colleague',
      text: 'You share leads, credits and everything found.',
      page: 'members',
      isDone: hasColleagues,
      isPossible: may('invitations.create'),
    },
    {
      id: 'two-factor',
      title: 'Turn two-factor sign-in on',
      text: 'A code from your phone beside the password. Takes two minutes.',
      page: 'security',
      isDone: user.twoFactor,
      isPossible: true,
    },
    {
      id: 'api-key',
      title: 'Create an API key',
      text: 'For your own programs: workspace, members and credits.',
      page: 'api-keys',
      isDone: hasKeys,
      isPossible: may('api-keys.create'),
    },
  ];
  return steps.filter(({ isPossible, isDone }) => isPossible || isDone);
}

/** The link to the page where a member can solve the problem of a paused or failed run. */
import { Link, type LinkProps } from '@tanstack/react-router';
import { paths, type SettingsPage } from '../paths.ts';
import type { Remedy } from './run.ts';

/** The settings page where the problem can be solved. */
const inSettings: Readonly<Record<Exclude<Remedy, 'another-run'>, { page: SettingsPage; words: string }>> = {
  credits: { page: 'plan', words: 'Get more credits' },
  'month-ceiling': { page: 'plan', words: 'View ceilings' },
  plan: { page: 'plan', words: 'View plan' },
  'model-ceiling': { page: 'models', words: 'View model settings' },
};

interface RemedyLinkProps {
  workspaceId: string;
  remedy: Remedy;
  /** The page that starts a run of this kind. Absent if it is started on the same screen. */
  anotherRun?: LinkProps | undefined;
  className?: string | undefined;
}

export function RemedyLink({ workspaceId, remedy, anotherRun, className = '' }: RemedyLinkProps) {
  const look = `font-medium underline underline-offset-3 ${className}`;
  if (remedy === 'another-run')
    return (
      anotherRun && (
        <Link {...anotherRun} className={look}>
          Start another run
        </Link>
      )
    );
  const { page, words } = inSettings[remedy];
  return (
    <Link {...paths.settings(workspaceId, page)} className={look}>
      {words}
    </Link>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../api/use-command.ts';
import { leave, mayLeave } from '../form/leaving.ts';

/** Ends the session and removes everything that was read with it. If a form has changes, asks first, because they can’t be saved without a session. */
export function useSignOut(): (next?: string) => Promise<void> {
  const queries = useQueryClient();
  const { run } = useCommand('signOut', { failure: { title: 'You are still signed in' } });
  return async (next) => {
    if (!(await mayLeave()) || !(await run())) return;
    leave();
    queries.clear();
    // Loads a new document, so that none of the user's data stays in memory.
    location.assign(next ? `/sign-in?${new URLSearchParams({ next })}` : '/sign-in');
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { wordFailure } from '../api/word-failure.ts';
import { notify } from '../notices/notify.ts';

/** Ends the session and forgets everything that was read with it. */
export function useSignOut(): (next?: string) => Promise<void> {
  const queries = useQueryClient();
  return async (next) => {
    try {
      await call('signOut');
    } catch (error) {
      notify({ title: 'You are still signed in', text: wordFailure(error).text, tone: 'error' });
      return;
    }
    queries.clear();
    // A fresh document: nothing of this person stays in memory.
    location.assign(next ? `/sign-in?${new URLSearchParams({ next })}` : '/sign-in');
  };
}

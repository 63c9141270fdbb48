/** What a user no longer wants to see in a workspace, stored in this browser. */
import { notify } from '../notices/notify.ts';
import { kept, useKept } from '../store/kept.ts';

type Dismissible = 'sample-notice' | 'first-steps';

const isTrue = (value: unknown): true | undefined => (value === true ? true : undefined);

/** @returns whether it is dismissed, and a function that dismisses it or shows it again */
export function useDismissed(
  what: Dismissible,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): [boolean, (isDismissed: boolean, words?: { title: string; text: string }) => void] {
  const stored = kept<boolean>({ name: `dismissed.${what}.${workspaceId}.${userId}`, version: 1, parse: isTrue });
  const [isDismissed, setDismissed] = useKept(stored, false);
  const change = (next: boolean): void => {
    setDismissed(next);
    if (!next) stored.write(undefined);
  };
  return [
    isDismissed,
    (next, words) => {
      change(next);
      if (words) notify({ ...words, undo: { label: 'Undo', run: () => change(!next) } });
    },
  ];
}

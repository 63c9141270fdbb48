/** Asks before changes that aren't saved are left. */
import { deferred } from '@leadlight/ui/deferred';

const AskBeforeLeaving = deferred(() => import('./ask-before-leaving.tsx').then((module) => module.AskBeforeLeaving));

/** Beside a form with a button that saves. @param when whether the form has changes that aren't saved; the code is loaded once it has */
export function Unsaved({ when }: { when: boolean }) {
  return when && <AskBeforeLeaving />;
}

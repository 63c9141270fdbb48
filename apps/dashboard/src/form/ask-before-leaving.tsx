/**
 * While it is shown: a link or the Back button that leads to another screen asks first, signing out does, too, and closing the tab is asked about by
 * the browser.
 */
import { Confirm } from '@leadlight/ui/confirm';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addQuestion, isAskedByBrowser } from './leaving.ts';

export function AskBeforeLeaving() {
  /** Answers the question that `mayLeave` asks. */
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  useEffect(() => {
    let waiting: ((mayLeave: boolean) => void) | undefined;
    const remove = addQuestion(
      () =>
        new Promise((resolve) => {
          waiting = resolve;
          setAnswer(() => resolve);
        }),
    );
    return () => {
      remove();
      // The form was saved while the question was shown: nothing would be lost anymore.
      waiting?.(true);
    };
  }, []);
  const leaving = useBlocker({
    // Filters, tabs and open leads are in the address, too: the form stays.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: isAskedByBrowser,
    withResolver: true,
  });
  const decide = (mayLeave: boolean): void => {
    answer?.(mayLeave);
    setAnswer(undefined);
    if (mayLeave) leaving.proceed?.();
    else leaving.reset?.();
  };
  return (
    <Confirm
      open={leaving.status === 'blocked' || answer !== undefined}
      onOpenChange={(isOpen) => !isOpen && decide(false)}
      title="Leave without saving?"
      description="Your changes on this page aren’t saved."
      action="Leave without saving"
      dismiss="Stay"
      onConfirm={() => decide(true)}
    />
  );
}

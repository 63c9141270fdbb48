/** While it is shown: a link or the Back button that leads to another screen asks first, and closing the tab is asked about by the browser. */
import { Confirm } from '@leadlight/ui/confirm';
import { useBlocker } from '@tanstack/react-router';

export function AskBeforeLeaving() {
  const leaving = useBlocker({
    // Filters, tabs and open leads are in the address, too: the form stays.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    withResolver: true,
  });
  return (
    <Confirm
      open={leaving.status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && leaving.reset?.()}
      title="Leave without saving?"
      description="Your changes on this page aren’t saved."
      action="Leave without saving"
      dismiss="Stay"
      onConfirm={() => leaving.proceed?.()}
    />
  );
}

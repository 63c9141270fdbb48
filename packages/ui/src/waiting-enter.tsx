/** Enter in a field whose items are still to come: the first of them is picked once they are there. */
import { useEffect, useState } from 'react';

/**
 * @param isPending whether the items for what is typed are still to come
 * @param pick picks the item; called once after `setEntered(true)`, as soon as nothing is pending
 */
export function useWaitingEnter(isPending: boolean, pick: () => void): [isEntered: boolean, setEntered: (isEntered: boolean) => void] {
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    if (!isEntered || isPending) return;
    // After this rendering, which showed the items.
    const timer = setTimeout(() => {
      setEntered(false);
      pick();
    }, 0);
    return () => clearTimeout(timer);
  });
  return [isEntered, setEntered];
}

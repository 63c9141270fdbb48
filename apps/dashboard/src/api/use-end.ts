import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` when a run that was active has ended. */
export function useEnd(isAtWork: boolean, onEnd: () => void): void {
  const wasAtWork = useRef(isAtWork);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (wasAtWork.current && !isAtWork) end();
    wasAtWork.current = isAtWork;
  }, [isAtWork]);
}

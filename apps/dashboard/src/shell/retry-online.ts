import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Once the connection is back, loads a screen again that failed without it. What was read is read again by its query, and forms keep what was typed. */
export function useRetryOnline(): void {
  const router = useRouter();
  useEffect(() => {
    const retry = (): void => void router.invalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [router]);
}

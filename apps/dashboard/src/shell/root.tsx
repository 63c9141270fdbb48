/** Surrounds every page: the offline notice, short messages, and the window to sign in again. */
import { deferred } from '@leadlight/ui/deferred';
import { Outlet } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { reauthentication } from '../api/reauthentication.ts';
import { noticesWanted } from '../notices/notify.ts';
import { useOnline } from './online.ts';

const loadNotices = () => import('../notices/notice-window.tsx');
const NoticeWindow = deferred(() => loadNotices().then((module) => module.NoticeWindow));
const SignInAgain = deferred(() => import('./sign-in-again.tsx').then((module) => module.SignInAgain));

export function Root() {
  const isOnline = useOnline();
  const hasNotices = useSyncExternalStore(noticesWanted.subscribe, noticesWanted.read);
  // Loaded once the page is idle, because it can't be loaded offline, when it is needed.
  useEffect(() => {
    const timer = setTimeout(() => void loadNotices().catch(() => undefined), 5_000);
    return () => clearTimeout(timer);
  }, []);
  const mustSignIn = useSyncExternalStore(reauthentication.subscribe, reauthentication.isNeeded);
  return (
    <>
      <div role="status">
        {!isOnline && (
          <p className="flex items-center justify-center gap-2 bg-ink px-4 py-1.5 text-13 font-medium text-ground">
            <WifiOff className="size-4" aria-hidden />
            You’re offline. This page may be out of date. Nothing you type is lost.
          </p>
        )}
      </div>
      <Outlet />
      {hasNotices && <NoticeWindow />}
      {mustSignIn && <SignInAgain />}
    </>
  );
}

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
    <div className={isOnline ? undefined : 'under-bar'}>
      <div role="status" className="sticky top-0 z-40">
        {!isOnline && (
          <p className="flex h-8 items-center justify-center gap-2 bg-ink px-4 text-13 font-medium text-ground">
            <WifiOff className="size-4 shrink-0" aria-hidden />
            <span className="truncate">
              You’re offline. <span className="max-sm:hidden">This page may be out of date. </span>Stay here to keep what you typed.
            </span>
          </p>
        )}
      </div>
      <Outlet />
      {hasNotices && <NoticeWindow />}
      {mustSignIn && <SignInAgain />}
    </div>
  );
}

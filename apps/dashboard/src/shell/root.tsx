/** Around every page: the offline notice, short messages, and the window in which a person signs in again. */
import { deferred } from '@leadlight/ui/deferred';
import { Outlet } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { reauthentication } from '../api/reauthentication.ts';
import { noticesWanted } from '../notices/notify.ts';
import { useOnline } from './online.ts';

const NoticeWindow = deferred(() => import('../notices/notice-window.tsx').then((module) => module.NoticeWindow));
const SignInAgain = deferred(() => import('./sign-in-again.tsx').then((module) => module.SignInAgain));

export function Root() {
  const isOnline = useOnline();
  const hasNotices = useSyncExternalStore(noticesWanted.subscribe, noticesWanted.read);
  const mustSignIn = useSyncExternalStore(reauthentication.subscribe, reauthentication.isNeeded);
  return (
    <>
      <div role="status">
        {!isOnline && (
          <p className="flex items-center justify-center gap-2 bg-ink px-4 py-1.5 text-13 font-medium text-ground">
            <WifiOff className="size-4" aria-hidden />
            You are offline. What you see may be old; nothing you type is lost.
          </p>
        )}
      </div>
      <Outlet />
      {hasNotices && <NoticeWindow />}
      {mustSignIn && <SignInAgain />}
    </>
  );
}

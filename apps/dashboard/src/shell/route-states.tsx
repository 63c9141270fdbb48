/** What a route shows while its screen is loading, if there is none, and if it failed. */
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows, Skeleton } from '@leadlight/ui/skeleton';
import { ErrorState } from '@leadlight/ui/states';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { wordFailure } from '../api/word-failure.ts';
import { paths } from '../paths.ts';
import { LostMembership } from '../session/session.queries.ts';

export function Pending() {
  return (
    <div className="mx-auto w-full max-w-5xl px-6 py-6">
      <Skeleton className="mb-8 h-6 w-40" />
      <SkeletonRows />
    </div>
  );
}

export function Missing() {
  return (
    <main className="grid min-h-[70vh] place-items-center">
      <title>Page not found · Leadlight</title>
      <Dead title="Page not found" text="Check the address for typing errors. The page may also have moved." />
    </main>
  );
}

export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof LostMembership) {
    return (
      <Dead
        title="You don’t have access to this workspace"
        text="It may have been deleted, or you’re no longer a member. Ask one of its members to invite you again."
      />
    );
  }
  const words = wordFailure(error);
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <ErrorState title={words.title} requestId={words.requestId} onRetry={retry}>
        {words.text}
      </ErrorState>
    </div>
  );
}

function Dead({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid min-h-[70vh] place-items-center content-center px-6 text-center">
      <h1 className="text-24">{title}</h1>
      <p className="mt-2 max-w-md text-muted">{text}</p>
      <Link {...paths.start()} className={buttonClass('primary', 'medium', 'mt-6')}>
        Go to your workspaces
      </Link>
    </div>
  );
}

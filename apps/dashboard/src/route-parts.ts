/** What routes share: loading their screens, requiring a session, and reading the parameters of accounts. */
import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { returnPath } from '@leadlight/contract/return-path';
import type { Plan, Session } from './api/contract.ts';
import { isRefusedWith, RequestFailed } from './api/failure.ts';
import { paths } from './paths.ts';
import { sessionQuery } from './session/session.queries.ts';

export interface Context {
  queries: QueryClient;
}

/** Whether K is one name, not a union of several: an intersection of several different names is never. */
type IsOne<K> = [K] extends [(K extends unknown ? (each: K) => void : never) extends (all: infer All) => void ? All : never] ? true : false;

/**
 * Loads a screen's code. If that fails, the screen shows it like any failed request; the router itself would reload the page, which loses
 * it while offline.
 * @param name of the screen, if its module exports more than the screen. Without it, the first load is smaller. The build may add exports to the
 * module, which then have names in lower case, and come after the screen (bundle.test.ts).
 */
export function screenOf<T extends Record<string, unknown>>(
  load: () => Promise<T>,
  ...[name]: IsOne<keyof T> extends true ? [] : [name: keyof T]
) {
  return lazyRouteComponent(async () => {
    const screen = await load().catch(() => {
      throw new RequestFailed({ kind: 'unreachable' });
    });
    return { default: (name ? screen[name] : Object.values(screen)[0]) as () => ReactNode };
  });
}

/** @throws redirect to the sign-in page, which returns here */
export async function requireSession({ context, location }: { context: Context; location: { href: string } }): Promise<Session> {
  try {
    return await context.queries.query({ ...sessionQuery, staleTime: 'static' });
  } catch (error) {
    if (isRefusedWith(error, 'unauthenticated'))
      redirect({ ...paths.signIn(location.href === '/' ? undefined : location.href), throw: true });
    throw error;
  }
}

export function isPlan(value: unknown): value is Plan {
  return value === 'starter' || value === 'basic' || value === 'premium';
}

/** Set to undefined, because the router keeps parameters that are missing. */
export function readNext(search: Record<string, unknown>): { next?: string | undefined } {
  const next = returnPath(typeof search.next === 'string' ? search.next : null);
  return { next: next === '/' ? undefined : next };
}

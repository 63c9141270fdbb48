/** The only way to change something: sends the command, shows that it is pending, reports the result, and reads again what it changes. */
import { useMutation, useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notify, type Notice } from '../notices/notify.ts';
import { call } from './call.ts';
import { afterRefusal, afterSuccess, loadEffects } from './after-command.ts';
import type { AnswerOf, Arguments, CommandName, InputOf } from './endpoint.ts';
import { endpointFor } from './load-commands.ts';
import { wordFailure, type FailureWords } from './word-failure.ts';

interface CommandOptions<N extends CommandName> {
  /** The short message after a success. */
  notice?: (answer: AnswerOf<N>, input: InputOf<N>) => Notice | undefined;
  /** Called after a success. The command stays pending until this settles. */
  onDone?: (answer: AnswerOf<N>, input: InputOf<N>) => unknown;
  /** The title of the message about a failure; the failure's own by default. `inline`: no message, because the screen shows `failure`. */
  failure?: 'inline' | { title: string };
}

export interface Command<N extends CommandName> {
  /**
   * For buttons: failures are shown, not thrown.
   * @param shown a change of a cached response that is shown at once and reverted if the command fails
   * @returns whether it succeeded
   */
  run: (...input: [...Arguments<N>, shown?: Patch]) => Promise<boolean>;
  /** For forms, which show a refusal next to its field. @throws RequestFailed */
  send: (...input: Arguments<N>) => Promise<AnswerOf<N>>;
  pending: boolean;
  /** Why the last command failed; undefined once the next is sent. */
  error: unknown;
  failure: FailureWords | undefined;
  /** Clears the last failure. */
  reset: () => void;
}

export function useCommand<N extends CommandName>(name: N, options: CommandOptions<N> = {}): Command<N> {
  const queries = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  // Before the command is sent, so that a command finds it even if a new version is deployed in the meantime.
  useEffect(() => void loadEffects().catch(() => undefined), []);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async ({ input }: Sent<N>) => call(name, input as never, { headers: await headersOf(keys, name, input) }),
    onMutate: async ({ shown }) => {
      if (!shown) return undefined;
      const { queryKey, update } = shown;
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, before === undefined ? undefined : update(before));
      return { queryKey, before };
    },
    onSuccess: async (answer, { input }) => {
      keys.delete(JSON.stringify(input));
      await afterSuccess(queries, name, input, answer);
      const notice = options.notice?.(answer, input as InputOf<N>);
      if (notice) notify(notice);
      await options.onDone?.(answer, input as InputOf<N>);
    },
    onError: (_error, { input }, changed) => {
      if (changed) queries.setQueryData(changed.queryKey, changed.before);
      void afterRefusal(queries, name, input);
    },
  });
  return {
    send: (...[input]) => mutateAsync({ input }),
    run: async (...sent) => {
      const [input, shown] = sent as readonly unknown[] as [InputOf<N> | undefined, Patch | undefined];
      try {
        await mutateAsync({ input, shown });
        return true;
      } catch (failed) {
        if (options.failure !== 'inline') notifyFailure(failed, options.failure?.title);
        return false;
      }
    },
    pending: isPending,
    error,
    failure: error ? wordFailure(error) : undefined,
    reset,
  };
}

/** Shows a short message about a failure. @param title replaces the failure's own */
function notifyFailure(error: unknown, title?: string): void {
  const words = wordFailure(error);
  notify({ title: title ?? words.title, text: words.text, tone: 'error' });
}

interface Sent<N extends CommandName> {
  input: InputOf<N> | undefined;
  shown?: Patch | undefined;
}

/** A change of one cached response. */
export interface Patch {
  queryKey: QueryKey;
  update: (before: unknown) => unknown;
}

/** Returns the changed response. */
export function patch<T>(queryKey: DataTag<QueryKey, T, Error>, update: (before: T) => T): Patch {
  return { queryKey, update: update as Patch['update'] };
}

/**
 * The same input sent again after a lost response has the same key, so that it takes effect once. After a success, the next has a new key.
 */
async function headersOf<N extends CommandName>(
  keys: Map<string, string>,
  name: N,
  input: InputOf<N> | undefined,
): Promise<Record<string, string> | undefined> {
  if (!(await endpointFor(name)).isOnce) return (input as { headers?: Record<string, string> } | undefined)?.headers;
  const content = JSON.stringify(input);
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  return { 'idempotency-key': key };
}

/** What happens to cached responses after a command. What each command changes is loaded after the screen. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, InputOf } from './contract.ts';
import type { CommandName } from './endpoint.ts';

/** Loads what commands change; at once if it is loaded. */
export const loadEffects = () => import('./effects.ts');

/**
 * Applies the effects of a command that succeeded. Resolves when what the user sees next has been read. If the effects can't be loaded, everything that
 * is shown is read again.
 */
export async function afterSuccess<N extends CommandName>(
  queries: QueryClient,
  name: N,
  input: InputOf<N> | undefined,
  answer: AnswerOf<N>,
): Promise<void> {
  const effects = await loadEffects().catch(() => undefined);
  await (effects ? effects.applyEffects(queries, name, input, answer) : queries.invalidateQueries());
}

/** Applies the effects of a refused command: what is shown may be out of date. */
export async function afterRefusal<N extends CommandName>(queries: QueryClient, name: N, input: InputOf<N> | undefined): Promise<void> {
  const effects = await loadEffects().catch(() => undefined);
  effects?.applyRefusal(queries, name, input);
}

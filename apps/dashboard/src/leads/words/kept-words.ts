/** The last description in this tab, with what was not read of it: kept until it is dismissed or another one is read. */
import { kept, listOf, textOf } from '../../store/kept.ts';

export interface KeptWords {
  readonly text: string;
  readonly notUnderstood: readonly string[];
  readonly notFilterable: readonly string[];
}

export const noWords: KeptWords = { text: '', notUnderstood: [], notFilterable: [] };

export const wordsOf = (workspaceId: string) =>
  kept<KeptWords>({ name: `words.${workspaceId}`, version: 1, forTab: true, parse: readKept });

function readKept(value: unknown): KeptWords | undefined {
  const { text, notUnderstood, notFilterable } = (value ?? {}) as Partial<Record<keyof KeptWords, unknown>>;
  if (typeof text !== 'string') return undefined;
  return { text, notUnderstood: listOf(notUnderstood, textOf) ?? [], notFilterable: listOf(notFilterable, textOf) ?? [] };
}

/**
 * Matches commands with typed text: every typed word must start a word of the label or of a synonym. Matches of earlier words come first.
 */
export interface Matchable {
  label: string;
  /** Synonyms; never shown. */
  also?: string;
}

export function filterCommands<C extends Matchable>(commands: readonly C[], text: string): C[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...commands];
  return commands.filter(({ label, also = '' }) => {
    const parts = plain(`${label} ${also}`).split(/[\s-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/** Removes case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

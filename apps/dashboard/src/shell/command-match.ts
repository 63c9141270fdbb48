/** Which commands fit what was typed: every word begins a word of the label, or of its other names; earlier ones first. */
export interface Matchable {
  label: string;
  /** Other words for the same, never shown. */
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

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

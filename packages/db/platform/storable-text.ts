/** What PostgreSQL can store of any text. */

/** The part that PostgreSQL can store as text: without NUL and halves of surrogate pairs, which a pasted file may contain. */
export function textOf(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{fffd}');
}

export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? textOf(each) : each));
}

/**
 * Text that can be stored and sent: without NUL, which PostgreSQL's text and jsonb can't contain, and without halves of surrogate pairs, which have no
 * UTF-8 form (RFC 3629, 3; RFC 8259, 8.2); and without piles of combining marks, which take minutes to normalize. Every string that the API accepts, in bodies, queries and paths, is checked with this one schema before its
 * own. Files are cleaned instead, because one bad cell must not refuse a whole file.
 */
import { hasPiledMarks } from '@leadlight/vocabulary/text';
import { z } from 'zod';

export function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed() && !hasPiledMarks(text);
}

/** Bodies are at most 256 KiB, in which arrays can be nested 131,072 deep; nothing in the contract is nested deeper than this. */
const deepest = 64;

/** What a caller sent: every string in it, names of fields included, is text. */
export const sentSchema = z.unknown().superRefine((sent, context) => {
  const refuse = (path: readonly (string | number)[], code: 'text_invalid' | 'value_invalid'): void =>
    context.addIssue({ code: 'custom', path: [...path], params: { code } });
  // Not recursive, because callers decide how deep their input is nested.
  const open: { readonly value: unknown; readonly path: readonly (string | number)[] }[] = [{ value: sent, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isText(value)) refuse(path, 'text_invalid');
    } else if (typeof value === 'object' && value !== null) {
      if (path.length >= deepest) return refuse(path.slice(0, 1), 'value_invalid');
      for (const [name, each] of Object.entries(value)) {
        if (!isText(name)) refuse(path, 'text_invalid');
        else open.push({ value: each, path: [...path, Array.isArray(value) ? Number(name) : name] });
      }
    }
  }
});

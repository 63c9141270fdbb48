import { useEffect, type RefObject } from 'react';

/**
 * Focuses the only input of a screen when it appears.
 * @param shown when it changes, the input was replaced by another one
 */
export function useFocusOf(form: RefObject<HTMLFormElement | null>, name: string, shown?: string): void {
  useEffect(() => (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.focus(), [form, name, shown]);
}

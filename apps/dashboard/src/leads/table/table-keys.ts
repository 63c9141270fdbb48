import type { RefObject } from 'react';
import { areSingleKeysOn, isTyping, isUnderDialog } from '../../shell/keys.ts';

/**
 * Sends a key to the table while nothing has the focus, or the title, which has it after a navigation; "/" focuses the filters (`useDeferredKeys`).
 * @param context.onFilters shows and focuses the filters
 */
export function onTableKey(
  event: KeyboardEvent,
  { table, onFilters }: { table: RefObject<HTMLDivElement | null>; onFilters: () => void },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isUnderDialog()) return;
  if (event.key === '/' && areSingleKeysOn()) {
    event.preventDefault();
    onFilters();
  } else if (/^[jkx]$/.test(event.key) && areSingleKeysOn() && document.activeElement?.matches('body, h1')) {
    table.current?.focus();
    table.current?.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true }));
  }
}

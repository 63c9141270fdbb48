import { useEffect, useEffectEvent, type RefObject } from 'react';
import { areSingleKeysOn, isTyping, isUnderDialog } from '../../shell/keys.ts';

/**
 * Sends keys to the table while nothing has the focus, or the title, which has it after a navigation; "/" focuses the filters. Draws nothing, and is
 * loaded after the table, which doesn't wait for it.
 */
export function TableKeys({ table, onFilters }: { table: RefObject<HTMLDivElement | null>; onFilters: () => void }) {
  const openFilters = useEffectEvent(onFilters);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isUnderDialog()) return;
      if (event.key === '/' && areSingleKeysOn()) {
        event.preventDefault();
        openFilters();
      } else if (/^[jkx]$/.test(event.key) && areSingleKeysOn() && document.activeElement?.matches('body, h1')) {
        table.current?.focus();
        table.current?.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true }));
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);
  return null;
}

/**
 * Keyboard shortcuts of all screens. Single keys can be turned off (WCAG 2.1.4), because voice control types words. While a field is
 * focused, only Ctrl/Cmd-K works.
 */
import type { UseNavigateResult } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { areSingleKeysOn, isTyping, isUnderDialog } from './keys.ts';
import { openOverlay } from './overlays.ts';

/** Sequences: g, then a letter. */
export const goTo = {
  h: { label: 'Go to Home', path: paths.home },
  p: { label: 'Find people', path: paths.people },
  o: { label: 'Find companies', path: paths.companies },
  e: { label: 'Verify an email', path: paths.verifications },
  l: { label: 'Go to Lists', path: paths.lists },
  i: { label: 'Go to Imports', path: paths.imports },
  c: { label: 'Go to Credits', path: paths.credits },
  s: { label: 'Go to Settings', path: paths.settings },
  m: { label: 'Go to Members', path: (workspaceId: string) => paths.settings(workspaceId, 'members') },
} as const;

let wasG = false;

/** Handles a key that may be a shortcut (`useDeferredKeys`). */
export function onShortcut(
  event: KeyboardEvent,
  { navigate, workspaceId }: { navigate: UseNavigateResult<string>; workspaceId: string },
): void {
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    return openOverlay('palette');
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isUnderDialog() || !areSingleKeysOn()) return;
  if (event.key === '?') return openOverlay('keyboard-help');
  const target = wasG ? goTo[event.key as keyof typeof goTo] : undefined;
  wasG = event.key === 'g';
  if (target) void navigate(target.path(workspaceId) as never);
}

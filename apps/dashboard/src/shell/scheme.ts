/** The color scheme: the system's or the user's choice, stored in this browser (public/scheme.js reads it before the first paint). */
import { useSyncExternalStore } from 'react';
import { kept } from '../store/kept.ts';

export type Scheme = 'system' | 'light' | 'dark';
export const schemeNames: Record<Scheme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

const schemeKept = kept({ name: 'scheme', version: 1, parse: (value) => (value === 'light' || value === 'dark' ? value : undefined) });
const listeners = new Set<() => void>();

export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  schemeKept.write(scheme === 'system' ? undefined : scheme);
  for (const listener of listeners) listener();
}

const read = (): Scheme => (document.documentElement.dataset.scheme as Scheme | undefined) ?? 'system';

export function useScheme(): Scheme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
}

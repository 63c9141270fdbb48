/**
 * What is kept in this browser. The one place that touches its storage: what is read is checked, because anyone can have written it;
 * what a full or blocked storage does not take is kept as long as the page. public/scheme.js, which runs before the first paint, reads the
 * scheme in the same form.
 */
import { useState } from 'react';

interface KeptOptions<T> {
  /** Of what is kept; workspaces and the like have their own: `searches.<id>`. */
  name: string;
  /** Raised when the form changes: what was kept in another is left out. */
  version: number;
  /** @returns what was kept, or undefined if it is not of this form */
  parse: (kept: unknown) => T | undefined;
  /** For the tab alone; otherwise for the browser. */
  forTab?: boolean;
}

export interface Kept<T> {
  /** @returns undefined where nothing is kept */
  read: () => T | undefined;
  /** @param value undefined forgets it */
  write: (value: T | undefined) => void;
}

/** By key: what the storage did not take, as text; undefined where it was to be forgotten. */
const untaken = new Map<string, string | undefined>();

export function kept<T>({ name, version, parse, forTab = false }: KeptOptions<T>): Kept<T> {
  const key = `leadlight.${name}`;
  const prefix = `${version}:`;
  return {
    read: () => {
      const text = untaken.has(key) ? untaken.get(key) : textAt(key, forTab);
      if (!text?.startsWith(prefix)) return undefined;
      try {
        return parse(JSON.parse(text.slice(prefix.length)));
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      const text = value === undefined ? undefined : prefix + JSON.stringify(value);
      try {
        const storage = forTab ? sessionStorage : localStorage;
        if (text === undefined) storage.removeItem(key);
        else storage.setItem(key, text);
        untaken.delete(key);
      } catch {
        untaken.set(key, text);
      }
    },
  };
}

function textAt(key: string, forTab: boolean): string | undefined {
  try {
    return (forTab ? sessionStorage : localStorage).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** State that is kept. @param first where nothing is kept */
export function useKept<T>({ read, write }: Kept<T>, first: T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => read() ?? first);
  return [
    value,
    (next) => {
      setValue(next);
      write(next);
    },
  ];
}

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** @returns the entries whose values are of this type */
export function recordOf<T>(value: unknown, isValid: (each: unknown) => each is T): Record<string, T> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => isValid(entry[1])));
}

/** @returns the items that are understood */
export const listOf = <T>(value: unknown, parse: (each: unknown) => T | undefined): T[] | undefined =>
  Array.isArray(value) ? value.map(parse).filter((each) => each !== undefined) : undefined;

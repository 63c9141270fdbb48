/**
 * State that is stored in this browser. The only module that uses the browser's storage: values are validated when read, because anything
 * can have written them, and if the storage is full or blocked, they last as long as the page. public/scheme.js, which runs before the
 * first paint, reads the scheme in the same format.
 */
import { useState } from 'react';

interface KeptOptions<T> {
  /** The key. Values that belong to a workspace include its ID: `searches.<id>`. */
  name: string;
  /** Increased when the format changes; values in an older format are ignored. */
  version: number;
  /** @returns the value, or undefined if it does not have this format */
  parse: (kept: unknown) => T | undefined;
  /** Stored for the tab only; otherwise for the browser. */
  forTab?: boolean;
}

export interface Kept<T> {
  /** @returns undefined if nothing is stored */
  read: () => T | undefined;
  /** @param value undefined removes it */
  write: (value: T | undefined) => void;
}

/** Values that the storage did not store, as text, by key; undefined for those to remove. */
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

/** State that is stored. @param first the value if nothing is stored */
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

/** @returns the valid items */
export const listOf = <T>(value: unknown, parse: (each: unknown) => T | undefined): T[] | undefined =>
  Array.isArray(value) ? value.map(parse).filter((each) => each !== undefined) : undefined;

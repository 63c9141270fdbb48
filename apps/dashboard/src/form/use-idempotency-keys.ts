import { useState } from 'react';

/** A key for each thing a form sends: the same words sent again carry the same key, so that a lost answer does not make two. */
export function useIdempotencyKeys(): (body: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? crypto.randomUUID();
    keys.set(content, key);
    return key;
  };
}

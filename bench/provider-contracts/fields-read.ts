/** Which fields of an answer an adapter reads, found out by asking: by watching what it looks at, and by changing one value at a time. */

/** Every place in a JSON value, its value, and a copy with another value there. Pointers follow RFC 6901. */
export function* placesOf(
  json: unknown,
  pointer = '',
): Generator<{ readonly pointer: string; readonly value: unknown; readonly with: (value: unknown) => unknown }> {
  if (typeof json !== 'object' || json === null) return;
  for (const [name, value] of Object.entries(json)) {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const replaced = (next: unknown): unknown => (Array.isArray(json) ? json.with(Number(name), next) : { ...json, [name]: next });
    yield { pointer: at, value, with: replaced };
    for (const inner of placesOf(value, at)) yield { ...inner, with: (next) => replaced(inner.with(next)) };
  }
}

/** @returns the value with the same content, which reports the pointer of every property that is looked at, also of missing ones */
export function watched(json: unknown, onRead: (pointer: string) => void, pointer = ''): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const at = (name: string): string => `${pointer}/${name}`;
  return new Proxy(json, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || (Array.isArray(target) && !/^\d+$/.test(name))) return value;
      onRead(at(name));
      return watched(value, onRead, at(name));
    },
    getOwnPropertyDescriptor(target, name) {
      if (typeof name === 'string' && !Array.isArray(target)) onRead(at(name));
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}

/** The value at a pointer; undefined if it leads to nothing. */
export function valueAt(json: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => {
      if (typeof value !== 'object' || value === null) return undefined;
      return (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }, json);
}

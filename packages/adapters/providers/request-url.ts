/** The URL of a request, with its parameters; those that are not known are left out. */
export function urlWith(base: string, parameters: Readonly<Record<string, string | number | boolean | null>> = {}): string {
  const known = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  return known.length === 0 ? base : `${base}?${new URLSearchParams(known).toString()}`;
}

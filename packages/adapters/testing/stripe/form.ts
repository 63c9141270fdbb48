/** Stripe's form encoding: items[0][price]=…, expand[]=…, metadata[a]=…. */

export type FormValue = string | { readonly [name: string]: FormValue };

/** A tree of texts; lists are trees with the names 0, 1, 2…. */
export function readForm(text: string): Record<string, FormValue> {
  const tree: Record<string, FormValue> = {};
  let next = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.replaceAll(']', '').split('[');
    let at = tree;
    let key = head;
    for (const part of rest) {
      const inner = at[key];
      const branch: Record<string, FormValue> = typeof inner === 'object' ? inner : {};
      at[key] = branch;
      at = branch;
      key = part === '' ? String((next += 1)) : part;
    }
    at[key] = value;
  }
  return tree;
}

export const textAt = (form: FormValue | undefined, ...path: string[]): string | undefined => {
  let at = form;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
};

export const listAt = (form: FormValue | undefined, name: string): FormValue[] => {
  const at = typeof form === 'object' ? form[name] : undefined;
  return typeof at === 'object' ? Object.values(at) : [];
};

export function textsAt(form: FormValue | undefined, name: string): Record<string, string> {
  const at = typeof form === 'object' ? form[name] : undefined;
  const entries = typeof at === 'object' ? Object.entries(at) : [];
  return Object.fromEntries(entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

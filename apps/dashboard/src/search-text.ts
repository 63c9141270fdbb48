/** A parameter with text: its first characters; undefined without any. @param most number of characters */
export const textParam = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, most) : undefined;

/** Search parameters as plain text: `?kind=spend,refund`, readable and easy to send to a colleague. */
export const searchText = {
  parseSearch: (text: string): Record<string, unknown> => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(search))
      if (typeof value === 'string' || typeof value === 'number' || Array.isArray(value)) parameters.set(name, value.toString());
    const text = parameters.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
    return text ? `?${text}` : '';
  },
};

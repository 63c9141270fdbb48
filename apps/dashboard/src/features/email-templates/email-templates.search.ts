import { textParam } from '../../search-text.ts';

/** Who an email is written to: one person, or the people on a list. */
export interface WriteSearch {
  person?: string | undefined;
  list?: string | undefined;
}

export function readWriteSearch({ person, list }: Record<string, unknown>): WriteSearch {
  return { person: textParam(typeof person === 'number' ? String(person) : person, 20), list: textParam(list, 40) };
}

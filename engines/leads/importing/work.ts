/** What a row says about the workspace's work with a lead: stage, owner, notes, lists and tags. */
import { foldText } from '@leadlight/vocabulary/text';
import { type Stage } from '@leadlight/vocabulary/values';

export interface RowWork {
  readonly stage: Stage | null;
  /** A member's id. */
  readonly ownerId: string | null;
  /** Longer than a note can be, if the cell is. */
  readonly notes: string | null;
  readonly lists: readonly string[];
  readonly tags: readonly string[];
}

/** Ids of members by what a cell may call them; null for a name that several members have. */
export type Owners = ReadonlyMap<string, string | null>;

/** @param members of the workspace; people who share a name can only be meant by their address */
export function ownersOf(members: readonly { readonly id: string; readonly name: string; readonly email: string }[]): Owners {
  const owners = new Map<string, string | null>();
  for (const { id, name } of members) {
    const key = nameKeyOf(name);
    if (key !== '') owners.set(key, owners.has(key) ? null : id);
  }
  // An address is unique, so it is never hidden by a name.
  for (const { id, email } of members) owners.set(email.trim().toLowerCase(), id);
  return owners;
}

/** More than a name and an address have together (100 and 254). The time to look for an address grows with the square of the length. */
const longestOwner = 400;

/** "Ana Silva", "Silva, Ana", "ana@acme.com", "Ana Silva <ana@acme.com>". @returns null for someone who isn't a member, or could be two */
export function ownerIn(owners: Owners, text: string): string | null {
  if (text.length > longestOwner) return null;
  const [address] = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+/.exec(text) ?? [];
  // The address decides: a former member's namesake isn't meant.
  if (address !== undefined) return owners.get(address.toLowerCase()) ?? null;
  return owners.get(nameKeyOf(text)) ?? null;
}

/** "Silva, Ana" as "Ana Silva". */
const nameKeyOf = (name: string): string => foldText(name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1'));

/** The lengths that the API allows. */
const mostListName = 100;
const mostTag = 50;
const mostTags = 20;

/** "VIP; Spring fair": names in a cell. A list's name may contain a comma. @returns null if one is too long to be a name */
export const listNamesIn = (text: string): readonly string[] | null => namesIn(text, /[;|\n]/, mostListName);

/** @returns null if there are more than a lead can be given at once, or one is too long */
export function tagsIn(text: string): readonly string[] | null {
  const tags = namesIn(text, /[;,|\n]/, mostTag);
  return tags === null || tags.length > mostTags ? null : tags;
}

function namesIn(text: string, separator: RegExp, longest: number): readonly string[] | null {
  const names = text
    .split(separator)
    .map((name) =>
      name
        .toWellFormed()
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .filter((name) => name !== '');
  return names.length === 0 || names.some((name) => name.length > longest) ? null : [...new Set(names)];
}

/**
 * Whether a cell can be a telephone number: 5 to 15 digits (ITU-T E.164 allows 15 with the country code) and no other text than an extension or
 * the letters of a vanity number. Spreadsheets destroy numbers by writing them as "4.91E+12".
 */
function isPhone(text: string): boolean {
  if (/^\s*\d(?:[.,]\d+)?e\+?\d+\s*$/i.test(text)) return false;
  return text.split(/[;,|\n]|\s\/\s/).some((part) => {
    const plain = part
      .replace(/^\s*\p{L}{1,10}\.?\s*:/u, '')
      .replace(/(?:\bext\.?|\bextension|\bx|durchwahl|poste|#)\s*\d+\s*$/i, '')
      .trim();
    const digits = plain.replaceAll(/\D/g, '').length;
    if (digits > 15) return false;
    // "1-800-FLOWERS"
    if (/^[+\d][\d().\-\s]*[A-Z]{4,}$/.test(plain)) return plain.replaceAll(/[^\dA-Z]/g, '').length <= 15;
    return digits >= 5 && /^[+(\d][\d\s().+\-/\u00a0\u2010-\u2015]*$/.test(plain);
  });
}

/** A whole number that a spreadsheet or a program wrote with decimals, because it took the column for numbers: "493012345678.0". */
const numberWithDecimals = /^\s*(\+?\d{5,15})[.,]0{1,2}\s*$/;

/**
 * A cell as a telephone number. ".0" at the end of a number isn't dialed.
 * @returns "493012345678" for "493012345678.0"; null if the cell can't be one
 */
export function phoneIn(text: string): string | null {
  const phone = numberWithDecimals.exec(text)?.[1] ?? text;
  return isPhone(phone) ? phone : null;
}

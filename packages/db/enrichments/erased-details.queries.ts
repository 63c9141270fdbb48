/** People who were erased, in the details of a website: recognized by their addresses and profiles, and then also by their names. */
import { linkedinKey } from '@leadlight/vocabulary';
import { erasedAmong } from '../leads/index.ts';
import type { WorkspaceTx } from '../platform/index.ts';
import type { FoundDetail } from './company-details.queries.ts';
import { isDetailOf } from './detail-values.ts';

export interface ErasedOnSite {
  /** Whether the detail is an erased person, or an address of one. */
  readonly isErased: (detail: FoundDetail) => boolean;
  /** Whether the text contains a name, address or profile of one. @param isCut it may begin or end in the middle of one */
  readonly mentions: (text: string, isCut?: boolean) => boolean;
}

/** @param found everything that was found on the pages of one website */
export async function findErasedOnSite(tx: WorkspaceTx, found: readonly FoundDetail[]): Promise<ErasedOnSite> {
  const keys = found.flatMap((detail) => erasableKeys(detail));
  const erased = new Set((await erasedAmong(tx, keys)).map(({ kind, value }) => `${kind} ${value}`));
  const isErased = (detail: FoundDetail): boolean => erasableKeys(detail).some(({ kind, value }) => erased.has(`${kind} ${value}`));
  const needles = erased.size === 0 ? [] : found.filter(isErased).flatMap(wordsOf);
  const mentions = (text: string, isCut = false): boolean => {
    const words = folded(text);
    return needles.some((needle) => words.includes(needle) || (isCut && isCutOff(words, needle)));
  };
  return { isErased, mentions };
}

/** Fewer characters don't tell who it is. */
const leastOfName = 4;
const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** Whether the text ends with the beginning of the needle, or begins with its end. */
function isCutOff(text: string, needle: string): boolean {
  for (let length = leastOfName; length < needle.length; length += 1) {
    if (text.endsWith(needle.slice(0, length)) && !isLetter(text[text.length - length - 1])) return true;
    if (text.startsWith(needle.slice(-length)) && !isLetter(text[length])) return true;
  }
  return false;
}

/** In lower case, with one space wherever there are spaces: a page may have a name on two lines. */
const folded = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, ' ');

/** They are not stored again: neither they nor their addresses, nor quotes that mention them. */
export async function withoutErased(tx: WorkspaceTx, all: readonly FoundDetail[]): Promise<readonly FoundDetail[]> {
  const { isErased, mentions } = await findErasedOnSite(tx, all);
  return all
    .filter((detail) => !isErased(detail))
    .map((detail) => ({
      ...detail,
      evidence: detail.evidence
        .filter(({ snippet }) => !mentions(snippet))
        .map((quote) => (mentions(`${quote.before}\n${quote.after}`, true) ? { ...quote, before: '', after: '' } : quote)),
    }));
}

/** What identifies a person in a text that is folded. */
function wordsOf(detail: FoundDetail): string[] {
  if (isDetailOf('contact')(detail)) return [folded(detail.value.value)];
  if (!isDetailOf('person')(detail)) return [];
  const { name, email, linkedin } = detail.value;
  return [name, email, linkedin].flatMap((text) => (text === null ? [] : folded(text)));
}

function erasableKeys(detail: FoundDetail): { kind: 'address' | 'linkedin'; value: string }[] {
  if (isDetailOf('contact')(detail))
    return detail.value.kind === 'email' ? [{ kind: 'address', value: detail.value.value.toLowerCase() }] : [];
  if (!isDetailOf('person')(detail)) return [];
  const { email, linkedin } = detail.value;
  const profile = linkedin === null ? null : linkedinKey(linkedin);
  return [
    ...(email === null ? [] : [{ kind: 'address' as const, value: email.toLowerCase() }]),
    ...(profile === null ? [] : [{ kind: 'linkedin' as const, value: profile }]),
  ];
}

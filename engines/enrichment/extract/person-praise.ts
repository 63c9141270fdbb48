/** Whether a name on a page is rather a customer's: below praise, outside of pages about the staff. */
import { domainFit } from './domain-fit.ts';
import type { Line, Scope } from './scope.ts';

/** Elsewhere, lists of links and articles also have names beside words of work. */
export const isAboutStaff = ({ kind }: Scope): boolean =>
  kind === 'team' || kind === 'person' || kind === 'about' || kind === 'imprint' || kind === 'contact';

/**
 * Right below a line in quotation marks, or in a card that starts with a sentence, stands who said it: on pages that aren't about the staff, a customer.
 * @param title in the line of the name; null if it has its own
 */
export function isPraise(line: Line, title: string | null, scope: Scope): boolean {
  if (scope.kind === 'team' || scope.kind === 'person' || scope.kind === 'imprint') return false;
  const above = scope.lines[line.index - 1];
  if (
    !isAboutStaff(scope) &&
    scope.lines.slice(Math.max(0, line.index - 3), line.index).some(({ text }) => /[★⭐]{3}|^5\s?\/\s?5$/u.test(text))
  )
    return true;
  if (!above || above.text.length <= 20) return false;
  if (/^["“”„«»'‘]/.test(above.text) && /["“”«»'’]\W?$/.test(above.text)) return true;
  // A card of the staff starts with the name. A letter to the reader ends with the name, the title and the company.
  return (
    title === null &&
    !isAboutStaff(scope) &&
    above.block.level === 0 &&
    // A heading of a section isn't the name of a customer.
    !(line.block.level === 1 || line.block.level === 2) &&
    /\p{L}{2}[.!]$/u.test(above.text) &&
    [parentOf(scope, line), line.block.container].includes(parentOf(scope, above)) &&
    !scope.lines.slice(line.index + 1, line.index + 4).some(({ text }) => domainFit(text, scope.domain) >= 2)
  );
}

/** The element around the element of a line. */
const parentOf = ({ page }: Scope, { block }: Line): number => page.containers[block.container]?.parent ?? -1;

/** Who wrote an article or took a picture isn't staff by that. */
export const ofArticles =
  /^(?:autor(?:in|:innen|\*innen|es|a)?|authors?(?:\(s\))?|the author|auteure?|autore|autrice|asistentes?|written by|fotograf(?:in)?|fotos?|photos?|photographer)\W*$/i;

/** Titles that name the company where somebody works: "CFO, Globex Foods plc" is a customer's or an investor's. */
import { foldText } from '@leadlight/vocabulary/text';
import { hasLegalForm } from './legal-forms.ts';
import { domainFit } from './domain-fit.ts';
import { personNameIn, titleIn } from './person-names.ts';
import { isAboutStaff } from './person-praise.ts';
import { isKnownPlace } from './places.ts';
import type { Scope } from './scope.ts';

/** Words that names of companies and institutions end or start with. */
const institution =
  /(?:^|\s)(?:ventures|capital|group|bank|university|college|institute|hospital|clinic|agency|agentur|agence|agencia|agenzia|pr|partners|labs?|foundation|association|council|magazine|weekly|times|news|holdings?|industries|polymers|foods|health|pharma|logistics|software|technologies|universit(?:ät|y|é|a|à|e)|universidade?|hochschule|verlag|hotel|restaurant)(?:\s|$)/i;
/** "Former CFO", "ex-Google". */
const former = /^(?:former(?:ly)?|ex-|ancien(?:ne)?\s|ehemalige[rn]?\s|exdirector)/i;

/**
 * Whether a title ends with the name of another company.
 * @param isOfStaff on pages about the staff, what follows a comma is rather a field of work: it must have the form of a company
 */
function isOfOthers(title: string, domain: string | null, isOfStaff: boolean): boolean {
  if (former.test(title)) return true;
  const [first = '', ...rest] = title.split(/,\s+|\s[–—|-]\s/);
  const last = rest.at(-1)?.replace(/["“”».]+$/, '') ?? '';
  if (last.length < 3 || first === '' || domainFit(last, domain) >= 1 || titleIn(last) !== null) return false;
  if (hasLegalForm(last) || (institution.test(last) && last.split(' ').length > 1)) return true;
  return !isOfStaff && isCapitalized(last) && !isKnownPlace(last) && personNameIn(last) === null && !/^[\p{Lu}.\d]{2,5}$/u.test(last);
}

const isCapitalized = (text: string): boolean =>
  /^(?:\p{Lu}[\p{L}\p{N}'’.&-]*|&|of|and|de|du|des|la|le|und)(?:\s(?:\p{Lu}[\p{L}\p{N}'’.&-]*|&|of|and|de|du|des|la|le|und)){0,4}$/u.test(
    text,
  );

/** "CEO at Globex": someone of another company, quoted here. */
export function isElsewhere(title: string, scope: Scope): boolean {
  const [, employer = ''] = /\s(?:@|at(?! law(?!\p{L}))|bei|chez|presso|bij)\s+(.+)$/iu.exec(title) ?? [];
  const [, of = ''] = /\s(?:of|von|de|di|van)\s+(.+)$/i.exec(title) ?? [];
  if (of !== '' && hasLegalForm(of) && domainFit(of, scope.domain) < 1) return true;
  if (employer === '') return isOfOthers(title, scope.domain, isAboutStaff(scope));
  const own = scope.domain?.split('.')[0] ?? '';
  return own === '' || !foldText(employer).replaceAll(' ', '').includes(own.replaceAll('-', ''));
}

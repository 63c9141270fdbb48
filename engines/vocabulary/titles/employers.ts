/** Employers that stand behind a comma or a dash: "Executive Director, Food Bank of Iowa". Their words are no field of the person's work. */
import { foldText } from '../text/fold.ts';
import type { TitleWord } from './title-words.ts';

const legalForm =
  /(?:^| )(?:gmbh|mbh|ag|kg|ohg|eg|ev|e v|ug|llc|llp|inc|ltd|limited|plc|corp|corporation|co|sa|sas|sasu|sarl|eurl|srl|s r l|spa|s p a|bv|b v|nv|n v|vof|lda|ltda|sl|s l|slu|oy|ab|aps|pty)$/;

const nouns =
  'bank|foundation|museum|association|society|university|college|hospital|church|cathedral|chamber|council|club|federation|league|orchestra|ministry|theatre|theater|charity|zoo|coalition|' +
  'stiftung|verein|verband|universitat|hochschule|klinikum|krankenhaus|sparkasse|volksbank|raiffeisenbank|kirche|' +
  'fondation|universite|musee|banque|hopital|chambre|eglise|' +
  'fundacion|asociacion|universidad|museo|banco|camara|iglesia|' +
  'fondazione|associazione|universita|banca|ospedale|' +
  'fundacao|associacao|universidade|museu|' +
  'stichting|vereniging|universiteit|ziekenhuis|rabobank';
/** The name begins or ends with the noun, or the noun has its own "of". */
const organization = new RegExp(
  String.raw`^(?:${nouns}) |^.* (?:${nouns})$|(?:^| )(?:${nouns}) (?:of|for|de|du|des|della|di|da|do|der|van|voor|fur)(?: |$)`,
);
/** Businesses of a bank, and bodies in a company. */
const division =
  /(?:^| )(?:private|commercial|corporate|investment|retail|consumer|business|digital|advisory|works?|product|customer|data) (?:bank|council|club)$/;

const topLevels: ReadonlySet<string> = new Set(['owner', 'founder', 'c_suite']);
const isRank = (word: TitleWord): boolean => word.kind === 'rank';

/**
 * @param role a title without "at …"
 * @param wordsOf the words of a title
 * @returns the role without the employer
 */
export function withoutEmployer(role: string, wordsOf: (text: string) => readonly TitleWord[]): string {
  const cut = role.search(/,\s|\s[-–—]\s/u);
  if (cut < 2) return role;
  const [head, behind] = [role.slice(0, cut), role.slice(cut).replace(/^[\s,–—-]+/u, '')];
  if (!/^\p{Lu}/u.test(behind) || !behind.includes(' ')) return role;
  const words = wordsOf(head);
  const folded = foldText(behind);
  const isOrganization = (organization.test(folded) && !division.test(folded)) || legalForm.test(folded);
  if (isOrganization) return words.some(({ kind }) => kind !== 'unknown') ? head : role;
  // Of the people at the top, what follows is their company if it has a word of its own: "Founder, HR Tech Heroes".
  const isTop = words.length > 0 && words.every(isRank) && words.some((word) => word.kind === 'rank' && topLevels.has(word.seniority));
  if (!isTop || /[,&]| (?:and|und|et|y|e|en) /u.test(behind)) return role;
  const named = wordsOf(behind);
  // A partner of a law firm is a lawyer.
  const isName = named.some(({ kind }) => kind === 'unknown') && !named.some((word) => isRank(word) || word.key === 'legal');
  return isName ? head : role;
}

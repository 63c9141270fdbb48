/** Employers after a comma or a dash: "Executive Director, Food Bank of Iowa". Their words are not the person's field of work. */
import { formWords } from '../identity/legal-forms.ts';
import { foldText } from '../text/fold.ts';
import type { TitleWord } from './title-words.ts';

const legalForms: ReadonlySet<string> = new Set([...formWords, 'co', 'eg', 'limited', 'corporation']);
const organizations: ReadonlySet<string> = new Set(
  (
    'bank foundation museum association society university college hospital church cathedral chamber council club federation league orchestra ministry theatre theater charity zoo coalition cross ' +
    'stiftung verein verband universitat hochschule klinikum krankenhaus sparkasse volksbank raiffeisenbank kirche kreuz ' +
    'fondation universite musee banque hopital chambre eglise croix cruz croce fundacion asociacion universidad museo banco camara iglesia ' +
    'fondazione associazione universita banca ospedale fundacao associacao universidade museu ' +
    'stichting vereniging universiteit ziekenhuis rabobank kruis'
  ).split(' '),
);
const ofWords: ReadonlySet<string> = new Set('of for de du des della di da do der van voor fur'.split(' '));
/** Businesses of a bank, and bodies in a company. */
const divisions: ReadonlySet<string> = new Set(
  'private commercial corporate investment retail consumer business digital advisory work works product customer data'.split(' '),
);
const ofDivisions: ReadonlySet<string> = new Set(['bank', 'council', 'club']);

/** Whether the name begins or ends with what an organization is called, has "of" behind it, or ends with a legal form. */
function isOrganizationName(folded: string): boolean {
  const tokens = folded.split(' ');
  const last = tokens.length - 1;
  if (legalForms.has(tokens[last] ?? '')) return true;
  if (ofDivisions.has(tokens[last] ?? '') && divisions.has(tokens[last - 1] ?? '')) return false;
  return tokens.some((token, index) => organizations.has(token) && (index === 0 || index === last || ofWords.has(tokens[index + 1] ?? '')));
}

/** "Vorstandsvorsitzender der Kick-Media AG": up to the legal form at the end. */
const ofEmployer =
  /^(\p{L}[^,|]{2,60}?) (?:der|des|of|von|van|de|da|di|del|du) ((?=\p{Lu}|the |la )(?:(?! [-–—] )[^,|]){1,60}) (\p{L}{2,5})\.?$/u;

/** "Diretoria Executiva do IBSD": in the Romance languages, initials with an article are an organization's, unless they are those of a field. */
const endsInInitials = /^(\p{Lu}?\p{L}*\p{Ll}[^,|]*?) (?:do|da|del|de la|du|della|dell['’]|de l['’]) ?(\p{Lu}{3,7})$/u;

const topLevels: ReadonlySet<string> = new Set(['owner', 'founder', 'c_suite']);
/** Longer heads say more than a rank. */
const longestTop = 32;
const isRank = (word: TitleWord): boolean => word.kind === 'rank';

/**
 * @param role a title without "at …"
 * @param wordsOf the words of a title
 * @returns the role without the employer
 */
export function withoutEmployer(role: string, wordsOf: (text: string) => readonly TitleWord[]): string {
  const ofOne = / \p{Lu}\p{L}{0,4}\.?$/u.test(role) ? ofEmployer.exec(role) : null;
  if (ofOne) {
    const [, head = '', name = '', form = ''] = ofOne;
    // "Director of Sales Müller GmbH" begins with the field.
    const isName = legalForms.has(foldText(form)) && (/^the /i.test(name) || wordsOf(name)[0]?.kind === 'unknown');
    if (isName && wordsOf(head).some(({ kind }) => kind !== 'unknown')) return head;
  }
  const [, ofInitials = '', initials = ''] = endsInInitials.exec(role) ?? [];
  if (
    initials !== '' &&
    wordsOf(role).some(({ kind, key }) => kind === 'unknown' && key === initials.toLowerCase()) &&
    wordsOf(ofInitials).some(({ kind }) => kind !== 'unknown')
  )
    return ofInitials;
  const cut = role.search(/,\s|\s[-–—]\s/u);
  if (cut < 2) return role;
  const [head, behind] = [role.slice(0, cut), role.slice(cut).replace(/^[\s,–—-]+/u, '')];
  if (!/^\p{Lu}/u.test(behind) || !behind.includes(' ')) return role;
  if (isOrganizationName(foldText(behind))) return wordsOf(head).some(({ kind }) => kind !== 'unknown') ? head : role;
  // Of the people at the top, what follows is their company if it has a word of its own: "Founder, HR Tech Heroes".
  if (head.length > longestTop || /[,&]| (?:and|und|et|y|e|en) /u.test(behind)) return role;
  const words = wordsOf(head);
  const isTop = words.length > 0 && words.every(isRank) && words.some((word) => word.kind === 'rank' && topLevels.has(word.seniority));
  if (!isTop) return role;
  const named = wordsOf(behind);
  // A partner of a law firm is a lawyer.
  const isName = named.some(({ kind }) => kind === 'unknown') && !named.some((word) => isRank(word) || word.key === 'legal');
  return isName ? head : role;
}

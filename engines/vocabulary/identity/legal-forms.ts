/**
 * Legal forms of companies in the countries of the seven languages and their neighbors, folded. Every reader takes the part that it can use: keys of
 * names remove the same spellings as always, comparisons remove all, and readers of texts omit forms that are also a word or a place. Forms in running
 * text, whose capitals matter, are in the enrichment engine (`extract/legal-forms.ts`).
 */

/** Folding separates the letters of Hangul. */
const koreanForm = '주식회사'.normalize('NFKD');

/** "㈜세종물산", "세종물산(주)", "주식회사세종물산": the form as a separate word, in full. */
export const spellOutKoreanForm = (name: string): string => name.replaceAll(/㈜|[(（]주[)）]|주식회사/g, ' 주식회사 ');

/**
 * The form; the spellings that keys of names remove, which are stored and therefore can't change; further spellings, also in full, which only
 * comparisons and readers of texts know.
 */
const forms: readonly (readonly [form: string, inKeys: string, further: string])[] = [
  ['gmbh co kg', 'gmbh and co kg|gmbh co kg|gmbh und co kg', 'gmbh co'],
  ['gmbh', 'gmbh|mbh|g m b h|gesellschaft mbh|ges m b h', 'gesmbh|gesellschaft mit beschrankter haftung'],
  ['ggmbh', '', 'ggmbh'],
  ['kgaa', 'kgaa|gmbh and co kgaa', ''],
  ['ug', 'ug|ug haftungsbeschrankt', ''],
  ['kg', 'kg', 'kommanditgesellschaft'],
  ['ag', 'ag', 'aktiengesellschaft'],
  ['ek', 'e k|ek|e u', ''],
  ['ohg', 'ohg', 'offene handelsgesellschaft'],
  ['gbr', 'gbr', ''],
  ['ev', 'e v|ev', ''],
  ['eg', 'eg', 'reg gen mbh|reggenmbh|reg gen m b h|eingetragene genossenschaft'],
  ['se', 'se', ''],
  ['inc', 'inc|incorporated|corp|corporation', ''],
  ['llc', 'llc|l l c', ''],
  ['pllc', '', 'pllc|p l l c'],
  ['lp', 'lp', ''],
  ['llp', 'llp|l l p', ''],
  ['pc', '', 'pc|p c'],
  ['pa', '', 'pa'],
  ['plc', 'plc', ''],
  // Also Turkey's, which is often shortened to "Ltd."
  ['ltd', 'ltd|limited', 'limited sirketi|ltd sti|ltd sirketi'],
  ['pty', 'pty|pty ltd', 'pty limited'],
  ['pte', 'pte|pte ltd', 'pte limited'],
  ['pvt', 'pvt|pvt ltd|private limited', 'pvt limited'],
  ['bhd', '', 'sdn bhd|bhd'],
  ['tbk', '', 'tbk'],
  ['sarl', 'sarl|s a r l|eurl', 'societe a responsabilite limitee'],
  ['sas', 'sas|s a s|sasu', 'societe par actions simplifiee'],
  ['sci', 'sci', ''],
  ['snc', 'snc|s n c', ''],
  ['scop', '', 'scop'],
  ['sa', 'sa|s a|sociedad anonima', 'societe anonyme|spolka akcyjna|sau|s a u'],
  ['sa de cv', 'sa de cv|s a de c v|sapi de cv', 's a p i de c v|sapi de c v'],
  ['sab de cv', '', 's a b de c v|sab de c v|sab de cv'],
  ['s de rl', 's a de r l', 's de rl|s de r l'],
  ['sl', 'sl|s l|slu|s l u|sociedad limitada', 'slp|s l p'],
  ['ltda', 'ltda|lda', 'limitada'],
  ['eireli', 'eireli', ''],
  ['bv', 'bv|b v', 'besloten vennootschap'],
  ['nv', 'nv|n v', 'naamloze vennootschap'],
  ['vof', 'vof', ''],
  ['bvba', '', 'bvba'],
  ['cvba', '', 'cvba'],
  ['scrl', 'scrl', ''],
  ['srl', 'srl|s r l|srls', 'societa a responsabilita limitata'],
  ['spa', 'spa|s p a', 'societa per azioni'],
  ['sapa', '', 'sapa'],
  ['asa', 'asa', ''],
  // Norway's, and Denmark's or Turkey's.
  ['as', 'as', 'aksjeselskap'],
  ['a s', 'a s', 'anonim sirketi|aktieselskab'],
  ['aps', 'aps', ''],
  ['ab', 'ab', 'ab publ|aktiebolag'],
  ['oy', 'oy|oyj|oy ab', 'osakeyhtio'],
  ['sp z o o', 'sp z o o|spolka z o o', 'spolka z ograniczona odpowiedzialnoscia'],
  ['sp k', 'sp k', ''],
  ['sp j', '', 'sp j'],
  ['s c', 's c|sc', ''],
  ['s r o', 's r o|sro', 'spol s r o'],
  ['kft', 'kft', ''],
  ['zrt', 'zrt', ''],
  ['d o o', 'd o o|doo', ''],
  ['a d', 'a d', ''],
  ['ooo', 'ooo|ооо', ''],
  ['jsc', '', 'jsc|ojsc|pjsc|cjsc'],
  ['оао', 'оао', 'oao'],
  ['зао', 'зао', 'zao'],
  ['пао', 'пао', 'pao'],
  ['ао', 'ао', ''],
  ['ип', 'ип', ''],
  ['kk', 'kk|k k', ''],
  ['株式会社', '株式会社', '株'],
  ['有限会社', '有限会社', ''],
  ['有限公司', '有限公司', ''],
  ['kr', '', koreanForm],
];

const spellingsIn = (text: string): readonly string[] => text.split('|').filter((spelling) => spelling !== '');
const inKeys = forms.flatMap(([, spellings]) => spellingsIn(spellings));
const further = forms.flatMap(([, , spellings]) => spellingsIn(spellings));
const formOfSpelling: ReadonlyMap<string, string> = new Map(
  forms.flatMap(([form, ...spellings]) => spellingsIn(spellings.join('|')).map((spelling) => [spelling, form] as const)),
);

/** The form that a spelling stands for. @param spelling one of this list */
export const formSpelled = (spelling: string): string => formOfSpelling.get(spelling) ?? spelling;

/** The forms that keys of names remove at the end, as alternatives of a regular expression. */
export const formsInKeys = inKeys.join('|');
/** The forms that only comparisons remove. */
export const formsBesideKeys = further.join('|');
/** Every spelling. */
export const allForms = [...inKeys, ...further].join('|');

/** Before a name: removed from keys, whose spellings can't change. */
export const formsBeforeInKeys = 'ооо|оао|зао|пао|ао|ип|株式会社|有限会社|合同会社';
/** Removed only by comparisons. "SAS" isn't: it is a name of its own. */
export const formsBeforeBesideKeys = `sp z o o|sarl|eurl|sasu|pt|llc|ooo|oao|zao|株|${koreanForm}`;

/** Also words, or parts of people's names: they count only where something else shows that a company is meant, such as capitals. */
const alsoWords = new Set('ag|se|sa|s a|as|a d|ek|e u|ev|asa|sc|s c|sci|sp j|kk|ooo|oao|zao|pao|doo|pa|pc|p c|gmbh co|株'.split('|'));
/** At the end of a text also states, degrees and ordinary words: "Charleston, SC", "Ana Silva, SLP", "eg". */
const alsoBehindNames = new Set('eg|sc|pa|pc|slp|as|asa|sci|kk|ooo|oao|zao|pao|doo|se'.split('|'));

/** Spellings that show a company anywhere in a name. */
export const certainForms = [...inKeys, ...further].filter((spelling) => !alsoWords.has(spelling)).join('|');

/** Forms of one word in Latin letters that show a company at the end of a name: "gmbh", "sa", "inc". */
export const formWords: ReadonlySet<string> = new Set(
  [...inKeys, ...further].filter((spelling) => /^[a-z]+$/.test(spelling) && spelling.length < 6 && !alsoBehindNames.has(spelling)),
);

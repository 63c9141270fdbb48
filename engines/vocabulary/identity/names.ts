/** Comparison keys for names of people and companies. */
import { foldText } from '../text/fold.ts';

/** Titles, degrees, and pronouns around a name; folded. */
const nameAffixes = new Set(
  'mr mrs ms miss mx dr prof professor ing dipl herr frau mme mlle monsieur madame sr sra srta don dona dott ssa sig signor signora ir drs mag msc mba phd bsc ba ma md cpa jr sr ii iii iv esq pmp cfa cissp rn pe he him she her they them'.split(
    ' ',
  ),
);

/** "Dr. Ana  Sílva, MBA" → "ana silva". Keeps the order. Returns null when nothing is left. */
export function personNameKey(name: string): string | null {
  // Fast path: most people in most lists have two plain words.
  if (/^[A-Za-z]+ [A-Za-z]+$/.test(name)) {
    const lower = name.toLowerCase();
    const at = lower.indexOf(' ');
    if (!nameAffixes.has(lower.slice(0, at)) && !nameAffixes.has(lower.slice(at + 1))) return lower;
  }
  const words = foldText(name.replaceAll(/\([^)]*\)|"[^"]*"/g, ' ').replace(/,.*$/, (rest) => (isDecoration(rest) ? '' : rest)))
    .split(' ')
    .filter((word) => word !== '' && !nameAffixes.has(word));
  return words.length === 0 ? null : words.join(' ');
}

const isDecoration = (rest: string): boolean =>
  foldText(rest)
    .split(' ')
    .every((word) => nameAffixes.has(word) || word.length <= 1);

export interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Particles that belong to the family name. */
const particles = new Set(
  'van von der den de del della di da dos das do du le la el al bin ben ter ten zu zur af av san santa mac mc st'.split(' '),
);

/** "Ana da Silva" → Ana, da Silva; "Silva, Ana" → Ana, Silva. A single word is a first name. */
export function splitPersonName(name: string): PersonName {
  const plain = name.replaceAll(/\s+/g, ' ').trim();
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(plain) ?? [];
  if (last !== undefined && first !== undefined && !isDecoration(`,${first}`)) return { firstName: first.trim(), lastName: last.trim() };
  const words = plain
    .replace(/,.*$/, '')
    .split(' ')
    .filter((word) => word !== '' && !(nameAffixes.has(foldText(word)) && word.endsWith('.')));
  if (words.length === 0) return { firstName: null, lastName: null };
  const particle = words.findIndex((word, index) => index > 0 && particles.has(foldText(word)));
  const at = particle > 0 && particle < words.length - 1 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') || null };
}

/** Legal forms at the end of a company name; folded. They do not distinguish companies. */
const legalForms =
  / (?:inc|incorporated|llc|l l c|ltd|limited|corp|corporation|co|company|plc|lp|llp|gmbh|gmbh and co kg|gmbh co kg|ag|kg|ohg|gbr|ug|ug haftungsbeschrankt|e v|ev|eg|se|sa|s a|sas|s a s|sarl|s a r l|sasu|eurl|snc|s n c|sl|s l|slu|s l u|sociedad limitada|sociedad anonima|sa de cv|s a de c v|sapi de cv|ltda|lda|s a de r l|eireli|me|bv|b v|nv|n v|vof|srl|s r l|srls|spa|s p a|ab|as|a s|asa|aps|oy|oyj|pty|pty ltd|pte|pte ltd|pvt|pvt ltd|private limited|kk|k k|sp z o o|spolka z o o|s r o|sro|kft|holding|holdings|group)$/;

/** "Acme Software GmbH & Co. KG" → "acme software". A name that is only a legal form is kept. */
export function companyNameKey(name: string): string | null {
  let key = foldText(name).replace(/^the /, '');
  for (let shorter = key.replace(legalForms, ''); shorter !== key && shorter !== ''; shorter = key.replace(legalForms, '')) key = shorter;
  return key === '' ? null : key;
}

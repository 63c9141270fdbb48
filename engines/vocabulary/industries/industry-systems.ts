/**
 * Reads codes of classifications in the forms in which lists contain them: "541511", "NAICS 541511", "62.01 - Computer programming activities",
 * "J62.0.1", "6201Z", "7372". Four digits mean different industries in different systems, so the column's name or the text must say which.
 */
import { foldText } from '../text/fold.ts';
import {
  industryOfCnae,
  industryOfNace,
  industryOfNaceSection,
  industryOfNaics,
  industryOfSic,
  isNaicsSubsector,
} from './industry-codes.ts';
import type { IndustryId } from './industries.ts';

/** `nace-2.1` is the second revision's update of 2023; `nace` also covers ISIC, the UK's SIC and the national forms of NACE. */
export type IndustrySystem = 'naics' | 'sic' | 'nace' | 'nace-2' | 'nace-2.1';

/**
 * The classification that a column's name mentions: "NAICS Code", "CNAE 2009", "SICCode.SicText_1".
 * @param cells of the column: SIC codes of five digits are the UK's, which are NACE
 * @returns null when it mentions none
 */
export function industrySystemOf(header: string, cells: readonly string[] = []): IndustrySystem | null {
  const folded = foldText(header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  if (/\bnaics/.test(folded)) return 'naics';
  if (
    /\b(?:nace|ateco|cnae|sbi|naf|ape|wz|cae|isic|noga|onace|nogacode|nacecode|sbicode|apecode)\b|activite principale|activiteprincipale/.test(
      folded,
    )
  ) {
    if (/\b2 1\b/.test(folded)) return 'nace-2.1';
    return /\brev(?:ision)? 2\b|\b2008\b|\b2009\b/.test(folded) ? 'nace-2' : 'nace';
  }
  // National forms of NACE's second revision: Russia, Ukraine, Poland, Hungary, Romania, Sweden, Denmark and Norway.
  if (/(?:^| )(?:okved\d?|оквэд\d?|kved|квед|pkd|teaor|caen|sni|branchekode|naeringskode)(?: |$)/.test(folded)) return 'nace-2';
  if (!/\bsics?(?:\b|code|text)|\bsiccode/.test(folded)) return null;
  if (/\buk\b|\b2007\b|sic ?text/.test(folded)) return 'nace-2';
  return cells.some((cell) => /^\s*\d{5}(?!\d)/.test(cell)) ? 'nace-2' : 'sic';
}

export interface ReadCode {
  /** What the code means in each system that it could be of, or as a class and as a group; empty if it is a code without an industry. */
  readonly industries: readonly IndustryId[];
  /** Whether the system is known, by the column, the text, or the form of the code. */
  readonly isCertain: boolean;
  /** The text beside the code; empty if there is none. */
  readonly title: string;
}

const systemWord =
  /\b(naics|(?:uk )?sic|nace|isic|ateco|cnae|naf|ape|sbi|wz|cae)\b(?:[ -]?(?:code|rev\.? ?\d(?:\.\d)?|2007|2008|2009|2017|2022))*[ :.#-]*/i;

/** @returns null for text without a code */
export function readCode(text: string, system: IndustrySystem | null): ReadCode | null {
  const [mention = '', word] = systemWord.exec(text) ?? [];
  const hasDigits = /\d/.test(text);
  const named = word === undefined || !hasDigits ? system : (industrySystemOf(mention, [text.replace(mention, '')]) ?? system);
  const plain = (word === undefined || !hasDigits ? text : text.replace(mention, '')).trim();
  if (/^[A-U]$/.test(plain) && named?.startsWith('nace')) return of([industryOfNaceSection(plain, revisionOf(named))], true, '');
  const found =
    /^\(?([A-U] ?)?(\d{2,7}|\d{2}-\d{2}|\d{1,2}(?:[./]\d{1,2}){1,3}(?:-\d(?:\/\d{2})?)?|\d{4}-\d\/\d{2})([ .]?[A-Z])?(?:\.0)?\)?(?:\s*[-–—:,;|]\s*|\s+|$)(.*)$/su.exec(
      plain,
    ) ?? swapped(/^(.*?)\s*[([]([A-U] ?)?(\d{2,7}|\d{1,2}(?:\.\d{1,2}){1,3})( ?[A-Z])?[)\]]$/su.exec(plain));
  if (!found) return null;
  const [, section, digits = '', letter, rest = ''] = found;
  const title = /^[\d\s.,;/|-]*$/.test(rest) ? '' : rest.replace(/^\W+/u, '');
  const isDotted = digits.includes('.') || digits.includes('/');
  const bare = isDotted ? dottedDigits(digits) : digits;
  if (named === 'naics') return of([industryOfNaics(digits)], true, title);
  if (named === 'sic') return ofReadings([paddedSic(bare), bare], industryOfSic, title);
  const is21 = named === 'nace-2.1';
  // Brazil's form of NACE has a check digit behind a hyphen, or seven digits.
  if (named !== 'nace-2' && !is21 && (/-\d(?:\/\d\d)?$/.test(digits) || (named && bare.length === 7)) && bare.length >= 5)
    return of([industryOfCnae(bare)], true, title);
  if (named && isDotted) return of([industryOfNace(bare, is21)], true, title);
  if (named) return ofReadings([padded(bare), bare], (code) => industryOfNace(code, is21), title);
  // The form of NACE: a section, dots, or a letter behind the digits.
  if (section !== undefined || isDotted || (letter !== undefined && bare.length >= 4)) return of([industryOfNace(bare)], true, title);
  if (bare.length === 6 || digits.includes('-')) return of([isNaicsSubsector(bare) ? industryOfNaics(digits) : null], false, title);
  // Five digits or fewer are a code of any system, or any number: only a title can confirm it.
  const all = [industryOfNaics(bare), bare.length <= 4 ? industryOfSic(bare) : null, industryOfNace(bare)];
  return title === '' ? of([], false, '') : of(all, false, title);
}

function of(ids: readonly (IndustryId | null)[], isCertain: boolean, title: string): ReadCode {
  return { industries: ids.filter((id) => id !== null), isCertain, title };
}

/** A code that may have lost its zero can also be a group ("211"): its title tells which, and without one that is read it is the class of a spreadsheet. */
function ofReadings(
  codes: readonly [padded: string, bare: string],
  industryOfCode: (code: string) => IndustryId | null,
  title: string,
): ReadCode {
  const [first, second] = codes.map(industryOfCode);
  return codes[0] === codes[1] || title === '' ? of([first ?? null], true, title) : of([first ?? null, second ?? null], true, title);
}

const revisionOf = (system: IndustrySystem): '2' | '2.1' | null => (system === 'nace-2' ? '2' : system === 'nace-2.1' ? '2.1' : null);

/** "1.11" of a spreadsheet that dropped a zero is 01.11. */
function dottedDigits(digits: string): string {
  const [first = '', ...others] = digits.split(/[./-]/);
  return [first.padStart(2, '0'), ...others].join('');
}

/**
 * "111" of a spreadsheet that dropped a zero is class 01.11, and "107" is group 10.7, because there is no group 01.0. Four digits of five ("1110" for 01110)
 * can't be told from a class, so only an odd length is completed. The groups of divisions 01 to 09: NACE Rev. 2 and 2.1.
 */
const padded = (digits: string): string =>
  /^(?:1[1-7]|2[1-4]|3[1-3]|5[12]|6[12]|7[12]|8[19]|9[19])\d$/.test(digits) ? `0${digits}` : digits;

/** "111" of a spreadsheet is class 0111, and "737" is group 737, because there is no class 0737. The groups of divisions 01 to 09: SIC 1987. */
const paddedSic = (digits: string): string =>
  /^(?:1(?:1[12569]|3[1-49]|61|7[1-59]|8[12]|91)|2(?:1[1-49]|41|5[1-49]|7[1-39]|91)|7(?:11|2[1-4]|4[12]|5[12]|6[12]|8[1-3])|8(?:11|31|51)|9(?:1[239]|21|71))$/.test(
    digits,
  )
    ? `0${digits}`
    : digits;

/** Puts the title behind the code. */
function swapped(found: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return found && [found[0], found[2], found[3], found[4], found[1]];
}

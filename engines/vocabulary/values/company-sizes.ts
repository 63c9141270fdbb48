/**
 * Company size: LinkedIn's employee bands, which most CRMs and lead lists use.
 * Spreadsheets turn "2-10" and "11-50" into dates ("10-Feb", "Nov-50"), so these are parsed too.
 */
import { withoutMarks } from '../text/marks.ts';
import { withoutClass } from './company-size-classes.ts';

export const companySizes = ['1', '2-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001-10000', '10001+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** The upper bound of each band, in order; the last has none. */
const upperBounds = [1, 10, 50, 200, 500, 1_000, 5_000, 10_000, Number.POSITIVE_INFINITY];

/** Display names: "501–1,000". */
export const companySizeNames: Readonly<Record<CompanySize, string>> = {
  '1': '1',
  '2-10': '2–10',
  '11-50': '11–50',
  '51-200': '51–200',
  '201-500': '201–500',
  '501-1000': '501–1,000',
  '1001-5000': '1,001–5,000',
  '5001-10000': '5,001–10,000',
  '10001+': '10,001+',
};

/** Whether a value from the wire or a file is a valid band. */
export function isCompanySize(value: unknown): value is CompanySize {
  return (companySizes as readonly unknown[]).includes(value);
}

/**
 * The band of an employee count.
 * @returns null when the count is zero, negative, or not finite. Fractions are rounded up: 0.5 counts as one.
 */
export function companySizeOf(employees: number): CompanySize | null {
  if (!Number.isFinite(employees) || employees <= 0) return null;
  const whole = Math.ceil(employees);
  return companySizes[upperBounds.findIndex((bound) => whole <= bound)] ?? null;
}

/** Words for employees, for ranges and for bounds, in seven languages without accents. Nothing else may be in a size. */
const sizeWords = new RegExp(
  `\\b(?:${[
    'employees?|empl|people|persons?|staff|team|members?|workers?|headcount|size|ftes?|heads',
    'mitarbeiter(?:innen|/innen|:innen|in)?|mitarbeitende|beschaftigte|angestellte|personen|ma|vzae',
    'employes?|salaries?|collaborateurs?|personnes?|effectifs?|etp',
    'empleados?|trabajadores|personas|funcionarios|colaboradores|pessoas|trabalhadores|medewerkers?|werknemers|dipendenti|addetti|persone|unita',
    'to|bis|a|tot|and|und|et|y|e|en|entre|zwischen|tussen|between|tra|fra|from|von|van|de|da|di|du|des|of|ou|o|or|oder',
    'over|more than|more|than|about|approx|approximately|around|ca|circa|etwa|rund|environ|aprox|cerca|ongeveer|uber|mehr als|mehr|plus|plus de|mas|mais|oltre|piu|meer|meer dan|dan|que',
    'less|less than|under|up|fewer|unter|weniger als|weniger|moins|menos|meno|minder|minder dan|bis zu|zu|jusqua|jusqu|hasta|ate|fino|al|at least|at most|min|max|mindestens|ab|partir|au|minimum|maximum|au moins|als',
  ].join('|')})\\b`,
  'g',
);
const openEnd = /\+|>|≥|\b(?:over|more|plus|uber|mehr|mas|mais|oltre|piu|meer|ab|partir|at least|mindestens|au moins|minimum)\b/;

/** No size is longer, and the time to read more grows with the square of the length. */
const longestRead = 200;

/**
 * Parses a size as people and programs write it: "51-200", "1,001–5,000 employees", "10001+", "5K-10K", "11 to 50", "de 11 à 50", "> 10,000", "37",
 * "self-employed", "Medium (50–250 employees)". A range that is not a band is classified by its geometric mean, since bands grow by factors: "100-250" is 51-200.
 * @returns null when the text is not a size
 */
export function parseCompanySize(text: string): CompanySize | null {
  if (text.length > longestRead) return null;
  const written = withoutMarks(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[’']/g, "'")
    .trim();
  const plain = withoutClass(written);
  if (/^(?:self[- ]?employed|freelancer?|solo(?:preneur)?|myself only|just me)$/.test(plain)) return '1';
  // Crunchbase's codes: "c_00051_00100", "c_10001_max".
  const coded = /^c_0*(\d+)_0*(\d+|max)$/.exec(plain);
  const repaired = coded
    ? coded[2] === 'max'
      ? `${Number(coded[1]) - 1}+`
      : `${coded[1]}-${coded[2]}`
    : fromSpreadsheetDate(plain.replaceAll('_', '-'));
  const numbers = Array.from(repaired.matchAll(numberWithUnit), ([, digits = '', unit = '']) => countOf(digits, unit));
  // Only words about size may remain besides the numbers: "since 1998" and "12 Main St" are not sizes.
  const rest = repaired
    .replaceAll(numberWithUnit, ' ')
    .replaceAll(sizeWords, ' ')
    .replaceAll(/[-+<>=≥≤~()[\].,:/#']/g, ' ')
    .trim();
  if (rest !== '' || numbers.some((number) => number === null)) return null;
  const [first, second, third] = numbers;
  if (first === undefined || first === null || third !== undefined) return null;
  if (second !== undefined && second !== null) {
    if (second < first) return null;
    const exact = companySizes.find((band) => band === `${first}-${second}`);
    return exact ?? companySizeOf(Math.max(1, Math.round(Math.sqrt(Math.max(first, 1) * second))));
  }
  // "10,000+" and "> 10,000" mean the open band; "1000+" means the band that starts there.
  return companySizeOf(openEnd.test(repaired) ? first + 1 : first);
}

/** Digits with separators of thousands, and a unit. */
const numberWithUnit = /(\d[\d.,' \u00a0\u202f]*\d|\d)\s*(k|m|mio|tsd|tausend|thousand|mila)?(?![a-z\d])\.?/g;

function countOf(digits: string, unit: string): number | null {
  const factor = unit === '' ? 1 : unit === 'm' || unit === 'mio' ? 1_000_000 : 1_000;
  // A separator before exactly three digits groups thousands; before one or two digits with a unit ("1.5k") it is a decimal point.
  const isGrouped = /^\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+$/.test(digits);
  if (isGrouped) return Number(digits.replaceAll(/\D/g, '')) * factor;
  if (/^\d+$/.test(digits)) return Number(digits) * factor;
  if (/^\d+[.,]\d{1,2}$/.test(digits) && (factor > 1 || /[.,]0+$/.test(digits))) return Number(digits.replace(',', '.')) * factor;
  return null;
}

const monthNumbers: Readonly<Record<string, string>> = { feb: '2-10', oct: '2-10', nov: '11-50', okt: '2-10' };

/** "10-Feb", "Feb-10", "02-Oct", "Oct-02": Excel reads 2-10 as a date, and 11-50 as November 1950. */
function fromSpreadsheetDate(text: string): string {
  const [, day, month, year] = /^(?:(\d{1,2})-)?([a-zä]{3})(?:-(\d{2,4}))?$/.exec(text) ?? [];
  const number = Number(day ?? year);
  const band = month === undefined ? undefined : monthNumbers[month];
  if (band === '2-10' && (number === 2 || number === 10)) return band;
  if (band === '11-50' && number % 100 === 50) return band;
  return text;
}

/** Parses dates in files into "2025-03-12". The order of day and month is detected from the column, never assumed. */
import { foldText, monthNamed } from '@leadlight/vocabulary/text';

/** Which comes first when both are numbers. */
export type DateOrder = 'day_first' | 'month_first';

/** Names of weekdays and their abbreviations, folded; "mar" is March except before a day ("mar. 12 mars 2025"), where it isn't needed. */
const weekday =
  /^(?:mon|monday|tue|tues|tuesday|wed|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|feira|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)$/;

/**
 * The order of day and month in a column of dates. A number above 12 reveals it, and so do dots (nobody writes month.day.year).
 * @returns null when every date is ambiguous, or the column contradicts itself
 */
export function dateOrderOf(values: readonly string[]): DateOrder | null {
  const found = new Set<DateOrder>();
  for (const value of values) {
    const [, first = '', separator, second = ''] = /^\s*(\d{1,2})([/.-])(\d{1,2})\2\d{2,4}/.exec(value) ?? [];
    if (separator === undefined) continue;
    if (Number(first) > 12 || separator === '.') found.add('day_first');
    else if (Number(second) > 12) found.add('month_first');
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/**
 * @returns an ISO date, or null for text that is not a date, dates that do not exist (February 30), and ambiguous dates ("03/04/2025"
 * with `order` null)
 */
export function parseDate(text: string, order: DateOrder | null): string | null {
  const trimmed = text.trim();
  const [, compactYear, compactMonth, compactDay] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(trimmed) ?? [];
  if (compactYear !== undefined) return dateOf(Number(compactYear), Number(compactMonth), Number(compactDay));
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(trimmed) ?? [];
  if (isoYear !== undefined) return dateOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, a = '', separator = '', b = '', year] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[ ,].*)?$/.exec(trimmed) ?? [];
  if (year !== undefined) {
    const isDayFirst = separator === '.' || Number(a) > 12 || (order === 'day_first' && Number(b) <= 12);
    if (!isDayFirst && order === null && Number(b) <= 12 && a !== b) return null;
    return isDayFirst ? dateOf(fullYear(year), Number(b), Number(a)) : dateOf(fullYear(year), Number(a), Number(b));
  }
  // "12 Mar 2025", "Mar 12, 2025", "12. März 2025", "12 de marzo de 2025"
  const words = foldText(trimmed)
    .split(' ')
    .filter((word) => !/^(?:de|of|the|st|nd|rd|th|del|le|il|den|el)$/.test(word) && !weekday.test(word))
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th|er)$/, '$1'));
  const [one = '', two = '', three = ''] = words;
  // "2025 Mar 12"
  const second = monthNamed(two);
  if (/^\d{4}$/.test(one) && second !== null && /^\d{1,2}$/.test(three)) return dateOf(Number(one), second, Number(three));
  if (words.length < 3 || !/^\d{4}$|^\d{2}$/.test(three)) return null;
  const first = monthNamed(one);
  const month = first ?? second;
  const day = first === null ? one : two;
  return month === null || !/^\d{1,2}$/.test(day) ? null : dateOf(fullYear(three), month, Number(day));
}

/** As in POSIX: 69 to 99 mean 1969 to 1999. */
function fullYear(year: string): number {
  const number = Number(year);
  return year.length > 2 ? number : number >= 69 ? 1900 + number : 2000 + number;
}

function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** "1998", "2013 (1888)": the first year, which is that of the company as it is now. */
export function yearOf(text: string): number | null {
  const [year] = /\b(?:1[5-9]|20)\d{2}\b/.exec(text) ?? [];
  if (year !== undefined) return Number(year);
  // "12.05.98", "3/4/98": only the year matters, so the order of day and month doesn't.
  const [, short] = /^\s*\d{1,2}[./-]\d{1,2}[./-](\d{2})\s*$/.exec(text) ?? [];
  return short === undefined ? null : fullYear(short);
}

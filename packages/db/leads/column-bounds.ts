/**
 * Bounds of the columns of people and companies. Sources can contain anything; a value outside these bounds stays in the facts, with its evidence,
 * and its column is null. A test compares this table with the database's types, checks and indexes.
 */

/** Length in UTF-16 units. An index row has at most 2,704 bytes, and a unit takes up to three. */
interface TextBound {
  readonly longest: number;
}

/** Inclusive. */
interface NumberBound {
  readonly least: number;
  readonly most: number;
}

const address = { longest: 254 } satisfies TextBound;
const domain = { longest: 253 } satisfies TextBound;
const linkedin = { longest: 700 } satisfies TextBound;
const nameKey = { longest: 500 } satisfies TextBound;
const phoneEnd = { longest: 8 } satisfies TextBound;
const label = { longest: 300 } satisfies TextBound;
const score = { least: 0, most: 1_000 } satisfies NumberBound;

export const columnBounds = {
  people: {
    name: label,
    name_key: nameKey,
    first_word: nameKey,
    last_word: nameKey,
    phone_end: phoneEnd,
    email: address,
    personal_email: address,
    linkedin,
    company_domain: domain,
    score,
    // Seconds since 1970, up to the end of the year 9999, because later years have another format.
    email_checked_at: { least: 0, most: 253_402_300_799 },
  },
  companies: {
    name: label,
    name_key: nameKey,
    second_key: nameKey,
    similar_key: nameKey,
    domain,
    linkedin,
    phone_end: phoneEnd,
    employees: { least: 0, most: 2 ** 31 - 1 },
    founded: { least: 1000, most: 2200 },
    score,
  },
} as const;

export function textWithin(text: string | null, { longest }: TextBound): string | null {
  return text !== null && text.length <= longest ? text : null;
}

/** @returns a whole number */
export function numberWithin(value: number | null, { least, most }: NumberBound): number | null {
  if (value === null) return null;
  const whole = Math.round(value);
  return value >= least && whole <= most ? whole : null;
}

/** @returns the text, cut to what fits */
export function textCut(text: string, { longest }: TextBound): string {
  return text.length <= longest ? text : text.slice(0, longest).toWellFormed();
}

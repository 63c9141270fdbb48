/** Amounts of money: what providers and models cost in US dollars, and what invoices say in their currency. */

/** Millionths of a US dollar: "$0.28", "$12.50", "$0.0245". */
export function wordDollars(micros: number): string {
  const dollars = micros / 1_000_000;
  const digits = dollars !== 0 && dollars < 0.1 ? 4 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  }).format(dollars);
}

/** The same for the most that something can cost: rounded up to cents, so that it is never more. */
export const wordMostDollars = (micros: number): string => wordDollars(upToCents(micros));

/** Millionths, rounded up to cents. */
export const upToCents = (micros: number): number => Math.ceil(micros / 10_000) * 10_000;

/** Cents of a currency: 5900 and "usd" → "$59.00". */
export const wordAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

/** Dollars of a price: 29 → "$29", 14.5 → "$14.50". */
export const wordPrice = (dollars: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(dollars);

/** Dollars as typed, in millionths; null for an empty text, undefined for one that is not an amount. */
export function microsOf(text: string): number | null | undefined {
  const bare = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (bare === '') return null;
  return /^\d{1,6}(?:\.\d{1,6})?$/.test(bare) ? Math.round(Number(bare) * 1_000_000) : undefined;
}

/** Millionths as they are typed. */
export const typedDollars = (micros: number | null): string => (micros === null ? '' : String(micros / 1_000_000));

export const amountRule = (text: string): string | undefined =>
  microsOf(text) === undefined ? 'Enter an amount in US dollars, such as 25 or 0.28.' : undefined;

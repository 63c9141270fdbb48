/** One line of a forecast. The price is in words: "up to 12 credits", "free", "–". */
export type ForecastLine = readonly [words: string, count: number, price: string];

/** The first line, which has the number of rows that are worked on, and the other lines that have rows. */
export const withRows = (lines: readonly ForecastLine[]): ForecastLine[] => lines.filter(([, count], index) => index === 0 || count > 0);

const floored = new Intl.NumberFormat('en', { style: 'percent', roundingMode: 'floor' });
const short = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** 0.979 → "97%": rounded down, so that only certainty is 100%. */
export const wordCertainty = (share: number): string => floored.format(share);

/** 0.0123 → "1.2%". */
export const wordShare = (share: number): string => short.format(share);

const whole = new Intl.NumberFormat('en');
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** 2500 → "2,500". */
export const wordNumber = (value: number): string => whole.format(value);

/** −1 → "−1", 2500 → "+2,500". */
export const wordChange = (value: number): string => signed.format(value).replace('-', '−');

/** "1 day", "2 days". */
export const wordCount = (count: number, one: string, many = `${one}s`): string => `${whole.format(count)} ${count === 1 ? one : many}`;

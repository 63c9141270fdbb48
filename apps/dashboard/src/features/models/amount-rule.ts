import { amountRule, microsOf } from '../../words/money.ts';

/** An amount that must be given. */
export const requiredAmount = (text: string): string | undefined =>
  microsOf(text) === null ? 'Enter an amount in US dollars; 0 if it costs nothing.' : amountRule(text);

/** The most credits that a run may spend: the field, and what is wrong with its text. */
import { TextField } from '@leadlight/ui/field';
import { useState } from 'react';
import { hintSpendable, mostSpendable, wordTooHigh, type Spendable } from './spendable.ts';

/** The API's limit of a ceiling, in credits. */
const mostCredits = 1_000_000;

export interface CreditCeiling {
  text: string;
  type: (text: string) => void;
  /** In credits, at most the API's limit; undefined if the text isn't a whole number. */
  credits: number | undefined;
  error: string | undefined;
  /** What the run can cost at this ceiling, in credits. */
  most: number;
}

interface CreditCeilingOptions {
  /** The most that the run can cost, in credits. */
  cost: number;
  spendable: Spendable;
  /** Whether the run can do anything without credits. */
  allowsZero: boolean;
}

/** The ceiling as typed; until then, the cost of the run, or all that can be spent if that is less. A free run accepts any ceiling. */
export function useCreditCeiling({ cost, spendable, allowsZero }: CreditCeilingOptions): CreditCeiling {
  const [typed, type] = useState<string>();
  const suggested = Math.min(cost, mostSpendable(spendable));
  // Without its field, what was typed before can't be corrected.
  const text = (cost === 0 ? undefined : typed) ?? String(suggested);
  const credits = /^\d+$/.test(text.trim()) ? Math.min(Number(text), mostCredits) : undefined;
  return {
    text,
    type,
    credits,
    error: cost === 0 ? undefined : errorOf(credits, spendable, allowsZero),
    most: Math.min(credits ?? suggested, cost),
  };
}

function errorOf(credits: number | undefined, spendable: Spendable, allowsZero: boolean): string | undefined {
  if (credits === undefined) return 'Enter a number.';
  return wordTooHigh(credits, spendable) ?? (credits === 0 && !allowsZero ? 'Enter at least 1 credit.' : undefined);
}

interface CreditCeilingFieldProps {
  ceiling: CreditCeiling;
  cost: number;
  spendable: Spendable;
  /** Follows "The run never spends more." */
  hint?: string;
  className?: string;
}

export function CreditCeilingField({ ceiling: { text, type, error }, cost, spendable, hint, className }: CreditCeilingFieldProps) {
  return (
    <TextField
      {...(className !== undefined && { fieldClassName: className })}
      label="Ceiling in credits"
      hint={`The run never spends more.${hint ? ` ${hint}` : ''}${hintSpendable(cost, spendable)}`}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={error}
      onChange={({ target }) => type(target.value)}
    />
  );
}

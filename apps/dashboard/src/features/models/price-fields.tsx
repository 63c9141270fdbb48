import { TextField } from '@leadlight/ui/field';
import type { ComponentProps } from 'react';

type Field = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** What a million tokens cost, sent and answered. */
export function PriceFields({ input, output }: { input: Field; output: Field }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Price of a million tokens sent"
        hint="US dollars, from the host’s price list."
        inputMode="decimal"
        autoComplete="off"
        {...input}
      />
      <TextField
        label="Price of a million tokens answered"
        hint="US dollars. Forecasts and ceilings use both."
        inputMode="decimal"
        autoComplete="off"
        {...output}
      />
    </div>
  );
}

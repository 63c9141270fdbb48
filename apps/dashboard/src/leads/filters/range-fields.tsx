/** A range of numbers, both included; an empty end is open. Applied when the field loses focus or on Enter. */
import { Input } from '@leadlight/ui/field';
import type { Range } from '../lead-search.ts';

interface RangeFieldsProps {
  value: Range | undefined;
  from: string;
  to: string;
  /** What an empty field asks for. */
  unit?: string;
  /** A number that the filter takes. */
  pattern?: RegExp;
  onChange: (value: Range | undefined) => void;
}

export function RangeFields({ value, from, to, unit = 'Year', pattern = /^\d{4}$/, onChange }: RangeFieldsProps) {
  function take(part: 'from' | 'to', text: string): void {
    const number = pattern.test(text.trim()) ? Number(text) : undefined;
    if (number === value?.[part]) return;
    const next = { ...value, [part]: number };
    onChange(next.from === undefined && next.to === undefined ? undefined : next);
  }
  const field = (part: 'from' | 'to', label: string) => (
    <label className="min-w-0 flex-1 text-12 text-muted">
      {label}
      <Input
        // The value is reset when the URL changes.
        key={value?.[part] ?? ''}
        inputMode="numeric"
        maxLength={5}
        placeholder={unit}
        size="compact"
        className="mt-0.5 w-full tabular-nums"
        defaultValue={value?.[part] ?? ''}
        onBlur={(event) => take(part, event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(part, event.currentTarget.value)}
      />
    </label>
  );
  return (
    <div className="flex gap-2 px-1">
      {field('from', from)}
      {field('to', to)}
    </div>
  );
}

/** Any, yes or no. */
import { wordNumber } from '../../words/numbers.ts';
import type { FacetCounts } from './facet-counts.ts';

interface FlagChoiceProps {
  name: string;
  words: { yes: string; no: string };
  value: boolean | undefined;
  counts: FacetCounts | undefined;
  onChange: (value: boolean | undefined) => void;
}

export function FlagChoice({ name, words, value, counts, onChange }: FlagChoiceProps) {
  const options = [
    { label: 'Any', value: undefined, count: undefined },
    { label: words.yes, value: true, count: counts?.find((each) => each.value === 'true')?.count },
    { label: words.no, value: false, count: counts?.find((each) => each.value === 'false')?.count },
  ];
  return (
    <fieldset className="grid">
      <legend className="sr-only">{name}</legend>
      {options.map((option) => (
        <label
          key={option.label}
          className="flex h-7.5 cursor-pointer items-center gap-2 rounded-small px-1.5 text-13 hover:bg-wash pointer-coarse:h-10"
        >
          <input
            type="radio"
            name={name}
            className="size-4 accent-cobalt"
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          {option.count !== undefined && <span className="text-12 text-muted tabular-nums">{wordNumber(option.count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

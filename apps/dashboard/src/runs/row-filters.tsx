/** Chooses which rows of a run are shown, by their outcome, with how many there are of each. */
import { wordNumber } from '../words/numbers.ts';

interface RowFiltersProps<Value> {
  total: number;
  choices: readonly { value: Value; name: string; count: number }[];
  /** Undefined shows all rows. */
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
  /** Also offers outcomes that no row has. */
  showsEmpty?: boolean;
}

export function RowFilters<Value extends string>({ total, choices, chosen, onChoose, showsEmpty = false }: RowFiltersProps<Value>) {
  const offered = choices.filter(({ count, value }) => showsEmpty || count > 0 || value === chosen);
  return (
    <div role="group" aria-label="Rows shown" className="mt-2 flex gap-4 overflow-x-auto border-b border-hairline">
      {[{ name: 'All', count: total, value: undefined }, ...offered].map(({ name, count, value }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === value}
          className="-mb-px h-9 border-b-2 border-transparent text-13 font-medium whitespace-nowrap text-muted hover:text-ink aria-pressed:border-cobalt aria-pressed:text-ink pointer-coarse:h-11"
          onClick={() => onChoose(value)}
        >
          {name} <span className="ml-0.5 text-12 font-normal tabular-nums">{wordNumber(count)}</span>
        </button>
      ))}
    </div>
  );
}

/** The values of a facet, each with the number of leads that match it, to include or exclude. */
import { Skeleton } from '@leadlight/ui/skeleton';
import { Ban, Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { wordNumber } from '../../words/numbers.ts';
import type { Choice } from '../lead-search.ts';

interface FacetValuesProps {
  /** The name of the facet: "Industry". */
  label: string;
  /** Undefined until they are counted for the first time. */
  values: readonly { value: string; count: number | null }[] | undefined;
  choice: Choice | undefined;
  nameOf: (value: string) => string;
  onChange: (value: string, as: 'include' | 'exclude' | null) => void;
  /** How many are shown before "Show all". */
  few?: number;
}

export function FacetValues({ label, values, choice, nameOf, onChange, few = 7 }: FacetValuesProps) {
  const [isWhole, setWhole] = useState(false);
  if (!values)
    return (
      <div role="status" aria-label={`Loading ${label}`} className="grid gap-3 px-1 py-2">
        {['w-32', 'w-24', 'w-28'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    );
  const chosen = [...(choice?.include ?? []), ...(choice?.exclude ?? [])];
  const missing = chosen.filter((value) => !values.some((each) => each.value === value)).map((value) => ({ value, count: null }));
  const all: { value: string; count: number | null }[] = [...missing, ...values];
  // Selected values are always shown.
  const shown = isWhole ? all : all.filter(({ value }, index) => index < few || chosen.includes(value));
  const most = Math.max(1, ...values.map(({ count }) => count ?? 0));
  if (all.length === 0) return <p className="px-1 py-1.5 text-13 text-muted">No values.</p>;
  return (
    <>
      <ul aria-label={label} className={isWhole ? 'max-h-72 overflow-y-auto' : undefined}>
        {shown.map(({ value, count }) => (
          <FacetValue
            key={value}
            name={nameOf(value)}
            count={count}
            share={(count ?? 0) / most}
            state={choice?.include?.includes(value) ? 'include' : choice?.exclude?.includes(value) ? 'exclude' : null}
            onChange={(as) => onChange(value, as)}
          />
        ))}
      </ul>
      {all.length > few && (
        <button
          type="button"
          className="mt-0.5 rounded-small px-1 py-1 text-12 font-medium text-muted hover:text-ink pointer-coarse:h-11"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${all.length}`}
        </button>
      )}
    </>
  );
}

interface FacetValueProps {
  name: string;
  /** Null: the value was not counted. */
  count: number | null;
  /** The share of the largest count, 0 to 1. */
  share: number;
  state: 'include' | 'exclude' | null;
  onChange: (as: 'include' | 'exclude' | null) => void;
}

function FacetValue({ name, count, share, state, onChange }: FacetValueProps) {
  const isIn = state === 'include';
  const isOut = state === 'exclude';
  return (
    <li className="group/value relative flex min-h-7.5 rounded-small hover:bg-wash pointer-coarse:min-h-11">
      <span
        aria-hidden
        className={`absolute inset-y-0.5 left-0 rounded-small ${isIn ? 'bg-cobalt/14' : 'bg-wash'}`}
        style={{ width: `${Math.max(share * 100, count ? 1 : 0)}%` }}
      />
      <label className="relative flex min-w-0 flex-1 cursor-pointer items-center gap-2 pl-1.5">
        <input type="checkbox" className="peer sr-only" checked={isIn} onChange={() => onChange(isIn ? null : 'include')} />
        <span
          aria-hidden
          className={`grid size-4 shrink-0 place-items-center rounded-[5px] border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-focus ${
            isIn ? 'border-cobalt bg-cobalt text-on-glass' : isOut ? 'border-ruby-text text-ruby-text' : 'border-control bg-card'
          }`}
        >
          {isIn && <Check className="size-3" strokeWidth={3} />}
          {isOut && <Minus className="size-3" strokeWidth={3} />}
        </span>
        <span
          className={`line-clamp-2 min-w-0 flex-1 py-0.75 text-13 wrap-anywhere ${isOut ? 'text-muted line-through' : ''}`}
          title={name}
        >
          {name}
        </span>
      </label>
      <button
        type="button"
        title={isOut ? `Stop excluding ${name}` : `Exclude ${name}`}
        aria-label={`Exclude ${name}`}
        aria-pressed={isOut}
        className="relative grid w-7 shrink-0 place-items-center rounded-small text-muted opacity-0 group-hover/value:opacity-100 hover:text-ruby-text focus-visible:opacity-100 aria-pressed:text-ruby-text aria-pressed:opacity-100 pointer-coarse:w-11 pointer-coarse:opacity-100"
        onClick={() => onChange(isOut ? null : 'exclude')}
      >
        <Ban className="size-3.5" aria-hidden />
      </button>
      <span className="relative min-w-10 self-center pr-1.5 text-right text-12 text-muted tabular-nums">
        {count !== null && wordNumber(count)}
        <span className="sr-only"> {name}</span>
      </span>
    </li>
  );
}

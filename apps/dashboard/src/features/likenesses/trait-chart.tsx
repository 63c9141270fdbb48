/** What distinguishes the examples: for each trait, how many times as frequent it is as in the market, with its interval, and what it counts. */
import { Select } from '@leadlight/ui/field';
import { useState } from 'react';
import type { LikenessTrait, TraitChoice } from '../../api/contract.ts';
import { useNarrow } from '../../leads/use-narrow.ts';
import { wordShare } from '../../words/percents.ts';
import { wordLift, wordTrait } from '../../leads/trait-words.ts';

/** The ends of the scale, as powers of 2: a quarter, and 32 times. */
const [lowest, highest] = [-2, 5];
const few = { wide: 10, narrow: 4 };
const choiceNames: Readonly<Record<TraitChoice, string>> = { require: 'Require', prefer: 'Prefer', ignore: 'Ignore' };

/** Percent of the scale. */
const placeOf = (lift: number): number =>
  Math.min(100, Math.max(0, ((Math.log2(Math.max(lift, 2 ** (lowest - 1))) - lowest) / (highest - lowest)) * 100));

interface TraitChartProps {
  traits: readonly LikenessTrait[];
  /** Undefined when the user may not change it. */
  onChoice: ((trait: LikenessTrait, choice: TraitChoice) => void) | undefined;
}

/** How far the interval is from 1. */
const evidenceOf = ({ low, high }: LikenessTrait): number => Math.abs(Math.log(low * high)) / Math.max(0.001, Math.log(high / low));

export function TraitChart({ traits, onChoice }: TraitChartProps) {
  const [isWhole, setWhole] = useState(false);
  // On phones, the leads below must be near.
  const count = useNarrow() ? few.narrow : few.wide;
  const sorted = traits.toSorted((a, b) => Number(b.examples > 1) - Number(a.examples > 1) || evidenceOf(b) - evidenceOf(a));
  // Chosen ones are always shown.
  const shown = sorted.filter(({ choice }, at) => isWhole || at < count || choice !== 'prefer');
  return (
    <section aria-label="What the examples share" className="min-w-0">
      <h2 className="text-14 font-semibold">What the examples share</h2>
      <p className="mt-1 text-13 text-pretty text-muted">
        How many times as frequent each trait is as among all leads. The thin line is where the true value is with 95% confidence.
      </p>
      <ul className="mt-3 divide-y divide-hairline">
        {shown.map((trait) => (
          <TraitRow key={`${trait.family} ${trait.value}`} trait={trait} onChoice={onChoice} />
        ))}
      </ul>
      {sorted.length > count && (
        <button
          type="button"
          className="mt-2 rounded-small py-1 text-13 font-medium text-muted hover:text-ink pointer-coarse:h-11"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${sorted.length} traits`}
        </button>
      )}
    </section>
  );
}

function TraitRow({ trait, onChoice }: { trait: LikenessTrait; onChoice: TraitChartProps['onChoice'] }) {
  const { lift, low, high, examples, examplesKnown, market, marketKnown, choice } = trait;
  const name = wordTrait(trait);
  const [from, to, one] = [placeOf(low), placeOf(high), placeOf(1)];
  const at = placeOf(lift);
  const isMore = lift >= 1;
  // Only the bars fade: the words must stay readable.
  const isIgnored = choice === 'ignore';
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-3">
        <span className={`min-w-0 flex-1 text-13 font-medium wrap-anywhere ${isIgnored ? 'text-muted' : ''}`}>{name}</span>
        <span className="text-13 font-semibold tabular-nums">{wordLift(lift)}</span>
        {onChoice ? (
          <span className="w-28 shrink-0">
            <Select
              aria-label={`${name}: how it counts`}
              value={choice}
              onChange={(event) => onChoice(trait, event.currentTarget.value as TraitChoice)}
            >
              {Object.entries(choiceNames).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </span>
        ) : (
          <span className="text-13 text-muted">{choiceNames[choice]}</span>
        )}
      </div>
      <div aria-hidden className={`relative mt-1.5 h-3 ${isIgnored ? 'opacity-40' : ''}`}>
        <span className="absolute inset-y-0 w-px bg-control" style={{ left: `${one}%` }} />
        <span
          className={`absolute top-0.5 h-2 rounded-[3px] ${isMore ? 'bg-cobalt/60' : 'bg-ruby/50'}`}
          style={{ left: `${Math.min(one, at)}%`, width: `${Math.max(0.5, Math.abs(at - one))}%` }}
        />
        <span className="absolute top-[5px] h-0.5 bg-ink/70" style={{ left: `${from}%`, width: `${Math.max(0.5, to - from)}%` }} />
      </div>
      <p className="mt-0.5 text-12 text-muted tabular-nums">
        {examples} of {examplesKnown} examples, {wordShare(market / Math.max(1, marketKnown))} of all leads; between {wordLift(low)} and{' '}
        {wordLift(high)}
      </p>
    </li>
  );
}

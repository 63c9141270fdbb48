/** The counts of verdicts as one stacked bar, with a legend. */
import { Pane } from '@leadlight/ui/badge';
import type { VerdictKind } from '../api/contract.ts';
import { wordNumber } from '../words/numbers.ts';
import { verdictKinds, verdictNames } from './verdict-words.ts';

export interface BarPart {
  name: string;
  count: number;
  /** The class with the color of the bar. */
  fill: string;
  /** The class with the color of the pane in the legend. */
  text: string;
}

export const verdictFills: Record<VerdictKind, string> = {
  deliverable: 'bg-emerald',
  risky: 'bg-amber',
  undeliverable: 'bg-ruby',
  unknown: 'bg-control',
};
const verdictTexts: Record<VerdictKind, string> = {
  deliverable: 'text-emerald-text',
  risky: 'text-amber-text',
  undeliverable: 'text-ruby-text',
  unknown: 'text-muted',
};

export const verdictParts = (counts: Record<VerdictKind, number>): BarPart[] =>
  verdictKinds.map((kind) => ({ name: verdictNames[kind], count: counts[kind], fill: verdictFills[kind], text: verdictTexts[kind] }));

export const outcomeParts = (counts: Record<'confirmed' | 'pattern_only' | 'not_found' | 'unconfirmed', number>): BarPart[] => [
  { name: 'Confirmed', count: counts.confirmed, fill: 'bg-emerald', text: 'text-emerald-text' },
  { name: 'Pattern only', count: counts.pattern_only, fill: 'bg-amber', text: 'text-amber-text' },
  { name: 'Not found', count: counts.not_found, fill: 'bg-ruby', text: 'text-ruby-text' },
  { name: 'No answer', count: counts.unconfirmed, fill: 'bg-control', text: 'text-muted' },
];

/** @param total the value of the full width: for an active run all its rows, so that the bar grows */
export function PartedBar({ parts, total, className = 'h-2' }: { parts: readonly BarPart[]; total: number; className?: string }) {
  return (
    <div aria-hidden className={`flex gap-px overflow-hidden rounded-full bg-wash-strong ${className}`}>
      {parts.map(
        ({ name, count, fill }) =>
          count > 0 && (
            <div
              key={name}
              className={`${fill} transition-[width] duration-200 ease-out`}
              style={{ width: `${(count / Math.max(total, 1)) * 100}%` }}
            />
          ),
      )}
    </div>
  );
}

/** The legend of the bar. */
export function PartCounts({ parts, className = '' }: { parts: readonly BarPart[]; className?: string }) {
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-2 text-13 ${className}`}>
      {parts.map(({ name, count, text }) => (
        <div key={name} className="flex items-baseline gap-1.5">
          <dt className="flex items-center gap-1.5 text-muted">
            <span className={text}>
              <Pane filled={name !== 'Unknown' && name !== 'No answer'} />
            </span>
            {name}
          </dt>
          <dd className="font-medium tabular-nums">{wordNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

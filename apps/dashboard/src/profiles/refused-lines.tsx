import { Button } from '@leadlight/ui/button';
import { useState } from 'react';
import type { ProfileForecast } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';

/** Shown before the others are asked for. */
const firstShown = 3;

interface RefusedLinesProps extends Pick<ProfileForecast, 'refused' | 'refusedCount'> {
  /** "Line" of a pasted list, "Row" of a file. */
  unit: 'Line' | 'Row';
}

/** The lines that can't be used, each with its number, its text, and why. */
export function RefusedLines({ refused, refusedCount, unit }: RefusedLinesProps) {
  const [isOpen, setOpen] = useState(false);
  if (refusedCount === 0) return null;
  const shown = isOpen ? refused : refused.slice(0, firstShown);
  const units = unit.toLowerCase();
  return (
    <section aria-label="What can’t be used" className="mt-4 rounded-card border border-hairline bg-ground text-13">
      <p className="px-3.5 pt-3 font-medium">{wordCount(refusedCount, units)} can’t be used</p>
      <ul className={`mt-1 divide-y divide-hairline px-3.5 ${isOpen ? 'max-h-96 overflow-y-auto' : ''}`}>
        {shown.map(({ position, given, message }, index) => (
          <li key={`${position} ${index}`} className="flex gap-3 py-2">
            <span className="w-14 shrink-0 text-muted tabular-nums">
              {unit} {wordNumber(position)}
            </span>
            <span className="min-w-0">
              <span className="line-clamp-2 font-mono text-12 wrap-anywhere">{given}</span>
              <span className="mt-0.5 block text-muted">{message}</span>
            </span>
          </li>
        ))}
      </ul>
      {refused.length > firstShown && (
        <div className="border-t border-hairline px-1.5 py-1">
          <Button tone="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? 'Show fewer'
              : refusedCount > refused.length
                ? `Show the first ${wordNumber(refused.length)}`
                : `Show all ${wordNumber(refused.length)}`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** One bar per day. The day under the pointer, or selected with the arrow keys, is described in words. */
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { wordNumber } from '../words/numbers.ts';
import { wordChartDay } from './days.ts';

interface DayBarsProps<Day extends { day: string }> {
  label: string;
  /** Without gaps; the last one is today. */
  days: readonly Day[];
  /** The value of the full height. */
  top: number;
  heightPx: number;
  /** The text above the bars, about the marked day or about all days. */
  renderCaption: (day: Day | undefined) => ReactNode;
  /** The same for screen readers. */
  wordDay: (day: Day | undefined) => string;
  sizeOf: (day: Day) => number;
  /** Renders the content of a bar. @param isMarked undefined while no day is marked */
  renderBar: (day: Day, isMarked: boolean | undefined) => ReactNode;
  children?: ReactNode;
}

export function DayBars<Day extends { day: string }>(props: DayBarsProps<Day>) {
  const { label, days, top, heightPx, renderCaption, wordDay, sizeOf, renderBar, children } = props;
  const [marked, setMarked] = useState<number | null>(null);
  const last = days.length - 1;
  const day = marked === null ? undefined : days[marked];

  function onKeyDown(event: KeyboardEvent): void {
    const now = marked ?? last + 1;
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setMarked(Math.min(last, Math.max(0, next)));
  }

  return (
    <figure>
      <figcaption className="flex min-h-6 items-baseline gap-2 text-13 text-muted">{renderCaption(day)}</figcaption>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <div
          role="slider"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={marked ?? last}
          aria-valuetext={wordDay(day)}
          tabIndex={0}
          className="flex touch-pan-y items-end gap-px border-b border-control bg-[linear-gradient(var(--hairline)_1px,transparent_1px)] bg-size-[100%_50%]"
          style={{ height: heightPx }}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setMarked(null)}
          onBlur={() => setMarked(null)}
        >
          {days.map((each, index) => (
            <div
              key={each.day}
              className="flex h-full min-w-0 flex-1 items-end"
              onPointerEnter={() => setMarked(index)}
              onPointerDown={() => setMarked(index)}
            >
              <div
                className="flex w-full flex-col-reverse gap-px overflow-hidden rounded-t-[3px]"
                style={{ height: sizeOf(each) === 0 ? 0 : `max(2px, ${(sizeOf(each) / top) * 100}%)` }}
              >
                {renderBar(each, marked === null ? undefined : index === marked)}
              </div>
            </div>
          ))}
        </div>
        <div aria-hidden className="flex min-w-7 flex-col justify-between text-right text-12 leading-none text-muted tabular-nums">
          <span>{wordNumber(top)}</span>
          <span>{wordNumber(top / 2)}</span>
          <span>0</span>
        </div>
        <div aria-hidden className="flex justify-between text-12 text-muted">
          <span>{days[0] && wordChartDay(days[0].day)}</span>
          <span>Today</span>
        </div>
      </div>
      {children}
    </figure>
  );
}

/** Credits spent by day: a bar a day. The day under the pointer, or chosen with the arrow keys, is said in words. */
import { useState, type KeyboardEvent } from 'react';
import type { CreditUse } from '../../api/contract.ts';
import { roundUp, wordChartDay } from '../../charts/days.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

type Day = CreditUse['days'][number];
const height = 120;
const nameOf = (day: Day): string => wordChartDay(day.day);

export function UseChart({ days }: { days: Day[] }) {
  const [marked, setMarked] = useState<number | null>(null);
  const top = roundUp(Math.max(...days.map(({ spent }) => spent)));
  const total = days.reduce((sum, { spent }) => sum + spent, 0);
  const last = days.length - 1;
  const day = marked === null ? undefined : days[marked];
  const inAll = `${wordNumber(total)} spent in ${wordCount(days.length, 'day')}`;

  function onKeyDown(event: KeyboardEvent): void {
    const now = marked ?? last + 1;
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setMarked(Math.min(last, Math.max(0, next)));
  }

  return (
    <figure>
      <figcaption className="flex h-6 items-baseline gap-2 text-13 text-muted">
        {day ? (
          <span>
            <b className="font-medium text-ink tabular-nums">{wordNumber(day.spent)} spent</b> on {nameOf(day)}
            {day.refunded > 0 && `, ${wordNumber(day.refunded)} refunded`}
            {day.expired > 0 && `, ${wordNumber(day.expired)} expired`}
          </span>
        ) : (
          <span>
            <b className="font-medium text-ink tabular-nums">{wordNumber(total)} spent</b> in {wordCount(days.length, 'day')}
          </span>
        )}
      </figcaption>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <div
          role="slider"
          aria-label="Credits spent by day"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={marked ?? last}
          aria-valuetext={day ? `${nameOf(day)}: ${wordNumber(day.spent)} spent` : inAll}
          tabIndex={0}
          className="flex touch-pan-y items-end gap-px border-b border-control bg-[linear-gradient(var(--hairline)_1px,transparent_1px)] bg-size-[100%_50%]"
          style={{ height }}
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
                className={`w-full rounded-t-[3px] ${index === marked ? 'bg-cobalt' : 'bg-cobalt/55'}`}
                style={{ height: each.spent === 0 ? 0 : `max(2px, ${(each.spent / top) * 100}%)` }}
              />
            </div>
          ))}
        </div>
        <div aria-hidden className="flex min-w-7 flex-col justify-between text-right text-12 leading-none text-muted tabular-nums">
          <span>{wordNumber(top)}</span>
          <span>{wordNumber(top / 2)}</span>
          <span>0</span>
        </div>
        <div aria-hidden className="flex justify-between text-12 text-muted">
          <span>{days[0] && nameOf(days[0])}</span>
          <span>Today</span>
        </div>
      </div>
    </figure>
  );
}

/** Verdicts by day: a bar a day, parted by verdict. The day under the pointer, or chosen with the arrow keys, is said in words; all days stand in a table. */
import { Table, Td, Th } from '@leadlight/ui/table';
import { useState, type KeyboardEvent } from 'react';
import type { VerificationSummary } from '../../api/contract.ts';
import { roundUp, wordChartDay } from '../../charts/days.ts';
import { verdictFills } from '../../verification/verdict-bar.tsx';
import { verdictKinds, verdictNames } from '../../verification/verdict-words.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

type Day = VerificationSummary['byDay'][number];
const height = 140;
const sumOf = (day: Day): number => verdictKinds.reduce((sum, kind) => sum + day[kind], 0);

const wordDayCounts = (day: Day): string =>
  verdictKinds
    .filter((kind) => day[kind] > 0)
    .map((kind) => `${wordNumber(day[kind])} ${verdictNames[kind].toLowerCase()}`)
    .join(', ') || 'nothing checked';

export function VerdictsChart({ days }: { days: Day[] }) {
  const [marked, setMarked] = useState<number | null>(null);
  const top = roundUp(Math.max(...days.map(sumOf)));
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
      <figcaption className="flex min-h-6 items-baseline text-13 text-muted">
        {day ? (
          <span>
            <b className="font-medium text-ink tabular-nums">{wordChartDay(day.day)}</b>: {wordDayCounts(day)}
          </span>
        ) : (
          <span>
            <b className="font-medium text-ink">Verdicts by day</b>, by the last check of each address
          </span>
        )}
      </figcaption>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <div
          role="slider"
          aria-label="Verdicts by day"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={marked ?? last}
          aria-valuetext={day ? `${wordChartDay(day.day)}: ${wordDayCounts(day)}` : wordCount(days.length, 'day')}
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
                className={`flex w-full flex-col-reverse gap-px overflow-hidden rounded-t-[3px] ${marked !== null && index !== marked ? 'opacity-55' : ''}`}
                style={{ height: sumOf(each) === 0 ? 0 : `max(2px, ${(sumOf(each) / top) * 100}%)` }}
              >
                {verdictKinds.map(
                  (kind) => each[kind] > 0 && <div key={kind} className={verdictFills[kind]} style={{ flexGrow: each[kind] }} />,
                )}
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
      <details className="mt-3">
        <summary className="touch-target w-fit text-13 text-muted hover:text-ink">As a table</summary>
        <div className="mt-2 max-h-72 overflow-y-auto">
          <Table label="Verdicts by day, as a table">
            <thead>
              <tr>
                <Th>Day</Th>
                {verdictKinds.map((kind) => (
                  <Th key={kind} numeric>
                    {verdictNames[kind]}
                  </Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .filter((each) => sumOf(each) > 0)
                .toReversed()
                .map((each) => (
                  <tr key={each.day}>
                    <Td>{wordChartDay(each.day)}</Td>
                    {verdictKinds.map((kind) => (
                      <Td key={kind} numeric>
                        {wordNumber(each[kind])}
                      </Td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </Table>
        </div>
      </details>
    </figure>
  );
}

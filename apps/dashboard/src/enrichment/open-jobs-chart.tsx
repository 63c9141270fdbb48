/** Open jobs over time. Between two readings, the count of the earlier one is shown. */
import type { CompanyDetails } from '../api/contract.ts';
import { DayBars } from '../charts/day-bars.tsx';
import { roundUp, wordChartDay } from '../charts/days.ts';
import { wordCount } from '../words/numbers.ts';

type Day = CompanyDetails['jobs']['byDay'][number];

const dayMs = 86_400_000;
/** More days than this are shown by week, so that a bar stays wide enough to point at. */
const mostDays = 90;

/** One count for each day, or for each week if there are many days; the last one is today's. @param days sparse, in order; @param today "2026-11-22" */
export function openByDay(days: readonly Day[], today: string): Day[] {
  const first = days[0]?.day;
  if (first === undefined) return [];
  const known = new Map(days.map(({ day, open }) => [day, open]));
  const count = Math.max(1, Math.round((Date.parse(today) - Date.parse(first)) / dayMs) + 1);
  let open = 0;
  const all = Array.from({ length: count }, (_, offset): Day => {
    const day = new Date(Date.parse(first) + offset * dayMs).toISOString().slice(0, 10);
    open = known.get(day) ?? open;
    return { day, open };
  });
  return count <= mostDays ? all : all.filter((_, index) => (count - 1 - index) % 7 === 0);
}

export function OpenJobsChart({ days, today }: { days: readonly Day[]; today: string }) {
  const bars = openByDay(days, today);
  const last = bars.at(-1);
  const words = (day: Day): string => `${wordCount(day.open, 'open job')} on ${wordChartDay(day.day)}`;
  return (
    <DayBars
      label="Open jobs over time"
      days={bars}
      top={roundUp(Math.max(...bars.map(({ open }) => open)))}
      heightPx={96}
      sizeOf={({ open }) => open}
      wordDay={(day) => (day ? words(day) : last ? `${words(last)}, today` : '')}
      renderCaption={(day) => <span>{day ? words(day) : 'Open jobs over time'}</span>}
      renderBar={(_, isMarked) => <div className={`flex-1 ${isMarked ? 'bg-cobalt' : 'bg-cobalt/55'}`} />}
    />
  );
}

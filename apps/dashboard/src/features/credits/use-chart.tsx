/** Credits spent by day. */
import type { CreditUse } from '../../api/contract.ts';
import { DayBars } from '../../charts/day-bars.tsx';
import { roundUp, wordChartDay } from '../../charts/days.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

type Day = CreditUse['days'][number];

export function UseChart({ days }: { days: Day[] }) {
  const total = days.reduce((sum, { spent }) => sum + spent, 0);
  const inDays = wordCount(days.length, 'day');
  return (
    <DayBars
      label="Credits spent by day"
      days={days}
      top={roundUp(Math.max(...days.map(({ spent }) => spent)))}
      heightPx={120}
      sizeOf={({ spent }) => spent}
      wordDay={(day) => (day ? `${wordChartDay(day.day)}: ${wordNumber(day.spent)} spent` : `${wordNumber(total)} spent in ${inDays}`)}
      renderCaption={(day) => (
        <span>
          <b className="font-medium text-ink tabular-nums">{wordNumber(day?.spent ?? total)} spent</b>
          {day ? ` on ${wordChartDay(day.day)}` : ` in ${inDays}`}
          {day && day.refunded > 0 && `, ${wordNumber(day.refunded)} refunded`}
          {day && day.expired > 0 && `, ${wordNumber(day.expired)} expired`}
        </span>
      )}
      renderBar={(_, isMarked) => <div className={`flex-1 ${isMarked ? 'bg-cobalt' : 'bg-cobalt/55'}`} />}
    />
  );
}

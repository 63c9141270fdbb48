/** Verdicts by day, as stacked bars and as a table. */
import { Table, Td, Th } from '@leadlight/ui/table';
import type { VerificationSummary } from '../../api/contract.ts';
import { DayBars } from '../../charts/day-bars.tsx';
import { roundUp, wordChartDay } from '../../charts/days.ts';
import { verdictFills } from '../../verification/verdict-bar.tsx';
import { verdictKinds, verdictNames } from '../../verification/verdict-words.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

type Day = VerificationSummary['byDay'][number];
const sumOf = (day: Day): number => verdictKinds.reduce((sum, kind) => sum + day[kind], 0);

const wordDayCounts = (day: Day): string =>
  verdictKinds
    .filter((kind) => day[kind] > 0)
    .map((kind) => `${wordNumber(day[kind])} ${verdictNames[kind].toLowerCase()}`)
    .join(', ') || 'no verifications';

export function VerdictsChart({ days }: { days: Day[] }) {
  return (
    <DayBars
      label="Verdicts by day"
      days={days}
      top={roundUp(Math.max(...days.map(sumOf)))}
      heightPx={140}
      sizeOf={sumOf}
      wordDay={(day) => (day ? `${wordChartDay(day.day)}: ${wordDayCounts(day)}` : wordCount(days.length, 'day'))}
      renderCaption={(day) =>
        day ? (
          <span>
            <b className="font-medium text-ink tabular-nums">{wordChartDay(day.day)}</b>: {wordDayCounts(day)}
          </span>
        ) : (
          <span>
            <b className="font-medium text-ink">Verdicts by day</b>, by the last verification of each address
          </span>
        )
      }
      renderBar={(day, isMarked) =>
        verdictKinds.map(
          (kind) =>
            day[kind] > 0 && (
              <div
                key={kind}
                className={`${verdictFills[kind]} ${isMarked === false ? 'opacity-55' : ''}`}
                style={{ flexGrow: day[kind] }}
              />
            ),
        )
      }
    >
      <details className="mt-3">
        <summary className="touch-target w-fit text-13 text-muted hover:text-ink">Show as table</summary>
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
    </DayBars>
  );
}

/** Values that a provider was asked for, by day or week: accepted, refused, and not answered; as stacked bars and as a table. */
import { Table, Td, Th } from '@leadlight/ui/table';
import type { ProviderFigures } from '../../api/contract.ts';
import { DayBars } from '../../charts/day-bars.tsx';
import { everyDay, roundUp, wordChartDay } from '../../charts/days.ts';
import { wordDollars } from '../../words/money.ts';
import { wordNumber } from '../../words/numbers.ts';
import { bucketsOf, type ValuesBucket } from './values-buckets.ts';

const parts = [
  { key: 'accepted', name: 'Accepted', fill: 'bg-cobalt' },
  { key: 'refused', name: 'Refused', fill: 'bg-amber' },
  { key: 'missing', name: 'Not answered', fill: 'bg-control' },
] as const;

const wordCounts = (bucket: ValuesBucket): string =>
  bucket.asked === 0
    ? 'no calls'
    : parts
        .filter(({ key }) => bucket[key] > 0)
        .map(({ key, name }) => `${wordNumber(bucket[key])} ${name.toLowerCase()}`)
        .join(', ');

export function ValuesChart({ provider, from, days }: { provider: ProviderFigures; from: string; days: number }) {
  const none = (day: string): ProviderFigures['byDay'][number] => ({ day, calls: 0, asked: 0, accepted: 0, refused: 0, micros: 0 });
  const { buckets, unit } = bucketsOf(everyDay(provider.byDay, from, days, none));
  const title = `Requested values by ${unit}`;
  const when = ({ day }: ValuesBucket): string => (unit === 'week' ? `Week from ${wordChartDay(day)}` : wordChartDay(day));
  return (
    <DayBars
      label={`${title}: ${provider.name}`}
      days={buckets}
      top={roundUp(Math.max(...buckets.map(({ asked }) => asked)))}
      heightPx={140}
      sizeOf={({ asked }) => asked}
      wordDay={(bucket) => (bucket ? `${when(bucket)}: ${wordCounts(bucket)}` : title)}
      renderCaption={(bucket) =>
        bucket ? (
          <span>
            <b className="font-medium text-ink tabular-nums">{when(bucket)}</b>: {wordCounts(bucket)}
          </span>
        ) : (
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            <b className="font-medium text-ink">{title}</b>
            {parts.map(({ key, name, fill }) => (
              <span key={key} className="flex items-center gap-1.5">
                <span aria-hidden className={`size-2.5 rounded-[3px] ${fill}`} />
                {name}
              </span>
            ))}
          </span>
        )
      }
      renderBar={(bucket, isMarked) =>
        parts.map(
          ({ key, fill }) =>
            bucket[key] > 0 && (
              <div key={key} className={`${fill} ${isMarked === false ? 'opacity-55' : ''}`} style={{ flexGrow: bucket[key] }} />
            ),
        )
      }
    >
      <details className="mt-3">
        <summary className="touch-target w-fit text-13 text-muted hover:text-ink">
          Show as table<span className="sr-only">: {provider.name}</span>
        </summary>
        <div className="mt-2 max-h-72 overflow-auto">
          <Table label={`${title}, ${provider.name}, as a table`}>
            <thead>
              <tr>
                <Th>{unit === 'week' ? 'Week from' : 'Day'}</Th>
                {['Calls', 'Requested', ...parts.map(({ name }) => name), 'Cost'].map((label) => (
                  <Th key={label} numeric>
                    {label}
                  </Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {buckets
                .filter(({ calls }) => calls > 0)
                .toReversed()
                .map((bucket) => (
                  <tr key={bucket.day}>
                    <Td className="whitespace-nowrap">{wordChartDay(bucket.day)}</Td>
                    <Td numeric>{wordNumber(bucket.calls)}</Td>
                    <Td numeric>{wordNumber(bucket.asked)}</Td>
                    {parts.map(({ key }) => (
                      <Td key={key} numeric>
                        {wordNumber(bucket[key])}
                      </Td>
                    ))}
                    <Td numeric>{wordDollars(bucket.micros)}</Td>
                  </tr>
                ))}
            </tbody>
          </Table>
        </div>
      </details>
    </DayBars>
  );
}

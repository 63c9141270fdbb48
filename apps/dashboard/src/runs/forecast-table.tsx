/** What a run does with its rows, with counts and prices. */
import { wordNumber } from '../words/numbers.ts';
import type { ForecastLine } from './forecast-lines.ts';

interface ForecastTableProps {
  caption: string;
  lines: readonly ForecastLine[];
  className?: string;
}

export function ForecastTable({ caption, lines, className = '' }: ForecastTableProps) {
  return (
    <table className={`w-full text-13 ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(([words, count, price]) => (
          <tr key={words} className="border-b border-hairline">
            <th scope="row" className="py-2 text-left font-normal">
              {words}
            </th>
            <td className="w-16 text-right font-medium tabular-nums">{wordNumber(count)}</td>
            <td className="w-28 text-right text-muted tabular-nums">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

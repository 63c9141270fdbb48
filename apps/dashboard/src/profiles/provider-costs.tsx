import type { ProfileForecast } from '../api/contract.ts';
import { wordDollars } from '../words/money.ts';

/**
 * For each provider, the most that it can cost, and what is left of its ceiling for the month. One whose price is not known is not asked, because no ceiling
 * could limit it.
 */
export function ProviderCosts({ providers }: Pick<ProfileForecast, 'providers'>) {
  if (providers.length === 0) return null;
  const priced = providers.filter(({ mostMicros }) => mostMicros !== null);
  return (
    <table className="mt-5 w-full text-13">
      <caption className="mb-1 text-left text-13 font-medium">Providers, in the order in which they are asked</caption>
      <thead>
        <tr className="border-b border-hairline text-muted">
          <th scope="col" className="py-1.5 text-left font-normal">
            Provider
          </th>
          <th scope="col" className="w-28 py-1.5 text-right font-normal">
            At most
          </th>
          <th scope="col" className="w-32 py-1.5 text-right font-normal">
            Left this month
          </th>
        </tr>
      </thead>
      <tbody>
        {providers.map(({ connectionId, name, mostMicros, leftMicros }) => (
          <tr key={connectionId} className="border-b border-hairline">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {name}
            </th>
            <td className="text-right tabular-nums">
              {mostMicros === null ? <span className="text-muted">not asked</span> : wordDollars(mostMicros)}
            </td>
            <td
              className={`text-right tabular-nums ${leftMicros !== null && leftMicros < (mostMicros ?? 1) ? 'font-medium text-amber-text' : 'text-muted'}`}
            >
              {leftMicros === null ? 'no ceiling' : wordDollars(leftMicros)}
            </td>
          </tr>
        ))}
        {priced.length > 1 && (
          <tr>
            <th scope="row" className="py-2 text-left font-medium">
              Together
            </th>
            <td className="text-right font-medium tabular-nums">
              {wordDollars(priced.reduce((sum, { mostMicros }) => sum + (mostMicros ?? 0), 0))}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

import type { VerificationSummary } from '../../api/contract.ts';
import { PartedBar, verdictParts } from '../../verification/verdict-bar.tsx';
import { wordCount, wordNumber } from '../../words/numbers.ts';

/** The domains with the most addresses, and the share of each verdict. */
export function DomainMix({ domains, otherDomains }: Pick<VerificationSummary, 'domains' | 'otherDomains'>) {
  const most = Math.max(...domains.map(({ count }) => count), 1);
  return (
    <section aria-labelledby="domains" className="min-w-0 px-4 py-5 sm:px-6">
      <h2 id="domains" className="text-16">
        Domains
      </h2>
      <table className="mt-1 w-full table-fixed text-13">
        <caption className="sr-only">The domains with the most addresses, and their verdicts</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Domain</th>
            <th scope="col">Verdicts</th>
            <th scope="col">Addresses</th>
          </tr>
        </thead>
        <tbody>
          {domains.map(({ domain, count, ...counts }) => {
            const parts = verdictParts(counts);
            const words = parts
              .filter((part) => part.count > 0)
              .map((part) => `${wordNumber(part.count)} ${part.name.toLowerCase()}`)
              .join(', ');
            return (
              <tr key={domain} title={words} className="border-b border-hairline">
                <th scope="row" className="truncate py-2.5 pr-3 text-left font-medium">
                  {domain}
                </th>
                <td className="pr-3">
                  <span className="sr-only">{words}</span>
                  <div style={{ width: `${Math.max(4, (count / most) * 100)}%` }}>
                    <PartedBar parts={parts} total={count} className="h-2.5" />
                  </div>
                </td>
                <td className="w-16 text-right tabular-nums">{wordNumber(count)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {otherDomains > 0 && <p className="mt-3 text-13 text-muted">{wordCount(otherDomains, 'address', 'addresses')} at other domains.</p>}
    </section>
  );
}

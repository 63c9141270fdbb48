/** The forecasts of columns that ask about companies or people: a line with a figure, and why rows are skipped. */

export const skipNames = { duplicate: 'At the same company as another row', no_domain: 'Without a website', sample: 'Fictional' } as const;

export function ForecastLine({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
        {name}
      </th>
      <td className="w-24 text-right font-medium tabular-nums">{value}</td>
      <td className="w-36 text-right text-muted tabular-nums">{more}</td>
    </tr>
  );
}

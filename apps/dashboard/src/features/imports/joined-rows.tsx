/** Which rows of the file become one lead, before the import starts: a column with the wrong target would make many rows one. */
import type { ImportPreview } from '../../api/contract.ts';
import { wordCount } from '../../words/numbers.ts';

export function JoinedRows({ preview: { joinedRows, leads: kind } }: { preview: ImportPreview }) {
  const { checked, rows, leads, doubtful, examples } = joinedRows;
  if (rows === 0 && doubtful === 0) return null;
  const noun = kind === 'people' ? (leads === 1 ? 'person' : 'people') : leads === 1 ? 'company' : 'companies';
  return (
    <section aria-label="Rows that become one" className="mx-4 mt-4 rounded-control bg-wash px-3 py-2.5 text-13 sm:mx-6">
      {rows > 0 && (
        <p>
          Of the first {wordCount(checked, 'row')},{' '}
          <strong className="font-semibold">
            {wordCount(rows, 'row')} become {leads.toLocaleString('en')} {noun}
          </strong>
          , for example:
        </p>
      )}
      {rows > 0 && (
        <ul className="mt-1 grid gap-0.5 text-muted">
          {examples.map((example) => (
            <li key={example.firstRows.join()} className="wrap-anywhere">
              {wordCount(example.rows, 'row')} ({example.firstRows.join(', ')}
              {example.rows > example.firstRows.length && ', …'}): {example.names.join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {doubtful > 0 && (
        <p className={rows > 0 ? 'mt-1' : ''}>
          {wordCount(doubtful, 'row')} may be the same as another row. They stay separate until you decide under Duplicates.
        </p>
      )}
    </section>
  );
}

/** The cells of an import that couldn't be read: how many in each column, and the first of them with their rows. */
import { Table, Td, Th } from '@leadlight/ui/table';
import { urlOf } from '@leadlight/contract/route';
import { useQuery } from '@tanstack/react-query';
import '../../api/groups/exports.ts';
import type { Import } from '../../api/contract.ts';
import { endpointOf } from '../../api/endpoint.ts';
import { DownloadLink } from '../../downloads/download-link.tsx';
import { invalidValuesQuery } from '../../leads/imports.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

export function InvalidValues({ workspaceId, file: { id, invalid } }: { workspaceId: string; file: Import }) {
  const values = useQuery({ ...invalidValuesQuery(workspaceId, id), enabled: invalid.length > 0 });
  if (invalid.length === 0) return null;
  const all = invalid.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="invalid-values" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="invalid-values" className="scroll-mt-20 text-16">
          Values that weren’t used <span className="font-text text-13 font-normal text-muted tabular-nums">{wordNumber(all)}</span>
        </h2>
        <DownloadLink href={urlOf(endpointOf('exportInvalidValues'), { workspaceId, importId: id })}>Download with rows</DownloadLink>
      </div>
      <p className="mt-1 text-13 text-muted">The rows were imported. Values that can’t be read are kept with the lead as extra fields.</p>
      <ul className="mt-2 grid gap-1 text-13">
        {invalid.map(({ column, header, code, message, count }) => (
          <li key={`${column} ${code}`}>
            <span className="font-medium tabular-nums">{wordNumber(count)}</span> in{' '}
            <span className="font-medium break-words">{header}</span>
            <span className="text-muted">: {message}</span>
          </li>
        ))}
      </ul>
      {values.data && (
        <div className="mt-3">
          <Table label="Values that weren’t used">
            <thead>
              <tr>
                <Th numeric>Row</Th>
                <Th>Column</Th>
                <Th>Value</Th>
              </tr>
            </thead>
            <tbody>
              {values.data.items.map(({ row, column, header, value }) => (
                <tr key={`${row} ${column}`}>
                  <Td numeric className="w-16 text-muted">
                    {wordNumber(row)}
                  </Td>
                  <Td className="max-w-40 break-words">{header}</Td>
                  <Td className="max-w-60 break-words">{value}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
          {all > values.data.items.length && (
            <p className="mt-2 text-13 text-muted">
              Only the first {wordNumber(values.data.items.length)} are shown here. Download the file for all listed values.
            </p>
          )}
        </div>
      )}
    </section>
  );
}

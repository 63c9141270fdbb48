/** What an import did not use: its refused rows with their reasons, and the values that can't be read. Loaded for imports that have some. */
import { urlOf } from '@leadlight/contract/route';
import { useQuery } from '@tanstack/react-query';
import '../../api/groups/exports.ts';
import type { Import } from '../../api/contract.ts';
import { endpointOf } from '../../api/endpoint.ts';
import { DownloadLink } from '../../downloads/download-link.tsx';
import { refusedRowsQuery } from '../../leads/imports.queries.ts';
import { FailedRows } from '../../runs/failed-rows.tsx';
import { InvalidValues } from './invalid-values.tsx';

export function UnreadRows({ workspaceId, file }: { workspaceId: string; file: Import }) {
  const { refused: count } = file.progress;
  const refused = useQuery({ ...refusedRowsQuery(workspaceId, file.id), enabled: count > 0 });
  return (
    <>
      <FailedRows
        title="Refused rows"
        count={count}
        rows={refused.data?.items}
        advice="Correct these rows in the file and import it again. Rows that were already imported aren’t duplicated."
        download={
          <DownloadLink href={urlOf(endpointOf('exportRefusedRows'), { workspaceId, importId: file.id })}>
            Download with reasons
          </DownloadLink>
        }
      />
      <InvalidValues workspaceId={workspaceId} file={file} />
    </>
  );
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { ImportPreview, ImportSettings } from '../../api/contract.ts';
import { queryKey } from '../../api/queries.ts';

/** The server reads a file for at most a minute, then answers with an error. */
const previewPatienceMs = 70_000;

const previewInput = (workspaceId: string, importId: string, settings: ImportSettings) => ({
  params: { workspaceId, importId },
  body: settings,
});

export const previewQuery = (workspaceId: string, importId: string, settings: ImportSettings) =>
  queryOptions({
    queryKey: queryKey('previewImport', previewInput(workspaceId, importId, settings)),
    queryFn: ({ signal }): Promise<ImportPreview> =>
      call('previewImport', previewInput(workspaceId, importId, settings), { signal, patienceMs: previewPatienceMs }),
    placeholderData: keepPreviousData,
    retry: false,
  });

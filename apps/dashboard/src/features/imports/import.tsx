/** One import, from the confirmation of its columns to its result. */
import { buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { leadReads, reread } from '../../api/reread.ts';
import { useEnd } from '../../api/use-end.ts';
import { Page } from '../../layout/page.tsx';
import { Failed } from '../../layout/failed.tsx';
import { paths } from '../../paths.ts';
import { isUploaded } from '../../runs/import-run.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportSteps } from './import-steps.tsx';
import { importQuery, isImportAtWork } from '../../leads/imports.queries.ts';

const ImportMapping = deferred(() => import('./import-mapping.tsx').then((module) => module.ImportMapping));
const route = getRouteApi('/w/$workspaceId/imports/$importId');

export function ImportScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { importId } = route.useParams();
  const queries = useQueryClient();
  const one = useQuery(importQuery(workspaceId, importId));
  useEnd(one.data !== undefined && isImportAtWork(one.data), () =>
    reread(queries, workspaceId, [...leadReads, 'listMerges', 'listMergeGroups']),
  );

  return (
    <Page
      title={one.data?.fileName ?? 'Import'}
      actions={
        <Link {...paths.imports(workspaceId)} className={buttonClass('outline')}>
          All imports
        </Link>
      }
    >
      <ImportSteps at={one.data && isUploaded(one.data) ? 1 : 2} />
      {one.isPending ? (
        <div className="px-4 sm:px-6">
          <SkeletonRows rows={8} label="Loading the import" />
        </div>
      ) : one.isError && !one.data ? (
        <Failed query={one} />
      ) : one.data && isUploaded(one.data) ? (
        <ImportMapping workspace={workspace} file={one.data} />
      ) : (
        one.data && (
          <div className="mx-auto w-full max-w-3xl px-4 pb-16 sm:px-6">
            <ImportProgress workspace={workspace} file={one.data} isOld={one.isError} />
            <ImportResult workspace={workspace} file={one.data} />
          </div>
        )
      )}
    </Page>
  );
}

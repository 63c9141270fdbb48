/** The reading of one domain: updates live while its website is read, and can be shared by its link. */
import '../../api/groups/enrichment.ts';
import { buttonClass } from '@leadlight/ui/button';
import { Skeleton } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, Building2 } from 'lucide-react';
import type { Enrichment } from '../../api/contract.ts';
import { useCanRead } from '../../enrichment/contact-notice.tsx';
import { EnrichmentPanel } from '../../enrichment/enrichment-panel.tsx';
import { enrichmentQuery } from '../../enrichment/enrichment.queries.ts';
import { useEnriching } from '../../enrichment/use-enriching.ts';
import { Failed } from '../../layout/failed.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';

const route = getRouteApi('/w/$workspaceId/enrichments/$enrichmentId');

export function EnrichmentScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { enrichmentId } = route.useParams();
  const one = useQuery(enrichmentQuery(workspaceId, enrichmentId));
  return (
    <>
      <title>{`${one.data?.domain ?? 'Enrich a company'} · Leadlight`}</title>
      <p className="px-4 pt-4 text-13 sm:px-6">
        <Link {...paths.enrichments(workspaceId)} className="inline-flex items-center gap-1.5 text-muted no-underline hover:text-ink">
          <ArrowLeft className="size-3.5" aria-hidden />
          All websites read
        </Link>
      </p>
      {one.isPending ? (
        <div role="status" aria-label="Loading the reading" className="px-4 pt-6 sm:px-6">
          <Skeleton className="h-6 w-64" />
          <Skeleton className="mt-6 w-80" />
        </div>
      ) : one.data ? (
        <Reading key={one.data.id} workspace={workspace} enrichment={one.data} />
      ) : (
        <Failed query={one} />
      )}
    </>
  );
}

function Reading({ workspace, enrichment }: { workspace: OpenWorkspace; enrichment: Enrichment }) {
  const { workspaceId } = workspace;
  const navigate = route.useNavigate();
  const canRead = useCanRead(workspaceId);
  const enriching = useEnriching(workspaceId, enrichment, ({ id }) =>
    id === enrichment.id ? undefined : navigate(paths.enrichment(workspaceId, id)),
  );
  const { domain, companyId } = enriching.enrichment ?? enrichment;
  return (
    <div className="max-w-3xl pb-16">
      <h2 className="px-4 pt-5 text-20 wrap-anywhere sm:px-6">{domain}</h2>
      <EnrichmentPanel
        workspace={workspace}
        domain={domain}
        enriching={enriching}
        canRead={canRead}
        onEnrich={() => void enriching.enrich({ domain }, true)}
        onEnrichOther={(other) => void enriching.enrich({ domain: other }, false)}
      />
      {companyId !== null && (
        <p className="px-4 sm:px-6">
          <Link {...paths.company(workspaceId, companyId)} className={buttonClass('primary')}>
            <Building2 aria-hidden />
            Open the company
          </Link>
        </p>
      )}
    </div>
  );
}

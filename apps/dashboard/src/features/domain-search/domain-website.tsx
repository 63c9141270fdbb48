/** The website of a domain: its last reading, or the offer to read it. Nothing is read until the user asks for it. */
import '../../api/groups/enrichment.ts';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DomainSearch, Enrichment } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { ContactNotice, useCanRead } from '../../enrichment/contact-notice.tsx';
import { EnrichmentPanel } from '../../enrichment/enrichment-panel.tsx';
import { enrichmentQuery } from '../../enrichment/enrichment.queries.ts';
import { useEnriching } from '../../enrichment/use-enriching.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

interface DomainWebsiteProps {
  workspace: OpenWorkspace;
  found: DomainSearch;
}

export function DomainWebsite({ workspace, found }: DomainWebsiteProps) {
  const id = found.enrichment?.id;
  const last = useQuery({ ...enrichmentQuery(workspace.workspaceId, id ?? ''), enabled: id !== undefined });
  return (
    <section aria-labelledby="domain-website" className="border-t border-hairline pt-5">
      <h2 id="domain-website" className="px-4 text-16 sm:px-6">
        Website
      </h2>
      {id !== undefined && !last.data ? (
        <div className="px-4 sm:px-6">
          <SkeletonRows rows={2} label="Loading the last reading" />
        </div>
      ) : (
        <Reading workspace={workspace} domain={found.domain} last={last.data ?? null} />
      )}
    </section>
  );
}

function Reading({ workspace, domain, last }: { workspace: OpenWorkspace; domain: string; last: Enrichment | null }) {
  const { workspaceId } = workspace;
  const navigate = useNavigate();
  const canRead = useCanRead(workspaceId);
  const enriching = useEnriching(workspaceId, last);
  const other = useCommand('enrichCompany', { onDone: ({ id }) => navigate(paths.enrichment(workspaceId, id)) });
  return (
    <>
      {!canRead && (
        <div className="mt-3">
          <ContactNotice workspaceId={workspaceId} />
        </div>
      )}
      <EnrichmentPanel
        workspace={workspace}
        domain={domain}
        enriching={enriching}
        canRead={canRead}
        onEnrich={() => void enriching.enrich({ domain }, enriching.enrichment !== null)}
        onEnrichOther={(to) => void other.run({ params: { workspaceId }, body: { domain: to, fresh: false, budgetMs: 0 } })}
      />
    </>
  );
}

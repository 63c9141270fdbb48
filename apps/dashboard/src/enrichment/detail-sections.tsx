import type { CompanyDetails } from '../api/contract.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { Changes } from './changes.tsx';
import { ContactPoints } from './contact-points.tsx';
import { Jobs } from './jobs.tsx';
import { SectionLinks } from './section-links.tsx';
import { SitePeople } from './site-people.tsx';
import { Technologies } from './technologies.tsx';
import { useRejecting } from './use-rejecting.ts';

interface DetailSectionsProps {
  workspace: OpenWorkspace;
  companyId: string;
  domain: string;
  details: CompanyDetails;
  /** "2026-11-22". */
  today: string;
}

const isCurrent = ({ goneSince, isRejected }: { goneSince: string | null; isRejected: boolean }): boolean =>
  goneSince === null && !isRejected;

/** Everything that a website says, in sections. */
export function DetailSections({ workspace, companyId, domain, details, today }: DetailSectionsProps) {
  const rejecting = useRejecting(workspace, companyId);
  const { technologies, jobs, contacts, locations, identifiers, people, changes } = details;
  return (
    <>
      <SectionLinks
        sections={[
          { id: 'site-people', name: 'People', count: people.filter(isCurrent).length },
          { id: 'technologies', name: 'Technologies', count: technologies.filter(isCurrent).length },
          { id: 'jobs', name: 'Jobs', count: jobs.open },
          { id: 'contact', name: 'Contact' },
          { id: 'changes', name: 'Changes' },
        ]}
      />
      <SitePeople workspace={workspace} companyId={companyId} domain={domain} people={people} rejecting={rejecting} />
      <Technologies technologies={technologies} rejecting={rejecting} />
      <Jobs workspaceId={workspace.workspaceId} companyId={companyId} jobs={jobs} today={today} />
      <ContactPoints contacts={contacts} locations={locations} identifiers={identifiers} rejecting={rejecting} />
      <Changes changes={changes} />
    </>
  );
}

import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { Tabs } from '@leadlight/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import type { LeadCompany, LeadPerson } from '../../api/contract.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { leadNotesQuery, Notes } from './notes.tsx';

const CompanyWebsite = deferred(() => import('../../enrichment/company-website.tsx').then((module) => module.CompanyWebsite));

interface LeadPartsProps {
  workspace: OpenWorkspace;
  lead: LeadPerson | LeadCompany;
  /** The company whose website is one of the parts. */
  website?: LeadCompany | undefined;
  onEdit?: (() => void) | undefined;
}

/** The facts, notes and history of a lead, and what the website of a company says. */
export function LeadParts({ workspace, lead, website, onEdit }: LeadPartsProps) {
  const companyId = 'contact' in lead ? undefined : lead.id;
  const rejectableOf = !lead.isOwn || workspace.isReadOnly || !workspace.may('leads.update') ? undefined : companyId;
  const notes = useQuery(leadNotesQuery(workspace.workspaceId, lead.id));
  return (
    <Tabs
      label="About this lead"
      tabs={[
        {
          id: 'facts',
          name: 'Facts',
          renderContent: () => (
            <Facts workspaceId={workspace.workspaceId} facts={lead.facts} companyId={companyId} rejectableOf={rejectableOf} />
          ),
        },
        ...(website
          ? [
              {
                id: 'website',
                name: 'Website',
                renderContent: () => (
                  <CompanyWebsite
                    meanwhile={
                      <div className="px-4">
                        <SkeletonRows rows={4} label="Loading what the website says" />
                      </div>
                    }
                    key={website.id}
                    workspace={workspace}
                    company={website}
                    onEdit={onEdit}
                  />
                ),
              },
            ]
          : []),
        {
          id: 'notes',
          name: 'Notes',
          count: notes.data?.items.length,
          renderContent: () => <Notes key={lead.id} workspace={workspace} leadId={lead.id} />,
        },
        { id: 'history', name: 'History', renderContent: () => <History workspaceId={workspace.workspaceId} leadId={lead.id} /> },
      ]}
    />
  );
}

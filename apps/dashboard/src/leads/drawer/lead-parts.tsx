import { Tabs } from '@leadlight/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import type { LeadCompany, LeadPerson } from '../../api/contract.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { leadNotesQuery, Notes } from './notes.tsx';

/** The facts, notes and history of a lead. */
export function LeadParts({ workspace, lead }: { workspace: OpenWorkspace; lead: LeadPerson | LeadCompany }) {
  const notes = useQuery(leadNotesQuery(workspace.workspaceId, lead.id));
  return (
    <Tabs
      label="About this lead"
      tabs={[
        { id: 'facts', name: 'Facts', renderContent: () => <Facts workspaceId={workspace.workspaceId} facts={lead.facts} /> },
        {
          id: 'notes',
          name: 'Notes',
          count: notes.data?.items.length,
          renderContent: () => <Notes workspace={workspace} leadId={lead.id} />,
        },
        { id: 'history', name: 'History', renderContent: () => <History workspaceId={workspace.workspaceId} leadId={lead.id} /> },
      ]}
    />
  );
}

import '../api/groups/enrichment.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { CompanyDetails } from '../api/contract.ts';
import { patch, useCommand } from '../api/use-command.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { detailsQuery } from './enrichment.queries.ts';

/** Marks values of a website as wrong, and undoes it. */
export interface Rejecting {
  mayReject: boolean;
  pending: boolean;
  reject: (detailId: string, isRejected: boolean) => void;
}

export function useRejecting(workspace: OpenWorkspace, companyId: string): Rejecting {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const { queryKey } = detailsQuery(workspaceId, companyId);
  const command = useCommand('rejectCompanyDetail', { onDone: (answer) => queries.setQueryData(queryKey, answer) });
  return {
    mayReject: workspace.may('leads.update') && !workspace.isReadOnly,
    pending: command.pending,
    reject: (detailId, isRejected) =>
      void command.run(
        { params: { workspaceId, companyId, detailId }, body: { isRejected } },
        patch(queryKey, (details) => withRejection(details, detailId, isRejected)),
      ),
  };
}

/** The same details with one value marked, or no longer marked, as wrong. */
export function withRejection(details: CompanyDetails, detailId: string, isRejected: boolean): CompanyDetails {
  const marked = <T extends { id: string; isRejected: boolean }>(all: T[]): T[] =>
    all.map((each) => (each.id === detailId ? { ...each, isRejected } : each));
  return {
    ...details,
    technologies: marked(details.technologies),
    contacts: marked(details.contacts),
    locations: marked(details.locations),
    people: marked(details.people),
    identifiers: marked(details.identifiers),
  };
}
